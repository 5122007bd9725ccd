import { expect, type Locator, type Page } from 'playwright/test'
import type { Calls } from '../main/socket.ts'
import { goTo, map, middle } from './tools/at-table.ts'
import { test } from './tools/at-host.ts'
import { expectAccessible, keepStillPicture, setAppearance } from './tools/house.ts'
import { expectWholeInLowWindows } from './tools/low-windows.ts'
import { openAtTable } from './tools/without-form.ts'

/** Battles and reconnaissances on their cards: by mouse and keys, with what the hand does counted, and results told. */

test.use({ viewport: { width: 1280, height: 720 } })

const people: ['person', 'person'] = ['person', 'person']
const guards = ['ge-g-1', 'ge-g-2', 'ge-g-c', 'albert-of-saxony']
const card = (page: Page): Locator => page.locator('.order-card')
const result = (page: Page): Locator => page.locator('.result-card')
const handOver = (page: Page): Locator => page.locator('.hand-over')

/** The German guard has come to Beaumont at one machine, and the French are asked for their operation. */
async function beforeBeaumont(calls: Calls): Promise<number> {
  const begun = {
    campaign: 'chalons-1870',
    scenario: 'beaumont-sedan',
    seed: 'a',
    players: { sides: people, open: false },
  }
  const { id } = await calls.games.begin(begun)
  await calls.games.open({ id })
  for (const side of [0, 1]) {
    await calls.games.sit({ id, side })
    await calls.games.act({ id, action: 'keep-decoys' })
  }
  const march = { order: 'march', counters: guards, to: 'beaumont-en-argonne', afterwards: 'end-operation' }
  const { decider } = await calls.games.order({ id, order: march, alone: true })
  expect(decider).toBe(0)
  await calls.games.stand({ id })
  return id
}

/** Points about Beaumont until the Germans are laid out, and clicks the first of them. */
async function clickGermans(page: Page): Promise<void> {
  await goTo(page, 'Beaumont-en-Argonne')
  const [x, y] = await middle(page)
  const around = [58, 45, 34, 70].flatMap((far) =>
    Array.from({ length: 12 }, (_, turn): [number, number] => [
      x + Math.cos((turn * Math.PI) / 6) * far,
      y + Math.sin((turn * Math.PI) / 6) * far,
    ]),
  )
  const german = page
    .locator('.stack-viewer')
    .getByRole('button', { name: /German/ })
    .first()
  let next = 0
  await expect(async () => {
    await page.mouse.move(...around[next++ % around.length]!, { steps: 2 })
    await expect(german).toBeVisible({ timeout: 700 })
  }).toPass()
  await german.click()
}

/** The film of what the other side did starts by itself, and a key ends it. */
async function skipFilm(page: Page): Promise<void> {
  await expect(page.locator('.film-on')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.film-on')).toHaveCount(0)
}

test('a battle takes one act of each side, and its result is shown until it is dismissed', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(240_000)
  const id = await beforeBeaumont(calls)
  await openAtTable(page, host, id)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await skipFilm(page)

  await test.step('the attacker clicks the enemy, and gives everything on one card', async () => {
    await clickGermans(page)
    await expect(card(page).getByRole('heading')).toContainText('Attack in Beaumont')
    await expect(card(page).locator('.findings').last()).toContainText(/won \d/)
    await expectAccessible(page)
    await expectWholeInLowWindows(page, /^(Cancel|Answer one by one)/)
    await keepStillPicture(page, 'battle-card-attack')
    const who = card(page).locator('.order-who ul button')
    const before = await card(page).locator('.findings').last().textContent()
    await who.first().click()
    await expect(who.first()).toHaveAttribute('aria-pressed', 'false')
    await expect(card(page).locator('.findings').last()).not.toHaveText(before!)
    await card(page).getByRole('button', { name: 'Everybody' }).click()
    await expect(who.first()).toHaveAttribute('aria-pressed', 'true')
    await card(page)
      .getByRole('button', { name: /^Give battle/ })
      .click()
  })

  await test.step('a click hands over, and the defender is shown a card of his own', async () => {
    await handOver(page).click()
    await skipFilm(page)
    const heading = card(page).getByRole('heading')
    await expect(heading).toContainText('Defence of Beaumont')
    // The key that ended the film, held down, does not put away what came in its place.
    await heading.dispatchEvent('keydown', { key: 'Escape', repeat: true })
    await expect(heading).toContainText('Defence of Beaumont')
  })

  await test.step('the defender gives his with Enter, and both are told what became of it', async () => {
    await expectWholeInLowWindows(page, /^(Cancel|Answer one by one)/)
    await keepStillPicture(page, 'battle-card-defence')
    // The card is read from its heading. There Enter gives the order, but not the one that is still held down.
    const heading = card(page).getByRole('heading')
    const give = card(page).getByRole('button', { name: /^Give battle/ })
    await expect(give).toHaveAttribute('aria-disabled', 'false')
    await expect(heading).toBeFocused()
    await heading.dispatchEvent('keydown', { key: 'Enter', repeat: true })
    await expect(give).toHaveAttribute('aria-disabled', 'false')
    await page.keyboard.press('Enter')
    await expect(result(page)).toContainText('Battle of Beaumont')
    await expect(result(page).getByRole('row', { name: /^Die/ })).toHaveText(/Die\s*\d\s*\d/)
    await expectAccessible(page)
    await keepStillPicture(page, 'battle-card-result')
    for (const choice of ['Français', 'Lampe']) await setAppearance(page, choice)
    await keepStillPicture(page, 'battle-card-result-french')
    await result(page).getByRole('button', { name: 'Ranger' }).click()
    await expect(result(page)).toHaveCount(0)
  })
})

