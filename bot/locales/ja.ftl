### Fireside のすべてのテキスト（日本語）。
###
### $player や $opponent などは <@1> のようなメンションです。メンションを表示できない場所では名前になります。
### メンションで通知が届くのは、番が来ている人だけです。

## ゲーム

game-tictactrek = Tic Tac Trek
game-tactiki = TacTiki
game-battleoflits = Battle of LITS
somebody = 誰か

## コマンドとオプション（Discord の一覧に出るもの）

command-challenge = 誰かにゲームを挑みます。相手を決めずに募集することもできます
command-move = 自分の手を打ちます。入力するか、候補から選んでください
command-away = 数日間不在にします。1ターン1日以上の持ち時間は、その間止まります
command-board = 対局の盤面を表示します。対局者なら投稿し直し、それ以外の人には本人だけに見せます
command-matches = あなたの対局、またはこのサーバーの全対局の一覧。誰の番か、どこで行われているか
command-resign = 対局を投了します（一度確認があります）
command-ranks = 対局の自分側の情報を、あなただけに見せます
command-draw = 引き分けのあるゲームで、相手に引き分けを提案します
command-takeback = 直前の自分のターンを取り消す「待った」を相手に頼みます
command-call-off = 勝敗をつけずに対局を中止するよう、相手に提案します
command-replay = 終わった対局を、1ターンずつ、アニメーション、または棋譜で振り返ります
command-rules = ゲームの遊び方を図入りで説明します
command-leaderboard = ゲームごとの強い人のランキング（レーティング順）
command-profile = その人の戦績：レーティング、対戦相手、連勝・連敗、最近の対局
command-help = Fireside でできること
option-game = ゲーム
option-opponent = 挑む相手。省略すると、誰でも受けられます
option-first = 先手を取る人
option-variant = レイアウトなど、ゲームのバリアント。一覧の名前か、自作のもの
option-move = 手。N12 や D4 D5 D6 E5 など。入力すると候補が絞られます
option-match = どの対局か（ここで複数の対局をしている場合）
option-replay-match = どの対局か。あなたの対局とこのチャンネルの対局が、新しい順に出ます
option-as = 1手ずつ、GIF、または棋譜（テキスト）
option-share = GIF や棋譜をここの全員に見せます
as-steps = 1手ずつ
as-gif = GIF
as-record = 棋譜（テキスト）
option-match-here = どの対局か。別のチャンネルの対局は、あなただけに表示されます
option-leaderboard-game = どのゲームか。省略すると、最後にレート戦が行われたゲーム
option-scope = このサーバー、または全サーバー
option-person = 誰のプロフィールか。省略するとあなた自身
option-profile-game = このゲームだけ
option-rated = レーティングの対象にするか。サーバーで別の設定がなければ対象
option-away = 日数、またはいつまでか（2026-12-24）。戻ったときは back
option-clock = 1ターンの持ち時間。サーバーで別の設定がなければ3日
option-where = 対局する場所。このチャンネル、または対局専用のスレッド
clock-none = 時間制限なし
clock-live-5 = ライブ：1ターン5分
clock-live-10 = ライブ：1ターン10分
clock-days-1 = 1ターン1日
clock-days-3 = 1ターン3日
clock-days-7 = 1ターン7日
place-here = このチャンネル
place-thread = 新しいスレッド
first-random = ランダムに決める
first-challenger = 自分
first-opponent = 相手

## ボタンとメニュー

button-accept = 受ける
button-decline = 断る
button-cancel = 取り消す
button-rules = ルール
button-letter = 自分側を見る
button-rematch = 再戦
button-resign = 投了する
button-play-on = 続ける
button-previous = 前へ
button-next = 次へ
menu-move = 手を選んでください
menu-part = 手を選んでください：{ $first } ～ { $last }

## 挑戦

challenge-made-open =
    🔥 { $opponent }、{ $challenger } から **{ $game }** の挑戦です。
    -# { $clock } · { $rated ->
        [yes] レート戦
       *[no] カジュアル戦
    } · この挑戦は { $until }に終了します。
challenge-made-accepted = { $opponent } が { $challenger } の **{ $game }** の挑戦を受けました。
challenge-made-declined = { $opponent } が { $challenger } の **{ $game }** の挑戦を断りました。
challenge-made-cancelled = { $challenger } が { $opponent } への **{ $game }** の挑戦を取り消しました。
challenge-made-expired = { $opponent } は { $challenger } の **{ $game }** の挑戦に期限までに答えませんでした。
challenge-open-open =
    🔥 { $challenger } が **{ $game }** の相手を募集しています。誰でも受けられます。
    -# { $clock } · { $rated ->
        [yes] レート戦
       *[no] カジュアル戦
    } · この挑戦は { $until }に終了します。
challenge-open-accepted = { $challenger } の **{ $game }** の募集に、相手が見つかりました。
challenge-open-declined = { $challenger } の **{ $game }** の募集は締め切られました。
challenge-open-cancelled = { $challenger } が **{ $game }** の募集を取り消しました。
challenge-open-expired = { $challenger } の **{ $game }** の募集は、応じる人がないまま期限が切れました。
challenge-rematch-open =
    🔥 { $opponent }、{ $challenger } が **{ $game }** の再戦を希望しています。先手と後手は入れ替わります。
    -# { $clock } · { $rated ->
        [yes] レート戦
       *[no] カジュアル戦
    } · この挑戦は { $until }に終了します。
challenge-rematch-accepted = { $opponent } が { $challenger } の **{ $game }** の再戦の挑戦を受けました。
challenge-rematch-declined = { $opponent } が { $challenger } との **{ $game }** の再戦を断りました。
challenge-rematch-cancelled = { $challenger } が { $opponent } への **{ $game }** の再戦の挑戦を取り消しました。
challenge-rematch-expired = { $opponent } は { $challenger } の **{ $game }** の再戦の挑戦に期限までに答えませんでした。
challenge-standing = まったく同じ挑戦をすでに出していて、まだ返事待ちです：{ $where }。返事を待つか、ここで取り消してください。
challenge-varied = 別のバリアントでの挑戦がまだ返事待ちです：{ $where }。こちらの挑戦に替えるには、先にそれをここで取り消してください。
challenge-withdrawn = 挑戦を取り消しました。
challenge-owed = 挑戦は保存しましたが、今は投稿できませんでした。もう一度試します。表示されないときは、ここで私にメッセージの送信が許可されているか確認してください。

## 対局

player-side = { $player } ({ $side })
match-begins =
    { $rated ->
        [yes] **{ $game }**（レート戦）：{ $first } 対 { $second }。
        [capped] **{ $game }**（カジュアル戦。お二人は今日このゲームのレート戦を上限まで始めています）：{ $first } 対 { $second }。
       *[no] **{ $game }**（カジュアル戦）：{ $first } 対 { $second }。
    }
match-earlier =
    { $count ->
        [1] -# … その前に1手あります。
       *[other] -# … その前に { $count } 手あります。
    }
match-sealed-deal = -# 🔒 配られた内容の封印：`{ $digits }`
match-sealed-move = -# 🔒 { $player } の封印：`{ $digits }`
match-footer = -# { $progress } · 下から選ぶか、/move で入力 · 対局 { $match }
ended-agreed = { $player } と { $winner } の合意により引き分けです。
ended-abandoned = { $winner } と { $player }：この対局は続けられなくなったため、結果なしとなります。
ended-called-off = { $player } と { $winner } はこの対局を中止しました。結果なしとなります。
ended-left = { $player } はもうここにいません。**{ $winner } の勝ちです。**
ended-moderated =
    { $won ->
        [0] { $by } がモデレーターとして { $winner } と { $player } の対局を終わらせました。結果なしとなります。
       *[1] { $by } がモデレーターとしてこの対局を終わらせました。**{ $winner } の勝ちです。**
    }
ended-resigned = { $player } が投了しました。**{ $winner } の勝ちです。**
ended-time = { $player } の時間切れです。**{ $winner } の勝ちです。**
day =
    { $month ->
        [1] 1月
        [2] 2月
        [3] 3月
        [4] 4月
        [5] 5月
        [6] 6月
        [7] 7月
        [8] 8月
        [9] 9月
        [10] 10月
        [11] 11月
       *[12] 12月
    }{ $day }日
match-number = 対局 { $match }
match-versus = 対 { $opponent }
match-between = { $first } 対 { $second }
turn-yours = あなたの番
turn-theirs = 相手の番
turn-of = { $player } の番
move-played = { $move } を打ちました。
board-owed = 保存しましたが、今は盤面を投稿できませんでした。もう一度試します。/board でも見られます。
goes-on-here = この対局はここで続きます。
board-not-posted = 盤面を投稿できませんでした。ここで私にメッセージの送信とファイルの添付が許可されているか確認して、もう一度 /board を試してください。
resign-really = { $opponent } との { $game }（対局 { $match }）を本当に投了しますか？相手の勝ちになります。
resign-done = 投了しました。
resign-not = わかりました。続けてください。
letter = 対局 { $match } の、あなたの側の情報です。あなただけに見えています。
letter-over = 対局 { $match } は終わりました。両者の最後の状態はこのとおりです。
letter-refused = 私からの DM を受け取らない設定になっているため、対局 { $match } の自分側は /ranks か盤面の下のボタンで見てください。ほかはすべていつもどおり使えます。

## 持ち時間

# $clock は「1ターン3日」のような1ターンの持ち時間、$until は「2 日後」のように表示されます。
time-runs = -# ⏳ { $until }に時間切れ · { $clock }
time-stands = -# ⏳ 時計は止まっています · { $clock }
time-away = -# ⏳ 時計は止まっています：{ $player } は { $until } まで不在です · { $clock }
time-warning =
    ⏳ { $players }、**{ $game }**（対局 { $match }）の持ち時間は { $until }に切れます。
    -# { $where }
away-until =
    { $until } まで（{ $rest }）不在とします。それまでは、あなたの番の間、1ターン1日以上の持ち時間がすべてのサーバーで止まります。ライブの持ち時間は止まりません。戻ったら `/away until: back` と入力してください。
    -# { $left ->
        [0] 今年の不在日はもう残っていません。
       *[other] 今年の不在日はあと { $left } 日残っています。
    }
away-not =
    不在にはなっていません。{ $left ->
        [0] 今年の不在日はもう残っていません。
        [1] 今年の不在日はあと1日残っています。使うには `/away until: 1 day` と入力してください。
       *[other] 今年の不在日はあと { $left } 日残っています。使うには `/away until: 7 days` のように入力するか、日付を指定してください。
    }
away-choice = { $days } 日間、{ $date } まで
away-choice-date = { $date } まで
away-choice-back = 戻りました

