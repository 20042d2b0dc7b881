"""Pictures: what they show, how large they are, and what they say to those who do not see them."""
