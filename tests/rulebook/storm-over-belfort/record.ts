import type { Game } from '#engine/kernel/game/game.ts'
import { saveGame } from '#engine/kernel/game/save.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { campaign } from './table.ts'

/** The game on record of this version of the rules. */
export const recordFile = new URL(`../../saves/storm-over-belfort-${stormOverBelfort.version}.json`, import.meta.url)

/** What somebody does who wants to fight, where it can be done. */
const eager = ['attack', 'assault', 'fire', 'play', 'counter-fire', 'bombard', 'join-all', 'activate', 'rally', 'dig']

/** An answer of somebody who wants to fight, and lets chance choose among the rest. */
export function answerOf(game: Game, pick: (count: number) => number): string {
  const { language } = game.play.layout
  const actions = Array.from(game.play.actions, (code) => language.textOf(code))
  const verb = pick(4) === 0 ? undefined : eager.find((one) => actions.some((act) => act.split(' ')[0] === one))
  const open = verb === undefined ? actions : actions.filter((act) => act.split(' ')[0] === verb)
  return open[pick(open.length)]!
}

/** The last three fortnights between people who fight, as a save with one moment to a line. */
export function newRecord(): string {
  const game = begin(campaign, { scenario: 'january-1871', seed: 'record 1', freeUndo: true })
  const pick = pickFrom(3)
  while (game.play.ending === undefined) {
    const parsed = game.play.layout.language.parseText(answerOf(game, pick))
    if (!parsed.ok || !game.act(parsed.value).ok) throw new Error('the record stops')
  }
  const { moments, ...rest } = saveGame(game)
  const lines = (moments as Json[]).map((moment) => JSON.stringify(moment)) // a save lists its moments
  return `${JSON.stringify(rest).slice(0, -1)},"moments":[\n${lines.join(',\n')}\n]}\n`
}
