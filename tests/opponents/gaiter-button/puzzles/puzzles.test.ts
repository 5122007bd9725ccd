import { describe, expect, it } from 'vitest'
import { everyTry } from '../../../tries.ts'
import { ask } from '../asking.ts'
import { puzzles } from './puzzles.ts'

/** The seeds with which each position is asked about, and how many of the choices have to be sound. */
const SEEDS = everyTry ? 40 : 2
const SOUND = 0.95

describe.each(['officer', 'general'])('of positions with sound and unsound orders the %s', (player) => {
  it.each(puzzles.map((puzzle) => [`${puzzle.number}: ${puzzle.what}`, puzzle] as const))(
    'knows %s',
    { timeout: 120_000 },
    (_name, { set, accepts }) => {
      const chosen = Array.from({ length: SEEDS }, (_, seed) => ask(set(), player, `puzzle ${seed}`))
      const unsound = chosen.filter((one) => !accepts(one))
      expect(unsound.length, JSON.stringify(unsound[0])).toBeLessThanOrEqual((1 - SOUND) * SEEDS)
    },
  )
})
