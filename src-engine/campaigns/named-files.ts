import type { Phrase, Title } from '../kernel/system/glance.ts'
import { both } from './problems.ts'

/*
 * How messages refer to the files of a campaign: by file name for authors of files, and by content for users of forms,
 * who see no files.
 */

export const words = (inFiles: Title, { en, fr }: Title): Phrase => ({
  ...inFiles,
  atForm: { en: [en], fr: [fr] },
  parts: [],
})

export const ofFile = {
  map: words(both('of map.json', 'de map.json'), both('of the map', 'de la carte')),
  table: words(both('of table.json', 'de table.json'), both('of the table', 'de la table')),
  orderOfBattle: words(
    both('of order-of-battle.json', 'de order-of-battle.json'),
    both('of the order of battle', 'de l’ordre de bataille'),
  ),
}

export const inFile = {
  map: words(both('in map.json', 'dans map.json'), both('on the map', 'sur la carte')),
}

export const toFile = {
  tables: words(both('to tables.json', 'à tables.json'), both('to the tables', 'aux tables')),
}

/** The path where a number is written, in brackets; empty for a form. */
export const writtenIn = (place: string): Phrase => words(both(` (${place})`, ` (${place})`), both('', ''))

/** Another occurrence: its path in the file, which a form does not show. */
export const elsewhere = (path: string): Phrase => words(both(path, path), both('another place', 'une autre ligne'))
