import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { test } from '../tools/at-host.ts'
import { map, readout } from '../tools/at-table.ts'
import { nextFrames } from '../tools/house.ts'
import { allowedTime, answerOf, type Hand, openBattle, orderCard, playBattle } from '../tools/spicheren-battle.ts'

/** Portable Spicheren by the keyboard alone, with every press of a key counted. */

test.use({ viewport: { width: 1280, height: 720 } })

const isOnMap = (page: Page) => map(page).evaluate((one) => one === document.activeElement)

/** Where a unit was sent from, the focus is on the map again; from elsewhere Tab goes there. */
async function toMap(page: Page): Promise<void> {
  for (let press = 0; press < 60 && !(await isOnMap(page)); press += 1) await page.keyboard.press('Tab')
  await expect(map(page)).toBeFocused()
}

/** Goes to the next unit that the question is about. */
async function toOwn(page: Page, { sides, decider }: GameSnapshot): Promise<void> {
  const own = sides[decider!] === 'french' ? /, French / : /, (Prussian|German) /
  await page.keyboard.press('n')
  await nextFrames(page)
  // Of those who can fire and whom they can fire at, the next may be an enemy.
  for (let press = 0; press < 9 && !own.test(await readout(page).innerText()); press += 1) {
    await page.keyboard.press('n')
    await nextFrames(page)
  }
}

const byKeys = (page: Page): Hand => ({
  begin: () => toMap(page),
  async send(table, words) {
    await toMap(page)
    await toOwn(page, table)
    await page.keyboard.press('Enter')
    await expect(orderCard(page)).toBeVisible()
    await expect(orderCard(page).getByRole('button').first()).toBeEnabled()
    // Who can go nowhere has the focus at what can be done on the spot.
    await nextFrames(page)
    if (!(await isOnMap(page))) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    await expect(orderCard(page).getByRole('button', { name: words })).toBeFocused()
    await page.keyboard.press('Enter')
  },
  async takeMelee() {
    await toMap(page)
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  },
  fight: () => page.keyboard.press('Enter'),
  /** By its digit; those that are given on the map have none, and are gone to there. */
  async give(words) {
    const answer = answerOf(page, words)
    await expect(answer).toBeEnabled()
    const digit = await answer.getAttribute('aria-keyshortcuts')
    if (digit !== null) {
      await page.keyboard.press(digit)
      return
    }
    await toMap(page)
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
  },
})

test('a battle is played by keys alone, a unit’s turn with six of them at most', async ({ page, host, calls }) => {
  test.setTimeout(allowedTime)
  const id = await openBattle(page, host, calls)
  await playBattle(page, calls, id, byKeys(page), ({ keys, presses, notches }) => {
    expect(presses + notches, 'acts of the mouse').toBe(0)
    return keys
  })
})
