import type { z } from 'zod'
import type { AboutOf } from '../kernel/play/agenda.ts'
import type { Chances } from '../kernel/play/odds.ts'
import type { AsJson } from '../kernel/play/state-json.ts'
import type { orderOfBattleFile } from './campaign-files.ts'
import type { crossing } from './crossing.ts'
import type { shape } from './shape.ts'

/** What this system tells its part of the window, in types and nothing else, taken from the rules that tell it. */

type Counters = AsJson<ReturnType<typeof shape>['counter']>
type Counter = Counters[string]

/** What a side knows. */
export type Known = {
  readonly turn: AsJson<ReturnType<typeof shape>['turn']>
  /** Its own counters, by their names. */
  readonly counter: Counters
  /** The enemy’s, by their tokens; `counter` where it has been turned up. */
  readonly token: { readonly [token: string]: Pick<Counter, 'zone' | 'shown'> & { readonly counter?: string } }
}

/** What stands beside the question who tries the bridge. */
export type CrossingFacts = AboutOf<typeof crossing>

/** How likely a counter is to come over. */
export type CrossingOdds = Chances<'over' | 'stays'>

export type OrderOfBattle = z.infer<typeof orderOfBattleFile>
