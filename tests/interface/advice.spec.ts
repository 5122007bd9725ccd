import { expect, type Page } from 'playwright/test'
import { beginGame, map, question, stops } from './tools/at-table.ts'
import { test } from './tools/at-host.ts'
import { expectAccessible, keepPicture } from './tools/house.ts'
import { openAtTable } from './tools/without-form.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const card = (page: Page) => page.locator('.advice-card')

test('the officer says what he would do, shows it on the map and does it by a button; afterwards he comments', async ({
  page,
  host,
}) => {
  await beginGame(page, host)
  await expect(map(page)).toBeVisible()
  const asked = await question(page).innerText()

  await page.getByRole('button', { name: 'Advice', exact: true }).click()
  await expect(card(page)).toContainText('The officer advises, from nothing but what your side knows.')
  await expect(card(page).getByRole('heading', { level: 2 })).toBeFocused()
  const deeds = card(page).getByTitle('Show it on the map')
  await expect(deeds).toHaveCount(4)
  await expect(deeds.first()).toHaveAttribute('aria-pressed', 'true')
  await deeds.nth(2).hover()
  await expect(deeds.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await keepPicture(page, 'advice')
  await expectAccessible(page)

  // By keys: Escape leads back to the question, A asks again, and Enter on the button does it.
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(question(page)).toHaveText(asked)
  await page.keyboard.press('a')
  const best = card(page)
    .getByRole('button', { name: /^Do it: / })
    .first()
  await expect(best).toHaveAttribute('aria-disabled', 'false')
  await best.press('Enter')
  await expect(card(page)).toHaveCount(0)
  await expect(stops(page)).not.toHaveText(/^0 of/)

  await page.getByRole('button', { name: 'How it stands' }).click()
  await page.getByRole('button', { name: 'Comments' }).click()
  await page.getByRole('button', { name: 'Ask for comments' }).click()
  const remarks = page.locator('.remarks')
  await expect(remarks).toContainText(/\d of \d choices as he would have made them\./)
  await expect(remarks.locator('.remarks-list > li').first()).toContainText('He would have done the same.')
  await expect(remarks).toContainText('The figures run from −100')
  await keepPicture(page, 'comments')
  await expectAccessible(page)
})

test('advice names its units by the names on their counters', async ({ page, host, calls }) => {
  const begun = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'a' }
  const { id } = await calls.games.begin({ ...begun, players: { sides: ['person', 'person'], open: true } })
  await calls.games.open({ id })
  for (const action of ['keep-decoys', 'keep-decoys']) await calls.games.act({ id, action })
  await openAtTable(page, host, id)
  await expect(map(page)).toBeVisible()
  await page.getByRole('button', { name: 'Advice', exact: true }).click()
  await expect(card(page).getByTitle('Show it on the map').first()).toBeVisible({ timeout: 60_000 })
  const who = card(page).locator('.advice-deed + .hint')
  await expect(who.first()).toBeVisible()
  for (const names of await who.allTextContents()) {
    expect(names).not.toMatch(/infantry|movement|morale/)
    expect(names).toMatch(/ \(/)
    expect(names.split(', ').length).toBeLessThanOrEqual(4)
  }
})
