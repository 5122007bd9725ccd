import { expect, type Page } from 'playwright/test'
import { measured } from '#engine/opponents/measured.ts'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectLabelsAsText } from '../tools/chart-labels.ts'
import { expectAccessible, test } from '../tools/house.ts'
import { beginDraft, isSound } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const percent = new Intl.NumberFormat('en', { style: 'percent' })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Games played' })

/** Has chance play chance, which is soon done. */
async function play(page: Page, games: string): Promise<void> {
  for (const side of [0, 1]) await page.locator('.simulation-fields select').nth(side).selectOption('chance')
  await page.getByRole('textbox', { name: 'Games' }).fill(games)
  await page.getByRole('button', { name: 'Have them play' }).click()
}

test('a draft is balanced: played, compared with what it began from, and out of date when it changes', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'belfort-1870', /Danjoutin/)
  await isSound(page)
  await page.getByRole('tab', { name: 'Balance' }).click()

  await test.step('the strength of the opponents is shown', async () => {
    await page.getByText('What the opponents are worth').click()
    const { score, games } = measured.find(
      ({ system, player, against }) => `${system} ${player} ${against}` === 'storm-over-belfort officer recruit',
    )!
    const told = `The officer against The recruit: ${percent.format(score)} of the points in ${games} games`
    await expect(page.locator('.simulation-worth')).toContainText(told)
  })

  await test.step('numbers that cannot be played are refused before anything is begun', async () => {
    for (const games of ['0', '1000000000', 'many', '-3', '2.5']) {
      await play(page, games)
      await expect(page.getByRole('alert').filter({ hasText: 'whole number from 1 to 10,000' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Games' })).toBeFocused()
    }
    await expect(progress(page)).toHaveCount(0)
  })

  await test.step('games are played against what it began from, and the result is kept', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('what it began from')
    await play(page, '3')
    await expect(results(page)).toContainText('No verdict: the second set-up may favour either side, or neither.')
    await expect(results(page).getByRole('table', { name: 'Who won' })).toContainText('nobody')
    await expect(results(page).getByRole('img', { name: /^Strength turn by turn/ })).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  await test.step('places where it was fought lead to the map', async () => {
    const place = results(page)
      .getByRole('table', { name: /Where it was fought/ })
      .getByRole('button')
      .first()
    await place.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: 'Balance' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('it is out of date when the set-up is another, and no longer when that is undone', async () => {
    await page.locator('.bench-unit').first().focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('Delete')
    await expect(results(page)).toContainText('The set-up has changed since these games were played')
    await page.keyboard.press('Control+z')
    await expect(results(page)).not.toContainText('The set-up has changed since these games were played')
  })

  await test.step('a stopped simulation is stored with the games it has played, and can be deleted', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('nothing')
    await play(page, '5000')
    await expect(progress(page)).toBeVisible()
    await expect(page.getByText(/^[1-9]\d* of 5,000 games$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop, and keep what was played' }).click()
    await expect(results(page)).toContainText('Stopped before all 5,000 were played.')
    await expect(results(page).getByRole('listitem')).toHaveCount(2)
    await results(page).getByRole('button', { name: 'Delete this result' }).click()
    await expect(results(page).getByRole('listitem')).toHaveCount(1)
  })
})

test('a scenario that comes with the app is simulated from its campaign', async ({ page, host }) => {
  await page.goto(host.url())
  await page.getByRole('button', { name: /Storm over Belfort/ }).click()
  await page.getByRole('button', { name: 'Simulate…' }).click()
  await expect(page.getByRole('heading', { name: 'Simulations' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('danjoutin')
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('danjoutin')
  await play(page, '2')
  await expect(results(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('application', { name: /^Where it was fought/ })).toBeVisible()
  expect(await expectLabelsAsText(page)).toBe(1)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('danjoutin')
  await expect(results(page).getByRole('listitem')).toHaveCount(1)
  await expect(page.locator('.simulation-fields select').first()).toHaveValue('chance')

  await test.step('a simulation that is cut short by a reload says so, and goes on', async () => {
    await play(page, '5000')
    await expect(page.getByText(/^[1-9]\d* of 5,000 games$/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Danjoutin.*” was cut short, as the window was loaded again/)).toBeVisible()
    await expect(results(page)).toContainText('Stopped before all 5,000 were played.')
    await page.getByRole('button', { name: 'Play the rest' }).click()
    await expect(page.getByText(/^[1-9]\d* of 5,000 games$/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop, and keep what was played' }).click()
    await expect(results(page).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('was cut short')).toHaveCount(0)
  })
})
