import type { Words } from '../kernel/words.ts'
import * as sequence from './words/sequence.ts'
import * as arrivals from './words/arrivals.ts'
import * as impulse from './words/impulse.ts'
import * as battleMove from './words/battle-move.ts'
import * as activation from './words/activation.ts'
import * as crossing from './words/crossing.ts'
import * as entry from './words/entry.ts'
import * as recon from './words/recon.ts'
import * as engineering from './words/engineering.ts'
import * as detachments from './words/detachments.ts'
import * as battle from './words/battle.ts'
import * as losses from './words/losses.ts'
import * as aftermath from './words/aftermath.ts'
import * as night from './words/night.ts'
import * as victory from './words/victory.ts'
import * as wishes from './words/wishes.ts'
import * as glance from './words/glance.ts'
import * as odds from './words/odds.ts'
import * as studies from './words/studies.ts'

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
  wishes,
  glance,
  odds,
  studies,
]

export const english: Words = Object.assign({}, ...chapters.map(({ en }) => en)) as Words // tables of words all
export const french: Words = Object.assign({}, ...chapters.map(({ fr }) => fr)) as Words // as above
