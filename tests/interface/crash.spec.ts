import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { type Browser, chromium, expect, type Page, type WebSocketRoute } from 'playwright/test'
import { WebSocket } from 'ws'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { everyFifth } from '../tries.ts'
import { test } from './tools/at-host.ts'
import { answers, beginGame, cover, openGame, play, position, question, stops } from './tools/at-table.ts'
import { carrier, expectAccessible, keepPicture } from './tools/house.ts'

test.use({ ownHost: true })

test.skip(carrier === 'electron', 'There the program itself loads the page again; a test of the shell tries that.')

const sit = (page: Page) => page.getByRole('button', { name: 'Sit down' })

test('a page whose process crashes shows the same position after it is loaded again', async ({ host, calls }) => {
  test.setTimeout(480_000)
  const { port } = await freePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  try {
    let page = await browser.newPage()
    await page.goto(host.url())
    // No films in this test.
    await calls.settings.write({ film: 'asked' })
    for (const players of everyFifth([
      { sides: ['person', 'person'], open: false },
      { sides: ['person', 'person'], open: true },
      { sides: ['person', 'chance'], open: false },
    ] satisfies { sides: [string, string]; open: boolean }[])) {
      const request = { campaign: 'chalons-1870', scenario: 'first-march', seed: 'crash', players }
      const { id } = await calls.games.begin(request)
      const isCovered = !players.open && players.sides[1] === 'person'
      await openGame(page, id)
      if (isCovered) await sit(page).click()
      await answers(page).first().click()
      await expect(stops(page)).not.toHaveText(/^0 of 0/)
      const handOver = page.getByRole('button', { name: /^Hand over/ })
      await answers(page).first().or(handOver).waitFor()
      if (await handOver.isVisible()) {
        await cover(page)
        await sit(page).click()
        await answers(page).first().waitFor()
      }
      const before = await position(page)

      page = await crashAndReload(page, port)
      if (isCovered) {
        await sit(page).waitFor()
        await expect(answers(page)).toHaveCount(0)
        await sit(page).click()
      }
      await answers(page).first().waitFor()
      expect(await position(page), JSON.stringify(players)).toEqual(before)
      await calls.games.close({ id })
    }
  } finally {
    await browser.close()
  }
})

/** Crashes the page and reloads its tab over the debugging port; Playwright needs a new connection to reach it again. */
async function crashAndReload(page: Page, port: number): Promise<Page> {
  const crashed = new Promise((resolve) => page.once('crash', resolve))
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await crashed
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const tabs = (await listed.json()) as { url: string; webSocketDebuggerUrl: string }[]
  const tab = new WebSocket(tabs.find(({ url }) => url === page.url())?.webSocketDebuggerUrl ?? '')
  await once(tab, 'open')
  tab.send(JSON.stringify({ id: 1, method: 'Page.reload' }))
  await once(tab, 'message')
  tab.close()
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const reloaded = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((one) => one.url() === page.url())
  if (reloaded === undefined) throw new Error('the tab is gone')
  return reloaded
}

async function freePort(): Promise<AddressInfo> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address() as AddressInfo // it listens on a port
  server.close()
  await once(server, 'close')
  return address
}

test.describe('a part of the table that cannot be drawn', () => {
  // React logs the error.
  test.use({ allowed: [/./] })

  test('says so, and the game goes on without it', async ({ page, host }) => {
    let spoilsJournal = false
    await page.routeWebSocket(/\/calls$/, (route: WebSocketRoute) => {
      const server = route.connectToServer()
      route.onMessage((message) => server.send(message))
      server.onMessage((message) => {
        // The host sends nothing that makes a part fail, so the test spoils the journal on its way.
        route.send(spoilsJournal ? String(message).replaceAll('"entry":{', '"entry":null,"was":{') : message)
      })
    })
    await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870', seed: 'a' })
    await play(page, 1)
    spoilsJournal = true
    await answers(page).first().click()
    const notice = page.getByRole('alert').filter({ hasText: 'This part of the screen could not be drawn.' })
    await expect(notice.first()).toBeVisible()
    await expectAccessible(page)
    await keepPicture(page, 'part-not-drawn')
    const asked = await question(page).textContent()
    await answers(page).first().click()
    await expect(question(page)).not.toHaveText(asked ?? '')

    spoilsJournal = false
    await page.reload()
    await expect(stops(page)).toHaveText(/^3 of 3/)
    await expect(notice).toHaveCount(0)
  })
})
