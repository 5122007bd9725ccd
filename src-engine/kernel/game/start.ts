import type { Scripted } from '../play/chance.ts'
import type { JournalLine } from '../play/journal.ts'
import type { Play } from '../play/play.ts'
import { stateAsJson } from '../play/state-json.ts'
import type { LoadedCampaign, Switches } from '../system/system.ts'
import { HEAD } from '../values/head.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../values/result.ts'
import { applyPosition } from './position.ts'
import { scripted } from './script.ts'

/** Everything a game starts from: the same start and the same actions give the same game. */
export interface GameStart {
  readonly scenario: string
  readonly switches: Switches
  readonly seed: string
  /** Values for the first draws, instead of the seed's. */
  readonly script?: readonly Scripted[]
  /** A position to start from instead of the scenario's, in the form of `stateAsJson`. */
  readonly position?: JsonObject
  /** In solitaire a player may choose to undo past chance and reveals. */
  readonly freeUndo?: boolean
}

/** A state with changes merged in: rows and fields by name, lists as a whole. */
function over(state: JsonObject, change: JsonObject): JsonObject {
  const changed = Object.entries(change).map(([name, value]): readonly [string, Json] => {
    const before = state[name]
    return [name, isJsonObject(before) && isJsonObject(value) ? over(before, value) : value]
  })
  return { ...state, ...Object.fromEntries(changed) }
}

/** Sets up a game and runs it to its first question; also returns the journal of the set-up. */
export function beginPlay(
  loaded: LoadedCampaign,
  start: GameStart,
): Result<{ readonly play: Play; readonly told: readonly JournalLine[] }> {
  const scenario = loaded.scenarios.find(({ id }) => id === start.scenario)
  if (scenario === undefined) {
    const known = loaded.scenarios.map(({ id }) => id).join(', ')
    return bad({
      code: 'no-scenario',
      message: `There is no scenario "${start.scenario}". There are: ${known}.`,
      path: 'scenario',
    })
  }
  const unknown = Object.keys(start.switches).find((id) => !scenario.switches.some((one) => one.id === id))
  if (unknown !== undefined) {
    const known = scenario.switches.map(({ id }) => id).join(', ') || 'none'
    return bad({
      code: 'no-option',
      message: `There is no option "${unknown}". There are: ${known}.`,
      path: `options.${unknown}`,
    })
  }
  const defaults = Object.fromEntries(scenario.switches.map(({ id, value }) => [id, value]))
  const play = loaded.layout.newPlay()
  const told: JournalLine[] = []
  play.wipe(start.seed)
  play.tellTo(told)
  const run = (): Result<null> => {
    if (start.position !== undefined) return applyPosition(loaded, play, start.position)
    loaded.system.rules.setUp(play, start.scenario, { ...defaults, ...start.switches })
    play.settle()
    if (scenario.position === undefined) return good(null)
    return applyPosition(loaded, play, over(stateAsJson(play), scenario.position))
  }
  const ran = scripted(play, start.script, run)
  play.tellTo(undefined)
  if (!ran.ok) return ran
  play.words[HEAD.scripted] = ran.value
  return good({ play, told })
}
