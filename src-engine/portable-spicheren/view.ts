import type { JsonObject } from '../kernel/result.ts'
import { readState, stateAsJson } from '../kernel/state-json.ts'
import type { G } from './kit.ts'
import { brokenBy, lossesOf } from './victory.ts'

/**
 * All that anybody may know. Nothing is hidden in this game but the dice to come: even the unit that arrives next is
 * drawn only when it arrives. What is not named here is not shown.
 */
const open = [
  'scenario',
  'bushesCover',
  'gunsTownCover',
  'arrivalActsSameTurn',
  'eliteZouaves',
  'turn',
  'unit',
  'toPlace',
  'pool',
  'reserve',
  'waiting',
  'mayCall',
  'reserveDue',
  'place',
  'agenda',
  'ending',
  'acts',
  'secrets',
] as const

export function view(g: G): JsonObject {
  const state = stateAsJson(g)
  const known = Object.fromEntries(open.map((name) => [name, state[name] ?? null]))
  const losses = Object.fromEntries(
    [0, 1].map((side) => [g.nameOf('side', side), { ...lossesOf(g, side), broken: brokenBy(g, side) !== undefined }]),
  )
  return { ...known, losses }
}

/** A game of which the view is this one. There is nothing to imagine: the view is the state and what follows from it. */
export function imagine(g: G, known: JsonObject): void {
  const { losses: _losses, ...state } = known
  readState(g, state)
}
