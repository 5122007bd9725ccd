import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { MapFile, OrderOfBattleFile } from './campaign/files.ts'
import type { shotOdds } from './fighting/fire.ts'
import type { meleeOdds } from './fighting/melee.ts'
import type { EntryOfBook } from './state/entries.ts'
import type { Kind } from './kinds.ts'
import type { View as ViewOf } from './view.ts'

export type { FireStudy, FireWish, Shot } from './studies/fire-study.ts'
export type { UnitOrder } from './orders.ts'
export type { UnitStudy, UnitWish } from './studies/unit-study.ts'

/**
 * What this system tells its part of the window, in types and nothing else. They are taken from the rules, so that a name
 * that changes there no longer compiles in the window.
 */

export type View = ViewOf<FrameAsJson<Kind>>

/** What stands beside the questions, by their kind. */
export type Abouts = { readonly [K in Kind as K['name']]: AboutOf<K> }

/** An entry of the journal, by its `kind`. */
export type EntryTold = EntryRead<EntryOfBook>

/** What the answers that fire, and that fight a melee, have for odds. */
export type ShotOdds = ReturnType<typeof shotOdds>
export type MeleeOdds = ReturnType<typeof meleeOdds>

/** The campaign's files that the window is handed. */
export type Files = {
  readonly 'order-of-battle.json': OrderOfBattleFile
  readonly 'map.json': MapFile
}
