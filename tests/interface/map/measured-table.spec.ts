import { expect, type Locator, type Page } from 'playwright/test'
import { answers, beginGame, expectNoOverflow, goTo, middle, question, stops } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, mapAtRest, nextFrames, setText, test } from '../tools/house.ts'
import type { RunningHost } from '../tools/hosts.ts'
import { lowWindows } from '../tools/low-windows.ts'

test.use({ viewport: { width: 1280, height: 720 } })

/** Gives the first answer with these words, and waits until the table has taken it. */
async function give(page: Page, words: RegExp): Promise<void> {
  const before = await stops(page).innerText()
  await answers(page).filter({ hasText: words }).first().click()
  await expect(stops(page)).not.toHaveText(before)
}

test('a battalion on a measured table: cards, a move by inches, who could fire at whom', async ({ page, host }) => {
  test.setTimeout(180_000)
  await beginGame(page, host, { campaign: 'Escape from Sedan', scenario: 'One battalion, one hill', seed: 'table' })
  const cards = page.getByRole('region', { name: 'Command cards' })
  await expect(question(page)).toHaveText('Who goes first this turn?')
  // Commanders of this battle alone have hands.
  await expect(cards.getByRole('listitem')).toHaveCount(2)
  await expect(cards.getByRole('listitem').first()).toContainText(/number/)
  // Turn and phase stand over the map, and are not said again beside the question.
  for (const [width, height, text] of [[1600, 1000, '100'], ...lowWindows] as const) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    await expect(cards.getByText(/Turn 1/)).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.question').getByText(/Turn 1/)).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await setText(page, '100')
  await give(page, /Go first/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')

  // The dice fall, and the answers say how far they reach.
  await give(page, /: move/)
  await expect(question(page)).toContainText('the dice allow')
  await expect(answers(page).filter({ hasText: 'Go to 1″' })).toHaveCount(1)
  await expectNoOverflow(page)
  await give(page, /Go to 1″/)
  await give(page, /Halt/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')

  // The layer says in words who could fire at whom.
  await page.getByRole('button', { name: 'Layers' }).click()
  const layers = page.getByRole('region', { name: 'Layers' })
  await layers.getByRole('radio', { name: 'Command' }).check()
  await expect(layers.getByRole('region', { name: 'Findings' }).getByRole('listitem').first()).toContainText(
    /hear|out of command/,
  )
  await layers.getByRole('radio', { name: 'Fire' }).check()
  await expect(layers.getByRole('region', { name: 'Findings' })).toContainText(/inches|Nobody/)
  await keepPicture(page, 'measured-table')
  await expectAccessible(page)
})

test('a first turn: measured with the ruler, cards for a second action, the reactions on one card', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  const request = { campaign: 'Escape from Sedan', scenario: 'One battalion, one hill', seed: 'table' }
  await beginGame(page, host, { ...request, asks: 'choices' })
  // These dice give the initiative to the Germans, who leave the first turn to the French.
  await give(page, /Let the enemy go first/)

  // The ruler measures from edge to edge, by keys as by mouse.
  await page.getByRole('application').focus()
  await page.keyboard.press('m')
  const told = page.locator('.map-measured')
  await expect(told).toHaveText('Measuring: choose a unit, a commander or a place. Escape ends it.')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(told).toContainText('Measuring from ')
  await page.keyboard.press('ArrowUp')
  await expect(told).toContainText(/edge to edge: \d+(\.\d)?″/)
  await keepPicture(page, 'measured-table-ruler')
  await page.keyboard.press('Escape')
  await expect(told).toHaveCount(0)

  // The French go nearer and keep their cards: R turns the battalion, which can be taken back.
  await give(page, /: move/)
  await expect(question(page)).toContainText('the dice allow')
  const stood = await stops(page).innerText()
  await page.getByRole('application').focus()
  await page.keyboard.press('r')
  await expect(stops(page)).not.toHaveText(stood)
  await expect(answers(page).filter({ hasText: 'Pivot to face' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stops(page)).toHaveText(stood)
  await give(page, /Go to 1″/)
  await give(page, /Halt/)
  await give(page, /End the phase/)
  await expect(question(page)).toHaveText('Command phase 1: each action costs 1 card.')
  await give(page, /End the phase/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')
  await give(page, /End the phase/)
  await give(page, /: move/)
  await expect(question(page)).toHaveText(/With which\?|the dice allow/)
  if ((await answers(page).filter({ hasText: 'Pay with' }).count()) > 0) await give(page, /Pay with/)
  await expect(question(page)).toContainText('the dice allow')
  await give(page, /Go to 1″/)
  await give(page, /Halt/)

  // Nothing else can be paid for, so that the phase ends. Who could react is asked on one card, which is answered at once.
  const card = page.locator('.order-card')
  await expect(card.getByRole('heading')).toHaveText('Who fires at the units that have acted?')
  await expect(card).toContainText('Nobody bears on a unit that has acted.')
  await expectNoOverflow(page)
  await expectAccessible(page)
  await keepPicture(page, 'measured-table-reactions')
  // Enter gives it wherever the focus has been left.
  await expect(card.getByRole('button', { name: /Nobody reacts/ })).toBeEnabled()
  await card.getByRole('heading').blur()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText('Command phase 2: each action costs 2 cards.')
})

test('a unit on a measured table is turned by the wheel over it, and dragged to where it is to stop', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  const request = { campaign: 'Escape from Sedan', scenario: 'One battalion, one hill', seed: 'table' }
  await beginGame(page, host, { ...request, asks: 'choices' })
  await give(page, /Let the enemy go first/)
  const move = answers(page)
    .filter({ hasText: /: move/ })
    .first()
  const name = (await move.innerText()).split(':')[0]!.trim()
  await give(page, /: move/)
  await expect(question(page)).toContainText('the dice allow')
  const stood = await stops(page).innerText()
  await goTo(page, name)
  await mapAtRest(page)
  const [x, y] = await middle(page)

  await page.mouse.move(x, y, { steps: 2 })
  await nextFrames(page)
  await page.mouse.wheel(0, 100)
  await expect(stops(page)).not.toHaveText(stood)
  await expect(answers(page).filter({ hasText: 'Pivot to face' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(stops(page)).toHaveText(stood)
  await expect(question(page)).toContainText('the dice allow')

  // Who is on its way can be told to go on and halt by one order.
  await expect(
    page.locator('.quick-orders').getByRole('button', { name: /as far as the dice allow, and halt/ }),
  ).toBeVisible()

  // The French face north: dragged there it goes on; to a side it would turn.
  await goTo(page, name)
  await mapAtRest(page)
  const [fromX, fromY] = await middle(page)
  await page.mouse.move(fromX, fromY, { steps: 2 })
  await nextFrames(page)
  // Let go of beside the map it stays; taken back with Escape, the map stays as well while the hand still presses.
  const seen = () => page.locator('.map-overview-seen').getAttribute('style')
  const before = await seen()
  await page.mouse.down()
  await page.mouse.move(1200, fromY, { steps: 8 })
  await page.mouse.up()
  await expect(stops(page)).toHaveText(stood)
  await page.mouse.move(fromX, fromY, { steps: 2 })
  await nextFrames(page)
  await page.mouse.down()
  await page.mouse.move(fromX, fromY - 100, { steps: 4 })
  await page.keyboard.press('Escape')
  await page.mouse.move(fromX, fromY - 200, { steps: 4 })
  await page.mouse.up()
  await mapAtRest(page)
  expect(await seen()).toBe(before)
  await expect(stops(page)).toHaveText(stood)

  await page.mouse.move(fromX, fromY, { steps: 2 })
  await nextFrames(page)
  await page.mouse.down()
  await page.mouse.move(fromX, fromY - 200, { steps: 8 })
  await nextFrames(page)
  // While it is in the hand, the foot of the map says how far it goes and what that leaves of the dice; its answer is lit.
  await expect(page.locator('.readout')).toHaveText(/Go to \d+″: \d+″ left/)
  await expect(page.locator('.answer.lit')).toHaveText(/Go to \d+″/)
  await page.mouse.up()
  // It went as far as the dice allow, after which there was nothing but to halt.
  await expect(stops(page)).toContainText(/Go to|Halt/)
})

/** A game whose first unit may move; the map has gone to it. With the answers that move somebody, and how many stops there are by then. */
async function atFirstMove(page: Page, host: RunningHost): Promise<{ before: string; move: Locator }> {
  const request = { campaign: 'Escape from Sedan', scenario: 'One battalion, one hill', seed: 'table' }
  await beginGame(page, host, { ...request, asks: 'choices' })
  await give(page, /Let the enemy go first/)
  const move = answers(page).filter({ hasText: /: move/ })
  const name = (await move.first().innerText()).split(':')[0]!.trim()
  const before = await stops(page).innerText()
  await goTo(page, name)
  await mapAtRest(page)
  return { before, move }
}

test('a unit that may move is aimed by dragging it, and has its order where it is let go; nowhere else, and not with Escape', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  const { before } = await atFirstMove(page, host)
  const [x, y] = await middle(page)
  const drag = async (end: () => Promise<void>) => {
    await page.mouse.move(x, y, { steps: 2 })
    await nextFrames(page)
    await page.mouse.down()
    await page.mouse.move(x, y - 100, { steps: 4 })
    await expect(page.locator('.readout')).toContainText('Let it go here to order the move')
    await end()
    await page.mouse.up()
    await expect(page.locator('.readout')).not.toContainText('Let it go here to order the move')
  }
  await drag(() => page.keyboard.press('Escape'))
  await drag(() => page.mouse.move(x, y, { steps: 4 }))
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')
  await expect(stops(page)).toHaveText(before)
  await drag(async () => {})
  await expect(question(page)).toContainText('the dice allow')
  await page.mouse.move(x, y, { steps: 2 })
  await nextFrames(page)
  await page.mouse.down()
  await page.mouse.move(x, y - 200, { steps: 8 })
  await nextFrames(page)
  await expect(page.locator('.answer.lit')).toHaveText(/Go to \d+″/)
  await page.mouse.up()
  await expect(stops(page)).toContainText(/Go to|Halt/)
  expect(await stops(page).innerText()).not.toBe(before)
})

test('a unit goes ahead by one order of the menu beside it, and has acted', async ({ page, host }) => {
  test.setTimeout(180_000)
  const { before, move } = await atFirstMove(page, host)
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  await page.locator('.popover').getByRole('button', { name: 'Go ahead as far as the dice allow, and halt' }).click()
  await expect(stops(page)).not.toHaveText(before)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')
  await expect(move).toHaveCount(0)
})

test('one order for several turns: a unit takes the column, and goes ahead with a key when the next free phase comes', async ({
  page,
  host,
}) => {
  test.setTimeout(180_000)
  const request = { campaign: 'Escape from Sedan', scenario: 'The charges of Floing', seed: 'table' }
  await beginGame(page, host, { ...request, asks: 'choices' })
  for (let acts = 0; acts < 12 && !/Free phase/.test(await question(page).innerText()); acts += 1)
    await give(page, /^(?!.*Undo)/)
  // These dice give the initiative to the Germans, who go first.
  await goTo(page, 'IR 80')
  await mapAtRest(page)
  await page.getByRole('application').focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('.popover')
  await expect(menu).toBeVisible()
  // Everything that it can be told is in sight.
  for (const choice of await menu.getByRole('button').all()) await expect(choice).toBeInViewport({ ratio: 1 })
  // At Floing an enemy is nearer than rifles reach.
  await menu
    .getByRole('button', { name: 'In column, turn after turn, to 12″ from an enemy or ground that costs a die' })
    .click()
  const kept = page.locator('.kept-orders')
  await expect(kept).toContainText('IR 80 in column')
  await expect(page.locator('.order-line')).toContainText('Goes on later: IR 80 advances turn after turn in column.')

  // In command phases, which cost cards, it waits; it is carried on in the next free phase of its side.
  const carryOn = kept.getByRole('button', { name: 'Carry on: IR 80 in column' })
  for (let phases = 0; phases < 12 && !(await carryOn.isVisible()); phases += 1)
    await give(page, /End the phase|Go first/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')
  // A new question takes answers after a moment.
  await expect(carryOn).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('c')
  await expect(page.locator('body')).toContainText(/IR 80 moves/)
})

test.describe('on a screen of fine dots, with a machine too slow for all of them', () => {
  test.use({ deviceScaleFactor: 2 })

  test('commanders stay where they stand while the map moves with fewer dots', async ({ page, host }) => {
    await page.addInitScript(() => {
      // A frame takes longer than a screen waits for one.
      const ask = window.requestAnimationFrame.bind(window)
      window.requestAnimationFrame = (paint) =>
        ask((time) => {
          paint(time)
          const begun = performance.now()
          while (performance.now() < begun + 30);
        })
    })
    await beginGame(page, host, { campaign: 'Escape from Sedan', scenario: 'The charges of Floing', seed: 'fine' })
    await mapAtRest(page)
    await page.evaluate(watchDots)
    const [x, y] = await middle(page)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await expect(async () => {
      for (const by of [20, 40, 60, 80, 100, 120]) {
        await page.mouse.move(x + by, y + by)
        await nextFrames(page)
      }
      expect(await page.evaluate(`window.moving?.dots`)).toBe(1)
    }).toPass()
    await page.mouse.up()
    await expect.poll(() => page.evaluate(`window.still?.dots`)).toBe(2)
    expect(await page.evaluate(farthestApart)).toBeLessThan(35)
  })
})

/** How the map looked in a frame, and how many dots a pixel had. */
type Look = { readonly dots: number; readonly pixels: Uint8ClampedArray }
type Watched = { moving?: Look | undefined; still?: Look | undefined }

/** Keeps how the map looked in the last frame with one dot a pixel, and in the latest one with more after it. */
function watchDots(): void {
  const watched = window as Watched
  const [across, down] = [400, 300]
  const small = document.createElement('canvas')
  small.width = across
  small.height = down
  const pen = small.getContext('2d', { willReadFrequently: true })!
  pen.imageSmoothingQuality = 'high'
  const watch = (): void => {
    const canvas = document.querySelector<HTMLCanvasElement>('.game-map-frame canvas')!
    const dots = Math.round(canvas.width / canvas.clientWidth)
    pen.drawImage(canvas, 0, 0, across, down)
    const look = { dots, pixels: pen.getImageData(0, 0, across, down).data }
    if (dots === 1) [watched.moving, watched.still] = [look, undefined]
    else if (watched.moving !== undefined) watched.still = look
    requestAnimationFrame(watch)
  }
  watch()
}

/** How far apart the colours of a small square are, at most, on the map that stood still and on the one that moved last, on average over its spots. */
function farthestApart(): number {
  const { moving, still } = window as Watched
  const [before, after] = [moving!.pixels, still!.pixels]
  const [across, down, square] = [400, 300, 6]
  let farthest = 0
  for (let top = 0; top + square <= down; top += 3)
    for (let left = 0; left + square <= across; left += 3) {
      const apart = [0, 0, 0]
      for (let spot = 0; spot < square ** 2; spot++) {
        const at = 4 * ((top + Math.floor(spot / square)) * across + left + (spot % square))
        for (let part = 0; part < 3; part++) apart[part]! += (after[at + part]! - before[at + part]!) / square ** 2
      }
      farthest = Math.max(farthest, ...apart.map(Math.abs))
    }
  return farthest
}
