import { isDeepStrictEqual } from 'node:util'
import { dressOf } from '#engine/kernel/system/system.ts'
import { Simulated } from '../../contract/simulations.ts'
import type { SimulationsTable } from '../../library/tables/simulations-table.ts'
import { comparisonOf, verdictInWords } from '../../simulating/comparison.ts'
import type { SimulationPlan } from '../../simulating/request.ts'
import { type GameRow, gameOf } from '../../simulating/results.ts'
import { summaryOf } from '../../simulating/summary.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { Wording } from '../../wording/wording.ts'
import { playedInWords } from './in-words.ts'
import { gamesIn, gamesToKeep } from './kept-games.ts'
import type { ReadRequest, SimulationPlans } from './plans.ts'
import type { PlayedSetUp, SetUps } from './set-ups.ts'

export interface ResultsNeeds {
  readonly table: SimulationsTable
  readonly now: () => number
}

/** Stores the results of simulations, and reads the games of those that are continued. */
export function simulationResults({ table, now }: ResultsNeeds, found: SetUps, plans: SimulationPlans) {
  const { nameOf, planOf, withOptionsOf } = plans

  /** Stores the results of the games played of both set-ups; undefined where one of them has none. */
  function keep(
    request: ReadRequest,
    subject: string,
    setUp: PlayedSetUp,
    other: PlayedSetUp | null,
    all: readonly GameRow[][],
  ) {
    const { against, sides, games, mirrored, seed, options, budget = null } = request
    const [own = [], others = []] = all.map((rows) => wholeFrom(rows, mirrored))
    const count = other === null ? own.length : Math.min(own.length, others.length)
    if (count === 0) return undefined
    const wording = new Wording(setUp.playable.loaded, setUp.playable.files)
    const planFor = (of: PlayedSetUp) => planOf({ ...withOptionsOf(of, request), games: count }, of)
    const played = (rows: readonly GameRow[], of: PlayedSetUp) => playedInWords(planFor(of), rows.slice(0, count), of)
    const both = [{ of: setUp, rows: own }, ...(other === null ? [] : [{ of: other, rows: others }])]
    const kept = gamesToKeep({
      rows: both.map(({ rows }) => rows.slice(0, count)),
      summaries: both.map(({ of, rows }) => summaryOf(planFor(of), rows.slice(0, count), of.playable.loaded)),
    })
    const content = {
      at: now(),
      setUp: setUp.hash,
      earlier: other?.hash ?? null,
      rules: setUp.playable.loaded.system.version,
      sides,
      names: [nameOf(sides[0]), nameOf(sides[1])],
      sideNames: wording.sides,
      dress: dressOf(setUp.playable.loaded.system),
      wished: games,
      ...{ mirrored, seed, options, budget },
      played: played(own, setUp),
      versus:
        other === null || against === null
          ? null
          : {
              with: against,
              name: found.nameOf(against),
              played: played(others, other),
              ...compared(others.slice(0, count), own.slice(0, count), seed, wording),
            },
    } satisfies Omit<Simulated, 'id'>
    const id = writeOrDeny(() => table.add({ subject, at: content.at, content: { ...content, ...kept } }))
    if (request.goesOn !== undefined) writeOrDeny(() => table.erase(request.goesOn!))
    return { id, ...content }
  }

  /** The games of a result that is to be continued; throws a denial where they would be different now. */
  function gamesBefore(
    request: ReadRequest,
    subject: string,
    plans: readonly SimulationPlan[],
    hashes: readonly string[],
  ) {
    if (request.goesOn === undefined) return plans.map((): GameRow[] => [])
    const row = table.one(request.goesOn)
    const { data } = Simulated.safeParse({ ...(row?.content as object | undefined), id: request.goesOn })
    if (row?.subject !== subject || data === undefined) throw denial('NOT_FOUND', whyNot.noSimulation)
    const games = gamesIn(row.content)
    if (games === undefined) throw denial('NOT_NOW', whyNot.gamesNotKept)
    const { budget = null } = request
    const isSame =
      isDeepStrictEqual([data.setUp, ...(data.earlier === null ? [] : [data.earlier])], hashes) &&
      isDeepStrictEqual([data.options, data.budget, data.mirrored], [request.options, budget, request.mirrored]) &&
      games.rows.every((rows, which) =>
        rows.every(({ game, seed, sides }, index) => {
          const plan = plans[which]
          const meant = plan && gameOf(plan, game)
          return game === index + 1 && meant?.seed === seed && isDeepStrictEqual(meant.sides, sides)
        }),
      )
    if (!isSame || data.rules !== found.find(request.of).playable.loaded.system.version)
      throw denial('NOT_NOW', whyNot.notTheSameGames)
    return games.rows.map((rows) => [...rows])
  }

  return { keep, gamesBefore }
}

/** The games from the first on without a gap; of mirrored games only whole pairs. */
function wholeFrom(rows: readonly GameRow[], mirrored: boolean): GameRow[] {
  const sorted = rows.toSorted((a, b) => a.game - b.game)
  const gap = sorted.findIndex(({ game }, index) => game !== index + 1)
  const whole = gap < 0 ? sorted : sorted.slice(0, gap)
  return mirrored && whole.length % 2 === 1 ? whole.slice(0, -1) : whole
}

function compared(first: readonly GameRow[], second: readonly GameRow[], seed: string, wording: Wording) {
  const comparison = comparisonOf(first, second, seed)
  const { pairs, difference, interval, favours } = comparison
  return { pairs, difference, ...interval, favours, verdict: verdictInWords(comparison, wording.sides) }
}
