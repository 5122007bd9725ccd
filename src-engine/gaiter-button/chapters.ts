import type { FrameKind } from '../kernel/agenda.ts'
import type { EntryKind } from '../kernel/journal.ts'
import * as sequence from './sequence.ts'
import * as arrivals from './arrivals.ts'
import * as weather from './weather.ts'
import * as initiative from './initiative.ts'
import * as battleMove from './battle-move.ts'
import * as axes from './axes.ts'
import * as fortress from './fortress.ts'
import * as entry from './entry.ts'
import * as forcedPassage from './forced-passage.ts'
import * as recon from './recon.ts'
import * as decoys from './decoys.ts'
import * as losses from './losses.ts'
import * as supplyEffects from './night/supply-effects.ts'
import * as recovery from './night/recovery.ts'
import * as withdrawal from './night/withdrawal.ts'
import * as abandoning from './night/abandoning.ts'
import * as victory from './victory.ts'

/** The chapters in the order of the rulebook: it fixes the order of verbs, and so of actions. */
const chapters: readonly Chapter[] = [
  sequence,
  arrivals,
  weather,
  initiative,
  battleMove,
  axes,
  fortress,
  entry,
  forcedPassage,
  recon,
  decoys,
  losses,
  supplyEffects,
  recovery,
  withdrawal,
  abandoning,
  victory,
]

/** What a chapter brings along: its questions, and what it tells the journal. */
interface Chapter {
  readonly kinds?: readonly FrameKind[]
  readonly entries?: readonly EntryKind[]
}

export const kinds: readonly FrameKind[] = chapters.flatMap((chapter) => chapter.kinds ?? [])
export const entries: readonly EntryKind[] = chapters.flatMap((chapter) => chapter.entries ?? [])
