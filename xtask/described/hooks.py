"""Names that mean something: half of what schemathesis would ask about are tables, people and codes that there are."""

import json
import os

import schemathesis

KNOWN = json.loads(os.environ["MESETA_KNOWN"])


def known(path, name, value):
    """What there is of this kind; `value` decides which, so that equal runs ask equal questions."""
    if path.startswith("/api/tables/{id}") or path == "/api/host/tables/{id}":
        kinds = KNOWN["tables"] if name == "id" else None
    elif path.startswith("/api/invitations/"):
        kinds = KNOWN["invitations"]
    elif path.startswith("/api/host/people/") and name == "id":
        kinds = KNOWN["people"]
    elif path.startswith("/api/private/"):
        kinds = KNOWN["friends"] if name == "handle" else KNOWN["lines"]
    else:
        kinds = None
    number = sum(str(value).encode())
    return kinds[number // 2 % len(kinds)] if kinds and number % 2 else value


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if not path_parameters:
        return path_parameters
    path = context.operation.path
    return {name: known(path, name, value) for name, value in path_parameters.items()}
