import type { Game } from '#engine/kernel/game.ts'
import { good } from '#engine/kernel/result.ts'
import type { Shape } from '#engine/kernel/shape.ts'
import { stateAsJson } from '#engine/kernel/state-json.ts'
import { defineSystem, type LoadedCampaign, type SystemDefinition } from '#engine/kernel/system.ts'
import { begin, load } from './table.ts'

type Parts<S extends Shape> = Partial<SystemDefinition<null, S>> &
  Pick<SystemDefinition<null, S>, 'kinds' | 'setUp' | 'shape'>

/** A system of next to nothing, for a test of one thing: give its frames, its shape and how it begins. */
export function littleSystem<S extends Shape>(parts: Parts<S>): LoadedCampaign {
  return load(
    defineSystem<null, S>({
      id: 'little',
      version: 1,
      title: 'Little',
      sides: ['red', 'blue'],
      endings: ['over'],
      rulebook: [],
      words: { en: {}, fr: {} },
      entries: [],
      invariants: [],
      load: () => good(null),
      scenarios: () => [{ id: 'only', title: { en: 'Only', fr: 'Seul' }, switches: [] }],
      nouns: () => ({}),
      view: (g) => stateAsJson(g),
      imagine: () => {},
      ...parts,
    }),
  )
}

export const littleGame = <S extends Shape>(parts: Parts<S>): Game => begin(littleSystem(parts))
