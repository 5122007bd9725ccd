import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import axe, { type Result } from 'axe-core'
import { _electron, type ElectronApplication, expect, type Page, test as base, type TestInfo } from 'playwright/test'
import { windowUrl } from '../../../src-main/contract/carriers.ts'
import { everyTry } from '../../tries.ts'
import { endHost, makeDataFolder, type RunningHost, SpareHost, startHost } from './hosts.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The browser may fetch the page's icon and its fonts late, when a test has already stopped the host. */
const fetchedLate = /ERR_CONNECTION_(?:REFUSED|RESET).*(?:button\.svg|\.woff2)/

/** The path of Electron's program if the tests run in it (`npm run test:electron`) instead of Chromium. */
const electron = process.env['GAITER_BUTTON_ELECTRON']

/** The program that shows the window in this run. */
export const carrier = electron === undefined ? 'browser' : 'electron'

type Fixtures = {
  host: RunningHost
  /**
   * Gives each test a host and a data folder that no other test has had, as tests of backups and of crashes need them.
   * Otherwise the tests of a worker share a host; what one leaves in its library is erased before the next.
   */
  ownHost: boolean
  /** Console messages that do not fail the test; none by default. */
  allowed: RegExp[]
  /** Fails the test on any other error or warning in the console. */
  quietConsole: undefined
}

/** Saves a picture of a page whose test has failed. */
async function keepFailure(page: Page, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus || page.isClosed()) return
  // A page that has crashed has no picture.
  await page.screenshot({ path: info.outputPath('failed.png'), timeout: 10_000 }).catch(() => undefined)
}

const inEither = base.extend<Omit<Fixtures, 'host'>, { spare: SpareHost }>({
  allowed: async ({}, provide) => provide([]),
  ownHost: [false, { option: true }],
  spare: [
    async ({}, provide) => {
      const spare = new SpareHost()
      await provide(spare)
      await spare.drop()
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page, allowed }, provide) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          messages.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await provide(undefined)
      expect(messages.filter((words) => ![...allowed, fetchedLate].some((pattern) => pattern.test(words)))).toEqual([])
    },
    { auto: true },
  ],
})

const inBrowser = inEither.extend<Pick<Fixtures, 'host'>>({
  host: async ({ page, spare, ownHost }, provide, info) => {
    const host = ownHost ? await startHost() : await spare.take()
    await provide(host)
    await keepFailure(page, info)
    // Leaves the page first: it would log errors when its host stops.
    if (!page.isClosed()) await page.goto('about:blank')
    if (ownHost) await endHost(host)
    else await spare.giveBack()
  },
})

/** The same tests in Electron, where the host opens the window itself. */
const inElectron = inEither.extend<Pick<Fixtures, 'host'>>({
  host: async ({ locale, colorScheme }, provide) => {
    const host = electronIn(makeDataFolder(), { locale: locale ?? 'en-GB', colorScheme })
    await host.start()
    await provide(host)
    await host.stop()
    rmSync(host.dataFolder, { recursive: true, force: true })
  },
  page: async ({ host, viewport }, provide, info) => {
    const page = await host.window?.()
    if (page === undefined) throw new Error('the host has opened no window')
    if (viewport) await page.setViewportSize(viewport)
    await provide(page)
    await keepFailure(page, info)
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

/** Stops the host, runs `meanwhile`, starts the host again, and returns the page that shows it. */
export async function restart(page: Page, host: RunningHost, meanwhile: () => void = () => undefined): Promise<Page> {
  // Leaves the page first: it would log errors when its host stops.
  if (carrier === 'browser') await page.goto('about:blank')
  await host.stop()
  meanwhile()
  await host.start()
  const reopened = (await host.window?.()) ?? page
  await reopened.goto(host.url())
  return reopened
}

/** Opens the window and chooses a campaign on the opening screen. */
export async function openCampaign(page: Page, host: RunningHost, name: string | RegExp = /The ford|Le gué/) {
  await page.goto(host.url())
  await page.getByRole('button', { name }).click()
}

/** Chooses a setting of the window's appearance by its words. */
export async function setAppearance(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^(Appearance|Apparence)$/ }).click()
  await page.locator('.appearance').getByRole('radio', { name: choice, exact: true }).check()
  await page.keyboard.press('Escape')
}

/** Saves a picture of the window for people to look at, where every try is made. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  if (everyTry) await page.screenshot({ path: join(root, 'out/screenshots', `${name}.png`) })
}

/** Saves a picture to a file once two pictures in a row are the same: nothing is being drawn any more. */
export async function saveStillPicture(page: Page, path: string): Promise<void> {
  let picture = await page.screenshot()
  await expect(async () => {
    const before = picture
    picture = await page.screenshot()
    expect(picture.equals(before)).toBe(true)
  }).toPass({ timeout: 20_000 })
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, picture)
}

