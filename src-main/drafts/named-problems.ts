import { ARMIES, linesOf, nameOfLine } from '#engine/campaigns/editing/armies/armies.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { nameOfRow, rowsOf } from '#engine/campaigns/editing/maps/maps.ts'
import type { Choice } from '#engine/kernel/system/editing-lists.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { withSpaces } from '../wording/bilingual.ts'
import type { DraftAsItIs, EditedSystem } from './open-draft.ts'
import type { Rulebook } from './rulebook.ts'

/*
 * What is wrong is told by the ids that stand in the files, between quotation marks. Whoever edits a scenario at the bench sees names, so
 * they are put in place of the ids; sides and arms, which stand in English without quotation marks, are named too.
 */

type Drawn = Pick<DraftAsItIs, 'system' | 'ground'>
type Names = ReadonlyMap<string, Title>

/** The problem with names in place of ids; what is not there any more has the name that it has in the rulebook. */
export function named(draft: Drawn, asFound: Problem, rulebook: Rulebook): Problem {
  const names = namesOf(draft)
  const { message, subject = '' } = asFound
  const isGone = message.startsWith('There is no ') && !names.has(subject)
  const gone = isGone ? namesOf({ system: draft.system, ground: rulebook() }).get(subject) : undefined
  const problem = gone === undefined ? asFound : withoutGuess(asFound)
  const { inFrench } = problem
  const fields = fieldsOf(draft, problem.file)
  const bookWords = wordsOf(draft.system)
  const nameOf = (id: string): Title | undefined =>
    names.get(id) ?? (id === subject ? gone : undefined) ?? bookWords.get(id) ?? fields.get(id)
  const namedInEnglish = (text: string): string =>
    text
      .replaceAll(/"([^"]+)"|“([^”]+)”/g, (whole, straight?: string, curly?: string) => {
        const name = nameOf(straight ?? curly ?? '')
        return name === undefined ? whole : `“${name.en}”`
      })
      .replaceAll(bare(bookWords), (id) => bookWords.get(id)!.en)
      .replaceAll(hyphened, (id) => names.get(id)?.en ?? id)
  const namedInFrench = (text: string): string =>
    text
      .replaceAll(hyphened, (id) => names.get(id)?.fr ?? id)
      .replaceAll(/"([^"]+)"|«\s([^»]+)\s»/g, (whole, straight?: string, own?: string) => {
        const name = nameOf(straight ?? own ?? '')
        return name === undefined ? whole : `«\u00a0${withSpaces(name).fr}\u00a0»`
      })
  return {
    ...problem,
    message: namedInEnglish(problem.message),
    remedy: namedInEnglish(problem.remedy),
    inFrench: { message: namedInFrench(inFrench.message), remedy: namedInFrench(inFrench.remedy) },
  }
}

/** What was struck was meant as it was: nothing that is written much like it. */
const withoutGuess = ({ remedy, inFrench, ...problem }: Problem): Problem => ({
  ...problem,
  remedy: remedy.replace(/ Did you mean .*$/, ''),
  inFrench: { ...inFrench, remedy: inFrench.remedy.replace(/ Vouliez-vous écrire .*$/, '') },
})

/** An id of several parts, such as those of units, which nobody takes for a word. */
const hyphened = /(?<![\w“"«\u00a0-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w”"»\u00a0-])/g

/** Any of these words by itself, outside of quotation marks. */
const bare = (names: Names): RegExp =>
  names.size === 0 ? /(?!)/g : new RegExp(`(?<![\\w“"-])(?:${[...names.keys()].join('|')})(?![\\w”"-])`, 'g')

/** The sides as adjectives, as they stand beside “side” and “camp”, and the arms. */
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

/** The name of a rulebook's word as files have it: `heavyCavalry`. */
const inFiles = (word: string): string => word.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const known = new WeakMap<CampaignFiles, Names>()

/** What the map and the armies of a campaign call their things by. */
function namesOf({ system, ground }: Drawn): Names {
  const before = known.get(ground)
  if (before !== undefined) return before
  const plan = system.editing.map?.(ground)
  const onMap = (plan?.lists ?? [])
    .filter(({ key, shape }) => key !== null && shape.is !== 'hexes')
    .flatMap((list) => rowsOf(ground, list).map((row) => [row.id, nameOfRow(ground, plan!, list, row)] as const))
  const lines = system.editing
    .armies(ground)
    .flatMap((list) => linesOf(ground[ARMIES], list))
    .map((line) => [line.id, nameOfLine(line)] as const)
  const things = system.editing.palette(ground).things.map(({ id, name }) => [id, name] as const)
  const names = new Map([...lines, ...things, ...onMap])
  known.set(ground, names)
  return names
}

/** What fields of the map and the armies, and what is chosen in them, are called where they are edited. */
function fieldsOf({ system, ground }: Drawn, file: string): Names {
  const lists = isMapFile(file)
    ? (system.editing.map?.(ground).lists.filter((list) => list.file === file) ?? []).flatMap((list) => [
        [list.id, list.title] as const,
        ...list.parts.map(({ key, title }) => [key, title] as const),
        ...[...list.columns, ...list.parts.flatMap(({ columns }) => columns)].flatMap(titlesOf),
      ])
    : file === ARMIES
      ? system.editing.armies(ground).flatMap(({ columns }) => columns.flatMap(titlesOf))
      : []
  return new Map(lists)
}

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
