import type { JsonObject } from '../kernel/values/result.ts'
import { readState, stateAsJson, type AsJson, type EndingAsJson } from '../kernel/play/state-json.ts'
import type { G } from './state/kit.ts'
import type { shape } from './state/shape.ts'
import { isMarkedSuppressed } from './state/units.ts'
import { brokenBy, lossesOf, type Losses } from './victory/victory.ts'

type State = ReturnType<typeof shape>

/**
 * What everybody knows: the state without chance, and what each side has lost. Nothing is hidden but the dice to come;
 * even the unit that arrives next is drawn only when it arrives.
 */
export type View<Frame = JsonObject> = { readonly [field in keyof State]: AsJson<State[field]> } & {
  readonly agenda: readonly Frame[]
  readonly ending: EndingAsJson | null
  readonly acts: number
  readonly secrets: number
  /** Units that are suppressed in this turn, or will be in the next. */
  readonly suppressed: readonly string[]
  readonly losses: { readonly [side: string]: Losses & { readonly broken: boolean } }
}

export function view(g: G): View {
  const losses = Object.fromEntries(
    [0, 1].map((side) => [g.nameOf('side', side), { ...lossesOf(g, side), broken: brokenBy(g, side) !== undefined }]),
  )
  const suppressed = Array.from({ length: g.unit.rows }, (_, unit) => unit)
    .filter((unit) => isMarkedSuppressed(g, unit))
    .map((unit) => g.nameOf('unit', unit))
  return { ...stateAsJson(g), suppressed, losses } as unknown as View // `stateAsJson` writes each field of the shape as `AsJson` says
}

/** A game of which the view is this one. There is nothing to imagine: the view is the state and what follows from it. */
export function imagine(g: G, known: JsonObject): void {
  const { suppressed: _suppressed, losses: _losses, ...state } = known
  readState(g, state)
}
