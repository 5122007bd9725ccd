import { expect, type Page } from 'playwright/test'
import { expectNoOverflow, openRecord, play, stops } from '../tools/at-table.ts'
import { expectAccessible, test } from '../tools/house.ts'
import { beginDraft, isSound } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

const comments = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')

test('a note made in a trial game of a draft appears at the bench and leads back to its moment', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'portable-spicheren', /historical/)
  await isSound(page)

  await test.step('a moment of the game is marked, and the game goes on', async () => {
    await page.getByRole('button', { name: 'Play from here…' }).click()
    await page.getByRole('button', { name: 'With everything open' }).click()
    await openRecord(page)
    await play(page, 2)
    await page.getByRole('button', { name: 'Bookmark this place' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Too crowded')
    await page.getByRole('textbox', { name: 'Note' }).fill('Four brigades on one hill.')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Look at Too crowded' })).toBeVisible()
    await play(page, 1, 2)
    await page.getByRole('button', { name: 'Back to the bench' }).click()
  })

  await test.step('at the bench it is a comment', async () => {
    await page.getByRole('tab', { name: 'Comments' }).click()
    await expect(comments(page)).toHaveCount(1)
    await expect(comments(page)).toContainText('Too crowded')
    await expect(comments(page)).toContainText('Four brigades on one hill.')
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  await test.step('by keys it leads back to the moment, and from there back to the bench', async () => {
    await page.getByRole('button', { name: 'Go there: Too crowded' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^This is the past/)).toBeVisible()
    await openRecord(page)
    await expect(stops(page)).toHaveText(/^2 of 3/)
    await page.getByRole('button', { name: 'Back to the bench' }).click()
  })

  await test.step('deleted, it is gone', async () => {
    await page.getByRole('tab', { name: 'Comments' }).click()
    await page.getByRole('button', { name: 'Delete: Too crowded' }).click()
    await expect(page.getByText('There are no comments yet.')).toBeVisible()
  })
})
