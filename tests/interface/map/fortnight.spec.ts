import { expect, type Page } from 'playwright/test'
import type { RunningHost } from '../tools/hosts.ts'
import { answers, beginGame, expectNoOverflow, question } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, setAppearance, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const orders = (page: Page) => page.locator('.quick-orders').getByRole('button')

/** The siege in January, at its first bombardment: both sides have bought nothing and moved no unit. */
async function atTheBombardment(page: Page, host: RunningHost): Promise<void> {
  await beginGame(page, host, { campaign: 'Storm over Belfort', scenario: /January/, seed: 'a', asks: 'choices' })
  for (const side of ['French', 'Prussian']) {
    await expect(page.locator('.who')).toContainText(side)
    await orders(page).filter({ hasText: 'Do nothing until the bombardment' }).click()
  }
  await expect(question(page)).toHaveText('Which artillery bombards what?')
}

/** Nobody fires or acts any more, and the worst rest. */
async function endTheFortnight(page: Page): Promise<void> {
  await orders(page).filter({ hasText: 'only answer' }).click()
  await expect(page.locator('.who')).toContainText('French')
  await orders(page).filter({ hasText: 'only answer' }).click()
  // The reorganisation comes.
  await expect(question(page)).toContainText('stratagem of the reorganisation')
  await expect(answers(page).filter({ hasText: 'No more stratagems' })).toBeVisible()
  for (const side of ['Prussian', 'French']) {
    await expect(page.locator('.who')).toContainText(side)
    await orders(page)
      .filter({ hasText: /^Close/ })
      .first()
      .click()
  }
  await expect(page.getByText('Turn 6 of 7').first()).toBeVisible()
}

test('the orders for a fortnight of the siege are in sight with undo, by both sizes of text, and spare both sides the questions of fire', async ({
  page,
  host,
}) => {
  await atTheBombardment(page, host)
  await expect(orders(page)).toHaveCount(4)
  for (const [width, height, text] of [
    [1280, 720, '100'],
    [1366, 768, '150'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.dataset['textSize'] = size
    }, text)
    for (const one of [...(await orders(page).all()), page.getByRole('button', { name: 'Undo', exact: true })])
      await expect(one, `${width} × ${height} at ${text} %`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => {
    document.documentElement.dataset['textSize'] = '100'
  })
  await endTheFortnight(page)
})

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(How it stands|La situation)$/ })
const report = (page: Page) => sheet(page).getByRole('article')

test('the end of a fortnight is announced, its report can be read, and all texts speak of fortnights in both languages', async ({
  page,
  host,
}) => {
  await atTheBombardment(page, host)
  await expect(page.locator('.day-over')).toBeHidden()
  await endTheFortnight(page)
  await expect(page.locator('.day-over')).toContainText(/^The fortnight of .+ is over\./)
  await page.getByRole('button', { name: 'Read the report' }).click()
  await expect(page.locator('.day-over')).toBeHidden()

  // It is listed by its kinds, with links to the rules, and figures beside it.
  await expect(report(page).getByRole('heading', { level: 3 })).toHaveText(/^Report of /)
  const opening = report(page).getByRole('region', { name: 'Initiative, ring and points' })
  await expect(opening.getByRole('listitem')).not.toHaveCount(0)
  await expect(opening).toContainText('Points of zones')
  await expect(report(page).getByTitle('against the fortnight before').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await keepPicture(page, 'fortnight-report')

  // The one that has begun is not over; the charts count by fortnights too.
  await sheet(page).getByRole('button', { name: 'Fortnight after' }).click()
  await expect(report(page)).toContainText('This fortnight is not over yet.')
  await expect(sheet(page).getByRole('combobox', { name: 'Which fortnight' })).toHaveValue('1')
  await sheet(page).getByRole('button', { name: 'Fortnight before' }).click()
  await sheet(page).getByRole('button', { name: 'The course' }).click()
  const zones = sheet(page).getByRole('region', { name: 'Points of zones' }).getByRole('row')
  await expect(zones.first()).toHaveText('FortnightFrenchPrussians')
  await page.keyboard.press('Escape')

  await setAppearance(page, 'Français')
  await page.getByRole('button', { name: 'La situation' }).click()
  const points = sheet(page).getByRole('region', { name: 'Points des zones' }).getByRole('row')
  await expect(points.first()).toHaveText(/^Quinzaine/)
  await sheet(page).getByRole('button', { name: 'Par quinzaine' }).click()
  await expect(report(page).getByRole('heading', { level: 3 })).toHaveText(/^Rapport du /)
  await expect(sheet(page).getByRole('button', { name: 'Quinzaine suivante' })).toBeEnabled()
  await expect(sheet(page).getByRole('combobox', { name: 'Quelle quinzaine' })).toBeVisible()
})
