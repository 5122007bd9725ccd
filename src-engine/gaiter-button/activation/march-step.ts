import { entry } from '../../kernel/play/journal.ts'
import { costOf } from './acting.ts'
import { allowRecast } from './roles.ts'
import { reinforce } from '../ground/fortress.ts'
import { enterZone } from '../march/entry.ts'
import { cpOf, fatigueOn, marker, markerOf } from '../march/fatigue.ts'
import { connectionsPerMarker } from '../march/march.ts'
import { membersOf } from '../state/counters.ts'
import type { G } from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'

/** How an activated stack draws and keeps fatigue markers, and marches. */

export const moved = entry(
  { name: 'moved', category: 'march', rule: 'gb.march.cost', followsDecision: true },
  { side: 'side', from: 'zone', to: 'zone', count: 'number' },
  { cost: 'number', mp: 'number' },
)
export const stopped = entry(
  { name: 'stopped', category: 'march', rule: 'gb.fatigue.stop' },
  { side: 'side', zone: 'zone' },
)

/** Spends the current marker on a connection. A fast stack can use it for the next connection too. */
export function spendMarkerOnWay(g: G, f: Activation): void {
  if (f.connections > 0) {
    f.connections -= 1
    return
  }
  f.fresh = false
  f.connections = connectionsPerMarker(g) - 1
}

export function march(g: G, f: Activation, connection: number, inside: boolean): void {
  const from = f.zone
  const to = g.campaign.board.otherEnd(connection, from)
  const cost = costOf(g, f, connection)
  allowRecast(g)
  spendMarkerOnWay(g, f)
  f.mp -= cost
  f.from = from
  f.via = connection
  f.zone = to
  f.scouted = 0
  g.tell(moved, { side: f.side, from, to, count: membersOf(g.stack).length, cost, mp: f.mp }, f.side)
  if (inside) reinforce(g, f.side, to)
  else f.stopped = enterZone(g, f.side, connection, to) === 'stops'
}

/**
 * @rule gb.fatigue.stop
 * A STOP that is kept, because command points are lacking or by choice, ends the activation where the stack is. It is
 * not fatigue.
 */
export function receive(g: G, f: Activation, result: number): void {
  const drawn = markerOf(result)
  f.drawing = false
  f.cp = cpOf(result)
  const fatigue = fatigueOn(g, drawn)
  if (fatigue === 'stop') {
    f.due = 0
    f.over = true
    g.tell(stopped, { side: f.side, zone: f.zone })
    return
  }
  f.kept += 1
  f.sum += fatigue
  if (f.due > 0) f.due -= 1
  else f.fresh = true
}

export function drawMarker(g: G, f: Activation) {
  f.drawing = true
  return g.call(marker, { side: f.side, cp: f.cp })
}
