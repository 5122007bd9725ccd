import type { View } from './game.ts'
import type { Play } from '../play/play.ts'
import { EngineError } from '../values/result.ts'
import type { LoadedCampaign } from '../system/system.ts'

/**
 * A game in play of which this is the view. What the side cannot know is drawn from the seed, so that other seeds give
 * other games that it cannot tell apart: an opponent may search these, as it is never handed the real one.
 */
export function imagine(loaded: LoadedCampaign, view: View, seed: string): Play {
  const side = loaded.layout.sides.indexOf(view.side)
  if (side < 0) throw new EngineError(`there is no side "${view.side}" in "${loaded.system.id}"`)
  const play = loaded.layout.newPlay()
  play.wipe(seed)
  loaded.system.knowing.imagine(play, view.known, side)
  return play
}
