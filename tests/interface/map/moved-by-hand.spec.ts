import { expect, type Locator, type Page } from 'playwright/test'
import { answers, beginGame, goTo, map, middle, openRecord, stops } from '../tools/at-table.ts'
import { mapAtRest, setAppearance, test } from '../tools/house.ts'
import { mapDesk, sketchOn } from '../tools/map-desk.ts'

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

test('who moves the map keeps the focus where it was, and digits count after the line of play and a layer', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { campaign: 'Portable Spicheren', seed: 'hand' })
  await mapAtRest(page)
  const answer = answers(page).first()
  await answer.focus()
  const [x, y] = await middle(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 40, { steps: 4 })
  await page.mouse.up()
  await expect(answer).toBeFocused()
  // Nothing had the focus: then the map has it, and its keys count.
  await answer.evaluate((one) => (one as HTMLElement).blur())
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
  await expect(map(page)).toBeFocused()
  // Nor does the small picture of the map take it, which is there near the map, where there is room for it.
  await page.getByRole('button', { name: 'Fold the record away' }).click()
  await page.mouse.move(...(await middle(page)))
  for (let notch = 0; notch < 6; notch++) await page.mouse.wheel(0, -100)
  await answer.focus()
  await page.locator('.map-overview').click({ position: { x: 40, y: 40 } })
  await expect(answer).toBeFocused()
  await openRecord(page)

  await page.keyboard.press('9')
  await expect(stops(page)).toHaveText(/^1 of 1/)
  const line = page.getByRole('slider')
  await line.focus()
  await page.keyboard.press('Control+z')
  await expect(stops(page)).toHaveText(/^0 of 0/)
  await page.getByRole('button', { name: 'Layers' }).click()
  await page.getByRole('region', { name: 'Layers' }).getByRole('radio').first().focus()
  await expect(answers(page).last()).toBeEnabled()
  await page.keyboard.press('9')
  await expect(stops(page)).toHaveText(/^1 of 1/)
})

test('who drags the map past its rim and back has it where it was', async ({ page, host }) => {
  await beginGame(page, host, { campaign: 'Portable Spicheren', seed: 'hand' })
  await mapAtRest(page)
  const [x, y] = await middle(page)
  await page.mouse.move(x, y)
  for (let notch = 0; notch < 3; notch++) await page.mouse.wheel(0, -100)
  await mapAtRest(page)
  const before = await leftTop(page)
  await page.mouse.down()
  // As often as it takes to reach the rim, and on: the map stands still there.
  await page.mouse.move(x + 300, y, { steps: 4 })
  await page.mouse.move(x + 900, y, { steps: 6 })
  await mapAtRest(page)
  const atRim = await leftTop(page)
  expect(before.x - atRim.x).toBeLessThan(850)
  await page.mouse.move(x, y, { steps: 8 })
  await page.mouse.up()
  await mapAtRest(page)
  const after = await leftTop(page)
  expect(after.x).toBeCloseTo(before.x, -1)
  expect(after.y).toBeCloseTo(before.y, -1)
})

test('a card beside a place closes when the wheel moves the map', async ({ page, host }) => {
  await beginGame(page, host)
  await goTo(page, 'Saarbrücken')
  await page.mouse.click(...(await middle(page)))
  await expect(page.locator('.popover')).toBeVisible()
  // Over itself the wheel leaves it.
  await page.locator('.popover').hover()
  await page.mouse.wheel(0, -100)
  await expect(page.locator('.popover')).toBeVisible()
  await page.mouse.move(...(await middle(page)))
  await page.mouse.wheel(0, -100)
  await expect(page.locator('.popover')).toHaveCount(0)
})