## 提案と再戦

offer-owed = 提案は保存しましたが、今は投稿できませんでした。もう一度試します。
offer-draw-open = { $opponent }、{ $player } が **{ $game }**（対局 { $match }）の引き分けを提案しています。次の手を打つと、断ったことになります。
offer-draw-accepted = { $opponent } が **{ $game }**（対局 { $match }）で { $player } の引き分けの提案を受けました。
offer-draw-declined = { $opponent } が **{ $game }**（対局 { $match }）で { $player } の引き分けの提案を断りました。
offer-draw-lapsed = **{ $game }**（対局 { $match }）での { $player } の引き分けの提案は無効になりました。
offer-takeback-open =
    { $opponent }、{ $player } が **{ $game }**（対局 { $match }）で「待った」を希望しています。取り消すのは、{ $back ->
        [begun] 今やりかけているターン
        [both] 直前のターンと、その後のあなたの手
       *[last] 直前のターン
    }です。次の手が打たれると、断ったことになります。
offer-takeback-accepted = { $opponent } が **{ $game }**（対局 { $match }）で { $player } の「待った」を認めました。
offer-takeback-declined = { $opponent } が **{ $game }**（対局 { $match }）で { $player } の「待った」を断りました。
offer-takeback-lapsed = **{ $game }**（対局 { $match }）での { $player } の「待った」は無効になりました。
offer-call-off-open = { $opponent }、{ $player } が **{ $game }**（対局 { $match }）の中止を提案しています。中止すると結果なしで終わります。次の手を打つと、断ったことになります。
offer-call-off-accepted = { $opponent } と { $player } は **{ $game }**（対局 { $match }）を中止しました。
offer-call-off-declined = { $opponent } が **{ $game }**（対局 { $match }）を中止する { $player } の提案を断りました。
offer-call-off-lapsed = **{ $game }**（対局 { $match }）を中止する { $player } の提案は無効になりました。
rematch-made = 再戦は対局 { $match } です：{ $where }。ほかの対局を始めるには /challenge を使ってください。
rematch-elsewhere = 再戦の申し込みはこちらです：{ $where }。
rematch-standing-asked = この再戦はもう申し込んであります：{ $where }。返事を待つか、ここで取り消してください。
rematch-standing-own = 同じ相手へのこのゲームの挑戦がまだ返事待ちです：{ $where }。返事を待つか、ここで取り消してからもう一度申し込んでください。
rematch-standing-others = このゲームでは { $player } からすでに挑戦が届いています：{ $where }。先にそれに答えてください。
went-back = { $player } の直前のターンが取り消されました。対局はその前から続きます。
turn-taken-back = このターンは取り消されました。最新の盤面からやり直してください。

## 観戦とリプレイ

replay-title = **{ $game }**：{ $first } 対 { $second } · 対局 { $match }
replay-start = { $turns ->
        [0] ターンは行われませんでした。
       *[other] 開始前（全 { $turns } ターン）。
    }
replay-turn = ターン { $turn }/{ $turns } · { $told }
step-first = 最初
step-back = 戻る
step-forward = 進む
step-last = 最後
replay-drawing = 描いています… { $done }/{ $of }
replay-alt = 対局 { $match }（{ $game }）の最初から最後のターンまでのアニメーション、全 { $pictures } 枚。最後の絵：{ $last }
replay-record = 対局 { $match } の棋譜です。読み方と確かめ方は docs/record-format.md にあります。
replay-shared = ここの全員に見えるようになりました。
record-legend-tictactrek =
    Tic Tac Trek。Seat0 が X、Seat1 が O。N12 は引いたタイルをそこに置く手、N12 K14 はさらに K14 のたき火をその上へ移す手。
    波かっこの中はタイル（M 山、D 砂漠、G 草原、F 森、L 湖）。星印の後は、ともした、または移したたき火の点数。
record-legend-tactiki =
    TacTiki。Seat0 が TIKI で1行目から上へ、Seat1 が TAC で5行目から下へ進む。12 34 55 14 23 は配置で、A から E の順に各マスの下と上のコマ。
    B1-B2 は1歩、3@C1 は 3 を C1 に復帰させる手。波かっこの中は決闘のランクで、攻めた側が先。> は勝ち、< は負け、= は互角。
record-legend-battleoflits = Battle of LITS。Seat0 が X、Seat1 が O で始める。T D4 D5 D6 E5 は T を置く手、swap は記号の交換。
option-which = あなたの対局だけ、またはこのサーバーの全対局
which-mine = 自分の対局
which-here = このサーバーの全対局
button-watch = 観戦
button-refresh = 更新
watch-footer = -# { $progress } · 対局 { $match }
watch-where = -# 対局の場所：{ $where }

## スレッド、設定、モデレーター、上限

command-moderate = モデレーター用：終わらせる必要のある対局
command-moderate-end = 対局を終わらせます。勝者あり、または結果なし。そのチャンネルに知らせます
command-moderate-list = あなたが終わらせることのできる進行中の対局
option-match-moderated = どの対局か
option-winner = 勝者。省略すると結果なし
option-note = 理由。チャンネルに知らせ、対局とともに残します
moderate-done = 対局 { $match } を終わらせました。
moderator-says = -# 「{ $note }」
goes-on-in = -# 対局は { $thread } で行われます。
no-thread-here = -# ここではスレッドを作れないため、対局はチャンネルで行われます。
command-settings = このサーバーの決まり：持ち時間、スレッド、モデレーター、上限
menu-setting = 変更する項目
settings-title = **このサーバーの設定**
settings-line =
    { $chosen ->
        [0] - { $name }：{ $value }
       *[1] - **{ $name }：{ $value }**
    }
settings-footer = -# 変更する項目を下で選び、その下で値を選んでください。選ぶとすぐに保存され、次の挑戦から有効になります。
setting-clock = 持ち時間
setting-clock-about = 挑戦で指定がないときの、1ターンの持ち時間
setting-place = 場所
setting-place-about = 挑戦で指定がないときの、対局の場所
setting-moderator = モデレーター
setting-moderator-about = メッセージを管理できる人のほかに、対局を終わらせてよいロール
setting-matches = 同時の対局数
setting-matches-about = 1人が同時に進められる対局の数
setting-challenges = 同時の挑戦数
setting-challenges-about = 1人が同時に出しておける挑戦の数
setting-rated = レート戦かカジュアル戦か
setting-rated-about = 挑戦で指定がないとき、レーティングの対象にするか
setting-rated_a_day = 1日のレート戦
setting-rated_a_day-about = 同じ2人が1日に始められる、1つのゲームのレート戦の数
setting-no-role = メッセージを管理できる人

## 一覧

matches-none = このサーバーで進行中のあなたの対局はありません。/challenge で始めてください。
matches-title = 進行中のあなたの対局は { $count } 局です：
matches-line = - **{ $game }**、相手は { $opponent } · { $turn } · { $progress } · 対局 { $match } · { $where }
matches-until = { $until }に時間切れ
matches-stands = 時計は止まっています
matches-more = … ほか { $count } 局。
matches-nowhere = 今のところ、あなたに見える場所で進行中の対局はありません。/challenge で始めてください。
matches-everywhere =
    { $count ->
        [1] 1局が進行中です：
       *[other] { $count } 局が進行中です（{ $page }/{ $pages } ページ）：
    }
matches-waits = { $players } の番
matches-all-line = - **{ $game }** · { $first } 対 { $second } · { $waits } · { $progress } · 対局 { $match } · { $where }

## レーティングとプロフィール

scope-server = このサーバー
scope-everywhere = 全サーバー
rated-yes = レート戦
rated-no = カジュアル戦：レーティングなし
leaderboard-title =
    { $scope ->
        [server] このサーバーの**ランキング**、**{ $game }**
       *[everywhere] 全サーバーの**ランキング**、**{ $game }**
    }
leaderboard-about = -# レート戦だけが対象です。本当の強さは、3回に2回は ± の範囲にあります。± { $limit } を超える人は暫定です。{ $page }/{ $pages } ページ
leaderboard-name = **{ $mark }** { $player }
leaderboard-empty =
    { $scope ->
        [server] このサーバーでこのゲームのレート戦を終えた人はまだいません。最初の1人になりましょう：/challenge
       *[everywhere] このゲームのレート戦を終えた人はまだいません。最初の1人になりましょう：/challenge
    }
leaderboard-not-you =
    { $scope ->
        [server] { $player } は、このサーバーではまだこのゲームのレート戦を終えていません。
       *[everywhere] { $player } は、まだこのゲームのレート戦を終えていません。
    }
profile-title = このサーバーでの **{ $player }**
profile-none = { $player } は、このサーバーではまだ対局を終えていません。
profile-none-of = { $player } は、このサーバーではまだ { $game } の対局を終えていません。
profile-rating = **{ $game }**：**{ $rating } ± { $deviation }**、{ $rank ->
        [0] 暫定
       *[other] { $rank } 位
    } · { $drawn ->
        [0] { $won } 勝 { $lost } 敗
       *[other] { $won } 勝 { $drawn } 分 { $lost } 敗
    } · 全サーバーでは { $everywhere } ± { $there }
profile-unrated = レート戦はまだありません。
profile-favourite = 最も多いゲーム：**{ $game }**、{ $of } 局中 { $played } 局
profile-streak =
    連続記録：現在は{ $kind ->
        [won] { $now ->
            [1] 1勝
           *[other] { $now } 連勝
        }
        [lost] { $now ->
            [1] 1敗
           *[other] { $now } 連敗
        }
       *[drawn] { $now ->
            [1] 引き分け1回
           *[other] { $now } 回続けて引き分け
        }
    }。最長は{ $longest ->
        [0] なし
        [1] 1勝
       *[other] { $longest } 連勝
    }
profile-against =
    { $drawn ->
        [0] { $opponent } { $won }–{ $lost }
       *[other] { $opponent } { $won }–{ $lost }（引き分け { $drawn }）
    }
profile-record = 相手別 { $list }
profile-record-more = 相手別 { $list }、ほか { $more } 人
profile-last = 最近の対局（ボタンでリプレイ）：
profile-match =
    - { $result ->
        [won] 勝ち
        [lost] 負け
       *[drawn] 引き分け
    }、相手は { $opponent } · { $game }{ $rated ->
        [yes] {""}
       *[no] （カジュアル戦）
    } · { $when } · { $match }
profile-about = -# 数字はレート戦のものです。最も多いゲームと最近の対局には、カジュアル戦も含みます。
profile-plot = { $game } · このサーバー
picture-leaderboard-title =
    { $scope ->
        [server] { $game } · このサーバー
       *[everywhere] { $game } · 全サーバー
    }
