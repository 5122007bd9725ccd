import type { SideLook } from '../parts/sides.ts'

/** How a figure of a side is drawn: a colour of the side, and a hatching or a shape of the figure. */
export type Ink = { readonly look: SideLook; readonly place: number }

export const sideClass = ({ look }: Ink): string => (look === 'french' ? 'of-french' : 'of-german')
export const patternId = (chart: string, { look, place }: Ink): string => `${chart}-${look}-${place % drawn.length}`

/** Lines of the hatchings, within a square of 8. Those of the second side lean the other way, also where the first is full. */
const drawn: readonly ((isFirst: boolean) => string | null)[] = [
  (isFirst) => (isFirst ? null : 'M0 0L8 8M-2 6L2 10M6 -2L10 2'),
  (isFirst) => (isFirst ? 'M0 8L8 0M-2 2L2 -2M6 10L10 6' : 'M0 4H8'),
  () => 'M0 0L8 8M0 8L8 0',
  (isFirst) => (isFirst ? 'M4 0V8' : 'M2 0V8M6 0V8'),
  (isFirst) => (isFirst ? 'M0 2H8M0 6H8' : 'M0 4H8M4 0V8'),
]

/** The hatchings that a chart’s bars are filled with. */
export function Patterns({ chart, inks }: { readonly chart: string; readonly inks: readonly Ink[] }) {
  return (
    <defs>
      {inks.map((ink) => {
        const path = drawn[ink.place % drawn.length]?.(ink.look === 'french') ?? null
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

/** The mark at a value of a line: another shape for each figure. */
export function Mark({ ink, x, y }: { readonly ink: Ink; readonly x: number; readonly y: number }) {
  const className = `chart-mark ${sideClass(ink)}`
  switch (ink.place % 4) {
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
