import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { MapFile, OrderOfBattleFile } from './campaign/files.ts'
import type { Kind } from './kinds.ts'
import type { EntryOfBook } from './state/entries.ts'
import type { View as ViewOf } from './view.ts'

export type { HiddenBook } from './intelligence/scout.ts'
export type { UnitOrder } from './orders.ts'
export type { BarrageReport } from './reports/barrage-report.ts'
export type { CombatReport, Roll } from './reports/combat-report.ts'
export type { Fate } from './reports/fates.ts'
export type { AnyReport } from './reports/reports.ts'
export type { CalendarStudy, CalendarRequest, Coming } from './studies/calendar-study.ts'
export type { Answered, AttacksStudy, AttacksRequest, AttackStudy, AttackRequest } from './studies/attack-study.ts'
export type { CommandStudy, CommandRequest } from './studies/command-study.ts'
export type { Barrage, GunsStudy, GunsRequest } from './studies/guns-study.ts'
export type { UnitStudy, UnitRequest } from './studies/unit-study.ts'
export type { ZonesStudy, ZonesRequest } from './studies/zone-study.ts'

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
}
