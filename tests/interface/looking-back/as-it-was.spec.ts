import { expect, type Page } from 'playwright/test'
import { question } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, setAppearance, test } from '../tools/house.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The film of the campaign as it was, paused at its beginning. */
async function watch(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(url)
  await page
    .getByRole('button', { name: /Sedan 1870/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Film: The campaign as it was' }).click()
  await expect(page.getByRole('heading', { name: 'What both sides did' })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
}

const rail = (page: Page) => page.getByRole('slider', { name: 'Where in the film' })
const notes = (page: Page) => page.getByRole('note', { name: 'Notes on this moment' })

/** Goes to the step that has a note. */
async function toNote(page: Page, heading: string): Promise<void> {
  await page.locator('.film-steps li').filter({ hasText: heading }).getByRole('button').click()
  await expect(notes(page).getByRole('heading', { name: heading })).toBeVisible()
}

test('the campaign as it was is watched as a film, with its notes at their moments', async ({ page, host }) => {
  await watch(page, host.url())
  await toNote(page, 'Bar-le-Duc, 25 August')
  await expect(notes(page)).toContainText('Moltke')
  await expectAccessible(page)
  await keepPicture(page, 'as-it-was-note')
  await rail(page).press('End')
  await expect(notes(page).getByRole('heading', { name: 'The capitulation' })).toBeVisible()
  await expect(page.locator('.gb-day')).toContainText('2 September')
})

test('at its end the record says so, and stays as it is', async ({ page, host }) => {
  await watch(page, host.url())
  await expect(page.getByLabel('Show this automatically before my turn')).toHaveCount(0)
  await rail(page).press('End')
  await expect(page.getByText('The record ends here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go on from here as the French side' })).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'as-it-was-end')
  await page.getByRole('button', { name: 'Back to its beginning' }).click()
  await expect(page.getByText('The record ends here.')).toHaveCount(0)
  await page.getByRole('button', { name: 'End the film' }).click()
  await expect(page.getByText('This is a record of what was done then')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Film from the beginning' }).click()
  await rail(page).press('End')
  await page.locator('.record-ends').getByRole('button', { name: 'Back to the games' }).click()
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue/ })).toHaveCount(0)
  const listed = page.getByRole('list', { name: 'All games' }).locator('.game-row')
  await expect(listed).toContainText('Recorded, to look at')
  await expect(listed).not.toContainText('To decide')
})

test('from any step of it one goes on as either side against an officer', async ({ page, host }) => {
  await watch(page, host.url())
  await toNote(page, 'Bar-le-Duc, 25 August')
  await page.getByText('Take over from here').click()
  await page.getByRole('button', { name: 'Go on from here as the French side' }).click()
  await expect(page.getByText('This is the new game. “The campaign as it was” stays as it was.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What both sides did' })).toBeHidden()
  await expect(question(page)).toBeVisible()
  await expect(page.getByRole('note', { name: 'Notes on this moment' })).toHaveCount(0)
})

test('it is shown in French as well', async ({ page, host }) => {
  await watch(page, host.url())
  await toNote(page, 'Bar-le-Duc, 25 August')
  await setAppearance(page, 'Français')
  await expect(page.getByRole('heading', { name: 'Ce que les deux camps ont fait' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bar-le-Duc, 25 août' })).toBeVisible()
})
