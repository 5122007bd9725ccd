import type { Dresses } from '../../src-main/contract/words.ts'

/** The look of a figure of a side: the colour shows the side, the hatching or the shape of marks shows the figure. */
export type Ink = { readonly dress: Dresses[number]; readonly figure: number }

export const sideClass = ({ dress }: Ink): string => (dress === 'blue' ? 'of-blue' : 'of-grey')
export const patternId = (chart: string, { dress, figure }: Ink): string =>
  `${chart}-${dress}-${figure % hatchings.length}`

/** The paths of the hatchings in a square of 8 units; null is a full area. The second side's lines lean the other way. */
const hatchings: readonly ((isFirst: boolean) => string | null)[] = [
  (isFirst) => (isFirst ? null : 'M0 0L8 8M-2 6L2 10M6 -2L10 2'),
  (isFirst) => (isFirst ? 'M0 8L8 0M-2 2L2 -2M6 10L10 6' : 'M0 4H8'),
  () => 'M0 0L8 8M0 8L8 0',
  (isFirst) => (isFirst ? 'M4 0V8' : 'M2 0V8M6 0V8'),
  (isFirst) => (isFirst ? 'M0 2H8M0 6H8' : 'M0 4H8M4 0V8'),
  (isFirst) => (isFirst ? 'M1 2H3M5 6H7' : 'M1 2H3M5 2H7M3 6H5'),
]

/** Defines the hatchings that fill the bars of a chart. */
export function Patterns({ chart, inks }: { readonly chart: string; readonly inks: readonly Ink[] }) {
  return (
    <defs>
      {inks.map((ink) => {
        const path = hatchings[ink.figure % hatchings.length]?.(ink.dress === 'blue') ?? null
        return (
          <pattern
            key={patternId(chart, ink)}
            id={patternId(chart, ink)}
            className={`chart-pattern ${sideClass(ink)}`}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" className={path === null ? 'chart-full' : 'chart-light'} />
            {path !== null && <path d={path} />}
          </pattern>
        )
      })}
    </defs>
  )
}

/** The mark at a value of a line; each figure has its own shape. */
export function Mark({ ink, x, y }: { readonly ink: Ink; readonly x: number; readonly y: number }) {
  const className = `chart-mark ${sideClass(ink)}`
  switch (ink.figure % 4) {
    case 0:
      return <circle className={className} cx={x} cy={y} r={3.6} />
    case 1:
      return <rect className={className} x={x - 3.4} y={y - 3.4} width={6.8} height={6.8} />
    case 2:
      return <path className={className} d={`M${x} ${y - 4.4}L${x + 4.2} ${y + 3.2}H${x - 4.2}Z`} />
    default:
      return <path className={className} d={`M${x} ${y - 4.6}L${x + 4.6} ${y}L${x} ${y + 4.6}L${x - 4.6} ${y}Z`} />
  }
}
