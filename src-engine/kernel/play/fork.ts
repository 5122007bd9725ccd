import type { Play } from './play.ts'

/** Asks a copy to which anything may be done: it is thrown away, and the game stays as it is. */
export function onFork<G extends Play, Answer>(g: G, ask: (fork: G) => Answer): Answer {
  const fork = g.fork() as G // a fork is a game of the same system and campaign
  try {
    return ask(fork)
  } finally {
    fork.drop()
  }
}
