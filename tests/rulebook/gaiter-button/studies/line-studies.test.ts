import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { has } from '#engine/board/bitset.ts'
import { takeConnection } from '#engine/gaiter-button/ground/axes.ts'
import { commandsOf, isLinked } from '#engine/gaiter-button/lines/communication.ts'
import { isDecoy, onMap } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { hasProvision, provisionedZones } from '#engine/gaiter-button/lines/provision.ts'
import { FATE, SEEN } from '#engine/gaiter-button/state/shape.ts'
import type { AxesStudy } from '#engine/gaiter-button/studies/axes.ts'
import type { CommandStudy, WordLine } from '#engine/gaiter-button/studies/command.ts'
import type { Break } from '#engine/gaiter-button/studies/lines.ts'
import type { ProvisionStudy } from '#engine/gaiter-button/studies/provision.ts'
import { study } from '#engine/gaiter-button/studies/studies.ts'
import type { SupplyStudy } from '#engine/gaiter-button/studies/supply.ts'
import type { VictoryStudy } from '#engine/gaiter-button/studies/victory.ts'
import type { Removable } from '#engine/gaiter-button/studies/what-if.ts'
import { isSupplied, suppliedZones, supplyOf, supplyReach } from '#engine/gaiter-button/lines/supply.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { levelOf } from '#engine/gaiter-button/victory/victory.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { position } from '../position.ts'
import { draw, sketches } from '../sketches.ts'
import { FR, GE, names, wholeGame } from '../table.ts'

/** What is worked out for a player about lines: by the rules themselves, and from what he knows. */

const kinds = ['supply', 'provision', 'command', 'axes', 'victory'] as const
const rules: ReadonlySet<string> = new Set(gaiterButton.book.rulebook.map(({ id }) => id))

function studied<T>(g: G, side: number, name: string, without: readonly string[] = []): T {
  const request: JsonObject = { study: name, without }
  const answer = study(g, side, request)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as unknown as T // the answer of the study that was asked for
}
const supply = (g: G, side: number, without?: readonly string[]) => studied<SupplyStudy>(g, side, 'supply', without)
const provision = (g: G, side: number, without?: readonly string[]) =>
  studied<ProvisionStudy>(g, side, 'provision', without)
const command = (g: G, side: number, without?: readonly string[]) => studied<CommandStudy>(g, side, 'command', without)

const connection = (g: G, a: string, b: string) => names(g).connection(a, b)
const way = (g: G, kind: Removable['kind'], a: string, b: string) =>
  `${kind} ${g.nameOf('connection', connection(g, a, b))}`

/** Everybody knows everything. */
function lookedThrough(g: G): G {
  for (let counter = 0; counter < g.counter.rows; counter++) g.counter.seen.set(counter, SEEN.composition)
  return g
}

describe('studies of lines, in games at random', () => {
  it.each([
    ['august-1870', 1],
    ['beaumont-sedan', 3],
    ['first-march', 5],
  ])('are the same for whatever the side may take for the real game (%s)', { timeout: 120_000 }, (scenario, seed) => {
    const pick = pickFrom(seed)
    const { game } = wholeGame(scenario, `study ${seed}`)
    for (let acts = 0; acts < 600 && game.play.decider >= 0; acts++) {
      game.act(game.play.actions.at(pick(game.play.actions.length)))
      if (acts % 100 !== 40) continue
      for (const side of [FR, GE])
        for (const name of kinds) {
          const [first, ...others] = ['a', 'b', 'c'].map((draws) =>
            game.study(side, { study: name }, game.history.current, draws),
          )
          expect(first?.ok).toBe(true)
          for (const other of others) expect(other).toEqual(first)
        }
    }
  })

  it('ask the game for what is thought away as well, whatever is imagined', { timeout: 60_000 }, () => {
    const pick = pickFrom(5)
    const { game } = wholeGame('beaumont-sedan', 'what if')
    for (let acts = 0; acts < 300 && game.play.decider >= 0; acts++) {
      game.act(game.play.actions.at(pick(game.play.actions.length)))
      if (acts % 50 !== 20) continue
      for (const side of [FR, GE])
        for (const name of ['supply', 'provision', 'command']) {
          const ask = (draws: string, without: readonly string[]) => {
            const answer = game.study(side, { study: name, without }, game.history.current, draws)
            if (!answer.ok) throw new Error(answer.error.message)
            return answer.value
          }
          const all = ask('a', [])['removable'] as unknown as readonly Removable[] // every one of these studies has it
          const gone = all.filter((_, index) => index % 5 === 0).map(({ id }) => id)
          expect(ask('b', gone)).toEqual(ask('a', gone))
        }
    }
  })
})

