import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { boardOfHexes } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { spicherenBoard } from '../../campaigns/plans.ts'
import { test } from '../tools/at-host.ts'
import { readout } from '../tools/at-table.ts'
import { mapAtRest, nextFrames } from '../tools/house.ts'
import { inWindow } from '../tools/sheet-in-window.ts'
import { allowedTime, answerOf, type Hand, openBattle, orderCard, playBattle } from '../tools/spicheren-battle.ts'

/** Portable Spicheren by the mouse alone, with every press of it counted: on the map, and on what is beside it. */

test.use({ viewport: { width: 1280, height: 720 } })

const { board } = boardOfHexes(spicherenBoard(), 'en')
const hexes = new Map(board.places.map((place) => [place.id, place]))
const apart = (one: string, other: string): number => {
  const [a, b] = [hexes.get(one)!, hexes.get(other)!]
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Where units stand, by their names. */
function standing({ views }: GameSnapshot): ReadonlyMap<string, string> {
  const { unit } = views[0]!.known as { unit: Record<string, { hex: string }> }
  return new Map(Object.entries(unit).flatMap(([name, { hex }]) => (hexes.has(hex) ? [[name, hex]] : [])))
}

/** The hexes where the enemy of who is asked stands. */
const enemiesOf = ({ pieces, decider }: GameSnapshot): readonly string[] =>
  pieces.flatMap(({ side, place }) => (side !== decider && hexes.has(place) ? [place] : []))

/** The hexes of units that may answer in one of these ways. */
function hexesOf(table: GameSnapshot, verb: RegExp): readonly string[] {
  const at = standing(table)
  const asked = table.question!.answers.filter((one) => verb.test(one.verb))
  return [...new Set(asked.flatMap(({ things }) => at.get(things[0]!.name) ?? []))]
}

/** Points at a hex; what the readout says of it. */
async function pointAt(page: Page, hex: string): Promise<string> {
  await page.mouse.move(...(await inWindow(page, board.sheet, hexes.get(hex)!)), { steps: 2 })
  await nextFrames(page)
  return readout(page).innerText()
}

async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** Clicks a hex once the map has come to rest and says that something is pointed at. */
async function clickHex(page: Page, hex: string): Promise<void> {
  await expect(async () => {
    await mapAtRest(page)
    await pointAt(page, hex)
    await expect(readout(page)).not.toHaveClass(/hint/, { timeout: 500 })
  }).toPass()
  await press(page)
}

/** Points about a unit in hand, at what is nearest to the enemy first, until a hex says what the unit can do there; undefined where none does. */
async function findGoal(page: Page, from: string, enemies: readonly string[]): Promise<string | undefined> {
  const far = (hex: string) => Math.min(...enemies.map((enemy) => apart(hex, enemy)))
  const ground = [...hexes.keys()].filter((hex) => hex !== from && apart(from, hex) < 2.2 * nextHex)
  const near = [...new Set([...enemies, ...ground])].toSorted((one, other) => far(one) - far(other))
  await mapAtRest(page)
  for (const hex of near) if (/: \d+ hex(es)?$|[\d.]+%$/.test(await pointAt(page, hex))) return hex
  return undefined
}
const nextHex = apart('0608', '0609')

const byMouse = (page: Page): Hand => ({
  begin: async () => undefined,
  async send(table, words) {
    const [from = ''] = hexesOf(table, /^(activate|aim|fire)$/)
    await clickHex(page, from)
    await expect(orderCard(page)).toBeVisible()
    await expect(orderCard(page).getByRole('button').first()).toBeEnabled()
    const goal = await findGoal(page, from, enemiesOf(table))
    if (goal === undefined) {
      await orderCard(page).locator('.order-others').getByRole('button').first().click()
      return
    }
    await press(page)
    await orderCard(page).getByRole('button', { name: words }).click()
  },
  async takeMelee(table) {
    await clickHex(page, hexesOf(table, /^fight$/)[0]!)
  },
  fight: () => orderCard(page).getByRole('button', { name: 'Fight' }).first().click(),
  give: (words) => answerOf(page, words).click(),
})

test('a battle is played by mouse alone, a unit’s turn with six presses at most', async ({ page, host, calls }) => {
  test.setTimeout(allowedTime)
  const id = await openBattle(page, host, calls)
  await playBattle(page, calls, id, byMouse(page), ({ keys, presses, notches }) => {
    expect(keys + notches, 'acts of the keys and the wheel').toBe(0)
    return presses
  })
})
