import type { Page } from 'playwright/test'

/**
 * What of the window does not fit: parts that are scrolled inside it, and buttons that lie under an edge. Some lists are
 * scrolled by right; that is judged by looking at the pictures.
 */
export const whatIsCut = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const name = (one: Element) => `${one.localName}.${[...one.classList].slice(0, 2).join('.')}`
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const scrolled = [...document.querySelectorAll('body *')].flatMap((one) => {
      const over = one.scrollHeight - one.clientHeight
      if (over < 3 || one.clientHeight === 0 || !isShown(one)) return []
      return /auto|scroll/.test(getComputedStyle(one).overflowY) ? [`${name(one)} is scrolled: ${over} px more`] : []
    })
    const hidden = [...document.querySelectorAll('button')].flatMap((one) => {
      // What happened last fills the room there is, and ends where that ends.
      if (!isShown(one) || one.closest('.latest') !== null) return []
      const { left, right, top, bottom } = one.getBoundingClientRect()
      let [low, high] = [0, innerHeight]
      let scrolls = false
      for (let part = one.parentElement; part !== null; part = part.parentElement) {
        const { overflowY } = getComputedStyle(part)
        if (overflowY === 'visible') continue
        const box = part.getBoundingClientRect()
        low = Math.max(low, box.top)
        high = Math.min(high, box.bottom)
        scrolls ||= /auto|scroll/.test(overflowY) && !part.matches('.question')
      }
      if (scrolls || right - left < 2) return []
      const under = Math.max(low - top, bottom - high)
      return under > 2 ? [`${name(one)} “${one.innerText.slice(0, 30)}” is cut by ${Math.round(under)} px`] : []
    })
    return [...scrolled, ...hidden]
  })
