import { availableParallelism } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { beginPlay } from '#engine/kernel/game/start.ts'
import { dressOf, type Switches } from '#engine/kernel/system/system.ts'
import { measured } from '#engine/opponents/measured.ts'
import { canPlay, type Opponent as Player } from '#engine/opponents/opponent.ts'
import type { Opponent } from '../../contract/opponents.ts'
import {
  type KeptSimulations,
  type SetUp,
  Simulated,
  type SimulationChoices,
  type SimulationRequest,
} from '../../contract/simulations.ts'
import type { SimulationsTable } from '../../library/tables/simulations-table.ts'
import { comparisonOf, verdictInWords } from '../../simulating/comparison.ts'
import { playAll } from '../../simulating/play.ts'
import type { SimulationPlan } from '../../simulating/request.ts'
import { type GameRow, gameOf } from '../../simulating/results.ts'
import { summaryOf } from '../../simulating/summary.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain, Wording } from '../../wording/wording.ts'
import { TaskLimit } from '../../long-work/task-limit.ts'
import type { Progress } from '../../long-work/progress.ts'
import { playedInWords } from './in-words.ts'
import { gamesIn, gamesToKeep } from './kept-games.ts'
import { setUps, type PlayedSetUp, type SetUpsNeeds } from './set-ups.ts'

/** Maximum number of games; larger simulations are for the command line, and for several machines. */
const MOST_GAMES = 10_000
/** Maximum number of concurrent simulations; beyond it the oldest is ended. */
const AT_ONCE = 2
/** Number of processors used for games; one is left for the window and its player. */
const JOBS = Math.max(1, Math.min(4, availableParallelism() - 1))

export interface SimulationsNeeds extends SetUpsNeeds {
  readonly table: SimulationsTable
  readonly opponents: readonly Player[]
  /** The file of the worker that plays games. */
  readonly worker: string
  readonly now: () => number
}

export type SimulationsService = ReturnType<typeof simulationsService>
type ReadRequest = z.output<typeof SimulationRequest>

