import { describe, expect, it } from 'vitest'
import { INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import type { BattleOdds } from '#engine/gaiter-button/combat/forecast.ts'
import { carryOut, ORDER_BEGINS, type OrderProgress } from '#engine/kernel/game/carry-out.ts'
import { setWithdrawing, retreat } from '#engine/gaiter-button/combat/retreat.ts'
import { afterBattle } from '../after-battle.ts'
import { CLEAR, cut, engageAll, fight, fought, FR, GE } from '../battles.ts'
import { impulseOf } from '../marching.ts'
import type { Table } from '../table.ts'
import { endOf, give } from './giving.ts'

/** A battle given once: what an order decides for its side, and what it leaves to it. */

const FRENCH = ['fr-5-1', 'fr-5-2', 'fr-5-3']
const GERMAN = ['ge-5-9', 'ge-5-10']
const meeting = (french = FRENCH, german = GERMAN): Table =>
  impulseOf({ counters: { [CLEAR]: [...french, ...german] } })

/** Each side gives an order when it is first asked, and it goes on from there; to the end of both, or to a question of their own. */
function fightOut(table: Table, orders: readonly [object, object]) {
  const progress: OrderProgress[] = [ORDER_BEGINS, ORDER_BEGINS]
  const acts: [number, string][] = []
  const ends = new Map<number, string>()
  while (table.g.decider >= 0 && !ends.has(table.g.decider)) {
    const side = table.g.decider
    const given = give(table, { order: 'battle', ...orders[side] }, [], progress[side])
    progress[side] = given.outcome.progress
    for (const act of given.acts) acts.push([side, act])
    if (endOf(given) !== 'waits') ends.set(side, endOf(given))
  }
  return { acts, ends, of: (side: number) => acts.filter(([by]) => by === side).map(([, act]) => act) }
}

describe('the order of a battle', () => {
  it('gb.combat.launch, gb.combat.engage, gb.combat.lead: launches, engages everybody and names who leads', () => {
    const { acts, of } = fightOut(meeting(), [{ zone: CLEAR }, {}])
    expect(of(0).slice(0, 3)).toEqual([`attack ${CLEAR}`, 'engage-all', 'give-battle'])
    expect(of(1).slice(0, 2)).toEqual(['engage-all', 'give-battle'])
    expect(of(0)[3]).toMatch(/^lead-with fr-5-/)
    expect(of(1)[2]).toMatch(/^lead-with ge-5-/)
    // The defender decides nothing before the attacker has made up his mind about everything.
    expect(acts.findIndex(([side]) => side === 1)).toBe(3)
  })

  it('gb.combat.engage: engages those that were named, and the named one leads', () => {
    const { of } = fightOut(meeting(), [
      { zone: CLEAR, engage: ['fr-5-2', 'fr-5-3'], lead: 'fr-5-3' },
      { engage: ['ge-5-9'] },
    ])
    expect(of(0).slice(0, 5)).toEqual([
      `attack ${CLEAR}`,
      'engage fr-5-2',
      'engage fr-5-3',
      'give-battle',
      'lead-with fr-5-3',
    ])
    expect(of(1).slice(0, 2)).toEqual(['engage ge-5-9', 'give-battle'])
  })

  it('gb.combat.lead: of those who can lead takes the one with the best prospects', () => {
    // Of the two defenders one has lost much, and with it morale: with him in the lead a rout is likelier.
    const table = engageAll(
      fight({ french: FRENCH, german: GERMAN, arrange: (g, names) => cut(g, names, 'ge-5-9', INFANTRY, 2) }),
    ).do('lead-with fr-5-1')
    expect(table.question).toBe('lead')
    const routs = (action: string): number => (table.odds(action) as unknown as BattleOdds).rout.routs
    expect(routs('lead-with ge-5-9')).toBeGreaterThan(routs('lead-with ge-5-10'))
    expect(give(table, { order: 'battle' }).acts[0]).toBe('lead-with ge-5-10')
  })

  it('gb.losses.order: losses are borne evenly, infantry first; by hand where that is ordered', () => {
    const many = [...GERMAN, 'ge-6-11', 'ge-6-12']
    const beaten = () => fought({ french: FRENCH, german: many }, ['lead-with fr-5-1', 'lead-with ge-5-9'], 1, 6)
    const table = beaten()
    expect(table.question).toBe('combat-losses')
    const given = give(table, { order: 'battle' })
    const losses = given.acts.filter((act) => act.startsWith('lose '))
    expect(losses).toEqual(given.acts.slice(0, losses.length))
    expect(losses.length).toBeGreaterThan(0)
    for (const act of losses) expect(act).toMatch(/^lose fr-5-[123] (infantry|artillery)$/)
    const byHand = give(beaten(), { order: 'battle', losses: 'ask' })
    expect(byHand.acts).toEqual([])
    expect(endOf(byHand)).toBe('asks')
  })

  it('gb.retreat.ways, gb.retreat.capacity: the first unit goes back by hand, and the others follow it while there is room', () => {
    const gone = ['fr-1-2', 'fr-1-3', 'fr-1-4']
    const table = afterBattle({
      engaged: [...gone, 'ge-g-1'],
      begin(g, names) {
        setWithdrawing(g, gone.map(names.counter))
        g.call(retreat, { side: FR, zones: 1, rout: false })
      },
    })
    const begun = give(table, { order: 'battle' })
    expect(begun.acts).toEqual(['goes-next fr-1-2'])
    expect(endOf(begun)).toBe('asks')
    const way = table.options.find((action) => action.startsWith('retreat-by '))!
    table.do(way)
    const rest = give(table, { order: 'battle' }, [], begun.outcome.progress)
    expect(rest.acts.filter((act) => act.startsWith('retreat-by '))).toEqual(
      gone.slice(1).map((unit) => way.replace('fr-1-2', unit)),
    )
    expect(gone.map((unit) => table.where(unit))).toEqual(gone.map(() => table.where('fr-1-2')))
  })

  it('gb.retreat.voluntary, gb.axes.lost: stands fast where it is ordered, and the winner takes the widest axis', () => {
    const table = afterBattle({ engaged: ['fr-5-c', 'ge-g-1'], faced: 1, axes: ['monthois'] })
    expect(table.question).toBe('voluntary-retreat')
    expect(give(table, { order: 'battle', retreat: 'stand' }).acts).toEqual(['stand-fast'])
    expect(table.question).toBe('axis-loss')
    const { capacities } = table.game.decision()!.about as { capacities: Record<string, number> }
    expect(endOf(give(table, { order: 'battle', axis: 'ask' }))).toBe('asks')
    const [taken] = give(table, { order: 'battle' }).acts
    const most = Math.max(...Object.values(capacities))
    expect(capacities[taken!.replace('take-axis ', '')]).toBe(most)
  })

  it('ends with its battle: in the next one its side is asked again', () => {
    const table = meeting()
    const first = give(table, { order: 'battle', zone: CLEAR })
    // The next battle there is one that the enemy launches.
    const { progress } = first.outcome
    expect(progress.notes).toMatchObject({ zone: CLEAR, attacker: FR })
    const other = impulseOf({ side: GE, counters: { [CLEAR]: [...FRENCH, ...GERMAN] } })
    other.do(`attack ${CLEAR}`).do('engage-all').do('give-battle')
    expect(other.question).toBe('engage.defence')
    expect(endOf(give(other, { order: 'battle' }, [], progress))).toBe('done')
  })

  it('stops where no battle can be launched, and is done when the battle is over', () => {
    const apart = impulseOf({ counters: { [CLEAR]: FRENCH, briey: GERMAN } })
    expect(endOf(give(apart, { order: 'battle', zone: CLEAR }))).toBe('no-battle')
    expect(endOf(give(apart, { order: 'battle' }))).toBe('not-now')
  })

  it('refuses invalid orders with a sentence', () => {
    const table = meeting()
    const error = (order: object): string => {
      const carried = carryOut(table.game, { order: 'battle', ...order }, () => {
        throw new Error('nothing was to be done')
      })
      return carried.ok ? 'carried out' : carried.error.message
    }
    expect(error({ zone: 'atlantis' })).toContain('Name the zone')
    expect(error({ zone: CLEAR, launch: 'storm' })).toContain('"assault"')
    expect(error({ zone: CLEAR, engage: ['ge-5-9'] })).toContain('that fight, each once')
    expect(error({ zone: CLEAR, lead: 'ge-5-9' })).toContain('that leads')
    expect(error({ zone: CLEAR, charge: 'boldly' })).toContain('"always"')
    expect(error({ zone: CLEAR, fallBack: 'soon' })).toContain('"never"')
    expect(error({ zone: CLEAR, losses: 'theirs' })).toContain('"spread"')
    expect(error({ zone: CLEAR, rout: 'flee' })).toContain('"face"')
    expect(error({ zone: CLEAR, retreat: 'never' })).toContain('"by-hand"')
    expect(error({ zone: CLEAR, ways: 'lead' })).toContain('"follow"')
    expect(error({ zone: CLEAR, axis: 'narrow' })).toContain('"widest"')
  })
})
