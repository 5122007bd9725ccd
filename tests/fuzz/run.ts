import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { readWords } from '../command-words.ts'
import type { Order, Report } from './worker.ts'

const usage = `npm run fuzz -- --system gaiter-button --campaign chalons-1870 --games 10000 --from 1
                                 whole games at random, looked after at every act; one that goes wrong is saved in fuzz/
    --scenario <id>              of this scenario only
npm run fuzz -- --saves N        spoilt saves and files of games
npm run fuzz -- --drafts N       spoilt drafts of the designer’s bench, as files that come in and as rows of the library
npm run fuzz -- --libraries --count N [--bits]
                                 damaged data folders; with --bits, bits where the library’s tables begin, one after the other`

const config = {
  args: process.argv.slice(2),
  options: {
    games: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    system: { type: 'string', default: 'gaiter-button' },
    campaign: { type: 'string', default: 'chalons-1870' },
    scenario: { type: 'string' },
    saves: { type: 'string' },
    drafts: { type: 'string' },
    libraries: { type: 'boolean', default: false },
    bits: { type: 'boolean', default: false },
    count: { type: 'string', default: '3000' },
  },
} as const
const { values } = readWords(config, usage)
const games = Number(values.games)
const from = Number(values.from)
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(from) || from < 1) {
  console.error('Write --games and --from as whole numbers from 1 on: npm run fuzz -- --games 200 --from 1')
  process.exit(2)
}

const folder = resolve(import.meta.dirname, '../../fuzz')
if (values.libraries) process.exit(await ruinLibraries(Number(values.count)))
if (values.saves !== undefined) process.exit(await spoilSaves(Number(values.saves)))
if (values.drafts !== undefined) process.exit(await spoilDrafts(Number(values.drafts)))

const crew = Math.min(availableParallelism(), games)
const began = performance.now()
let done = 0
let failed = 0
let acts = 0
let longest = { options: 0, question: '' }
const endings = new Map<string, number>()

function take({ scenario, seed, game }: Report): void {
  done += 1
  acts += game.acts
  if (game.longest.options > longest.options) longest = game.longest
  const side = game.winner < 0 ? 'nobody' : game.winner === 0 ? 'first side' : 'second side'
  const ending = `${scenario}: ${game.ending}, ${side}`
  endings.set(ending, (endings.get(ending) ?? 0) + 1)
  if (game.problem) {
    failed += 1
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `${scenario}-${seed}.json`)
    writeFileSync(file, `${JSON.stringify(game.problem.save, null, 1)}\n`)
    console.error(`${scenario}, seed ${seed}, after ${game.acts} acts: ${game.problem.what}\n  saved as ${file}`)
  }
  if (done % 100 === 0 && process.stdout.isTTY) process.stdout.write(`\r${done} of ${games} games, ${failed} failed`)
}

await Promise.all(
  Array.from(
    { length: crew },
    (_, number) =>
      new Promise<void>((finished, broken) => {
        const order: Order = {
          system: values.system,
          campaign: values.campaign,
          scenario: values.scenario,
          first: from + number,
          last: from + games - 1,
          step: crew,
        }
        const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: order })
        worker.on('message', take)
        worker.on('error', broken)
        worker.on('exit', () => finished())
      }),
  ),
)

