import { afterAll, describe, expect, it } from 'vitest'
import { battleMove } from '#engine/gaiter-button/march/battle-move.ts'
import { ARTILLERY } from '#engine/gaiter-button/campaign/campaign.ts'
import { BATTLE } from '#engine/gaiter-button/combat/engaged.ts'
import { plainChoice } from '#engine/gaiter-button/combat/forecast.ts'
import { likelyLead, nextToLead } from '#engine/gaiter-button/combat/lead.ts'
import { sally } from '#engine/gaiter-button/combat/sally.ts'
import { countersIn, isUnit, points } from '#engine/gaiter-button/state/counters.ts'
import { wayCost } from '#engine/gaiter-button/state/crossing.ts'
import { counterName, type G } from '#engine/gaiter-button/state/kit.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { garrisonPoints, isInField, isStormed } from '#engine/gaiter-button/state/places.ts'
import { reconnaissance } from '#engine/gaiter-button/march/recon.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { pointsLost } from '#engine/gaiter-button/victory/victory.ts'
import { seedFrom } from '#engine/kernel/values/generator.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { JournalLine } from '#engine/kernel/play/journal.ts'
import { Ledger } from '#engine/kernel/values/ledger.ts'
import { afterBattle } from '../after-battle.ts'
import { CLEAR, cut, engageAll, evacuate, fight, man, marked, reveal, type Fight } from '../battles.ts'
import { FAR, march, mustered, type MarchOdds, type MarchPlan } from '../marching.ts'
import { FR, GE, scene, wholeGame, type Table } from '../table.ts'
import { triesOr } from '../../../tries.ts'
import { working } from '../works.ts'

/**
 * Odds are exact: whatever is told before a decision comes out when it is made again and again, by the rules of the game
 * itself. `GAITER_BUTTON_RUNS=100000` looks closer than there is time for every day.
 */
const RUNS = triesOr('GAITER_BUTTON_RUNS', 5000, 2000)

/** What takes long is done less often every day. */
const SOME = RUNS >= 100_000 ? RUNS : RUNS / 5
const FEW = RUNS / 10

/** How far a share found by so many runs may be off, in standard errors: one comparison in 100,000 is. */
const TOLERANCE = 4.5
const TIME = 20_000 + RUNS * 20

type Shares = Readonly<Record<string, number>>
type Outcome = Readonly<Record<string, string | number>>

const report: string[] = []
afterAll(() => {
  if (RUNS >= 100_000) process.stdout.write(`${report.join('\n')}\n`)
})

/** All shares of each thing that was foretold, and nothing else. */
function agrees(
  title: string,
  foretold: Readonly<Record<string, unknown>>,
  counted: ReadonlyMap<string, number>,
  runs = RUNS,
): void {
  let [worst, where, number] = [0, '', 0]
  for (const [thing, told] of Object.entries(foretold)) {
    const shares = told as Shares
    const values = new Set(Object.keys(shares))
    for (const key of counted.keys()) if (key.startsWith(`${thing}=`)) values.add(key.slice(thing.length + 1))
    for (const value of values) {
      const [chance, seen] = [shares[value] ?? 0, (counted.get(`${thing}=${value}`) ?? 0) / runs]
      if (chance < 1e-12) expect(seen, `${title}: ${thing} ${value}`).toBe(0)
      const off = Math.abs(seen - chance) / Math.sqrt(Math.max(chance * (1 - chance), 1e-4) / runs)
      number += 1
      if (off >= worst) [worst, where] = [off, `${thing} ${value}: ${chance.toFixed(5)}, found ${seen.toFixed(5)}`]
    }
  }
  expect(number).toBeGreaterThan(0)
  expect(worst, `${title}: ${where}`).toBeLessThan(TOLERANCE)
  report.push(`${title}: ${runs} runs, ${number} shares, at worst ${worst.toFixed(2)} standard errors off (${where})`)
}

