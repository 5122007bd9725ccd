import { expect, type Page } from 'playwright/test'
import { boardOfZones } from '../../../src-renderer/map/board/board.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { readout } from './at-table.ts'
import { nextFrames } from './house.ts'
import { inWindow } from './sheet-in-window.ts'

/** What a hand does on the map of Châlons. */

const board = boardOfZones(chalonsBoard())!
const places = new Map(board.places.map((place) => [place.id, place]))

/** Where a place lies in the window, and about it. */
async function spotsAbout(page: Page, zone: string, steps: readonly number[]): Promise<[number, number][]> {
  const [left, top] = await inWindow(page, board.sheet, places.get(zone)!)
  return steps.flatMap((far) => {
    const turns = far === 0 ? 1 : far < 40 ? 8 : 16
    return Array.from({ length: turns }, (_, turn): [number, number] => [
      left + Math.cos((turn * 2 * Math.PI) / turns) * far,
      top + Math.sin((turn * 2 * Math.PI) / turns) * far,
    ])
  })
}

/** Points about a place until the readout, which follows the pointer at the next frame, says what is wanted, and `isIt`. */
async function pointUntil(
  page: Page,
  spots: readonly [number, number][],
  told: RegExp,
  isIt: () => Promise<boolean> = async () => true,
): Promise<void> {
  await expect(async () => {
    for (const spot of spots) {
      await page.mouse.move(...spot, { steps: 2 })
      await nextFrames(page)
      if (told.test((await readout(page).textContent()) ?? '') && (await isIt())) return
    }
    throw new Error(`nowhere about there it says ${String(told)}`)
  }).toPass({ timeout: 60_000 })
}
/** Points at a place. */
export const pointAt = async (page: Page, zone: string): Promise<void> =>
  pointUntil(page, await spotsAbout(page, zone, [0, 4, 8, 13, 18]), new RegExp(`^${places.get(zone)!.name}( ·|$)`))
/** Points at a stack, which is laid out when the pointer has dwelt on it; the ground about it names it too. */
export async function pointAtStack(page: Page, zone: string): Promise<void> {
  const { name } = places.get(zone)!
  const laidOut = page.locator('.stack-viewer .stack-heading').filter({ hasText: name })
  const isLaidOut = () =>
    laidOut.waitFor({ timeout: 700 }).then(
      () => true,
      () => false,
    )
  const spots = await spotsAbout(page, zone, [24, 16, 34, 44, 56, 68, 82, 98])
  await pointUntil(page, spots, new RegExp(`^${name} · (French|Germans): `), isLaidOut)
}

export async function click(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

/** Drags a stack to a place. */
export async function dragStack(page: Page, from: string, to: string): Promise<void> {
  await pointAtStack(page, from)
  await page.mouse.down()
  await pointAt(page, to)
  await page.mouse.up()
}
