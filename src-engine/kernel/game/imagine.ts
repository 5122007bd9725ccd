import type { View } from './game.ts'
import { onFork } from '../play/fork.ts'
import type { Play } from '../play/play.ts'
import { EngineError, type JsonObject, type Result } from '../values/result.ts'
import type { LoadedCampaign } from '../system/system.ts'

/**
 * A game in play that matches this view. What the side cannot know is drawn from the seed; different seeds give
 * different games that the side cannot tell apart. An opponent may search these, as it never gets the real game.
 */
export function imagine(loaded: LoadedCampaign, view: View, seed: string): Play {
  const side = loaded.layout.sides.indexOf(view.side)
  if (side < 0) throw new EngineError(`there is no side "${view.side}" in "${loaded.system.id}"`)
  const play = loaded.layout.newPlay()
  play.wipe(seed)
  loaded.system.knowledge.imagine(play, view.known, side)
  return play
}

/**
 * Calls `ask` with a copy of an imagined game. Several questions about the same view, such as those of the window at
 * one moment, share one imagined game.
 */
export function onImagined<Answer>(
  loaded: LoadedCampaign,
  view: View,
  seed: string,
  ask: (play: Play) => Answer,
): Answer {
  // A view that is not frozen may still change.
  if (!Object.isFrozen(view.known)) return ask(imagine(loaded, view, seed))
  return onFork(imaginedOnce(loaded, view, seed).play, ask)
}

/** Same, for a study: equal requests share one computation. */
export function studyImagined(
  loaded: LoadedCampaign,
  view: View,
  seed: string,
  study: NonNullable<LoadedCampaign['system']['knowledge']['study']>,
  request: JsonObject,
): Result<JsonObject> {
  const side = loaded.layout.sides.indexOf(view.side)
  if (!Object.isFrozen(view.known)) return study(imagine(loaded, view, seed), side, request)
  const { play, studied } = imaginedOnce(loaded, view, seed)
  const key = JSON.stringify(request)
  let answer = studied.get(key)
  if (answer === undefined) studied.set(key, (answer = onFork(play, (fork) => study(fork, side, request))))
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
  /** Results by request as JSON text. */
  readonly studied: Map<string, Result<JsonObject>>
}
/** The game imagined last, by the `known` part of its view. */
const lastImagined = new WeakMap<JsonObject, Imagined>()