picture-column-name = 名前
picture-column-rating = レーティング
picture-column-won = 勝ち
picture-column-drawn = 分け
picture-column-lost = 負け
picture-leaderboard-provisional = 暫定（対局数が少なく順位なし）
picture-leaderboard-row =
    { $rank ->
        [0] { $name } { $rating } ± { $deviation }
       *[other] { $rank }. { $name } { $rating } ± { $deviation }
    }、{ $drawn ->
        [0] { $won } 勝 { $lost } 敗
       *[other] { $won } 勝 { $drawn } 分 { $lost } 敗
    }；
picture-plot =
    { $count ->
        [1] { $title }：{ $until }、レート戦1局後のレーティング { $now }。
       *[other] { $title }：{ $since } から { $until } までのレート戦 { $count } 局のレーティング。{ $first } から { $now } へ。最高 { $highest }、最低 { $lowest }。
    }

## コマンドとオプションの名前

# スラッシュの後に入力する名前です。空白は使えず、32文字まで。1つのコマンドのオプションには別々の名前が必要です。
name-challenge = 挑戦
name-move = 手
name-board = 盤面
name-matches = 対局一覧
name-resign = 投了
name-away = 不在
name-ranks = 自分側
name-draw = 引き分け
name-takeback = 待った
name-block = ブロック
name-unblock = ブロック解除
name-privacy = プライバシー
name-privacy-export = 書き出し
name-privacy-delete = 削除
name-call-off = 中止
name-replay = リプレイ
name-rules = ルール
name-leaderboard = ランキング
name-profile = プロフィール
name-moderate = モデレート
name-moderate-end = 終了
name-moderate-list = 一覧
name-settings = 設定
name-preferences = 個人設定
name-help = ヘルプ
name-option-as = 形式
name-option-clock = 持ち時間
name-option-first = 先手
name-option-game = ゲーム
name-option-match = 対局
name-option-move = 手
name-option-note = 理由
name-option-opponent = 相手
name-option-person = 人
name-option-rated = レート戦
name-option-scope = 範囲
name-option-share = 共有
name-option-until = いつまで
name-option-variant = バリアント
name-option-where = 場所
name-option-which = どれ
name-option-winner = 勝者

## 言語、配色、個人設定

# この言語での、この言語の呼び名。
language-name = 日本語
language-of-server = このサーバーの Discord と同じ
language-of-person = あなたの Discord と同じ
theme-default = 明るい
theme-dark = 暗い
theme-colour-blind = 色覚の多様性に配慮
theme-colour-blind-dark = 暗い・色覚の多様性に配慮
theme-high-contrast = ハイコントラスト（明）
theme-high-contrast-dark = ハイコントラスト（暗）
command-preferences = あなた個人の設定：言語、画像、通知、DM、手を打つ前の確認
preferences-title = **あなたの個人設定**（全サーバー共通）
preferences-footer = -# 変更する項目を下で選び、その下で値を選んでください。選ぶとすぐに保存されます。
setting-yes = はい
setting-no = いいえ
setting-own-language = 言語
setting-own-language-about = あなただけが読むものの言語。全員が読むものはサーバーの言語です
setting-own-theme = 画像
setting-own-theme-about = あなただけが見る画像の配色
setting-own-pings = 通知
setting-own-pings-about = あなたの番になったとき、チャンネルのメッセージで通知するか
setting-own-letters = DM
setting-own-letters-about = 秘密のあるゲームが始まったとき、自分側の情報を DM で送るか
setting-own-confirm = 打つ前の確認
setting-own-confirm-about = 入力した手やメニューで選んだ手を打つ前に確認するか
setting-channels = チャンネル
setting-channels-about = 対局を始めてよいチャンネル。何も選ばなければ、すべてのチャンネル
setting-all-channels = どこでも
setting-language = 言語
setting-language-about = ここの全員が読むものの言語
setting-theme = 画像
setting-theme-about = ここの全員が見る画像の配色
confirm-move = 対局 { $match } で **{ $move }** を打ちますか？
confirm-yes = 打つ
confirm-no = まだ
confirm-dropped = 何も打っていません。盤面の下か /move で、もう一度選んでください。
refused-not-this-channel =
    { $count ->
        [1] このサーバーでは、対局は { $channels } で行います。そこで挑戦してください。
       *[other] このサーバーでは、対局は次のチャンネルで行います：{ $channels }。そのどれかで挑戦してください。
    }
## プライバシー

# 過去の記録を削除した人の代わりに表示されます。
former-player = 元プレイヤー
command-privacy = あなたについて保存されているものを、受け取る、または削除する
command-privacy-export = あなたについて保存されているものすべてを、あなただけに見えるファイルで送ります
command-privacy-delete = あなたについて保存されているものすべてを完全に削除します（一度確認があります）
command-block = 特定の人からの挑戦を、全サーバーで受けません。相手を省略すると、ブロック中の人の一覧
command-unblock = その人からの挑戦を再び受けるようにします
option-block = 誰からの挑戦か。省略すると、ブロック中の人の一覧を見られます
option-unblock = ブロックを解除する人
button-delete = すべて削除
button-keep = 残す
privacy-export =
    あなたについて保存されているもののすべてです（JSON 形式）。進行中の対局でまだあなたが知ってはならないことは除いてあります。各部分が何のためのものかは、Fireside のソースの docs/privacy.md に書いてあります。{ $parts ->
        [1] {""}
       *[other] これは全 { $parts } 個のうち { $part } 個目です。順番につなぐと、1つの圧縮ファイルになります。
    }
privacy-about = Fireside があなたについて保存しているすべてです（表ごと）。それぞれの用途は docs/privacy.md にあります。時刻は 1970 年からのミリ秒（UTC）です。進行中の対局については、あなたがまだ知ってはいけないことを除いています。
privacy-really =
    あなたについて保存されているものすべてを、全サーバーから本当に削除しますか？
    - { $running ->
        [0] 進行中のあなたの対局はありません。
        [1] 進行中のあなたの対局は投了となり、相手の勝ちになります。
       *[other] 進行中のあなたの { $running } 局は投了となり、相手の勝ちになります。
    }
    - { $matches ->
        [0] 保存されているあなたの対局はありません。
        [1] 保存されているあなたの対局では、あなたは「元プレイヤー」になります。
       *[other] 保存されているあなたの { $matches } 局では、あなたは「元プレイヤー」になります。
    }相手の結果とレーティングは残ります。
    - あなたのレーティング、名前、不在、ブロックは消え、ボットの運営者を含め、誰にも元に戻せません。
    -# `/privacy export` で先に写しを受け取れます。この確認は15分間有効です。
privacy-deleted = あなたについて保存されていたものをすべて削除しました。私が投稿したあなたについての内容も、まだ変更できる範囲で書き換えているところです。
privacy-kept = わかりました。すべてそのまま残します。
board-past = 対局 { $match } の過去の盤面。
block-done = 今後、{ $player } からの挑戦はどのサーバーでも受けません。お互いに、相手の挑戦を受けることもできません。進行中の対局は続きます。相手には知らせません。解除するには `/unblock` を使ってください。
block-list =
    { $count ->
        [1] { $list } からの挑戦を受けない設定です。
       *[other] 次の { $count } 人からの挑戦を受けない設定です：{ $list }{ $more ->
            [0] 。
           *[other] 、ほか { $more } 人。
        }
    }
    -# 解除するには `/unblock` を使ってください。
block-nobody = 誰もブロックしていません。`/block` で人を指定すると、その人からの挑戦を受けなくなります。
unblock-done = { $player } からの挑戦を再び受けるようになりました。
refused-block-yourself = 自分をブロックすることはできません。ほかの人を指定してください。
refused-not-blocked = { $player } はブロックしていません。`/block` だけで、ブロック中の人の一覧が出ます。
refused-you-block = { $player } をブロックしています。また対局するには、先に `/unblock` を使ってください。
refused-not-to-be-challenged = 今は { $player } に挑戦できません。ほかの人に挑むか、相手を省略して誰でも受けられるようにしてください。
refused-not-to-be-accepted = 今は { $player } のこの挑戦を受けられません。/challenge で自分の対局を始めてください。
refused-rematch-former = その対局の相手は、もういません。/challenge でほかの人と対局を始めてください。
refused-not-yours-to-delete = この確認はほかの人へのものです。あなたについて保存されているものを削除するには、`/privacy delete` を使ってください。
refused-asked-too-long-ago = この確認は古すぎます。何も削除していません。もう一度 `/privacy delete` を使ってください。

## お断り：何がいけなかったか、どうすればよいか

refused-yourself = 自分に挑戦することはできません。ほかの人を指定するか、相手を省略して誰でも受けられるようにしてください。
refused-a-bot = { $player } はボットで、対局はしません。人に挑戦するか、相手を省略して誰でも受けられるようにしてください。
refused-not-a-member = { $player } はこのサーバーにいません。サーバーにいる人に挑戦するか、相手を省略して誰でも受けられるようにしてください。
refused-cannot-see = { $player } にはこのチャンネルが見えないため、挑戦に気づけません。二人とも見えるチャンネルで挑戦してください。
refused-unknown-game = { $game } というゲームはありません。
refused-no-variants = { $game } にバリアントはありません。このオプションは省いてください。
refused-unknown-variant = 「{ $text }」というバリアントはありません。あるのは次のとおりです：{ $variants }。
refused-cannot-post = このチャンネルでは対局できません。私に次の権限がありません：{ $permissions }。サーバーの管理者に頼むか、別のチャンネルで挑戦してください。
refused-same-challenge = まったく同じ挑戦をすでに出していて、まだ返事待ちです。返事を待つか、先に取り消してください。
refused-own-challenge = これはあなた自身の挑戦です。受けられるのはほかの人だけです。あなたは取り消すことができます。
refused-not-challenged = この挑戦は { $player } だけに宛てたものです。自分の対局を始めるには /challenge を使ってください。
refused-not-yours-to-decline = この挑戦は { $player } だけに宛てたもので、断れるのも本人だけです。
refused-cancel-instead = 自分の挑戦を断ることはできませんが、取り消すことはできます。
refused-open-to-all = 誰でも受けられる挑戦は断れません。そのままにしておいてください。
refused-not-yours-to-cancel = この挑戦を取り消せるのは、出した本人の { $player } だけです。
refused-challenge-gone = この挑戦はもうありません。/challenge で新しく挑戦してください。
refused-challenge-accepted = この挑戦はすでに受けられています。/challenge で別の対局を始めてください。
refused-challenge-declined = この挑戦は断られました。/challenge で新しく挑戦できます。
refused-challenge-cancelled = この挑戦は取り消されました。/challenge で新しく挑戦できます。
refused-challenge-expired = この挑戦は期限が切れました。/challenge で新しく挑戦できます。
refused-not-playing = あなたはこの対局の対局者ではありません。自分の対局を始めるには /challenge を使ってください。
refused-match-over = この対局は終わっています。/challenge で別の対局を始めてください。
refused-time-over = この対局の持ち時間は切れているため、これはもう無効です。
refused-away-unreadable = 「{ $text }」を期間として読み取れません。7 days のような日数、2026-12-24 のような日付、または back と入力してください。
refused-away-past = それは未来ではありません。7 days のような日数か、これからの日付を入力してください。
refused-away-too-long =
    { $left ->
        [0] { $year } 年の不在日 { $limit } 日は、すべて使い切りました。
       *[other] { $year } 年の不在日 { $limit } 日のうち、残りは { $left } 日だけです。
    }
