import { expect } from 'playwright/test'
import { everyFifth } from '../tries.ts'
import { prepareGames } from './gallery/games.ts'
import { bring, type State, states } from './gallery/states.ts'
import { test } from './tools/at-host.ts'
import { openGame, openRecord } from './tools/at-table.ts'
import { setText } from './tools/house.ts'
import { expectWholeInLowWindows, lowWindows } from './tools/low-windows.ts'

/** Questions with much beside them: the marker and losses of a march with the bowl, losses by hand and the price of a rout test with the sums of their battle, and the longest night of a game. */
const asked = [
  { asks: 'marker', nth: 2, language: 'en', isReadOn: true },
  { asks: 'rout-test', nth: 0, language: 'en', isReadOn: true },
  { asks: 'rout-test', nth: 0, language: 'fr', isReadOn: true },
  { asks: 'combat-losses', nth: 0, language: 'en', isReadOn: true },
  { asks: 'unit-losses', nth: 0, language: 'en', isReadOn: true },
  { asks: 'night-works', nth: 0, language: 'fr', isReadOn: false },
] as const

test('all answers and Undo are in sight even if much else is shown beside the question', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(300_000)
  const prepared = await prepareGames(calls, new Set(['sedan'] as const))
  for (const { asks, nth, language, isReadOn } of everyFifth(asked)) {
    const state: State = { name: asks, title: asks, where: { game: 'sedan', asks, nth }, language }
    await bring(page, host.url(), calls, prepared, state, false)
    await expect(page.locator('.question h2')).toBeVisible()
    const windows = [...lowWindows, [1440, 900, '100'], [1440, 900, '150']] as const
    await test.step(asks, () => expectWholeInLowWindows(page, /^(Undo|Annuler)/, windows, isReadOn))
  }
})

test('with large text in a low window one button opens the orders of a fortnight, shown in full over the answers', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(120_000)
  const prepared = await prepareGames(calls, new Set(['belfort'] as const))
  const state: State = { name: 'fire', title: 'fire', where: { game: 'belfort', asks: 'bombardment' }, language: 'fr' }
  await bring(page, host.url(), calls, prepared, state, false)
  await page.setViewportSize({ width: 1280, height: 720 })
  const orders = page.locator('.quick-orders').getByRole('button')
  const unfold = page.getByRole('button', { name: /^Ordres pour plusieurs réponses \(\d\)$/ })
  await expect(unfold).toBeHidden()
  await expect(orders.first()).toBeVisible()
  // Each is a line of its own, and whole, beside an open record too, where the panel is narrowest.
  await openRecord(page)
  await expect(page.locator('.table-record')).toBeVisible()
  for (const order of await orders.all())
    expect(
      await order.evaluate((one) => one.scrollWidth - one.clientWidth),
      await order.innerText(),
    ).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Replier le registre' }).click()
  await setText(page, '150')
  await expect(unfold).toBeVisible()
  await expect(orders.first()).toBeHidden()
  await expect(page.locator('.question .undo')).toBeInViewport({ ratio: 1 })
  await unfold.click()
  for (const order of await orders.all()) {
    await expect(order).toBeInViewport({ ratio: 1 })
    expect(await order.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  }
  await orders.filter({ hasText: 'Riposter au feu ennemi' }).click()
  await expect(page.locator('.kept-orders, .order-line').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(orders.first()).toBeHidden()
})

test('the step of the night in hand is whole in the strip above the map, beside the record too', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(120_000)
  const prepared = await prepareGames(calls, new Set(['sedan'] as const))
  const where = { game: 'sedan', asks: 'night-works', nth: 0 } as const
  const state: State = { name: 'night', title: 'night', where, language: 'fr' }
  await bring(page, host.url(), calls, prepared, state, false)
  await openRecord(page)
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.table-record')).toBeVisible()
    // The strip measures its lines anew a moment after the window has changed its size.
    await expect(async () => {
      const strip = (await page.locator('.gb-now').boundingBox())!
      const step = (await page.locator('.gb-night-steps [aria-current=step]').boundingBox())!
      expect(step.width).toBeGreaterThan(0)
      expect(step.x + step.width).toBeLessThanOrEqual(strip.x + strip.width)
      // The strip has no empty band: below it the map begins, and both lines of it are told.
      const day = (await page.locator('.gb-day').boundingBox())!
      const map = (await page.locator('.table-map').boundingBox())!
      const phases = (await page.locator('.gb-phases').boundingBox())!
      expect(map.y - (day.y + day.height)).toBeLessThan(16)
      expect(day.y + day.height - (phases.y + phases.height)).toBeLessThan(16)
      expect(phases.y - (strip.y + strip.height)).toBeLessThan(16)
    }).toPass({ timeout: 20_000 })
  }
})

test('an open record leaves half of the map in sight, however large the text is, and nothing of it is cut', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(120_000)
  const prepared = await prepareGames(calls, new Set(['sedan'] as const))
  const where = { game: 'sedan', asks: 'rout-test', nth: 0 } as const
  for (const language of ['en', 'fr'] as const) {
    const state: State = { name: 'record', title: 'record', where, language }
    await bring(page, host.url(), calls, prepared, state, false)
    for (const [width, height, text] of lowWindows) {
      await page.setViewportSize({ width, height })
      await setText(page, text)
      await openRecord(page)
      const record = page.locator('.table-record')
      await expect(record).toBeVisible()
      const box = (await record.boundingBox())!
      const map = (await page.locator('.table-map').boundingBox())!
      const covered = Math.max(0, box.x + box.width - map.x)
      expect(covered / map.width, `${width}, ${text} %`).toBeLessThanOrEqual(0.51)
      expect(await record.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    }
  }
})

test('a lesson can be read in a low window with large text, and its buttons are in sight', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(180_000)
  const lesson = states.find(({ name }) => name === 'lesson')!
  await page.setViewportSize({ width: 1280, height: 720 })
  await bring(page, host.url(), calls, {}, { ...lesson, language: 'fr', text: 150 }, false)
  const words = page.locator('.lesson-text')
  await expect(words).toBeInViewport({ ratio: 1 })
  const lines = await words.evaluate((text) => {
    const paragraph = text.querySelector('p')!
    const seen = text.getBoundingClientRect().bottom - paragraph.getBoundingClientRect().top
    return seen / Number.parseFloat(getComputedStyle(paragraph).lineHeight)
  })
  expect(lines).toBeGreaterThan(3)
  for (const button of await page.locator('.lesson-hint button').all())
    await expect(button).toBeInViewport({ ratio: 1 })
})

test('all answers to the first question of The night of Danjoutin are in sight, the last of them too', async ({
  page,
  host,
  calls,
}) => {
  const entry = (await calls.campaigns.list()).find(({ id }) => id === 'belfort-1870')
  const [offer] = entry?.state === 'playable' ? entry.lessons : []
  if (offer === undefined) throw new Error('there is no lesson')
  const { scenario, players, seed } = offer
  const { id } = await calls.games.begin({ campaign: 'belfort-1870', scenario, players, seed })
  await calls.settings.write({ language: 'fr', textSize: 100 })
  await page.goto(host.url())
  await openGame(page, id)
  await expect(page.getByRole('button', { name: 'Non', exact: true })).toBeVisible()
  const windows = lowWindows.filter(([, , text]) => text === '100')
  await expectWholeInLowWindows(page, /^Annuler/, windows)
})