const runs = { numRuns: 12 }

describe('studies of lines, in positions at random', () => {
  it('gb.supply.line, gb.supply.forage, gb.supply.fortress: agree with the rules on who is supplied, by an existing line', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = lookedThrough(draw(sketch))
        for (const side of [FR, GE]) {
          const { fed, hungry, lines, zones } = supply(g, side)
          const found = new Set(fed.map(({ counter }) => counter))
          const wanting = new Set(hungry.flatMap(({ counters }) => counters))
          g.campaign.counters.forEach((counter, number) => {
            if (counter.side !== side || !onMap(g, number)) return
            expect(found.has(counter.id)).toBe(isSupplied(g, number))
            expect(wanting.has(counter.id)).toBe(!isSupplied(g, number))
            expect(fed.find((one) => one.counter === counter.id)?.by).toBe(supplyOf(g, number, true))
          })
          const all = suppliedZones(g, side, false)
          expect(zones.length).toBe(g.campaign.zones.filter((_, zone) => has(all, zone)).length)
          for (const { zone, land, rail, mp } of lines) {
            expect(zones).toContain(zone)
            expect(mp).toBeLessThanOrEqual(supplyReach(g, side))
            expect([land.zones[0], land.zones.at(-1)]).toEqual([zone, rail.zones[0]])
          }
          for (const { broken } of hungry) expectBreak(broken.break)
        }
      }),
      runs,
    )
  })

  it('gb.provision.line: find the lines that the rules find, and where there is none what is in the way', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = lookedThrough(draw(sketch))
        for (const side of [FR, GE]) {
          const { zones, lines, cut } = provision(g, side)
          const all = provisionedZones(g, side, false).slice()
          expect(zones.length).toBe(g.campaign.zones.filter((_, zone) => has(all, zone)).length)
          for (const { zone } of lines) expect(hasProvision(g, side, names(g).zone(zone), false)).toBe(true)
          for (const { zone, broken } of cut) {
            expect(hasProvision(g, side, names(g).zone(zone), false)).toBe(false)
            expectBreak(broken.break)
          }
        }
      }),
      runs,
    )
  })

  it('gb.command.direct, gb.command.telegraph: agree with the rules on who is in command', () => {
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = lookedThrough(draw(sketch))
        for (const side of [FR, GE]) {
          const { leaders, stacks } = command(g, side)
          const zoneOfLeader = new Map(leaders.map(({ leader, zone }) => [leader, names(g).zone(zone)]))
          const joined = (from: string, to: number) => isLinked(g, side, names(g).zone(from), to, false)
          const groups = stacks.map(({ zone, counters }) => ({
            zone: names(g).zone(zone),
            counters: counters.map((name) => names(g).counter(name)),
          }))
          const together = commandsOf(g, side, groups, false)
          expect(together.map(({ value, linked }) => [value, linked])).toEqual(
            stacks.map(({ value, linked }) => [value, linked]),
          )
          const senior = leaders.find((one) => one.senior)
          for (const one of leaders) {
            if (senior === undefined || one.senior) continue
            expect(one.line !== null).toBe(joined(one.zone, names(g).zone(senior.zone)))
            if (one.line === null) expectBreak(one.broken!.break)
          }
          for (const { zone, leader, line, broken } of stacks) {
            expect(line === null).toBe(leader === null)
            if (leader !== null) expect(joined(zone, zoneOfLeader.get(leader)!)).toBe(true)
            if (line !== null) {
              expect(line.land.connections.length).toBeLessThanOrEqual(2)
              expectJoined(line, zone, g.nameOf('zone', zoneOfLeader.get(leader!)!)) // whose line it is
            }
            if (broken !== null) expectBreak(broken.break)
            if (leader === null && leaders.length > 0) expect(broken).not.toBeNull()
          }
        }
      }),
      runs,
    )
  })

  it('get worse, never better, when something is assumed away', () => {
    fc.assert(
      fc.property(sketches, fc.nat(), (sketch, where) => {
        const g = lookedThrough(draw(sketch))
        const before = g.hash()
        for (const side of [FR, GE]) {
          const full = supply(g, side)
          if (full.removable.length > 0) {
            const gone = [0, 3].map((step) => full.removable[(where + step) % full.removable.length]!.id)
            const less = supply(g, side, gone)
            expect(full.zones).toEqual(expect.arrayContaining([...less.zones]))
            const [was, is] = [full, less].map(({ fed }) => fed.map(({ counter }) => counter))
            expect(was).toEqual(expect.arrayContaining([...is!]))
            expect(less.lost.flatMap(({ counters }) => counters).sort()).toEqual(
              was!.filter((one) => !is!.includes(one)).sort(),
            )
          }
          const lines = provision(g, side)
          const thing = lines.removable[where % Math.max(1, lines.removable.length)]
          if (thing === undefined) continue
          const less = provision(g, side, [thing.id])
          expect(lines.zones).toEqual(expect.arrayContaining([...less.zones]))
        }
        expect(g.hash()).toBe(before)
      }),
      runs,
    )
  })
})

