import type { Arm, CounterFace } from './face.ts'
import type { Dress } from './liveries.ts'

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Shapes of pips, about a point; half as wide as their spacing. */
const shapes: Readonly<Record<Arm, string>> = {
  infantry: '<circle r="3.9"/>',
  cavalry: '<path d="M0 -5L4.2 0L0 5L-4.2 0Z"/>',
  heavyCavalry: '<path d="M0 -5.4L4.7 0L0 5.4L-4.7 0Z"/><path d="M-3 0H3" stroke-width="2.2" class="over"/>',
  artillery: '<path d="M-3.9 -1.6H3.9V1.6H-3.9Z"/>',
  heavyArtillery: '<path d="M-4.4 -2.9H4.4V2.9H-4.4Z"/>',
  mitrailleuses: '<path d="M-3 -3.6V3.6M0 -3.6V3.6M3 -3.6V3.6" stroke-width="1.7" fill="none"/>',
}

const ofTroops: readonly Arm[] = ['infantry', 'cavalry', 'heavyCavalry']

/** Strength points as pips: troops in a row, guns below; lost points are hollow. */
export function pipsOf(face: CounterFace, { ink, field }: Dress): string {
  const strength = face.strength ?? []
  const rows = [
    strength.filter(({ arm }) => ofTroops.includes(arm)),
    strength.filter(({ arm }) => !ofTroops.includes(arm)),
  ].map((row) => row.flatMap(({ arm, left, lost }) => [...each(arm, left, true), ...each(arm, lost, false)]))
  const used = rows.filter((row) => row.length > 0)
  const drawn = used.map((row, index) => {
    const y = used.length === 1 ? 84 : 78.5 + index * 12
    const step = Math.min(11, 84 / row.length)
    const size = Math.min(1, step / 9)
    return row.map(({ arm, is }, i) => {
      const x = 50 + (i - (row.length - 1) / 2) * step
      const paint = is ? `fill="${ink}" stroke="${ink}"` : `fill="none" stroke="${ink}" opacity="0.75"`
      const shape = shapes[arm].replace('class="over"', `stroke="${is ? field : ink}"`)
      return `<g transform="translate(${short(x)} ${short(y)})${size < 1 ? ` scale(${short(size)})` : ''}" ${paint} stroke-width="1.1">${shape}</g>`
    })
  })
  return drawn.flat().join('')
}

const each = (arm: Arm, count: number, is: boolean) => Array.from({ length: count }, () => ({ arm, is }))
