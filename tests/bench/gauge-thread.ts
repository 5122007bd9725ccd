import { workerData } from 'node:worker_threads'
import { GAUGE_WORDS } from './gauge.ts'
import { playPeer } from './peer-toy.ts'

/** Plays a game of the peer whenever one is wanted. */
const words = workerData as Int32Array // what `gauge.ts` hands over
for (let played = 0; ; played++) {
  Atomics.wait(words, GAUGE_WORDS.wanted, played)
  playPeer()
  Atomics.add(words, GAUGE_WORDS.played, 1)
  Atomics.notify(words, GAUGE_WORDS.played)
}
