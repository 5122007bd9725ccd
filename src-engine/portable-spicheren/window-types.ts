import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { MapFile, OrderOfBattleFile } from './campaign/files.ts'
import type { shotOdds } from './fighting/fire.ts'
import type { meleeOdds } from './fighting/melee.ts'
import type { EntryOfBook } from './state/entries.ts'
import type { Kind } from './kinds.ts'
import type { View as ViewOf } from './view.ts'

export type { FireStudy, FireRequest, Shot } from './studies/fire-study.ts'
export type { UnitOrder } from './orders.ts'
export type { UnitStudy, UnitRequest } from './studies/unit-study.ts'

/**
 * Types that this system shares with its part of the window. They are derived from the rules, so that a renamed field
 * no longer compiles in the window.
 */

export type View = ViewOf<FrameAsJson<Kind>>

/** The context (`about`) of the questions, by kind. */
export type Abouts = { readonly [K in Kind as K['name']]: AboutOf<K> }

/** A journal entry, by its `kind`. */
export type TypedEntry = EntryRead<EntryOfBook>

/** The odds of the actions that fire, and of those that fight a melee. */
export type ShotOdds = ReturnType<typeof shotOdds>
export type MeleeOdds = ReturnType<typeof meleeOdds>

/** The campaign files passed to the window. */
export type Files = {
  readonly 'order-of-battle.json': OrderOfBattleFile
  readonly 'map.json': MapFile
}
