import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { MapFile, OrderOfBattleFile, TablesFile } from './campaign/files.ts'
import type { Kind } from './kinds.ts'
import type { View as ViewOf } from './view.ts'
import type { EntryOfBook } from './state/entries.ts'

export type { BombardOrder } from './orders/bombard-order.ts'
export type { GoOrder } from './orders/go-order.ts'
export type { RallyOrder } from './orders/rally-order.ts'
export type { CloseOrder, HoldOrder } from './orders/quiet-orders.ts'
export type { StandOrder } from './orders/stand-order.ts'
export type { TransferOrder } from './orders/transfer-order.ts'
export type { GoStudy, GoRequest } from './studies/go-study.ts'
export type { GunReach, GunsStudy, GunsRequest } from './studies/guns-study.ts'
export type { RingStudy, RingRequest } from './studies/ring-study.ts'
export type { TransferStudy, TransferRequest } from './studies/transfer-study.ts'
export type { ZonesStudy, ZonesRequest } from './studies/zones-study.ts'

/**
 * The data this system gives to its part of the window, as types only. They derive from the rules, so a renamed field
 * no longer compiles in the window.
 */

export type View = ViewOf<FrameAsJson<Kind>>

/** The facts shown with a question, by kind of question. */
export type Abouts = { readonly [K in Kind as K['name']]: AboutOf<K> }

/** An entry of the journal, by its `kind`. */
export type TypedEntry = EntryRead<EntryOfBook>

/** The campaign files that the window gets. */
export type Files = {
  readonly 'order-of-battle.json': OrderOfBattleFile
  readonly 'map.json': MapFile
  readonly 'tables.json': TablesFile
}
