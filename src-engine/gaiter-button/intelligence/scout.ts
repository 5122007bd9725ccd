import type { JsonObject } from '../../kernel/values/result.ts'
import type { Scout } from '../../kernel/system/scout.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { bookOf } from './book.ts'
import { noMarch } from './march-seen.ts'
import { asJson, notesIn } from './notes.ts'
import { rollOf } from './roll.ts'
import { watch } from './watch.ts'

/** The intelligence book of Gaiter Button: what each enemy token can still be, by the rules and by what was seen. */
export const scout: Scout<Campaign> = {
  begin: (campaign, { scenario, asPrinted, side }) =>
    asJson({
      ...{ scenario, asPrinted, side, moment: 0, turn: 0, rain: false },
      tracks: [],
      sightings: rollOf(campaign, scenario, 1 - side).counters.map(() => null),
      stack: [],
      march: noMarch,
      battleZone: '-',
      own: [],
    }),
  watch: (campaign, notes, glimpse) => asJson(watch(campaign, notesIn(notes), glimpse)),
  book: (campaign, notes) => bookOf(campaign, notesIn(notes)) as unknown as JsonObject, // a book consists of JSON only
}
