import { Worker } from 'node:worker_threads'
import { PEER_MOVES } from './peer-toy.ts'

/*
 * The gauge: what boardgame.io does with the toy in a second on the machine for which the aims were set, two quiet virtual cores of
 * an AMD EPYC (single runs there: 29,000 to 41,000 moves). So many times as fast as here it is, so many times as fast it would be for
 * us. It has a thread of its own, so that its garbage is not swept with ours.
 */

/** What the thread and its caller tell each other: how many games are wanted, and how many have been played. */
export const GAUGE_WORDS = { wanted: 0, played: 1 } as const

let thread: Int32Array | undefined

function startThread(): Int32Array {
  const words = new Int32Array(new SharedArrayBuffer(8))
  new Worker(new URL('./gauge-thread.ts', import.meta.url), { workerData: words }).unref()
  return words
}

function playInThread(): void {
  thread ??= startThread()
  const games = Atomics.add(thread, GAUGE_WORDS.wanted, 1)
  Atomics.notify(thread, GAUGE_WORDS.wanted)
  Atomics.wait(thread, GAUGE_WORDS.played, games)
}

export const gauge = { count: PEER_MOVES, work: playInThread, there: 38_000 } as const
