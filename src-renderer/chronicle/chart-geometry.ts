import type { Series } from './series.ts'

/** Where a chart has its parts, in the units of its own drawing. */
export const sheet = { width: 520, height: 230, left: 46, right: 14, top: 14, bottom: 32 }
const inner = { width: sheet.width - sheet.left - sheet.right, height: sheet.height - sheet.top - sheet.bottom }
const bottom = sheet.top + inner.height

export type Scale = {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
}

/** A scale with whole steps that are read easily, wide enough for all values, and with 0 on it. */
export function scaleFor(values: readonly number[]): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = Math.max(high - low, 1)
  const step = stepFor(span)
  const least = Math.floor(low / step) * step
  const most = Math.max(Math.ceil(high / step) * step, least + step)
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step)
  return { least, most, ticks, y: (value) => bottom - ((value - least) / (most - least)) * inner.height }
}

/** 1, 2 or 5 times a power of ten: at most six steps. */
function stepFor(span: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(span / 6)))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => span / step <= 6) ?? 10 * power
}

/** Where the columns of a chart stand: on its edges and between, or in the middles of bands. */
export const pointX = (at: number, count: number): number =>
  count < 2 ? sheet.left + inner.width / 2 : sheet.left + (inner.width * at) / (count - 1)
export const bandX = (at: number, count: number): number => sheet.left + (inner.width * (at + 0.5)) / count

/** A line through values; where one is missing it is broken. */
export function linePath(values: readonly (number | null)[], { y }: Scale): string {
  let drawn = ''
  let isOn = false
  values.forEach((value, at) => {
    if (value === null) isOn = false
    else {
      drawn += `${isOn ? 'L' : 'M'}${round(pointX(at, values.length))} ${round(y(value))}`
      isOn = true
    }
  })
  return drawn
}

export type Bar = {
  readonly series: number
  readonly column: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The largest of what stands on top of each other, so that a scale has room for it. */
export function stacked(series: readonly Series[], columns: number): number[] {
  const sides = sidesOf(series)
  return Array.from({ length: columns }, (_, column) =>
    sides.map((side) =>
      series.reduce((sum, one) => (one.side === side ? sum + Math.max(0, one.values[column] ?? 0) : sum), 0),
    ),
  ).flat()
}

/** For each column a bar for each side, made of the side's figures on top of each other. Losses below 0 hang down. */
export function barsOf(series: readonly Series[], columns: number, { y }: Scale): Bar[] {
  const sides = sidesOf(series)
  const band = inner.width / columns
  const width = Math.min(30, (band * 0.7) / sides.length)
  return Array.from({ length: columns }, (_, column) =>
    sides.flatMap((side, place) => {
      const x = bandX(column, columns) + (place - sides.length / 2) * width + 1
      let [up, down] = [0, 0]
      return series.flatMap((one, at): Bar[] => {
        const value = one.side === side ? (one.values[column] ?? 0) : 0
        if (value === 0) return []
        const from = value > 0 ? up : down
        if (value > 0) up += value
        else down += value
        const [top, foot] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))]
        return [{ series: at, column, x: round(x), y: round(top), width: round(width - 2), height: round(foot - top) }]
      })
    }),
  ).flat()
}

const sidesOf = (series: readonly Series[]): number[] => [...new Set(series.map(({ side }) => side))]

/** Where on the columns of a chart a stop lies, for the mark that shows what is looked at. */
export function placeOfStop(stop: number, stops: readonly number[]): number {
  const next = stops.findIndex((one) => one >= stop)
  if (next < 0) return stops.length - 1
  const [before, after] = [stops[next - 1], stops[next]]
  if (before === undefined || after === undefined || after === before) return next
  return next - 1 + (stop - before) / (after - before)
}

/** So many names of days fit under a chart. */
const mostNames = 5

/** The columns that have their names under them: the first, the last, and between them as many as there is room for. */
export function namedColumns(count: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / (mostNames - 1)))
  const named = Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0)
  const last = count - 1
  if (count === 0 || named.at(-1) === last) return named
  // The last one takes the place of one that is too near.
  return [...named.filter((at) => last - at >= every), last]
}

export const round = (value: number): number => Math.round(value * 100) / 100
