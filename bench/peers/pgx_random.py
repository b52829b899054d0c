"""Random play in Pgx on the processor: a batch of games in one compiled loop, each followed by a new one when it ends.

Its steps make observations and masks, whether anybody looks or not. `--cores`: how many of them it may use.
"""

import argparse
import json
import os
import time

PLAYERS = {"connect_four": 2, "backgammon": 2, "go_9x9": 2, "leduc_holdem": 2}
STRIDE = 64


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--count", type=int, default=1024, help="games at once")
    options = parser.parse_args()
    # Before JAX starts its threads.
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: options.cores])
    os.environ["JAX_PLATFORMS"] = "cpu"
    import jax  # noqa: PLC0415
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental.wrappers import auto_reset  # noqa: PLC0415

    results = []
    for name, players in PLAYERS.items():
        env = pgx.make(name)
        step = jax.vmap(auto_reset(env.step, env.init))

        def turn(carry, _, step=step):
            state, key = carry
            key, chosen, lucky = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(chosen, logits, axis=1)
            return (step(state, action, jax.random.split(lucky, options.count)), key), None

        run = jax.jit(lambda carry, turn=turn: jax.lax.scan(turn, carry, None, length=STRIDE)[0])
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), options.count))
        carry = jax.block_until_ready(run((state, jax.random.PRNGKey(2))))  # compiled now
        steps, elapsed, started = 0, 0.0, time.perf_counter()
        while elapsed < options.seconds:
            carry = jax.block_until_ready(run(carry))
            steps += STRIDE * options.count
            elapsed = time.perf_counter() - started
        results.append({"peer": "pgx", "game": name, "players": players, "steps_per_second": round(steps / elapsed, 1)})
    print(json.dumps({"results": results}, indent=2))


if __name__ == "__main__":
    main()
