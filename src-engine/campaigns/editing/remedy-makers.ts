import type { OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import { readNumber } from '../phrases.ts'
import { both } from '../problems.ts'
import { inWords } from './edited-things.ts'
import { putAt, valueAt } from './loose.ts'

/** A fault, with the document that contains it. */
export interface FaultyPlace {
  readonly files: CampaignFiles
  readonly document: JsonObject
  readonly path: string
  readonly subject: string
  readonly problem: Problem
}

/** Produces remedies for one kind of fault. */
export type RemedyMaker = (one: FaultyPlace) => readonly Remedy[]

export const remedy = (en: string, fr: string, apply: Remedy['apply']): Remedy => ({
  title: both(en, fr),
  apply,
})

/** Up to this many things are all named; of more the first two are, and the others counted. */
const MOST_NAMED = 3

/** Leaves things out of a scenario, saying which. */
export function leavingOut(things: readonly Title[], apply: Remedy['apply']): readonly Remedy[] {
  if (things.length === 0) return []
  const most = things.length > MOST_NAMED ? 2 : things.length
  const en = inWords(
    things.map((name) => name.en),
    'and',
    most,
  )
  const fr = inWords(
    things.map((name) => name.fr),
    'et',
    most,
  )
  return [remedy(`Leave ${en} out of the scenario`, `Laisser hors du scénario : ${fr}`, apply)]
}

/** One-click remedies for a fault, by its code. A fault in a position is fixed by leaving the entry out of it. */
export function remediesBy(
  makers: Readonly<Record<string, RemedyMaker>>,
  files: CampaignFiles,
  document: JsonObject,
  problem: Problem,
): readonly Remedy[] {
  const { code = '', path, subject = '' } = problem
  if (path.startsWith('position'))
    return [remedy('Leave this out of the position', 'L’ôter de la situation', (open) => putAt(open, path, undefined))]
  const make = Object.hasOwn(makers, code) ? makers[code] : undefined
  return make?.({ files, document, path, subject, problem }) ?? []
}

/** The line of the innermost list that contains a path: `victory.levels.0.all.1.zones.2` is such a line itself. */
const lineAround = (path: string): string => /^.*\.\d+(?=\.|$)/.exec(path)?.[0] ?? path
/** The row of the outermost list that contains a path: `setUp.french.0`. */
export const outerLine = (path: string): string => /^.*?\.\d+(?=\.|$)/.exec(path)?.[0] ?? path

/**
 * Removes a line. If the list is then empty, it is removed from its row, and the row too if no list of names is left in
 * it.
 */
function dropLineAt(document: OpenObject, path: string): void {
  putAt(document, path, undefined)
  const list = path.slice(0, path.lastIndexOf('.'))
  const left = valueAt(document as JsonObject, list)
  if (!Array.isArray(left) || left.length > 0 || !/\.\d+\.[a-zA-Z]+$/.test(list)) return
  putAt(document, list, undefined)
  const row = lineAround(list)
  const around = valueAt(document as JsonObject, row)
  const isLeft = isJsonObject(around) && namesOfRows.some((name) => around[name] !== undefined)
  if (isJsonObject(around) && !isLeft) dropLineAt(document, row)
}

/** A row without any of these lists has no meaning. */
const namesOfRows = ['units', 'leaders', 'all', 'zones']

export const dropLine: RemedyMaker = ({ path }) => [
  remedy('Remove this', 'Supprimer ceci', (open) => dropLineAt(open, lineAround(path))),
]
export const dropRow: RemedyMaker = ({ path }) => [
  remedy('Remove this line', 'Supprimer cette ligne', (open) => dropLineAt(open, outerLine(path))),
]

/** Writes another value at a path of the document. */
export function write(path: string, value: number | string | boolean): readonly Remedy[] {
  const said = typeof value === 'number' ? readNumber(value) : String(value)
  return [remedy(`Write ${said}`, `Écrire ${said}`, (open) => putAt(open, path, value))]
}

/** Removes unknown fields, which the fault's sentence names in quotation marks. */
export const dropFields: RemedyMaker = ({ path, problem }) => [
  remedy('Remove it', 'L’enlever', (open) => {
    for (const name of namesIn(problem)) putAt(open, path === '' ? name : `${path}.${name}`, undefined)
  }),
]

/** The names in the sentence of a fault. */
export const namesIn = ({ made }: Problem): readonly string[] =>
  (made?.parts ?? []).filter((part) => typeof part === 'string')

/** The numbers in it. */
export const numbersIn = ({ made }: Problem): readonly number[] =>
  (made?.parts ?? []).filter((part) => typeof part === 'number')
