import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { Game } from '#engine/kernel/game/game.ts'
import { ensureBuilt } from '../../scripts/build.mjs'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { chalons } from '../games/workshop.ts'
import { fileOf } from '../interface/tools/played.ts'
import { pickFrom } from '../kernel/table.ts'
import { type Calls, callsTo } from '../main/socket.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'
import { quantile, type Report } from './measure.ts'

/** Of a campaign of ten days, which has about three thousand acts: from its beginning, and from far into it. */
const PAST = [0, 1500] as const
const ACTS = 120
const LOADS = 7
/** A long list of games. */
const SHELF = 200

const root = resolve(import.meta.dirname, '../..')

/** The window as it is played in: how long an answer takes, and how soon it is there. */
export const measureTable = (report: Report): Promise<void> =>
  inWindow(async ({ browser, url, calls }) => {
    for (const past of PAST) await measureAnswers(report, browser, url, calls, past)
    await measureReady(report, browser, url, calls)
  })

/** The program as it is shipped, and a browser to look at it with. */
interface Shown {
  readonly browser: Browser
  readonly url: string
  readonly calls: Calls
}

async function inWindow(measure: (shown: Shown) => Promise<void>): Promise<void> {
  await ensureBuilt({ root, node: process.execPath }, () => undefined)
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-bench-'))
  const { child, url } = await startHost(folder)
  const executablePath = findChromium({ whole: true })
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  const { origin, hash } = new URL(url)
  const { calls, socket } = await callsTo(origin, hash.slice(1))
  try {
    await measure({ browser, url, calls })
  } finally {
    socket.terminate()
    await browser.close()
    child.kill('SIGINT')
    await new Promise((ended) => child.on('close', ended))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startHost(folder: string): Promise<{ child: ChildProcess; url: string }> {
  const args = [join(root, 'out/main/host.js'), '--data', folder, '--port', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const url = await new Promise<string>((tell, fail) => {
    child.stdout.on('data', (part) => {
      const found = /http:\S+/.exec(String(part))?.[0]
      if (found !== undefined) tell(found)
    })
    child.on('close', (code) => fail(new Error(`the host ended with ${code}`)))
  })
  return { child, url }
}

/** A game of the campaign, played so far by those who look for a fight. */
async function gameAfter(calls: Calls, acts: number): Promise<number> {
  const start = { scenario: 'august-1870', switches: {}, seed: 'bench', freeUndo: true }
  const begun = Game.begin(chalons.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const pick = pickFrom(1)
  for (let act = 0; act < acts; act++) if (!actKeenly(begun.value, pick)) break
  const content = fileOf(chalons, start, begun.value, `After ${acts} acts`).toString('base64')
  for await (const told of await calls.library.import({ content })) if (told.at === 'end') return told.result.id
  throw new Error('the game was not taken in')
}

/** A page of the window that can be measured from within. */
async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 840 } })
  await page.addInitScript({ content: within })
  return page
}
const within = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'browser/page/in-window.ts'), 'utf8'))

/** What the page measures comes over as JSON. */
const asked = <T>(page: Page, what: string): Promise<T> => page.evaluate(`window.bench.${what}`)

async function goTo(page: Page, url: string, place: object): Promise<void> {
  await page.goto(url)
  await page.evaluate(`window.history.replaceState(${JSON.stringify(place)}, '')`)
  await page.reload()
}

// --- Answers ----------------------------------------------------------------------------------------------------------

/** From the finger off the button to the next question on the screen, and beside it a page of as many elements. */
async function measureAnswers(
  report: Report,
  browser: Browser,
  url: string,
  calls: Calls,
  past: number,
): Promise<void> {
  const id = await gameAfter(calls, past)
  const [page, still] = [await open(browser), await open(browser)]
  await goTo(page, url, { at: 'table', game: id })
  await asked(page, `whenThere('fieldset .answer')`)
  await page.getByText('Drawing the map…').waitFor({ state: 'detached', timeout: 300_000 })
  const html = await asked<string>(page, 'still()')
  await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await still.goto(new URL('/still', url).href)
  const [pick, other] = [pickFrom(2), pickFrom(2)]
  const [ours, peers]: [number[], number[]] = [[], []]
  for (let act = 0; act < ACTS; act++) {
    ours.push(await clickAndWait(page, pick(1000), false))
    peers.push(await clickAndWait(still, other(1000), true))
    // The record follows meanwhile, and a player thinks.
    await page.waitForTimeout(60)
  }
  await page.close()
  await still.close()
  await calls.games.close({ id })
  const name = `click to the next question painted, after ${past.toLocaleString('en')} acts`
  const peerName = 'plain HTML'
  const [median, p95] = [quantile(ours, 0.5), quantile(ours, 0.95)]
  report({ name: `${name}, median`, unit: 'ms', ours: median, peer: quantile(peers, 0.5), peerName })
  report({ name: `${name}, p95`, unit: 'ms', ours: p95, peer: quantile(peers, 0.95), peerName })
  report({ name: `${name}, p95, by itself`, unit: 'ms', ours: p95, aim: 33 })
}

