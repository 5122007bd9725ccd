import { isDeepStrictEqual } from 'node:util'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { DraftDifference } from '../contract/drafts.ts'
import type { Words } from '../contract/words.ts'
import type { DraftsTable } from '../library/tables/drafts-table.ts'
import type { OpenDraft } from './open-draft.ts'
import { nameOfIn, settingOf } from './snapshot.ts'
import { armiesChanged } from './armies-for-editor.ts'
import { mapChanged } from './map-for-editor.ts'
import { tablesChanged } from './tables-for-editor.ts'
import { type Compared, comparedOf, sheetChangesInWords, thingChangesInWords } from './difference-in-words.ts'

/** The differences between a draft and its original, in words and on the map. */
export function differenceOf(draft: OpenDraft, table: DraftsTable): DraftDifference {
  const { system, row, ground, document } = draft
  const original = table.part(row.id, 'original')
  const before = isJsonObject(original) ? original : {}
  const [was, is] = [comparedOf(system, ground, before), comparedOf(system, ground, document)]
  const things = new Set([...was.placements.keys(), ...is.placements.keys()])
  const moved = [...things].flatMap((thing) => {
    const [from, to] = [was, is].map(({ placements }) => {
      const found = placements.get(thing)
      return found?.at === 'map' ? found.place : null
    })
    return from === to ? [] : [{ thing, was: from ?? null, is: to ?? null }]
  })
  return { number: row.number, lines: isDeepStrictEqual(before, {}) ? [] : linesOf(draft, was, is), moved }
}

function linesOf(draft: OpenDraft, was: Compared, is: Compared): Words[] {
  const nameOf = nameOfIn(draft)
  return [
    ...armiesChanged(draft),
    ...tablesChanged(draft),
    ...mapChanged(draft),
    ...sheetChangesInWords(was, is, nameOf),
    ...thingChangesInWords(was, is, settingOf(draft).things, nameOf),
  ]
}
