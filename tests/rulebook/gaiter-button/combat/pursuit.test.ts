import { describe, expect, it } from 'vitest'
import { ARTILLERY } from '#engine/gaiter-button/campaign/campaign.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { mayPursue, pursuit } from '#engine/gaiter-button/combat/pursuit.ts'
import { points } from '#engine/gaiter-button/state/counters.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { afterBattle, flagOf, left, marked, type Fought } from '../after-battle.ts'
import { FR, type Names, type Table } from '../table.ts'

/** The French have left the zone of the battle; the dice of the winner, then the two of the loser. */
interface Flight extends Partial<Fought> {
  readonly fled: readonly string[]
  readonly winners?: readonly string[]
  readonly dice?: readonly [number, number, number]
  readonly routs?: boolean
  /** Who of the French stays. */
  readonly stay?: readonly string[]
}
const flight = ({ fled, winners = ['ge-c-5'], dice = [6, 1, 1], routs = true, stay = [], ...more }: Flight): Table =>
  afterBattle({
    engaged: [...winners, ...fled],
    beside: stay,
    script: [
      { draw: 'pursuer', value: dice[0] },
      { draw: 'pursued', value: dice[1] },
      { draw: 'pursued', value: dice[2] },
    ],
    ...more,
    begin(g, names) {
      for (const name of fled) g.counter.zone.set(names.counter(name), names.zone('rethel'))
      g.call(pursuit, { rout: routs })
    },
  })
const lost = (table: Table, name: string, had: number): number => had - points(table.g, table.names.counter(name))

/** Would there be a pursuit, and if not, why? */
function asked({ fled, winners = ['ge-c-5'], routs = true, stay = [], ...more }: Flight): string {
  let answer = ''
  afterBattle({
    engaged: [...winners, ...fled],
    beside: stay,
    ...more,
    begin(g, names) {
      for (const name of fled)
        if (!g.counter.inside.of(names.counter(name))) g.counter.zone.set(names.counter(name), names.zone('rethel'))
      const why = new Why()
      answer = mayPursue(g, routs, why) ? 'yes' : why.refusal!.reason
    },
  })
  return answer
}

describe('GB 15.7 – when there is pursuit', () => {
  it('gb.pursuit.when: after a rout anywhere, after a retreat in clear terrain only', () => {
    expect(asked({ fled: ['fr-1-2'] })).toBe('yes')
    expect(asked({ fled: ['fr-1-2'], routs: false })).toBe('yes')
    expect(asked({ fled: ['fr-1-2'], zone: 'grandpre' })).toBe('yes')
    expect(asked({ fled: ['fr-1-2'], zone: 'grandpre', routs: false })).toBe('not-clear')
    // A town in clear country is a town.
    expect(asked({ fled: ['fr-1-2'], zone: 'vouziers', routs: false })).toBe('not-clear')
  })

  it('gb.pursuit.when: only when no unit of the defender is left in the zone, in the field or inside', () => {
    expect(asked({ fled: ['fr-1-2'], stay: ['fr-1-3'] })).toBe('not-left')
    expect(asked({ fled: ['fr-1-2'], zone: 'sedan', stay: ['fr-1-3'], arrange: marked('inside', 'fr-1-3') })).toBe(
      'not-left',
    )
  })

  it('gb.pursuit.when: decoys and leaders who stay are no units', () => {
    expect(asked({ fled: ['fr-1-2'], stay: ['french-decoy-1'] })).toBe('yes')
    expect(asked({ fled: ['fr-1-2'], stay: ['mac-mahon'] })).toBe('yes')
  })

  it('gb.pursuit.when: with more cavalry than the loser, heavy cavalry counted as any', () => {
    expect(asked({ fled: ['fr-12-c'], winners: ['ge-g-c'] })).toBe('yes')
    expect(asked({ fled: ['fr-12-c', 'fr-5-c'], winners: ['ge-g-c'] })).toBe('no-cavalry')
    expect(asked({ fled: ['fr-1-2'], winners: ['fr-1-3'], attacker: FR })).toBe('nobody')
    // A German division has one.
    expect(asked({ fled: ['fr-1-2'], winners: ['ge-g-1'] })).toBe('yes')
    expect(asked({ fled: ['fr-1-2', 'fr-5-c'], winners: ['ge-g-1'] })).toBe('no-cavalry')
  })

  it('gb.pursuit.when: not by cavalry that did not fight', () => {
    expect(asked({ fled: ['fr-12-c'], winners: ['ge-g-1'], stay: ['ge-c-5'] })).toBe('no-cavalry')
  })

  it('gb.pursuit.when: not after a sally, and not of those safe in the fortress', () => {
    expect(asked({ fled: ['fr-1-2'], kind: BATTLE.sally, zone: 'sedan' })).toBe('fortress')
    expect(asked({ fled: ['fr-1-2'], zone: 'sedan', arrange: marked('inside', 'fr-1-2') })).toBe('not-left')
  })
})

