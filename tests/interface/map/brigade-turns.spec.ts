import { expect, type Page } from 'playwright/test'
import { answers, beginGame, goTo, map, middle, question, readout, stops } from '../tools/at-table.ts'
import { keepPicture, nextFrames, setText, test } from '../tools/house.ts'

/** A turn before the Geisberg: the formation is activated, its brigades go by mouse and by keys, and attack if they can. */

test.use({ viewport: { width: 1280, height: 720 } })

const card = (page: Page) => page.locator('.order-card')
const aimed = / to .+: [\d.]+ movement points?$/
const asksWhoMoves = /who moves next\?$/

/** Gives answers, the first that has one of these words, until a question is asked. */
async function answerUntil(page: Page, asked: RegExp, ...words: RegExp[]): Promise<void> {
  await expect(async () => {
    for (let act = 0; act < 40; act += 1) {
      const now = await question(page).innerText()
      if (asked.test(now)) return
      const before = await stops(page).innerText()
      const all = words.map((wanted) => answers(page).filter({ hasText: wanted }).first())
      const found = await Promise.all(all.map((one) => one.count()))
      const index = found.findIndex((count) => count > 0)
      await (index < 0 ? answers(page).first() : all[index]!).click({ timeout: 2_000 })
      await expect(stops(page)).not.toHaveText(before)
    }
    throw new Error('the question was not asked')
  }).toPass()
}

/** Points about the middle of the map until a hex lies under the pointer to which the unit in hand can go. */
async function pointAtGoal(page: Page): Promise<void> {
  const [x, y] = await middle(page)
  let next = 0
  await expect(async () => {
    const [far, turn] = [60 + 20 * (next % 5), (Math.floor(next / 5) * Math.PI) / 3 + Math.PI / 6]
    next += 1
    await page.mouse.move(x + Math.cos(turn) * far, y + Math.sin(turn) * far, { steps: 2 })
    await nextFrames(page)
    await expect(readout(page)).toHaveText(aimed, { timeout: 500 })
  }).toPass()
}

/** Waits until the order is carried out, and the next counter is asked for. */
async function sent(page: Page, before: string): Promise<void> {
  await expect(card(page)).toHaveCount(0)
  await expect(stops(page)).not.toHaveText(before)
  await expect(question(page)).toHaveText(asksWhoMoves)
}

test('a turn of a formation is played by mouse and by keys', async ({ page, host }) => {
  test.setTimeout(240_000)
  await beginGame(page, host, { campaign: 'Wissembourg', scenario: /Geisberg/, seed: 'geisberg' })
  await page.getByRole('button', { name: 'Fold the record away' }).click()
  await answerUntil(page, /which formation acts first\?$/, /^Stay/)
  await answerUntil(page, asksWhoMoves, /^Activate/, /^No more fire/)

  await test.step('the strip tells turn, hour and who comes next, whole in a low window with large text too', async () => {
    const strip = page.getByRole('region', { name: 'The battle' })
    await expect(strip).toContainText(/Turn \d+, \d+ h/)
    // As long as what is told at Wissembourg, where here nobody comes.
    const long = '7 Thiereck, 8 Maillinger, 2nd Light Horse, Hartmann (0701)'
    await strip.locator('.ws-next dd').evaluate((next, words) => (next.textContent = words), long)
    for (const [width, height, text] of [
      [1280, 720, '150'],
      [1024, 600, '100'],
      [1280, 720, '100'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await setText(page, text)
      await nextFrames(page)
      const cut = await strip
        .locator('p, dd')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))
      expect(cut, `${width} × ${height} at ${text} %`).toEqual([])
    }
    await setText(page, '100')
  })

  await test.step('by mouse: a brigade is taken, shown where to, and sent', async () => {
    await goTo(page, 'Koblinski')
    const before = await stops(page).innerText()
    await page.mouse.click(...(await middle(page)))
    await expect(card(page)).toContainText(/movement points/)
    await pointAtGoal(page)
    await page.mouse.down()
    await page.mouse.up()
    await expect(card(page)).toContainText(/It faces/)
    await keepPicture(page, 'geisberg-go')
    await card(page).getByRole('button', { name: 'Go', exact: true }).click()
    await sent(page, before)
  })

  await test.step('by keys: the next one', async () => {
    const before = await stops(page).innerText()
    await goTo(page, 'Thile')
    await page.keyboard.press('Enter')
    await expect(card(page)).toContainText(/movement points/)
    await page.keyboard.press('n')
    await expect(readout(page)).toHaveText(aimed)
    await page.keyboard.press('Enter')
    await expect(card(page)).toContainText(/It faces/)
    await page.keyboard.press('Enter')
    await sent(page, before)
  })

  await test.step('the turn goes on to its end', async () => {
    await map(page).focus()
    await answerUntil(
      page,
      /The marker of|Which unit tries to rally/,
      /^No more moves/,
      /^Begin the attacks|^No more attacks|^Carry/,
    )
  })
})
