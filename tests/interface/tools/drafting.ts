import { expect, type Page } from 'playwright/test'

/** What the check says of the draft on the bench. */
export const verdict = (page: Page) => page.locator('.bench-verdict')

export const isSound = (page: Page): Promise<void> =>
  expect(verdict(page)).toHaveText('Nothing is wrong: it can be played.')

/** Begins a draft with a copy of a scenario, or of the first, on the screen with which the window opens. */
export async function beginDraft(page: Page, campaign: string, scenario?: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Design…' }).click()
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption(campaign)
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check()
  await page.getByRole('button', { name: 'Begin the draft' }).click()
}
