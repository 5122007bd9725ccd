import { describe, expect, it } from 'vitest'
import { SharedViews } from '#engine/fog/shared-views.ts'
import { partsOf } from '#engine/storm-over-belfort/view.ts'
import type { G } from '#engine/storm-over-belfort/state/kit.ts'
import { campaign as loaded, begin, position, garrison } from './table.ts'
import { actAtRandom, pickFrom } from '../../kernel/table.ts'
import type { Abouts, TypedEntry, Files, View } from '#engine/storm-over-belfort/window-types.ts'

describe('what a side knows', () => {
  it('is the same in views made by difference and in new ones', () => {
    const shared = new SharedViews<G>(loaded.layout, partsOf(loaded.layout))
    const anew = new SharedViews<G>(loaded.layout, partsOf(loaded.layout))
    const t = begin('danjoutin')
    const pick = pickFrom(3)
    do {
      for (const side of [0, 1]) {
        anew.forget()
        expect(shared.of(t.g, side)).toEqual(anew.of(t.g, side))
      }
    } while (actAtRandom(t.game, pick))
  })

  it('asks for an answer by a counter whenever the other side could hold one, and never when it could not', () => {
    const at = { ...garrison, 10: 'plr1421-1', 9: '35rm-1 12ra-2' }
    const asked = (hands: readonly string[], spent: readonly string[]): string =>
      position({
        ask: 'bombardment',
        side: 'french',
        at,
        forts: [9],
        hands: { prussian: hands },
        state: { spent: [...spent], ...(spent.length > 0 && cupWithout(spent)) },
      }).act('bombard 12ra-2 @10').asks
    expect(asked(['illness-envoys'], [])).toBe('prussian answer')
    expect(asked([], [])).not.toBe('prussian answer')
    expect(asked(['illness-envoys'], ['bad-shell-desertion', 'bad-shell-incendiary'])).not.toBe('prussian answer')
  })

  it('has types that the window reads it by', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 45: 'plr1421-1' }, forts: [4] })
    const known = t.game.view(1).known as unknown as View // what the types say of it
    expect(known.unit['plr1421-1']?.zone).toBe('zone-45')
    expect(known.zone['zone-4']?.fortification).toBe(true)
    expect(known.agenda.at(-1)?.frame).toBe('activations')
    const about = t.game.decision()?.about as Abouts['activations'] // the question of this frame
    expect(about.points).toBe(5)
    const told = t
      .act('pass')
      .game.journal()
      .findLast(({ kind }) => kind === 'passed') as TypedEntry | undefined
    expect(told).toEqual({ kind: 'passed', side: 'prussian' } satisfies TypedEntry)
    const files: readonly (keyof Files)[] = ['order-of-battle.json', 'map.json', 'tables.json']
    expect(loaded.system.campaign.shownFiles).toEqual(files)
  })
})

/** The Prussian cup when these counters are spent and one is in the hand. */
const cupWithout = (spent: readonly string[]): { prussianCup: string[] } => ({
  prussianCup: [
    'discipline-more-shells',
    'disinformation-ruse',
    'bad-shell-desertion',
    'bad-shell-incendiary',
    'discipline-tresckow',
  ].filter((one) => !spent.includes(one)),
})