/** Does something again and again on copies, with dice of their own, and counts what came of it. */
function repeat({ g }: Table, runs: number, run: (fork: G, told: JournalLine[]) => Outcome): Map<string, number> {
  const counted = new Map<string, number>()
  const start = g.fork() as G
  for (let round = 0; round < runs; round++) {
    const fork = start.fork() as G
    seedFrom(`round ${round}`, fork.words, HEAD.generator)
    const told: JournalLine[] = []
    fork.tellTo(told)
    for (const [thing, value] of Object.entries(run(fork, told)))
      counted.set(`${thing}=${value}`, (counted.get(`${thing}=${value}`) ?? 0) + 1)
    fork.drop()
  }
  start.drop()
  return counted
}

function codeOf(table: Table, text: string): number {
  const parsed = table.g.layout.language.parseText(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value
}
function does(fork: G, code: number): void {
  if (!fork.act(code)) throw new Error(fork.layout.language.textOf(code))
}

/** What was told under a name, the last time. */
function last(told: readonly JournalLine[], kind: string): Readonly<Record<string, unknown>> | undefined {
  for (let index = told.length - 1; index >= 0; index--) {
    const line = told[index]!
    if ('kind' in line && line.kind.name === kind) return line.values
  }
  return undefined
}

/** Compares the odds of an action with what comes of it; `after` goes on and says what came. */
function expectOdds(
  title: string,
  table: Table,
  action: string,
  foretold: (odds: Record<string, unknown>) => Record<string, unknown>,
  after: (fork: G, told: JournalLine[]) => Outcome,
  runs = RUNS,
): void {
  const odds = table.odds(action)
  if (odds === undefined) throw new Error(`${action} has no odds; there are ${table.options.join(', ')}`)
  const code = codeOf(table, action)
  const counted = repeat(table, runs, (fork, told) => {
    does(fork, code)
    return after(fork, told)
  })
  agrees(title, foretold(odds), counted, runs)
}

const star = (values: Readonly<Record<string, unknown>> | undefined): string =>
  `${Number(values?.['units'] ?? 0)}${values?.['composition'] === true ? '*' : ''}`

describe('odds and their results', { timeout: TIME }, () => {
  it('gb.initiative.roll: the first impulse, and hesitation', () => {
    const table = wholeGame().do('keep-decoys')
    expectOdds(
      'initiative',
      table,
      'keep-decoys',
      (odds) => odds,
      (fork) => ({
        first: fork.nameOf('side', fork.initiative),
        hesitation: fork.hesitates ? 'hesitates' : 'decides',
      }),
    )
  })

  it('gb.battle-move.test: a battle movement', () => {
    const table = scene({
      turn: 10,
      counters: { buzancy: ['albert-of-saxony', 'ge-12-23'], stonne: ['fr-5-1'] },
      begin: (g) => void (g.call(days, {}), g.call(battleMove, { side: GE })),
    })
    table.do('join-battle-move albert-of-saxony').do('join-battle-move ge-12-23')
    expectOdds(
      'battle movement',
      table,
      'battle-move stonne-buzancy',
      ({ chance }) => ({ chance }),
      (_fork, told) => ({ chance: last(told, 'battle-moved') ? 'moves' : 'stays' }),
    )
  })

  it('gb.rally.test: rally, unit by unit', () => {
    const stack = ['fr-5-1', 'fr-13-3', 'mac-mahon']
    const table = working({
      side: FR,
      stack,
      counters: { rethel: stack },
      rain: true,
      fresh: false,
      arrange: (g, names) => marked(g, names, 'demoralised', 'fr-5-1', 'fr-13-3'),
    })
    const units = ['fr-5-1', 'fr-13-3'].map((name) => [name, table.names.counter(name)] as const)
    expectOdds(
      'rally',
      table,
      'rally',
      (odds) => odds['units'] as Record<string, unknown>,
      (fork) =>
        Object.fromEntries(
          units.map(([name, one]) => [name, fork.counter.demoralised.of(one) ? 'demoralised' : 'rallied']),
        ),
    )
  })

  it('gb.withdrawal.test: stragglers of a night march', () => {
    const table = scene({
      turn: 10,
      rain: true,
      counters: { buzancy: ['fr-1-4', 'fr-5-2', 'ge-5-9'] },
      begin: (g) => void (g.call(days, {}), g.call(withdrawals, { side: FR })),
    })
    table.do('withdraw buzancy').do('withdraw-rest')
    const units = ['fr-1-4', 'fr-5-2'].map((name) => [name, table.names.counter(name)] as const)
    const before = units.map(([, one]) => points(table.g, one))
    expectOdds(
      'night withdrawal',
      table,
      'march-by-night buzancy-nouart',
      (odds) => odds['units'] as Record<string, unknown>,
      (fork) => {
        while (fork.ending === undefined) does(fork, fork.actions.at(0))
        return Object.fromEntries(
          units.map(([name, one], index) => [name, points(fork, one) < before[index]! ? 'loses' : 'keeps']),
        )
      },
    )
  })

  it('gb.fatigue.return: the marker drawn in the place of another', () => {
    const table = march(['fr-13-1', 'mac-mahon'], { counters: { suippes: ['fr-13-1', 'mac-mahon'], ...FAR } })
    table.do('draw', 'fatigue-3')
    expectOdds(
      'a marker given back',
      table,
      'return',
      (odds) => ({ marker: odds }),
      (fork, told) => {
        const draw = told.find((line) => !('kind' in line) && line.label === 'fatigue') as { value: number }
        return { marker: fork.nameOf('marker', draw.value) }
      },
    )
  })

  it('gb.recon.result: a reconnaissance, against whatever the enemy declares', () => {
    const table = scene({
      turn: 10,
      counters: { buzancy: ['ge-c-5', 'fr-7-c', 'fr-12-c'], rethel: ['mac-mahon'], 'bar-le-duc': ['moltke'] },
      begin(g, names) {
        g.stack.add(names.counter('ge-c-5'))
        g.call(days, {})
        g.call(reconnaissance, { side: GE, zone: names.zone('buzancy'), markers: 3 })
      },
    })
    for (const screen of [0, 1, 2])
      expectOdds(
        `reconnaissance with 3 against ${screen}`,
        table,
        'commit 3',
        (odds) => ({ shown: (odds['against'] as Record<string, unknown>)[screen] }),
        (fork, told) => {
          does(fork, codeOf(table, `commit ${screen}`))
          return { shown: star(last(told, 'reconnoitred')) }
        },
      )
  })

  it('gb.recon.test: the same before anything is declared', () => {
    const table = working({ stack: ['ge-c-5'], counters: { buzancy: ['ge-c-5', 'fr-7-c', 'fr-7-1'] }, rain: true })
    const [declared, none] = [codeOf(table, 'commit 4'), codeOf(table, 'commit 0')]
    expectOdds(
      'reconnaissance by 4 more',
      table,
      'reconnoitre',
      (odds) => {
        const excess = odds['excess'] as Record<string, unknown>
        const from = Math.max(
          ...Object.keys(excess)
            .map(Number)
            .filter((one) => one <= 4),
        )
        return { shown: excess[from] }
      },
      (fork, told) => {
        does(fork, declared)
        does(fork, none)
        return { shown: star(last(told, 'reconnoitred')) }
      },
    )
  })

  it('gb.sally.reconnaissance: what the besieged see before they sally out', () => {
    const table = scene({
      turn: 10,
      counters: { verdun: ['fr-1-1', 'ge-5-9', 'ge-5-10', 'ge-4-7'] },
      arrange(g, names) {
        evacuate(g)
        g.counter.inside.set(names.counter('fr-1-1'), true)
        man(g, names, 'verdun', 2)
      },
      begin: (g, names) => void (g.call(days, {}), g.call(sally, { side: FR, zone: names.zone('verdun') })),
    })
    expectOdds(
      'reconnaissance of a sally',
      table,
      'scout-first',
      (odds) => ({ shown: odds }),
      (_fork, told) => ({ shown: star(last(told, 'scouted')) }),
    )
  })

  it('gb.rout.test: a rout, also with bought modifiers, and the surrender of the encircled', () => {
    const plain = { engaged: ['fr-1-2', 'ge-g-1'], beside: ['fr-1-4'], rout: 2 }
    const after =
      (face: number) =>
      (fork: G, told: JournalLine[]): Outcome => {
        if (!last(told, 'rout-tested')) does(fork, face)
        return {
          rout: last(told, 'rout-tested')!['routs'] === true ? 'routs' : 'stands',
          surrender: last(told, 'surrender-tested')?.['surrenders'] === true ? 'surrenders' : 'holds',
        }
      }
    for (const encircled of [false, true])
      for (const action of encircled ? ['face-rout'] : ['spend-mitrailleuse fr-1-2', 'lose fr-1-2 infantry']) {
        const table = afterBattle({
          ...plain,
          ...(encircled ? { arrange: (g: G) => g.zone.encircled.set(g.battleZone, FR + 1) } : {}),
        })
        const title = `rout${encircled ? ' of the encircled' : ''}, ${action}`
        expectOdds(title, table, action, (odds) => odds, after(codeOf(table, 'face-rout')))
      }
  })

  it('gb.retreat.voluntary: a retreat', () => {
    const table = afterBattle({
      engaged: ['fr-5-c', 'ge-g-1'],
      beside: ['mac-mahon'],
      faced: 1,
    })
    expectOdds(
      'retreat',
      table,
      'try-retreat',
      (odds) => ({ retreat: odds }),
      (_fork, told) => ({ retreat: last(told, 'retreat-tried')!['succeeds'] === true ? 'success' : 'failure' }),
    )
  })
})

// --- Battles --------------------------------------------------------------------------------------------------------

/** The answer of the policy that is told with the odds: everything engaged, led by the highest morale, and so on. */
function answer(table: Table, fork: G): number {
  const { name } = fork.asking.kind.kind
  if (name === 'lead') {
    const lead = likelyLead(fork, nextToLead(fork))
    return codeOf(table, lead < 0 ? 'lead-with-garrison' : `lead-with ${counterName(fork, lead)}`)
  }
  if (name === 'engage') {
    const all = codeOf(table, 'engage-all')
    return fork.actions.has(all) ? all : codeOf(table, 'give-battle')
  }
  return plainChoice(fork)
}

/** Is nobody of this side left where it was attacked? */
function isCleared(g: G, side: number, zone: number, assault: boolean): boolean {
  if (!assault) return !isInField(g, side, zone)
  const held = garrisonPoints(g, side, g.campaign.zones[zone]!.fortress) > 0 && !isStormed(g, side, zone)
  return !held && countersIn(g, side, zone, 'inside').length === 0
}

function expectBattle(title: string, table: Table, action: string, runs = RUNS): void {
  const { g } = table
  const [own, enemy] = [g.decider, 1 - g.decider]
  const [zone, loser, assault] = [g.battleZone, 1 - g.attacker, g.battleKind === BATTLE.assault]
  const before = [pointsLost(g, own), pointsLost(g, enemy)] as const
  const sideName = (values: Readonly<Record<string, unknown>>, side: number): number => {
    const ledger = values[side === 1 - loser ? 'attackerLedger' : 'defenderLedger']
    return ledger instanceof Ledger ? ledger.total : NaN
  }
  expectOdds(
    title,
    table,
    action,
    (odds) => Object.fromEntries(Object.entries(odds).filter(([thing]) => thing !== 'modifiers')),
    (fork, told) => {
      while (fork.ending === undefined) does(fork, answer(table, fork))
      const winner = last(told, 'battle-won')?.['winner']
      const losses = last(told, 'losses-found')!
      const factors = last(told, 'factors-rolled')!
      return {
        result: winner === undefined ? 'draws' : winner === own ? 'wins' : 'loses',
        rout: last(told, 'rout-tested')?.['routs'] === true ? 'routs' : 'stands',
        surrender: last(told, 'surrender-tested')?.['surrenders'] === true ? 'surrenders' : 'holds',
        zone: isCleared(fork, loser, zone, assault) ? 'cleared' : 'held',
        pursuit:
          Number(last(told, 'pursued')?.['losses'] ?? NaN) >= 0 ? Number(last(told, 'pursued')!['losses']) : 'none',
        ownFactor: sideName(factors, own),
        enemyFactor: sideName(factors, enemy),
        ownLosses: Number(losses[own === loser ? 'defender' : 'attacker']),
        enemyLosses: Number(losses[enemy === loser ? 'defender' : 'attacker']),
        ownLost: pointsLost(fork, own) - before[0],
        enemyLost: pointsLost(fork, enemy) - before[1],
      }
    },
    runs,
  )
}

/** So many units of a side, in the order of battle. */
const unitsOf = (side: number, type: 'infantry' | 'cavalry', count: number): string[] => {
  const { g } = wholeGame()
  return g.campaign.counters
    .filter((counter, number) => isUnit(g, number) && counter.side === side && counter.type === type)
    .filter(({ kind }) => kind === 'unit')
    .slice(0, count)
    .map(({ id }) => id)
}

describe('the forecast of a battle', { timeout: TIME }, () => {
  const pursuers: Fight = {
    french: ['fr-5-1', 'fr-5-2'],
    german: ['ge-g-1', 'ge-g-2', 'ge-c-5', 'ge-c-6'],
    attacker: GE,
  }

  it('gb.combat.winner: two divisions against one', () => {
    const table = engageAll(fight({ french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9', 'frederick-william'] }))
    expectBattle('two divisions against one', table, 'lead-with fr-1-1')
  })

  it('gb.pursuit.roll: a rout and its pursuit', () => {
    expectBattle('rout and pursuit', engageAll(fight(pursuers)), 'lead-with ge-g-1')
  })

  it('gb.pursuit.rain: and in rain, where losses are for good', () => {
    const table = engageAll(fight({ ...pursuers, rain: true, switches: { 'permanent-losses': true } }))
    expectBattle('rout and pursuit in rain', table, 'lead-with ge-g-1', SOME)
  })

  it('gb.combat.charge: a charge against the encircled', () => {
    const table = engageAll(
      fight({
        french: ['fr-r-2', 'fr-1-2', 'fr-1-3'],
        german: ['ge-5-9'],
        arrange(g, names) {
          g.zone.encircled.set(names.zone(CLEAR), GE + 1)
          marked(g, names, 'demoralised', 'ge-5-9')
        },
      }),
    ).do('lead-with fr-1-2')
    expectBattle('a charge against the encircled', table, 'charge', SOME)
  })

  it('gb.combat.lead: what the defender expects', () => {
    const table = engageAll(
      fight({ french: ['fr-5-1', 'fr-5-2', 'mac-mahon'], german: ['ge-g-1', 'ge-5-9'], attacker: GE }),
    )
    expectBattle('what the defender expects', table.do('lead-with ge-g-1'), 'lead-with fr-5-1', SOME)
  })

  it('gb.assault.resolution: an assault, with another bank to fall back to and without', () => {
    const besieged = { verdun: 'fr-5-1', longwy: 'fr-r-2' }
    for (const [zone, unit] of Object.entries(besieged)) {
      const table = engageAll(
        fight({
          zone,
          attacker: GE,
          kind: 'assault',
          french: [unit],
          german: ['ge-g-1', 'ge-g-2', 'ge-5-9'],
          inside: [unit],
          arrange: (g, names) => man(g, names, zone, 1),
        }),
      )
      expectBattle(`an assault on ${zone}`, table, 'lead-with ge-g-1', SOME)
    }
  })

  it('gb.losses.guns-only: nothing but artillery', () => {
    const table = engageAll(
      fight({
        french: ['fr-1-1', 'fr-1-2'],
        german: ['ge-5-9'],
        arrange(g, names) {
          for (let arm = 0; arm < 3; arm++) cut(g, names, 'ge-5-9', arm, 0)
          expect(g.counter.artillery.of(names.counter('ge-5-9')), `arm ${ARTILLERY}`).toBeGreaterThan(0)
        },
      }),
    )
    expectBattle('nothing but artillery', table, 'lead-with fr-1-1', SOME)
  })

  it('gb.combat.engage: a battle against all that is known', () => {
    const table = fight({
      french: ['fr-1-1', 'fr-1-2'],
      german: ['ge-5-9', 'ge-5-10'],
      arrange(g, names) {
        reveal(g, GE)
        marked(g, names, 'activated', 'ge-5-9')
      },
    }).do('engage-all')
    expectBattle('all that is known', table, 'give-battle', SOME)
  })

  it('gb.combat.amplitude: ten divisions against ten', () => {
    const table = engageAll(
      fight({
        french: [...unitsOf(FR, 'infantry', 10), ...unitsOf(FR, 'cavalry', 2)],
        german: [...unitsOf(GE, 'infantry', 10), ...unitsOf(GE, 'cavalry', 4)],
        attacker: GE,
      }),
    )
    const [first] = table.options
    expectBattle('ten divisions against ten', table, first!, FEW)
  })
})

// --- Marches --------------------------------------------------------------------------------------------------------

/** Does actions until the stack is there or can go no further, and gives every STOP back as long as there are points. */
function expectMarch(
  title: string,
  table: Table,
  first: string,
  plan: MarchPlan,
  way: readonly string[],
  reached: Shares,
  runs: number,
): void {
  const [draw, keep, giveBack, end] = ['draw', 'keep', 'return', 'end-activation'].map((one) => codeOf(table, one))
  const steps = way.map((connection) => codeOf(table, `move ${connection}`))
  const units = Object.keys(plan.lost).map((name) => [name, table.names.counter(name)] as const)
  const before = units.map(([, one]) => points(table.g, one))
  const stop = table.g.campaign.tables.fatigue.bowl.findIndex(({ marker }) => marker === 'stop')
  const counted = repeat(table, runs, (fork) => {
    does(fork, codeOf(table, first))
    let taken = 0
    while (fork.stack.count > 0) {
      const { kind, frame } = fork.asking
      const { name } = kind.kind
      if (name === 'marker') does(fork, (frame as unknown as { drawn: number }).drawn === stop ? giveBack! : keep!)
      else if (name === 'unit-losses') does(fork, fork.actions.at(0))
      else if (taken < steps.length && fork.act(steps[taken]!)) taken += 1
      else if (taken === steps.length || !fork.act(draw!)) does(fork, end!)
    }
    const found: Record<string, string | number> = { reached: taken === steps.length ? 'reached' : 'missed' }
    units.forEach(([name, one], index) => {
      found[`lost ${name}`] = before[index]! - points(fork, one)
      found[`demoralised ${name}`] = fork.counter.demoralised.of(one) ? 'demoralised' : 'steady'
    })
    return found
  })
  const foretold: Record<string, unknown> = { reached }
  for (const [name] of units) {
    foretold[`lost ${name}`] = plan.lost[name]
    foretold[`demoralised ${name}`] = plan.demoralised[name]
  }
  agrees(title, foretold, counted, runs)
}

function expectWay(title: string, table: Table, first: string, from: string, to: string): void {
  const odds = table.odds(first) as unknown as MarchOdds
  const { chance, connections, markers } = odds.zones[to]!
  expectMarch(title, table, first, odds.plans[markers]!, wayTo(table, from, to, connections), chance, SOME)
}

/** The cheapest way of so many connections. */
function wayTo(table: Table, from: string, to: string, connections: number): string[] {
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
  const found = search(table.names.zone(from), connections)
  if (!found) throw new Error(`no way to ${to}`)
  return found.way.map((connection) => table.g.nameOf('connection', connection))
}

describe('the forecast of a march', { timeout: TIME }, () => {
  it('gb.fatigue.losses: on a dry day', () => {
    const table = mustered(['fr-5-1', 'fr-5-3'], 'suippes', { near: ['mac-mahon'] })
    const plan = (table.odds('march-off') as unknown as MarchOdds).plans[3]!
    // Back and forth is no way to anywhere; the plan of three markers is what is tried.
    const way = ['auberive-suippes', 'auberive-suippes', 'somme-tourbe-suippes']
    const { drawn, stopped } = plan.chance
    expectMarch('three markers on a dry day', table, 'march-off', plan, way, { reached: drawn, missed: stopped }, SOME)
  })

  it('gb.weather.fatigue: and in rain, with the marker before all others', () => {
    const table = mustered(['ge-c-2'], 'suippes', { side: GE, rain: true })
    expect(table.odds('march-off')).toMatchObject({ mp: 6, cp: 2 })
    expectWay('a march in rain', table, 'march-off', 'suippes', 'sillery')
  })

  it('gb.fatigue.draw: also in the middle of an activation, with the markers drawn before', () => {
    const table = march(['fr-13-1', 'mac-mahon'], { counters: { suippes: ['fr-13-1', 'mac-mahon'], ...FAR } })
    table.do('draw', 'fatigue-3').do('keep').do('move auberive-suippes')
    expect(table.odds('draw')).toMatchObject({ mp: 3 })
    expectWay('the rest of a march', table, 'draw', 'auberive', 'beine')
  })
})
