import { describe, expect, it } from 'vitest'
import { INFANTRY, MITRAILLEUSES } from '#engine/gaiter-button/campaign/campaign.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { leadersAlone } from '#engine/gaiter-button/combat/leaders.ts'
import { routTest } from '#engine/gaiter-button/combat/rout.ts'
import { isEncircled } from '#engine/gaiter-button/ground/axes.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { axisOn } from '#engine/gaiter-button/state/places.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { afterBattle, flagOf, left, marked, without, type Fought } from '../after-battle.ts'
import { FR, GE, type Names, type Table } from '../table.ts'

/** The beaten French test for rout: the result is what the journal tells. */
const testing = (fought: Fought): Table =>
  afterBattle({ ...fought, begin: (g) => void g.call(routTest, { side: 1 - (fought.attacker ?? GE) }) })

/** What the test was made of, without the die. */
function modifiers(table: Table): Record<string, number> {
  const [told] = table.told('rout-tested')
  const lines = told!['ledger'] as readonly LedgerLine[]
  return Object.fromEntries(lines.filter(({ label }) => label !== 'die').map(({ label, value }) => [label, value]))
}
const routs = (table: Table): unknown => table.told('rout-tested')[0]?.['routs']
const encircle =
  (side: number) =>
  (g: G): void =>
    g.zone.encircled.set(g.battleZone, side + 1)
/** The odds of a rout, as they are told. */
const routing = (chance: number) => ({ rout: { routs: expect.closeTo(chance), stands: expect.closeTo(1 - chance) } })
const fate = (table: Table, name: string): number => table.g.counter.fate.of(table.names.counter(name))

const plain: Fought = { engaged: ['fr-1-2', 'ge-g-1'], rout: 1 }