refused-not-away = 不在にはなっていません。`/away until: 7 days` で持ち時間を止められます。
refused-old-board = この盤面は古くなっています。最新の盤面を見てください。/board で投稿し直せます。
refused-no-such-match = このサーバーに対局 { $match } はありません。あなたの対局は /matches で見られます。
refused-which-match =
    { $count ->
       *[other] 当てはまる対局が { $count } 局あります。オプション「対局」（match）で、どれかを指定してください。
    }
refused-nobody-waits = あなたの番ではありません。{ $player } を待っているところです。
refused-elsewhere = このチャンネルにそのようなあなたの対局はありませんが、{ $channels } にあります。そちらへ行くか、オプション「対局」（match）を使ってください。
refused-no-match-here = このチャンネルにあなたの対局はありません。/challenge で始めてください。
refused-nothing-to-withdraw = 取り消せるものはもうありません。対局は先へ進みました。
refused-nothing-hidden = このゲームに隠された情報はありません。/board で盤面を投稿できます。
refused-no-draws = このゲームに引き分けはありません。投了するには /resign を使ってください。
refused-offer-open =
    { $kind ->
        [draw] この対局では、引き分けの提案がすでに返事待ちです。
        [takeback] この対局では、「待った」の希望がすでに出ています。先にそれに答えるか、手を打って断る必要があります。
       *[call-off] この対局では、中止の提案がすでに返事待ちです。
    }
refused-rematch-too-early = この対局はまだ終わっていません。まず最後まで続けてください。
refused-nothing-to-take-back = 取り消せる自分のターンがまだありません。
refused-withdraw-instead = 頼む必要はありません。相手の準備ができるまでは、盤面の下のボタンで取り消せます。
refused-uncovered-since = それは取り消せません。あなたの直前のターンの開始以降に明らかになったことがあり、知らなかったことにはできないからです。
refused-offer-gone = この提案はもう有効ではありません。
refused-own-offer = これはあなた自身の提案です。答えるのは相手です。
refused-rated-enough =
    { $count ->
        [0] このサーバーではレート戦は行われていません。代わりに { $player } にカジュアル戦で挑戦してください。
       *[other] あなたと { $player } は今日このゲームのレート戦を { $count } 局始めていて、これが上限です。次は { $until }に始められます。カジュアル戦ならいつでも始められます。
    }
illegal-not-your-turn = あなたの番ではありません。相手の手を待ってください。
illegal-game-over = この対局は終わっています。/challenge で別の対局を始めてください。
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む
apology = すみません、こちら側で問題が起きました。失われたものはありません。また起きるようなら、私の運営者にこの番号を伝えてください：{ $reference }
refused-challenger-left = { $player } はもうこのサーバーにいないため、その挑戦は取り消されました。/challenge で自分の対局を始めてください。
refused-cannot-watch = 対局 { $match } が行われているチャンネルがあなたには見えないため、観戦できません。
refused-cannot-replay = 対局 { $match } が行われたチャンネルを見られないため、再生できません。
refused-not-a-moderator = これができるのは、対局の場所でメッセージを管理できる人か、このサーバーのモデレーター用ロールを持つ人だけです。ロールは /settings に出ています。
refused-not-a-player = { $player } は対局 { $match } の対局者ではありません。対局者のどちらかを指定するか、結果なしにするなら誰も指定しないでください。
refused-not-yours-to-settle = これを決められるのは、このサーバーを管理できる人だけです。その人に頼んでください。
refused-no-such-setting = それはもう設定できません。パネルを開き直してください。
refused-too-fast = 少しお待ちください。あと { $seconds } 秒でまた受け付けます。これまでにしたことは失われていません。
refused-challenges-too-fast = 一度にたくさんの挑戦が出されました。次の挑戦はあと { $seconds } 秒で出せます。
refused-too-many-challenges =
    { $limit ->
        [1] このサーバーではあなたの挑戦がすでに1つ返事待ちで、これが上限です。返事を待つか、取り消してください。
       *[other] このサーバーではあなたの挑戦が { $limit } 件返事待ちで、これが上限です。返事を待つか、どれかを取り消してください。
    }
refused-too-many-matches =
    { $limit ->
        [1] このサーバーではあなたの対局がすでに1局進行中で、これが上限です。先にそれを終えてください。
       *[other] このサーバーではあなたの対局が { $limit } 局進行中で、これが上限です。先にどれかを終えてください。一覧は /matches で見られます。
    }
refused-full-up = { $player } の進行中の対局は、このサーバーの上限（{ $limit } 局）に達しています。どれかが終わったら、もう一度試してください。
refused-replay-running = 対局 { $match } はまだ進行中です。リプレイは終わってから見られます。今の状況は /board で見てください。
refused-replay-alone = ここの全員に見せられるのは GIF か棋譜だけです。オプション「形式」（as）でどちらかを選ぶか、「共有」（share）を省いてください。
refused-animation-yours = あなたのアニメーションをまだ描いています。できあがってから、もう一度頼んでください。
refused-animations-busy = 今はこれ以上アニメーションを描けません。1分ほどしてから、もう一度試してください。
refused-animation-stopped = 私はこれから少しの間止まるため、このアニメーションは完成しませんでした。戻ったら、もう一度頼んでください。

## Tic Tac Trek

trek-lays =
    { $player } が **{ $field }** に{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }を置きました。
trek-lights =
    { $player } が **{ $field }** に{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }を置き、{ $worth } 点のたき火をともしました。
trek-moves =
    { $player } が **{ $field }** に{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }を置き、{ $origin } のたき火をそこへ移しました。今は { $worth } 点です。
trek-keeps =
    { $player } が **{ $field }** に{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }を置き、たき火はすべてそのままにしました。
trek-prompt =
    { $player } の番です。{ $symbol } として **{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }** を置いてください。
trek-progress = ターン { $turn }/{ $turns }
trek-won-points = { $points } 点対 { $others } 点で **{ $player } の勝ちです**。
trek-won-campfires = **{ $player } の勝ちです**。ともに { $points } 点ですが、盤上のたき火の数で上回りました。
trek-won-final-turn = **{ $player } の勝ちです**。ともに { $points } 点でたき火も同数ですが、最後に打ったのは { $loser } です。
trek-choice-lights = { $worth } 点のたき火
trek-choice-moves = たき火をここへ移す：{ $old } 点が { $worth } 点に
trek-choice-keeps = たき火はそのまま
trek-choice-may-move = ここへたき火を移せる：{ $worth } 点
trek-which-campfire = **{ $field }** のタイルで3つ並びができ、たき火は6つとも出ています。1つをそこへ移しますか？{ $worth } 点になります。選ぶまでタイルは置かれません。ほかの場所に置くには、もう一度メニューを使ってください。
trek-take = { $origin } から（今は { $worth } 点）
trek-leave = たき火はそのまま
illegal-trek-unreadable = 「{ $text }」を手として読み取れません。N12 のようなマスを入力してください。たき火も移すなら N12 K14 のように2つ入力します。タイルを置ける場所：{ $spaces }。
illegal-trek-taken = { $field } にはもうタイルがあります。置ける場所：{ $spaces }。
illegal-trek-not-beside = { $field } は盤上のタイルに接していません。タイルは、ほかのタイルと辺で接する隣に置きます。置ける場所：{ $spaces }。
illegal-trek-terrain =
    { $field } に{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }は置けません。同じ地形か湖と、辺で接していなければなりません。置ける場所：{ $spaces }。
illegal-trek-no-row = たき火は3つ並びを完成させるタイルの上にしか移せませんが、{ $field } では3つ並びができません。そこにタイルを置くには { $field } とだけ入力してください。
illegal-trek-supply-left = まだともしていないたき火が { $left } つあるので、移すことはできません。{ $field } とだけ入力してください。
illegal-trek-not-your-campfire = { $field } へ移せるあなたのたき火は { $campfire } にありません。

## Battle of LITS

variant-battleoflits-layout-random = 記号は抽選。180度回すと X と O が入れ替わる
variant-battleoflits-layout-free = 記号は完全な抽選
variant-battleoflits-layout-stripes = レイアウト「しま模様」
variant-battleoflits-layout-rain = レイアウト「雨」
variant-battleoflits-layout-rings = レイアウト「輪」
variant-battleoflits-layout-diamonds = レイアウト「ひし形」
variant-battleoflits-layout-chequers = レイアウト「市松模様」
variant-battleoflits-layout-lanterns = レイアウト「ランタン」
variant-battleoflits-layout-galaxy = レイアウト「銀河」
variant-battleoflits-layout-windmill = レイアウト「風車」
variant-battleoflits-layout-own = プレイヤー自作のレイアウト
# X、O と L I T S の文字は画像に描かれているので、そのまま残してください。
lits-places =
    { $player } が **{ $fields }** に { $shape } を置きました。覆ったのは、{ $others ->
        [0] { $own ->
            [0] なし
           *[other] 自分の記号 { $own } 個
        }
       *[other] { $own ->
            [0] { $opponent } の記号 { $others } 個
           *[other] { $opponent } の記号 { $others } 個と自分の記号 { $own } 個
        }
    }です。
