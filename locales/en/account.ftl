# Accounts and friends: the words of their pages.

account-title = Your account
account-lead = Your tables, ratings and friends are the same on every device where you sign in.
account-lead-guest = You are a guest on this device. With a name and a password, your tables, ratings and friends follow you to other devices.
account-lead-nobody = You can play without an account. With one, your tables, ratings and friends follow you to other devices.
account-ways = Ways to sign in
account-password = Password
account-password-since = Name: { $name }. Password chosen on { $day }.
account-password-none = None yet
account-code = Code
account-code-words = For another device:
account-copy-code = Copy the code
account-copied = Code copied
account-elsewhere = Been here before?
account-devices = Devices
account-sign-out = Sign out here
account-signed-out = You have signed out on this device.
account-you = How others see you
account-renamed = Name saved
account-language = The language that you choose comes along when you sign in.
account-data = Friends and data
account-log-out-password = Your password stays the same. If somebody else might know it, change it instead.
account-go-on = Continue

account-make = Create an account
account-make-words = It takes only a name and a password, no e-mail address. Your tables, ratings and friends stay yours.
account-make-press = Create the account
account-make-done = Your account is ready.
account-sign-in = Sign in
account-sign-in-words = This device will then be you, with all your tables.
account-sign-in-press = Sign in
account-sign-in-done = You are signed in.
account-change = Change password
account-change-words = All other devices are logged out, and you get a new code. Notifications stop until you set them up again.
account-change-press = Change the password
account-change-done = Your password has been changed, and all other devices are logged out.
account-remove = Remove account
account-remove-words = Only the name and the password are removed: you go on as a guest on this device, with a new code. All other devices are logged out, and notifications stop.
account-remove-press = Remove the account
account-remove-done = The account has been removed. You go on as a guest.

account-name = Name of the account
account-current = Current password
account-next = New password
account-rule = At least 10 characters. A few words that only you would put together are easy to remember and hard to guess.
account-tables = On this device you have tables as a guest. What should happen to them?
account-tables-bring = Bring them to my account
account-tables-leave = Leave them with the guest and its code
account-brought = { $count ->
    [one] { $count } table has been brought to your account.
   *[other] { $count } tables have been brought to your account.
}
account-stayed-twice = { $count ->
    [one] { $count } table stays with the guest, because your account already has a seat there and nobody can play two seats. The guest’s code:
   *[other] { $count } tables stay with the guest, because your account already has a seat there and nobody can play two seats. The guest’s code:
}
account-stayed = { $count ->
    [one] { $count } table stays with the guest. The guest’s code:
   *[other] { $count } tables stay with the guest. The guest’s code:
}

avatar-figure = Picture
avatar-colour = Background
avatar-parrot = Parrot
avatar-frog = Frog
avatar-turtle = Turtle
avatar-fish = Fish
avatar-palm = Palm tree
avatar-boat = Boat
avatar-llama = Llama
avatar-cactus = Cactus
avatar-mountain = Mountain
avatar-sun = Sun
avatar-sea = Sea
avatar-corn = Corn
avatar-leaf = Leaf
avatar-clay = Clay
avatar-berry = Berry
avatar-stone = Stone

friends-title = Friends
friends-lead = See which friends are online, join their tables, and invite them to yours.
friends-begin = What should your friends call you?
friends-invitations = Invitations to tables
friends-invites = { $open ->
    [one] invites you to { $game }, { $open } seat is open
   *[other] invites you to { $game }, { $open } seats are open
}
friends-not-now = Not now
friends-asking = They would like to be your friends
friends-asking-count = { $count ->
    [one] { $count } person would like to be your friend
   *[other] { $count } people would like to be your friends
}
friends-accept = Accept
friends-decline = Decline
friends-yours = { $count ->
    [0] Your friends
   *[other] Your friends ({ $count })
}
friends-none = Nobody yet. Ask by name, send your link, or open the menu of a table that you play at.
friends-here = here
friends-away = not here
friends-here-count = { $count ->
    [0] nobody is here
    [one] { $count } is here
   *[other] { $count } are here
}
friends-all = All friends
friends-waits = waiting for players: { $games }
friends-more = More about { $player }
friends-find = Find friends
friends-name = Name of their account
friends-name-words = As they type it when they sign in. Guests without an account can be asked by link or at a table.
friends-ask = Ask to be friends
friends-asked = Not answered yet
friends-asked-done = Your request has been sent.
friends-asked-is = asked, not answered yet
friends-withdraw = Withdraw
friends-is = your friend
friends-link = Your link
friends-link-words = Whoever opens it can ask to be your friend. You still decide.
friends-link-make = Make a link
friends-link-new = Replace the link
friends-part = No longer be friends
friends-part-words = You no longer see whether the other is here, nor the other whether you are. They are not told.

block = Block
unblock = Unblock
blocked = Blocked
blocked-is = blocked
block-words = People whom you block can’t join tables that you have made, you don’t read what they write at tables, and their requests don’t reach you. They are not told.
block-done = You have blocked { $player }.
people-alone = Nobody else sits at this table.

invite = Invite
invite-friends = Invite friends
invite-done = invited

friend-link-ask = Ask { $player } to be friends?
friend-link-words = Friends see whether the other is here and can invite each other to tables.
friend-link-gone = This link leads nowhere
friend-link-gone-words = It was replaced by a new one, or has a typing error. Ask for the new link.
friend-link-mine = This is your own link
friend-link-mine-words = Send it to somebody who should ask to be your friend.

## Private chat with a friend
private-title = Private chat
private-with = { $player } and you
private-back = All friends
private-write = Write
private-read = Read messages
private-unread = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
private-to = Write to { $player }
private-you = You
private-none = No messages yet. { $player } can read here whatever you write.
private-words = Only you and { $player } can read this. If one of you reports a message, the host of this server reads it, too. The last 200 messages are kept, for 90 days at most.
private-blocked = You have blocked { $player }, so neither of you can write here. You can still report what was written.
