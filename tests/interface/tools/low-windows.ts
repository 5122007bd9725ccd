import { expect, type Page } from 'playwright/test'
import { nextFrames, setText } from './house.ts'

/** Usual windows, and text as large as many have it. */
export const lowWindows = [
  [1280, 720, '100'],
  [1366, 768, '100'],
  [1280, 720, '150'],
  [1366, 768, '150'],
] as const
export type LowWindow = readonly [width: number, height: number, text: string]

/**
 * Looks at what is asked in usual windows and sizes of text: nothing of it is scrolled or cut, what takes back or gives up is in sight, and
 * so is the journal. Leaves the window as it was. Where `isReadOn`, what stands beside the question may be scrolled: it is for reading, and the answers
 * come first.
 */
export async function expectWholeInLowWindows(
  page: Page,
  back: string | RegExp = 'Undo',
  windows: readonly LowWindow[] = lowWindows,
  isReadOn = false,
): Promise<void> {
  const before = page.viewportSize()
  if (before === null) throw new Error('the window has no size')
  for (const [width, height, text] of windows) {
    await page.setViewportSize({ width, height })
    await setText(page, text)
    await nextFrames(page)
    const where = `${width} × ${height} at ${text} %`
    await expect(page.locator('.question').getByRole('button', { name: back }).first(), where).toBeInViewport({
      ratio: 1,
    })
    await expect(page.locator('.latest'), where).toBeInViewport({ ratio: 1 })
    await expect.poll(() => notWhole(page, isReadOn), { message: where }).toEqual([])
  }
  await page.setViewportSize(before)
  await setText(page, '100')
}

/** What of the question is scrolled or cut, and which of its buttons reach beyond it. */
const notWhole = (page: Page, isReadOn: boolean): Promise<readonly string[]> =>
  page.evaluate((readOn) => {
    const parts = [...document.querySelectorAll('.question, .question *')].filter(
      (part) => !readOn || part.closest('.beside-question') === null,
    )
    const scrolled = parts.flatMap((part) =>
      /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1
        ? [`${part.className} is scrolled`]
        : [],
    )
    const { left, right, top, bottom } = document.querySelector('.question')!.getBoundingClientRect()
    const cut = parts.flatMap((part) => {
      // What is folded away reaches nowhere.
      if (part.localName !== 'button' || !part.checkVisibility()) return []
      const box = part.getBoundingClientRect()
      const isBeyond = box.left < left || box.right > right || box.top < top || box.bottom > bottom
      return isBeyond ? [`${part.textContent} reaches beyond the question`] : []
    })
    const why = document.querySelector('#why-no-undo')
    const isWhyCut = why !== null && (why.scrollWidth > why.clientWidth || why.scrollHeight > why.clientHeight)
    return [...scrolled, ...cut, ...(isWhyCut ? ['why nothing can be taken back is cut'] : [])]
  }, isReadOn)
