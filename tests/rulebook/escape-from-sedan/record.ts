import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { saveGame } from '#engine/kernel/game/save.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { actAtRandom, begin, load, pickFrom } from '../../kernel/table.ts'

export const campaign = load(escapeFromSedan, readCampaign('escape-from-sedan-1870'))

/** The game on record of this version of the rules. */
export const recordFile = new URL(`../../saves/escape-from-sedan-${escapeFromSedan.version}.json`, import.meta.url)

/** A whole battle of random choices, as a save with one moment to a line. */
export function newRecord(): string {
  const game = begin(campaign, { scenario: 'charges-of-floing', seed: 'record 1', freeUndo: true })
  const pick = pickFrom(8)
  while (game.play.ending === undefined) actAtRandom(game, pick)
  const { moments, ...rest } = saveGame(game)
  const lines = (moments as Json[]).map((moment) => JSON.stringify(moment)) // a save lists its moments
  const head = JSON.stringify(rest).slice(0, -1)
  return `${head},"moments":[\n${lines.join(',\n')}\n]}\n`
}
