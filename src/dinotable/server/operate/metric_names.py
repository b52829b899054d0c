"""What each name in `/metrics` means; docs/server.md has the same in a table.

Everybody can read them, so nothing is counted in bytes: how long an answer to another seat was would tell its cards.
"""

ABOUT = {
    # tables
    "tables_in_memory": "Tables that are in memory",
    "tables_unreadable": "Tables that stand aside because what is kept of them cannot be read",
    "subscriptions": "Seats and tables that sockets watch",
    "entries_acked_total": "Entries of tables' logs that are safe and were told to who sent them",
    # bots
    "bots_thinking": "Decisions that bots owe",
    "bot_moves_waiting": "Moves that bots think about or wait to, over all processes",
    "bot_hints_waiting": "Hints, likewise",
    "bot_checks_waiting": "Records that are being checked, likewise",
    "bot_curves_waiting": "Parts of evaluations, likewise",
    "bot_workers": "Processes that bots think in",
    "bot_answers_total": "Jobs that were answered: moves, hints, checks of records, parts of evaluations",
    "bot_broken_total": "Jobs that failed because a process ended or hung",
    # accounts
    "accounts_made_total": "Accounts that were made",
    "sign_ins_total": "Sign-ins that succeeded",
    "sign_ins_failed_total": "Sign-ins with a wrong name or password",
    "sessions_begun_total": "Sessions that began",
    "passwords_waiting": "Passwords that are being hashed or wait for it",
    # notify
    "notices_sent_total": "Turn notices that arrived",
    "notices_failed_total": "Turn notices that were given up, whose webhook was switched off",
    "notices_waiting": "Turn notices that are being sent, or sent again",
    # social
    "chat_lines_total": "Lines and reactions that were said",
    "proposals_total": "Proposals that were made",
    # replays
    "evaluations_running": "Finished games that are being evaluated",
    "evaluations_done_total": "Finished games that were evaluated from beginning to end",
    "records_uploaded_total": "Records that were uploaded",
    # storage
    "commits_total": "Transactions that are safe",
    "commit_milliseconds_total": "What they took together, from their beginning to their commit",
    "writes_total": "What was written in them",
    "write_failures_total": "Transactions that failed; what was in them has not happened",
    "writes_waiting": "What waits for the next transaction",
    "hints_sent_total": "Hints to other processes",
    "hints_heard_total": "Hints from other processes",
    "hints_reconnects_total": "How often the connections for hints were made anew",
    "hints_waiting": "Hints that wait to be sent",
    "leads": "Whether this process does what must be done once: notices, clearing up, clocks of tables in no memory",
    # http
    "http_answers_total": "Answers, by status",
    "limits_exceeded_total": "Requests that were refused because of a limit, by its name",
    "connections": "Open connections",
    "half_open": "Requests whose head or body has not come whole yet",
    "unsent_connections": "Connections with something that waits because their clients do not read",
    "let_go_total": "Connections that were closed because they did not read",
    "sockets": "Open sockets",
    "socket_messages_total": "Messages that came over sockets",
    "socket_refusals_total": "Messages that were refused, by why",
    # clocks
    "timers_fired_total": "Clocks that ran out, absent players that were stood in for, proposals that lapsed",
    "uptime_seconds_total": "Seconds for which this server has been answering, over all its starts",
}
