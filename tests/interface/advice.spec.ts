import { expect, type Page } from 'playwright/test'
import { beginGame, map, question, stops } from './tools/at-table.ts'
import { expectAccessible, keepPicture, test } from './tools/house.ts'

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
  await page.getByRole('button', { name: 'Comment on this day' }).click()
  const remarks = page.locator('.remarks')
  await expect(remarks).toContainText(/\d of \d choices as he would have made them\./)
  await expect(remarks.locator('.remarks-list > li').first()).toContainText('He would have done the same.')
  await keepPicture(page, 'comments')
  await expectAccessible(page)
})
