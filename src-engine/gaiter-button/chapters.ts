import type { FrameKind } from '../kernel/play/agenda.ts'
import type { EntryKind } from '../kernel/play/journal.ts'
import * as sequence from './sequence.ts'
import * as arrivals from './day/arrivals.ts'
import * as weather from './day/weather.ts'
import * as initiative from './day/initiative.ts'
import * as impulse from './activation/impulse.ts'
import * as battleMove from './march/battle-move.ts'
import * as muster from './activation/muster.ts'
import * as activation from './activation/activation.ts'
import * as fatigue from './march/fatigue.ts'
import * as operations from './activation/operations.ts'
import * as march from './march/march.ts'
import * as axes from './ground/axes.ts'
import * as fortress from './ground/fortress.ts'
import * as entry from './march/entry.ts'
import * as forcedPassage from './combat/forced-passage.ts'
import * as recon from './march/recon.ts'
import * as bridges from './engineering/bridges.ts'
import * as underGuns from './engineering/under-guns.ts'
import * as pontoons from './engineering/pontoons.ts'
import * as railways from './engineering/railways.ts'
import * as rally from './march/rally.ts'
import * as decoys from './ground/decoys.ts'
import * as detachments from './ground/detachments.ts'
import * as garrisons from './ground/garrisons.ts'
import * as battle from './combat/battle.ts'
import * as engagement from './combat/engagement.ts'
import * as provisions from './combat/provisions.ts'
import * as cavalryRetreat from './combat/cavalry-retreat.ts'
import * as opening from './combat/opening.ts'
import * as dispositions from './combat/dispositions.ts'
import * as resolution from './combat/resolution.ts'
import * as forecast from './combat/forecast.ts'
import * as losses from './ground/losses.ts'
import * as combatLosses from './combat/losses.ts'
import * as rout from './combat/rout.ts'
import * as voluntaryRetreat from './combat/voluntary-retreat.ts'
import * as retreat from './combat/retreat.ts'
import * as surrender from './combat/surrender.ts'
import * as leadersLeft from './combat/leaders.ts'
import * as axisLoss from './combat/axis-loss.ts'
import * as pursuit from './combat/pursuit.ts'
import * as aftermath from './combat/aftermath.ts'
import * as assault from './combat/assault.ts'
import * as sally from './combat/sally.ts'
import * as sources from './ground/sources.ts'
import * as supplyEffects from './night/supply-effects.ts'
import * as recovery from './night/recovery.ts'
import * as nightWorks from './night/night-works.ts'
import * as withdrawal from './night/withdrawal.ts'
import * as abandoning from './night/abandoning.ts'
import * as night from './night/night.ts'
import * as victory from './victory/victory.ts'

/** The chapters in the order of the rulebook: it fixes the order of verbs, and so of actions. */
const chapters = [
  sequence,
  arrivals,
  weather,
  initiative,
  impulse,
  battleMove,
  muster,
  activation,
  fatigue,
  operations,
  march,
  axes,
  fortress,
  entry,
  forcedPassage,
  recon,
  bridges,
  underGuns,
  pontoons,
  railways,
  rally,
  decoys,
  detachments,
  garrisons,
  battle,
  engagement,
  provisions,
  cavalryRetreat,
  opening,
  dispositions,
  resolution,
  forecast,
  losses,
  combatLosses,
  rout,
  voluntaryRetreat,
  retreat,
  surrender,
  leadersLeft,
  axisLoss,
  pursuit,
  aftermath,
  assault,
  sally,
  sources,
  supplyEffects,
  recovery,
  nightWorks,
  withdrawal,
  abandoning,
  night,
  victory,
] as const satisfies readonly Chapter[]

/** What a chapter provides: its frames and journal entries. */
interface Chapter {
  readonly kinds?: readonly FrameKind[]
  readonly entries?: readonly EntryKind[]
}

const all: readonly Chapter[] = chapters
export const kinds: readonly FrameKind[] = all.flatMap((chapter) => chapter.kinds ?? [])
export const entries: readonly EntryKind[] = all.flatMap((chapter) => chapter.entries ?? [])

type Parts<Named extends keyof Chapter> = (typeof chapters)[number] extends infer One
  ? One extends { readonly [part in Named]: readonly (infer Part)[] }
    ? Part
    : never
  : never
/** The types of all frames and of all entries. */
export type Kind = Parts<'kinds'>
export type EntryOfBook = Parts<'entries'>
