import type { Field, Placement, Row } from '#engine/kernel/system/editing.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../contract/settings.ts'
import type { Words } from '../contract/words.ts'
import { inLanguage, words } from '../wording/bilingual.ts'
import type { OpenDraft } from './open-draft.ts'
import { type Compared, comparedOf, type NameOf, shownIn } from './difference-in-words.ts'

/** What was changed both here and there, in words: each change once, with the names of things and fields. */
export function clashesInWords(
  draft: OpenDraft,
  theirs: JsonObject,
  paths: readonly string[],
  nameOf: NameOf,
): readonly Words[] {
  const { system, ground, document } = draft
  const [here, there] = [comparedOf(system, ground, document), comparedOf(system, ground, theirs)]
  const told = paths.flatMap((path) => {
    const found = [...fieldClashes(path, here, there, nameOf), ...placeClashes(path, here, there, nameOf)]
    return found.length > 0 ? found : lineClashes(path, here, there)
  })
  const known = new Map(told.map((one) => [one.en, one]))
  return known.size > 0 ? [...known.values()] : [words('The text of the file.', 'Le texte du fichier.')]
}

/** Are two paths in a document equal, or one inside the other? */
const touch = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

const allRows = (rows: readonly Row[]): readonly Row[] => rows.flatMap((one) => [one, ...allRows(one.rows)])
const fieldsOf = ({ sheets }: Compared): ReadonlyMap<string, Field> =>
  new Map(
    sheets.flatMap(({ fields, rows }) =>
      [...fields, ...allRows(rows).flatMap((row) => row.fields)].map((field) => [field.id, field] as const),
    ),
  )

const bothWays = (what: Words, value: (language: Language) => readonly [here: string, there: string]): Words => {
  const [en, fr] = [value('en'), value('fr')]
  return words(`${what.en}: here ${en[0]}, there ${en[1]}`, `${what.fr} : ici ${fr[0]}, là-bas ${fr[1]}`)
}

function fieldClashes(path: string, here: Compared, there: Compared, nameOf: NameOf): readonly Words[] {
  const theirs = fieldsOf(there)
  return [...fieldsOf(here).values()].flatMap((field) => {
    const other = theirs.get(field.id)
    if (!touch(field.id, path) || other === undefined) return []
    if (JSON.stringify(field.value) === JSON.stringify(other.value)) return []
    if (field.input === 'words' || field.input === 'text')
      return [words(`${field.title.en}: the text`, `${field.title.fr} : le texte`)]
    return [
      bothWays(field.title, (language) => [
        shownIn(field, field.value, language, nameOf),
        shownIn(other, other.value, language, nameOf),
      ]),
    ]
  })
}

/** The things at a path that have another placement here than there. */
function placeClashes(path: string, here: Compared, there: Compared, nameOf: NameOf): readonly Words[] {
  const where = (one: Placement | undefined, { turns }: Compared, language: Language): string => {
    const said = (en: string, fr: string): string => inLanguage(language, { en, fr })
    if (one === undefined) return said('nowhere', 'nulle part')
    if (one.at === 'absent') return said('left out', 'hors du scénario')
    const turn = one.turn === null ? undefined : (turns.get(one.turn)?.[language] ?? String(one.turn))
    const place = one.place === null ? undefined : nameOf(one.place)[language]
    return [turn, place].filter((part) => part !== undefined).join(', ') || said('on the map', 'sur la carte')
  }
  const things = new Set([...here.placements.keys(), ...there.placements.keys()])
  return [...things].flatMap((thing) => {
    const [mine, theirs] = [here.placements.get(thing), there.placements.get(thing)]
    if (![mine, theirs].some((one) => one !== undefined && touch(one.path, path))) return []
    const told = bothWays(nameOf(thing), (language) => [where(mine, here, language), where(theirs, there, language)])
    const isSame = where(mine, here, 'en') === where(theirs, there, 'en')
    return isSame ? [] : [told]
  })
}

/** Lines of the sheets at a path that have another sentence here than there. */
function lineClashes(path: string, here: Compared, there: Compared): readonly Words[] {
  const rowsAt = ({ sheets }: Compared): readonly Row[] =>
    sheets.flatMap(({ rows }) => allRows(rows)).filter(({ id }) => touch(id, path))
  const [mine, theirs] = [rowsAt(here), rowsAt(there)]
  const only = (rows: readonly Row[], others: readonly Row[]): readonly Row[] =>
    rows.filter(({ sentence }) => !others.some((other) => other.sentence.en === sentence.en))
  return [
    ...only(mine, theirs).map(({ sentence }) => words(`Here: ${sentence.en}`, `Ici : ${sentence.fr}`)),
    ...only(theirs, mine).map(({ sentence }) => words(`There: ${sentence.en}`, `Là-bas : ${sentence.fr}`)),
  ]
}
