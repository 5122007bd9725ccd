import { measured } from '#engine/opponents/measured.ts'
import type { Opponent as Player } from '#engine/opponents/opponent.ts'
import type { Opponent } from '../../contract/opponents.ts'
import { type KeptSimulations, type SetUp, Simulated, type SimulationChoices } from '../../contract/simulations.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain, Wording } from '../../wording/wording.ts'
import { TaskLimit } from '../../long-work/task-limit.ts'
import type { Progress } from '../../long-work/progress.ts'
import { gamesIn } from './kept-games.ts'
import { type ReadRequest, simulationPlans } from './plans.ts'
import { playMissing } from './play-missing.ts'
import { type ResultsNeeds, simulationResults } from './results.ts'
import { setUps, type SetUpsNeeds } from './set-ups.ts'

/** Maximum number of games; larger simulations are for the command line, and for several machines. */
const MOST_GAMES = 10_000
/** Maximum number of concurrent simulations; beyond it the oldest is ended. */
const AT_ONCE = 2

export interface SimulationsNeeds extends SetUpsNeeds, ResultsNeeds {
  readonly opponents: readonly Player[]
  /** The file of the worker that plays games. */
  readonly worker: string
}

export type SimulationsService = ReturnType<typeof simulationsService>

/** Simulations: opponents play set-ups many times, and the results are stored. */
export function simulationsService(needs: SimulationsNeeds) {
  const { table, opponents, worker } = needs
  const running = new TaskLimit(AT_ONCE)
  const found = setUps(needs)
  const plans = simulationPlans(opponents)
  const { ableTo, planOf, withOptionsOf } = plans
  const { keep, gamesBefore } = simulationResults(needs, found, plans)
  /** The running simulations, each with a promise that settles when its result is stored. */
  const runs = new Set<{ readonly stop: AbortSignal; readonly over: Promise<void> }>()
  const seen = ({ id, name, about }: Player): Opponent => ({ id, name, about })

  /** What a request is for: its set-ups, their plans, and the games already played; throws a denial where it cannot be done. */
  function requested(request: ReadRequest) {
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
    return { subject, setUp, other, asked, rows }
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
      const { subject, setUp, other, asked, rows } = requested(request)
      const { pushedOut, leave } = running.enter()
      const ended = new AbortController()
      const stop = AbortSignal.any([pushedOut, ended.signal, ...(signal === undefined ? [] : [signal])])
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      const run = { stop, over }
      runs.add(run)
      const of = request.games * asked.length
      let isKept = false
      try {
        const missing = { worker, asked, rows, games: request.games, stop, end: () => ended.abort() }
        for await (const done of playMissing(missing)) yield { at: 'work', done, of }
        if (rows.every(({ length }) => length >= request.games)) {
          isKept = true
          const simulated = keep(request, subject, setUp, other, rows)
          if (simulated !== undefined) yield { at: 'end', result: simulated }
        } else if (pushedOut.aborted) throw denial('BAD_CHOICE', whyNot.pushedOut)
      } finally {
        leave()
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
