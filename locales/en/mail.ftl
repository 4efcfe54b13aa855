# Messages by e-mail.

notices-email = E-mail
notices-email-words = Only a link is sent to this address at first; messages follow once you have opened it. Every message has a link that ends them.
notices-email-waiting = Not confirmed yet: open the link that was sent there.
notices-email-again = Send the link again
notices-email-sent = The link was sent. Please look into your mailbox.

# What is sent.
mail-confirm-title = Confirm your e-mail address
mail-confirm = Somebody, probably you, would like to be told at this address when it is their turn at Meseta. Please open this page to confirm it:
mail-confirm-otherwise = If it was not you, you need not do anything: nothing more will be sent.
mail-stop = You can end these messages here:

# The page that the links lead to.
mail-title = Messages by e-mail
mail-unconfirmed = Should Meseta tell you at this address when a table is waiting for you?
mail-confirmed = Meseta tells you at this address when a table is waiting for you.
mail-confirm-button = Yes, tell me
mail-stop-button = No more messages
mail-stopped = Nothing more will be sent to this address.
mail-gone = This link is no longer valid.
