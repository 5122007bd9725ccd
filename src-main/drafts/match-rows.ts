import type { Json } from '#engine/kernel/values/result.ts'

/** How rows of one list are known again in another state of it. */
export interface Marks<Row> {
  /** What a row is called for good; undefined for one that has only its place in the list. */
  readonly lasting: (row: Row) => string | undefined
  /** What it is named, which says more than anything else that it has. */
  readonly name: (row: Row) => string | undefined
  /** What it says, part by part, wherever in the list it stands. */
  readonly parts: (row: Row) => readonly string[]
  /** So alike two rows are at least that are one: 0 for nothing in common, 1 for all. */
  readonly least: number
}

export interface Matched<Row> {
  /** Of rows now, what they were before. */
  readonly before: ReadonlyMap<Row, Row>
  readonly gone: readonly Row[]
}

interface Known<Row> {
  readonly row: Row
  readonly name: string | undefined
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

/** Which row now is which row before: by what they are called for good; of those that have only their places, the likest. */
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

/** The share of what two rows say that both of them say. */
function likeness<Row>(one: Known<Row>, other: Known<Row>): number {
  if (one.size + other.size === 0) return 0
  let shared = 0
  for (const [part, count] of one.counts) shared += Math.min(count, other.counts.get(part) ?? 0)
  return (2 * shared) / (one.size + other.size)
}

/** All values within a value, each with where it stands; a point is one of them, and places in lists make no difference. */
export function partsOf(value: Json, at = ''): readonly string[] {
  const isPoint = Array.isArray(value) && value.every((one) => typeof one === 'number')
  if (value === null || typeof value !== 'object' || isPoint) return [`${at} ${JSON.stringify(value)}`]
  if (Array.isArray(value)) return value.flatMap((one: Json) => partsOf(one, `${at}.`))
  return Object.entries(value).flatMap(([key, one]) => partsOf(one, `${at}.${key}`))
}
