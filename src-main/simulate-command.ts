import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadCampaign, type CampaignFiles, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from './campaigns/campaign-files.ts'
import { playAll } from './simulating/play.ts'
import { ProgressLine } from './simulating/progress-line.ts'
import { reportPage } from './simulating/report.ts'
import { BadRequest, campaignAsked, readRequest, usage, type SimulationPlan } from './simulating/request.ts'
import { inOrder, planIn, ResultFolder, resultsText, type Finished } from './simulating/results.ts'
import { summaryOf, timesOf } from './simulating/summary.ts'

/*
 * `npm run simulate`: lets opponents play a scenario many times, and says what came of it. docs/simulating-at-scale.md tells how to
 * spread it over machines.
 */

const house = fileURLToPath(new URL('../campaigns', import.meta.url))

interface Read {
  readonly loaded: LoadedCampaign
  readonly files: CampaignFiles
}

function readCampaign(named: string): Read {
  const folder = existsSync(join(house, named)) ? join(house, named) : named
  if (!existsSync(join(folder, 'campaign.json'))) throw new BadRequest(`There is no campaign "${named}".`)
  const { files } = readCampaignFolder(folder)
  const about = files['campaign.json']
  const rules = systems.find(({ id }) => isJsonObject(about) && about['system'] === id)
  const loaded = rules && loadCampaign(rules, files)
  if (loaded?.ok !== true)
    throw new BadRequest(`The campaign "${named}" cannot be played; npm run campaign -- check says why.`)
  return { loaded: loaded.value, files }
}

async function run(given: readonly string[]): Promise<void> {
  const named = campaignAsked(given)
  const { loaded, files } = readCampaign(named)
  const [plan, { jobs, out, from, to }] = readRequest(given, basename(named), loaded)
  const folder = new ResultFolder(out, plan)
  const inPart = ({ row }: Finished): boolean => row.game >= from && row.game < to
  const finished = folder.finished().filter(inPart)
  const done = new Set(finished.map(({ row }) => row.game))
  const numbers = Array.from({ length: to - from }, (_, index) => from + index).filter((number) => !done.has(number))
  const line = new ProgressLine(to - from, done.size)
  await playAll({ plan, system: loaded.system.id, files }, numbers, jobs, (one) => {
    folder.add(one)
    finished.push(one)
    line.step()
  })
  line.end()
  publish(folder, plan, loaded, finished)
}

function merge([into, ...parts]: readonly string[]): void {
  if (into === undefined || parts.length === 0) throw new BadRequest(usage)
  const plan = planIn(parts[0]!)
  const { loaded } = readCampaign(plan.campaign)
  const folder = new ResultFolder(into, plan)
  const all = parts.flatMap((part) => new ResultFolder(part, plan).finished())
  const missing = plan.games - inOrder(all).length
  if (missing > 0) throw new BadRequest(`${missing} of ${plan.games} games are not in these parts.`)
  publish(folder, plan, loaded, all)
}

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
