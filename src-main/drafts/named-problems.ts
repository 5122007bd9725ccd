import { atForm } from '#engine/campaigns/phrases.ts'
import { withoutOrigin, withLikelyName } from '#engine/campaigns/problems.ts'
import { ARMIES, linesOf, nameOfLine } from '#engine/campaigns/editing/armies/armies.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { nameOfRow, rowsOf } from '#engine/campaigns/editing/maps/maps.ts'
import type { Choice } from '#engine/kernel/system/editing-lists.ts'
import type { Row } from '#engine/kernel/system/editing.ts'
import type { Phrase, Spoken, SpokenTitle, Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { spacedFrench } from '#engine/kernel/values/french.ts'
import { withSpaces, words } from '../wording/bilingual.ts'
import type { Earlier } from './earlier.ts'
import type { DraftAsItIs, EditedSystem } from './open-draft.ts'
import type { Rulebook } from './rulebook.ts'

/*
 * The check reports problems with the ids in the files. The bench shows names, so sentences for its forms have names
 * in place of ids.
 */

type Drawn = Pick<DraftAsItIs, 'system' | 'ground'>
type Named = Pick<DraftAsItIs, 'system' | 'ground' | 'document'>
type Names = ReadonlyMap<string, Title>

/** The problem with names in place of ids. Removed things have their name from the rulebook or from earlier files. */
export function named(draft: Named, asFound: Problem, rulebook: Rulebook, earlier: Earlier): Problem {
  const names = namesOf(draft)
  const fields = fieldsOf(draft, asFound.file)
  const bookWords = wordsOf(draft.system)
  const nameNow = (id: string): Title | undefined =>
    names.get(id) ?? bookWords.get(id) ?? fields.get(id) ?? choicesOf(draft).get(id)
  const nameBefore = (id: string): Title | undefined => {
    const nameIn = (ground: CampaignFiles) => namesOf({ system: draft.system, ground }).get(id)
    const inBook = nameIn(rulebook())
    if (inBook !== undefined) return inBook
    for (const ground of earlier(id)) {
      const name = nameIn(ground)
      if (name !== undefined) return name
    }
    return undefined
  }
  const { subject = '', file, path, code = '', made } = asFound
  const told = made?.atForm ?? asWritten(asFound)
  const spoken = ({ en, fr }: SpokenTitle): Title => {
    const inWords = (parts: readonly Spoken[], language: 'en' | 'fr'): string =>
      parts.map((part) => (typeof part === 'string' ? part : nameFor(part.id, language))).join('')
    return { en: inWords(en, 'en'), fr: spacedFrench(inWords(fr, 'fr')) }
  }
  const nameFor = (id: string, language: 'en' | 'fr'): string =>
    withSpaces(nameNow(id) ?? nameBefore(id) ?? { en: id, fr: id })[language]
  const field = ofFields.has(code) ? fieldAbout(draft, file, path) : undefined
  // A removed id is not a misspelling, so no similar one is suggested.
  const isStruck = nameNow(subject) === undefined && nameBefore(subject) !== undefined
  const said = spoken(told.message)
  const message = field === undefined ? said : ofField(field, said)
  const remedy = spoken(
    isStruck ? told.remedy : atForm(withLikelyName({ ...asBoth(asFound), atForm: told.remedy }, made?.likely)),
  )
  return {
    ...withoutOrigin(asFound),
    message: message.en,
    remedy: remedy.en,
    inFrench: { message: message.fr, remedy: remedy.fr },
  }
}

const asBoth = ({ remedy, inFrench }: Problem): Phrase => ({ en: remedy, fr: inFrench.remedy })

const asWritten = ({
  message,
  remedy,
  inFrench,
}: Problem): { readonly message: SpokenTitle; readonly remedy: SpokenTitle } => ({
  message: { en: [message], fr: [inFrench.message] },
  remedy: { en: [remedy], fr: [inFrench.remedy] },
})

/** A sentence after the title of its field. */
const ofField = (field: Title, { en, fr }: Title): Title =>
  words(`“${field.en}”: ${begunSmall(en)}`, `« ${field.fr} » : ${begunSmall(fr)}`)

const begunSmall = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** Codes of faults whose sentences do not name the field. */
const ofFields = new Set([
  'this-list-is-empty',
  'there-are-too-few-here',
  'cannot-stand-here',
  'wrong-kind',
  'this-is-missing',
])

/** The title of the field or line that contains a path, on the sheets or among the armies. */
function fieldAbout({ system, ground, document }: Named, file: string, path: string): Title | undefined {
  if (file === ARMIES) {
    const list = system.editing.armies(ground).find(({ id }) => path.startsWith(`${id}.`))
    if (list === undefined) return undefined
    const [index, ...rest] = path.slice(list.id.length + 1).split('.')
    const line = linesOf(ground[ARMIES], list)[Number(index)]
    const column = list.columns.find(({ key }) => `${rest.join('.')}.`.startsWith(`${key}.`))
    if (line === undefined) return undefined
    const { en, fr } = nameOfLine(list, line)
    return column === undefined ? { en, fr } : { en: `${en}, ${column.title.en}`, fr: `${fr}, ${column.title.fr}` }
  }
  if (isMapFile(file) || !file.startsWith('scenarios/')) return undefined
  const sheets = system.editing.sheets(ground, document)
  const rows = sheets.flatMap((sheet) => allRows(sheet.rows))
  const fields = [...sheets, ...rows].flatMap((one) => one.fields)
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const around = parts.slice(0, length).join('.')
    const found = fields.find(({ id }) => id === around)?.title ?? rows.find(({ id }) => id === around)?.sentence
    if (found !== undefined) return found
  }
  return undefined
}

