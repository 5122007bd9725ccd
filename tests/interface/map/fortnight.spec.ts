import { expect } from 'playwright/test'
import { answers, beginGame, question } from '../tools/at-table.ts'
import { test } from '../tools/house.ts'

test('the orders for a fortnight of the siege are in sight with undo, by both sizes of text, and spare both sides the questions of fire', async ({
  page,
  host,
}) => {
  await beginGame(page, host, {
    campaign: 'Storm over Belfort',
    scenario: /January/,
    seed: 'a',
    asks: 'choices',
  })
  const orders = page.locator('.quick-orders').getByRole('button')
  // Both sides buy nothing and move nobody.
  for (const side of ['French', 'Prussian']) {
    await expect(page.locator('.who')).toContainText(side)
    await orders.filter({ hasText: 'Buy nothing' }).click()
  }
  await expect(question(page)).toHaveText('Which artillery bombards what?')
  await expect(orders).toHaveCount(4)
  for (const [width, height, text] of [
    [1280, 720, '100'],
    [1366, 768, '150'],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => {
      document.documentElement.dataset['textSize'] = size
    }, text)
    for (const one of [...(await orders.all()), page.getByRole('button', { name: 'Undo', exact: true })])
      await expect(one, `${width} × ${height} at ${text} %`).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.evaluate(() => {
    document.documentElement.dataset['textSize'] = '100'
  })
  await orders.filter({ hasText: 'only answer' }).click()
  await expect(page.locator('.who')).toContainText('French')
  await orders.filter({ hasText: 'only answer' }).click()
  // Nobody fires or acts any more: the reorganisation comes.
  await expect(question(page)).toContainText('stratagem of the reorganisation')
  await expect(answers(page).filter({ hasText: 'No more stratagems' })).toBeVisible()
  for (const side of ['Prussian', 'French']) {
    await expect(page.locator('.who')).toContainText(side)
    await orders.filter({ hasText: 'Close the fortnight' }).first().click()
  }
  await expect(page.getByText('Turn 6 of 7').first()).toBeVisible()
})
