import type { Words } from '../kernel/words.ts'
import * as sequence from './words/sequence.ts'
import * as losses from './words/losses.ts'
import * as night from './words/night.ts'
import * as victory from './words/victory.ts'

/** The sentences of every chapter in one table for each language. */
const chapters: readonly { readonly en: Words; readonly fr: Words }[] = [sequence, losses, night, victory]

export const english: Words = Object.assign({}, ...chapters.map(({ en }) => en)) as Words // tables of words all
export const french: Words = Object.assign({}, ...chapters.map(({ fr }) => fr)) as Words // as above
