import { describe, expect, it } from 'vitest'
import { drawings, stopLine } from '#engine/gaiter-button/march/bowl-plans.ts'
import { isUnit, membersOf, moraleOf } from '#engine/gaiter-button/state/counters.ts'
import { counterName, tablesOf, zoneName, type G } from '#engine/gaiter-button/state/kit.ts'
import { shortestWays } from '#engine/gaiter-button/march/march-ways.ts'
import { vulnerable } from '#engine/gaiter-button/ground/losses.ts'
import type { ReachStudy } from '#engine/gaiter-button/studies/reach.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { FAR, impulseOf, march, mustered } from '../marching.ts'
import { FR, GE, wholeGame, type Table } from '../table.ts'

/** How far a stack comes, as it is worked out for its player. */

function reach(game: Game, side: number, request: JsonObject = {}, seed = 'a'): ReachStudy {
  const answer = game.study(side, { study: 'reach', ...request }, game.history.current, seed)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as unknown as ReachStudy // what was asked for
}
const by = (table: Table, ...counters: string[]): ReachStudy => reach(table.game, table.g.decider, { counters })

/** Does a way of several connections end beside where it began? */
function nextTo({ campaign: { board }, layout }: G, from: string, way: readonly string[]): boolean {
  const start = layout.language.numberOf('zone', from)
  const end = way.reduce((at, name) => board.otherEnd(layout.language.numberOf('connection', name), at), start)
  return board.neighbours(start).includes(end)
}

/** What may come of a plan, every marker by itself: twelve markers that can be told apart, in every order. */
function everyDraw(bowl: readonly (number | 'stop')[], cp: number, markers: number) {
  const ends: { sum: number; kept: number; stopped: boolean; probability: number }[] = []
  const draw = (left: readonly (number | 'stop')[], points: number, kept: number, sum: number, share: number): void => {
    if (kept === markers) {
      ends.push({ sum, kept, stopped: false, probability: share })
      return
    }
    left.forEach((marker, index) => {
      const chance = share / left.length
      const others = left.filter((_, other) => other !== index)
      if (marker !== 'stop') draw(others, points, kept + 1, sum + marker, chance)
      else if (points > 0) draw(left, points - 1, kept, sum, chance)
      else ends.push({ sum, kept, stopped: true, probability: chance })
    })
  }
  draw(bowl, cp, 0, 0, 1)
  return ends
}

describe('plans to draw markers', () => {
  it('gb.fatigue.draw, gb.fatigue.return, gb.fatigue.losses: are what comes of counting every draw', () => {
    const { g } = mustered(['fr-5-1', 'fr-13-1', 'mac-mahon'], 'rethel')
    const printed = tablesOf(g).fatigue.bowl
    const bowl = printed.flatMap(({ marker, count }) => Array.from({ length: count }, () => marker))
    const units = membersOf(g.stack).filter((counter) => isUnit(g, counter))
    for (const cp of [0, 1, 2]) {
      const start = { bowl: printed.map(({ count }) => count), cp, due: 0, kept: 0, sum: 0 }
      for (const plan of drawings(g, start, 4)) {
        const ends = everyDraw(bowl, cp, plan.markers)
        const share = (is: (end: (typeof ends)[number]) => boolean): number =>
          ends.reduce((sum, end) => sum + (is(end) ? end.probability : 0), 0)
        const losses = (end: (typeof ends)[number]): number[] =>
          units.map((unit) => (end.kept > 2 ? Math.max(0, end.sum - moraleOf(g, unit)) : 0))
        expect(plan.chance).toBeCloseTo(share(({ stopped }) => !stopped))
        expect(plan.hurt).toBeCloseTo(share((end) => losses(end).some((lost) => lost > 0)))
        const most = units.map((unit) => vulnerable(g, unit) - 1)
        expect(plan.worn).toBeCloseTo(share((end) => losses(end).some((lost, index) => lost > most[index]!)))
        const mean = ends.reduce(
          (sum, end) =>
            sum + end.probability * losses(end).reduce((all, lost, index) => all + Math.min(lost, most[index]!), 0),
          0,
        )
        expect(plan.meanLost).toBeCloseTo(mean)
        for (const [sum, chance] of Object.entries(plan.sums))
          expect(chance).toBeCloseTo(share((end) => end.sum === Number(sum)))
      }
    }
  })

  it('advise to stop before a loss is likelier than not', () => {
    const { g } = mustered(['fr-5-1', 'fr-13-1'], 'rethel')
    const start = { bowl: tablesOf(g).fatigue.bowl.map(({ count }) => count), cp: 3, due: 0, kept: 0, sum: 0 }
    const plans = drawings(g, start, 6)
    const line = stopLine(plans)!
    expect(plans[line]!.hurt).toBeLessThanOrEqual(0.5)
    expect(plans[line + 1]!.hurt).toBeGreaterThan(0.5)
    expect(stopLine(plans.slice(0, line + 1))).toBeUndefined()
  })
})

