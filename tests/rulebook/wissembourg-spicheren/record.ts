import { saveGame } from '#engine/kernel/game/save.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { wissembourg } from './table.ts'
import { warlike } from './warlike.ts'

/** The game on record of this version of the rules. */
export const recordFile = new URL(
  `../../saves/wissembourg-spicheren-${wissembourgSpicheren.version}.json`,
  import.meta.url,
)

/** A whole game between people who want to fight, as a save with one moment to a line. */
export function newRecord(): string {
  const game = begin(wissembourg, { scenario: 'wissembourg', seed: 'record 1', freeUndo: true })
  const pick = pickFrom(8)
  while (game.play.ending === undefined) {
    const parsed = game.play.layout.language.parseText(warlike(game, pick))
    if (!parsed.ok || !game.act(parsed.value).ok) throw new Error('the record stops')
  }
  const { moments, ...rest } = saveGame(game)
  const lines = (moments as Json[]).map((moment) => JSON.stringify(moment)) // a save lists its moments
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},"moments":[\n${lines.join(',\n')}\n]}\n`
}
