import type { Json } from '#engine/kernel/values/result.ts'

/** How to recognise the rows of a list in another state of it. */
export interface Marks<Row> {
  /** The permanent id of a row; undefined if it has only its index. */
  readonly lasting: (row: Row) => string | undefined
  /** The name of a row; an equal name counts as much as all parts together. */
  readonly name: (row: Row) => string | undefined
  /** The content of a row, part by part, without its index. */
  readonly parts: (row: Row) => readonly string[]
  /** Minimum likeness for a match: 0 for nothing in common, 1 for all parts; an equal name adds 1. */
  readonly least: number
}

export interface Matched<Row> {
  /** The earlier rows, by current row. */
  readonly before: ReadonlyMap<Row, Row>
  readonly gone: readonly Row[]
}

interface Known<Row> {
  readonly row: Row
  readonly name: string | undefined
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

/** Matches current rows with earlier ones: by permanent id, and those without one by likeness, best matches first. */
export function matchRows<Row>(was: readonly Row[], is: readonly Row[], marks: Marks<Row>): Matched<Row> {
  const { lasting, least } = marks
  const before = new Map<Row, Row>()
  const called = new Map(was.map((row) => [lasting(row), row] as const))
  for (const row of is) {
    const id = lasting(row)
    const old = id === undefined ? undefined : called.get(id)
    if (old !== undefined) before.set(row, old)
  }
  const knownIn = (rows: readonly Row[]): readonly Known<Row>[] =>
    rows.filter((row) => lasting(row) === undefined).map((row) => known(row, marks))
  const [olds, news] = [knownIn(was), knownIn(is)]
  const ways = olds.flatMap((old) =>
    news.flatMap((now) => {
      const alike = (old.name !== undefined && old.name === now.name ? 1 : 0) + likeness(old, now)
      return alike >= least ? [{ old: old.row, now: now.row, alike }] : []
    }),
  )
  const taken = new Set(before.values())
  for (const { old, now } of ways.toSorted((one, other) => other.alike - one.alike)) {
    if (taken.has(old) || before.has(now)) continue
    before.set(now, old)
    taken.add(old)
  }
  return { before, gone: was.filter((row) => !taken.has(row)) }
}

function known<Row>(row: Row, { name, parts }: Marks<Row>): Known<Row> {
  const all = parts(row)
  const counts = new Map<string, number>()
  for (const part of all) counts.set(part, (counts.get(part) ?? 0) + 1)
  return { row, name: name(row), counts, size: all.length }
}

/** The fraction of the parts of two rows that they share. */
function likeness<Row>(one: Known<Row>, other: Known<Row>): number {
  if (one.size + other.size === 0) return 0
  let shared = 0
  for (const [part, count] of one.counts) shared += Math.min(count, other.counts.get(part) ?? 0)
  return (2 * shared) / (one.size + other.size)
}

/** All scalars within a value, each with its path but without list indices. A point counts as one scalar. */
export function partsOf(value: Json, at = ''): readonly string[] {
  const isPoint = Array.isArray(value) && value.every((one) => typeof one === 'number')
  if (value === null || typeof value !== 'object' || isPoint) return [`${at} ${JSON.stringify(value)}`]
  if (Array.isArray(value)) return value.flatMap((one: Json) => partsOf(one, `${at}.`))
  return Object.entries(value).flatMap(([key, one]) => partsOf(one, `${at}.${key}`))
}