const seconds = (performance.now() - began) / 1000
console.log(`${done} games, ${acts.toLocaleString('en')} acts in ${seconds.toFixed(0)} s; ${failed} failed`)
console.log(`the longest list: ${longest.options} options, asked by "${longest.question}"`)
for (const [ending, count] of [...endings].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${ending}: ${count}`)
process.exitCode = failed === 0 ? 0 : 1

/** Spoils saved games and files of games, and tells what became of them. */
async function spoilSaves(count: number): Promise<number> {
  if (!Number.isInteger(count) || count < 1) {
    console.error('Write --saves as a whole number from 1 on: npm run fuzz -- --saves 10000')
    return 2
  }
  const { fuzzSaves, tallyAsText } = await import('../games/fuzz-saves.ts')
  const start = performance.now()
  const { tally, wrong } = await fuzzSaves(count, from)
  const took = (performance.now() - start) / 1000
  console.log(`${count} spoilt games in ${took.toFixed(0)} s; ${wrong.length} taken for what they are not`)
  console.log(tallyAsText(tally))
  for (const { number, what, problem, file } of wrong) {
    mkdirSync(folder, { recursive: true })
    if (file !== undefined) writeFileSync(join(folder, `save-${number}.gaiter`), file)
    console.error(`${number}, ${what}: ${problem} (again: npm run fuzz -- --saves 1 --from ${number})`)
  }
  return wrong.length === 0 ? 0 : 1
}

/** Spoils drafts of the designer's bench, and tells what became of them. */
async function spoilDrafts(count: number): Promise<number> {
  if (!Number.isInteger(count) || count < 1) {
    console.error('Write --drafts as a whole number from 1 on: npm run fuzz -- --drafts 5000')
    return 2
  }
  const drafts = await import('../services/drafts/spoilt-drafts.ts')
  const start = performance.now()
  const rows = new Map<string, number>()
  let [tried, wrong] = [0, 0]
  await drafts.spoilDrafts(count, from, ({ number, what, outcome, problem }) => {
    tried += 1
    const row = `${what}: ${outcome}`
    rows.set(row, (rows.get(row) ?? 0) + 1)
    if (problem !== undefined) {
      wrong += 1
      console.error(`${number}, ${what}: ${problem} (again: npm run fuzz -- --drafts 1 --from ${number})`)
    }
    if (tried % 500 === 0) console.log(`${tried} of ${count}; ${wrong} wrong`)
  })
  console.log(`${tried} spoilt drafts in ${((performance.now() - start) / 1000).toFixed(0)} s; ${wrong} wrong`)
  for (const [row, times] of [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(`  ${row}: ${times}`)
  return wrong === 0 ? 0 : 1
}

/** Damages data folders in every way there is, opens them, and tells what was lost without a word. */
async function ruinLibraries(count: number): Promise<number> {
  if (!Number.isInteger(count) || count < 1) {
    console.error('Write --count as a whole number from 1 on: npm run fuzz -- --libraries --count 3000')
    return 2
  }
  const { fuzzBits, fuzzLibraries } = await import('../library/ruined/judge.ts')
  const start = performance.now()
  const rows = new Map<string, { equal: number; told: number; wrong: number }>()
  let wrong = 0
  let tried = 0
  const fuzz = values.bits ? fuzzBits : fuzzLibraries
  const again = values.bits ? '--libraries --bits' : '--libraries'
  const bits = await fuzz(count, from, (number, { what, outcome, problem }) => {
    tried += 1
    const row = rows.get(what) ?? { equal: 0, told: 0, wrong: 0 }
    row[outcome] += 1
    rows.set(what, row)
    if (outcome === 'wrong') {
      wrong += 1
      console.error(`${number}, ${what}: ${problem} (again: npm run fuzz -- ${again} --count 1 --from ${number})`)
    }
    if (tried % 1000 === 0) console.log(`${tried} of ${count}, up to ${number}; ${wrong} wrong`)
  })
  const took = (performance.now() - start) / 1000
  console.log(`${tried} damaged libraries in ${took.toFixed(0)} s; ${wrong} opened wrongly, or not at all`)
  if (bits !== undefined) console.log(`from bit ${from} on, of ${bits}`)
  const all = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [what, row] of all)
    console.log(
      `  ${what.padEnd(56)}${`${row.equal} equal`.padStart(12)}${`${row.told} told`.padStart(12)}${`${row.wrong} wrong`.padStart(10)}`,
    )
  return wrong === 0 ? 0 : 1
}