test('a battle in whose midst the window is loaded again leaves its card, too', async ({ page, host, calls }) => {
  test.setTimeout(240_000)
  const id = await beforeBeaumont(calls)
  await calls.games.sit({ id, side: 0 })
  const attack = { order: 'battle', zone: 'beaumont-en-argonne', launch: 'attack' }
  await calls.games.order({ id, order: attack, alone: true })
  await calls.games.stand({ id })
  const sitDown = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Sit down' }).click()
    await skipFilm(page)
  }
  await openAtTable(page, host, id)
  await sitDown()
  await expect(card(page).getByRole('heading')).toContainText('Defence of Beaumont')
  await page.reload()
  await sitDown()
  await expect(result(page)).toHaveCount(0)
  await card(page)
    .getByRole('button', { name: /^Give battle/ })
    .click()
  await expect(result(page)).toContainText('Battle of Beaumont')
  await expect(result(page).getByRole('row', { name: /^Die/ })).toHaveText(/Die\s*\d\s*\d/)
  // A screen reader reads the result; Escape closes the card, and the focus moves to the next question.
  await expect(
    page.getByRole('status').filter({ hasText: /^Battle of Beaumont[^.]*\. (.+ won by \d+|Drawn)\.$/ }),
  ).toHaveCount(1)
  await result(page).getByRole('button', { name: 'Put away' }).focus()
  await page.keyboard.press('Escape')
  await expect(result(page)).toHaveCount(0)
  await expect(page.locator('#question-heading')).toBeFocused()
})

test('a reconnaissance is ordered on the card of those who stand there, met on a card, and filmed when its side sits down again', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(240_000)
  const id = await beforeBeaumont(calls)
  await openAtTable(page, host, id)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await skipFilm(page)

  await test.step('by keys: from the question after a film into its answers', async () => {
    const heading = page.locator('#question-heading')
    const first = page.locator('.answer[tabindex="0"]')
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await heading.focus()
      await page.keyboard.press(key)
      await expect(first).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.answer').nth(1)).toBeFocused()
  })

  await test.step('by keys: the place, and what those there can do', async () => {
    await goTo(page, 'Beaumont-en-Argonne')
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('button', { name: /^Attack the enemy here/ })).toBeVisible()
    // The place a second time means the enemy there; Escape takes it back.
    await map(page).focus()
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('heading')).toHaveText('Attack in Beaumont-en-Argonne')
    // Wherever the focus is.
    await map(page).focus()
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await map(page).focus()
    await page.keyboard.press('Enter')
    await card(page)
      .getByRole('button', { name: /^Reconnoitre here/ })
      .click()
    await expect(card(page).getByRole('heading')).toContainText('Reconnaissance in Beaumont')
    await expect(card(page).locator('.findings').last()).toContainText(/Against 0: .*%/)
    await expectAccessible(page)
    await expectWholeInLowWindows(page, /^(Cancel|Answer one by one)/)
    await keepStillPicture(page, 'recon-card')
    for (const choice of ['Français', 'Lampe']) await setAppearance(page, choice)
    await expect(card(page).getByRole('heading')).toContainText('Reconnaissance à Beaumont')
    await keepStillPicture(page, 'recon-card-french')
    for (const choice of ['English', 'Paper']) await setAppearance(page, choice)
    await card(page)
      .getByRole('button', { name: /^Reconnoitre/ })
      .click()
  })

  await test.step('the enemy declares on a card of his own', async () => {
    await handOver(page).click()
    await skipFilm(page)
    await expect(card(page).getByRole('heading')).toContainText('The enemy reconnoitres in Beaumont')
    await keepStillPicture(page, 'screen-card')
    await card(page).getByRole('combobox', { name: 'Cavalry declared' }).selectOption('0')
    await card(page)
      .getByRole('button', { name: /^Declare/ })
      .click()
  })

  await test.step('its film starts when the side that scouted sits down, and its result is shown', async () => {
    await handOver(page).click()
    await skipFilm(page)
    await expect(result(page)).toContainText('Reconnaissance')
    await keepStillPicture(page, 'recon-card-result')
  })
})
