import type { AboutOf } from '../kernel/play/agenda.ts'
import type { EntryRead } from '../kernel/play/journal.ts'
import type { Chances } from '../kernel/play/odds.ts'
import type { FrameAsJson } from '../kernel/play/state-json.ts'
import type { CampaignMap } from './campaign/schemas/map-schema.ts'
import type { OrderOfBattle } from './campaign/schemas/order-of-battle-schema.ts'
import type { Tables } from './campaign/schemas/tables-schema.ts'
import type { EntryOfBook, Kind } from './chapters.ts'
import type { EngagementOdds } from './combat/engagement-odds.ts'
import type { BattleOdds, Distribution } from './combat/forecast.ts'
import type { RoutOdds } from './combat/rout.ts'
import type { FrameSeen, View as ViewOf } from './knowledge/view-type.ts'

/**
 * The types of all data that this system passes to its part of the window: views, question details, odds, studies,
 * journal entries, campaign files. They are derived from the rules, so that a rename there no longer compiles in the
 * window.
 */

/** A frame of the agenda, identified by `frame`. */
export type AgendaFrame = FrameSeen<FrameAsJson<Kind>>
export type View = ViewOf<AgendaFrame>
export type { CounterSeen, GarrisonSeen, TokenSeen } from './knowledge/view-type.ts'

/** The details of questions, by kind. */
export type Abouts = { readonly [K in Kind as K['name']]: AboutOf<K> }

/** An entry of the journal, by its `kind`. */
export type TypedEntry = EntryRead<EntryOfBook>

/** The odds of answers, by their verbs. */
export type Odds = {
  readonly 'give-battle': EngagementOdds
  readonly 'lead-with': BattleOdds
  readonly 'lead-with-garrison': BattleOdds
  readonly charge: BattleOdds
  readonly 'no-charge': BattleOdds
  readonly 'face-rout': RoutOdds
  readonly 'try-retreat': Chances<'success' | 'failure'>
  /** By marker name. */
  readonly return: Distribution
  /** The number of units found, with `*` if their composition is seen. */
  readonly 'scout-first': Distribution
  readonly 'march-by-night': { readonly units: { readonly [unit: string]: Chances<'loses' | 'keeps'> } }
}
export type { EngagementOdds } from './combat/engagement-odds.ts'
export type { BattleOdds, Distribution, ForecastOdds } from './combat/forecast.ts'
export type { RoutOdds } from './combat/rout.ts'
export type { MarkerInBowl } from './march/markers-in-bowl.ts'
export type { NightStep } from './knowledge/current-phase.ts'
export type { Fates } from './state/shape.ts'
export type { ResultColumn } from './combat/results.ts'

export type { StudyAnswer, StudyRequest } from './studies/studies.ts'
export type { AttackStudy, Source } from './studies/attack.ts'
export type { ContestedZone } from './studies/axes.ts'
export type { CommandStudy, LeaderHeard, StackHearing } from './studies/command.ts'
export type { EnemyStack, EnemyStudy } from './studies/enemy.ts'
export type { BattleRange } from './studies/battle-range.ts'
export type { Break, BrokenLine, Stretch } from './studies/lines.ts'
export type { ProvisionStudy } from './studies/provision.ts'
export type { DrawingPlan, ReachedZone, ReachStudy } from './studies/reach.ts'
export type { StacksStudy } from './studies/stacks.ts'
export type { DeclarationStudy } from './studies/declaration.ts'
export type { EngagementStudy } from './studies/engagement.ts'
export type { BattleReport, Force } from './reports/battle-report.ts'
export type { ReconReport } from './reports/recon-report.ts'
export type { AnyReport } from './reports/reports.ts'
export type { StrikeStudy } from './studies/strike.ts'
export type { Because } from './studies/study.ts'
export type { SupplyStudy } from './studies/supply.ts'
export type { LevelAhead, VictoryStudy } from './studies/victory.ts'
export type { WithdrawalStudy } from './studies/withdrawal.ts'
export type { Removable } from './studies/what-if.ts'

/** The intelligence book: what can be concluded about the enemy. */
export type { Book, BookToken, Kind as CounterKind } from './intelligence/book.ts'
export type { Evidence } from './intelligence/notes.ts'

/** The campaign files that the window receives. */
export type Files = {
  readonly 'order-of-battle.json': OrderOfBattle
  readonly 'map.json': CampaignMap
  readonly 'tables.json': Tables
}
