import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { answers, beginGame, fillNewGame, question, stops } from './tools/at-table.ts'
import { test } from './tools/house.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Usual windows, and text as large as many have it. */
const looks = [
  [1280, 720, '100'],
  [1366, 768, '100'],
  [1280, 720, '150'],
  [1366, 768, '150'],
] as const

async function setText(page: Page, size: string): Promise<void> {
  await page.evaluate((text) => {
    document.documentElement.dataset['textSize'] = text
  }, size)
}

/** Folds the record away, which the helpers of other tests unfold. */
async function foldRecord(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Record', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'true') await button.click()
}

test('a new game begins with a button on the first screen, its options folded under what differs', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await fillNewGame(page, { campaign: 'Gaiter Button – Sedan 1870' })
  const options = page.locator('.new-game-options')
  await expect(options.getByRole('checkbox').first()).toBeHidden()
  await expect(options.locator('summary')).toContainText('as usual')
  await options.locator('summary').click()
  const label = await options.locator('label').first().innerText()
  await options.getByRole('checkbox').first().click()
  await expect(options.locator('summary')).toContainText(`otherwise than usual: ${label.split(' rule')[0]?.trim()}`)
  for (const [width, height, text] of looks) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('all answers of the first questions, undo and the journal are in sight, and nothing of them is scrolled', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  await foldRecord(page)
  for (const [width, height, text] of looks) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    const where = `${width} × ${height} at ${text} %`
    await expect(page.getByRole('button', { name: 'Undo', exact: true }), where).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.latest'), where).toBeInViewport({ ratio: 1 })
    for (const answer of await answers(page).all()) await expect(answer, where).toBeInViewport({ ratio: 1 })
    const scrolled = await page
      .locator('.question, .question *')
      .evaluateAll((parts) =>
        parts.flatMap((part) =>
          /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1
            ? [part.className]
            : [],
        ),
      )
    expect(scrolled, where).toEqual([])
  }
})

test('ten lines of the journal are beside the map without opening anything', async ({ page, host }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  await foldRecord(page)
  const lines = page.locator('.latest li')
  for (let act = 0; act < 30 && (await lines.count()) < 12; act += 1) {
    await expect(stops(page)).toHaveText(new RegExp(`^${act} of ${act}( |$)`))
    await answers(page).last().click()
  }
  await expect.poll(() => lines.count()).toBeGreaterThanOrEqual(12)
  for (const line of (await lines.all()).slice(0, 10)) await expect(line).toBeInViewport({ ratio: 1 })
})

test('a double click answers one question', async ({ page, host }) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: /Beaumont/ })
  const asked = await question(page).innerText()
  await answers(page).last().dblclick()
  await expect(stops(page)).toHaveText(/^1 of 1/)
  await expect(question(page)).not.toHaveText(asked)
  // Once the question can be answered, nothing of the second click is under way.
  await expect(answers(page).last()).toBeEnabled()
  await expect(stops(page)).toHaveText(/^1 of 1/)
  await answers(page).last().click()
  await expect(stops(page)).toHaveText(/^2 of 2/)
})
