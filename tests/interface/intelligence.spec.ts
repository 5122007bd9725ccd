import { expect, type Page } from 'playwright/test'
import { answers, beginGame, command, cover, expectNoOverflow, goTo, map, question } from './tools/at-table.ts'
import { expectAccessible, keepPicture, test } from './tools/house.ts'

const book = (page: Page) => page.getByRole('dialog', { name: 'Intelligence' })
const cards = (page: Page) => book(page).locator('.gb-token')
const past = (page: Page) => page.getByText(/^This is the past/)

/** Plays until the other side decides, and hands over. */
async function handOver(page: Page): Promise<void> {
  const over = page.getByRole('button', { name: /^Hand over to/ })
  for (let act = 0; act < 30 && (await over.count()) === 0; act += 1) {
    const asked = await question(page).innerText()
    await answers(page).last().click()
    await expect(question(page)).not.toHaveText(asked)
  }
  await cover(page)
  await expect(page.getByRole('heading', { name: /sits down/ })).toBeVisible()
}

test.use({ viewport: { width: 1280, height: 840 } })

test('tells what the enemy’s counters can be, with why, from the stack, at every stop, and never behind the curtain', async ({
  page,
  host,
}) => {
  test.setTimeout(240_000)
  await beginGame(page, host, {
    ...{ campaign: 'Gaiter Button – Sedan 1870', scenario: 'Beaumont to Sedan', seed: 'book', fog: true },
  })
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Intelligence' }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(book(page)).toContainText(/\d+ of \d+ enemy counters on the map known by name/)
  await expectAccessible(page)
  await keepPicture(page, 'intelligence')

  // Printed, it is as long as what stands in it, and not cut off at the edge of the window.
  await page.emulateMedia({ media: 'print' })
  expect(await book(page).evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  // What is looked for is found by its name; why it may be there stands beside it, with the rule.
  await book(page).getByRole('searchbox', { name: 'Place or name' }).fill('nobody of this name')
  await expect(book(page)).toContainText('No such counter.')
  await book(page).getByRole('searchbox', { name: 'Place or name' }).fill('guard')
  await expect(cards(page).first()).toBeVisible()
  await book(page).getByRole('searchbox', { name: 'Place or name' }).fill('')
  await book(page).getByRole('radio', { name: 'Not yet known' }).check()
  const first = cards(page).first()
  await expect(first).toContainText(/one of \d+/)
  await first.getByText(/^Why/).click()
  await expect(first).toContainText(/At the beginning it was one of the \d+ that the scenario puts at/)
  const zone = await book(page).getByRole('heading', { level: 3 }).first().getByRole('button').innerText()
  await first.getByRole('button', { name: /^Read the rule/ }).click()
  await expect(book(page)).toHaveCount(0)
  await expect(page.getByText('Set-up', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')

  // By keys from the stack on the map: its counter is the one the book opens at.
  await goTo(page, zone)
  await page.keyboard.press('s')
  await page.keyboard.press('?')
  await expect(cards(page).first()).toBeVisible()
  await expect(book(page).locator('.gb-token.is-picked')).toBeFocused()
  await expectNoOverflow(page)
  await book(page)
    .getByRole('button', { name: `Show ${zone} on the map` })
    .last()
    .click()
  await expect(book(page)).toHaveCount(0)
  await expect(map(page)).toBeFocused()

  // Nothing of it is left when the other sits down, and his own book is another.
  await command(page, 'intelligence')
  await page.keyboard.press('Enter')
  await expect(cards(page).first()).toBeVisible()
  const seen = await book(page).innerText()
  await page.keyboard.press('Escape')
  await handOver(page)
  await expect(page.locator('.gb-book')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(question(page)).toBeVisible()
  await expect(book(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Intelligence' }).click()
  await expect(cards(page).first()).toBeVisible()
  expect(await book(page).innerText()).not.toBe(seen)

  await page.keyboard.press('Escape')
  await answers(page).last().click()
  await expect(page.locator('.who')).not.toContainText('arrivals')
  await page.getByRole('button', { name: 'Intelligence' }).click()

  // A line leads to the moment it speaks of, and the book of that moment says so.
  await cards(page).filter({ hasText: 'Why' }).first().getByText(/^Why/).click()
  await book(page)
    .getByRole('button', { name: /^Look at the table then/ })
    .first()
    .click()
  await expect(past(page)).toBeVisible()
  await page.getByRole('button', { name: 'Intelligence' }).click()
  await expect(book(page)).toContainText('As it was known at the moment of the past')
  await page.setViewportSize({ width: 900, height: 700 })
  await expectNoOverflow(page)
  await keepPicture(page, 'intelligence-past')
})
