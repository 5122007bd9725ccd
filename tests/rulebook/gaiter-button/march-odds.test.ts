import { describe, expect, it } from 'vitest'
import { points } from '#engine/gaiter-button/counters.ts'
import { wayCost } from '#engine/gaiter-button/crossing.ts'
import type { G } from '#engine/gaiter-button/kit.ts'
import { seedFrom } from '#engine/kernel/generator.ts'
import { HEAD } from '#engine/kernel/head.ts'
import { impulseOf, march, type Wanted } from './marching.ts'
import { GE, type Table } from './table.ts'

interface Plan {
  readonly markers: number
  readonly chance: number
  readonly kept: Record<string, number>
  readonly sums: Record<string, number>
  readonly lost: Record<string, Record<string, number>>
  readonly demoralised: Record<string, number>
}
interface Odds {
  readonly mp: number
  readonly cp: number
  readonly zones: Record<string, { chance: { reached: number; missed: number }; connections: number; markers: number }>
  readonly plans: readonly Plan[]
}

const RUNS = 20_000

/** Does actions by the rules themselves, on forks with other generators, until the stack is there or can go no further. */
function simulate(table: Table, first: string, way: readonly string[], names: readonly string[]) {
  const { g } = table
  const code = (text: string): number => {
    const parsed = g.layout.language.parseText(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    return parsed.value
  }
  const [draw, keep, giveBack, end] = ['draw', 'keep', 'return', 'end-activation'].map(code) as [
    number,
    number,
    number,
    number,
  ]
  const steps = way.map((connection) => code(`move ${connection}`))
  const counters = names.map((name) => table.names.counter(name))
  const stopMarker = g.campaign.tables.fatigue.bowl.findIndex(({ marker }) => marker === 'stop')
  const before = counters.map((counter) => points(g, counter))
  const arrived = { count: 0 }
  const lost = counters.map(() => new Map<number, number>())
  const demoralised = counters.map(() => 0)
  for (let run = 0; run < RUNS; run++) {
    const fork = g.fork() as G
    seedFrom(`run ${run}`, fork.words, HEAD.generator)
    if (!fork.act(code(first))) throw new Error(first)
    let taken = 0
    while (fork.stackNames().includes('activation')) {
      const { kind, frame } = fork.asking
      const name = kind.kind.name
      if (name === 'marker') fork.act((frame as unknown as { drawn: number }).drawn === stopMarker ? giveBack : keep)
      else if (name === 'unit-losses') fork.act(fork.actions.at(0))
      else if (taken < steps.length && fork.act(steps[taken]!)) taken += 1
      else if (taken === steps.length || !fork.act(draw)) fork.act(end)
    }
    if (taken === steps.length) arrived.count += 1
    counters.forEach((counter, index) => {
      const gone = before[index]! - points(fork, counter)
      lost[index]!.set(gone, (lost[index]!.get(gone) ?? 0) + 1)
      if (fork.counter.demoralised.of(counter)) demoralised[index]! += 1
    })
    fork.drop()
  }
  return { arrived: arrived.count / RUNS, lost, demoralised: demoralised.map((count) => count / RUNS) }
}

/** Four standard errors of a share found by so many runs. */
const error = (chance: number): number => 4 * Math.sqrt(Math.max(chance * (1 - chance), 1e-4) / RUNS)

function compare(
  table: Table,
  first: string,
  odds: Odds,
  to: string,
  way: readonly string[],
  names: readonly string[],
) {
  const zone = odds.zones[to]!
  const plan = odds.plans[zone.markers]!
  expect(zone.connections).toBe(way.length)
  const found = simulate(table, first, way, names)
  expect(Math.abs(found.arrived - zone.chance.reached)).toBeLessThan(error(zone.chance.reached))
  names.forEach((name, index) => {
    for (const [count, chance] of Object.entries(plan.lost[name]!)) {
      const share = (found.lost[index]!.get(Number(count)) ?? 0) / RUNS
      expect(Math.abs(share - chance), `${name} loses ${count}`).toBeLessThan(error(chance))
    }
    expect(Math.abs(found.demoralised[index]! - plan.demoralised[name]!)).toBeLessThan(error(plan.demoralised[name]!))
  })
}
const total = (shares: Record<string, number>): number => Object.values(shares).reduce((sum, one) => sum + one, 0)

describe('GB 8.3 – how far a stack comes', () => {
  const FAR = { briey: ['ge-5-9'] }
  const mustered = (
    stack: readonly string[],
    from: string,
    wanted: Omit<Wanted, 'counters'> & { near?: string[] } = {},
  ) => {
    const table = impulseOf({
      ...wanted,
      counters: { ...(wanted.side === GE ? { briey: ['fr-5-1'] } : FAR), [from]: [...stack, ...(wanted.near ?? [])] },
    })
    table.do(`activate ${from}`)
    for (const name of stack) table.do(`take ${name}`)
    return table
  }

  it('gb.fatigue.stop: without points a march of one connection fails by two markers in twelve', () => {
    const odds = mustered(['fr-5-1'], 'suippes').odds('march-off') as unknown as Odds
    expect(odds).toMatchObject({ mp: 4, cp: 0 })
    expect(odds.zones['auberive']).toMatchObject({ connections: 1, markers: 1 })
    expect(odds.zones['auberive']!.chance.reached).toBeCloseTo(10 / 12)
    // The marker kept is out of the bowl when the second is drawn.
    expect(odds.plans[2]!.chance).toBeCloseTo((10 / 12) * (9 / 11))
    for (const plan of odds.plans) for (const shares of [plan.kept, plan.sums]) expect(total(shares)).toBeCloseTo(1)
  })

  it('gb.fatigue.return: a point makes up for a STOP', () => {
    const odds = mustered(['fr-5-1'], 'suippes', { near: ['mac-mahon'] }).odds('march-off') as unknown as Odds
    expect(odds.cp).toBe(1)
    expect(odds.zones['auberive']!.chance.reached).toBeCloseTo(1 - (2 / 12) ** 2)
  })

  it('gb.fatigue.fast: cavalry needs a marker for two connections', () => {
    const odds = mustered(['fr-r-1'], 'suippes').odds('march-off') as unknown as Odds
    expect(odds.zones['auberive']!.markers).toBe(1)
    expect(odds.zones['pontfaverger']).toMatchObject({ connections: 2, markers: 1 })
  })

  it('gb.entry.stop: nobody is expected beyond an enemy who stops him', () => {
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], auberive: ['ge-5-9'] } })
    const odds = table.do('activate suippes').do('take fr-5-1').odds('march-off') as unknown as Odds
    expect(odds.zones['auberive']).toBeDefined()
    expect(odds.zones['pontfaverger']?.connections ?? 3).toBeGreaterThan(2)
  })

  it('gb.fatigue.losses: the forecast agrees with 20,000 marches by the rules, on a dry day', () => {
    const table = mustered(['fr-5-1', 'fr-5-3'], 'suippes', { near: ['mac-mahon'] })
    const odds = table.odds('march-off') as unknown as Odds
    const way = ['auberive-suippes', 'auberive-suippes', 'somme-tourbe-suippes']
    // Back and forth is no way to anywhere; the plan of three markers is what is tried.
    const plan = odds.plans[3]!
    const found = simulate(table, 'march-off', way, ['fr-5-1', 'fr-5-3'])
    expect(Math.abs(found.arrived - plan.chance)).toBeLessThan(error(plan.chance))
    for (const [index, name] of ['fr-5-1', 'fr-5-3'].entries())
      for (const [count, chance] of Object.entries(plan.lost[name]!)) {
        const share = (found.lost[index]!.get(Number(count)) ?? 0) / RUNS
        expect(Math.abs(share - chance), `${name} loses ${count}`).toBeLessThan(error(chance))
      }
  })

  it('gb.weather.fatigue: and in rain, with the marker before all others', () => {
    const table = mustered(['ge-c-2'], 'suippes', { side: GE, rain: true })
    const odds = table.odds('march-off') as unknown as Odds
    expect(odds).toMatchObject({ mp: 6, cp: 2 })
    compare(table, 'march-off', odds, 'sillery', wayTo(table, 'suippes', 'sillery', odds), ['ge-c-2'])
  })

  it('gb.fatigue.draw: and in the middle of an activation, with what was drawn before', () => {
    const table = march(['fr-13-1', 'mac-mahon'], { counters: { suippes: ['fr-13-1', 'mac-mahon'], ...FAR } })
    table.do('draw', 'fatigue-3').do('keep').do('move auberive-suippes')
    const odds = table.odds('draw') as unknown as Odds
    expect(odds.mp).toBe(3)
    compare(table, 'draw', odds, 'beine', wayTo(table, 'auberive', 'beine', odds), ['fr-13-1'])
  })
})

/** The cheapest way of as many connections as the forecast counts. */
function wayTo(table: Table, from: string, to: string, odds: Odds): string[] {
  const { board } = table.g.campaign
  const goal = table.names.zone(to)
  const search = (zone: number, left: number): { way: number[]; cost: number } | undefined => {
    if (left === 0) return zone === goal ? { way: [], cost: 0 } : undefined
    let best: { way: number[]; cost: number } | undefined
    for (const connection of board.connectionsAt(zone)) {
      const rest = search(board.otherEnd(connection, zone), left - 1)
      const cost = (rest?.cost ?? 0) + wayCost(table.g, connection)
      if (rest && cost < (best?.cost ?? Infinity)) best = { way: [connection, ...rest.way], cost }
    }
    return best
  }
  const found = search(table.names.zone(from), odds.zones[to]!.connections)
  if (!found) throw new Error(`no way to ${to}`)
  return found.way.map((connection) => table.g.nameOf('connection', connection))
}
