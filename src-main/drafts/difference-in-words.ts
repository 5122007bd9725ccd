import { isDeepStrictEqual } from 'node:util'
import type { Field, Placement, Row, Sheet, Thing } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../contract/settings.ts'
import type { Words } from '../contract/words.ts'
import { inLanguage, words } from '../wording/bilingual.ts'
import { type Marks, matchRows, partsOf } from './match-rows.ts'
import type { EditedSystem } from './open-draft.ts'

/** One of two documents being compared: where things are placed, and everything that can be set. */
export interface Compared {
  readonly placements: ReadonlyMap<string, Placement>
  readonly sheets: readonly Sheet[]
  /** The titles of its turns. */
  readonly turns: ReadonlyMap<number, Title>
}

export const comparedOf = ({ editing }: EditedSystem, ground: CampaignFiles, document: JsonObject): Compared => ({
  placements: new Map(editing.placements(ground, document).map((one) => [one.thing, one])),
  sheets: editing.sheets(ground, document),
  turns: new Map(editing.calendar(ground, document).map(({ turn, title }) => [turn, title])),
})

export type NameOf = (id: string) => Words

/** Things that now arrive later or take no part, and changed choices beside places. Arrows show moves on the map. */
export const thingChangesInWords = (was: Compared, is: Compared, things: readonly Thing[], nameOf: NameOf): Words[] =>
  things.flatMap((thing) => {
    const [before, after] = [was.placements.get(thing.id), is.placements.get(thing.id)]
    return [
      ...arrivalChanges(before, after, is, nameOf(thing.id), nameOf),
      ...choiceChanges(thing, before, after, nameOf),
    ]
  })

function arrivalChanges(
  before: Placement | undefined,
  after: Placement | undefined,
  { turns }: Compared,
  { en, fr }: Words,
  nameOf: NameOf,
): Words[] {
  if (
    before?.at === after?.at &&
    before?.turn === after?.turn &&
    (after?.at === 'map' || before?.place === after?.place)
  )
    return []
  if (after === undefined)
    return before?.at === 'map' ? [] : [words(`${en}: not placed any more`, `${fr} : n’a plus de place`)]
  if (after.at === 'absent') return [words(`${en}: takes no part`, `${fr} : ne participe pas`)]
  if (after.at === 'map') return []
  const title = after.turn === null ? undefined : turns.get(after.turn)
  const where = (language: Language): string =>
    [title?.[language] ?? after.turn, after.place === null ? null : nameOf(after.place)[language]]
      .filter((one) => one !== null && one !== '')
      .join(', ')
  return [words(`${en}: arrives, ${where('en')}`, `${fr} : arrive, ${where('fr')}`)]
}

/** The changed choices beside the place of a thing that has one in both documents. */
function choiceChanges(
  { how, id }: Thing,
  before: Placement | undefined,
  after: Placement | undefined,
  nameOf: NameOf,
): Words[] {
  if (before === undefined || after === undefined) return []
  const { en, fr } = nameOf(id)
  return how.flatMap((field) => {
    const [was, is] = [before, after].map((one) => one.how[field.id] ?? null)
    const told = valueChange(field, was ?? null, is ?? null, nameOf)
    return told.map((one) => words(`${en}: ${one.en}`, `${fr} : ${one.fr}`))
  })
}

/** Changed fields, and new, changed or removed lines, sheet by sheet. */
export const sheetChangesInWords = (was: Compared, is: Compared, nameOf: NameOf): Words[] =>
  is.sheets.flatMap((sheet) => {
    const before = was.sheets.find(({ id }) => id === sheet.id)
    if (before === undefined) return []
    return [...fieldChanges(before.fields, sheet.fields, nameOf), ...rowChanges(before, sheet, nameOf)]
  })

const fieldChanges = (was: readonly Field[], is: readonly Field[], nameOf: NameOf): Words[] =>
  is.flatMap((field) => {
    const before = was.find(({ id }) => id === field.id)
    return before === undefined ? [] : valueChange(field, before.value, field.value, nameOf)
  })

