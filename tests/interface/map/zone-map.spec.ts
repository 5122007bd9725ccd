import { expect, type Page } from 'playwright/test'
import { pairs } from '../../tries.ts'
import {
  coloursIn,
  expectAccessible,
  keepPicture,
  mapAtRest,
  nextFrames,
  openCampaign,
  test,
  often,
} from '../tools/house.ts'
import type { RunningHost } from '../tools/hosts.ts'
import { drawAnew } from '../tools/shared-kept.ts'

// Here maps fly and dice roll.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const facts = (page: Page) => page.locator('.zone-facts')
const map = (page: Page) => page.getByRole('application')

/** How many colours there are where the drawn sheet is seen; one is bare paper. */
const coloursOnSheet = (page: Page): Promise<number> => coloursIn(page, '.sheet-layer')

/** Waits for the drawn sheet; the first drawing in a language takes long. */
async function sheetDrawn(page: Page): Promise<void> {
  await expect(page.locator('.map-waiting')).toHaveCount(0, { timeout: 60_000 })
  await expect.poll(() => coloursOnSheet(page), often).toBeGreaterThan(200)
}

/** Opens the campaign of the Army of Châlons and waits for its map. */
async function openChalons(page: Page, host: RunningHost): Promise<void> {
  await openCampaign(page, host, /Sedan 1870/)
  await page.getByRole('button', { name: 'English' }).click()
  await sheetDrawn(page)
}

/** Moves the pointer to a point of the sheet, while the whole sheet is shown. */
async function pointAt(page: Page, left: number, top: number): Promise<void> {
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('the map is not shown')
  // The sheet is shown whole, so it is as high as its frame, or as wide.
  const scale = Math.min(box.width / 2924, box.height / 3312)
  const [x, y] = [box.x + (box.width - 2924 * scale) / 2, box.y + (box.height - 3312 * scale) / 2]
  await page.mouse.move(x + left * scale, y + top * scale, { steps: 3 })
}

/** On the drawn sheet. */
const sedan = [1523, 601] as const

