import type { Chart } from '../../src-main/contract/games.ts'
import { die, type Drawn, type Outcomes, spreadOf } from './chances.ts'
import { drawLabel, isDraw, kindOf, type Line, textOf } from './lines.ts'
import type { Bag, SystemJournal } from './system-journal.ts'

/** What chance gave a side at one kind of draw, beside what could be expected. */
export type Luck = {
  readonly label: string
  readonly side: 0 | 1 | null
  /** The label itself says whose it is. */
  readonly namesSide: boolean
  readonly good: 'high' | 'low' | 'none'
  readonly count: number
  readonly sum: number
  readonly expected: number
  readonly difference: number
  /** How many standard deviations the sum is off, positive where that is kind; null where it helps nobody or could not vary. */
  readonly kindness: number | null
  /** How likely such a sum or a worse one was. */
  readonly chance: number
  readonly exact: boolean
}

/** The account of all draws that count as luck, in the order in which they were first made. */
export function luckOf(lines: readonly Line[], system: SystemJournal, charts: readonly Chart[]): readonly Luck[] {
  const drawn = new Map<string, { readonly label: string; readonly side: 0 | 1 | null; readonly draws: Drawn[] }>()
  const bag = system.bag === undefined ? null : contentsOf(system.bag, charts)
  for (const line of lines) {
    bag?.hear(line)
    if (!isDraw(line.entry)) continue
    const label = drawLabel(line.entry)
    if (system.draws[label]?.good === undefined) continue
    const draw = label === system.bag?.label ? (bag?.draw(line) ?? null) : dieOf(line)
    if (draw === null) continue
    const key = `${label} ${line.side ?? ''}`
    const same = drawn.get(key)
    if (same === undefined) drawn.set(key, { label, side: line.side, draws: [draw] })
    else same.draws.push(draw)
  }
  return [...drawn.values()].map(({ label, side, draws }) => accountOf(label, side, draws, system))
}

function accountOf(label: string, side: 0 | 1 | null, draws: readonly Drawn[], system: SystemJournal): Luck {
  const { good = 'none', owner = null } = system.draws[label] ?? {}
  const sum = draws.reduce((all, { value }) => all + value, 0)
  const spread = spreadOf(draws.map(({ outcomes }) => outcomes))
  const difference = sum - spread.mean
  const worse = { high: spread.atMost, low: spread.atLeast, none: spread.asFar }[good]
  const kind = good === 'high' ? difference : -difference
  return {
    label,
    side,
    namesSide: owner !== null && 'side' in owner,
    good,
    count: draws.length,
    sum,
    expected: spread.mean,
    difference,
    kindness: good === 'none' || spread.deviation === 0 ? null : kind / spread.deviation,
    chance: worse(sum),
    exact: spread.exact,
  }
}

/** A die has so few faces; what has more is not thrown by anybody. */
const mostFaces = 100

function dieOf({ entry: { entry } }: Line): Drawn | null {
  const { value, of } = entry
  if (typeof value !== 'number' || typeof of !== 'number' || of < 2 || of > mostFaces) return null
  return value < 1 || value > of ? null : { value, outcomes: die(of) }
}

/**
 * Keeps account of what lies in a bag, from what everybody is told: it is full where as many are told to lie in it as it
 * has, and what is drawn is out of it until it is told to be put back. A draw from a bag that is not known is left out.
 */
function contentsOf(bag: Bag, charts: readonly Chart[]) {
  const chart = charts.find(({ id }) => id === bag.chart)
  const full = (chart?.rows ?? []).map(([print, count]) => ({ ...bag.read(printOf(print)), count: Number(count) }))
  const whole = full.reduce((sum, { count }) => sum + count, 0)
  const left = new Map<string, number>()

  const refill = (): void => {
    for (const { name, count } of full) left.set(name, count)
  }
  return {
    hear({ entry }: Line): void {
      if (kindOf(entry) !== bag.returned.kind) return
      const name = textOf(entry.entry[bag.returned.field])
      left.set(name, (left.get(name) ?? 0) + 1)
    },
    draw({ entry: { entry } }: Line): Drawn | null {
      if (entry['of'] === whole) refill()
      const name = textOf(entry['value'])
      const found = full.find((one) => one.name === name)
      const there = [...left.values()].reduce((sum, count) => sum + count, 0)
      if (found === undefined || there !== entry['of'] || (left.get(name) ?? 0) === 0) {
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
