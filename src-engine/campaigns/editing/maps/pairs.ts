import type { MapList, MapPlan } from '../../../kernel/system/editing-maps.ts'
import type { OpenJson } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { putAt, valueAt } from '../loose.ts'
import type { OpenFiles } from './dependents.ts'
import { rowsOf } from './maps.ts'

/*
 * Two numbers that another file gives for rows of a list, such as the height of a river at its beginning and end. That
 * file lists them by the name of the rows, and for equal names in the order of the rows. Here each row has its own
 * pair; pairs are rewritten when a row changes its name or its position among rows of that name.
 */

type Pair = readonly [number, number]
type Pairs = NonNullable<MapList['pairs']>

const isPair = (value: unknown): value is Pair =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'number')

const nameOf = (content: Json): string => {
  const name = valueAt(content, 'name')
  return typeof name === 'string' ? name : ''
}

/** The pairs in the other file, by name. */
function toldIn(files: CampaignFiles, { file, at, values }: Pairs): ReadonlyMap<string, readonly Pair[]> {
  const found = Object.hasOwn(files, file) ? valueAt(files[file] as Json, at) : undefined
  const rows = Array.isArray(found) ? (found as readonly Json[]) : []
  return new Map(
    rows.flatMap((row) => {
      const told = valueAt(row, values)
      return nameOf(row) === '' || !Array.isArray(told) ? [] : [[nameOf(row), told.filter(isPair)] as const]
    }),
  )
}

/** The pair of each row of a list. */
function pairsOf(files: CampaignFiles, list: MapList): ReadonlyMap<Json, Pair> {
  const found = new Map<Json, Pair>()
  if (list.pairs === null) return found
  const left = new Map([...toldIn(files, list.pairs)].map(([name, pairs]) => [name, [...pairs]]))
  for (const { content } of rowsOf(files, list)) {
    const pair = left.get(nameOf(content))?.shift()
    if (pair !== undefined) found.set(content, pair)
  }
  return found
}

/** The rows of a list, with their pairs from the other file. */
export function rowsWithPairs(files: CampaignFiles, list: MapList): ReturnType<typeof rowsOf> {
  const { pairs } = list
  if (pairs === null) return rowsOf(files, list)
  const told = pairsOf(files, list)
  return rowsOf(files, list).map((row) => {
    const pair = told.get(row.content)
    const isTold = pair !== undefined && isJsonObject(row.content)
    return isTold ? { ...row, content: { ...row.content, [pairs.values]: [...pair] } } : row
  })
}

/** The pairs of a map's lists while it is being changed. */
export class OpenPairs {
  readonly #open: OpenFiles
  readonly #lists: readonly MapList[]
  readonly #pairs = new Map<MapList, Map<Json, Pair>>()
  readonly #before = new Map<MapList, ReadonlyMap<string, readonly Pair[]>>()

  constructor(open: OpenFiles, { lists }: MapPlan) {
    this.#open = open
    this.#lists = lists.filter(({ pairs }) => pairs !== null)
    for (const list of this.#lists) {
      this.#pairs.set(list, new Map(pairsOf(open as CampaignFiles, list)))
      this.#before.set(list, this.#byName(list))
    }
  }

  /** Sets a number of a row, or removes its pair. Returns a refusal if another row prevents it. */
  set(list: MapList, content: Json, end: 0 | 1, value: number | null): Title | undefined {
    const pairs = this.#pairs.get(list)!
    const alike = rowsOf(this.#open as CampaignFiles, list).filter((row) => nameOf(row.content) === nameOf(content))
    const at = alike.findIndex((row) => row.content === content)
    const name = nameOf(content)
    if (value === null) {
      if (alike.slice(at + 1).some((row) => pairs.has(row.content)))
        return both(
          `Further stretches of ${name} have theirs: take those away first.`,
          `D’autres tronçons (${name}) ont les leurs : ôtez-les d’abord.`,
        )
      pairs.delete(content)
      return undefined
    }
    if (alike.slice(0, at).some((row) => !pairs.has(row.content)))
      return both(
        `An earlier stretch of ${name} has none yet: begin with that.`,
        `Un tronçon précédent (${name}) n’en a pas encore : commencez par lui.`,
      )
    const [from, to] = pairs.get(content) ?? [value, value]
    pairs.set(content, end === 0 ? [value, to] : [from, value])
    return undefined
  }

  /** Writes the pairs that changed. */
  write(): void {
    for (const list of this.#lists) {
      const [before, now] = [this.#before.get(list)!, this.#byName(list)]
      for (const name of new Set([...before.keys(), ...now.keys()])) {
        const [was, is] = [before.get(name) ?? [], now.get(name) ?? []]
        if (JSON.stringify(was) !== JSON.stringify(is)) this.#put(list.pairs!, name, is)
      }
    }
  }

  /** The pairs by name, in order, up to the first row of a name without one. */
  #byName(list: MapList): ReadonlyMap<string, readonly Pair[]> {
    const pairs = this.#pairs.get(list)!
    const found = new Map<string, Pair[]>()
    const ended = new Set<string>()
    for (const { content } of rowsOf(this.#open as CampaignFiles, list)) {
      const [name, pair] = [nameOf(content), pairs.get(content)]
      if (pair === undefined) ended.add(name)
      else if (!ended.has(name)) found.set(name, [...(found.get(name) ?? []), pair])
    }
    return found
  }

  #put({ file, begins, at, values }: Pairs, name: string, pairs: readonly Pair[]): void {
    const document = (this.#open[file] ??= JSON.parse(JSON.stringify(begins)) as OpenFiles[string]) // a copy of JSON
    if (!Array.isArray(valueAt(document as JsonObject, at))) putAt(document, at, [])
    const rows = valueAt(document as JsonObject, at) as readonly Json[] // just made, or already there
    const index = rows.findIndex((row) => nameOf(row) === name)
    const asOpen = pairs.map((pair): OpenJson => [...pair])
    if (pairs.length === 0) {
      if (index >= 0) putAt(document, `${at}.${index}`, undefined)
    } else if (index < 0) putAt(document, `${at}.${rows.length}`, { name, [values]: asOpen })
    else putAt(document, `${at}.${index}.${values}`, asOpen)
  }
}