const allRows = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...allRows(row.rows)])

/** The names of the sides, as adjectives for “side” and “camp”, and of the arms. */
function wordsOf({ sides, book }: EditedSystem): Names {
  const { en, fr } = book.words
  const word = (key: string): Title | undefined =>
    en[key] === undefined || fr[key] === undefined ? undefined : { en: en[key], fr: fr[key] }
  const arms = Object.keys(en).filter((key) => key.startsWith('arm.'))
  return new Map([
    ...sides.flatMap((id): readonly (readonly [string, Title])[] => {
      const found = word(`adjective.${id}`) ?? word(`side.${id}`)
      return found === undefined ? [] : [[id, found]]
    }),
    ...arms.flatMap((key): readonly (readonly [string, Title])[] => {
      const found = word(key)
      return found === undefined ? [] : [[inFiles(key.slice('arm.'.length)), found]]
    }),
  ])
}

/** A key of the rulebook's words as files spell it: `heavyCavalry`. */
const inFiles = (word: string): string => word.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const known = new WeakMap<CampaignFiles, Names>()

/** The names of everything on the map and in the armies of a campaign, by id. */
function namesOf({ system, ground }: Drawn): Names {
  const before = known.get(ground)
  if (before !== undefined) return before
  const plan = system.editing.map?.(ground)
  const onMap = (plan?.lists ?? [])
    .filter(({ key, shape }) => key !== null && shape.is !== 'hexes')
    .flatMap((list) => rowsOf(ground, list).map((row) => [row.id, nameOfRow(ground, plan!, list, row)] as const))
  const lines = system.editing
    .armies(ground)
    .flatMap((list) => linesOf(ground[ARMIES], list).map((line) => [line.id, nameOfLine(list, line)] as const))
  const { formations, things } = system.editing.palette(ground)
  const placed = [...formations, ...things].map(({ id, name }) => [id, name] as const)
  const names = new Map([...lines, ...placed, ...onMap])
  known.set(ground, names)
  return names
}

/** Titles of fields and choices of the map and the armies. Those of the file itself take precedence. */
function fieldsOf(draft: Drawn, file: string): Names {
  const byFile = knownFields.get(draft.ground) ?? new Map<string, Names>()
  knownFields.set(draft.ground, byFile)
  const fields = byFile.get(file) ?? fieldsIn(draft, file)
  byFile.set(file, fields)
  return fields
}

const knownFields = new WeakMap<CampaignFiles, Map<string, Names>>()

function fieldsIn({ system, ground }: Drawn, file: string): Names {
  const onMap = (system.editing.map?.(ground).lists ?? []).map((list) => ({
    file: list.file,
    titles: [
      [list.id, list.title] as const,
      ...list.parts.map(({ key, title }) => [key, title] as const),
      ...[...list.columns, ...list.parts.flatMap(({ columns }) => columns)].flatMap(titlesOf),
    ],
  }))
  const inArmies = system.editing
    .armies(ground)
    .map(({ columns }) => ({ file: ARMIES, titles: columns.flatMap(titlesOf) }))
  const besides = system.editing
    .palette(ground)
    .things.flatMap(({ how }) => how)
    .map(({ choices }) => ({ titles: choices.map((one) => [one.id, one.title] as const) }))
  const own = [...onMap, ...inArmies].filter((one) => one.file === file).flatMap(({ titles }) => titles)
  const others = [...onMap, ...inArmies].filter((one) => one.file !== file).flatMap(({ titles }) => titles)
  // From other files, only keys that cannot be ordinary words: `frenchExit`, but not `zone`.
  return new Map([...others.filter(([key]) => /[A-Z]/.test(key)), ...besides.flatMap(({ titles }) => titles), ...own])
}

/** Titles of the choices on the sheets, such as gates by which units arrive. */
function choicesOf({ system, ground, document }: Named): Names {
  const before = knownChoices.get(document)
  if (before?.ground === ground) return before.names
  const sheets = system.editing.sheets(ground, document)
  const fields = sheets.flatMap((sheet) => [sheet, ...allRows(sheet.rows)]).flatMap((one) => one.fields)
  const names = new Map(fields.flatMap(({ choices }) => choices.map((one) => [one.id, one.title] as const)))
  knownChoices.set(document, { ground, names })
  return names
}

/** Cache, valid only for the same ground, because gates are on the map. */
const knownChoices = new WeakMap<JsonObject, { readonly ground: CampaignFiles; readonly names: Names }>()

const titlesOf = ({
  key,
  title,
  choices,
}: {
  readonly key: string
  readonly title: Title
  readonly choices: readonly Choice[]
}) => [
  ...choices.map((one) => [one.id, one.title] as const),
  [key, title] as const,
  [key.slice(key.lastIndexOf('.') + 1), title] as const,
]
