import type { Play } from '../play/play.ts'
import type { LoadedCampaign } from '../system/system.ts'
import type { JsonObject } from '../values/result.ts'

/** The question to a side, with the finite list of answers. */
export interface Decision {
  readonly side: string
  readonly kind: string
  readonly prompt: string
  readonly about: JsonObject
  readonly actions: readonly string[]
  /** Whether the last choice can still be undone: nothing has been revealed or drawn since. */
  readonly takeBack: boolean
}

/** How a game ended, by names; a draw has no winner. */
export interface NamedEnding {
  readonly ending: string
  readonly winner: string | null
  readonly level: number
}

export function namedEnding({ ending, layout: { endings, sides } }: Play): NamedEnding | null {
  if (ending === undefined) return null
  return { ending: endings[ending.ending]!, winner: sides[ending.winner] ?? null, level: ending.level }
}

declare const viewOfAGame: unique symbol
/** What one side may know. Human and program players get views, never a game. */
export interface View {
  readonly [viewOfAGame]: true
  readonly system: string
  readonly scenario: string
  readonly side: string
  readonly known: JsonObject
  /** The question, if this side is to answer it. */
  readonly decision: Decision | null
  /** The side that decides now; null when the game is over. */
  readonly decider: string | null
  readonly ending: NamedEnding | null
}

/** The current question; undefined once the game is over. */
export function decisionOf(play: Play, takeBack: boolean): Decision | undefined {
  if (play.decider < 0) return undefined
  const { kind, frame } = play.asking
  const { rules, name } = kind.kind
  const { language } = play.layout
  return {
    side: play.layout.sides[play.decider]!,
    kind: name,
    prompt: rules.prompt?.(play, frame) ?? name,
    about: rules.about?.(play, frame) ?? {},
    actions: [...play.actions].map((code) => language.textOf(code)),
    takeBack,
  }
}

export function viewOf(
  { system }: LoadedCampaign,
  scenario: string,
  play: Play,
  side: number,
  decision: Decision | null,
): View {
  const { sides } = play.layout
  return {
    system: system.id,
    scenario,
    side: sides[side]!,
    known: system.knowledge.view(play, side),
    decision,
    decider: sides[play.decider] ?? null,
    ending: namedEnding(play),
  } as View // the brand exists for the compiler only
}
