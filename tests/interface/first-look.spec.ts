import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { answers, beginGame, fillNewGame, goTo, map, question, stackSpot, stops } from './tools/at-table.ts'
import { mapAtRest, often, setText, test } from './tools/house.ts'
import { expectWholeInLowWindows, lowWindows } from './tools/low-windows.ts'

/** Folds the record away, which the helpers of other tests unfold. */
async function foldRecord(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Record', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'true') await button.click()
}

test('a new game begins with a button on the first screen, its options folded under what differs', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await fillNewGame(page, { campaign: 'Gaiter Button – Sedan 1870' })
  const options = page.locator('.new-game-options')
  await expect(options.getByRole('checkbox').first()).toBeHidden()
  await expect(options.locator('summary')).toContainText('default')
  await options.locator('summary').click()
  const label = await options.locator('label').first().innerText()
  await options.getByRole('checkbox').first().click()
  await expect(options.locator('summary')).toContainText(`changed: ${label.split(' rule')[0]?.trim()}`)
  for (const [width, height, text] of lowWindows) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('where a scenario has no options nothing is there to be unfolded', async ({ page, host }) => {
  await page.goto(host.url())
  await fillNewGame(page, { campaign: 'Escape from Sedan' })
  await expect(page.getByText('This scenario has no options.')).toBeVisible()
  await expect(page.locator('.new-game-options')).toHaveCount(0)
})

test('choices for a new game are still there on returning to the form, until the game is begun', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  const goHere = () => page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'New game' }).click()
  await goHere()
  const campaigns = page.getByRole('combobox', { name: 'Campaign' })
  await campaigns.selectOption('Gaiter Button – Sedan 1870')
  const scenario = page.getByRole('radio', { name: /Beaumont/ })
  await scenario.check()
  await page.getByRole('button', { name: 'Change sides' }).click()
  await page.getByRole('radio', { name: /open/i }).check()
  const options = page.locator('.new-game-options')
  await options.locator('summary').click()
  await options.getByRole('checkbox').first().click()
  await page
    .getByRole('navigation', { name: 'Campaigns' })
    .getByRole('button', { name: /Storm over Belfort/ })
    .click()
  await expect(campaigns).toHaveCount(0)
  await goHere()
  await campaigns.selectOption('Portable Spicheren')
  await expect(page.getByRole('radio', { name: /Beaumont/ })).toHaveCount(0)
  await campaigns.selectOption('Gaiter Button – Sedan 1870')
  await expect(scenario).toBeChecked()
  await expect(page.locator('.player').getByRole('combobox').first()).toHaveValue('officer')
  await expect(page.getByRole('radio', { name: /open/i })).toBeChecked()
  await expect(options.locator('summary')).toContainText('changed')
  await page.reload()
  await expect(campaigns).toHaveValue('chalons-1870')
  await expect(scenario).toBeChecked()
  await expect(page.locator('.player').getByRole('combobox').first()).toHaveValue('officer')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await goHere()
  await campaigns.selectOption('Gaiter Button – Sedan 1870')
  await expect(page.locator('.player').getByRole('combobox').first()).toHaveValue('person')
  await expect(scenario).not.toBeChecked()
})

test('who plays is on the first screen: a person against an officer, and sides are changed by one click', async ({
  page,
  host,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(host.url())
  await page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'New game' }).click()
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption('Gaiter Button – Sedan 1870')
  const players = page.locator('.player').getByRole('combobox')
  const seen = () => players.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value))
  await expect.poll(seen, often).toEqual(['person', 'officer'])
  for (const one of [players.nth(0), players.nth(1), page.getByRole('radio', { name: /Each side sees only/ })])
    await expect(one).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Change sides' }).click()
  await expect.poll(seen, often).toEqual(['officer', 'person'])
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(question(page)).toBeVisible()
  await expect(page.locator('.who')).toContainText('German')
})

test('all answers of the first questions, undo and the journal are in sight, and nothing of them is scrolled', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  await foldRecord(page)
  await expectWholeInLowWindows(page)
})

