import { expect, type Page } from 'playwright/test'
import { answers, beginGame, expectNoOverflow, goTo, map, middle, question, readout, stops } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, nextFrames, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const strip = (page: Page) => page.getByRole('region', { name: 'The siege' })
const hand = (page: Page) => page.getByRole('region', { name: 'Your counters' })

/**
 * Gives the first answer with one of these words, the earlier words first, and waits until it is done. The answers of the act
 * before may still be shown for a moment: then a click finds nothing, and the words are looked for again.
 */
async function answer(page: Page, ...words: (string | RegExp)[]): Promise<void> {
  const before = await stops(page).innerText()
  await expect(async () => {
    for (const wanted of words) {
      const found = answers(page).filter({ hasText: wanted }).first()
      if ((await found.count()) > 0) return found.click({ timeout: 2_000 })
    }
    throw new Error(`no answer says ${words.join(' or ')}`)
  }).toPass()
  await expect(stops(page)).not.toHaveText(before)
}
const layers = (page: Page) => page.getByRole('region', { name: 'Layers' })
const findings = (page: Page) => layers(page).getByRole('region', { name: 'Findings' }).getByRole('listitem')

/** Points about the middle of the map until the ground of a zone lies under the pointer, and clicks there. */
async function clickGround(page: Page, zone: string): Promise<void> {
  await goTo(page, zone)
  const [x, y] = await middle(page)
  for (const far of [60, 90, 120, 150])
    for (let turn = 0; turn < 8; turn += 1) {
      const [atX, atY] = [x + Math.cos((turn * Math.PI) / 4) * far, y + Math.sin((turn * Math.PI) / 4) * far]
      await page.mouse.move(atX, atY)
      await nextFrames(page)
      if (((await readout(page).textContent()) ?? '').startsWith(zone)) return page.mouse.click(atX, atY)
    }
  throw new Error(`no ground of ${zone} is seen`)
}

test('a fortnight before Belfort: counters, guns, the ring, an attack, by mouse', async ({ page, host }) => {
  test.setTimeout(180_000)
  await beginGame(page, host, { campaign: 'Storm over Belfort', scenario: /Danjoutin/, seed: 'siege' })
  await page.getByRole('button', { name: 'Fold the record away' }).click()
  await expect(page.locator('.game-map')).toHaveAttribute('data-sheet', 'printed', { timeout: 60_000 })
  await expect(strip(page)).toContainText('not surrounded')
  await expect(strip(page).getByRole('listitem').filter({ hasText: '5' })).toHaveAttribute('aria-current', 'step')

  // All answers are in sight; the hand unfolds, and both sides of the counter in it can be read, and what is still in the cup and does.
  await expect(page.locator('.answers').getByRole('button', { name: 'No', exact: true })).toBeInViewport({ ratio: 1 })
  await page.locator('.sb-folded > summary').click()
  await expect(hand(page)).toContainText('again and again')
  await expect(hand(page)).toContainText('once')
  await expect(hand(page)).toContainText(
    /Still in your cup:.+(?:lose a level|next turn|fire twice|comes into zone).+\./,
  )
  await expectAccessible(page)
  // However much the strip above it tells in a phase, the map stays where it is.
  const topOfMap = async () => Math.round((await page.locator('.table-map').boundingBox())!.y)
  const top = await topOfMap()
  await answer(page, 'No')
  await answer(page, 'No')
  while (/moves operationally/.test(await question(page).innerText()))
    await answer(page, 'No more operational movement')

  // Beside each zone that a gun may fire at stands what the shot may do; the other side may counter.
  await expect(question(page)).toHaveText('Which artillery bombards what?')
  await page
    .locator('[data-answers^="bombard "] .answer', { hasText: /\d% · \d\.\d/ })
    .first()
    .click()
  await expect(question(page)).toContainText(/bombards|bad one/)
  expect(await topOfMap()).toBe(top)
  await keepPicture(page, 'siege-exchange')
  for (let act = 0; act < 24 && !(await question(page).innerText()).startsWith('Your go'); act += 1) {
    await answer(page, 'Stop bombarding', /./)
  }

  // A click on the ground of a zone means its troops: the card tells what an assault of theirs promises before it is declared.
  const card = page.locator('.order-card')
  await clickGround(page, '24 Bavilliers')
  await expect(card).toContainText('From 24 Bavilliers')
  await clickGround(page, '10 Danjoutin')
  await expect(card).toContainText(/It succeeds with \d+/)
  await expect(card).toContainText(/Magnitude \d, modifier/)
  await keepPicture(page, 'siege-order')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(question(page)).toContainText('Your go')
  expect(await topOfMap()).toBe(top)

  // The ring with its gap, and what guns reach.
  await map(page).focus()
  await page.keyboard.press('l')
  await layers(page).getByRole('radio', { name: 'The ring' }).check()
  await expect(findings(page).first()).toContainText(/Belfort is not surrounded\. The gap: .+ – \d+ /)
  await keepPicture(page, 'siege-ring')
  await layers(page).getByRole('radio', { name: 'Artillery' }).check()
  await expect(findings(page).filter({ hasText: 'ART FORT' }).first()).toBeVisible()
  await layers(page).getByRole('radio', { name: 'Worth at the end' }).check()
  await expect(findings(page).first()).toContainText(/As it stands: \d+ to \d+\./)
  await keepPicture(page, 'siege-worth')
  await expectNoOverflow(page)
})