/** Simulations: opponents play set-ups many times, and the results are stored. */
export function simulationsService(needs: SimulationsNeeds) {
  const { table, opponents, worker, now } = needs
  const running = new TaskLimit(AT_ONCE)
  const found = setUps(needs)
  /** The running simulations, each with a promise that settles when its result is stored. */
  const runs = new Set<{ readonly stop: AbortSignal; readonly over: Promise<void> }>()
  const ableTo = (system: string, side: number) => opponents.filter((one) => canPlay(one, system, side))
  const seen = ({ id, name, about }: Player): Opponent => ({ id, name, about })

  /** The plan for a set-up; throws a denial where it cannot be played like that. */
  function planOf(request: ReadRequest, { playable, scenario, hash }: PlayedSetUp): SimulationPlan {
    const { loaded } = playable
    const known = loaded.scenarios.find(({ id }) => id === scenario)?.switches ?? []
    const options: Switches = { ...Object.fromEntries(known.map(({ id, value }) => [id, value])), ...request.options }
    const begun = beginPlay(loaded, { scenario, switches: options, seed: request.seed })
    if (!begun.ok) throw denial('BAD_CHOICE', { said: begun.error.message })
    const { sides, games, mirrored, seed, budget = null } = request
    for (const side of [0, 1])
      for (const who of mirrored ? sides : [sides[side]!])
        if (!ableTo(loaded.system.id, side).some(({ id }) => id === who))
          throw denial('BAD_CHOICE', whyNot.cannotPlay(nameOf(who), new Wording(loaded, playable.files).sides[side]!))
    return { campaign: '', files: hash, scenario, options, players: sides, mirrored, games, seed, budget }
  }

  /** The request without options that the set-up lacks, since it can be one that another is compared with. */
  function withOptionsOf({ playable, scenario }: PlayedSetUp, request: ReadRequest): ReadRequest {
    const known = playable.loaded.scenarios.find(({ id }) => id === scenario)?.switches ?? []
    const options = Object.fromEntries(
      Object.entries(request.options).filter(([id]) => known.some((one) => one.id === id)),
    )
    return { ...request, options }
  }

  const nameOf = (id: string) => opponents.find((one) => one.id === id)?.name ?? plain(id)

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

  return {
    choices(of: SetUp): SimulationChoices {
      const { playable, scenario } = found.find(of)
      const { loaded, files } = playable
      const { id: system } = loaded.system
      const wording = new Wording(loaded, files)
      const known = measured.filter((one) => one.system === system)
      const both = [ableTo(system, 0), ableTo(system, 1)] as const
      const names = [...new Set(both.flat().map(({ id }) => id))]
      return {
        title: found.nameOf(of) ?? plain(scenario),
        sides: wording.sides,
        opponents: [both[0].map(seen), both[1].map(seen)],
        options: (loaded.scenarios.find(({ id }) => id === scenario)?.switches ?? []).map(({ id, value }) => {
          return { id, title: wording.sentence(`option.${id}`) ?? plain(id), value }
        }),
        against: found.earlierOf(of),
        others: found.othersThan(of, system),
        mostGames: MOST_GAMES,
        measured: known,
        unmeasured: names.filter((id) => id !== 'chance' && !known.some(({ player }) => player === id)),
      }
    },

    /** Plays in workers. When the caller aborts it stops, and stores what was played. */
    async *run(request: ReadRequest, signal: AbortSignal | undefined): AsyncGenerator<Progress<Simulated>, void> {
      const { games, mirrored, against } = request
      if (games < 1 || games > MOST_GAMES) throw denial('BAD_CHOICE', whyNot.gamesBetween(MOST_GAMES))
      if (mirrored && games % 2 === 1) throw denial('BAD_CHOICE', whyNot.gamesInPairs)
      const subject = found.subjectOf(request.of)
      const setUp = found.find(request.of)
      const other = against === null ? null : found.compared(request.of, against)
      const played = other === null ? [setUp] : [setUp, other]
      const asked = played.map((one) => {
        const { files, loaded } = one.playable
        return {
          plan: planOf(one === setUp ? request : withOptionsOf(one, request), one),
          system: loaded.system.id,
          files,
        }
      })
      const rows = gamesBefore(
        request,
        subject,
        asked.map(({ plan }) => plan),
        played.map(({ hash }) => hash),
      )
      const there = rows[0]!.length
      const { pushedOut, leave } = running.enter()
      const ended = new AbortController()
      const stop = AbortSignal.any([pushedOut, ended.signal, ...(signal === undefined ? [] : [signal])])
      const of = games * played.length
      let done = there * played.length
      let wake = (): void => undefined
      let isOver = false
      let end = (): void => undefined
      const run = { stop, over: new Promise<void>((resolve) => (end = resolve)) }
      runs.add(run)
      // Alternates between the two set-ups, so that equally many games of each are played whenever it is stopped.
      const numbers = Array.from({ length: Math.max(0, games - there) }, (_, index) => there + index + 1)
      const tasks = numbers.flatMap((game) => played.map((_, plan) => ({ plan, game })))
      const playing = playAll({
        ...{ worker, asked, tasks, jobs: JOBS, signal: stop },
        finished({ row }, { plan }) {
          rows[plan]!.push(row)
          done += 1
          wake()
        },
      }).finally(() => {
        isOver = true
        wake()
      })
      // The await below reports a failure, which can happen earlier.
      playing.catch(() => undefined)
      let isKept = false
      try {
        for (let told = -1; !isOver;) {
          if (told !== done) yield { at: 'work', done: (told = done), of }
          else await new Promise<void>((resolve) => (wake = resolve))
        }
        await playing
        if (done === of) {
          isKept = true
          const simulated = keep(request, subject, setUp, other, rows)
          if (simulated !== undefined) yield { at: 'end', result: simulated }
        } else if (pushedOut.aborted) throw denial('BAD_CHOICE', whyNot.pushedOut)
      } finally {
        ended.abort()
        leave()
        await playing.catch(() => undefined)
        try {
          if (!isKept) keep(request, subject, setUp, other, rows)
        } finally {
          runs.delete(run)
          end()
        }
      }
    },

    /** The stored results, including those of simulations that are being stopped. */
    async kept(of: SetUp): Promise<KeptSimulations> {
      await Promise.all([...runs].flatMap(({ stop, over }) => (stop.aborted ? [over] : [])))
      const rows = table.of(found.subjectOf(of))
      const read = rows.map(({ id, content }) => Simulated.safeParse({ ...(content as object | undefined), id }))
      const list = read.flatMap(({ data }, index) => {
        const hasGames = gamesIn(rows[index]!.content) !== undefined
        return data === undefined ? [] : [{ simulated: data, stale: isStale(of, data), hasGames }]
      })
      return { list, spoilt: read.length - list.length }
    },

    export(id: number): { fileName: string; text: string }[] {
      const row = table.one(id)
      if (row === undefined) throw denial('NOT_FOUND', whyNot.noSimulation)
      const games = gamesIn(row.content)
      if (games === undefined) throw denial('NOT_NOW', whyNot.gamesNotKept)
      return games.rows.flatMap((rows, which) => {
        const before = which === 0 ? '' : 'against-'
        return [
          { fileName: `${before}results.ndjson`, text: rows.map((one) => `${JSON.stringify(one)}\n`).join('') },
          { fileName: `${before}summary.json`, text: `${JSON.stringify(games.summaries[which], null, 2)}\n` },
        ]
      })
    },

    remove(id: number): void {
      if (!table.has(id)) throw denial('NOT_FOUND', whyNot.noSimulation)
      writeOrDeny(() => table.erase(id))
    },
  }

  /** Whether the set-up has changed since it was played, or can no longer be played. */
  function isStale(of: SetUp, { setUp, earlier, rules, versus }: Simulated): boolean {
    try {
      const { hash, playable } = found.find(of)
      if (hash !== setUp || playable.loaded.system.version !== rules) return true
      return versus !== null && found.compared(of, versus.with).hash !== earlier
    } catch {
      return true
    }
  }
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
