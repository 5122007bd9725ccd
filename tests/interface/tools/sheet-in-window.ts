import type { Page } from 'playwright/test'
import type { MapBoard, Spot } from '../../../src-renderer/map/board/board.ts'
import { map } from './at-table.ts'

/** How large the sheet of a map lies in the window and where, as the overview shows; where that shows no edge of what is seen, all of it is in sight. */
async function sheetInWindow(
  page: Page,
  sheet: MapBoard['sheet'],
): Promise<{ zoom: number; left: number; top: number }> {
  const box = (await map(page).boundingBox())!
  const seen = await page.locator('.map-overview-seen').evaluate((frame: HTMLElement) => {
    const { m41: left, m42: top } = new DOMMatrix(frame.style.transform)
    const whole = frame.previousElementSibling as HTMLElement
    const [width, height] = [parseFloat(frame.style.width), parseFloat(frame.style.height)]
    return { left, top, width, height, most: { width: whole.clientWidth, height: whole.clientHeight } }
  })
  const [far, low] = [seen.left + seen.width, seen.top + seen.height]
  const scale = seen.most.width / sheet.width
  const isWide = seen.left > 0 && far < seen.most.width - 1
  const isHigh = seen.top > 0 && low < seen.most.height - 1
  if (!isWide && !isHigh) {
    const zoom = Math.min(box.width / sheet.width, box.height / sheet.height)
    const [left, top] = [(box.width - sheet.width * zoom) / 2, (box.height - sheet.height * zoom) / 2]
    return { zoom, left: box.x + left, top: box.y + top }
  }
  const zoom = isWide ? (box.width / seen.width) * scale : (box.height / seen.height) * scale
  const atLeft = seen.left > 0 ? box.x - (seen.left / scale) * zoom : box.x + box.width - (far / scale) * zoom
  const atTop = seen.top > 0 ? box.y - (seen.top / scale) * zoom : box.y + box.height - (low / scale) * zoom
  return { zoom, left: atLeft, top: atTop }
}

/** Where a spot of the sheet lies in the window. */
export async function inWindow(page: Page, sheet: MapBoard['sheet'], { x, y }: Spot): Promise<[number, number]> {
  const { zoom, left, top } = await sheetInWindow(page, sheet)
  return [left + x * zoom, top + y * zoom]
}