/** Matches lines by content, because their indices change with every line inserted before them. */
function rowChanges(was: Sheet, is: Sheet, nameOf: NameOf): Words[] {
  const { before, gone } = matchRows(allRows(was.rows), allRows(is.rows), lineMarks)
  const { en, fr } = is.title
  const isNew = (row: Row): boolean => !before.has(row)
  const told = allRows(is.rows).flatMap((row): Words[] => {
    const old = before.get(row)
    const { sentence } = row
    // The sentence of a line includes the lines within it.
    if (isBelow(row, allRows(is.rows).filter(isNew))) return []
    if (old === undefined) return [words(`${en}, new: ${sentence.en}`, `${fr}, nouveau : ${sentence.fr}`)]
    if (isDeepStrictEqual(old.sentence, sentence)) return fieldChanges(ownFields(old), ownFields(row), nameOf)
    return [
      words(`${en}: ${sentence.en} (was: ${old.sentence.en})`, `${fr} : ${sentence.fr} (avant : ${old.sentence.fr})`),
    ]
  })
  const missing = gone
    .filter((row) => !isBelow(row, gone))
    .map(({ sentence }) => words(`${en}, no longer: ${sentence.en}`, `${fr}, supprimé : ${sentence.fr}`))
  return [...told, ...missing]
}

const isBelow = ({ id }: Row, others: readonly Row[]): boolean => others.some((other) => id.startsWith(`${other.id}.`))

/** The fields of a line, with ids relative to the line. */
const ownFields = ({ id, fields }: Row): readonly Field[] =>
  fields.map((field) => ({ ...field, id: field.id.startsWith(`${id}.`) ? field.id.slice(id.length) : field.id }))

const lineMarks: Marks<Row> = {
  lasting: ({ id }) => (/(^|\.)\d+(\.|$)/.test(id) ? undefined : id),
  // The part before the colon is the subject of the line.
  name: ({ sentence }) => sentence.en.split(':')[0],
  parts: (row) => [
    ...row.sentence.en.split(' '),
    ...ownFields(row).flatMap(({ id, value }) => partsOf(value, id)),
    ...row.things,
    ...row.places,
  ],
  least: 0.25,
}

const allRows = (rows: readonly Row[]): readonly Row[] => rows.flatMap((one) => [one, ...allRows(one.rows)])

function valueChange(field: Field, was: Json, is: Json, nameOf: NameOf): Words[] {
  if (isDeepStrictEqual(was, is)) return []
  const { en, fr } = field.title
  if (field.input === 'words' || field.input === 'text')
    return [words(`${en}: worded otherwise`, `${fr} : le texte est autre`)]
  const valueOf = (value: Json, language: Language): string => shownIn(field, value, language, nameOf)
  return [
    words(
      `${en}: ${valueOf(is, 'en')} (was: ${valueOf(was, 'en')})`,
      `${fr} : ${valueOf(is, 'fr')} (avant : ${valueOf(was, 'fr')})`,
    ),
  ]
}

/** A value of a field in words. */
export function shownIn(field: Field, value: Json, language: Language, nameOf: NameOf): string {
  const said = (en: string, fr: string): string => inLanguage(language, { en, fr })
  if (value === null || value === '') return said('none', 'rien')
  if (typeof value === 'boolean') return value ? said('yes', 'oui') : said('no', 'non')
  if (Array.isArray(value))
    return value.length === 0
      ? said('none', 'rien')
      : value.map((one) => shownIn(field, one, language, nameOf)).join(', ')
  if (typeof value === 'object') return said('otherwise', 'autrement')
  const id = String(value)
  if (field.input === 'date') return dayIn(id, language)
  return (
    field.choices.find((one) => one.id === id)?.title[language] ??
    (field.input === 'number' ? id : nameOf(id)[language])
  )
}

function dayIn(date: string, language: Language): string {
  const time = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(time)) return date
  const spelt = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', spelt).format(time)
}
