import { expect, type Page } from 'playwright/test'
import { boardOfZones } from '../../src-renderer/map/board/board.ts'
import { chalonsBoard } from '../campaigns/plans.ts'
import { countActs } from './tools/acts.ts'
import { answers, beginGame, goTo, map, middle, question, readout, stackSpot, stops } from './tools/at-table.ts'
import { expectAccessible, mapAtRest, nextFrames, setAppearance, test } from './tools/house.ts'
import { expectWholeInLowWindows } from './tools/low-windows.ts'

/** Orders as a player gives them: by mouse, by dragging and by keys, with the acts of the hand counted. */

test.use({ viewport: { width: 1280, height: 720 } })

const beaumont = {
  campaign: 'Gaiter Button – Sedan 1870',
  scenario: /Beaumont/,
  seed: 'orders',
  asks: 'choices',
} as const

const card = (page: Page) => page.locator('.order-card')
const march = (page: Page) => card(page).getByRole('button', { name: /^March/ })
const orderLine = (page: Page) => page.locator('.order-line')
const places = new Map(boardOfZones(chalonsBoard())!.places.map((place) => [place.name, place]))
/** How large the map is when it goes to a place, and is then seen from a little further away. */
const scale = 0.9 / 1.3

/** A game in which both sides have kept their decoys, and the Germans are asked for their first operation. */
async function atFirstOperation(page: Page, host: Parameters<typeof beginGame>[1]): Promise<void> {
  await beginGame(page, host, beaumont)
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await page.locator('.game-map[data-sheet="printed"]').waitFor({ timeout: 90_000 })
  for (const side of ['French', 'German']) {
    await expect(page.locator('.who')).toContainText(side)
    await answers(page)
      .filter({ hasText: /^Keep what you have/ })
      .click()
  }
  await expect(question(page)).toHaveText(/^Your operation/)
}

/** Goes to a place, and says where another lies in the window then. */
async function spotBeside(page: Page, here: string, there: string): Promise<[number, number]> {
  await goTo(page, here)
  await page.keyboard.press('-')
  await mapAtRest(page)
  const [x, y] = await middle(page)
  const [from, to] = [places.get(here)!, places.get(there)!]
  return [x + (to.x - from.x) * scale, y + (to.y - from.y) * scale]
}

const from = 'Vienne-le-Château'
const to = 'Grandpré'

test('a march over two zones is three acts of the mouse: the stack, the zone, the button', async ({ page, host }) => {
  await atFirstOperation(page, host)
  const goal = await spotBeside(page, from, to)
  const stack = await stackSpot(page, from)
  const acts = await countActs(page)

  await page.mouse.click(...stack)
  await expect(card(page).getByRole('heading')).toHaveText(`March from ${from}`)
  await expect(page.locator('.stack-viewer')).toHaveCount(0)
  // All who may go together are chosen already, and what is asked otherwise is out of the way.
  const who = card(page).locator('.order-who').getByRole('listitem').getByRole('button')
  await expect(who).toHaveCount(2)
  for (const one of await who.all()) await expect(one).toHaveAttribute('aria-pressed', 'true')
  await expect(answers(page)).toHaveCount(0)
  await expect(march(page)).toHaveAttribute('aria-disabled', 'true')

  // What is to be expected is read before anything is chosen, on the card and at the foot of the map.
  await page.mouse.move(...goal)
  await expect(readout(page)).toHaveText(/^Grandpré · [\d.]+% · \d+ MP · 2 markers$/)
  await expect(card(page)).toContainText(/Arrives: [\d.]+%/)
  await expect(card(page)).toContainText(/\d+ of \d+ MP, 2 fatigue markers\./)
  await expect(card(page)).toContainText('By Autry.')
  await page.mouse.click(...goal)
  await expect(card(page).getByRole('heading')).toHaveText(`March from ${from} to ${to}`)
  await expect(march(page)).toBeFocused()
  await expectAccessible(page)
  await march(page).click()

  await expect(card(page)).toHaveCount(0)
  await expect(question(page)).toHaveText(/Activate another stack/)
  expect(await acts()).toBe(3)
  await goTo(page, to)
  await expect(readout(page)).toHaveText(/^Grandpré · Germans: .*VI Corps ×2/)

  // It was one gesture, and is taken back as one.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page)).toHaveText(/^Your operation/)
  await goTo(page, from)
  await expect(readout(page)).toHaveText(/ · Germans: VI Corps ×2$/)
})

