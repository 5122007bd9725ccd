import type { Page } from 'playwright/test'
import type { Game, GameStart } from '#engine/kernel/game/game.ts'
import { Game as Begun } from '#engine/kernel/game/game.ts'
import { textIn } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import type { Played } from '../../games/workshop.ts'

/** An answer to click: its words, its index among answers with the same words, and the action it stands for. */
export type Click = { readonly words: string; readonly nth: number; readonly action: string }
export type Script = { readonly game: Game; readonly clicks: readonly Click[]; readonly asked: ReadonlySet<string> }

/** Plays a game in the engine; returns it with the clicks that repeat it in a window, and the prompts it asked. */
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
    const from = textIn(game.decision()?.about['zone'])
    const before = history.current
    if (!player(game) || history.current === before) break
    const { code } = history.now
    // Finding the words of all answers takes long, and only some are clicked.
    const titled = (some: readonly number[]) => some.map((one) => wording.action(by.loaded, one, from).en)
    clicks.push({
      action: play.layout.language.textOf(code),
      get words() {
        return titled([code])[0] ?? ''
      },
      get nth() {
        return titled(codes.slice(0, codes.indexOf(code))).filter((title) => title === this.words).length
      },
    })
  }
  return { game, clicks, asked }
}

/** Clicks the answers one after another, each after the one before it is done. */
export async function clickThrough(page: Page, clicks: readonly Click[], from = 0): Promise<void> {
  for (const [index, { words, nth }] of clicks.entries()) {
    const stop = from + index
    const isGiven = await page.evaluate(clickAnswer, { words, nth, stop })
    if (!isGiven) throw new Error(`act ${stop + 1}, “${words}”, is not among the answers`)
  }
  const done = from + clicks.length
  await page.waitForFunction((stop) => document.querySelector('.scrubbed')?.textContent?.startsWith(stop), `${done} of`)
}

/**
 * Runs in the page: waits until `stop` acts are done, then clicks an answer. It calls `click` on the button, because
 * figures that arrive late make a panel grow and move the answers away from a pointer.
 */
async function clickAnswer({ words, nth, stop }: Omit<Click, 'action'> & { readonly stop: number }): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < 20_000) {
    const isThere = document.querySelector('.scrubbed')?.textContent?.startsWith(`${stop} of ${stop}`) === true
    const buttons = [...document.querySelectorAll<HTMLElement>('fieldset .answer')]
    const button = buttons.filter((one) => one.querySelector('.answer-words')?.textContent === words)[nth]
    // Of so many that several groups share, the headings are opened first.
    if (button === undefined)
      for (const fold of document.querySelectorAll<HTMLElement>('.answer-fold[aria-expanded="false"]')) fold.click()
    if (
      isThere &&
      button !== undefined &&
      (button.getAttribute('aria-disabled') !== 'true' || button.dataset['arming'] === '')
    ) {
      button.click()
      return true
    }
    await new Promise((drawn) => requestAnimationFrame(drawn))
  }
  return false
}
