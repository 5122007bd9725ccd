import type { Box } from './names-on-sheet.ts'

/** A turn printed on a drawn sheet: its box, number and date or hour. */
type PrintedTurn = { readonly box: Box; readonly turn: number; readonly when: string }

/** The turns printed on a drawn sheet, in order. The drawing marks the box of each turn. */
export function turnsIn(svg: string): readonly PrintedTurn[] {
  return [...svg.matchAll(printed)].map(([, x, y, width, height, turn, when = '']) => {
    const [left, top] = [Number(x), Number(y)]
    const box = { left, right: left + Number(width), top, bottom: top + Number(height) }
    return { box, turn: Number(turn), when }
  })
}

const printed =
  /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" data-turn="(\d+)" data-when="([^"]*)"/g

/** The current turn of the game: its number, or the date or hour printed with it. */
export type TurnNow = number | string

/** A stroke or a fill, as a path in units of the sheet. */
export type Stroke = { readonly d: string } & (
  | { readonly fill: string }
  | { readonly ink: string; readonly width: number; readonly opacity?: number }
)

/** Past turns are struck through in pencil, and a gaiter button lies on the current one. */
export function turnStrokes(turns: readonly PrintedTurn[], now: TurnNow): readonly Stroke[] {
  const at = turns.findIndex(({ turn, when }) => now === turn || now === when)
  return turns.slice(0, at + 1).flatMap(({ box }, i) => (i < at ? [struckThrough(box)] : button(box)))
}

function struckThrough({ left, right, top, bottom }: Box): Stroke {
  const [by, down] = [(right - left) * 0.14, (bottom - top) * 0.16]
  const d = `M${left + by} ${bottom - down}L${right - by} ${top + down}`
  return { d, ink: '#3d4a66', width: (bottom - top) * 0.06, opacity: 0.72 }
}

const brass = { dark: '#5a3f0d', field: '#cda344', light: '#f4dd9a' } as const

/** In the upper right corner, so that the number and the hour stay legible. */
function button({ left, right, top, bottom }: Box): Stroke[] {
  const high = bottom - top
  const radius = high * 0.25
  const [x, y] = [right - radius * 0.8, top + radius * 0.8]
  const hole = radius * 0.3
  const holes = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => disc(x + across * hole, y + down * hole, radius * 0.13)),
  )
  return [
    { d: `M${left} ${top}H${right}V${bottom}H${left}Z`, ink: '#a3241a', width: high * 0.055 },
    { d: disc(x, y, radius * 1.12), fill: '#fffaf0' },
    { d: disc(x, y, radius), fill: brass.field },
    { d: disc(x, y, radius), ink: brass.dark, width: radius * 0.12 },
    {
      d: `M${x - radius * 0.78} ${y}A${radius * 0.78} ${radius * 0.78} 0 0 1 ${x} ${y - radius * 0.78}`,
      ink: brass.light,
      width: radius * 0.13,
    },
    { d: disc(x, y, radius * 0.58), ink: brass.dark, width: radius * 0.09 },
    { d: holes.join(''), fill: brass.dark },
  ]
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