test.describe('the map of the Army of Châlons', () => {
  test('is what a first look at the window shows, first in the list', async ({ page, host }) => {
    drawAnew(host.dataFolder)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(host.url())
    const first = page.getByRole('navigation', { name: 'Campaigns' }).getByRole('button').first()
    await expect(first).toContainText('Gaiter Button – Sedan 1870')
    await expect(page.locator('.extent')).toHaveText(/^Map of \d+ zones · .*\b3 scenarios$/)
    await expect(first).toHaveAttribute('aria-current', 'true')
    await expect(page.getByText('Drawing the map…')).toBeVisible()
    await expect(page.getByText('Drawing the map…')).toHaveCount(0, { timeout: 60_000 })
    await expect.poll(() => coloursOnSheet(page), often).toBeGreaterThan(200)
    await expect(page.getByText(/GeoNames \(CC BY\)/)).toBeInViewport()
    await keepPicture(page, 'opening-screen')
  })

  test('is pointed at, moved, walked and measured, and is there in words as well', async ({ page, host }) => {
    await openChalons(page, host)

    await test.step('moves and scales under the pointer, and is shown whole again', async () => {
      await pointAt(page, ...sedan)
      await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
      for (let turn = 0; turn < 6; turn += 1) {
        await page.mouse.wheel(0, -100)
        await nextFrames(page)
      }
      // The scale changes about the pointer, so it is still on Sedan, which is larger now.
      await page.mouse.move(...(await nudged(page, sedan)))
      await keepPicture(page, 'zones-near')
      await map(page).focus()
      await page.keyboard.press('0')
      await page.keyboard.press('ArrowLeft')
      await pointAt(page, ...sedan)
      await expect(facts(page).getByRole('heading', { name: 'Sedan', exact: true })).toHaveCount(0)
      await page.keyboard.press('0')
      await page.mouse.move(5, 5)
      await pointAt(page, ...sedan)
      await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
    })

    await test.step('names what is pointed at, and keeps a clicked thing selected', async () => {
      await pointAt(page, ...sedan)
      await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
      await expect(facts(page)).toContainText('Sedan, value 1, holds 8')
      const torcy = facts(page).getByRole('listitem').filter({ hasText: 'Torcy' })
      await expect(torcy).toContainText(/Meuse \(major river\): bridge/)
      await page.mouse.move(5, 5)
      await expect(facts(page)).toContainText('Point at a zone')

      await pointAt(page, ...sedan)
      await page.mouse.down()
      await page.mouse.up()
      await page.mouse.move(5, 5)
      await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
      await facts(page).getByRole('button', { name: 'Torcy' }).click()
      await expect(facts(page).getByRole('heading', { name: 'Torcy' })).toBeVisible()
    })

    await test.step('is walked with the keys, from zone to zone', async () => {
      await page.getByLabel('Find a zone').selectOption('Sedan')
      await map(page).focus()
      const walked = [await facts(page).getByRole('heading').first().textContent()]
      for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowLeft']) {
        await page.keyboard.press(key)
        await expect(facts(page).getByRole('heading').first()).not.toHaveText(walked.at(-1) ?? '')
        walked.push(await facts(page).getByRole('heading').first().textContent())
      }
      expect(walked[0]).toBe('Sedan')
      expect(new Set(walked).size).toBeGreaterThan(2)
      await expect(page.locator('.announced')).toHaveText(walked.at(-1) ?? '')
    })

    await test.step('measures the way between two zones, in connections and kilometres', async () => {
      const told = page.locator('.map-measured')
      await map(page).focus()
      await page.keyboard.press('0')
      await mapAtRest(page)
      await page.mouse.move(5, 5)
      await pointAt(page, ...sedan)
      await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
      await page.keyboard.press('m')
      await page.mouse.down()
      await page.mouse.up()
      await expect(told).toHaveText('Measuring from Sedan: choose the place where the way ends.')
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await page.getByLabel('Find a zone').selectOption('Sedan')
      await map(page).focus()
      await page.keyboard.press('m')
      await page.keyboard.press('Enter')
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowLeft')
      await page.keyboard.press('Enter')
      await expect(told).toHaveText(/^From Sedan to .+: \d\sconnections?, [\d.]+\skm\.$/)
      await expectAccessible(page)
      await keepPicture(page, 'zones-measured')
      await page.getByRole('button', { name: 'Français' }).click()
      await expect(told).toHaveText(/^Le chemin de Sedan (à|au|aux) .+\s: \d\sliaisons?, [\d,]+\skm\.$/)
    })

    await test.step('is there in words as well', async () => {
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByText('The map in words').click()
      const zones = page.getByRole('table', { name: 'Zones' })
      await expect(zones.getByRole('row', { name: /^Sedan/ })).toContainText('Fortress Sedan, value 1, holds 8')
      const connections = page.getByRole('table', { name: 'Connections' })
      await expect(connections.getByRole('row', { name: /Sedan – Torcy|Torcy – Sedan/ })).toContainText('Meuse')
    })
  })

  test('fits a large and a small window, accessibly, in either language and light', async ({ page, host }) => {
    await openChalons(page, host)
    const windows = pairs(
      ['English', 'Français'] as const,
      [
        [1440, 900],
        [1024, 700],
      ] as const,
    )
    for (const [[language, [width, height]], colorScheme] of pairs(windows, ['light', 'dark'] as const))
      await test.step(`${width} by ${height}, ${language}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await page.setViewportSize({ width, height })
        await page.getByRole('button', { name: language }).click()
        await sheetDrawn(page)
        await pointAt(page, ...sedan)
        await page.mouse.down()
        await page.mouse.up()
        await expect(facts(page).getByRole('heading', { name: 'Sedan' })).toBeVisible()
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over).toBe(0)
        await expectAccessible(page)
        await keepPicture(page, `zones-${width}-${language === 'English' ? 'en' : 'fr'}-${colorScheme}`)
      })
  })
})

/** A point two pixels beside a point of the sheet, while the whole sheet is shown. */
async function nudged(page: Page, [left, top]: readonly [number, number]): Promise<[number, number]> {
  const box = await map(page).boundingBox()
  const scale = Math.min((box?.width ?? 0) / 2924, (box?.height ?? 0) / 3312)
  const x = (box?.x ?? 0) + ((box?.width ?? 0) - 2924 * scale) / 2 + left * scale
  const y = (box?.y ?? 0) + ((box?.height ?? 0) - 3312 * scale) / 2 + top * scale
  return [x + 2, y + 2]
}
