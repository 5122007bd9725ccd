import { describe, expect, it } from 'vitest'
import type { Tables } from '#engine/escape-from-sedan/campaign/campaign.ts'
import { charts } from '#engine/escape-from-sedan/charts/charts.ts'
import { rulebook } from '#engine/escape-from-sedan/rulebook.ts'
import { begin } from './table.ts'

const { tables } = begin('one-battalion').g.campaign

/** The paths of all numbers in some data. */
function numbersIn(data: unknown, path: readonly string[] = []): string[][] {
  if (typeof data === 'number') return [[...path]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inner]) => (key === 'format' ? [] : numbersIn(inner, [...path, key])))
}

/** The tables with one number greater by one. */
function changed([...path]: readonly string[]): Tables {
  const copy = structuredClone(tables)
  const last = path.pop()!
  const place = path.reduce<Record<string, unknown>>(
    (inner, key) => inner[key] as Record<string, unknown>, // the path was found in it
    copy,
  )
  place[last] = Number(place[last]) + 1
  return copy
}

describe('the player aid', () => {
  it('has each chart once, beside a rule of the book', () => {
    const ids = charts({ tables }).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const rules = new Set(rulebook.map(({ id }) => id))
    expect(charts({ tables }).filter(({ rule }) => !rules.has(rule))).toEqual([])
  })

  it('shows every number of the tables', () => {
    const now = JSON.stringify(charts({ tables }))
    // Two kinds of saves are signs, and nine is one of them too.
    const unseen = numbersIn(tables).filter((path) => JSON.stringify(charts({ tables: changed(path) })) === now)
    expect(unseen.filter(([group]) => group !== 'saves')).toEqual([])
  })
})
