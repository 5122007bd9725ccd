import { expect, type Page } from 'playwright/test'
import { answers, beginGame, expectNoOverflow, question, stops } from './tools/at-table.ts'
import { expectAccessible, keepPicture, test } from './tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

/** Gives the first answer with these words, and waits until the table has taken it. */
async function give(page: Page, words: RegExp): Promise<void> {
  const before = await stops(page).innerText()
  await answers(page).filter({ hasText: words }).first().click()
  await expect(stops(page)).not.toHaveText(before)
}

test('a battalion on a measured table: cards, a move by inches, who could fire at whom', async ({ page, host }) => {
  test.setTimeout(180_000)
  await beginGame(page, host, { campaign: 'Escape from Sedan', scenario: 'One battalion, one hill', seed: 'table' })
  const cards = page.getByRole('region', { name: 'Command cards' })
  await expect(question(page)).toHaveText('Who goes first this turn?')
  // Commanders of this battle alone have hands.
  await expect(cards.getByRole('listitem')).toHaveCount(2)
  await expect(cards.getByRole('listitem').first()).toContainText(/number/)
  await give(page, /Go first/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')

  // The dice fall, and the answers say how far they reach.
  await give(page, /: move/)
  await expect(question(page)).toContainText('the dice allow')
  await expect(answers(page).filter({ hasText: 'Go to 1″' })).toHaveCount(1)
  await expectNoOverflow(page)
  await give(page, /Go to 1″/)
  await give(page, /Halt/)
  await expect(question(page)).toHaveText('Free phase: one action for each unit.')

  // The layer says in words who could fire at whom.
  await page.getByRole('button', { name: 'Layers' }).click()
  const layers = page.getByRole('region', { name: 'Layers' })
  await layers.getByRole('radio', { name: 'Command' }).check()
  await expect(layers.getByRole('region', { name: 'Findings' }).getByRole('listitem').first()).toContainText(
    /hear|out of command/,
  )
  await layers.getByRole('radio', { name: 'Fire' }).check()
  await expect(layers.getByRole('region', { name: 'Findings' })).toContainText(/inches|Nobody/)
  await keepPicture(page, 'measured-table')
  await expectAccessible(page)
})
