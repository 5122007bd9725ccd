import type { JsonObject } from '../../kernel/values/result.ts'
import type { AsJson, EndingAsJson } from '../../kernel/play/state-json.ts'
import type { PublicBattle } from '../combat/public-battle.ts'
import type { MarkerInBowl } from '../march/markers-in-bowl.ts'
import type { shape } from '../state/shape.ts'
import type { PublicStrength } from '../state/public-strength.ts'
import type { Fields, KeptBack } from './knowledge.ts'
import type { CurrentPhase } from './current-phase.ts'

/** The type of a side's view, derived from the shape of the state and from who may know what. */

type State = ReturnType<typeof shape>
type Tables = { [T in keyof State as State[T] extends { is: 'table' } ? T : never]: State[T] }
type Rows<T extends keyof Tables> = Tables[T]['columns']
type KnownOf<T extends keyof Tables> = Fields[T]

/** The columns of a table with one of these kinds of knowledge. */
type Columns<T extends keyof Tables, Ways> = {
  readonly [
    C in keyof Rows<T> as C extends keyof KnownOf<T> ? (KnownOf<T>[C] extends Ways ? C : never) : never
  ]: AsJson<Rows<T>[C]>
}
/** All columns of a table; those not open to everyone are optional. */
type PartlyKnown<T extends keyof Tables> = Columns<T, 'all'> &
  Partial<Columns<T, 'later' | 'owner' | 'strength' | 'fought'>>
type ByName<Row> = { readonly [name: string]: Row }

/** The current morale of a unit or garrison, if its boxes are seen; leaders and decoys have none. */
type Morale = { readonly morale?: number }

/** A counter of the side itself. */
type OwnCounter = { readonly [C in keyof Rows<'counter'>]: AsJson<Rows<'counter'>[C]> } & Morale
/** An enemy counter out of play, whose fate both sides know. */
type CounterGone = Pick<OwnCounter, 'fate' | 'token'>
/** The columns of a counter in play that its enemy may see; its strength only once he has seen it. */
export type TokenSeen = Omit<Columns<'counter', 'all'>, 'token' | 'fate'> &
  Partial<Columns<'counter', 'later' | 'strength'>> &
  Morale & {
    /** The counter, if its identity is known. */
    readonly counter?: string
  }
export type CounterSeen = OwnCounter | CounterGone
export type GarrisonSeen = { readonly manned: boolean } & PartlyKnown<'garrison'> & Morale
type CampSeen = PartlyKnown<'camp'>
type AxisEnds = { readonly from: string; readonly to: string }

/** Words, lists and sets that both sides see, and sets of which a side sees its own counters. */
type FieldsSeen = {
  readonly [F in keyof State as F extends keyof Tables ? never : Fields[F] extends 'nobody' ? never : F]: AsJson<
    State[F]
  >
}
/** Tables of the map, as differences from the start. */
type MapSeen = {
  readonly zone: ByName<Columns<'zone', 'all'>>
  readonly connection: ByName<Columns<'connection', 'all'>>
  readonly bowl: ByName<Columns<'bowl', 'all'>>
}
type CountersSeen = {
  readonly counter: ByName<CounterSeen>
  readonly token: ByName<TokenSeen>
  /** Names of the enemy's counters that were ever shown. */
  readonly shown: readonly string[]
}

/** A frame of the agenda; locals private to the acting side are optional. */
export type FrameSeen<Frame extends { readonly frame: string }> = Frame extends { readonly frame: keyof KeptBack }
  ? Omit<Frame, keyof KeptBack[Frame['frame']]> & Partial<Frame>
  : Frame

/** What a side knows. */
export type View<Frame = JsonObject> = FieldsSeen &
  MapSeen &
  CountersSeen & {
    readonly garrison: ByName<GarrisonSeen>
    readonly camp: ByName<CampSeen>
    /** Axes of retreat by connection. */
    readonly axes: ByName<AxisEnds>
    readonly strengthAt: PublicStrength
    /** The state of the current battle (result column, dice, step); null if there is none. */
    readonly battle: PublicBattle | null
    /** The fatigue markers by kind, in the order of the tables. */
    readonly markers: readonly MarkerInBowl[]
    readonly day: CurrentPhase
    /** The connections with a pontoon bridge that can be crossed. */
    readonly openPontoons: readonly string[]
    readonly agenda: readonly Frame[]
    readonly secrets: number
    readonly ending: EndingAsJson | null
  }
