# Nevek egymás után: „kukorica, indigó és cukor”, „kukorica, indigó vagy cukor”.
# Az $items az előtte álló rész, a $next a következő név.

list-next = { $items }, { $next }
list-and = { $items } és { $next }
list-or = { $items } vagy { $next }