describe('how far a stack comes', () => {
  it('gb.march.cost: every way is a walk from where it stands, and costs what it says', () => {
    const table = mustered(['fr-5-1', 'fr-5-2', 'fr-5-3'], 'rethel')
    const { g } = table
    const { board } = g.campaign
    const ways = shortestWays(g, { side: FR, zone: table.names.zone('rethel'), inside: false, mp: 4, units: 3 })
    expect(ways.length).toBeGreaterThan(5)
    for (const { zone, connections, cost } of ways) {
      const end = connections.reduce((at, connection) => board.otherEnd(connection, at), table.names.zone('rethel'))
      expect(zoneName(g, end)).toBe(zoneName(g, zone))
      // Three march together: each connection costs 1 MP more than its way.
      expect(cost).toBeGreaterThanOrEqual(2 * connections.length)
      expect(cost).toBeLessThanOrEqual(4)
    }
  })

  it('says of counters that are not activated what it says when they are made up', () => {
    const table = mustered(['fr-5-1', 'fr-5-2'], 'suippes', { near: ['mac-mahon'] })
    const made = reach(table.game, FR)
    expect(made.points.length).toBeGreaterThan(0)
    expect(by(table, 'fr-5-1', 'fr-5-2')).toEqual(made)
    const odds = table.odds('march-off') as unknown as { zones: Record<string, { chance: { reached: number } }> }
    expect(made.zones.map(({ zone }) => zone)).toEqual(Object.keys(odds.zones))
    for (const { zone, chance } of made.zones) expect(chance).toBe(odds.zones[zone]!.chance.reached)
  })

  it('gb.activation.army, gb.impulse.five-units: takes all of a zone who may be activated together', () => {
    const table = impulseOf({
      counters: {
        rethel: ['fr-5-1', 'fr-5-2', 'fr-5-c', 'fr-12-1', 'fr-12-2', 'fr-12-3', 'mac-mahon', 'french-decoy-1'],
        suippes: ['french-decoy-2'],
        ...FAR,
      },
      activated: ['fr-5-2'],
    })
    const from = (request: JsonObject) => reach(table.game, FR, request)
    const all = from({ from: 'rethel' })
    expect(all.units).toBe(5)
    expect(all.ready).toEqual(expect.arrayContaining(['fr-5-1', 'fr-12-3', 'mac-mahon', 'french-decoy-1']))
    expect(all.ready).not.toContain('fr-5-2')
    // Five units and the leader; a decoy goes where nobody else does.
    expect(all.stack.toSorted()).toEqual(['fr-12-1', 'fr-12-2', 'fr-12-3', 'fr-5-1', 'fr-5-c', 'mac-mahon'].toSorted())
    expect({ ...by(table, ...all.stack), stack: [] }).toEqual({ ...all, stack: [] })
    expect(from({ from: 'suippes' }).stack).toEqual(['french-decoy-2'])
    // Who is asked for first is among them.
    expect(from({ from: 'rethel', first: 'french-decoy-1' }).stack).toContain('french-decoy-1')
  })

  it('gb.command.points: proposes one corps where units of several would have no movement points', () => {
    const corps = ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-5-c']
    const table = impulseOf({
      counters: { rethel: [...corps, 'fr-12-1', 'fr-12-2'], ...FAR },
      rain: true,
      demoralised: ['fr-12-1', 'fr-12-2'],
    })
    const { stack, zones } = reach(table.game, FR, { from: 'rethel' })
    expect(stack.toSorted()).toEqual(corps)
    expect(zones.length).toBeGreaterThan(0)
    expect(by(table, ...corps, 'fr-12-1').zones).toEqual([])
    // Who is asked for goes in any case, with his own corps.
    expect(reach(table.game, FR, { from: 'rethel', first: 'fr-12-1' }).stack).toContain('fr-12-1')
  })

  it('gb.march.crowd: proposes as many of a zone as can pay for a march, and says when they are too many', () => {
    const corps = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-1-c']
    const table = impulseOf({ counters: { rethel: corps, ...FAR }, rain: true })
    const { stack, zones } = reach(table.game, FR, { from: 'rethel' })
    expect(stack.toSorted()).toEqual(corps.slice(0, 4))
    expect(zones.length).toBeGreaterThan(0)
    expect(reach(table.game, FR, { from: 'rethel', first: 'fr-1-c' }).stack).toContain('fr-1-c')
    // Five pay 1 MP for a road and 3 for their number; in rain they have 3.
    expect(by(table, ...corps)).toMatchObject({
      zones: [],
      refused: { rule: 'gb.march.crowd', reason: 'too-many', facts: { cost: 4, mp: 3 } },
    })
  })

  it('gb.entry.stop: a march of several days goes round a fortress that would stop it', () => {
    const from = 'dieue-sur-meuse'
    const left = (side: number, counter: string) => {
      const table = impulseOf({ counters: { [from]: [counter], rethel: ['fr-12-1'], briey: ['ge-5-9'] }, side })
      return reach(table.game, side, { counters: [counter], to: 'samogneux' }).left![from]
    }
    // Two roads, by Verdun.
    expect(left(FR, 'fr-5-1')).toBe(2)
    expect(left(GE, 'ge-12-23')).toBeGreaterThan(2)
    expect(left(GE, 'ge-12-23')).toBeLessThan(12)
  })

  it('gb.weather.fatigue: counts the marker that rain demands among those of a march', () => {
    const there = (rain: boolean) => {
      const table = impulseOf({ counters: { rethel: ['fr-5-1'], ...FAR }, rain })
      const { zones, plans } = by(table, 'fr-5-1')
      const near = zones.find(({ way }) => way.length === 1)!
      return { markers: near.markers, planned: plans.find(({ markers }) => markers === near.markers)!.stopped }
    }
    expect(there(false).markers).toBe(1)
    expect(there(false).planned).toBeCloseTo(2 / 12)
    expect(there(true).markers).toBe(2)
    expect(there(true).planned).toBeCloseTo(1 - (10 / 12) * (9 / 11))
  })

  it('gb.impulse.activated, gb.impulse.five-units: says why nobody of a zone goes, and counts what the operation has left', () => {
    const counters = { suippes: ['fr-5-1', 'fr-5-2'], rethel: ['fr-12-1'], ...FAR }
    const acted = impulseOf({ counters, activated: ['fr-12-1'] })
    expect(reach(acted.game, FR, { from: 'rethel' }).refused).toMatchObject({ reason: 'nobody' })
    for (const act of ['activate suippes', 'take fr-5-1', 'march-off', 'end-activation']) acted.do(act)
    expect(reach(acted.game, FR, { from: 'suippes' })).toMatchObject({ units: 4, stack: ['fr-5-2'] })
    const error = acted.game.study(FR, { study: 'reach', from: 'atlantis' })
    expect(error).toMatchObject({ ok: false, error: { code: 'bad-wish' } })
  })

  it('grades the chance: a sure march, a likely one, a risky one', () => {
    const { zones, grades } = by(mustered(['fr-5-1', 'mac-mahon'], 'rethel'), 'fr-5-1', 'mac-mahon')
    for (const { chance, grade } of zones)
      expect(grade).toBe(chance >= grades.sure ? 'sure' : chance >= grades.likely ? 'likely' : 'risky')
    expect(new Set(zones.map(({ grade }) => grade)).size).toBeGreaterThan(1)
  })

  it('gb.fatigue.stop: goes on from where the stack stands, with what it has left', () => {
    const table = march(['fr-5-1'], { counters: { suippes: ['fr-5-1', 'mac-mahon'], briey: ['ge-5-9'] } })
    expect(reach(table.game, FR)).toMatchObject({ marching: true, mp: 4, cp: 1 })
    // A STOP in hand: it goes back for the only point, and one marker of twelve is drawn in its place.
    table.do('draw', { draw: 'fatigue', value: 'stop' })
    const stop = reach(table.game, FR)
    expect(stop.cp).toBe(0)
    expect(stop.zones.find(({ zone }) => zone === 'auberive')).toMatchObject({ markers: 1 })
    expect(stop.zones.find(({ zone }) => zone === 'auberive')!.chance).toBeCloseTo(10 / 12)
    // A marker in hand serves for the first connection.
    table.do('return', { draw: 'fatigue', value: 'fatigue-1' })
    const kept = reach(table.game, FR)
    expect(kept.zones.find(({ zone }) => zone === 'auberive')).toMatchObject({ markers: 0, chance: 1, grade: 'sure' })
    table.do(`move ${kept.zones.find(({ zone }) => zone === 'auberive')!.way[0]!}`)
    expect(reach(table.game, FR)).toMatchObject({ zone: 'auberive', marching: true, mp: 3 })
  })

  it('gb.march.corps-cavalry: names the cavalry that would be lost, were the activation ended there', () => {
    const stays = march(['fr-5-1'], { counters: { suippes: ['fr-5-1', 'fr-5-c'], briey: ['ge-5-9'] } })
    const { zones } = reach(stays.game, FR)
    const at = (name: string): readonly string[] => zones.find(({ zone }) => zone === name)!.strays
    expect(at('auberive')).toEqual([])
    const far = zones.filter(({ way }) => way.length > 1 && !nextTo(stays.g, 'suippes', way))
    expect(far.length).toBeGreaterThan(0)
    for (const { zone } of far) expect(at(zone), zone).toEqual(['fr-5-c'])
    // It goes along, or has a friend to stay with.
    const together = by(mustered(['fr-5-1', 'fr-5-c'], 'suippes'), 'fr-5-1', 'fr-5-c')
    const friend = by(mustered(['fr-5-1'], 'suippes', { near: ['fr-5-c', 'fr-5-2'] }), 'fr-5-1')
    for (const { strays } of [...together.zones, ...friend.zones]) expect(strays).toEqual([])
  })

  it('gb.impulse.activated, gb.activation.army, gb.leave.shut-in, gb.entry.stop: says why it does not march', () => {
    const acted = mustered(['fr-5-1'], 'rethel', { near: ['fr-5-2'], activated: ['fr-5-2'] })
    expect(by(acted, 'fr-5-2').refused).toMatchObject({ rule: 'gb.impulse.activated' })
    const mixed = mustered(['ge-5-9'], 'rethel', { side: GE, near: ['ge-12-23'] })
    expect(by(mixed, 'ge-5-9', 'ge-12-23').refused).toMatchObject({ rule: 'gb.activation.army' })
    const shut = mustered(['fr-5-1'], 'rethel', {
      near: ['ge-5-9'],
      arrange: (g, names) => g.zone.encircled.set(names.zone('rethel'), FR + 1),
    })
    expect(by(shut, 'fr-5-1').refused).toMatchObject({ rule: 'gb.leave.shut-in' })
    const met = march(['fr-5-1'], { counters: { suippes: ['fr-5-1'], auberive: ['ge-5-9'] } })
    met.do('draw', { draw: 'fatigue', value: 'fatigue-1' }).do('move auberive-suippes')
    expect(met.question).toBe('activation')
    expect(reach(met.game, FR)).toMatchObject({ zones: [], refused: { rule: 'gb.entry.stop' } })
  })

  it('refuses with a sentence what cannot be asked', () => {
    const { game } = mustered(['fr-5-1'], 'rethel')
    const error = (side: number, request: JsonObject): string => {
      const answer = game.study(side, { study: 'reach', ...request })
      return answer.ok ? 'answered' : answer.error.message
    }
    expect(error(GE, {})).toContain('No stack of this side is in hand')
    expect(error(FR, { counters: ['ge-5-9'] })).toContain('"ge-5-9" is no counter of this side')
    expect(error(FR, { counters: [] })).toContain('Name the counters')
    expect(error(FR, { counters: 'fr-5-1' })).toContain('a list of names')
    expect(error(FR, { counters: ['fr-7-1'] })).toContain('not on the map')
  })

  it.each([1, 2])('is the same whatever the side may take for the real game (game %i)', { timeout: 60_000 }, (seed) => {
    const pick = pickFrom(seed)
    const { game } = wholeGame(seed === 1 ? 'beaumont-sedan' : 'august-1870', `reach ${seed}`)
    let marches = 0
    for (let acts = 0; acts < 500 && game.play.decider >= 0; acts++) {
      actKeenly(game, pick)
      if (pick(12) > 0 || game.play.decider < 0) continue
      const g = game.play as G // a game of this system
      for (const side of [FR, GE]) {
        const all = g.campaign.counters.flatMap((one, counter) =>
          one.side === side && g.counter.zone.of(counter) >= 0 ? [counter] : [],
        )
        const counter = all[pick(all.length)]
        if (counter === undefined) continue
        const counters = [counterName(g, counter)]
        const first = reach(game, side, { counters }, 'a')
        expect(reach(game, side, { counters }, 'b')).toEqual(first)
        if (membersOf(g.stack).some((one) => g.campaign.counters[one]!.side === side)) {
          expect(reach(game, side, {}, 'c')).toEqual(reach(game, side, {}, 'd'))
          marches += 1
        }
      }
    }
    expect(marches).toBeGreaterThan(0)
  })
})