lits-swaps = { $player } がスワップし、今後は **{ $symbol }** の持ち主です。ピースはそのまま残り、{ $opponent } は { $left } の持ち主として次のピースを置きます。
lits-prompt = { $player } の番です。ピースを置いてください。あなたの記号は **{ $symbol }** です。
lits-swap-explained = または、今だけスワップできます。あなたの記号が { $own } から { $others } に替わり、ピースはそのまま残って、次のピースは { $opponent } が置きます。
lits-progress = ピース { $number }
lits-won-uncovered = もう置けるピースがありません。見えている記号は { $points } 個対 { $others } 個で、**{ $player } の勝ちです**。
lits-won-last-piece = もう置けるピースがありません。見えている記号はともに { $points } 個ですが、最後のピースを置いた **{ $player } の勝ちです**。
lits-covers = { $theirs } を { $others } 個、{ $yours } を { $own } 個覆う
lits-remaining = { $shape } は残り { $supply } 個、置き方 { $places } 通り
lits-open = ピースを置く
lits-swap = スワップ
lits-fits = **{ $piece }** は置けます。{ $others } を { $covered } 個、{ $own } を { $hidden } 個覆います。その後見えているのは、あなたの { $own } が { $mine } 個、{ $others } が { $theirs } 個です。
lits-fits-not = **{ $piece }** は置けません。{ $reason }
lits-shape = { $shape } × { $left }
lits-act-left = ◀
lits-act-up = ▲
lits-act-down = ▼
lits-act-right = ▶
lits-act-turn = 回す
lits-act-flip = 裏返す
lits-act-next = 次の場所
lits-type = 入力 …
lits-jump = よい場所、列、行へ移動
lits-column = { $column } 列
lits-row = { $row } 行目
lits-place = { $piece } を置く
lits-form-title = どこに置きますか？
lits-form-label = マス1つか4つすべて。形を付けてもかまいません
lits-form-example = D5、または T D4 D5 D6 E5
illegal-lits-unreadable = 「{ $text }」をピースとして読み取れません。T D4 D5 D6 E5 のように4つのマスを入力してください。順番は自由で、文字は省いてもかまいません。
illegal-lits-off-board = { $field } は盤の外です。
illegal-lits-repeated-field = { $field } が2回あります。ピースは別々の4つのマスを覆います。
illegal-lits-too-few-fields =
    ピースは4つのマスを覆いますが、指定されたのは { $count } つです。{ $matches ->
        [0] 今そこに置けるピースはありません。
        [1] そこを含む置き方は1通りです。続けて入力すると、候補に出ます。
       *[other] そこを含む置き方は { $matches } 通りです。続けて入力すると、候補が絞られます。
    }
illegal-lits-too-many-fields = ピースは4つのマスを覆いますが、指定されたのは { $count } マスです。
illegal-lits-not-a-piece = { $fields } は、4つの形のどれにもなりません。L、I、T、S は、どれも辺でつながる4つのマスを覆います。正方形は含まれません。
illegal-lits-other-shape = { $fields } は { $actual } の形で、{ $shape } ではありません。文字を省くか、別のマスを選んでください。
illegal-lits-none-left = { $shape } はもう残っていません。5つとも盤上にあります。
illegal-lits-covered = { $field } はすでに { $shape } に覆われています。
illegal-lits-touches-same = { $field } で、{ $at } にある別の { $shape } に接してしまいます。同じ形のピースは、角で触れるのはよいですが、辺で接してはいけません。
illegal-lits-fills-block = { $field } から { $to } までの 2 × 2 のマスがすべて覆われてしまいます。2 × 2 をすべて覆ってはいけません。
illegal-lits-not-adjacent = ほかのピースに接していません。2つ目からは、どのピースも盤上のピースと辺で接するように置きます。
illegal-lits-fits-nowhere = 今 { $shape } を置ける場所はありません。
illegal-lits-fits-not-there = 今 { $fields } に { $shape } は置けません。
illegal-lits-moved-meanwhile = あなたが見た後でピースが動いたため、置きませんでした。もう一度確かめてから置いてください。
illegal-lits-swap-too-early = まだスワップできません。スワップできるのは、最初のピースの直後の後手です。
illegal-lits-swap-once = スワップはもう行われました。1局に1度だけです。
illegal-lits-swap-too-late = スワップできたのは、最初のピースの直後だけです。
illegal-lits-layout-rows = レイアウトは10行ですが、読み取れたのは { $count } 行です。X、O、空きマスを表すドットからなる10文字を、上の行から10行、/ か空白で区切って入力するか、レイアウトを名前で選んでください。
illegal-lits-layout-row = レイアウトの { $row } 行目は { $count } 文字です。どの行も10文字にしてください。
illegal-lits-layout-mark = レイアウトの { $row } 行目の { $column } 文字目が「{ $mark }」です。使えるのは X、O と、空きマスを表すドットだけです。
illegal-lits-layout-without = レイアウトに { $symbol } がありません。どちらのプレイヤーの記号も必要です。

## TacTiki

variant-tactiki-memory-strict = 厳格な記憶：ランクは決闘のときだけ表示される
variant-tactiki-memory-open = 公開の記憶：決闘で明らかになったランクは見えたまま残る
tiki-ready = { $player } は準備完了です。
tiki-steps = { $player }：{ $steps }。
tiki-returns = { $player } が **{ $field }** にコマを復帰させました。
tiki-attack = ⚔️ { $field } で決闘：{ $duels }。
tiki-duel =
    { $result ->
        [won] { $side } の { $attacker } が { $enemy } の { $defender } に勝つ
        [lost] { $side } の { $attacker } が { $enemy } の { $defender } に負ける
       *[tied] { $side } の { $attacker } と { $enemy } の { $defender } は互角
    }
tiki-duel-faded =
    { $result ->
        [won] { $side } が { $enemy } のコマに勝つ
        [lost] { $side } が { $enemy } のコマに負ける
       *[tied] { $side } と { $enemy } のコマは互角
    }
tiki-locked = 🔒 { $field } に固定された { $side }：{ $of } つのうち { $pieces } つ。
tiki-no-second = 2歩目を進めるコマがありません。
tiki-skipped = { $player } は何もできないため、番が飛ばされます。
tiki-you = あなた
tiki-prompt-setup = { $player }、**{ $side }** として自分の行を秘密に配置してください。**配置する** を押すか、`/move 12 34 55 14 23` のように入力します。
tiki-prompt =
    { $returns ->
        [0] { $player } の番です（**{ $side }**）。2歩進めてください。
       *[other] { $player } の番です（**{ $side }**）。2歩進めるか、コマを1つ復帰させてください。
    }
tiki-progress =
    { $turn ->
        [0] 配置中
       *[other] ターン { $turn }
    }
tiki-end-statue = **{ $player } の勝ちです**。{ $of } つのコマで像を完成させ、{ $other } を破りました。
tiki-end-nobody-can-win = { $player } と { $other } は**引き分け**です。どちらも、もう1つのマスに5つ集めることができません。
tiki-end-quiet = { $player } と { $other } は**引き分け**です。{ $turns } ターンの間、向こう側に着いたコマがありませんでした。
tiki-brings-back = { $rank } を復帰させる
tiki-attacks =
    { $height ->
        [1] 単独のコマを攻撃（敵 { $enemies } 個）
       *[other] 高さ { $height } の柱を攻撃（上に敵 { $enemies } 個）
    }
tiki-joins =
    { $height ->
        [1] 自分のコマの上へ
       *[other] 高さ { $height } の柱の上へ
    }
tiki-builds = そこに { $of } つのうち { $pieces } つ
tiki-pick =
    { $chosen ->
        [return] 対局 { $match } の **ターン { $turn }**：{ $piece } をどこに復帰させますか？
        [piece] 対局 { $match } の **ターン { $turn }**、2歩のうち { $step } 歩目：{ $piece } をどこへ進めますか？
       *[nothing] 対局 { $match } の **ターン { $turn }**、2歩のうち { $step } 歩目：コマを選んでください。あなただけに見えています。
    }
tiki-pick-menu = コマを選んでください
tiki-pick-piece = { $field } · あなたの { $rank }
tiki-pick-fields = { $fields } へ
tiki-pick-return = { $rank } を復帰させる（1ターン全部を使う）
tiki-turn-done = ターンが終わりました。チャンネルに表示されています。
tiki-letter = 対局 { $match } の、あなたの側（**{ $side }**）の情報です。あなただけに見えています。
tiki-set-up = 対局 { $match } の**あなたの配置**です。あなただけに見えています。あなたは { $side } で、{ $row } 行目に並べます。各マスにコマを2つずつ置きます。マスを選び、次にその2つのコマを選んでください。または、チャンネルで `/move 12 34 55 14 23` のように入力します（マスは A から E の順、下のコマが先）。
tiki-set-up-ready = 対局 { $match } で { $side } として**準備完了です**。相手の準備ができるまでは、配置を取り消せます。
tiki-fill = { $field } に何を置きますか？
tiki-pair = 下に { $bottom }、上に { $top }
tiki-swap = 2つのコマを入れ替える
tiki-place =
    { $rank ->
        [0] { $field } の{ $top ->
            [0] 下
           *[other] 上
        }、空き
       *[other] { $field } の{ $top ->
            [0] 下
           *[other] 上
        }、{ $rank }
    }
tiki-button-set-up = 配置する
tiki-button-turn = 進め方を選ぶ
tiki-button-ranks = 自分のランク
tiki-button-shuffle = シャッフル
tiki-button-mirror = 左右反転
tiki-button-last = 前回の配置
tiki-button-clear = 全部外す
tiki-button-confirm = 準備完了
tiki-button-back = 取り消す
refused-set-up-already = あなたの配置はもう決まっています。相手の準備ができるまでは、盤面の下の「配置する」から取り消せます。
refused-no-earlier-setup = このゲームでのあなたの以前の配置は見つかりません。
illegal-tiki-not-a-move = 「{ $text }」を手として読み取れません。B1-B2 のような1歩、3@C1 のような復帰、または配置なら5つのマスのランクを 12 34 55 14 23 のように入力してください。
illegal-tiki-setup-first = 先に配置してください。マス A から E のランクを、下のコマから順に 12 34 55 14 23 のように入力します。
illegal-tiki-setup-over = 二人とも配置を終えています。B1-B2 のような1歩を入力してください。
illegal-tiki-already-set-up = もう準備完了になっています。相手の準備ができるまでは、盤面の下の「配置する」から配置を取り消せます。
illegal-tiki-no-such-rank = { $rank } というランクはありません。ランクは1から5までです。
illegal-tiki-rank-too-often = ランク { $rank } のコマは2つしかありませんが、この配置には { $count } 個あります。
illegal-tiki-setup-incomplete = 配置は各マス2つずつ、合わせて10個のコマですが、これには { $pieces } 個しかありません。足りないもの：{ $missing }。
illegal-tiki-not-in-pairs = { $setup } のように、各マスにランクを2つずつ書いてください。
illegal-tiki-off-board = この盤に { $field } というマスはありません。
illegal-tiki-no-piece = { $field } にコマはありません。
illegal-tiki-not-your-piece = { $field } にあなたのコマはありません。
illegal-tiki-blocked = { $field } のあなたのコマは、上に敵が乗っているため動けません。
illegal-tiki-locked = { $field } のあなたのコマは、向こう側に着いて固定されているため、もう動きません。
illegal-tiki-backward = コマは後ろへは進めません。{ $origin } から進めるマス：{ $fields }。
illegal-tiki-held-by-enemy = { $field } は固定された敵が押さえていて、入れません。{ $origin } から進めるマス：{ $fields }。
illegal-tiki-not-one-step = 1歩で進めるのは前か左右の隣のマスですが、{ $field } はそのどれでもありません。{ $origin } から進めるマス：{ $fields }。
illegal-tiki-reincarnation-takes-the-turn = 復帰は1ターン全部を使いますが、もう1歩進めています。2歩目を進めてください。
illegal-tiki-nobody-defeated = 倒されたあなたのコマはないので、復帰させられません。
illegal-tiki-no-field-free = コマは自分の行の空いているマスに復帰しますが、今は空いているマスがありません。
illegal-tiki-not-your-start-field = コマは自分の行の空いているマスに復帰しますが、{ $field } は違います。今空いているマス：{ $fields }。
illegal-tiki-not-empty = { $field } は空いていません。今空いているマス：{ $fields }。
illegal-tiki-not-defeated = 倒されたあなたのコマに { $rank } はありません。あるのは { $ranks } です。