describe('GB 15.7 – the pursuit', () => {
  it('gb.pursuit.roll: 1d6 and cavalry against 2d6, cavalry and terrain; the difference is lost', () => {
    // 4 + 4 against 1 + 2 + 0.
    const table = flight({ fled: ['fr-5-1'], dice: [4, 1, 2] })
    expect(table.question).toBe('pursuit')
    for (let count = 0; count < 5; count++) table.do('lose fr-5-1 infantry')
    expect(lost(table, 'fr-5-1', 8)).toBe(5)
    expect(table.question).toBeUndefined()
  })

  it('gb.pursuit.roll: the loser’s cavalry and the ground count for him', () => {
    // 6 + 4 against 1 + 1 + 1 cavalry + 2 for difficult ground: 5.
    const table = flight({ fled: ['fr-5-1', 'fr-5-c'], zone: 'grandpre' })
    for (let count = 0; count < 4; count++) table.do('lose fr-5-1 infantry')
    expect(table.question).toBe('pursuit')
    table.do('lose fr-5-c cavalry')
    expect(table.question).toBeUndefined()
  })

  it('gb.pursuit.roll: no difference, or a negative one, costs nothing', () => {
    expect(lost(flight({ fled: ['fr-5-1'], dice: [1, 2, 3] }), 'fr-5-1', 8)).toBe(0)
    expect(lost(flight({ fled: ['fr-5-1'], dice: [1, 6, 6] }), 'fr-5-1', 8)).toBe(0)
  })

  it('gb.pursuit.roll: half of it after a retreat, a half goes up', () => {
    // 4 + 4 − 3 = 5: 3.
    const table = flight({ fled: ['fr-5-1'], dice: [4, 1, 2], routs: false })
    for (let count = 0; count < 3; count++) table.do('lose fr-5-1 infantry')
    expect(table.question).toBeUndefined()
    // 1: a half, so 1.
    expect(flight({ fled: ['fr-5-1'], dice: [1, 2, 2], routs: false }).question).toBe('pursuit')
  })

  it('gb.pursuit.roll: among those who fought and fled the loser chooses; others bear nothing', () => {
    const table = flight({ fled: ['fr-5-1', 'fr-5-2'], dice: [4, 1, 2], elsewhere: { rethel: ['fr-1-1'] } })
    table.refuses('lose fr-1-1 infantry', 'gb.pursuit.roll not-fled')
    table.refuses('lose fr-5-1 mitrailleuses', 'gb.losses.mitrailleuses never')
    table.do('lose fr-5-2 artillery')
    expect(left(table, 'fr-5-2', ARTILLERY)).toBe(1)
  })

  it('gb.pursuit.roll: more than there is destroys all', () => {
    const table = flight({ fled: ['fr-5-c'], winners: ['ge-c-5'], elsewhere: { rethel: ['fr-1-1'] } })
    expect(points(table.g, table.names.counter('fr-5-c'))).toBe(0)
  })

  it('gb.pursuit.rain: in rain two of the losses are artillery, at the latest the last two', () => {
    const table = flight({ fled: ['fr-1-2'], dice: [3, 1, 2], rain: true })
    // 3 + 4 − 3 = 4.
    table.do('lose fr-1-2 infantry').do('lose fr-1-2 infantry')
    expect(table.question).toBeUndefined()
    expect(left(table, 'fr-1-2', ARTILLERY)).toBe(0)
  })

  it('gb.pursuit.rain: with two kinds of guns the loser chooses which', () => {
    const table = flight({ fled: ['fr-5-1', 'fr-5-2'], dice: [1, 1, 2], rain: true })
    table.refuses('lose fr-5-1 infantry', 'gb.pursuit.rain guns')
    expect(table.options).toEqual(['lose fr-5-1 artillery', 'lose fr-5-1 heavy-artillery', 'lose fr-5-2 artillery'])
  })

  it('gb.pursuit.rain: as far as there is any; and not in dry weather', () => {
    const arrange = (g: G, names: Names): void => {
      loseOne(g, names.counter('fr-1-2'), ARTILLERY, true)
      loseOne(g, names.counter('fr-1-2'), ARTILLERY, true)
    }
    const none = flight({ fled: ['fr-1-2'], dice: [1, 1, 2], rain: true, arrange })
    expect(none.question).toBeUndefined()
    expect(lost(none, 'fr-1-2', 5)).toBe(2)
    const dry = flight({ fled: ['fr-1-2'], dice: [1, 1, 2] })
    expect(dry.can('lose fr-1-2 infantry')).toBe(true)
  })

  it('gb.options.permanent-losses: pursuit is a part of combat', () => {
    const table = flight({ fled: ['fr-5-1'], dice: [1, 1, 2], permanent: true })
    table.do('lose fr-5-1 infantry').do('lose fr-5-1 infantry')
    expect(table.g.counter.strayInfantry.of(table.names.counter('fr-5-1'))).toBe(0)
  })

  it('gb.pursuit.when: it follows rout and retreat automatically', () => {
    const table = afterBattle({
      engaged: ['fr-5-c', 'ge-c-5'],
      axes: ['monthois', 'sommepy', 'l-effincourt', 'saint-etienne-a-arnes'],
      elsewhere: { rethel: ['fr-1-1'] },
      faced: 1,
    })
    table.do('try-retreat', { draw: 'retreat', value: 1 }, { draw: 'pursuer', value: 1 }, 6, 6)
    expect(table.told('pursued')).toHaveLength(1)
    expect(table.where('fr-5-c')).toBe('vouziers')
    expect(flagOf(table, 'ge-c-5', 'activated')).toBe(true)
  })
})
