import type { Nouns } from '#engine/kernel/actions/actions.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { good } from '#engine/kernel/values/result.ts'
import type { Shape } from '#engine/kernel/values/shape.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { defineSystem, type LoadedCampaign, type SystemDefinition } from '#engine/kernel/system/system.ts'
import { begin, load } from './table.ts'

type Rules<S extends Shape> = SystemDefinition<null, S>['rules']
type Parts<S extends Shape> = Partial<Rules<S>> &
  Pick<Rules<S>, 'kinds' | 'setUp' | 'shape'> & { readonly nouns?: () => Nouns }

/** A system of next to nothing, for a test of one thing: give its frames, its shape and how it begins. */
export function littleSystem<S extends Shape>({ nouns = () => ({}), ...rules }: Parts<S>): LoadedCampaign {
  return load(
    defineSystem<null, S>({
      id: 'little',
      version: 1,
      title: 'Little',
      sides: ['red', 'blue'],
      endings: ['over'],
      book: { rulebook: [], words: { en: {}, fr: {} } },
      rules: { entries: [], invariants: [], ...rules },
      campaign: {
        load: () => good(null),
        scenarios: () => [{ id: 'only', title: { en: 'Only', fr: 'Seul' }, switches: [] }],
        nouns,
      },
      knowledge: { view: (g) => stateAsJson(g), imagine: () => {} },
      glance: {},
    }),
  )
}

export const littleGame = <S extends Shape>(parts: Parts<S>): Game => begin(littleSystem(parts))