/** A line runs from one zone to another without a gap, but where it leaves the map and comes back. */
function expectJoined({ land, rails }: WordLine, from: string, to: string): void {
  const parts = [land, ...rails]
  expect(parts[0]?.zones[0]).toBe(from)
  expect(parts.at(-1)?.zones.at(-1)).toBe(to)
  if (rails.length > 0) expect(rails[0]?.zones[0]).toBe(land.zones.at(-1))
  for (const { zones, connections } of parts) expect(zones.length).toBe(connections.length + 1)
}

/** A break names a place, and a rule that is in the book. */
function expectBreak({ rule, reason, zone, connection: name }: Break): void {
  expect(rules).toContain(rule)
  expect(reason).not.toBe('')
  expect([zone, name].filter((one) => one !== null)).toHaveLength(1)
}

describe('GB 17.1.1 – what a study of supply says', () => {
  it('gb.supply.railway: the line from Menil-Annelles, by Rethel and the railway to Reims', () => {
    const g = position({ counters: { 'menil-annelles': ['fr-1-1'] } })
    g.counter.activated.set(names(g).counter('fr-1-1'), true)
    const { lines, fed } = supply(g, FR)
    expect(fed).toEqual([{ counter: 'fr-1-1', zone: 'menil-annelles', by: 'line' }])
    const [line] = lines
    expect(line?.land.zones).toEqual(['menil-annelles', 'rethel'])
    expect(line?.rail.zones.at(-1)).toBe('reims')
    expect(line?.from).toBe('edge')
  })

  it('gb.railway.effect: what is lost with the railway, and where the line would then break', () => {
    // Only by the railway along the Meuse; from Signy the edge itself feeds.
    const g = position({ counters: { stenay: ['fr-1-1'], 'signy-le-petit': ['fr-1-2'] } })
    for (const name of ['fr-1-1', 'fr-1-2']) g.counter.activated.set(names(g).counter(name), true)
    const { removable } = supply(g, FR)
    expect(removable.slice(0, 3).map(({ id, costs }) => [id, costs])).toEqual([
      [way(g, 'bridge', 'donchery', 'torcy'), 1],
      [way(g, 'bridge', 'torcy', 'douzy'), 1],
      [way(g, 'railway', 'donchery', 'mezieres'), 1],
    ])
    const less = supply(g, FR, [removable[2]!.id])
    expect(less.without.map(({ kind, zone }) => [kind, zone])).toEqual([['railway', null]])
    expect(less.lost).toEqual([{ zone: 'stenay', line: true, counters: ['fr-1-1'] }])
    expect(less.hungry[0]?.broken.break).toMatchObject({
      rule: 'gb.railway.effect',
      reason: 'railway',
      connection: removable[2]!.connection,
    })
  })

  it('gb.supply.forage: who was not activated loses the line, not his supply', () => {
    const g = position({ counters: { stenay: ['fr-1-1'] } })
    const [bridge] = supply(g, FR).removable
    expect(supply(g, FR, [bridge!.id]).lost).toEqual([{ zone: 'stenay', line: true, counters: [] }])
  })

  it('gb.supply.barred: an enemy on the way is the first break, be he a decoy', () => {
    // From Stonne to the railway only by Raucourt or Chémery, and beyond.
    const g = position({ counters: { stonne: ['fr-1-1'], donchery: ['german-decoy-1'] } })
    g.counter.activated.set(names(g).counter('fr-1-1'), true)
    const { hungry, fed } = supply(g, FR)
    expect(fed.length + hungry.length).toBe(1)
    const around = ['raucourt', 'chemery-sur-bar', 'le-chesne', 'beaumont-en-argonne', 'mouzon', 'buzancy']
    around.forEach((zone, index) =>
      g.counter.zone.set(names(g).counter(`german-decoy-${index + 1}`), names(g).zone(zone)),
    )
    expect(supply(g, FR).hungry[0]?.broken.break).toMatchObject({ rule: 'gb.supply.barred', reason: 'enemy' })
  })

  it('gb.supply.line: too far, with what it would take', () => {
    const g = position({ counters: { 'romagne-sous-montfaucon': ['fr-1-1'] } })
    g.rain = true
    g.counter.activated.set(names(g).counter('fr-1-1'), true)
    const [{ broken } = { broken: undefined }] = supply(g, FR).hungry
    expect(broken?.break).toMatchObject({ rule: 'gb.supply.line', reason: 'too-far', facts: { most: 2 } })
    expect(Number(broken?.break.facts['needed'])).toBeGreaterThan(2)
  })

  it('gb.scenario.no-rail: a side without railways has no lines, and the rule is named', () => {
    const g = position({ counters: { stenay: ['ge-g-1'] }, switches: { 'no-rail-supply': true } })
    g.counter.activated.set(names(g).counter('ge-g-1'), true)
    const { zones, hungry } = supply(g, GE)
    expect(zones).toEqual([])
    expect(hungry[0]?.broken.break.rule).toBe('gb.scenario.no-rail')
  })

  it('gb.axes.friendly: an axis of retreat thought away is one that the enemy takes', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['ge-g-1', 'fr-1-1'] } })
    const zone = names(g).zone('beaumont-en-argonne')
    g.zone.intruder.set(zone, FR + 1)
    setAxis(g, connection(g, 'beaumont-en-argonne', 'stonne'), zone, FR)
    const axis = `${way(g, 'axis', 'beaumont-en-argonne', 'stonne')} beaumont-en-argonne`
    const { removable, lines } = provision(g, FR)
    expect(lines).toHaveLength(1)
    expect(removable.map(({ id }) => id)).toContain(axis)
    const less = provision(g, FR, [axis])
    expect(less.lost).toEqual([{ zone: 'beaumont-en-argonne', counters: ['fr-1-1'] }])
    expect(less.encircled.map((one) => one.zone)).toEqual(['beaumont-en-argonne'])
    expect(less.cut[0]?.broken.break).toMatchObject({ rule: 'gb.axes.friendly', reason: 'encircled' })
  })

  it('gb.entry.relief: the last axis of who came in is thought away: he is encircled, and no other way opens', () => {
    // The French came in from Signy, and to Rocroi nobody goes but through Maubert-Fontaine.
    const counters = {
      'maubert-fontaine': ['fr-1-1', 'ge-g-1'],
      rocroi: ['fr-1-2'],
      renwez: ['ge-4-7'],
      nouzon: ['ge-g-2'],
    }
    const g = position({ counters })
    const zone = names(g).zone('maubert-fontaine')
    const from = connection(g, 'signy-le-petit', 'maubert-fontaine')
    takeConnection(g, FR, zone, from, true)
    const axis = `${way(g, 'axis', 'signy-le-petit', 'maubert-fontaine')} maubert-fontaine`
    const full = provision(g, FR)
    expect(full.zones).toContain('maubert-fontaine')
    expect(full.zones).not.toContain('rocroi')
    const less = provision(g, FR, [axis])
    expect(full.zones.filter((one) => !less.zones.includes(one))).toEqual(['maubert-fontaine'])
    expect(less.zones.filter((one) => !full.zones.includes(one))).toEqual([])
    expect(less.encircled.map((one) => one.zone)).toEqual(['maubert-fontaine'])
  })
})

