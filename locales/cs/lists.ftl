# Jména za sebou: „kukuřice, indigo a cukr“, „kukuřice, indigo nebo cukr“.
# $items je to, co stojí předtím, $next další jméno.

list-next = { $items }, { $next }
list-and = { $items } a { $next }
list-or = { $items } nebo { $next }
