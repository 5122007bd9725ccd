import { expect, type Page } from 'playwright/test'
import {
  answers,
  beginGame,
  command,
  expectNoOverflow,
  goTo,
  map,
  middle,
  play,
  question,
  readout,
  stops,
} from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

const foldRecord = (page: Page) => page.getByRole('button', { name: 'Fold the record away' }).click()
const popovers = (page: Page) => page.locator('.popover')

test.use({ viewport: { width: 1280, height: 840 } })

test.describe('the map of Portable Spicheren', () => {
  test('says why something is no answer, measures ways without acting, and orders a lit unit that is clicked', async ({
    page,
    host,
  }) => {
    await beginGame(page, host)
    await foldRecord(page)

    await test.step('says why something is no answer, with the rule', async () => {
      await goTo(page, 'Saarbrücken')
      await page.mouse.click(...(await middle(page)))
      await expect(popovers(page)).toContainText('First choose a unit and roll for its activation.')
      await expect(popovers(page)).toContainText('An active unit moves at once')
      await expectAccessible(page)
      await keepPicture(page, 'table-why-not')
      await page.keyboard.press('Escape')
      await expect(popovers(page)).toHaveCount(0)
      await expect(map(page)).toBeFocused()

      await goTo(page, 'Saarbrücken')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Read the rule' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByText('An active unit moves at once').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('measures ways without acting in the game, by mouse and by keyboard', async () => {
      const asked = await question(page).innerText()
      const told = page.locator('.map-measured')
      // Jolivet would answer the question.
      await goTo(page, 'Jolivet')
      const [x, y] = await middle(page)
      await page.getByRole('button', { name: 'Measure a way (M)' }).click()
      await expect(told).toHaveText(/^Measuring: choose/)
      const layers = (await page.getByRole('button', { name: 'Layers' }).boundingBox())!
      const sentence = (await told.boundingBox())!
      expect(sentence.x + sentence.width).toBeLessThan(layers.x)
      await page.mouse.click(x, y)
      await expect(told).toHaveText(/^Measuring from .+: choose the place where the way ends\.$/)
      await page.mouse.move(x + 240, y + 40, { steps: 4 })
      await expect(told).toHaveText(/^From .+ to .+: \d+ hex(es)?\.$/)
      await page.mouse.click(x + 240, y + 40)
      await expectAccessible(page)
      await keepPicture(page, 'table-measured')
      await expect(stops(page)).toHaveText(/^0 of 0/)
      await expect(popovers(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await expect(map(page)).toBeFocused()

      // Escape ends it where it was begun, too.
      const measure = page.getByRole('button', { name: 'Measure a way (M)' })
      await measure.press('Enter')
      await expect(measure).toHaveAttribute('aria-pressed', 'true')
      await measure.press('Escape')
      await expect(measure).toHaveAttribute('aria-pressed', 'false')

      await goTo(page, 'Jolivet')
      await page.keyboard.press('m')
      await page.keyboard.press('Enter')
      await expect(told).toHaveText(/^Measuring from /)
      for (const step of [1, 2, 3]) {
        await page.keyboard.press('ArrowRight')
        await expect(told).toHaveText(new RegExp(`: ${step} hex(es)?\\.$`))
      }
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowLeft')
      await expect(told).toHaveText(/: 3 hexes\.$/)
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      await expect(stops(page)).toHaveText(/^0 of 0/)
      expect(await question(page).innerText()).toBe(asked)
    })

    await test.step('shows what a lit unit can do when it is clicked, lights what an answer is about, and throws dice only for the button', async () => {
      await goTo(page, 'Jolivet')
      const [x, y] = await middle(page)
      await page.mouse.move(x, y)
      await expect(readout(page)).toContainText('Jolivet')
      await expect(answers(page).filter({ hasText: 'Jolivet' })).toHaveClass(/lit/)
      await page.mouse.click(x, y)
      const card = page.locator('.order-card')
      await expect(card.getByRole('heading', { name: 'Jolivet’s brigade' })).toBeVisible()
      await expect(card).toContainText(/is active with a chance of [\d.]+%/)
      await expect(stops(page)).toHaveText(/^0 of 0/)
      await card.getByRole('button', { name: 'Try, stay here, and turn' }).click()
      await expect(card).toHaveCount(0)
      await expect(stops(page)).not.toHaveText(/^0 of/)
    })
  })

  test('tells the odds of answers, and has everything in the palette', async ({ page, host }) => {
    await beginGame(page, host)

    await test.step('shows the odds of answers on request', async () => {
      await expect(page.locator('.odds')).toHaveCount(0)
      await page.getByRole('button', { name: 'Odds' }).click()
      await expect(page.locator('.odds').first()).toHaveText(/activated [\d.]+%/)
      await play(page, 1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(stops(page)).toHaveText(/^0 of 0/)
    })

    await test.step('has everything in the palette', async () => {
      await command(page, 'activate jol')
      await expect(page.locator('.palette').getByRole('option')).toHaveCount(1)
      await expectAccessible(page)
      await keepPicture(page, 'table-palette')
      await page.keyboard.press('Enter')
      await expect(stops(page)).toHaveText(/^1 of 1/)
      await command(page, 'undo')
      await page.keyboard.press('Enter')
      await expect(stops(page)).toHaveText(/^0 of 0/)
      await expect(answers(page).last()).toBeEnabled()
      await page.keyboard.press('9')
      await expect(stops(page)).toHaveText(/^1 of 1/)
      await page.keyboard.press('/')
      await page.keyboard.type('stop 0')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^This is the past/)).toBeVisible()
      await expectNoOverflow(page)
    })
  })
})

test.describe('the map of Gaiter Button', () => {
  test('is played along a way by keys alone', async ({ page, host }) => {
    test.setTimeout(240_000)
    await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870', seed: 'a' })
    // Neither side places decoys; then the side that begins activates one of its stacks.
    for (const side of ['French', 'German']) {
      await expect(page.locator('.who')).toContainText(side)
      await expect(answers(page).last()).toBeEnabled()
      await page.keyboard.press('9')
    }
    await expect(question(page)).toContainText('Your operation')
    await foldRecord(page)
    // A user who moves over the map by keyboard with a screen reader hears the names of the units there.
    await map(page).focus()
    await page.keyboard.press('n')
    await expect(
      page.getByRole('status').filter({ hasText: /^[^,]+, (French|Germans): .+, can be chosen$/ }),
    ).toHaveCount(1)
    await page.keyboard.press('Escape')
    // The whole map is in sight, and nothing covers a corner of it.
    await expect(page.locator('.map-overview')).toBeHidden()
    await page
      .getByRole('button', { name: /^Activate in/ })
      .first()
      .press('Enter')
    await expect(question(page)).toContainText('Who is activated')
    const zone = /in (.+)\?/.exec(await question(page).innerText())?.[1] ?? ''
    // The first counter, from its stack on the map.
    await goTo(page, zone)
    await expect(page.locator('.map-overview')).toBeVisible()
    await page.keyboard.press('s')
    const before = await stops(page).textContent()
    await page.keyboard.press('Enter')
    await expect(stops(page)).not.toHaveText(before ?? '')
    await page.keyboard.press('Escape')
    await expect(map(page)).toBeFocused()
    await command(page, 'march off')
    await page.keyboard.press('Enter')
    await expect(question(page)).not.toContainText('Who is activated')
    await keepPicture(page, 'table-gaiter-button')
    await draw(page)
    await expect(page.getByRole('button', { name: /^March to/ }).first()).toBeVisible()

    // The place at the other end of a way is lit: N reaches it, Enter marches there.
    await goTo(page, zone)
    await page.keyboard.press('Escape')
    const here = await question(page).innerText()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('n')
      const read = await readout(page).innerText()
      if (read !== '' && !read.startsWith(zone) && !read.includes('–')) break
    }
    await page.keyboard.press('Enter')
    const menu = popovers(page).getByRole('button', { name: /^March/ })
    if (await menu.count()) await menu.first().press('Enter')
    await expect(question(page)).not.toHaveText(here)
  })
})

/** Draws markers until the stack may march. */
async function draw(page: Page): Promise<void> {
  const march = page.getByRole('button', { name: /^March to/ })
  for (let drawn = 0; drawn < 6 && (await march.count()) === 0; drawn += 1) {
    const asked = (await stops(page).textContent()) ?? ''
    await command(page, (await answers(page).filter({ hasText: 'Keep the marker' }).count()) > 0 ? 'keep' : 'draw')
    await page.keyboard.press('Enter')
    await expect(stops(page)).not.toHaveText(asked)
  }
}