describe('GB 8.1 – what a study of command says', () => {
  it('gb.command.telegraph: the wire as it runs, and the stack that is lost with it', () => {
    const g = position({ counters: { rethel: ['mac-mahon'], stenay: ['fr-5-1'] } })
    const heard = (of: CommandStudy) => of.stacks.find(({ counters }) => counters.includes('fr-5-1'))
    const stack = heard(command(g, FR))
    expect([stack?.leader, stack?.value]).toEqual(['mac-mahon', 1])
    expect(stack?.line?.land.zones).toEqual(['stenay', 'margut'])
    expect(stack?.line?.rails[0]?.zones.at(-1)).toBe('rethel')
    const less = command(g, FR, [way(g, 'railway', 'donchery', 'mezieres')])
    expect(less.lost).toEqual([{ zone: 'stenay', counters: ['fr-5-1'], by: 1 }])
    expect(heard(less)?.leader).toBeNull()
    expect(heard(less)?.broken?.break).toMatchObject({ rule: 'gb.railway.effect', reason: 'railway' })
  })

  it('gb.command.direct: three connections are too far', () => {
    const g = position({ counters: { stonne: ['mac-mahon'], jametz: ['fr-5-1'] } })
    const stack = command(g, FR).stacks.find(({ zone }) => zone === 'jametz')
    expect([stack?.leader, stack?.value]).toEqual([null, 0])
    expect(stack?.broken?.break).toMatchObject({ rule: 'gb.command.direct', reason: 'too-far', facts: { most: 2 } })
  })

  it('gb.command.direct: who has not seen that it is a decoy takes the line for cut', () => {
    const g = position({
      counters: { stonne: ['mac-mahon'], 'beaumont-en-argonne': ['german-decoy-1'], stenay: ['fr-5-1'] },
    })
    const broken = () => command(g, FR).stacks.find(({ zone }) => zone === 'stenay')?.broken
    expect(broken()?.break).toMatchObject({ rule: 'gb.command.direct', reason: 'enemy', zone: 'beaumont-en-argonne' })
    g.counter.seen.set(names(g).counter('german-decoy-1'), SEEN.identity)
    expect(isDecoy(g, names(g).counter('german-decoy-1'))).toBe(true)
    expect(broken()).toBeNull()
  })
})

