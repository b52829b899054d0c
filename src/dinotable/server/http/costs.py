"""What costs more than a look: which allowance of who asks each route draws on, besides that for requests."""

TABLE = "/api/tables/{table}"
COSTS = {
    "GET /api/tables": "questions",
    "POST /api/mine": "questions",
    "POST /api/qr": "questions",
    "GET /api/account/seats": "questions",
    "GET /api/account/export": "questions",
    f"GET {TABLE}/entries": "questions",
    f"GET {TABLE}/record": "questions",
    f"GET {TABLE}/replay": "questions",
    f"GET {TABLE}/replay/lines": "questions",
    f"GET {TABLE}/duplicates": "questions",
    f"GET {TABLE}/picture": "questions",
    f"GET {TABLE}/backs": "questions",
    f"GET {TABLE}/facts": "questions",
    f"POST {TABLE}/foresee": "questions",
    f"POST {TABLE}/why-not": "questions",
    f"POST {TABLE}/branch": "questions",
    f"POST {TABLE}/think": "hints",
    f"POST {TABLE}/sit": "seats",
    f"POST {TABLE}/rematch": "tables",
    "POST /api/records": "uploads",
}