## ヘルプとルール

help = **Fireside**：このサーバーで遊べる、二人用のゲームです。
    - `/challenge` で誰かにゲームを挑みます。相手を省略すると、誰でも受けられます。
    - あなたの番になると、盤面とともに通知が届きます。その下のメニューから手を選ぶか、`/move` で入力してください。入力の途中で、当てはまる手とその効果が候補に出ます。
    - 秘密のあるゲームでは、自分側の情報が DM で届きます。`/ranks` や盤面の下のボタンでも見られます。`/draw` は、引き分けのあるゲームで引き分けを提案します。
    - `/takeback` は直前の自分のターンを取り消す「待った」を相手に頼み、`/call-off` は結果なしで対局を終えることを提案します。最後の盤面の下の **再戦** で、先手と後手を入れ替えてもう一度対局できます。
    - 1ターンの持ち時間は挑戦で決めたとおりで、残りが3分の1になるとお知らせします。`/away` を使うと、1ターン1日以上の持ち時間を数日間止められます。
    - `/replay` で、終わった対局を1手ずつ振り返ったり、GIF や棋譜にしたりできます。
    - `/board` は盤面をもう一度表示し、`/matches` はあなたの対局またはこのサーバーの全対局と、誰の番かを一覧にします。`/resign` は投了です。**観戦** ボタンを押せば、誰でも対局の盤面を見られます。
    - `/tutorial` はゲームの最初の数ターンを教え、`/rules` は遊び方を図入りで説明します。`/leaderboard` はそのゲームの強い人のランキングを、`/profile` はその人の戦績を表示します。
    - `/block` で特定の人からの挑戦を受けないようにし、`/unblock` で解除します。`/privacy` はあなたについて保存されているすべてを送るか、削除します。
    - `/preferences` であなた自身の設定を決めます：言語、色、通知、DM。
    - `/settings` はサーバーの管理者用、`/moderate` はモデレーター用です。

    ゲーム：{ $games }
    ボットが再起動しても何も失われません。どの手も、表示する前に保存しています。

## ようこそとチュートリアル

# ボットが参加したばかりのサーバーでの最初のメッセージ。全員が読みます。
welcome = **Fireside** です。二人用のゲームを、このチャンネルでもほかのチャンネルでも、画像の盤面で遊べます。
    {""}**対局する** を押すと、{ $game } の相手を募集します。受けてくれた人があなたの相手です。`/tutorial` では、最初の数ターンを一人で、ほかの人には見えずに試せます。`/challenge` にはすべてのゲーム（{ $games }）が、`/help` にはそのほかのことがあります。
button-play = 対局する
name-tutorial = チュートリアル
command-tutorial = ゲームの最初の数ターン：図入りの短いレッスンを、あなただけに見せます
# 文の中で、ほかでは相手の名前が入るところに入ります。
tutorial-opponent = 相手
tutorial-wrong = ❌ **{ $move }**：{ $why }
tutorial-right = ✅ { $told }
tutorial-end = 最初の数ターンはこれで終わりです。{ $game } の続きは **ルール** にあります。`/challenge` で対局の相手を見つけましょう。
tutorial-tictactrek-1 = **Tic Tac Trek · レッスン 1/4：タイルを置く**
    あなたは X です。毎ターン、引いたタイルを置きます。今は、図の上に出ているとおり山です。置くのは、盤上のタイルと辺で接する空いた場所です。角で触れるだけではいけません。
    どこに置きますか？ボタンは列と行を表します。
tutorial-tictactrek-1-done = 盤はどの方向にも広がっていきます。これは最初の山なので、タイルの隣ならどの場所にも置けました。次の山は、山か湖に接していなければなりません。
tutorial-tictactrek-2 = **Tic Tac Trek · レッスン 2/4：同じ地形**
    数ターン後、あなたは草原を引きました。草原か湖と、辺で接していなければなりません。誰のタイルかは問いません。図には、置ける場所が示されています。
    どこに置きますか？
tutorial-tictactrek-2-done = M14 の草原に接しています。相手のタイルですが、大事なのは地形だけです。タイルに合う場所が1つもなければ、盤上のタイルの隣のどの場所に置いてもかまいません。
tutorial-tictactrek-3 = **Tic Tac Trek · レッスン 3/4：たき火**
    自分のタイルが3つ一直線に並ぶと（斜めも可）、3つのどれにもたき火がなければ、新しいタイルにたき火がともります。点数は、周りの8か所のうち空いている場所1つにつき1点で、金色の数字がその点数です。
    点数が最も高くなるように、この草原をどこに置きますか？
tutorial-tictactrek-3-none = そこにも置けますが、X が3つ並ばないので、たき火はともりません。金色の数字を探してください。
tutorial-tictactrek-3-less = たき火はともりますが、周りの空いた場所は3か所だけです。もっと多い場所があります。
tutorial-tictactrek-3-done = 今のところ6点です。たき火の隣にタイルが置かれるたびに、相手のものでも自分のものでも1点ずつ減ります。たき火の周りは空けておきましょう。
tutorial-tictactrek-4 = **Tic Tac Trek · レッスン 4/4：たき火を移す**
    終わりが近く、あなたのたき火は6つとも出ています。ここからは、新しく3つ並びができると、自分のたき火を1つ新しいタイルの上へ移せます。O13 に置くと3つ並びができ、そこでのたき火は3点になります。
    L12 のたき火は2点、L16 のたき火は6点です。どうしますか？1つ目のマスはタイルを置く場所、2つ目はたき火の移動元です。
tutorial-tictactrek-4-left = たき火をすべてそのままにしてもかまいませんが、ここでは1つ移すと1点増えます。
tutorial-tictactrek-4-less = そうすることもできますが、L16 のたき火は6点で、O13 では3点になってしまいます。点数のもっと低いたき火を移してください。
tutorial-tictactrek-4-done = 2点から3点へ、1点増えました。24ターンで対局は終わり、点の多い方が勝ちます。
tutorial-tactiki-1 = **TacTiki · レッスン 1/5：配置**
    あなたは TIKI で、下側です。コマは10個の神像で、ランク1から5が2つずつあり、自分の行の A から E の各マスに2つずつ置きます。相手も上側で同じようにし、互いのランクは見えません。下のボタンでは、数字2つの組が1つのマスを表し、下のコマが先です。
    どの配置にしますか？
tutorial-tactiki-1-done = あなたのランクは、あなたにしか見えません。対局では、**配置する** を押すとコマを1つずつ置けます。目標は、相手の行の1つのマスに自分のコマを5つ集めることです。
tutorial-tactiki-2 = **TacTiki · レッスン 2/5：1歩**
    1ターンは2歩で、1つのコマでも2つのコマでも進められます。動けるのは柱の一番上のコマだけで、1歩で前か左右の隣のマスへ進みます。あなたの前は上です。
    1歩目はどうしますか？
tutorial-tactiki-2-done = あなたの4は B2 にいます。あなたのターンはまだ終わっていません。
tutorial-tactiki-3 = **TacTiki · レッスン 3/5：2歩目**
    あなたの4が B2 に来ました。次は2歩目で、同じコマでも別のコマでもかまいません。パスはできず、コマは後ろへは進めません。
    2歩目はどうしますか？
tutorial-tactiki-3-done = 2歩進んだので、ターンは終わりです。自分の柱の上に乗ってもかまいません。その一番上に乗ります。
tutorial-tactiki-4 = **TacTiki · レッスン 4/5：決闘**
    あなたの4が B4 に来ました。前の B5 には敵が2つあります。敵の上に乗ると攻撃になり、両方のランクが表示されます。ランクの高い方が勝ちますが、1は5に勝ちます。そこに何が待っているかはわかりません。4で挑むのは勇気のいる賭けです。
    どう攻撃しますか？
tutorial-tactiki-4-aside = そこへも進めますが、誰もいないので決闘になりません。B5 の敵の上に進んでください。
tutorial-tactiki-4-done = あなたの4は1に勝ち、続いてその下の2にも勝って、相手の行に固定されました。勝ちに必要な5つのうちの1つ目です。見たランクは覚えておきましょう。ランクはそのターンのメッセージにしか出ません。あと1歩で、ターンは終わりです。
tutorial-tactiki-5 = **TacTiki · レッスン 5/5：復帰**
    今度はあなたは TAC です。自分の行である5行目が下に来るように、盤の向きが変わっています。あなたのコマが2つ、1と2が倒されています。2歩進む代わりに、そのうち1つを自分の行の空いているマスに復帰させることができます。`2@A5` は、2を A5 に復帰させます。
    どの復帰を選びますか？
tutorial-tactiki-5-done = あなたの2が復帰しました。これで1ターン全部です。相手には、コマが復帰したことは見えますが、どれが復帰したかはわかりません。
tutorial-battleoflits-1 = **Battle of LITS · レッスン 1/4：ピースを置く**
    あなたは X の持ち主、相手は O の持ち主です。二人で共有するピースを交互に置きます。形は L、I、T、S で、どれも4つのマスを覆います。覆われた記号は数に入らず、最後に、見えている自分の記号が多い方が勝ちます。たとえば、マス D5 と E6 は、D 列と E 列、5行目と6行目にあります。
    どのピースを置きますか？
