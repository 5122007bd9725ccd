import { expect, type Page } from 'playwright/test'
import { beginGame, journal, play } from './tools/at-table.ts'
import { setAppearance, expectAccessible, keepPicture, test } from './tools/house.ts'
import { everyFifth } from '../tries.ts'

const sheet = (page: Page) => page.getByRole('dialog', { name: /Rules at hand|Les règles/ })

/** Unfolds the record if it is folded. */
async function openRecord(page: Page): Promise<void> {
  const button = page.locator('[aria-controls="table-record"]')
  if ((await button.count()) > 0 && (await button.getAttribute('aria-expanded')) === 'false') await button.click()
  await expect(page.getByRole('region', { name: 'Journal' })).toBeVisible()
}

test('rules are opened, searched, read and left by the keyboard, and are there again where they were', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /First march|march/i })
  const title = page.getByRole('heading', { level: 1 })
  await title.focus()
  await page.keyboard.press('?')
  await expect(sheet(page)).toBeVisible()
  const field = sheet(page).getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('combat result')
  await expect(sheet(page).getByText(/rules? found/)).toBeVisible()
  await expect(sheet(page).locator('.rule-found').first()).toContainText('The combat result table')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const heading = sheet(page).getByRole('heading', { level: 3 })
  await expect(heading).toHaveText(/GB 15\.5 The combat result table/)
  await expect(heading).toBeFocused()
  const chart = sheet(page).getByRole('table', { name: /Combat results/ })
  await expect(chart.getByRole('row')).toHaveCount(8)

  // The rules follow the language of the window.
  await setAppearance(page, 'Français')
  await expect(heading).toHaveText(/Le tableau des résultats/)
  await setAppearance(page, 'English')

  // The search field keeps its results.
  await field.focus()
  await expect(sheet(page).getByText(/rules? found/)).toBeVisible()
  await field.fill('entering ends the movement')
  await field.press('Enter')
  await expect(heading).toHaveText(/Entering ends the movement/)
  await sheet(page).locator('.rule-text').getByRole('button').first().click()
  await expect(heading).not.toHaveText(/Entering ends the movement/)
  await sheet(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading).toHaveText(/Entering ends the movement/)
  await sheet(page)
    .getByRole('button', { name: /^Next:/ })
    .click()
  await expect(heading).toHaveText(/The additional movement point/)
  await keepPicture(page, 'rules-article')

  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
  await expect(title).toBeFocused()
  await page.keyboard.press('F1')
  await expect(heading).toHaveText(/The additional movement point/)
  await page.keyboard.press('F1')
  await expect(sheet(page)).toHaveCount(0)
})

test('from the contents all rules are printed, from a rule that rule', async ({ page, host }) => {
  const printing = (event: 'beforeprint' | 'afterprint') =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), event)
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /First march|march/i })
  await page.keyboard.press('F1')
  const chapters = sheet(page).locator('summary')
  await expect(chapters.first()).toContainText(/\d+ rules/)
  const counts = await chapters.evaluateAll((all) => all.map((one) => Number(/(\d+) rules?/.exec(one.textContent)![1])))
  const rules = sheet(page).locator('article.rule')
  await expect(rules).toHaveCount(0)
  await printing('beforeprint')
  await expect(rules).toHaveCount(counts.reduce((sum, count) => sum + count, 0))
  await expect(sheet(page).locator('.rules-whole-chapter')).toHaveCount(counts.length)
  await expect(sheet(page).getByRole('table', { name: /Combat results/ })).toHaveCount(1)
  await printing('afterprint')
  await expect(rules).toHaveCount(0)
  await expect(chapters).toHaveCount(counts.length)

  await chapters.first().click()
  await sheet(page).locator('details[open] button').first().click()
  await printing('beforeprint')
  await expect(rules).toHaveCount(1)
})

test('the journal is filtered and searched, shows how sums add up and leads to their rules and moments', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { campaign: 'Portable Spicheren', scenario: /historical/ })
  await play(page, 6)
  await openRecord(page)
  const all = await journal(page).count()
  expect(all).toBeGreaterThan(5)
  const region = page.getByRole('region', { name: 'Journal' })
  // It has not grown dark yet.
  await expect(region.getByRole('button', { name: 'Night' })).toHaveCount(0)

  await region.getByRole('button', { name: 'Chance' }).click()
  await expect(journal(page).first()).toHaveText(/\(of \d+\)/)
  expect(await journal(page).count()).toBeLessThan(all)
  await region.getByRole('button', { name: 'Everything' }).click()
  await expect(journal(page)).toHaveCount(all)
  const oldest = await journal(page).last().innerText()
  await region.getByRole('combobox', { name: 'Order' }).selectOption('Oldest first')
  await expect(journal(page).first()).toContainText(oldest.split('\n')[0] ?? '')
  await region.getByRole('searchbox').fill('no such thing')
  await expect(journal(page)).toHaveCount(0)
  await region.getByRole('searchbox').fill('')

  await region
    .getByRole('button', { name: /How it adds up/ })
    .first()
    .click()
  const sum = region.getByRole('table').first()
  await expect(sum.getByRole('row', { name: /^Total/ })).toBeVisible()
  await sum.getByRole('button', { name: /^Rule/ }).first().click()
  await expect(sheet(page).getByRole('heading', { level: 3 })).toBeFocused()
  await page.keyboard.press('Escape')

  const moment = region.getByRole('button', { name: 'Look at this moment, 1', exact: true }).first()
  await moment.click()
  await expect(page.getByText(/^This is the past/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to now' }).click()

  await region.getByText('Luck so far').click()
  await expect(region.getByRole('img', { name: /standard deviations/ })).toBeVisible()
  await expect(region.getByRole('table', { name: 'Luck so far' }).getByRole('row')).not.toHaveCount(1)
})

const looks = [
  ['Français', 'dark'],
  ['English', 'light'],
  ['English', 'dark'],
  ['Français', 'light'],
] as const
for (const [language, scheme] of everyFifth(looks)) {
  test(`rules, journal and luck are accessible in ${language}, ${scheme}`, async ({ page, host }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await beginGame(page, host, { campaign: 'Portable Spicheren', scenario: /historical/ })
    await play(page, 4)
    await openRecord(page)
    await setAppearance(page, language)
    await page.locator('.luck summary').click()
    await page.locator('.journal-sums').first().click()
    await expect(page.locator('.luck-chart svg')).toBeVisible()
    await keepPicture(page, `journal-${language === 'English' ? 'en' : 'fr'}-${scheme}`)
    await page.keyboard.press('F1')
    await page.locator('.rules-search input').fill('a')
    await expect(page.locator('.rule-found').first()).toBeVisible()
    await expectAccessible(page)
    await page.locator('.rules-search input').press('Enter')
    await expect(page.locator('.rule-heading')).toBeFocused()
    await expectAccessible(page)
    await keepPicture(page, `rules-${language === 'English' ? 'en' : 'fr'}-${scheme}`)
  })
}