test('the wheel scales the map over its buttons and its small picture, too', async ({ page, host }) => {
  await beginGame(page, host, { campaign: 'Portable Spicheren', seed: 'hand' })
  await page.getByRole('button', { name: 'Fold the record away' }).click()
  await mapAtRest(page)
  let { part } = await leftTop(page)
  for (const what of [page.getByRole('button', { name: /^Measure a way/ }), page.locator('.map-overview')]) {
    await page.mouse.move(...(await middleOf(what)))
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100)
    await mapAtRest(page)
    const now = await leftTop(page)
    expect(now.part).toBeLessThan(part * 0.7)
    part = now.part
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('two fingers near each other move a map, and scale it as they part', async ({ page, host }) => {
    await beginGame(page, host, { campaign: 'Portable Spicheren', seed: 'hand' })
    await mapAtRest(page)
    const [x, y] = await middle(page)
    await page.mouse.move(x, y)
    for (let notch = 0; notch < 4; notch++) await page.mouse.wheel(0, -100)
    await mapAtRest(page)
    const touch = await fingersOn(page)
    const before = await leftTop(page)
    await touch('touchStart', [x - 40, y])
    await touch('touchStart', [x - 40, y], [x + 40, y])
    for (let step = 1; step <= 6; step++)
      await touch('touchMove', [x - 40 - step * 10, y - step * 8], [x + 40 - step * 10, y - step * 8])
    await touch('touchEnd')
    await mapAtRest(page)
    const after = await leftTop(page)
    expect(after.x - before.x).toBeCloseTo(60, -1)
    expect(after.y - before.y).toBeCloseTo(48, -1)
    expect(after.part).toBeCloseTo(before.part, 3)

    await touch('touchStart', [x - 30, y])
    await touch('touchStart', [x - 30, y], [x + 30, y])
    for (let step = 1; step <= 6; step++) await touch('touchMove', [x - 30 - step * 2.5, y], [x + 30 + step * 2.5, y])
    await touch('touchEnd')
    await mapAtRest(page)
    // Half as far apart again: half as large again.
    expect(after.part / (await leftTop(page)).part).toBeCloseTo(1.5, 1)
  })

  test('the map of the bench goes with two fingers as they go, is scaled as they part, and is never lost', async ({
    page,
    host,
  }) => {
    await mapDesk(page, host, 'spicheren-1870', /Spicheren/)
    const [x, y] = await middleOf(sketchOn(page))
    const touch = await fingersOn(page)
    // What is chosen stays so.
    await touch('touchStart', [x, y])
    await touch('touchEnd')
    const card = page.getByRole('region', { name: /^Card of / })
    await expect(card).toBeVisible()
    const chosen = await card.getAttribute('aria-label')
    const before = await seenOf(sketchOn(page))
    await touch('touchStart', [x - 40, y])
    await touch('touchStart', [x - 40, y], [x + 40, y])
    for (let step = 1; step <= 6; step++) await touch('touchMove', [x - 40 - step * 10, y], [x + 40 - step * 10, y])
    for (let step = 1; step <= 4; step++) await touch('touchMove', [x - 100 - step * 10, y], [x - 20 + step * 10, y])
    await touch('touchEnd')
    const after = await seenOf(sketchOn(page))
    await expect(card).toHaveAttribute('aria-label', chosen!)
    expect(before.width / after.width).toBeCloseTo(2, 1)
    // What lay in the middle lies 60 pixels to the left of it, twice as large: the middle has gone by 30 of the pixels before.
    expect((after.x + after.width / 2 - (before.x + before.width / 2)) / (before.width / before.across)).toBeCloseTo(
      30,
      -1,
    )

    for (let drag = 0; drag < 6; drag++) {
      await page.mouse.move(x + 200, y)
      await page.mouse.down()
      await page.mouse.move(x - 250, y, { steps: 3 })
      await page.mouse.up()
    }
    const far = await seenOf(sketchOn(page))
    expect(far.x + far.width / 2).toBeLessThanOrEqual(before.x + before.width + 1)
  })
})

/** Fingers on the glass of a page: where each of them is. */
async function fingersOn(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: (readonly [number, number])[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
}

/** What part of the sheet a sketch shows, in its units, and how many pixels wide it is. */
const seenOf = (sketch: Locator): Promise<{ x: number; width: number; across: number }> =>
  sketch.evaluate((svg) => {
    const [x = 0, , width = 0] = svg.getAttribute('viewBox')!.split(' ').map(Number)
    return { x, width, across: svg.clientWidth }
  })

async function middleOf(sketch: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await sketch.boundingBox())!
  return [x + width / 2, y + height / 2]
}

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

/** Where the left upper corner of what is seen lies on the sheet, in pixels of the map, and how large a pixel is, by the frame in its small picture. */
const leftTop = (page: Page): Promise<{ x: number; y: number; part: number }> =>
  page.evaluate(() => {
    const seen = document.querySelector<HTMLElement>('.map-overview-seen')!
    const { m41, m42 } = new DOMMatrix(seen.style.transform)
    const part = Number.parseFloat(seen.style.width) / document.querySelector('.game-map-frame')!.clientWidth
    return { x: m41 / part, y: m42 / part, part }
  })
