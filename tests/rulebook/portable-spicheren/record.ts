import type { Json } from '#engine/kernel/values/result.ts'
import { saveGame } from '#engine/kernel/game/save.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { campaign } from './table.ts'
import { warlike } from './warlike.ts'

/** The game on record of this version of the rules. */
export const recordFile = new URL(`../../saves/portable-spicheren-${portableSpicheren.version}.json`, import.meta.url)

/** How often the players go back to try something else, and how far. */
const every = 50
const back = 3

/** A whole game between people who want to fight, with variations, as a save with one moment to a line. */
export function newRecord(): string {
  // Of many such games this one sees the most kinds of things.
  const game = begin(campaign, { scenario: 'spicheren', seed: 'record 3', freeUndo: true })
  const pick = pickFrom(8)
  const does = (text: string): void => {
    const parsed = game.play.layout.language.parseText(text)
    if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`the record stops at "${text}"`)
  }
  for (let acts = 1; game.play.ending === undefined; acts++) {
    does(warlike(game, pick))
    if (acts % every !== 0) continue
    for (let times = 0; times < back; times++) game.undo()
    does(game.decision()!.actions[0]!)
  }
  const { moments, ...rest } = saveGame(game)
  const lines = (moments as Json[]).map((moment) => JSON.stringify(moment)) // a save lists its moments
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},"moments":[\n${lines.join(',\n')}\n]}\n`
}