describe('GB 15.6 – the rout test', () => {
  it('gb.rout.test: up to the morale of the lead unit it holds, above it routs', () => {
    expect(routs(testing(plain).do('face-rout', 4))).toBe(false)
    expect(routs(testing(plain).do('face-rout', 5))).toBe(true)
    expect(modifiers(testing(plain).do('face-rout', 4))).toEqual({ result: 1 })
  })

  it('gb.rout.test: the penalty is that of the result table', () => {
    expect(modifiers(testing({ ...plain, rout: 3 }).do('face-rout', 1))).toEqual({ result: 3 })
  })

  it('gb.rout.test: a fresh unit that was not engaged, of a morale at most one below the lead unit’s, takes off 1', () => {
    const beside = (name: string, arrange?: (g: G, names: Names) => void): Record<string, number> =>
      modifiers(testing({ ...plain, beside: [name], ...(arrange ? { arrange } : {}) }).do('face-rout', 1))
    // The lead unit has morale 5.
    expect(beside('fr-5-1')).toEqual({ 'fresh-unit': -1, result: 1 })
    expect(beside('fr-13-1')).toEqual({ result: 1 })
    expect(beside('fr-5-1', marked('combatted', 'fr-5-1'))).toEqual({ result: 1 })
    expect(beside('fr-5-1', marked('activated', 'fr-5-1'))).toEqual({ 'fresh-unit': -1, result: 1 })
    expect(beside('mac-mahon')).toEqual({ result: 1 })
    expect(beside('french-decoy-1')).toEqual({ result: 1 })
  })

  it('gb.rout.test: a fresh unit elsewhere or in the fortress does not count in the field', () => {
    const table = testing({ ...plain, elsewhere: { vouziers: ['fr-5-1'] } }).do('face-rout', 1)
    expect(modifiers(table)).toEqual({ result: 1 })
    const inside = testing({ ...plain, zone: 'sedan', beside: ['fr-5-2'], arrange: marked('inside', 'fr-5-2') })
    expect(modifiers(inside.do('face-rout', 1))).toEqual({ result: 1 })
  })

  it('gb.rout.test: more than half of the engaged units activated, more than half Combatted, one demoralised: +1 each', () => {
    const three: Fought = { engaged: ['fr-1-2', 'fr-1-3', 'fr-1-4', 'ge-g-1'] }
    const two = testing({ ...three, arrange: marked('activated', 'fr-1-3', 'fr-1-4') }).do('face-rout', 1)
    expect(modifiers(two)).toEqual({ result: 1, 'mostly-activated': 1 })
    const one = testing({ ...three, arrange: marked('activated', 'fr-1-4') }).do('face-rout', 1)
    expect(modifiers(one)).toEqual({ result: 1 })
    const half = testing({ engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'], arrange: marked('combatted', 'fr-1-3') })
    expect(modifiers(half.do('face-rout', 1))).toEqual({ result: 1 })
    const most = testing({ ...three, arrange: marked('combatted', 'fr-1-2', 'fr-1-3') }).do('face-rout', 1)
    expect(modifiers(most)).toEqual({ result: 1, 'mostly-combatted': 1 })
    const shaken = testing({ ...three, arrange: marked('demoralised', 'fr-1-4') }).do('face-rout', 1)
    expect(modifiers(shaken)).toEqual({ result: 1, demoralised: 1 })
  })

  it('gb.rout.test: in a fortress the besieged take off 1', () => {
    const table = testing({
      zone: 'verdun',
      kind: BATTLE.assault,
      engaged: ['fr-1-2', 'ge-g-1'],
      garrisons: ['french-verdun'],
      arrange: marked('inside', 'fr-1-2'),
    })
    expect(modifiers(table.do('face-rout', 1))).toEqual({ fortress: -1, result: 1 })
  })

  it('gb.rout.test: a garrison that leads tests with its own morale, and pays with its own SP', () => {
    const table = testing({
      zone: 'montmedy',
      kind: BATTLE.assault,
      engaged: ['ge-g-1'],
      garrisons: ['french-montmedy'],
    })
    expect([...table.options].sort()).toEqual(['face-rout', 'lose-garrison french-montmedy'])
    table.do('lose-garrison french-montmedy', 2)
    expect(table.told('rout-tested')[0]).toMatchObject({ morale: 2, routs: false })
  })

  it('gb.rout.test: an SP of mitrailleuses takes off 1, once', () => {
    const table = testing({ engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'] })
    table.do('spend-mitrailleuse fr-1-3')
    expect(left(table, 'fr-1-3', MITRAILLEUSES)).toBe(0)
    table.refuses('spend-mitrailleuse fr-1-2', 'gb.rout.test bought')
    table.do('face-rout', 5)
    expect(modifiers(table)).toEqual({ result: 1, mitrailleuse: -1 })
    expect(routs(table)).toBe(false)
  })

  it('gb.rout.test: a side without mitrailleuses, units that did not fight, and Germans spend none', () => {
    const table = testing({ engaged: ['fr-1-2', 'fr-13-1', 'ge-g-1'], beside: ['fr-1-4'] })
    table.refuses('spend-mitrailleuse fr-13-1', 'gb.rout.test no-mitrailleuses')
    table.refuses('spend-mitrailleuse fr-1-4', 'gb.rout.test not-engaged')
    const german = testing({ engaged: ['fr-1-2', 'ge-g-1'], attacker: FR })
    german.refuses('spend-mitrailleuse ge-g-1', 'gb.rout.test no-such-arm')
    expect(table.can('spend-mitrailleuse fr-1-2')).toBe(true)
  })

  it('gb.rout.test: one more SP of the lead unit takes off 1, once, and its morale is what is left of it', () => {
    const table = testing({ engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'] })
    table.refuses('lose fr-1-3 infantry', 'gb.rout.test not-lead')
    table.refuses('lose fr-1-2 artillery', 'gb.losses.numerous first-loss')
    table.do('lose fr-1-2 infantry')
    table.refuses('lose fr-1-2 infantry', 'gb.rout.test bought')
    table.do('face-rout', 5)
    expect(table.told('rout-tested')[0]).toMatchObject({ morale: 4, routs: true })
    expect(modifiers(table)).toEqual({ result: 1, 'lead-loss': -1 })
  })

  it('gb.rout.test: the lead unit may pay with its last SP; another that fought leads then, and the −1 stays', () => {
    const lone = without('fr-5-c', 'artillery')
    const table = testing({ engaged: ['fr-5-c', 'fr-1-2', 'ge-g-1'], arrange: lone })
    expect([...table.options].sort()).toEqual(['face-rout', 'lose fr-5-c cavalry', 'spend-mitrailleuse fr-1-2'])
    // The lead unit has morale 4, the other one 5.
    expect(table.odds('face-rout')).toEqual(routing(3 / 6))
    expect(table.odds('lose fr-5-c cavalry')).toEqual(routing(1 / 6))
    table.do('lose fr-5-c cavalry')
    expect(fate(table, 'fr-5-c')).toBe(FATE.eliminated)
    table.do('face-rout', 5)
    expect(table.told('rout-tested')[0]).toMatchObject({ morale: 5, routs: false })
    expect(modifiers(table)).toEqual({ result: 1, 'lead-loss': -1 })
    // Were it alone, nobody would be left to test.
    const alone = testing({ engaged: ['fr-5-c', 'ge-g-1'], arrange: lone, elsewhere: { rethel: ['fr-1-1'] } })
    expect(alone.odds('lose fr-5-c cavalry')).toEqual(routing(0))
    alone.do('lose fr-5-c cavalry')
    expect([alone.told('rout-tested'), alone.g.routed]).toEqual([[], false])
  })

  it('gb.rout.test: with nothing to pay with the die is cast at once', () => {
    const table = testing({ engaged: ['fr-13-1', 'ge-g-1'] })
    expect([...table.options].sort()).toEqual(['face-rout', 'lose fr-13-1 infantry'])
    table.do('lose fr-13-1 infantry', { draw: 'rout', value: 1 })
    expect(table.told('rout-tested')).toHaveLength(1)
    expect(table.question).toBeUndefined()
  })

  it('gb.rout.test: when the lead unit is gone another that fought is chosen, automatically if there is only one', () => {
    const dead = (g: G, names: Names): void => {
      g.camp.lead.set(FR, names.counter('fr-5-1'))
    }
    const table = testing({ engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'], arrange: dead })
    expect(table.options).toEqual(['next-lead fr-1-2', 'next-lead fr-1-3'])
    table.do('next-lead fr-1-3').do('face-rout', 1)
    const only = testing({ engaged: ['fr-1-2', 'ge-g-1'], arrange: dead })
    expect(only.can('face-rout')).toBe(true)
  })

  it('gb.rout.test: a side without units left does not test', () => {
    const table = afterBattle({
      engaged: ['fr-5-c', 'ge-g-1'],
      beside: ['fr-1-2'],
      due: [1, 0],
      elsewhere: { rethel: ['fr-1-1'] },
    })
    expect(table.question).toBeUndefined()
    expect(table.g.routed).toBe(false)
  })

  it('gb.rout.test: the odds are exact, also of what can be bought', () => {
    const table = testing(plain)
    expect(table.odds('face-rout')).toEqual(routing(2 / 6))
    expect(table.odds('spend-mitrailleuse fr-1-2')).toEqual(routing(1 / 6))
    // A point of infantry lowers the morale as well.
    expect(table.odds('lose fr-1-2 infantry')).toEqual(routing(2 / 6))
  })

  it('gb.rout.test: a beaten attacker does not test', () => {
    const table = afterBattle({ ...plain, winner: FR })
    expect(table.question).toBeUndefined()
    expect(flagOf(table, 'ge-g-1', 'demoralised')).toBe(false)
  })
})

describe('GB 15.6 – rout', () => {
  it('gb.rout.effect: only units that fought are demoralised and go as many zones as the table says', () => {
    const table = afterBattle({ ...plain, beside: ['fr-1-4'], rout: 2, axes: ['sommepy', 'monthois'] })
    table.do('face-rout', 6)
    expect(flagOf(table, 'fr-1-2', 'demoralised')).toBe(true)
    expect(table.where('fr-1-2')).toBe('semide')
    table.do('retreat-by fr-1-2 semide-vouziers'.replace('semide-vouziers', way(table, 'semide', 'vouziers')))
    expect(table.question).toBe('retreat.on')
    table.do(`retreat-by fr-1-2 ${way(table, 'vouziers', 'le-chesne')}`)
    expect(table.where('fr-1-2')).toBe('le-chesne')
    expect(table.where('fr-1-4')).toBe('semide')
    expect(flagOf(table, 'fr-1-4', 'demoralised')).toBe(false)
  })

  it('gb.rout.effect: a rout ends where no way leads on', () => {
    const table = afterBattle({
      ...plain,
      zone: 'nouzon',
      rout: 3,
      axes: ['vrigne-aux-bois', 'mezieres', 'charleville'],
    })
    table.do('face-rout', 6)
    // Over the bridge to Monthermé, and on; its two paths lead to Renwez and Rocroi.
    expect(table.question).toBe('retreat.on')
    expect(table.where('fr-1-2')).toBe('montherme')
  })

  it('gb.rout.effect: a leader goes along or not', () => {
    const table = afterBattle({
      ...plain,
      beside: ['mac-mahon', 'fr-1-4'],
      axes: ['sommepy', 'monthois', 'l-effincourt'],
    })
    table.do('face-rout', 6)
    table.refuses('leaders-stay', 'gb.rout.effect units-go')
    table.do('goes-next fr-1-2').do(`retreat-by fr-1-2 ${way(table, 'semide', 'vouziers')}`)
    expect(table.can('leaders-stay')).toBe(true)
    table.do('leaders-stay')
    expect(table.where('mac-mahon')).toBe('semide')
  })

  it('gb.rout.encircled: the encircled take one surrender test, for those who did not fight too', () => {
    const shut = {
      ...plain,
      beside: ['fr-1-4', 'french-decoy-1'],
      arrange: encircle(FR),
      elsewhere: { rethel: ['fr-1-1'] },
    }
    const table = afterBattle(shut)
    // Morale 5, one of two demoralised, encircled: −1, so 3 or less surrenders.
    table.do('face-rout', 6, { draw: 'surrender', value: 3 })
    expect(fate(table, 'fr-1-2')).toBe(FATE.captured)
    expect(fate(table, 'fr-1-4')).toBe(FATE.captured)
    expect(fate(table, 'french-decoy-1')).toBe(FATE.inPlay)
    expect(table.told('surrender-tested')).toHaveLength(1)
  })

  it('gb.rout.encircled: without surrender those who fought stay, and lose 1 SP each', () => {
    const table = afterBattle({ ...plain, beside: ['fr-1-4'], arrange: encircle(FR) })
    table.do('face-rout', 6, { draw: 'surrender', value: 4 })
    expect(table.question).toBe('unit-losses')
    table.do('lose fr-1-2 infantry')
    expect(table.where('fr-1-2')).toBe('semide')
    expect(left(table, 'fr-1-2', INFANTRY)).toBe(3)
    expect(left(table, 'fr-1-4', INFANTRY)).toBe(4)
  })

  it('gb.rout.encircled: the test comes before any unit enters the fortress of the zone', () => {
    const shut: Fought = {
      zone: 'sedan',
      engaged: ['fr-13-1', 'ge-g-1'],
      beside: ['fr-1-4'],
      arrange: encircle(FR),
      elsewhere: { rethel: ['fr-1-1'] },
    }
    // One of two demoralised −1, encircled −1, morale 4 or 5 beside.
    const taken = afterBattle(shut).do('face-rout', 6, { draw: 'surrender', value: 1 })
    expect(['fr-13-1', 'fr-1-4'].map((name) => fate(taken, name))).toEqual([FATE.captured, FATE.captured])
    const saved = afterBattle(shut).do('face-rout', 6, { draw: 'surrender', value: 6 })
    expect(saved.told('surrender-tested')).toHaveLength(1)
    expect(saved.question).toBe('retreat.by')
    saved.do('retreat-inside fr-13-1')
    expect(flagOf(saved, 'fr-13-1', 'inside')).toBe(true)
    expect(saved.told('surrender-tested')).toHaveLength(1)
  })

  it('gb.rout.encircled: units that are not encircled and have no way out lose 1 SP and stay, without a test of surrender', () => {
    // All that is free is a path to a zone that only the enemy holds.
    const table = afterBattle({
      ...plain,
      beside: ['fr-1-4'],
      axes: ['sommepy', 'monthois', 'l-effincourt', 'vouziers'],
      elsewhere: { 'saint-etienne-a-arnes': ['ge-5-9'] },
    })
    table.do('face-rout', 6)
    expect(table.question).toBe('unit-losses')
    table.do('lose fr-1-2 infantry')
    expect(table.told('surrender-tested')).toEqual([])
    expect([table.where('fr-1-2'), left(table, 'fr-1-2', INFANTRY)]).toEqual(['semide', 3])
    expect([flagOf(table, 'fr-1-2', 'demoralised'), left(table, 'fr-1-4', INFANTRY)]).toEqual([true, 4])
  })

  it('gb.rout.test: with the encircled the odds tell of the surrender too', () => {
    const table = afterBattle({ ...plain, arrange: encircle(FR) })
    // Encircled −1, all demoralised −2, morale 5 +1: 4 or less.
    expect(table.odds('face-rout')).toEqual({
      ...routing(2 / 6),
      surrender: { surrenders: expect.closeTo((2 / 6) * (4 / 6)), holds: expect.closeTo(1 - (2 / 6) * (4 / 6)) },
    })
  })

  it('gb.assault.defeat: a rout out of an assault goes nowhere: the fortress falls', () => {
    const table = afterBattle({
      zone: 'longwy',
      kind: BATTLE.assault,
      engaged: ['fr-r-2', 'ge-g-1'],
      garrisons: ['french-longwy'],
      arrange: marked('inside', 'fr-r-2'),
    })
    table.do('face-rout', 6)
    expect(fate(table, 'fr-r-2')).toBe(FATE.eliminated)
  })
})

describe('GB 15.6 – commanders left alone', () => {
  const alone = (more: Partial<Fought> = {}): Table =>
    afterBattle({
      engaged: ['ge-g-1'],
      beside: ['mac-mahon'],
      ...more,
      begin: (g) => leadersAlone(g, FR, g.battleZone),
    })

  it('gb.leaders.alone: to the friendly unit nearest in MP', () => {
    // Monthois is one path (2) away, Vouziers one road (1).
    expect(alone({ elsewhere: { vouziers: ['fr-1-1'], monthois: ['fr-1-2'] } }).where('mac-mahon')).toBe('vouziers')
    expect(alone({ elsewhere: { rethel: ['fr-1-1'], monthois: ['fr-1-2'] } }).where('mac-mahon')).toBe('monthois')
  })

  it('gb.leaders.alone: decoys and other leaders are no troops; with a unit he stays, and without an enemy', () => {
    expect(
      alone({ beside: ['mac-mahon', 'french-decoy-1'], elsewhere: { rethel: ['fr-1-1'] } }).where('mac-mahon'),
    ).toBe('rethel')
    expect(alone({ beside: ['mac-mahon', 'fr-1-2'], elsewhere: { rethel: ['fr-1-1'] } }).where('mac-mahon')).toBe(
      'semide',
    )
    const free = afterBattle({
      engaged: ['fr-1-2'],
      elsewhere: { vouziers: ['mac-mahon'] },
      begin: (g, names) => leadersAlone(g, FR, names.zone('vouziers')),
    })
    expect(free.where('mac-mahon')).toBe('vouziers')
  })

  it('gb.leaders.alone: with friends in the fortress of the zone he goes inside', () => {
    const table = alone({
      zone: 'sedan',
      beside: ['mac-mahon', 'fr-1-2'],
      elsewhere: { douzy: ['fr-1-1'] },
      arrange: marked('inside', 'fr-1-2'),
    })
    expect(table.where('mac-mahon')).toBe('sedan')
    expect(flagOf(table, 'mac-mahon', 'inside')).toBe(true)
  })

  it('gb.leaders.alone: units in a fortress are friendly units too, and he joins them inside', () => {
    const table = alone({
      zone: 'stenay',
      elsewhere: { montmedy: ['fr-5-c'], rethel: ['fr-1-1'] },
      arrange: marked('inside', 'fr-5-c'),
    })
    expect(table.where('mac-mahon')).toBe('montmedy')
    expect(flagOf(table, 'mac-mahon', 'inside')).toBe(true)
    const last = alone({ zone: 'stenay', elsewhere: { montmedy: ['fr-5-c'] }, arrange: marked('inside', 'fr-5-c') })
    expect(last.where('mac-mahon')).toBe('montmedy')
  })

  it('gb.leaders.alone: Moltke too may be taken, which ends the game', () => {
    const table = afterBattle({
      attacker: FR,
      engaged: ['fr-1-1'],
      beside: ['moltke'],
      arrange: encircle(GE),
      elsewhere: { rethel: ['ge-g-1'] },
      begin: (g) => leadersAlone(g, GE, g.battleZone),
    })
    expect(table.g.ending).toMatchObject({ winner: FR, level: 3 })
  })

  it('gb.leaders.alone: encircled he is taken prisoner, which may end the game', () => {
    const table = alone({ elsewhere: { rethel: ['fr-1-1'] }, arrange: encircle(FR) })
    expect(fate(table, 'mac-mahon')).toBe(FATE.captured)
    expect(table.g.ending).toMatchObject({ winner: GE, level: 3 })
  })

  it('gb.leaders.alone: with no unit left on the map too', () => {
    expect(fate(alone(), 'mac-mahon')).toBe(FATE.captured)
  })

  it('gb.leaders.alone: after a battle that destroyed all his troops', () => {
    const table = afterBattle({
      engaged: ['fr-5-c', 'ge-g-1'],
      beside: ['mac-mahon'],
      due: [1, 0],
      elsewhere: { rethel: ['fr-1-1'] },
    })
    expect(table.where('mac-mahon')).toBe('rethel')
  })
})

describe('GB 15.6 – axes after a battle', () => {
  /** Connections with a marker, by the zones they point to. */
  function markers(table: Table, zone: string): string[] {
    const { board } = table.g.campaign
    const at = table.names.zone(zone)
    return board
      .connectionsAt(at)
      .filter((connection) => axisOn(table.g, connection, at) >= 0)
      .map((connection) => board.zoneIds[board.otherEnd(connection, at)]!)
  }
  const stands = (fought: Fought): Table => {
    const table = afterBattle({ ...fought, engaged: ['fr-5-c', 'ge-g-1'], faced: 1 })
    return table.do('stand-fast')
  }

  it('gb.axes.lost: a resident loses a connection next to one of the intruder’s; the winner chooses', () => {
    // Round Semide: Vouziers, Monthois, Sommepy, Saint-Étienne, L’Effincourt.
    const table = stands({ ...plain, axes: ['monthois'] })
    expect(table.g.decider).toBe(GE)
    expect(table.options).toEqual(
      [`take-axis ${way(table, 'semide', 'vouziers')}`, `take-axis ${way(table, 'semide', 'sommepy')}`].sort(
        (a, b) => table.options.indexOf(a) - table.options.indexOf(b),
      ),
    )
    table.refuses(`take-axis ${way(table, 'semide', 'l-effincourt')}`, 'gb.axes.lost not-adjacent')
    table.refuses(`take-axis ${way(table, 'semide', 'monthois')}`, 'gb.axes.lost not-his')
    table.do(`take-axis ${way(table, 'semide', 'sommepy')}`)
    expect(markers(table, 'semide')).toEqual(['monthois', 'sommepy'])
  })

  it('gb.axes.lost: never the last', () => {
    const table = stands({ ...plain, axes: ['monthois', 'vouziers', 'sommepy', 'l-effincourt'] })
    expect(table.question).toBeUndefined()
    expect(markers(table, 'semide')).toHaveLength(4)
    const two = stands({ ...plain, axes: ['monthois', 'vouziers', 'sommepy'] })
    two.do(`take-axis ${way(two, 'semide', 'l-effincourt')}`)
    expect(markers(two, 'semide')).toHaveLength(4)
    expect(isEncircled(two.g, FR, two.names.zone('semide'))).toBe(false)
  })

  it('gb.axes.lost: an intruder who defends and loses loses a marker of his own, never the last', () => {
    const intruder = (axes: readonly string[]): Table =>
      stands({
        ...plain,
        arrange(g, names) {
          const zone = names.zone('semide')
          g.zone.intruder.set(zone, FR + 1)
          for (const to of axes) g.connectionEnd.axis.set(end(g, names.connection('semide', to), zone), FR + 1)
        },
      })
    expect(markers(intruder(['vouziers']), 'semide')).toEqual(['vouziers'])
    const table = intruder(['vouziers', 'monthois', 'sommepy'])
    // Monthois lies between two of his own.
    table.refuses(`take-axis ${way(table, 'semide', 'monthois')}`, 'gb.axes.lost not-adjacent')
    table.do(`take-axis ${way(table, 'semide', 'vouziers')}`)
    expect(markers(table, 'semide')).toEqual(['monthois', 'sommepy'])
  })

  it('gb.axes.lost: not when the attacker loses, or neither side wins', () => {
    for (const winner of [FR, -1])
      expect(markers(afterBattle({ ...plain, winner, axes: ['monthois'] }), 'semide')).toEqual(['monthois'])
  })

  it('gb.axes.break-out: an encircled attacker who wins marks the way to his supply, the shortest', () => {
    // By Monthois the eastern edge is eight connections further on, by Vouziers and Sommepy nine.
    const table = stands({ ...plain, arrange: encircle(GE) })
    expect(table.question).toBeUndefined()
    expect(isEncircled(table.g, GE, table.names.zone('semide'))).toBe(false)
    expect(markers(table, 'semide')).toEqual(['monthois'])
  })

  it('gb.axes.break-out: of equally short ways he chooses', () => {
    // By Beaumont, Nouart and Romagne it is six, by Stonne seven; a decoy may be troops.
    const table = stands({
      ...plain,
      zone: 'buzancy',
      arrange: encircle(GE),
      elsewhere: { 'beaumont-en-argonne': ['french-decoy-1'] },
    })
    expect([table.question, table.g.decider]).toEqual(['break-out', GE])
    const by = (to: string): string => `break-out ${way(table, 'buzancy', to)}`
    expect([...table.options].sort()).toEqual([by('nouart'), by('romagne-sous-montfaucon')].sort())
    table.refuses(by('beaumont-en-argonne'), 'gb.axes.break-out no-line')
    table.refuses(by('stonne'), 'gb.axes.break-out no-line')
    table.do(by('nouart'))
    expect(markers(table, 'buzancy')).toEqual(['nouart'])
  })

  it('gb.axes.break-out: not when he loses', () => {
    const table = afterBattle({ ...plain, winner: FR, arrange: encircle(GE) })
    expect(isEncircled(table.g, GE, table.names.zone('semide'))).toBe(true)
  })

  it('gb.combat.spent: all who fought are activated; those who were are Combatted', () => {
    const table = afterBattle({
      engaged: ['fr-1-2', 'fr-1-3', 'ge-g-1'],
      beside: ['fr-1-4'],
      winner: FR,
      arrange: marked('activated', 'fr-1-3'),
    })
    expect(['fr-1-2', 'ge-g-1', 'fr-1-4'].map((name) => flagOf(table, name, 'activated'))).toEqual([true, true, false])
    expect(['fr-1-2', 'fr-1-3'].map((name) => flagOf(table, name, 'combatted'))).toEqual([false, true])
  })
})

const way = (table: Table, from: string, to: string): string =>
  table.g.nameOf('connection', table.names.connection(from, to))
const end = (g: G, connection: number, zone: number): number =>
  2 * connection + (g.campaign.board.from[connection] === zone ? 0 : 1)
