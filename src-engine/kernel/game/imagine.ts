import type { View } from './game.ts'
import { onFork } from '../play/fork.ts'
import type { Play } from '../play/play.ts'
import { EngineError, type JsonObject, type Result } from '../values/result.ts'
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

/**
 * Asks a copy of such a game. Several questions from the same view, as a window asks at one moment, are put to copies of one game that
 * was imagined once.
 */
export function askImagined<Answer>(
  loaded: LoadedCampaign,
  view: View,
  seed: string,
  ask: (play: Play) => Answer,
): Answer {
  // A view that is not frozen may say something else later.
  if (!Object.isFrozen(view.known)) return ask(imagine(loaded, view, seed))
  return onFork(imaginedOnce(loaded, view, seed).play, ask)
}

/** As above, for a study of the system: the same wish is worked out once. */
export function studyImagined(
  loaded: LoadedCampaign,
  view: View,
  seed: string,
  study: NonNullable<LoadedCampaign['system']['knowing']['study']>,
  wish: JsonObject,
): Result<JsonObject> {
  const side = loaded.layout.sides.indexOf(view.side)
  if (!Object.isFrozen(view.known)) return study(imagine(loaded, view, seed), side, wish)
  const { play, studied } = imaginedOnce(loaded, view, seed)
  const key = JSON.stringify(wish)
  let answer = studied.get(key)
  if (answer === undefined) studied.set(key, (answer = onFork(play, (fork) => study(fork, side, wish))))
  return answer
}

function imaginedOnce(loaded: LoadedCampaign, view: View, seed: string): Imagined {
  let last = lastImagined.get(view.known)
  if (last?.loaded !== loaded || last.side !== view.side || last.seed !== seed) {
    last = { loaded, side: view.side, seed, play: imagine(loaded, view, seed), studied: new Map() }
    lastImagined.set(view.known, last)
  }
  return last
}

interface Imagined {
  readonly loaded: LoadedCampaign
  readonly side: string
  readonly seed: string
  readonly play: Play
  /** What was worked out of it, by wishes as text. */
  readonly studied: Map<string, Result<JsonObject>>
}
/** The game imagined last from what a view tells. */
const lastImagined = new WeakMap<JsonObject, Imagined>()
