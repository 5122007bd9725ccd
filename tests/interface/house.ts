import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { _electron, type ElectronApplication, expect, type Page, test as base } from 'playwright/test'
import { windowUrl } from '../../src-main/contract/carriers.ts'
import { shareDrawings } from './shared-drawings.ts'

const root = resolve(import.meta.dirname, '../..')

/** The browser fetches the icon of the page when it likes, also when a test has stopped the host by then. */
const lateIcon = /ERR_CONNECTION_REFUSED.*button\.svg/

/** Electron's program, when the window is to be tested in it (`npm run test:electron`) and not in Chromium. */
const electron = process.env['GAITER_BUTTON_ELECTRON']

/** What carries the calls of the window in this run. */
export const carrier = electron === undefined ? 'browser' : 'electron'

/** The real host, as it was built, with a data folder of its own. */
export type RunningHost = {
  readonly dataFolder: string
  /** With the token. */
  url(): string
  /** Starts it (again), on the port it had if it had one. */
  start(): Promise<void>
  stop(): Promise<void>
  /** The window that the host opened itself, if it is of the kind that does. */
  window?: () => Promise<Page>
}

type House = {
  host: RunningHost
  /** What the page may say in the console without failing the test; nothing, unless a test says otherwise. */
  allowed: RegExp[]
  quiet: undefined
}

export function makeDataFolder(): string {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gaiter-button-window-'))
  const own = join(dataFolder, 'campaigns')
  cpSync(join(root, 'tests/main/fixtures/ford'), join(own, 'ford'), { recursive: true })
  mkdirSync(join(own, 'torn'))
  writeFileSync(join(own, 'torn', 'campaign.json'), '{ "format": 1, "id": "Torn", "system": "portable-spicheren" }')
  shareDrawings(dataFolder)
  return dataFolder
}

const inEither = base.extend<Pick<House, 'allowed' | 'quiet'>>({
  allowed: async ({}, provide) => provide([]),
  quiet: [
    async ({ page, allowed }, provide) => {
      const said: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => said.push(String(error)))
      await provide(undefined)
      expect(said.filter((words) => ![...allowed, lateIcon].some((pattern) => pattern.test(words)))).toEqual([])
    },
    { auto: true },
  ],
})

const inBrowser = inEither.extend<Pick<House, 'host'>>({
  host: async ({ page }, provide) => {
    const dataFolder = makeDataFolder()
    const host = hostIn(dataFolder)
    await host.start()
    await provide(host)
    // A page that is still there would complain of the host that is going.
    if (!page.isClosed()) await page.goto('about:blank')
    await host.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  },
})

/** The same tests in Electron: there the host opens its window itself, and the page is the one in it. */
const inElectron = inEither.extend<Pick<House, 'host'>>({
  host: async ({ locale, colorScheme }, provide) => {
    const host = electronIn(makeDataFolder(), { locale: locale ?? 'en-GB', colorScheme })
    await host.start()
    await provide(host)
    await host.stop()
    rmSync(host.dataFolder, { recursive: true, force: true })
  },
  page: async ({ host, viewport }, provide) => {
    const page = await host.window?.()
    if (page === undefined) throw new Error('the host has opened no window')
    if (viewport) await page.setViewportSize(viewport)
    await provide(page)
  },
})

export const test = carrier === 'electron' ? inElectron : inBrowser

function electronIn(
  dataFolder: string,
  settings: { locale: string; colorScheme: 'light' | 'dark' | 'no-preference' | null },
): RunningHost {
  let app: ElectronApplication | undefined
  return {
    dataFolder,
    url: () => windowUrl,
    async start() {
      const args = ['.', '--data', dataFolder, `--lang=${settings.locale}`]
      app = await _electron.launch({ executablePath: electron ?? '', cwd: root, args, ...settings })
    },
    async stop() {
      await app?.close()
      app = undefined
    },
    async window() {
      if (app === undefined) throw new Error('the app is not running')
      return app.firstWindow()
    },
  }
}

/** The host as it was built below a folder: here, unless told. */
export function hostIn(dataFolder: string, built = root): RunningHost {
  let child: ChildProcess | undefined
  let url = ''
  return {
    dataFolder,
    url: () => url,
    async start() {
      const port = url === '' ? '0' : new URL(url).port
      const script = join(built, 'out/main/host.js')
      const started = spawn(process.execPath, [script, '--data', dataFolder, '--port', port], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_COMPILE_CACHE: join(built, 'out/compiled') },
      })
      child = started
      url = await new Promise<string>((tell, fail) => {
        started.stdout.on('data', (part) => {
          const found = /http:\S+/.exec(String(part))?.[0]
          if (found !== undefined) tell(found)
        })
        started.on('close', (code) => fail(new Error(`the host ended with ${code} before it told its address`)))
      })
    },
    async stop() {
      const running = child
      child = undefined
      if (running === undefined) return
      const ended = new Promise((resolve) => running.on('close', resolve))
      running.kill('SIGINT')
      await ended
    },
  }
}

/** Ends the host, does something meanwhile, starts it again, and gives the page that shows it now. */
export async function restart(page: Page, host: RunningHost, meanwhile: () => void = () => undefined): Promise<Page> {
  // A page that is still there would complain of the host that is going.
  if (carrier === 'browser') await page.goto('about:blank')
  await host.stop()
  meanwhile()
  await host.start()
  const fresh = (await host.window?.()) ?? page
  await fresh.goto(host.url())
  return fresh
}

/** Opens the window and puts a campaign on the table. */
export async function openCampaign(page: Page, host: RunningHost, name: string | RegExp = /The ford|Le gué/) {
  await page.goto(host.url())
  await page.getByRole('button', { name }).click()
}

/** Chooses how the window looks, by the words of one of the choices. */
export async function dress(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^(Appearance|Apparence)$/ }).click()
  await page.locator('.appearance').getByRole('radio', { name: choice, exact: true }).check()
  await page.keyboard.press('Escape')
}

/** Keeps a picture of the window for people to look at. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(root, 'out/screenshots', `${name}.png`) })
}

/** No rule of WCAG 2 A and AA that a program can check is broken by what is shown. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** How many colours the map shows: one when nothing is drawn. */
export const coloursOnMap = (page: Page): Promise<number> => coloursIn(page, '.map-canvas canvas')

/** How many colours some canvases show. Copies are read, as the browser complains of reading what is meant for drawing. */
export async function coloursIn(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => {
    const colours = new Set<number>()
    for (const canvas of document.querySelectorAll<HTMLCanvasElement>(wanted)) {
      if (canvas.width === 0 || canvas.height === 0) continue
      const copy = document.createElement('canvas')
      copy.width = canvas.width
      copy.height = canvas.height
      const pen = copy.getContext('2d', { willReadFrequently: true })
      pen?.drawImage(canvas, 0, 0)
      const pixels = pen?.getImageData(0, 0, copy.width, copy.height)
      for (const pixel of new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))) colours.add(pixel)
    }
    return colours.size
  }, selector)
}

/** What is read at five points of the map's frame, far enough apart to tell any two views of the map from each other. */
export async function readAcrossMap(page: Page): Promise<string[]> {
  const box = await page.getByRole('application').boundingBox()
  if (box === null) throw new Error('the map is not shown')
  const read: string[] = []
  for (const [x, y] of [
    [0.5, 0.5],
    [0.35, 0.3],
    [0.62, 0.34],
    [0.36, 0.7],
    [0.64, 0.72],
  ] as const) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
    // The map looks at the pointer once per frame.
    await page.waitForTimeout(60)
    read.push((await page.locator('.readout').textContent()) ?? '')
  }
  return read
}
