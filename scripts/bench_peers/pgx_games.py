"""pgx on the CPU: many games side by side in one compiled loop, as it is meant to be used.

Its backgammon moves one checker at a time, so it has about twice as many acts a game as other
engines'. A choice is counted where a game of the batch has two or more legal actions; a game that
is over starts anew. Nobody reads its observations, so the compiler may leave them out, because no
other engine here is asked for them.
"""

import os

# One thread: the compiled loop is measured on one core, as everybody's is.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

import jax
import jax.numpy as jnp
import pgx

BATCH = 256  # games side by side
STEPS = 50  # of all of them, in one call


def start_backgammon(seed):
    env = pgx.make("backgammon")
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def once(carry, _):
        state, key, choices, games = carry
        key, pick, dice, fresh = jax.random.split(key, 4)
        mask = state.legal_action_mask
        action = jax.random.categorical(pick, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
        choices += (mask.sum(-1) > 1).sum()
        after = step(state, action, jax.random.split(dice, BATCH))
        over = after.terminated | after.truncated
        again = begin(jax.random.split(fresh, BATCH))
        after = jax.tree.map(lambda old, new: jnp.where(shaped(over, old), new, old), after, again)
        after = after.replace(observation=state.observation)  # nobody reads it
        return (after, key, choices, games + over.sum()), None

    @jax.jit
    def many(state, key):
        return jax.lax.scan(once, (state, key, jnp.int32(0), jnp.int32(0)), None, STEPS)[0]

    held = [
        jax.jit(begin)(jax.random.split(jax.random.PRNGKey(seed), BATCH)),
        jax.random.PRNGKey(seed),
    ]

    def play():
        state, key, choices, games = many(*held)
        held[:] = [state, key]
        return int(games), int(choices), BATCH * STEPS

    return play


def shaped(flags, like):
    """The flags of the games, so that they fit the fields of a state."""
    return flags.reshape(flags.shape + (1,) * (like.ndim - 1))
