import { describe, expect, it } from 'vitest'
import { dice, signed, span, yesOrNo, type Cell, type Chart } from '#engine/kernel/system/charts.ts'
import { systems } from '#engine/systems/registry.ts'
import { campaignFolder } from './campaign-folder.ts'
import { load } from './table.ts'
import { trials } from './trials.ts'

type Branch = { [key: string]: unknown } | unknown[]
type Leaf = readonly (string | number)[]

/** The ways to every number and every yes or no in a table. */
function leavesOf(value: unknown, way: Leaf = []): Leaf[] {
  if (typeof value === 'number' || typeof value === 'boolean') return [way]
  if (typeof value !== 'object' || value === null) return []
  return Array.isArray(value)
    ? value.flatMap((inner, index) => leavesOf(inner, [...way, index]))
    : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...way, key]))
}

/** The same tables with one number raised by one, or one yes or no turned about. */
function altered(tables: Branch, way: Leaf): Branch {
  const copy = structuredClone(tables)
  let branch = copy as { [key: string | number]: unknown }
  for (const step of way.slice(0, -1)) branch = branch[step] as typeof branch
  const last = way.at(-1)!
  const before = branch[last]
  branch[last] = typeof before === 'number' ? before + 1 : !before
  return copy
}

const cellsOf = ({ title, columns, rows }: Chart): Cell[] => [title, ...columns, ...rows.flat()]

for (const system of systems)
  for (const name of trials[system.id]?.campaigns ?? [])
    describe(`the charts of ${name}`, () => {
      const files = campaignFolder(name)
      const tables = files['tables.json'] as Branch & { [group: string]: unknown }
      const { campaign } = load(system, files)
      const charts = system.book.charts?.(campaign) ?? []
      const groups = Object.keys(tables).filter((group) => group !== '$schema' && group !== 'format')

      it('are there, each under a name of its own and for a rule of the rulebook', () => {
        const ids = charts.map(({ id }) => id)
        expect(ids.length).toBeGreaterThan(0)
        expect(new Set(ids).size).toBe(ids.length)
        const known = new Set(system.book.rulebook.map(({ id }) => id))
        expect(charts.filter(({ rule }) => !known.has(rule)).map(({ id }) => id)).toEqual([])
      })

      it('show tables that there are, and leave none out', () => {
        const shown = new Set(charts.flatMap((chart) => chart.tables))
        expect([...shown].filter((group) => !groups.includes(group))).toEqual([])
        expect(groups.filter((group) => !shown.has(group))).toEqual([])
      })

      it('have rows as wide as their headings, and words in both languages', () => {
        expect(charts.filter(({ columns, rows }) => rows.some((row) => row.length !== columns.length))).toEqual([])
        expect(charts.filter(({ rows }) => rows.length === 0)).toEqual([])
        const words = charts.flatMap(cellsOf).flatMap((cell) => (typeof cell === 'object' ? [cell.en, cell.fr] : []))
        expect(words.filter((text) => text.trim() === '' || /['"]|undefined|NaN/.test(text))).toEqual([])
        const french = charts.flatMap(cellsOf).flatMap((cell) => (typeof cell === 'object' ? [cell.fr] : []))
        expect(french.filter((text) => / [:;!?»%]|« /.test(text))).toEqual([])
        const signs = charts.flatMap(cellsOf).filter((cell) => typeof cell === 'string')
        expect(signs.filter((text) => /undefined|NaN|[a-z]{2}/.test(text))).toEqual([])
      })

      it('take every number and every yes or no from the data, so that each edit shows', () => {
        const before = JSON.stringify(charts)
        const unseen = groups
          .flatMap((group) => leavesOf(tables[group], [group]))
          .filter((way) => {
            const edited = { ...(campaign as object), tables: altered(tables, way) }
            return JSON.stringify(system.book.charts?.(edited)) === before
          })
        expect(unseen.map((way) => way.join('.'))).toEqual([])
      })

      it('name for each chart the tables that it shows, and no other', () => {
        const wrong = groups.flatMap((group) => {
          const changed = new Set<string>()
          for (const way of leavesOf(tables[group], [group])) {
            const edited = system.book.charts?.({ ...(campaign as object), tables: altered(tables, way) }) ?? []
            edited.forEach((chart, index) => {
              if (JSON.stringify(chart) !== JSON.stringify(charts[index])) changed.add(chart.id)
            })
          }
          const said = charts.filter((chart) => chart.tables.includes(group)).map(({ id }) => id)
          const [saying, doing] = [said, [...changed]].map((ids) => ids.sort().join(' '))
          return saying === doing ? [] : [`${group}: ${saying} say so, ${doing} do`]
        })
        expect(wrong).toEqual([])
      })
    })

describe('the signs of charts', () => {
  it('give modifiers their sign, spans their ends, and dice their number', () => {
    expect([signed(2), signed(0), signed(-1)]).toEqual(['+2', '0', '−1'])
    expect([span(1, 3), span(4, 4), span(7, undefined), span(undefined, 0)]).toEqual(['1–3', '4', '≥ 7', '≤ 0'])
    expect([dice(2), dice(1, 10)]).toEqual(['2d6', '1d10'])
    expect([yesOrNo(true).fr, yesOrNo(false).en]).toEqual(['oui', 'no'])
  })
})
