# Nume unul după altul: „porumb, indigo și zahăr”, „porumb, indigo sau zahăr”.
# $items este ce stă înainte, $next numele care urmează.

list-next = { $items }, { $next }
list-and = { $items } și { $next }
list-or = { $items } sau { $next }
