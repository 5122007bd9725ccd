import type { Row } from './measure.ts'

const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** The figure that counts: the ratio to the peer, or what is to be expected on the machine of the aims. */
function reachedBy({ unit, ours, peer, pace = 1 }: Row): number {
  if (peer !== undefined) return ours / peer
  return unit.endsWith('/s') ? ours * pace : ours / pace
}

/** What was wanted, and whether it was reached; figures without an aim are for comparing only. */
function aimOf(row: Row): readonly [goal: string, met: string] {
  const { unit, peer, aim, atLeast, atMost } = row
  const reached = reachedBy(row)
  const judged = (goal: string, met: boolean): readonly [string, string] => [goal, met ? 'yes' : 'no']
  if (atMost !== undefined && peer !== undefined) return judged(`≤ ${atMost}×`, reached <= atMost)
  if (atLeast !== undefined) return judged(`≥ ${atLeast.toLocaleString('en')} ${unit}`, reached >= atLeast)
  if (aim === undefined) return ['', '']
  return peer === undefined ? judged(`≤ ${aim} ${unit}`, reached <= aim) : judged(`≥ ${aim}×`, reached >= aim)
}

/** The row as a line of the table. */
export function lineOf(row: Row): string {
  const { name, unit, ours, peer, peerName, pace } = row
  const other = peer === undefined ? '' : `${figure(peer)} (${peerName ?? 'peer'})`
  const against = pace === undefined ? other : `pace ${figure(pace)}`
  const reached = `${figure(reachedBy(row))}${peer === undefined ? ` ${unit}` : '×'}`
  const [goal, met] = aimOf(row)
  return `| ${name} | ${figure(ours)} ${unit} | ${against} | ${reached} | ${goal} | ${met} |`
}