describe('GB 9.4 – what a study of axes says', () => {
  it('gb.leave.axes: by which connections each side may leave a contested zone', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['ge-g-1', 'fr-1-1'] } })
    const zone = names(g).zone('beaumont-en-argonne')
    g.zone.intruder.set(zone, GE + 1)
    setAxis(g, connection(g, 'beaumont-en-argonne', 'stenay'), zone, GE)
    const [found] = studied<AxesStudy>(g, FR, 'axes').zones
    expect(found).toMatchObject({ zone: 'beaumont-en-argonne', intruder: 'german', encircled: null })
    const to = (name: string) => found?.ways.find((one) => one.to === name)
    expect(to('stenay')).toMatchObject({
      axis: 'german',
      german: null,
      french: { rule: 'gb.leave.axes', reason: 'enemy-axis' },
    })
    expect(to('stonne')).toMatchObject({ axis: null, french: null, german: { reason: 'not-own-axis' } })
  })
})

describe('GB 19.2 – what a study of victory says', () => {
  it('gb.victory.levels: counts for a side what it can know, and no more', () => {
    const g = position({ counters: { longwy: ['fr-1-1'], stenay: ['ge-g-1'] } })
    const [french, german] = [FR, GE].map((side) => studied<VictoryStudy>(g, side, 'victory'))
    expect(french?.zones.find(({ zone }) => zone === 'longwy')).toEqual({
      zone: 'longwy',
      as: 'exit',
      holder: 'french',
    })
    const cutOff = (of: VictoryStudy | undefined) =>
      of?.levels.flatMap(({ all }) => all).find(({ is }) => is === 'divisions-cut-off')
    expect(cutOff(french)).toMatchObject({ of: 'french', needed: 7, count: 0 })
    expect(cutOff(german)?.count).toBeNull()
    expect([cutOff(french)?.met, cutOff(german)?.met]).toEqual([false, null])
  })

  it('gb.victory.levels: of a level that it says is reached, or is not, the judge says the same', () => {
    const said = new Set<boolean | null>()
    fc.assert(
      fc.property(sketches, (sketch) => {
        const g = lookedThrough(draw(sketch))
        const reached = [FR, GE].map((side) => levelOf(g, side))
        for (const side of [FR, GE])
          for (const level of studied<VictoryStudy>(g, side, 'victory').levels) {
            const found = reached[level.side === 'french' ? FR : GE]
            said.add(level.reached)
            if (level.reached === true) expect(found).toBeGreaterThanOrEqual(level.number)
            if (level.reached === false) expect(found).not.toBe(level.number)
          }
      }),
      { ...runs, numRuns: 30 },
    )
    expect(said).toContain(false)
    expect(said).toContain(null)
  })

  it('gb.victory.levels: says that a level is reached once every condition is, and leaves open what may be less', () => {
    const divisions = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-7-1']
    const g = position({ counters: { longwy: divisions } })
    for (const name of divisions) {
      const counter = names(g).counter(name)
      g.counter.zone.set(counter, -1)
      g.counter.fate.set(counter, FATE.exited)
    }
    const of = (side: number) =>
      studied<VictoryStudy>(g, side, 'victory').levels.find((one) => one.side === 'french' && one.level === 'tactical')
    expect(of(FR)).toMatchObject({ reached: true, all: [{ is: 'divisions-exited', count: 8, met: true }] })
    expect(of(GE)).toMatchObject({ reached: null, all: [{ atMost: true, count: 8, met: null }] })
  })
})

describe('a study', () => {
  it('that is unknown, or about things that do not exist, is refused with a sentence', () => {
    const g = position()
    const told = (request: JsonObject) => {
      const answer = study(g, FR, request)
      return answer.ok ? '' : answer.error.message
    }
    expect(told({ study: 'weather' })).toMatch(/no study "weather".*supply/)
    expect(told({ study: 'supply', without: ['bridge nowhere'] })).toMatch(/no connection "nowhere"/)
    expect(told({ study: 'supply', without: [`balloon ${g.nameOf('connection', 0)}`] })).toMatch(/name a bridge/)
    expect(told({ study: 'supply', without: [way(g, 'railway', 'stonne', 'raucourt')] })).toMatch(/no railway/)
    expect(told({ study: 'supply', without: [`axis ${g.nameOf('connection', 0)} stonne`] })).toMatch(
      /no contested zone/,
    )
  })
})
