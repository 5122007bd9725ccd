import { expect, type Page } from 'playwright/test'
import { boardOfZones } from '../../../src-renderer/map/board/board.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { map, readout } from './at-table.ts'
import { nextFrames } from './house.ts'

/** What a hand does on the map of Châlons, with its acts counted. */

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

/** How large the sheet lies in the window and where, as the overview shows; where it shows no edge of what is seen, all of it is in sight. */
async function sheetIn(page: Page): Promise<{ zoom: number; left: number; top: number }> {
  const box = (await map(page).boundingBox())!
  const seen = await page.locator('.map-overview-seen').evaluate((frame: HTMLElement) => {
    const { m41: left, m42: top } = new DOMMatrix(frame.style.transform)
    const whole = frame.previousElementSibling as HTMLElement
    const [width, height] = [parseFloat(frame.style.width), parseFloat(frame.style.height)]
    return { left, top, width, height, most: { width: whole.clientWidth, height: whole.clientHeight } }
  })
  const [far, low] = [seen.left + seen.width, seen.top + seen.height]
  const scale = seen.most.width / board.sheet.width
  const isWide = seen.left > 0 && far < seen.most.width - 1
  const isHigh = seen.top > 0 && low < seen.most.height - 1
  if (!isWide && !isHigh) {
    const zoom = Math.min(box.width / board.sheet.width, box.height / board.sheet.height)
    const [left, top] = [(box.width - board.sheet.width * zoom) / 2, (box.height - board.sheet.height * zoom) / 2]
    return { zoom, left: box.x + left, top: box.y + top }
  }
  const zoom = isWide ? (box.width / seen.width) * scale : (box.height / seen.height) * scale
  const atLeft = seen.left > 0 ? box.x - (seen.left / scale) * zoom : box.x + box.width - (far / scale) * zoom
  const atTop = seen.top > 0 ? box.y - (seen.top / scale) * zoom : box.y + box.height - (low / scale) * zoom
  return { zoom, left: atLeft, top: atTop }
}

/** Where a place lies in the window, and about it. */
async function spotsAbout(page: Page, zone: string, steps: readonly number[]): Promise<[number, number][]> {
  const { x, y } = places.get(zone)!
  const sheet = await sheetIn(page)
  const [left, top] = [sheet.left + x * sheet.zoom, sheet.top + y * sheet.zoom]
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
