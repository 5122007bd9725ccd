import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { OrderOfBattleFile, TablesFile } from './campaign/files.ts'
import type { Kind } from './kinds.ts'
import type { EntryOfBook } from './state/entries.ts'
import type { View as ViewOf } from './view.ts'

export type { ChargeOdds } from './combat/declare.ts'
export type { EnemiesAbout } from './movement/enemies-about.ts'
export type { Stuck } from './movement/stuck.ts'
export type { OrderOdds, RideOdds } from './orders/orders.ts'
export type { IdleStands } from './fire/fire.ts'
export type { UnitOrder } from './given-orders.ts'
export type { CommandStudy, CommandRequest } from './studies/command-study.ts'
export type { CounterChargeOdds, VolleyOddsInReaction } from './turn/reactions.ts'
export type { FireStudy, FireRequest, NoShot, Shot } from './studies/fire-study.ts'
export type { ReactionStudy, ReactionRequest, VolleyInReaction } from './studies/reaction-study.ts'
export type { CombatReport, FireReport, AnyReport, CombatRoll } from './reports/reports.ts'
export type { BaseOnTable } from './campaign/footprints.ts'
export type { SetUpBase } from './editing/standings.ts'

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
  readonly 'tables.json': TablesFile
}