test('a stack is dragged to where it goes, and left where it stands when it is dropped there', async ({
  page,
  host,
}) => {
  await atFirstOperation(page, host)
  const goal = await spotBeside(page, from, to)
  const stack = await stackSpot(page, from)
  const acts = await countActs(page)

  await page.mouse.down()
  await page.mouse.move(stack[0] + 30, stack[1] - 30, { steps: 3 })
  await page.mouse.move(...goal, { steps: 6 })
  await expect(card(page)).toContainText(/Arrives: /)
  await page.mouse.up()
  await expect(march(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveText(/Activate another stack/)
  expect(await acts()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page)).toHaveText(/^Your operation/)

  // The map stood still meanwhile: the stack lies where it lay.
  await page.mouse.move(...stack)
  await page.mouse.down()
  await page.mouse.move(stack[0] + 60, stack[1] - 30, { steps: 3 })
  await expect(card(page)).toBeVisible()
  await page.mouse.move(...stack, { steps: 3 })
  await page.mouse.up()
  await expect(card(page)).toHaveCount(0)
  await expect(question(page)).toHaveText(/^Your operation/)
})

test('a march is ordered by keys, taken back by Escape, and says why it stopped', async ({ page, host }) => {
  await atFirstOperation(page, host)
  await goTo(page, from)
  const acts = await countActs(page)
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading')).toHaveText(`March from ${from}`)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(map(page)).toBeFocused()
  const before = await acts()

  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('counters')
  await page.keyboard.press('ArrowUp')
  await expect(readout(page)).toHaveText(/^Autry/)
  await page.keyboard.press('Enter')
  await expect(march(page)).toBeFocused()
  // Who goes can be chosen: one who is left out does not.
  const first = card(page).locator('.order-who').getByRole('listitem').getByRole('button').first()
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  // Enter still gives the order, as its button says.
  await expect(march(page)).toBeFocused()
  await card(page)
    .getByRole('button', { name: /As proposed/ })
    .click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  expect(await acts()).toBe(before + 3 + 2)
  await expectWholeInLowWindows(page, /^Cancel/)

  // One marker is what it takes to come half-way to Grandpré.
  await card(page).getByRole('combobox', { name: 'Fatigue markers' }).selectOption('1 at most')
  await map(page).focus()
  for (let press = 0; press < 60 && !(await readout(page).innerText()).startsWith(to); press += 1)
    await page.keyboard.press('Shift+N')
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading')).toHaveText(`March from ${from} to ${to}`)
  await page.keyboard.press('Enter')
  await expect(orderLine(page)).toHaveText(/Order stopped: March to Grandpré\. .*with 1 fatigue marker, as ordered/)
  await expect(question(page)).toHaveText(/^The stack/)
  await setAppearance(page, 'Français')
  await expect(orderLine(page)).toHaveText(/Ordre arrêté\s: Marcher vers Grandpré.*comme ordonné/)
  await setAppearance(page, 'English')

  // Whoever acts himself has read it; the next order begins as the last one was carried out.
  await answers(page)
    .filter({ hasText: /^End the activation/ })
    .click()
  await expect(orderLine(page)).toBeEmpty()
  await goTo(page, 'Grandpré')
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('combobox', { name: 'Fatigue markers' })).toHaveValue('1')
})

test('a march of several days is kept, carried on with one key, and dropped', async ({ page, host }) => {
  await atFirstOperation(page, host)
  const kept = page.locator('.kept-orders')
  // A corps is chosen on the card wherever it stands, and aimed at a place that is out of reach today.
  await goTo(page, from)
  await page.keyboard.press('Enter')
  await expect(card(page)).toContainText('counters')
  const army = card(page).getByRole('button', { name: /^Army of/ })
  await army.click()
  await expect(card(page).getByRole('heading')).toHaveText(/^March of \d+ stacks/)
  await expect(army).toHaveAttribute('aria-pressed', 'true')
  await goTo(page, 'Sedan')
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading')).toHaveText(/^March of \d+ stacks to Sedan$/)
  await expect(card(page)).toContainText(/comes as near as it can today|arrival today, /)
  await expectAccessible(page)
  await setAppearance(page, 'Français')
  await expect(card(page).getByRole('heading')).toHaveText(/^Marche de \d+ piles vers Sedan$/)
  await setAppearance(page, 'English')
  await expect(march(page)).toHaveAttribute('aria-disabled', 'false')
  await march(page).click()

  // As many stacks as the operation has room for march one after the other. Who marches too hard loses something; its side says what.
  const loses = question(page).filter({ hasText: 'has to lose' })
  const french = page.locator('.who').filter({ hasText: 'French' })
  await expect(french.or(loses)).toBeVisible()
  while (await loses.isVisible()) {
    const stood = (await stops(page).textContent()) ?? ''
    await answers(page).first().click()
    await expect(stops(page)).not.toHaveText(stood)
    await expect(french.or(loses)).toBeVisible()
  }
  // What is left is offered when its side has its next operation.
  await page.getByRole('button', { name: 'End my operations for today' }).click()
  await expect(kept.getByRole('listitem')).not.toHaveCount(0)
  const carryOn = kept.getByRole('button', { name: /^Carry on: .* to Sedan/ })
  await expect(carryOn.first()).toBeEnabled()
  const before = await stops(page).textContent()
  const acts = await countActs(page)
  await page.keyboard.press('c')
  await expect(stops(page)).not.toHaveText(before ?? '')
  expect(await acts()).toBe(1)
  await expect(orderLine(page)).toContainText(/March to Sedan|Sedan/)
  const left = await kept.getByRole('listitem').count()
  await kept
    .getByRole('button', { name: /^Drop the order/ })
    .first()
    .click()
  await expect(kept.getByRole('listitem')).toHaveCount(left - 1)
})

