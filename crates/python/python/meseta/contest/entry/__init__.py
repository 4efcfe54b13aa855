"""The contest's agent in parts that import only NumPy, the standard library and each other.

An exported file is these modules one after the other, in the order of :data:`MODULES`, with the numbers of
``knowledge`` written out.
"""

#: The modules, each of which uses only those before it.
MODULES = (
    "tables",
    "knowledge",
    "table",
    "turns",
    "phases",
    "shipping",
    "rules",
    "worth",
    "workers",
    "quick",
    "network",
    "reading",
    "attention",
    "player",
)
