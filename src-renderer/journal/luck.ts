import type { Chart } from '../../src-main/contract/games.ts'
import { die, type Draw, type Outcomes, spreadOf } from './chances.ts'
import { drawLabel, isDraw, kindOf, type Line, textOf } from './lines.ts'
import type { Bag, SystemJournal } from './system-journal.ts'

/** What a side drew at one kind of draw, compared with what it could expect. */
export type Luck = {
  readonly label: string
  readonly side: 0 | 1 | null
  /** True if the draw's label already names the side. */
  readonly namesSide: boolean
  readonly good: 'high' | 'low' | 'none'
  readonly count: number
  readonly sum: number
  readonly expected: number
  readonly difference: number
  /** Standard deviations from the mean, positive if lucky; null for draws that favour no side or cannot vary. */
  readonly favour: number | null
  /** The chance of this sum or a worse one. */
  readonly chance: number
  readonly exact: boolean
}

/** The luck account: one item for each kind of draw and side, in the order in which each was first drawn. */
export function luckOf(lines: readonly Line[], system: SystemJournal, charts: readonly Chart[]): readonly Luck[] {
  const byKind = new Map<string, { readonly label: string; readonly side: 0 | 1 | null; readonly draws: Draw[] }>()
  const bag = system.bag === undefined ? null : trackBag(system.bag, charts)
  for (const line of lines) {
    bag?.observe(line)
    if (!isDraw(line.entry)) continue
    const label = drawLabel(line.entry)
    if (system.draws[label]?.good === undefined) continue
    const draw = label === system.bag?.label ? (bag?.draw(line) ?? null) : dieRollOf(line)
    if (draw === null) continue
    const key = `${label} ${line.side ?? ''}`
    const same = byKind.get(key)
    if (same === undefined) byKind.set(key, { label, side: line.side, draws: [draw] })
    else same.draws.push(draw)
  }
  return [...byKind.values()].map(({ label, side, draws }) => accountOf(label, side, draws, system))
}

function accountOf(label: string, side: 0 | 1 | null, draws: readonly Draw[], system: SystemJournal): Luck {
  const { good = 'none', owner = null } = system.draws[label] ?? {}
  const sum = draws.reduce((total, { value }) => total + value, 0)
  const spread = spreadOf(draws.map(({ outcomes }) => outcomes))
  const difference = sum - spread.mean
  const chanceOfWorse = { high: spread.atMost, low: spread.atLeast, none: spread.atLeastAsFar }[good]
  const gain = good === 'high' ? difference : -difference
  return {
    label,
    side,
    namesSide: owner !== null && 'side' in owner,
    good,
    count: draws.length,
    sum,
    expected: spread.mean,
    difference,
    favour: good === 'none' || spread.deviation === 0 ? null : gain / spread.deviation,
    chance: chanceOfWorse(sum),
    exact: spread.exact,
  }
}

/** Draws from more faces than this are not dice. */
const mostFaces = 100

function dieRollOf({ entry: { entry } }: Line): Draw | null {
  const { value, of } = entry
  if (typeof value !== 'number' || typeof of !== 'number' || of < 2 || of > mostFaces) return null
  return value < 1 || value > of ? null : { value, outcomes: die(of) }
}

/**
 * Tracks what is left in a bag from public entries. The bag is full when a draw says that it holds as many things as the
 * chart lists; a drawn thing is out until an entry puts it back. While the contents are unknown, `draw` returns null.
 */
function trackBag(bag: Bag, charts: readonly Chart[]) {
  const chart = charts.find(({ id }) => id === bag.chart)
  const full = (chart?.rows ?? []).map(([print, count]) => ({ ...bag.read(printOf(print)), count: Number(count) }))
  const capacity = full.reduce((sum, { count }) => sum + count, 0)
  const left = new Map<string, number>()

  const refill = (): void => {
    for (const { name, count } of full) left.set(name, count)
  }
  return {
    observe({ entry }: Line): void {
      if (kindOf(entry) !== bag.returned.kind) return
      const name = textOf(entry.entry[bag.returned.field])
      left.set(name, (left.get(name) ?? 0) + 1)
    },
    draw({ entry: { entry } }: Line): Draw | null {
      if (entry['of'] === capacity) refill()
      const name = textOf(entry['value'])
      const found = full.find((one) => one.name === name)
      const total = [...left.values()].reduce((sum, count) => sum + count, 0)
      if (found === undefined || total !== entry['of'] || (left.get(name) ?? 0) === 0) {
        left.clear()
        return null
      }
      const outcomes: Outcomes = full.map((one) => [one.value, left.get(one.name) ?? 0])
      left.set(name, (left.get(name) ?? 0) - 1)
      return { value: found.value, outcomes }
    },
  }
}

const printOf = (cell: Chart['rows'][number][number] | undefined): string =>
  typeof cell === 'object' ? cell.en : String(cell ?? '')
