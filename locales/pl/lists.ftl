# Nazwy po kolei: „kukurydza, indygo i cukier”, „kukurydza, indygo lub cukier”.
# $items to, co stoi wcześniej, $next to następna nazwa.

list-next = { $items }, { $next }
list-and = { $items } i { $next }
list-or = { $items } lub { $next }