tutorial-battleoflits-1-own = 置けますが、自分の X を2つ覆い、O は1つも覆いません。その逆になるピースを探してください。
tutorial-battleoflits-1-done = O を2つ覆い、X は1つも覆っていません。でも、よすぎたかもしれません。後手は1度だけ、特別な方法で応じることができます。
tutorial-battleoflits-2 = **Battle of LITS · レッスン 2/4：スワップ**
    今度は反対側の席です。あなたは O の持ち主で、あの最初のピースで記号を2つ失いました。最初のピースの直後に1度だけ、後手は、ピースを置く代わりに記号をスワップできます。スワップすると、あなたは X の持ち主になり、見えている記号は30個対28個です。どちらにしても、次のピースは相手が置きます。
    どうしますか？
tutorial-battleoflits-2-places = そうすることもできます。X を2つ覆うので、28個対28個です。でも、スワップすれば30個対28個です。次に置くのは、どちらにしても相手です。
tutorial-battleoflits-2-done = ですから、最初はどちらにも公平なピースを置くのが得です。この後は、もうスワップできません。
tutorial-battleoflits-3 = **Battle of LITS · レッスン 3/4：ピースを置ける場所**
    最初の側に戻ります。相手がスワップしたので、あなたは O の持ち主で、もう一度ピースを置きます。2つ目からは、盤上のピースと辺で接していなければなりませんが、同じ形のピースと辺で接してはいけません。
    置けるのはどれですか？
tutorial-battleoflits-3-done = X を2つ覆い、28個対28個の同数になりました。同じ形のピースでも、角で触れるのはかまいません。
tutorial-battleoflits-4 = **Battle of LITS · レッスン 4/4：正方形は禁止**
    今度はあなたは X の持ち主です。どのピースの組み合わせでも、2 × 2 のマスをすべて覆ってはいけません。S と T が、すでにある 2 × 2 のうち3つのマスを覆っています。
    置けるピースはどれですか？
tutorial-battleoflits-4-done = S と T に接していて、2 × 2 を埋めません。もう置けるピースがなくなったら、見えている記号を数えます。対局では、**ピースを置く** を押すと、ピースを盤の上にかざして、置けるかどうかを確かめられます。

## 遊び場

playground-welcome = **遊び場へようこそ！** ここは、あなたのコンピューターの中の模擬 Discord です。あなたは **Ada** です。ページの上の *Viewing as* で、Ben や Cleo に切り替わります。

    1. `/challenge` と入力してゲームを選び、*+… more* をクリックして相手に Ben を加え、右の矢印で送信します。
    2. Ben に切り替えて **受ける** を押します。
    3. 交互に手を打ちます。盤面のメニューから選ぶか、`/move` と1文字を入力すると、その文字で始まる手の一覧が出ます。下の *Jump to latest* で最新の盤面に移れます。

    続きは `/help` にあります。Ada はこのサーバーの管理者です。`/settings` や `/moderate list` も試してください。ターミナルで Ctrl-C を押すと、遊び場が終わります。
playground-kept = 対局は前回の続きからです。`/matches` で一覧を、`/board` で盤面を見られます。

## Tic Tac Trek のルール（ページごと）

rules-tictactrek-1 = **Tic Tac Trek · 1/5：旅**
    二人のプレイヤーが同じ土地を旅します。一人が X、もう一人が O で、交互に地形のタイルを置きます。自分のタイルが3つ一直線に並ぶと、たき火がともります。周りに空いた土地が多いほど、たき火の点数は高くなります。
    袋には26枚のタイルがあります。山、砂漠、草原、森が6枚ずつと、湖が2枚です。どのタイルも、片面が X、もう片面が O です。最初に2枚、X を M13 に、O を N13 に置きます。残りの24枚は1枚ずつ、二人が12枚ずつ置きます。置くのは引いたタイルで、選ぶことはできませんが、二人ともそれを見られます。
    盤の上には、両者の点数と残りのたき火、中央に今置くタイル、右には袋に残っている各地形のタイルの枚数が出ます。塗られている側の番です。
rules-tictactrek-2 = **Tic Tac Trek · 2/5：タイルを置く**
    タイルは、盤上のタイルと辺で接する空いた場所に、自分の記号を上にして置きます。
    • 湖は、そのような場所ならどこにでも置けます。
    • 各地形の最初の1枚も同じです。ここでは O が最初の草原を持っているので、どの場所にも置けます。
    • それ以外のタイルは、同じ地形のタイルか湖と、辺で接していなければなりません。誰のタイルかは問いません。
    • そのような場所がなければ、どの場所に置いてもかまいません。タイルが失われることも、番が飛ばされることもありません。
    図には、使える場所が示されています。`M14` のように場所の名前を入力するか、メニューから選んでください。
rules-tictactrek-3 = **Tic Tac Trek · 3/5：3つ並びとたき火**
    置いたタイルで、自分の記号のタイルが3つ一直線に並ぶと（縦、横、斜め。新しいタイルはどの位置でもよい）、その新しいタイルにたき火がともります。3つのどれにも、まだたき火があってはいけません。たき火のあるタイルは使用済みです。もっと長い列の中の3つでもかまいません。同時に2列できても、ともるたき火は1つです。
    たき火が残っている間は、0点の場所でも必ずともします。金色の数字は、そこでの点数です。ここでは X は L15 に6点のたき火をともせます。
rules-tictactrek-4 = **Tic Tac Trek · 4/5：たき火が6つとも出たら**
    たき火は6つあります。すべて出た後に3つ並びができたときは、盤上の自分のたき火を1つ、どこからでも新しいタイルの上へ移せます。そのままにしてもかまいません。ここでは、X は O13 に置いてたき火を1つそこへ移すことができ、3点になります。このような場所には、金色の輪の付いた白い数字が出ます。O15 のたき火を移すなら、`O13 O15` と入力します。たき火が去ったタイルは、後の3つ並びに使えます。使わなかった3つ並びは、使用済みになりません。
rules-tictactrek-5 = **Tic Tac Trek · 5/5：得点**
    たき火は、周りの8か所のうち空いている場所1つにつき1点で、0点から7点です。2つのたき火の間の空いた場所は、両方の点になります。新しいタイルが置かれると、自分のものでも相手のものでも点が減るので、得点は最後まで変わります。
    最後のタイルで対局は終わり、点の多い方が勝ちます。同点なら、盤上のたき火の多い方が勝ちます。それも同じなら、最後に打った方が負けです。引き分けはありません。

## Battle of LITS のルール（ページごと）

rules-battleoflits-1 = **Battle of LITS · 1/5：相手の記号を覆う**
    盤は A から J の10列、10行です。30のマスに X、30のマスに O があります。一人は X の持ち主で先手、もう一人は O の持ち主です。交互にピースを置き、ピースに覆われた記号は数に入りません。もう置けるピースがなくなったとき、見えている自分の記号が多い方が勝ちます。
    ピースは二人で共有します。L、I、T、S の4つの形が5つずつあります。どれも4つのマスを覆い、回しても裏返してもかまいません。
    記号の位置は抽選で、盤を180度回すと X と O が入れ替わるようになっています。`/challenge` のオプション「バリアント」（`variant`）で、別のレイアウトを名前で選んだり、自作のものを使ったりできます。自作のものは、X、O、ドットの10文字を、上の行から10行入力します。
rules-battleoflits-2 = **Battle of LITS · 2/5：ピースを置く**
    ピースは、まだ何にも覆われていない4つのマスに置きます。
    • 2つ目からは、盤上のピースと辺で接していなければなりません。
    • 同じ形のピースと辺で接してはいけません。角で触れるのはかまいません。
    • どの記号を覆ってもよく、自分の記号でもかまいません。
    パスはできません。盤の上には、それぞれの形の残りの数が出ます。
rules-battleoflits-3 = **Battle of LITS · 3/5：正方形は禁止**
    どのピースの組み合わせでも、2 × 2 のマスをすべて覆うことはできません。そのため、盤には必ず隙間が残ります。覆われた記号はピースを通して薄く見え、最後のピースには輪が付きます。
    まず **ピースを置く** を押すと、ピースを盤の上にかざせます。置けるかどうか、置けない理由、何を覆うことになるかがわかります。または、`/move` の後に `T D4 D5 D6 E5` のようにマスを入力してください。文字の有無や順番は問いません。
rules-battleoflits-4 = **Battle of LITS · 4/5：スワップ**
    最初のピースの直後に限り、後手は、ピースを置く代わりにスワップできます。ピースはそのまま残り、二人の記号が入れ替わります。そして、先手だったプレイヤーが、今度はもう一方の記号のために、2つ目のピースも置きます。ですから、最初はどちらにも公平なピースを置くのが得です。その後は交互に置きます。
rules-battleoflits-5 = **Battle of LITS · 5/5：終わり**
    番のプレイヤーが何も置けなくなると、対局は終わりです。ピースは共有なので、相手も置けません。見えている自分の記号が多い方が勝ちます。この図のように同数なら、最後のピースを置いた方が勝ちます。引き分けはありません。

## TacTiki のルール（ページごと）

rules-tactiki-1 = **TacTiki · 1/6：二列の神像**
    TIKI は1行目から上へ進み、先手です。TAC は5行目から下へ進みます。どちらも10個のコマを持ち、ランク1から5が2つずつです。ランクは持ち主にしか見えません。
    最初のターンの前に、どちらが先でもよいので、二人とも秘密に配置します。自分の行の各マスにコマを2つずつ置きます。**配置する** を押すか、A から E の5つのマスを、下のコマから順に `/move 12 34 55 14 23` のように入力します。
    相手の行の1つのマスに自分のコマが5つ集まると、すぐに勝ちです。2歩のうちの1歩目でもかまいません。下に埋まっている敵は関係ありません。
rules-tactiki-2 = **TacTiki · 2/6：あなたの番**
    1ターンは2歩で、1つのコマでも2つのコマでも進められます。動けるのは柱の一番上のコマだけで、1歩で前か左右の隣のマスへ進みます。後ろや斜めには進めません。進んだ先に何があっても、その上に乗ります。柱はいくらでも高くなります。ここでは TIKI が `B1-B2`、続いて `B2-B3` と進みました。
    パスはできません。2歩目は、進めるなら必ず進みます。進めなければ1歩目でターンが終わります。何もできないプレイヤーの番は飛ばされます。
