import type { Series } from './series.ts'

/** The size of a chart and of the plot within its margins, in the units of its drawing. */
export type Frame = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const margins = { left: 46, right: 14, top: 14, bottom: 32 }
const height = 230
/** Default width of a chart, before it is measured. */
export const usualWidth = 520
const leastWidth = 220

/** The frame of a chart of a given width. */
export function frameFor(width: number): Frame {
  const whole = Math.max(leastWidth, width)
  const { left, right, top, bottom } = margins
  return { width: whole, height, left, right: whole - right, top, bottom: height - bottom }
}

export type Scale = {
  readonly least: number
  readonly most: number
  readonly ticks: readonly number[]
  readonly y: (value: number) => number
}

/** A scale that contains all values and 0, with round integer steps. */
export function scaleFor(values: readonly number[], { top, bottom }: Frame): Scale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const span = Math.max(high - low, 1)
  const step = stepFor(span)
  const least = Math.floor(low / step) * step
  const most = Math.max(Math.ceil(high / step) * step, least + step)
  const ticks = Array.from({ length: Math.round((most - least) / step) + 1 }, (_, at) => least + at * step)
  return { least, most, ticks, y: (value) => bottom - ((value - least) / (most - least)) * (bottom - top) }
}

/** The step of the scale: 1, 2 or 5 times a power of ten, so that there are at most six steps. */
function stepFor(span: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(span / 6)))
  return [1, 2, 5, 10].map((times) => times * power).find((step) => span / step <= 6) ?? 10 * power
}

/** The x of a column of a line chart: the first and the last lie on the edges. */
export const pointX = (at: number, count: number, { left, right }: Frame): number =>
  count < 2 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1)
/** The x of a name centred under a column, shifted so that it fits inside the chart. */
export const nameX = (x: number, letters: number, { width }: Frame): number =>
  Math.max(writtenWidth(letters) / 2, Math.min(width - writtenWidth(letters) / 2, x))
/** The x of a column of a bar chart: the middle of its band. */
export const bandX = (at: number, count: number, { left, right }: Frame): number =>
  left + ((right - left) * (at + 0.5)) / count

/** The path of a line through values; it breaks at missing ones. */
export function linePath(values: readonly (number | null)[], { y }: Scale, frame: Frame): string {
  let path = ''
  let isLineOpen = false
  values.forEach((value, at) => {
    if (value === null) isLineOpen = false
    else {
      path += `${isLineOpen ? 'L' : 'M'}${round(pointX(at, values.length, frame))} ${round(y(value))}`
      isLineOpen = true
    }
  })
  return path
}

export type Bar = {
  readonly series: number
  readonly column: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The total height of each stack of bars, which the scale must contain. */
export function stackTotals(series: readonly Series[], columns: number): number[] {
  const sides = sidesOf(series)
  return Array.from({ length: columns }, (_, column) =>
    sides.map((side) =>
      series.reduce((sum, one) => (one.side === side ? sum + Math.max(0, one.values[column] ?? 0) : sum), 0),
    ),
  ).flat()
}

/** One stack of bars per side in each column, with a bar for each figure; negative values hang below 0. */
export function barsOf(series: readonly Series[], columns: number, { y }: Scale, frame: Frame): Bar[] {
  const sides = sidesOf(series)
  const band = (frame.right - frame.left) / columns
  const width = Math.min(30, (band * 0.7) / sides.length)
  return Array.from({ length: columns }, (_, column) =>
    sides.flatMap((side, place) => {
      const x = bandX(column, columns, frame) + (place - sides.length / 2) * width + 1
      let [up, down] = [0, 0]
      return series.flatMap((one, at): Bar[] => {
        const value = one.side === side ? (one.values[column] ?? 0) : 0
        if (value === 0) return []
        const from = value > 0 ? up : down
        if (value > 0) up += value
        else down += value
        const [top, end] = [y(Math.max(from, from + value)), y(Math.min(from, from + value))]
        return [{ series: at, column, x: round(x), y: round(top), width: round(width - 2), height: round(end - top) }]
      })
    }),
  ).flat()
}

const sidesOf = (series: readonly Series[]): number[] => [...new Set(series.map(({ side }) => side))]

/** The position of a stop among the columns of a chart, as a fraction between two of them. */
export function columnAt(stop: number, stops: readonly number[]): number {
  const next = stops.findIndex((one) => one >= stop)
  if (next < 0) return stops.length - 1
  const [before, after] = [stops[next - 1], stops[next]]
  if (before === undefined || after === undefined || after === before) return next
  return next - 1 + (stop - before) / (after - before)
}

/** Minimum width of a column’s name under a chart, and maximum width of a letter. */
const nameWidth = 96
const letterWidth = 6.6
const writtenWidth = (letters: number): number => letters * letterWidth + 10

/**
 * The columns whose names are shown, given the length of the longest: as many as fit, namely the first, the last, and
 * evenly spaced ones between them; only the last if there is no room for two.
 */
export function namedColumns(count: number, { left, right }: Frame, letters = 0): number[] {
  const [room, written] = [right - left, writtenWidth(letters)]
  if (count > 1 && 2 * written > room) return [count - 1]
  // The first and the last name are shifted inside the chart; the others are centred on their columns.
  const maxNames = Math.max(2, Math.floor(room / Math.max(nameWidth, 1.5 * written)) + 1)
  const every = Math.max(1, Math.ceil((count - 1) / (maxNames - 1)))
  const named = Array.from({ length: count }, (_, at) => at).filter((at) => at % every === 0)
  const last = count - 1
  if (count === 0 || named.at(-1) === last) return named
  // The last column replaces one that is too near to it.
  return [...named.filter((at) => last - at >= every), last]
}

export const round = (value: number): number => Math.round(value * 100) / 100
