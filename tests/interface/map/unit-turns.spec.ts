import { expect, type Page } from 'playwright/test'
import { countActs } from '../tools/acts.ts'
import { answers, beginGame, goTo, map, middle, question, readout, stops } from '../tools/at-table.ts'
import { nextFrames, test } from '../tools/house.ts'

/** Portable Spicheren as a player's hand knows it: what a unit's turn takes, by mouse and by keys. */

test.use({ viewport: { width: 1280, height: 720 } })

/** A unit's turn is to take no more: it is chosen, shown where to, and sent. */
const MOST = 6

const card = (page: Page) => page.locator('.order-card')
const aimed = / to .+: \d+ hex(es)?$/

/** Points about the middle of the map until a hex lies under the pointer to which the unit in hand can go. */
async function pointAtGoal(page: Page): Promise<void> {
  const [x, y] = await middle(page)
  let next = 0
  await expect(async () => {
    const [far, turn] = [70 + 15 * (next % 5), (Math.floor(next / 5) * Math.PI) / 3 + Math.PI / 6]
    next += 1
    await page.mouse.move(x + Math.cos(turn) * far, y + Math.sin(turn) * far, { steps: 2 })
    await expect(readout(page)).toHaveText(/: \d+ hex(es)?$/, { timeout: 500 })
  }).toPass()
}

/** Waits until the order is carried out, and the next unit is asked for. */
async function sent(page: Page, before: string): Promise<void> {
  await expect(card(page)).toHaveCount(0)
  await expect(stops(page)).not.toHaveText(before)
  await expect(question(page)).toHaveText('Which unit tries to move?')
}

test('a unit’s turn takes no more than six acts of the hand, by mouse and by keys', async ({ page, host }) => {
  await beginGame(page, host)
  await page.getByRole('button', { name: 'Fold the record away' }).click()
  // The turns until dark, and this one among them.
  const strip = page.getByRole('region', { name: 'The course of the battle' })
  await expect(strip.getByRole('listitem')).toHaveCount(12)
  await expect(strip.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  await expect(strip).toContainText('French: 0 of')

  await test.step('by mouse', async () => {
    await goTo(page, 'Jolivet')
    const before = await stops(page).innerText()
    const acts = await countActs(page)
    await page.mouse.click(...(await middle(page)))
    await expect(card(page)).toContainText(/is active with a chance of [\d.]+%/)
    await pointAtGoal(page)
    await page.mouse.down()
    await page.mouse.up()
    await expect(card(page).getByRole('heading')).toHaveText(aimed)
    await card(page).getByRole('button', { name: 'Try and go' }).click()
    await sent(page, before)
    expect(await acts()).toBeLessThanOrEqual(MOST)
  })

  await test.step('by keys', async () => {
    await map(page).focus()
    const before = await stops(page).innerText()
    const acts = await countActs(page)
    await page.keyboard.press('n')
    await expect(readout(page)).toHaveText(/ French (infantry|cavalry|artillery)/)
    await page.keyboard.press('Enter')
    await expect(card(page)).toContainText(/is active with a chance of [\d.]+%/)
    await page.keyboard.press('n')
    await expect(readout(page)).toHaveText(/: \d+ hex(es)?$/)
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('heading')).toHaveText(aimed)
    // Who listens was told where it goes as he came to the hex, and is not told again by the heading.
    await expect(card(page).locator('.order-forecast p.announced')).toHaveText(/^to .+: \d+ hex(es)?$/)
    await expect(card(page).locator('.order-to')).toHaveAttribute('aria-live', 'off')
    await page.keyboard.press('Enter')
    await sent(page, before)
    expect(await acts()).toBeLessThanOrEqual(MOST)
  })

  await test.step('what came of a move is told whole where it has room, though what came before it had none', async () => {
    const outcome = page.locator('.last-outcome')
    const toGo = answers(page).filter({ hasText: /^Move to/ })
    await expect(async () => {
      if ((await toGo.count()) === 0)
        await answers(page)
          .filter({ hasText: /^Activate/ })
          .first()
          .click({ timeout: 1000 })
      await expect(question(page)).toHaveText(/hexes left\.$/, { timeout: 2000 })
    }).toPass()
    await expect(outcome.getByRole('button', { name: 'Read on' })).toBeVisible()
    await toGo.first().click()
    await expect(outcome).toContainText('moves from')
    await nextFrames(page)
    await expect(outcome.getByRole('button', { name: 'Read on' })).toHaveCount(0)
  })
})
