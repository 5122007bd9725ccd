import type { Page } from 'playwright/test'
import type { Game, GameStart } from '#engine/kernel/game.ts'
import { Game as Begun } from '#engine/kernel/game.ts'
import { Wording } from '../../src-main/games/wording.ts'
import type { Played } from '../games/workshop.ts'

/** An act as it is found among the answers: by its words, and if others have the same, the how manieth it is. */
export type Click = { readonly words: string; readonly nth: number }
export type Script = { readonly game: Game; readonly clicks: readonly Click[]; readonly asked: ReadonlySet<string> }

/** A game played in the engine by a player, and the clicks by which it is played again in a window. */
export function scriptOf(by: Played, start: GameStart, player: (game: Game) => boolean): Script {
  const begun = Begun.begin(by.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const { play, history } = game
  const wording = new Wording(by.loaded, by.files)
  const [clicks, asked]: [Click[], Set<string>] = [[], new Set()]
  while (play.decider >= 0) {
    const codes = [...play.actions]
    const { kind, frame } = play.asking
    asked.add(kind.kind.rules.prompt?.(play, frame) ?? kind.kind.name)
    const titles = codes.map((code) => wording.action(by.loaded, code).en)
    const before = history.current
    if (!player(game) || history.current === before) break
    const at = codes.indexOf(history.now.code)
    const words = titles[at] ?? ''
    clicks.push({ words, nth: titles.slice(0, at).filter((title) => title === words).length })
  }
  return { game, clicks, asked }
}

/** Gives these answers by the mouse, each when the one before it has been done. */
export async function clickThrough(page: Page, clicks: readonly Click[], from = 0): Promise<void> {
  for (const [index, { words, nth }] of clicks.entries()) {
    const spot = await page.evaluate(findAnswer, { words, nth, stop: from + index })
    if (spot === null) throw new Error(`act ${from + index + 1}, “${words}”, is not among the answers`)
    await page.mouse.click(spot.x, spot.y)
  }
  await page.evaluate(findAnswer, { words: '', nth: 0, stop: from + clicks.length })
}

/** In the page: waits until so many acts were done, and finds where an answer can be clicked. */
async function findAnswer({ words, nth, stop }: Click & { readonly stop: number }) {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const began = performance.now()
  for (;;) {
    const isThere = document.querySelector('.scrubbed')?.textContent?.startsWith(`${stop} of ${stop}`) === true
    const buttons = [...document.querySelectorAll<HTMLElement>('fieldset button')]
    const button = buttons.filter((one) => one.firstChild?.textContent === words)[nth]
    if (isThere && (button !== undefined || words === '')) {
      if (button === undefined || button.getAttribute('aria-disabled') === 'true') {
        if (words === '') return null
        await frame()
        continue
      }
      button.scrollIntoView({ block: 'center' })
      await frame()
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + Math.min(width / 2, 40), y: y + height / 2 }
    }
    if (performance.now() - began > 20_000) return null
    await frame()
  }
}