async function clickAndWait(page: Page, which: number, isStill: boolean): Promise<number> {
  await page.bringToFront()
  for (;;) {
    const { x, y } = await asked<{ x: number; y: number }>(page, `aim(${which})`)
    // A hand points before it presses: what lights up under it is on the screen by then.
    await page.mouse.move(x, y)
    await page.waitForTimeout(60)
    if (await asked<boolean>(page, `watch(${x}, ${y}, ${isStill})`)) break
  }
  await page.mouse.down()
  await page.mouse.up()
  return asked(page, 'painted')
}

// --- Ready ------------------------------------------------------------------------------------------------------------

/** From asking for the page until it can be used: at the table an answer can be given, in the library a game opened. */
async function measureReady(report: Report, browser: Browser, url: string, calls: Calls): Promise<void> {
  const [id] = (await calls.library.list({})).map((entry) => entry.id)
  if (id === undefined) throw new Error('there is no game to open')
  for (let copy = 0; copy < SHELF; copy++) await calls.library.duplicate({ id })
  const screens = [
    ['the table', { at: 'table', game: id }, 'fieldset .answer:is(:not([aria-disabled=true]), [data-arming])', 400],
    [`the library of ${SHELF} games`, { at: 'games' }, '.game-row button', 1500],
  ] as const
  for (const [name, place, there, aim] of screens) {
    const whenThere = (page: Page): Promise<number> => asked(page, `whenThere('${there}')`)
    const page = await open(browser)
    await goTo(page, url, place)
    await whenThere(page)
    const [ours, plain]: [number[], number[]] = [[], []]
    const html = await asked<string>(page, 'still()')
    const still = await open(browser)
    await still.route('**/still', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    for (let load = 0; load < LOADS; load++) {
      await page.bringToFront()
      await page.reload({ waitUntil: 'commit' })
      ours.push(await whenThere(page))
      await still.bringToFront()
      await still.goto(new URL('/still', url).href, { waitUntil: 'commit' })
      plain.push(await whenThere(still))
    }
    await page.close()
    await still.close()
    const median = quantile(ours, 0.5)
    report({ name: `${name} ready`, unit: 'ms', ours: median, peer: quantile(plain, 0.5), peerName: 'plain HTML' })
    report({ name: `${name} ready, by itself`, unit: 'ms', ours: median, aim })
  }
}

// --- The designer's bench ---------------------------------------------------------------------------------------------

const DROPS = 60

/** From the hand letting go of a unit over a zone until the verdict of the check on that is on the screen. */
export const measureDrops = (report: Report): Promise<void> =>
  inWindow(async ({ browser, url, calls }) => {
    const from = { what: 'copy', campaign: 'chalons-1870', scenario: 'beaumont-sedan' } as const
    const { id } = await calls.drafts.begin({ from })
    const page = await open(browser)
    await goTo(page, url, { at: 'bench', draft: id })
    await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
    await page.getByText('Drawing the map…').waitFor({ state: 'detached', timeout: 300_000 })
    await page.getByRole('searchbox').fill('9')
    const zones = await zonesInSight(page)
    const units = page.locator('.bench-unit')
    const count = await units.count()
    const taken: number[] = []
    for (let drop = 0; drop < DROPS; drop += 1) {
      const unit = units.nth(drop % count)
      await unit.scrollIntoViewIfNeeded()
      const { x, y, height } = (await unit.boundingBox())!
      const [toX, toY] = zones[(7 * drop + Math.floor(drop / count)) % zones.length]!
      await page.mouse.move(x + 40, y + height / 2)
      await page.mouse.down()
      await page.mouse.move((x + 40 + toX) / 2, (y + toY) / 2)
      await page.mouse.move(toX, toY)
      // Where somebody may stand is told by now.
      await page.waitForTimeout(100)
      await page.evaluate('window.bench.drop()')
      await page.mouse.up()
      // Where it stands already nothing is done, and nothing judged anew.
      const judged = await Promise.race([asked<number>(page, 'judged'), page.waitForTimeout(4000)])
      if (judged !== undefined) taken.push(judged)
      await page.waitForTimeout(60)
    }
    await page.close()
    if (taken.length < DROPS / 2) throw new Error(`only ${taken.length} of ${DROPS} drops were judged`)
    const name = 'a unit dropped on the map of Châlons to the verdict on the screen'
    report({ name: `${name}, median`, unit: 'ms', ours: quantile(taken, 0.5) })
    report({ name: `${name}, p95`, unit: 'ms', ours: quantile(taken, 0.95), aim: 100 })
  })

/** Points of the window under which zones lie, as the line at the foot of the map names them. */
async function zonesInSight(page: Page): Promise<readonly (readonly [x: number, y: number])[]> {
  const { x, y, width, height } = (await page.locator('.game-map-frame').boundingBox())!
  const found = new Map<string, readonly [x: number, y: number]>()
  for (let right = 1; right < 24; right += 1)
    for (let down = 1; down < 16; down += 1) {
      const at = [x + (width * right) / 24, y + (height * down) / 16] as const
      await page.mouse.move(...at)
      await page.waitForTimeout(20)
      const told = await page.locator('.readout').innerText()
      if (told !== '' && !(await page.locator('.readout.hint').isVisible())) found.set(told, at)
    }
  if (found.size < 8) throw new Error('there are too few zones in sight')
  return [...found.values()]
}
