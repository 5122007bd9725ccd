import { position, type Position, type Table } from './table.ts'

/** What positions that are worked out by hand need again and again. */

export type Wanted = Omit<Position, 'ask' | 'side'> & { readonly side?: Position['side'] }
export const fire = (wanted: Wanted): Table => position({ ask: 'bombardment', side: 'prussian', ...wanted })
export const go = (wanted: Wanted): Table => position({ ask: 'activations', side: 'prussian', ...wanted })

export const three = 'plr1421-1 plr1421-2 plr1421-3'

/** The numbers of the zones in the answers that begin so. */
export function zones(t: Table, start: string): number[] {
  const found = t.answers(start.split(' ')[0] ?? '').filter((one) => one.startsWith(`${start} `))
  return found.map((one) => Number(one.split('@')[1])).sort((a, b) => a - b)
}

/** Deals hits out as the first answer says, until nobody asks for it. */
export function dealt(t: Table): Table {
  while (t.asks.endsWith('spread-hits')) t.act(t.game.decision()?.actions[0] ?? '')
  return t
}

export const levels = (t: Table, units: string): number =>
  units.split(' ').reduce((sum, unit) => sum + t.unit(unit).status, 0)

/** All of a zone attack another one from where they stand, as far as the fire of the defender. */
export function attack(wanted: Wanted, from: number, target: number): Table {
  const t = go(wanted).act(`activate @${from}`).act('join-all')
  if (t.asks.endsWith('departure')) t.act('remain')
  return t.act(`attack @${from} @${target}`)
}
