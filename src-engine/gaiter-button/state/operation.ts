import type { Verb } from '../../kernel/actions/actions.ts'
import type { FrameOf, Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from './kit.ts'

/** Chapter 8: what a stack can do in its activation besides marching. Each chapter brings its own operations. */

/**
 * State of an activation. The stack itself is `g.stack`; all of it is in one zone, either in the field or in the
 * fortress.
 */
export const activationLocals = {
  side: word({ noun: 'side' }),
  /** Where the stack is now. */
  zone: word({ noun: 'zone' }),
  /** Movement points left, and movement points at the start. */
  mp: word(),
  allowance: word(),
  /** MP lost for lack of command points, and the pace of the slowest counter at the start, decoys not counted. */
  mpLost: word(),
  slowest: word(),
  /** Units that the impulse has left, and those that decoys used up in this activation. */
  units: word(),
  taken: word(),
  /** Command points left. */
  cp: word(),
  /** Number of fatigue markers kept, not counting STOP, and their sum. */
  kept: word(),
  sum: word(),
  /** A marker is drawn for the next connection or operation and not yet used. */
  fresh: flag(),
  /** Connections that the last marker still covers. */
  connections: word(),
  /** The enemy stopped the stack (GB 9.3.1): it cannot march on, and may only do what is allowed after a stop. */
  stopped: flag(),
  /** No further action: the activation ends as soon as this frame runs again. */
  over: flag(),
  /** The impulse ends with this activation even if it has units left (GB 9.3.1, surprise attack). */
  endsImpulse: flag(),
  /** The zone the stack last came from and the connection it used; none while it has not moved. */
  from: word({ start: NONE, noun: 'zone' }),
  via: word({ start: NONE, noun: 'connection' }),
  /** Cavalry SP declared in reconnaissances of this zone, heavy cavalry at its reduced value. */
  scouted: word(),
  /** Index + 1 of the running operation, which receives the result of the frame that it called. */
  operation: word(),
  /** Markers still to be drawn before any action (GB 4.1), and whether a draw is in progress. */
  due: word(),
  drawing: flag(),
  /** The counter that is losing SP by fatigue, and the next one to check at the end. */
  tired: word({ start: NONE, noun: 'counter' }),
  nextTired: word(),
  /** The end of the activation has begun. */
  ending: flag(),
}
export type Activation = FrameOf<typeof activationLocals>

/**
 * Something that a stack can do in its activation: one answer to the question of frame `activation`. That frame checks
 * the marker, the stop and the MP, and pays; the operation checks everything else.
 */
export interface Operation {
  readonly verb: Verb<0> | Verb<1>
  /**
   * The fatigue marker that must be drawn first: one of its own (GB 11), or one as for a connection, which covers two
   * connections or operations of a fast stack. If omitted, no marker is needed.
   */
  readonly marker?: 'own' | 'way'
  /** Allowed even after the enemy stopped the stack. */
  readonly afterStop?: boolean
  /** The rule, without marker, stop and MP. Called at any time, also for arguments that `candidates` does not list. */
  may(g: G, f: Activation, why: Why | undefined, at: number): boolean
  /**
   * Every argument that could be legal now, each once, as a shared list (read only); `may` filters out the illegal
   * ones. `ONCE` for an operation without an argument.
   */
  candidates(g: G, f: Activation): readonly number[]
  /** MP, paid before `act`; zero if omitted. If it exceeds the MP left, the operation is refused. */
  cost?(g: G, f: Activation, at: number): number
  /** May change `stopped`, `over`, `endsImpulse` and `mp` of the activation. May call one frame. */
  act(g: G, f: Activation, at: number): Step | void
  /** Called when the frame that `act` called has finished with a result. */
  resume?(g: G, f: Activation, result: number): void
  odds?(g: G, f: Activation, at: number): JsonObject
}

/** The candidates of an operation without an argument. */
export const ONCE: readonly number[] = [0]
/** No candidates. */
export const NOTHING: readonly number[] = []
