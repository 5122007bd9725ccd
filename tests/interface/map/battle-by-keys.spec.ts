import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { everyTry } from '../../tries.ts'
import { test } from '../tools/at-host.ts'
import { answers, map, readout, stops } from '../tools/at-table.ts'
import { nextFrames } from '../tools/house.ts'
import { openAtTable } from '../tools/without-form.ts'

/**
 * Portable Spicheren by the keyboard alone, with every press of a key counted. Units go forward, and everybody fires, as
 * an ordinary player’s would; what is asked is looked up at the host.
 */

test.use({ viewport: { width: 1280, height: 720 } })

/** Presses of a key for what a unit does, with all that is asked before the next is chosen. */
const MOST = 6
/** How many units a side sends each turn before it ends its moves. */
const SENT = 4
/** Per commit the battle is left after so many units; with every try it is played to its end. */
const UNITS = everyTry ? Infinity : 9

const card = (page: Page) => page.locator('.order-card')

async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { keys: 0, pointers: 0 }
    document.addEventListener('keydown', () => (counted.keys += 1), { capture: true })
    document.addEventListener('pointerdown', () => (counted.pointers += 1), { capture: true })
    Object.assign(window, { counted })
  })
  return async () => {
    const { keys, pointers } = await page.evaluate(
      () => (window as unknown as { counted: { keys: number; pointers: number } }).counted,
    )
    expect(pointers).toBe(0)
    return keys
  }
}

const isOnMap = (page: Page) => map(page).evaluate((one) => one === document.activeElement)

/** Chooses the next unit that the question is about, aims it at the next place or enemy it can go to or fire at, and sends it. */
async function sendNext(page: Page, own: RegExp, told: RegExp): Promise<void> {
  await page.keyboard.press('Tab')
  await nextFrames(page)
  // Behind the last of them Tab leaves the map: the one who is pointed at is meant.
  if (!(await isOnMap(page))) await page.keyboard.press('Shift+Tab')
  // Of those who can fire and whom they can fire at, the next may be an enemy.
  for (let press = 0; press < 9 && !own.test(await readout(page).innerText()); press += 1) {
    await page.keyboard.press('Tab')
    await nextFrames(page)
  }
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await expect(card(page).getByRole('button').first()).toBeEnabled()
  // Who can go nowhere has the focus at what can be done on the spot.
  await nextFrames(page)
  if (!(await isOnMap(page))) {
    await page.keyboard.press('Enter')
    return
  }
  await page.keyboard.press('Tab')
  const send = card(page).getByRole('button', { name: told })
  await page.keyboard.press('Enter')
  await expect(send).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Where a unit was sent from, the focus is on the map again; from elsewhere Tab goes there. */
async function toMap(page: Page): Promise<void> {
  for (let press = 0; press < 60 && !(await isOnMap(page)); press += 1) await page.keyboard.press('Tab')
  await expect(map(page)).toBeFocused()
}

/** An answer by its digit; those that are given on the map have none, and are gone to there. */
async function give(page: Page, words: string): Promise<void> {
  const answer = answers(page).filter({ hasText: words }).first()
  await expect(answer).toBeEnabled()
  const digit = await answer.getAttribute('aria-keyshortcuts')
  if (digit !== null) {
    await page.keyboard.press(digit)
    return
  }
  await toMap(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
}

/** What the player does; whether a unit of his was sent. */
async function answer(page: Page, table: GameSnapshot, sent: number): Promise<boolean> {
  const { prompt, answers: all } = table.question!
  const title = (verb: RegExp) => all.find((one) => verb.test(one.verb))?.title.en
  const end = title(/^(end-moves|hold-fire|cease-fire)$/)
  if (prompt === 'melees' && title(/^fight$/) !== undefined) {
    const before = await stops(page).innerText()
    await toMap(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // A unit shows its chances first; where nothing but this can be meant, the melee is fought at once.
    const fight = card(page).getByRole('button', { name: 'Fight' }).first()
    await expect(async () => {
      const isFought = (await stops(page).innerText()) !== before
      expect(isFought || (await fight.isVisible())).toBe(true)
    }).toPass()
    if (await fight.isVisible()) await page.keyboard.press('Enter')
    return false
  }
  const orders: Readonly<Record<string, RegExp>> = {
    activations: /^Try and go/,
    'artillery-orders': /^Fire/,
    'rifle-fire': /^Fire/,
  }
  const told = orders[prompt]
  const isAsked = all.some(({ verb }) => /^(activate|aim|fire)$/.test(verb))
  if (told !== undefined && isAsked && (prompt !== 'activations' || sent < SENT)) {
    await toMap(page)
    await sendNext(page, table.sides[table.decider!] === 'french' ? /, French / : /, (Prussian|German) /, told)
    return prompt === 'activations'
  }
  await give(page, end ?? all[0]!.title.en)
  return false
}

test('a battle is played by keys alone, a unit’s turn with six of them at most', async ({ page, host, calls }) => {
  test.setTimeout(everyTry ? 1_800_000 : 240_000)
  await calls.settings.write({ asking: 'choices' })
  const begun = { campaign: 'portable-spicheren', scenario: 'spicheren-historical', seed: 'keys' }
  const { id } = await calls.games.begin({ ...begun, players: { sides: ['person', 'person'], open: true } })
  await openAtTable(page, host, id)
  await expect(page.locator('.question h2')).toBeVisible()
  const keys = await countKeys(page)
  await toMap(page)

  let table = await calls.games.look({ id })
  const turns: number[] = []
  let [sent, side, hand, isTurn] = [0, table.decider, 0, false]
  while (table.question !== null && turns.length < UNITS) {
    const { stop } = table
    if (table.decider !== side) [side, sent] = [table.decider, 0]
    const asked = table.question.prompt
    // A unit's turn lasts until the next is chosen.
    if (isTurn && /^(activations|artillery-orders|rifle-fire|melees)$/.test(asked)) {
      turns.push((await keys()) - hand)
      expect(turns.at(-1), `the turn of unit ${turns.length}`).toBeLessThanOrEqual(MOST)
      isTurn = false
    }
    if (!isTurn) hand = await keys()
    const isSent = await answer(page, table, sent)
    isTurn ||= isSent
    if (isSent) sent += 1
    await expect(async () => {
      table = await calls.games.look({ id })
      expect(table.stop).toBeGreaterThan(stop)
    }).toPass({ timeout: 60_000 })
    await expect(page.locator('.scrubbed')).toHaveText(new RegExp(`^${table.stop} of`))
  }
  if (everyTry) expect(table.ending).not.toBeNull()
  const all = await keys()
  console.info(`${turns.length} turns of units, ${Math.max(...turns)} keys at most; ${all} keys for ${table.stop} acts`)
})