test('ten lines of the journal are beside the map without opening anything', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  await foldRecord(page)
  const lines = page.locator('.latest li')
  for (let act = 0; act < 30 && (await lines.count()) < 12; act += 1) {
    await expect(stops(page)).toHaveText(new RegExp(`^${act} of ${act}( |$)`))
    await answers(page).last().click()
  }
  await expect.poll(() => lines.count(), often).toBeGreaterThanOrEqual(12)
  for (const line of (await lines.all()).slice(0, 10)) await expect(line).toBeInViewport({ ratio: 1 })
})

test('a double click answers one question', async ({ page, host }) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  const asked = await question(page).innerText()
  await answers(page).last().dblclick()
  await expect(stops(page)).toHaveText(/^1 of 1/)
  await expect(question(page)).not.toHaveText(asked)
  // Once the question can be answered, nothing of the second click is under way.
  await expect(answers(page).last()).toBeEnabled()
  await expect(stops(page)).toHaveText(/^1 of 1/)
  await answers(page).last().click()
  await expect(stops(page)).toHaveText(/^2 of 2/)
})

const campaign = { campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870', seed: 'a' } as const

/** Nobody lays out decoys, and one stack is activated by the list. */
async function activateOne(page: Page): Promise<void> {
  for (let side = 0; side < 2; side += 1) {
    await answers(page)
      .filter({ hasText: /^Keep what you have/ })
      .click()
    await expect(stops(page)).toHaveText(new RegExp(`^${side + 1} of`))
  }
  await answers(page)
    .filter({ hasText: /^Activate in/ })
    .first()
    .click()
  await expect(question(page)).toContainText('Who is activated')
}

test('the map moves to what the question is about, and back to where the player was', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await beginGame(page, host, campaign)
  await foldRecord(page)
  const part = () => page.locator('.map-overview-seen').getAttribute('style')
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('there is no map')
  // Belgium, which is empty.
  await page.mouse.move(box.x + box.width * 0.7, box.y + 40)
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -240)
  await mapAtRest(page)
  const left = await part()
  await activateOne(page)
  await mapAtRest(page)
  expect(await part()).not.toBe(left)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(question(page)).toContainText('Your operation')
  await mapAtRest(page)
  expect(await part()).toBe(left)
})

test('pointing at an answer that marches selects its place in the list of ways', async ({ page, host }) => {
  await beginGame(page, host, campaign)
  await activateOne(page)
  const next = answers(page).filter({ hasText: /^(Take |March off|Keep the marker|Draw a fatigue)/ })
  const ways = answers(page).filter({ hasText: /^March to/ })
  for (let act = 3; act < 12 && (await ways.count()) < 2; act += 1) {
    await expect(stops(page)).toHaveText(new RegExp(`^${act} of ${act}( |$)`))
    await next.last().click()
    await expect(stops(page)).toHaveText(new RegExp(`^${act + 1} of`))
  }
  for (const way of [ways.nth(0), ways.nth(1)]) {
    const place = ((await way.locator('.answer-words').textContent()) ?? '').replace('March to ', '')
    await way.hover()
    await expect(page.locator('.gb-goal option:checked')).toHaveText(place)
  }
})

test('after a second click on “Hand over” the focus is on the heading of the table', async ({ page, host }) => {
  await beginGame(page, host, { ...campaign, fog: true })
  await page.locator('.curtain button').first().click()
  await answers(page)
    .filter({ hasText: /^Keep what you have/ })
    .click()
  await page.getByRole('button', { name: /^Hand over/ }).dblclick()
  await expect(page.locator('.who')).toContainText('German')
  // As always when a player sits down at the table.
  await expect(page.locator('h1:focus')).toHaveCount(1)
})

test('a click on a stack selects all of it for a layer that needs units', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await beginGame(page, host, campaign)
  await foldRecord(page)
  await goTo(page, 'Ménil-Annelles')
  await mapAtRest(page)
  await page.keyboard.press('l')
  const layers = page.getByRole('region', { name: 'Layers' })
  await layers.getByRole('radio', { name: 'Reach', exact: true }).check()
  await expect(layers).toContainText('First choose on the map what it is about.')
  const stack = page.locator('.stack-viewer')
  await stackSpot(page, 'Ménil-Annelles')
  await page.mouse.down()
  await page.mouse.up()
  await expect(layers).toContainText('About: Ménil-Annelles')
  await expect(stack).toHaveCount(0)
})
