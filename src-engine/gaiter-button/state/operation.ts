import type { Verb } from '../../kernel/actions/actions.ts'
import type { FrameOf, Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import type { G } from './kit.ts'

/** Chapter 8: what a stack can do in its activation besides marching. Each chapter brings its own operations. */

/** How an activation stands. The stack itself is `g.stack`; all of it is in one place, in the field or in a fortress. */
export const activationLocals = {
  side: word({ noun: 'side' }),
  /** Where the stack is now. */
  zone: word({ noun: 'zone' }),
  /** Movement points left, and those it began with. */
  mp: word(),
  allowance: word(),
  /** MP lost for want of command points, and the pace of the slowest that set out and is no decoy. */
  mpLost: word(),
  slowest: word(),
  /** Units that the impulse has left, and those that decoys took of them in this activation. */
  units: word(),
  taken: word(),
  /** Command points left. */
  cp: word(),
  /** Fatigue markers kept, STOP not counted, and their sum. */
  kept: word(),
  sum: word(),
  /** A marker was drawn for the next connection or operation, and nothing was done with it yet. */
  fresh: flag(),
  /** Connections that the last marker still allows. */
  connections: word(),
  /** The enemy stopped the stack (GB 9.3.1): it marches no more, and does only what may be done after that. */
  stopped: flag(),
  /** Nothing more is done: the activation ends as soon as this frame runs again. */
  over: flag(),
  /** The impulse ends with this activation, though units are left (GB 9.3.1, surprise attack). */
  endsImpulse: flag(),
  /** Where the stack came from by its last connection, and that connection; none while it has not moved. */
  from: word({ start: NONE, noun: 'zone' }),
  via: word({ start: NONE, noun: 'connection' }),
  /** Cavalry SP, as they count, declared in reconnaissances of this zone. */
  scouted: word(),
  /** The operation at work + 1: it hears the result of a frame that it called. */
  operation: word(),
  /** Markers to be drawn before anything is done (GB 4.1), and whether one is in hand. */
  due: word(),
  drawing: flag(),
  /** The counter that is losing SP by fatigue; at the end, the one to be looked at next. */
  tired: word({ start: NONE, noun: 'counter' }),
  nextTired: word(),
  /** The end has begun. */
  ending: flag(),
}
export type Activation = FrameOf<typeof activationLocals>

/**
 * Something a stack can do in its activation: one answer to the question of frame `activation`. That frame checks the
 * marker, the stop and the MP, and pays; the operation checks all the rest.
 */
export interface Operation {
  readonly verb: Verb<0> | Verb<1>
  /**
   * A fatigue marker has to be drawn for it first: one of its own (GB 11), or one as for a connection, of which a fast
   * stack has two for a marker. Without, none is needed.
   */
  readonly marker?: 'own' | 'way'
  /** It may be done although the enemy stopped the stack. */
  readonly afterStop?: boolean
  /** The rule, without marker, stop and MP. Asked at any time, also for what `candidates` would not think of. */
  may(g: G, f: Activation, why: Why | undefined, at: number): boolean
  /**
   * Every argument that could be legal now, each once, as a list that somebody keeps; those that are not are sorted out by `may`.
   * `ONCE` of an operation without an argument.
   */
  candidates(g: G, f: Activation): readonly number[]
  /** MP, paid before `act`; none where it is left out. May be more than is left: then it is refused. */
  cost?(g: G, f: Activation, at: number): number
  /** May change the activation: `stopped`, `over`, `endsImpulse`, `mp`. May call one frame. */
  act(g: G, f: Activation, at: number): Step | void
  /** The frame that `act` called has finished with a result. */
  resume?(g: G, f: Activation, result: number): void
  odds?(g: G, f: Activation, at: number): JsonObject
}

/** What there is to ask about of an operation without an argument. */
export const ONCE: readonly number[] = [0]
/** Nothing that could be legal now. */
export const NOTHING: readonly number[] = []
