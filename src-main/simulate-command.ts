import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { type SimulatedCampaign, readSimulatedCampaign } from './simulating/simulated-campaign.ts'
import { ownCampaigns } from './start/data-folder.ts'
import { BadRequest } from './simulating/bad-request.ts'
import { comparisonOf, verdictInWords } from './simulating/comparison.ts'
import { playAll } from './simulating/play.ts'
import { ProgressLine } from './simulating/progress-line.ts'
import { comparisonPage, reportPage } from './simulating/report.ts'
import {
  campaignAsked,
  hashOfPlan,
  readRequest,
  type SimulationPlan,
  type SimulationRun,
  usage,
} from './simulating/request.ts'
import { inOrder, planIn, ResultFolder, resultsText, type Finished } from './simulating/results.ts'
import { summaryOf, timesOf } from './simulating/summary.ts'
import { Wording } from './wording/wording.ts'

/*
 * `npm run simulate`: lets opponents play a scenario many times, and says what came of it. docs/simulating-at-scale.md tells how to
 * spread it over machines.
 */

const worker = new URL('./workers/play-games.ts', import.meta.url)

/** The folder of the set-up that is compared with, within that of the first. */
const AGAINST = 'against-'

const campaignCalled = (named: string): SimulatedCampaign => readSimulatedCampaign(named, ownCampaigns())

async function run(given: readonly string[]): Promise<void> {
  const asked = campaignCalled(campaignAsked(given))
  const request = readRequest(given, asked, campaignCalled)
  const folder = new ResultFolder(request.run.out, request.plan)
  const first = await playPart(folder, request.plan, asked, request.run)
  publish(folder, request.plan, asked.loaded, first)
  if (request.against === null) return
  const { plan, with: other } = request.against
  const second = new ResultFolder(join(request.run.out, `${AGAINST}${hashOfPlan(plan)}`), plan)
  const played = await playPart(second, plan, other, request.run)
  publish(second, plan, other.loaded, played)
  compare(second, [request.plan, plan], asked, [first, played])
}

/** Plays what is not there yet of a part. */
async function playPart(
  folder: ResultFolder,
  plan: SimulationPlan,
  { loaded, files }: SimulatedCampaign,
  { jobs, from, to }: SimulationRun,
): Promise<Finished[]> {
  const inPart = ({ row }: Finished): boolean => row.game >= from && row.game < to
  const finished = folder.finished().filter(inPart)
  const done = new Set(finished.map(({ row }) => row.game))
  const numbers = Array.from({ length: to - from }, (_, index) => from + index).filter((number) => !done.has(number))
  const line = new ProgressLine(to - from, done.size)
  await playAll({
    worker,
    asked: [{ plan, system: loaded.system.id, files }],
    tasks: numbers.map((game) => ({ plan: 0, game })),
    jobs,
    finished(one) {
      folder.add(one)
      finished.push(one)
      line.step()
    },
  })
  line.end()
  return finished
}

function merge([into, ...parts]: readonly string[]): void {
  if (into === undefined || parts.length === 0) throw new BadRequest(usage)
  const first = mergeOne(into, parts)
  for (const name of readdirSync(parts[0]!)
    .filter((one) => one.startsWith(AGAINST))
    .toSorted()) {
    const missing = parts.find((part) => !existsSync(join(part, name)))
    if (missing !== undefined) throw new BadRequest(`${missing} has no ${name}: it was not compared.`)
    const second = mergeOne(
      join(into, name),
      parts.map((part) => join(part, name)),
    )
    compare(second.folder, [first.plan, second.plan], first.asked, [first.all, second.all])
  }
}

function mergeOne(into: string, parts: readonly string[]) {
  const plan = planIn(parts[0]!)
  const asked = campaignCalled(plan.campaign)
  const folder = new ResultFolder(into, plan)
  const all = parts.flatMap((part) => new ResultFolder(part, plan).finished())
  const missing = plan.games - inOrder(all).length
  if (missing > 0) throw new BadRequest(`${missing} of ${plan.games} games are not in these parts.`)
  publish(folder, plan, asked.loaded, all)
  return { plan, asked, folder, all }
}

/** Says whether the second set-up favours a side, as far as its games tell. */
function compare(
  folder: ResultFolder,
  plans: readonly [SimulationPlan, SimulationPlan],
  { loaded, files }: SimulatedCampaign,
  games: readonly [readonly Finished[], readonly Finished[]],
): void {
  const [first, second] = [rowsOf(games[0]), rowsOf(games[1])]
  const comparison = comparisonOf(first, second, plans[0].seed)
  const verdict = verdictInWords(comparison, new Wording(loaded, files).sides)
  const told = { setUps: plans, ...comparison, verdict }
  folder.write('comparison.json', `${JSON.stringify(told, null, 2)}\n`)
  folder.write('comparison.html', comparisonPage(told, loaded.system.sides))
  console.log(verdict.en)
}

const rowsOf = (finished: readonly Finished[]) => inOrder(finished).map(({ row }) => row)

function publish(
  folder: ResultFolder,
  plan: SimulationPlan,
  loaded: LoadedCampaign,
  finished: readonly Finished[],
): void {
  const all = inOrder(finished)
  const rows = all.map(({ row }) => row)
  const summary = summaryOf(plan, rows, loaded)
  const times = timesOf(all)
  folder.write('results.ndjson', resultsText(all))
  folder.write('summary.json', `${JSON.stringify(summary, null, 2)}\n`)
  folder.write('times.json', `${JSON.stringify(times, null, 2)}\n`)
  folder.write('report.html', reportPage(summary, rows, times))
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  for (const { winner, share, interval, count } of summary.winners)
    console.log(
      `${winner ?? 'nobody'}: ${count} (${percent(share)}, ${percent(interval.low)} to ${percent(interval.high)})`,
    )
  const { score } = summary
  if (score !== null)
    console.log(
      `${score.player} against ${score.against}: ${percent(score.share)} (${percent(score.interval.low)} to ${percent(score.interval.high)}), Elo ${Math.round(score.elo)}`,
    )
  for (const { key, player, side, total, mean } of summary.conduct)
    console.log(`${key}, ${player} (${side}): ${total}, ${mean.toFixed(2)} a game`)
  for (const { player, mean, p95, slowest } of times.players)
    console.log(
      `${player}: ${mean.toFixed(1)} ms for each choice; of those thought over 19 in 20 within ${p95}, slowest ${slowest}`,
    )
  console.log(folder.folder)
}

const given = process.argv.slice(2)
try {
  if (given[0] === 'merge') merge(given.slice(1))
  else await run(given)
} catch (error) {
  if (!(error instanceof BadRequest)) throw error
  console.error(error.message)
  process.exitCode = 2
}