rules-tactiki-3 = **TacTiki · 3/6：決闘**
    敵の上に乗ると攻撃になり、両方のランクが全員に表示されます。ランクの高い方が勝ちますが、1は5に勝ちます。どちらが攻めたかは関係ありません。負けたコマは盤から除かれます。勝った攻め手は、その下の次の敵とも決闘し、負けるか、互角になるか、自分の側のコマに当たるまで続けます。ここでは4が B5 で1と2に勝ちました。
    互角なら両方とも残り、攻めた方が上に乗ります。下のコマは、敵が上に乗っている間は動けません。D1 では5と5が当たり、そうなっています。上がどいてコマが現れても、決闘は始まりません。
    ランクはそのターンのメッセージにだけ出て、次のターンが終わると消えます。覚えておくのがこのゲームです。オプション「バリアント」（`variant`）が `open` の対局では、代わりに、そのコマが倒されるまで盤にランクが残ります。
rules-tactiki-4 = **TacTiki · 4/6：固定と像**
    相手の行に着いたコマは固定されます。もう動くことはなく、攻撃もされません。敵のいる自分の行のマスには、誰も入れないからです。ここでは、TIKI は B5 に5つのうち2つ、TAC は D1 に1つあります。
    守られているマスに入るには、まずそこで戦います。互角の場合も含めて、生き残ればコマは固定されます。
rules-tactiki-5 = **TacTiki · 5/6：復帰**
    進む代わりに、倒された自分のコマを1つ、自分の行の空いているマスに復帰させることができます。`3@C1` は、3を C1 に復帰させます。これには1ターン全部を使います。相手には、待っているコマの数は見えますが、どれが復帰したかはわかりません。ここでは、TAC には待っているコマが2つ、空いているマスが3つあります。
rules-tactiki-6 = **TacTiki · 6/6：終わり**
    ここでは TIKI の5つ目のコマが B5 に着き、勝ちました。
    引き分けになるのは、二人が合意したとき（`/draw` で提案）、どちらももう1つのマスに5つ集められないとき、または100ターン続けて相手の行に着いたコマがなかったときです。
    自分のランクは DM で届き、盤面の下の **自分のランク** や `/ranks` でも見られます。対局が終わると、両方の側、配置、棋譜のすべてを全員が見られます。

## 画像

# M D G F L、X、O の文字は画像の代替テキストに出てきます。説明はしても、文字はそのままに。
picture-draw = 引き分け
picture-ended =
    { $reason ->
        [agreed] 合意による引き分け
        [moderated] 結果なし：モデレーターが終了
        [called_off] 結果なし：合意により中止
       *[abandoned] 結果なし：続行不能
    }
picture-won =
    { $reason ->
        [resigned] { $winner } の勝ち：{ $loser } が投了
        [time] { $winner } の勝ち：{ $loser } の時間切れ
        [left] { $winner } の勝ち：{ $loser } が退出
       *[moderated] { $winner } の勝ち：モデレーターの判定
    }
picture-tictactrek-turn = ターン { $turn }/{ $turns }
picture-tictactrek-end =
    { $reason ->
        [points] { $winner } の勝ち：{ $points } 対 { $others }
        [campfires] 同点、たき火 { $campfires } 対 { $fewer } で { $winner } の勝ち
        [final_turn] 同点、最後のターンは { $loser } で { $winner } の勝ち
       *[other] { $winner } の勝ち
    }
picture-tictactrek-over = { $result }。
picture-tictactrek-state =
    ターン { $turn }/{ $turns }：{ $symbol } が{ $terrain ->
        [M] 山
        [D] 砂漠
        [G] 草原
        [F] 森
       *[L] 湖
    }のタイルを置く。
picture-tictactrek-seat = { $symbol }：{ $points } 点、残りのたき火 { $supply } つ。
picture-tictactrek-last = 最後のタイル：{ $field }。
picture-tictactrek-legend = 盤上：X か O、次に M 山、D 砂漠、G 草原、F 森、L 湖。たき火があれば * とその点数。
picture-tictactrek-rows = 上の行から、続いたタイルごとに、最初の列に続けて記す。{ $rows }。
picture-tictactrek-spaces = 置ける場所：{ $fields }。
picture-tictactrek-more = ほか { $more } か所は省略。
picture-tictactrek-worth =
    { $how ->
        [moved] * の後：そこへ移したたき火の点数。
       *[lit] * の後：そこにともるたき火の点数。
    }
picture-tictactrek-bag = 袋の残り：{ $counts }。
picture-tictactrek-without =
    { $part ->
        [bag] 袋の中身は省略。
        [legend] M 山、D 砂漠、G 草原、F 森、L 湖、* たき火。
       *[last] 最後のタイルは省略。
    }

## Battle of LITS の画像

# X、O と L I T S の文字は画像と代替テキストに出てくるので、そのまま残してください。
picture-battleoflits-piece = ピース { $number }
picture-battleoflits-note =
    { $swap ->
        [offered] またはスワップ
       *[made] スワップ済み
    }
picture-battleoflits-end =
    { $reason ->
        [uncovered] { $winner } の勝ち：見えている記号 { $points } 対 { $others }
        [last_piece] 同数、最後のピースを置いた { $winner } の勝ち
       *[other] { $winner } の勝ち
    }
picture-battleoflits-over = { $result }。
picture-battleoflits-state =
    { $swap ->
        [offered] ピース { $number }：{ $symbol } がピースを置くか、スワップする。
       *[none] ピース { $number }：{ $symbol } がピースを置く。
    }
picture-battleoflits-seat = { $symbol }：見えている記号 { $count } 個。
picture-battleoflits-swapped = スワップにより、O は最初のピースを置いたプレイヤーのもの。
picture-battleoflits-last = 最後のピース：{ $piece }。
picture-battleoflits-supply = 残りのピース：{ $left }。
picture-battleoflits-fitting = 残りのピース：{ $left }。置き方 { $places } 通り：{ $fitting }。
picture-battleoflits-rows = 上の行から、A から J 列：X と O は見えている記号、数字は空きマスの数、L、I、T、S はピース。{ $rows }。
picture-battleoflits-pieces =
    { $more ->
        [0] それ以前のピース、新しい順：{ $pieces }。
       *[other] それ以前のピース、新しい順：{ $pieces }、ほか { $more } 個。
    }
picture-battleoflits-ghost = 手元のピース { $piece }。置ける。置いた場合に見えている記号：{ $first } { $before } → { $after }、{ $second } { $previous } → { $next }。
picture-battleoflits-ghost-illegal =
    手元のピース { $piece }。置けない：{ $code ->
        [lits_off_board] { $field } は盤の外。
        [lits_none_left] その形は残っていない。
        [lits_covered] { $field } はすでに覆われている。
        [lits_touches_same] { $at } で同じ形のピースに接する。
        [lits_fills_block] { $field } から { $to } の 2 × 2 を埋めてしまう。
        [lits_not_adjacent] ほかのピースに接していない。
       *[other] そこには置けない。
    }
picture-battleoflits-layout = X が { $first } 個、O が { $second } 個のレイアウト。上の行から、A から J 列、数字は空きマスの数。{ $rows }。

## TacTiki の画像

# K と T の文字は画像の代替テキストに出てきます。説明はしても、文字はそのままに。
picture-tactiki-turn = ターン { $turn }
picture-tactiki-step = { $step }/2 歩目
picture-tactiki-setup = 配置
picture-tactiki-quiet = 到着なし { $quiet }/{ $limit }
picture-tactiki-ready =
    { $ready ->
        [0] 準備中
       *[other] 準備完了
    }
picture-tactiki-end =
    { $reason ->
        [statue] { $winner } の勝ち：5つのコマの像
       *[other] { $winner } の勝ち
    }
picture-tactiki-draw =
    { $reason ->
        [nobody_can_win] 引き分け：どちらももう5つ集められない
        [quiet] 引き分け：{ $limit } ターン到着なし
       *[other] 引き分け
    }
picture-tactiki-over = { $result }。
picture-tactiki-setting-up =
    { $ready ->
        [0] { $side } は配置中。
       *[other] { $side } は準備完了。
    }
picture-tactiki-state = ターン { $turn }：{ $side } の番、2歩のうち { $step } 歩目。
picture-tactiki-skipped = { $side } は何もできず、番が飛ばされた。
picture-tactiki-done =
    { $which ->
        [this] このターンの { $side }：{ $steps }。
       *[last] 前のターンの { $side }：{ $steps }。
    }
picture-tactiki-returned = { $field } にコマが復帰
picture-tactiki-attacked =
    { $stands ->
        [0] { $felled ->
            [0] { $step } で攻撃し、倒れる
           *[other] { $step } で攻撃し、{ $felled } 個倒して倒れる
        }
       *[other] { $felled ->
            [0] { $step } で攻撃し、互角
           *[other] { $step } で攻撃し、{ $felled } 個倒す
        }
    }
picture-tactiki-legend =
    { $ranks ->
        [0] K は TIKI、T は TAC のコマ。
       *[other] { $seen ->
            [0] K は TIKI、T は TAC のコマ、次にわかればランク。
           *[other] K は TIKI、T は TAC のコマ、次にわかればランク、両者が知っていれば *。
        }
    }TIKI は5行目、TAC は1行目で固定。敵の下のコマは動けない。
picture-tactiki-columns = 柱、下から上へ：{ $columns }。
picture-tactiki-statue = { $field } の { $side } の像：{ $of } つのうち { $pieces } つ。
picture-tactiki-defeated =
    { $known ->
        [0] 倒された { $side }：{ $count } 個。
       *[other] 倒された { $side }：{ $count } 個、ランク { $ranks }。
    }
picture-tactiki-steps =
    { $attacks ->
        [0] 進める手：{ $steps }。
       *[other] 進める手、x の後は上にいる敵の数：{ $steps }。
    }
picture-tactiki-returns = コマが復帰できるマス：{ $fields }。
picture-tactiki-chosen = { $origin } のコマを選択中。進めるマス：{ $fields }。
picture-tactiki-quiet-long = { $quiet } ターン到着なし。{ $limit } で引き分け。
picture-tactiki-without =
    { $part ->
        [legend] K は TIKI、T は TAC。
        [steps] 進める手は省略。
       *[done] 直前の動きは省略。
    }
picture-tactiki-placed = { $pieces } 個中 { $count } 個配置
picture-tactiki-empty = 空き
picture-tactiki-arranged = { $side } としてのあなたの配置、下のコマから：{ $fields }。
picture-tactiki-left = まだ置いていないコマ：{ $left }。
picture-tactiki-complete = 配置は完成。
picture-tactiki-attack = { $side } が { $field } で攻撃。
picture-tactiki-duel =
    { $result ->
        [won] { $attacker } が { $defender } に勝ち、{ $enemy } のコマが倒れる。
        [lost] { $attacker } が { $defender } に負け、{ $side } のコマが倒れる。
       *[tied] { $attacker } 対 { $defender }：互角、どちらも残る。
    }
