# Names in a row: “corn, indigo and sugar”, “corn, indigo or sugar”.
# $items is what stands before, $next the name after it.

list-next = { $items }, { $next }
list-and = { $items } and { $next }
list-or = { $items } or { $next }
