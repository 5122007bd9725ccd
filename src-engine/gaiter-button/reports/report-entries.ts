import type { EntryRead } from '../../kernel/play/journal.ts'
import { entries as axisLoss } from '../combat/axis-loss.ts'
import { entries as battle } from '../combat/battle.ts'
import { entries as cavalryRetreat } from '../combat/cavalry-retreat.ts'
import { entries as dispositions } from '../combat/dispositions.ts'
import { entries as engagement } from '../combat/engagement.ts'
import { entries as leaders } from '../combat/leaders.ts'
import { entries as losses } from '../combat/losses.ts'
import { entries as opening } from '../combat/opening.ts'
import { entries as pursuit } from '../combat/pursuit.ts'
import { entries as resolution } from '../combat/resolution.ts'
import { entries as retreat } from '../combat/retreat.ts'
import { entries as rout } from '../combat/rout.ts'
import { entries as surrender } from '../combat/surrender.ts'
import { entries as voluntaryRetreat } from '../combat/voluntary-retreat.ts'
import { entries as decoys } from '../ground/decoys.ts'
import { entries as points } from '../ground/losses.ts'
import { entries as assault } from '../combat/assault.ts'
import { entries as provisions } from '../combat/provisions.ts'
import { entries as axes } from '../ground/axes.ts'
import { entries as garrisons } from '../ground/garrisons.ts'
import { entries as sources } from '../ground/sources.ts'
import type { entries as reconnaissance } from '../march/recon.ts'

/** The journal entries from which reports are assembled. */

const ofBattle = [
  ...sources,
  ...garrisons,
  ...axes,
  ...provisions,
  ...assault,
  ...axisLoss,
  ...battle,
  ...cavalryRetreat,
  ...dispositions,
  ...engagement,
  ...leaders,
  ...losses,
  ...opening,
  ...pursuit,
  ...resolution,
  ...retreat,
  ...rout,
  ...surrender,
  ...voluntaryRetreat,
  ...decoys,
  ...points,
]

/** An entry of one of these kinds. */
export type ReportEntry = EntryRead<(typeof ofBattle)[number] | (typeof reconnaissance)[number]>

const kindsOfBattle: ReadonlySet<string> = new Set(ofBattle.map(({ name }) => name))
/** May this entry occur in the middle of a battle, whether a report includes it or not? */
export const isOfBattle = ({ kind }: ReportEntry): boolean => kindsOfBattle.has(kind)
