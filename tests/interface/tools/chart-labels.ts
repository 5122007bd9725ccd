import { expect, type Page } from 'playwright/test'
import { nextFrames, setText } from './house.ts'

/** Widths of a window from that of a telephone to that of a screen, and text half as large again. */
const looks = [
  [360, '100'],
  [720, '100'],
  [1100, '100'],
  [1100, '150'],
] as const

/**
 * Looks at all charts in sight in windows of several widths: what is written in them is as large as the text about them, and none of it reaches
 * beyond its chart or over what is written beside it. Returns how many charts there are. Leaves the window as it was.
 */
export async function expectLabelsAsText(page: Page): Promise<number> {
  const before = page.viewportSize()
  if (before === null) throw new Error('the window has no size')
  for (const [width, text] of looks) {
    await page.setViewportSize({ width, height: before.height })
    await setText(page, text)
    await nextFrames(page)
    await expect.poll(() => labelsAtFault(page), { message: `${width} px wide, text at ${text} %` }).toEqual([])
  }
  await page.setViewportSize(before)
  await setText(page, '100')
  return page.locator(charts).filter({ visible: true }).count()
}

const charts = '.course-chart, .luck-chart'

const labelsAtFault = (page: Page): Promise<readonly string[]> =>
  page.evaluate((which) => {
    const about = '.chart-key, .luck-table table'
    return [...document.querySelectorAll(which)].flatMap((chart) => {
      const drawing = chart.querySelector('svg[role="img"]')
      if (!(drawing instanceof SVGSVGElement) || !drawing.checkVisibility()) return []
      const beside = chart.querySelector(about) ?? chart.parentElement!.querySelector(about)
      if (beside === null) return [`there is no text about “${chart.textContent}”`]
      const size = Number.parseFloat(getComputedStyle(beside).fontSize)
      const scale = drawing.getScreenCTM()!.a
      const edge = drawing.getBoundingClientRect()
      const labels = [...drawing.querySelectorAll('text')].map((label) => ({
        label,
        box: label.getBoundingClientRect(),
      }))
      return labels.flatMap(({ label, box }, index) => {
        const drawn = scale * Number.parseFloat(getComputedStyle(label).fontSize)
        const name = `“${label.textContent}” in “${drawing.getAttribute('aria-label')?.slice(0, 40)}”`
        const isBeyond = box.left < edge.left - 1 || box.right > edge.right + 1
        const covered = labels.find(
          ({ box: other }, at) =>
            at > index &&
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > size / 2,
        )
        return [
          ...(Math.abs(drawn - size) > 0.05 * size ? [`${name} is ${drawn} px large beside ${size} px`] : []),
          ...(isBeyond ? [`${name} reaches beyond its chart`] : []),
          ...(covered === undefined ? [] : [`${name} lies over “${covered.label.textContent}”`]),
        ]
      })
    })
  }, charts)
