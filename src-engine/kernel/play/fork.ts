import type { Play } from './play.ts'

/** Calls `ask` with a copy of the game, which may be changed freely and is dropped afterwards. */
export function onFork<G extends Play, Answer>(g: G, ask: (fork: G) => Answer): Answer {
  const fork = g.fork() as G // a fork is a game of the same system and campaign
  try {
    return ask(fork)
  } finally {
    fork.drop()
  }
}
