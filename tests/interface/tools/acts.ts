import type { Page } from 'playwright/test'

/** What a hand has done: presses of the mouse (or a pen, or a finger), of keys, notches of the wheel. */
export type Acts = { readonly presses: number; readonly keys: number; readonly notches: number }

/** Counts what a hand does from now on. */
export async function countEachAct(page: Page): Promise<() => Promise<Acts>> {
  await page.evaluate(() => {
    const counted = { presses: 0, keys: 0, notches: 0 }
    const count = (event: string, kind: keyof typeof counted) =>
      document.addEventListener(event, () => (counted[kind] += 1), { capture: true })
    count('pointerdown', 'presses')
    count('keydown', 'keys')
    count('wheel', 'notches')
    Object.assign(window, { counted })
  })
  return () => page.evaluate(() => ({ ...(window as unknown as { counted: Acts }).counted }))
}

/** The same, of whatever kind they are. */
export async function countActs(page: Page): Promise<() => Promise<number>> {
  const acts = await countEachAct(page)
  return async () => {
    const { presses, keys, notches } = await acts()
    return presses + keys + notches
  }
}
