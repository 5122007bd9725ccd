import { expect, type Page } from 'playwright/test'
import { beginGame, middle, stops } from '../tools/at-table.ts'
import { mapAtRest, setAppearance, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const games = [
  { kind: 'zones', campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870' },
  { kind: 'areas', campaign: 'Storm over Belfort', scenario: /January/ },
  { kind: 'hexes', campaign: 'Portable Spicheren', scenario: undefined },
  { kind: 'a measured table', campaign: 'Escape from Sedan', scenario: 'The charges of Floing' },
] as const

for (const { kind, campaign, scenario } of games)
  test(`the map of a game goes where a hand drags it: ${kind}`, async ({ page, host }) => {
    await beginGame(page, host, { campaign, seed: 'hand', ...(scenario === undefined ? {} : { scenario }) })
    const asked = await stops(page).innerText()
    await mapAtRest(page)
    const [x, y] = await middle(page)
    await page.mouse.move(x, y)
    for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -100)
    await mapAtRest(page)

    const before = await leftTop(page)
    await page.mouse.down()
    await page.mouse.move(x - 90, y - 60, { steps: 6 })
    await page.mouse.up()
    await mapAtRest(page)
    const after = await leftTop(page)
    expect(after.x - before.x).toBeCloseTo(90, -1)
    expect(after.y - before.y).toBeCloseTo(60, -1)
    // Who drags the map chooses nothing on it.
    await expect(stops(page)).toHaveText(asked)
    await expect(page.locator('.popover')).toHaveCount(0)
  })

test('what lights a map under the lamp is not there by daylight, as all around it would be drawn apart', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await beginGame(page, host)
  const lamp = () => page.locator('.game-map-frame').evaluate((frame) => getComputedStyle(frame, '::after').display)
  expect(await lamp()).toBe('none')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await lamp()).toBe('block')
  await setAppearance(page, 'Paper')
  expect(await lamp()).toBe('none')
})

/** Where the left upper corner of what is seen lies on the sheet, in pixels of the map, by the frame in its small picture. */
const leftTop = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(() => {
    const seen = document.querySelector<HTMLElement>('.map-overview-seen')!
    const { m41, m42 } = new DOMMatrix(seen.style.transform)
    const part = Number.parseFloat(seen.style.width) / document.querySelector('.game-map-frame')!.clientWidth
    return { x: m41 / part, y: m42 / part }
  })