/** Waits until the map stands still; where every try is made, until the whole window does, and saves its picture. */
export const keepStillPicture = (page: Page, name: string): Promise<void> =>
  everyTry ? saveStillPicture(page, join(root, 'out/screenshots', `${name}.png`)) : mapAtRest(page)

/** For what is looked at again and again: by itself Playwright would come to wait for a second between two looks. */
export const often = { intervals: [20, 50, 100] }

/** Sets the size of the text of a window that is open, in hundredths. */
export const setText = (page: Page, size: string): Promise<void> =>
  page.evaluate((text) => {
    document.documentElement.dataset['textSize'] = text
  }, size)

/** Waits for two frames of the window: by then it has handled and drawn the events sent before. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/** How many frames the page asks for while twelve go by: none where nothing moves. */
export const framesAskedFor = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const next = window.requestAnimationFrame.bind(window)
    let asked = 0
    window.requestAnimationFrame = (drawn) => {
      asked += 1
      return next(drawn)
    }
    for (let frame = 0; frame < 12; frame += 1) await new Promise((drawn) => next(drawn))
    window.requestAnimationFrame = next
    return asked
  })

/** Waits until the map has not moved for twelve frames: longer than the map waits before it looks under the pointer again. */
export const mapAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = () => document.querySelector('.map-overview-seen')?.getAttribute('style') ?? ''
    let before = place()
    for (let same = 0; same < 12; same += 1) {
      await new Promise((next) => requestAnimationFrame(next))
      const now = place()
      if (now !== before) same = 0
      before = now
    }
  })

/**
 * The rules of accessibility that the page, or a part of it, breaks, of all rules of axe or of some. A page gets axe
 * once, which takes it most of a second.
 */
export async function brokenRules(page: Page, only: { part?: string; rules?: string[] } = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ part, rules }) => {
    const { axe: checker } = window as unknown as { axe: typeof axe }
    // The window has no frames, and what breaks no rule is not told.
    const options = { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: rules }) }
    return (await checker.run(part ?? document, options)).violations
  }, only)
}

/** Checks that the page breaks no rule of WCAG 2 A and AA that a program can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const broken = await brokenRules(page)
  expect(broken.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** The number of colours on the map; 1 before anything is drawn. */
export const coloursOnMap = (page: Page): Promise<number> => coloursIn(page, '.map-canvas canvas')

/** The number of colours on the selected canvases. Reads copies: Chromium warns about reading canvases made for drawing. */
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

/** The readouts at five points of the map's frame; two different views of the map differ in at least one of them. */
export async function readAcrossMap(page: Page): Promise<string[]> {
  const box = await page.getByRole('application').boundingBox()
  if (box === null) throw new Error('the map is not shown')
  const readouts: string[] = []
  for (const [x, y] of [
    [0.5, 0.5],
    [0.35, 0.3],
    [0.62, 0.34],
    [0.36, 0.7],
    [0.64, 0.72],
  ] as const) {
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
    // The map looks at the pointer once per frame.
    await nextFrames(page)
    readouts.push((await page.locator('.readout').textContent()) ?? '')
  }
  return readouts
}
