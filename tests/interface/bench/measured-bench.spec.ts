import { expect, type Page } from 'playwright/test'
import { answers, expectNoOverflow, question, stops } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'
import { beginDraft, verdict } from '../tools/drafting.ts'

// What is published stays on the shelf of its host.
test.use({ ownHost: true, viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

const chosen = (page: Page) => page.getByRole('region', { name: 'What is chosen' })
const sound = 'Nothing is wrong: it can be played.'

/** Drags from one point of the window to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
}

test('a copy of the lesson of the measured table: units moved by mouse and by keys, a table changed, published, played', async ({
  page,
  host,
}) => {
  test.setTimeout(240_000)
  await page.goto(host.url())
  await beginDraft(page, 'escape-from-sedan-1870', /One battalion/)
  await expect(verdict(page)).toHaveText(sound)
  const map = page.locator('.game-map-frame')
  await expect(map).toBeVisible()

  await test.step('a battalion is dragged from the list onto the plateau, and from there elsewhere', async () => {
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('37th')
    const option = await page.getByRole('option', { name: /37th of the Line/ }).boundingBox()
    const frame = await map.boundingBox()
    const on = { x: frame!.x + frame!.width * 0.4, y: frame!.y + frame!.height * 0.55 }
    await drag(page, { x: option!.x + 30, y: option!.y + option!.height / 2 }, on)
    await expect(chosen(page)).toContainText('37th of the Line, Le Terme')
    await expect(verdict(page)).toHaveText(sound)
    await page.keyboard.press('Escape')
    const before = await page.getByRole('option', { name: /37th of the Line/ }).textContent()
    await drag(page, on, { x: on.x + 90, y: on.y })
    await expect(page.getByRole('option', { name: /37th of the Line/ })).not.toHaveText(before!)
    await expect(chosen(page)).toContainText('37th of the Line, Le Terme')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await keepPicture(page, 'bench-measured')
  })

  await test.step('another goes there by keys alone: to a name, by inches, and about', async () => {
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('89th')
    await chosen(page).getByRole('button', { name: 'Let go' }).click()
    await page.getByRole('option', { name: /89th of the Line/ }).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('p')
    await page.keyboard.type('cazal')
    await page.keyboard.press('Enter')
    await expect(chosen(page)).toContainText(/89th of the Line, Cazal/)
    const place = await chosen(page).locator('p').first().textContent()
    await page.keyboard.press('Control+ArrowUp')
    await expect(chosen(page).locator('p').first()).not.toHaveText(place!)
    await expect(chosen(page).getByRole('combobox', { name: 'Facing' })).toHaveValue('0')
    await page.keyboard.press('r')
    await expect(chosen(page).getByRole('combobox', { name: 'Facing' })).toHaveValue('1')
    await page.keyboard.press('Control+z')
    await expect(chosen(page).getByRole('combobox', { name: 'Facing' })).toHaveValue('0')
  })

  await test.step('two are drawn up in one line with the first that was chosen, and look as it does', async () => {
    const bar = chosen(page)
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('of the Line')
    await bar.getByRole('button', { name: 'Let go' }).click()
    const first = page.getByRole('option', { name: /37th of the Line/ })
    const second = page.getByRole('option', { name: /89th of the Line/ })
    await first.click()
    await page.keyboard.press('r')
    await expect(bar.getByRole('combobox', { name: 'Facing' })).toHaveValue('1')
    await second.click({ modifiers: ['Control'] })
    await expect(bar).toContainText('2 units')
    const [stood, other] = [(await first.textContent())!, (await second.textContent())!]
    await page.keyboard.press('l')
    await expect(bar.getByRole('combobox', { name: 'Facing' })).toHaveValue('1')
    await expect(second).not.toHaveText(other)
    await expect(first).toHaveText(stood)
    await expect(verdict(page)).toHaveText(sound)
    await keepPicture(page, 'bench-aligned')
    await page.keyboard.press('Control+z')
    await expect(second).toHaveText(other)
    await bar.getByRole('button', { name: 'Align' }).click()
    await expect(second).not.toHaveText(other)
  })

  await test.step('the check reports two units on one place, and moves one by a click', async () => {
    const bar = chosen(page)
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('6th Chasseurs')
    await chosen(page).getByRole('button', { name: 'Let go' }).click()
    await page.getByRole('option', { name: /6th Chasseurs light/ }).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('p')
    await page.keyboard.type('terme')
    await page.keyboard.press('Enter')
    await expect(bar).toContainText('6th Chasseurs, Le Terme')
    // A name means a free point near it; inch by inch it comes onto another.
    for (let inch = 0; inch < 12 && (await verdict(page).textContent()) === sound; inch += 1) {
      const at = await bar.locator('p').first().textContent()
      await page.keyboard.press('Control+ArrowDown')
      await expect(bar.locator('p').first()).not.toHaveText(at!)
      await expect(verdict(page)).not.toHaveText('Checking…')
    }
    await expect(verdict(page)).toHaveText('1 error')
    await expect(page.getByRole('tabpanel')).toContainText('stands on')
    await page.getByRole('button', { name: /^Move 6th Chasseurs by/ }).click()
    await expect(verdict(page)).toHaveText(sound)
  })

  await test.step('a table is changed, and the odds of the standard questions with it', async () => {
    await page.getByRole('button', { name: 'Tables', exact: true }).click()
    const aid = page.getByRole('region', { name: 'Player aid' })
    const odds = page.getByRole('region', { name: 'Standard questions' })
    await expect(odds).toContainText('A French battalion in line fires at a German one')
    await expect(odds).not.toContainText('by the rulebook')
    const cell = page.getByRole('spinbutton', { name: /German infantry/ }).first()
    await cell.fill('5')
    await cell.press('Enter')
    await expect(aid).toContainText('1 value differs from the rulebook.')
    await expect(odds).toContainText('by the rulebook')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Order of battle', exact: true }).click()
    await expect(page.getByRole('spinbutton', { name: /Stands/ }).first()).toHaveValue('6')
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Set-up', exact: true }).click()
  })

  await test.step('it is published, and its first turn is played', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('dialog')).toContainText('It is published, and can be played like any other scenario.')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Play from here…' }).click()
    await page.getByRole('button', { name: 'With everything open' }).click()
    await expect(question(page)).toHaveText(/Who goes first|How many cards/)
    for (let acts = 0; acts < 40; acts += 1) {
      if (/Turn 2/.test(await stops(page).innerText())) break
      const before = await stops(page).innerText()
      const ends = answers(page).filter({ hasText: /End the phase|Let the enemy|Nobody reacts/ })
      await ((await ends.count()) > 0 ? ends.first() : answers(page).first()).click()
      await expect(stops(page)).not.toHaveText(before)
    }
    await expect(stops(page)).toContainText('Turn 2')
    await page.getByRole('button', { name: 'Back to the bench' }).click()
    await expect(verdict(page)).toHaveText(sound)
  })
})
