import { expect, type Page } from 'playwright/test'
import { boardOfZones } from '../../../src-renderer/map/board/board.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { map, readout } from './at-table.ts'
import { nextFrames } from './house.ts'

/** What a hand does on the map of Châlons while the whole of it is in sight, with its acts counted. */

const board = boardOfZones(chalonsBoard())!
const places = new Map(board.places.map((place) => [place.id, place]))

/** Counts each press of the mouse and of a key from now on. */
export async function countActs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { acts: 0 }
    for (const name of ['pointerdown', 'keydown', 'wheel'] as const)
      document.addEventListener(name, () => (counted.acts += 1), { capture: true })
    Object.assign(window, { counted })
  })
  return () => page.evaluate(() => (window as unknown as { counted: { acts: number } }).counted.acts)
}

/** Where a place lies while the whole map is in sight, and about it. */
async function spotsAbout(page: Page, zone: string, steps: readonly number[]): Promise<[number, number][]> {
  const { x, y } = places.get(zone)!
  const box = (await map(page).boundingBox())!
  const zoom = Math.min(box.width / board.sheet.width, box.height / board.sheet.height)
  const left = box.x + (box.width - board.sheet.width * zoom) / 2 + x * zoom
  const top = box.y + (box.height - board.sheet.height * zoom) / 2 + y * zoom
  return steps.flatMap((far) =>
    Array.from({ length: far === 0 ? 1 : 8 }, (_, turn): [number, number] => [
      left + Math.cos((turn * Math.PI) / 4) * far,
      top + Math.sin((turn * Math.PI) / 4) * far,
    ]),
  )
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
  const spots = await spotsAbout(page, zone, [24, 16, 34, 44, 56, 68])
  await pointUntil(page, spots, new RegExp(`^${name} · (French|German): `), isLaidOut)
}

export async function click(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}