test('information about the place pointed at does not move the answers', async ({ page, host }) => {
  await atFirstOperation(page, host)
  const activate = answers(page).filter({ visible: true })
  const told = page.locator('.gb-threat')
  const places = await activate.count()
  const before = await Promise.all(Array.from({ length: places }, (_, nth) => activate.nth(nth).boundingBox()))
  for (const nth of [0, 3, 6]) {
    const words = (await activate.nth(nth).locator('.answer-words').innerText()).split('\n').at(-1)!
    await activate.nth(nth).hover()
    await expect(told.getByRole('heading', { name: words })).toBeVisible()
    await nextFrames(page)
    expect(await activate.nth(nth).boundingBox(), words).toEqual(before[nth])
    expect(await activate.last().boundingBox(), words).toEqual(before.at(-1))
  }
})

test('who stands by a bridge is ordered to destroy it, and who clicks the enemy is told whose he is', async ({
  page,
  host,
}) => {
  await atFirstOperation(page, host)
  await goTo(page, 'Nouart')
  await page.keyboard.press('Enter')
  const works = card(page)
    .locator('.order-others')
    .getByRole('button', { name: /^Destroy the bridge/ })
  await expect(works).toHaveCount(2)
  const before = await stops(page).textContent()
  await works.first().click()
  await expect(card(page)).toHaveCount(0)
  await expect(stops(page)).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(question(page)).toHaveText(/^Your operation/)
  await goTo(page, 'Raucourt')
  await page.keyboard.press('Enter')
  await expect(page.getByText('are those of the French side')).toBeVisible()
})

test('a day in which nobody acts is two acts, and a usual night two more', async ({ page, host }) => {
  await atFirstOperation(page, host)
  const acts = await countActs(page)
  const passDay = page.getByRole('button', { name: 'End my operations for today' })
  await expect(page.locator('.quick-orders')).toContainText(/Could still act: Attigny, .* and \d places more\./)
  await expectWholeInLowWindows(page)
  await passDay.click()
  await expect(page.locator('.who')).toContainText('French')
  await expect(orderLine(page)).toContainText('Order: End of operations for today. It goes on.')
  await orderLine(page).getByRole('button', { name: 'Take back' }).click()
  await expect(orderLine(page)).toBeEmpty()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.who')).toContainText('German')
  expect(await acts()).toBe(3)

  await passDay.click()
  await expect(page.locator('.who')).toContainText('French')
  await passDay.click()
  const night = page.getByRole('button', { name: 'This night as usual' })
  await expect(night).toBeVisible()
  await expect(page.locator('.quick-orders')).toContainText('Infantry comes back first')
  await expectWholeInLowWindows(page)
  await night.click()
  await expect(async () => {
    if (await night.isVisible()) await night.click()
    await expect(page.locator('.gb-day')).toContainText('31 August', { timeout: 1000 })
  }).toPass()
  expect(await acts()).toBeLessThanOrEqual(3 + 4)
})

test('handing over takes one click without passphrases, and the table can be covered first', async ({ page, host }) => {
  await beginGame(page, host, { ...beaumont, fog: true })
  await page.getByRole('button', { name: 'Sit down' }).click()
  const keepRest = answers(page).filter({ hasText: /^Keep what you have/ })
  await keepRest.click()
  const handOver = page.getByRole('button', { name: 'Hand over to the German side' })
  // Until the table is handed over the other side has not seen it, and it can be undone.
  await expect(handOver).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(handOver).toHaveCount(0)
  await keepRest.click()
  const acts = await countActs(page)
  await handOver.click()
  await expect(page.locator('.who')).toContainText('The German side decides')
  expect(await acts()).toBe(1)
  await answers(page)
    .filter({ hasText: /^Keep what you have/ })
    .click()
  await page.getByRole('button', { name: 'End my operations for today' }).click()
  await page.getByRole('button', { name: 'Cover the table' }).click()
  await expect(page.getByRole('heading', { name: 'The French player sits down' })).toBeVisible()
  await expect(page.locator('.question')).toHaveCount(0)
})
