import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import {
  axisFields,
  axisIn,
  breakEncirclement,
  intruderOf,
  isEdgeOpenTo,
  isEncircled,
  takeEdge,
} from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { connectionName, enemyOf, frame, zoneName, type G } from '../state/kit.ts'
import { axisOn, clearAxis, isContested, setAxis } from '../state/places.ts'
import { OFF_MAP, provisionWay, provisionWays } from '../lines/provision.ts'
import { capacityOf } from './retreat.ts'

/** Chapter 15.6: how a victory changes the axes of retreat of the zone. */

export const takeAxis = verb('take-axis', 'connection')
export const breakOutBy = verb('break-out', 'connection')

const axisLost = entry({ name: 'axis-lost', category: 'battle', rule: 'gb.axes.lost' }, axisFields)

/**
 * The number of the loser's axes of retreat: his own markers if he is the intruder, otherwise the unmarked connections.
 */
function countAxes(g: G, zone: number, loser: number, own: number): number {
  const at = g.campaign.board.connectionsAt(zone).filter((connection) => axisOn(g, connection, zone) === own)
  const offMap = own === NONE ? isEdgeOpenTo(g, loser, zone) : g.zone.edgeAxis.of(zone) === own + 1
  return at.length + (offMap ? 1 : 0)
}

/**
 * @rule gb.axes.lost
 * A beaten defender who stays loses an axis of retreat next to one of the attacker's, but never his last: an intruder
 * loses a marker next to an unmarked connection, a resident an unmarked connection next to a marked one. The winner
 * chooses.
 */
export function mayTakeAxis(g: G, winner: number, zone: number, connection: number, why?: Why): boolean {
  const rule = 'gb.axes.lost'
  const { board } = g.campaign
  const facts = () => ({ zone: zoneName(g, zone), connection: connectionName(g, connection) })
  if (!board.connectionsAt(zone).includes(connection)) return why?.because(rule, 'elsewhere', facts()) ?? false
  const loser = enemyOf(winner)
  const intruder = intruderOf(g, zone)
  if (!isContested(g, zone) || intruder === NONE || isEncircled(g, loser, zone) || isEncircled(g, winner, zone))
    return why?.because(rule, 'no-axes', facts()) ?? false
  // The marker on the loser's axes: his own if he is the intruder, otherwise none.
  const [own, taken] = loser === intruder ? [loser, NONE] : [NONE, winner]
  if (axisOn(g, connection, zone) !== own) return why?.because(rule, 'not-his', facts()) ?? false
  if (countAxes(g, zone, loser, own) <= 1) return why?.because(rule, 'last', facts()) ?? false
  const beside = (places: number): boolean => axisOn(g, board.around(zone, connection, places), zone) === taken
  return beside(1) || beside(-1) || (why?.because(rule, 'not-adjacent', facts()) ?? false)
}

function takeAway(g: G, winner: number, zone: number, connection: number): void {
  const loser = enemyOf(winner)
  g.tell(axisLost, axisIn(g, loser, zone, connection))
  if (axisOn(g, connection, zone) === loser) clearAxis(g, connection, zone)
  else setAxis(g, connection, zone, winner)
}

/** The retreat capacity of each of these connections: the worth of an axis. */
const capacitiesOf = (g: G, connections: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(connections.map((connection) => [connectionName(g, connection), capacityOf(g, connection)]))

const axesToTake = (g: G, winner: number, zone: number): number[] =>
  g.campaign.board.connectionsAt(zone).filter((connection) => mayTakeAxis(g, winner, zone, connection))

/** The winning attacker takes an axis of retreat from the defender, if possible. */
export const axisLoss = frame(
  'axis-loss',
  { winner: word({ noun: 'side' }), zone: word({ noun: 'zone' }) },
  {
    next(g, f) {
      const open = axesToTake(g, f.winner, f.zone)
      if (open.length > 1) return g.ask(f.winner)
      if (open.length === 1) takeAway(g, f.winner, f.zone, open[0]!)
      return g.done()
    },
    about: (g, f) => ({
      zone: zoneName(g, f.zone),
      capacities: capacitiesOf(g, axesToTake(g, f.winner, f.zone)),
    }),
    offer(g, f, offer) {
      for (const connection of axesToTake(g, f.winner, f.zone)) offer.add(takeAxis, connection)
    },
    answers: [
      {
        verb: takeAxis,
        may: (g, f, why, connection) => mayTakeAxis(g, f.winner, f.zone, connection, why),
        act(g, f, connection) {
          takeAway(g, f.winner, f.zone, connection)
          g.done()
        },
      },
    ],
  },
)

/**
 * The connections by which an encircled attacker who won may break out. If no line leads anywhere, one connection
 * (ruling K22).
 */
function waysOut(g: G, zone: number): number[] {
  const ways = provisionWays(g, g.attacker, zone)
  return ways.length > 0 ? ways : [provisionWay(g, g.attacker, zone)].filter((way) => way !== NONE)
}

/**
 * @rule gb.axes.break-out
 * An encircled attacker who wins is no longer encircled: he marks a connection on a shortest line to a source of supply
 * or a friendly edge of the map, and chooses among equals; if he stands on that edge, the connection off the map.
 */
function mayBreakOutBy(g: G, zone: number, connection: number, why?: Why): boolean {
  if (waysOut(g, zone).includes(connection)) return true
  const facts = { zone: zoneName(g, zone), connection: connectionName(g, connection) }
  return why?.because('gb.axes.break-out', 'no-line', facts) ?? false
}

/** An encircled attacker who won breaks out if enemies are still there. */
export const breakOut = frame(
  'break-out',
  { zone: word({ noun: 'zone' }) },
  {
    next(g, f) {
      const side = g.attacker
      if (!isEncircled(g, side, f.zone) || !isContested(g, f.zone)) return g.done()
      if (provisionWay(g, side, f.zone) === OFF_MAP) {
        takeEdge(g, side, f.zone)
        return g.done()
      }
      const ways = waysOut(g, f.zone)
      if (ways.length > 1) return g.ask(side)
      if (ways.length === 1) breakEncirclement(g, side, f.zone, ways[0]!)
      return g.done()
    },
    about: (g, f) => ({ zone: zoneName(g, f.zone), capacities: capacitiesOf(g, waysOut(g, f.zone)) }),
    offer(g, f, offer) {
      for (const connection of waysOut(g, f.zone)) offer.add(breakOutBy, connection)
    },
    answers: [
      {
        verb: breakOutBy,
        may: (g, f, why, connection) => mayBreakOutBy(g, f.zone, connection, why),
        act(g, f, connection) {
          breakEncirclement(g, g.attacker, f.zone, connection)
          g.done()
        },
      },
    ],
  },
)

export const kinds = [axisLoss, breakOut]
export const entries = [axisLost]
