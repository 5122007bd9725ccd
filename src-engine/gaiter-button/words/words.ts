import type { Words } from '../../kernel/system/words.ts'
import * as sequence from './sequence.ts'
import * as arrivals from './arrivals.ts'
import * as impulse from './impulse.ts'
import * as battleMove from './battle-move.ts'
import * as activation from './activation.ts'
import * as crossing from './crossing.ts'
import * as entry from './entry.ts'
import * as recon from './recon.ts'
import * as engineering from './engineering.ts'
import * as detachments from './detachments.ts'
import * as battle from './battle.ts'
import * as losses from './losses.ts'
import * as aftermath from './aftermath.ts'
import * as night from './night.ts'
import * as victory from './victory.ts'
import * as unoffered from './unoffered.ts'
import * as glance from './glance.ts'
import * as headings from './headings.ts'
import * as newspapers from './newspapers.ts'
import * as odds from './odds.ts'
import * as studies from './studies.ts'
import * as orders from './orders.ts'
import * as reasons from './reasons.ts'

/** The sentences of every chapter in one table for each language. */
const chapters: readonly { readonly en: Words; readonly fr: Words }[] = [
  sequence,
  arrivals,
  impulse,
  battleMove,
  activation,
  crossing,
  entry,
  recon,
  engineering,
  detachments,
  battle,
  losses,
  aftermath,
  night,
  victory,
  unoffered,
  glance,
  headings,
  newspapers,
  odds,
  studies,
  orders,
  reasons,
]

export const english: Words = Object.assign({}, ...chapters.map(({ en }) => en)) as Words // tables of words all
export const french: Words = Object.assign({}, ...chapters.map(({ fr }) => fr)) as Words // as above
