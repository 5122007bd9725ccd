import { verb } from '../../kernel/actions/actions.ts'
import { entry } from '../../kernel/play/journal.ts'
import { membersOf } from '../state/counters.ts'
import { destroyBridgeOperation } from '../engineering/bridges.ts'
import { connectionsOfZones } from '../state/connections.ts'
import { detachmentsOperation } from '../ground/detachments.ts'
import { maySurprise, surprise, surpriseCost } from '../march/entry.ts'
import { forceBridge, forcePassage, mayForceBridge, mayForcePassage } from '../combat/forced-passage.ts'
import { comeOut, goInside, mayComeOut, mayGoInside } from '../ground/fortress.ts'
import { tablesOf, zoneOf, type G } from '../state/kit.ts'
import { mayLeaveBy } from '../ground/leaving.ts'
import { crowdCost, marchCost, touches, unitsMarching } from '../march/march.ts'
import { ONCE, type Activation, type Operation } from '../state/operation.ts'
import { destroyPontoonOperation, recoverPontoonOperation } from '../engineering/pontoons.ts'
import { destroyRailwayOperation, repairRailwayOperation } from '../engineering/railways.ts'
import { rallyOperation } from '../march/rally.ts'
import { reconnaissanceOperation } from '../march/recon.ts'
import { FATE } from '../state/shape.ts'
import { removeForGood } from '../ground/tokens.ts'
import {
  buildPontoonOperation,
  destroyRepairOperation,
  repairBridgeOperation,
  wreckPontoonOperation,
} from '../engineering/under-guns.ts'
import { mayExit } from '../victory/victory.ts'

/** Chapter 8: all operations of a stack in its activation besides marching. */

const once = (): readonly number[] => ONCE

/** GB 9.3.1. Win or lose, the impulse ends. */
const surpriseAttack: Operation = {
  verb: verb('surprise-attack'),
  afterStop: true,
  may: (g, f, why) => maySurprise(g, f.side, why),
  candidates: once,
  cost: (g) => surpriseCost(g),
  act(g, f) {
    surprise(g, f.side)
    f.over = true
    f.endsImpulse = true
  },
}

/** GB 9.3.2. Costs no MP and needs none. */
const passage: Operation = {
  verb: verb('force-passage'),
  afterStop: true,
  may: (g, f, why) => mayForcePassage(g, f.side, f.zone, why),
  candidates: once,
  act: (g, f) => forcePassage(g, f.side, f.zone),
  resume: goOnIf,
}
function goOnIf(_g: G, f: Activation, result: number): void {
  if (result === 1) f.stopped = false
  else f.over = true
}

/** GB 9.5. Crosses a bridge that a fortress closes, straight into battle. */
const bridgePassage: Operation = {
  verb: verb('force-bridge', 'connection'),
  marker: 'way',
  may: (g, f, why, connection) =>
    touches(g, f.zone, connection, why) &&
    mayLeaveBy(g, f.side, f.zone, connection, isInside(g), why) &&
    mayForceBridge(g, f.side, f.zone, connection, why),
  // Fortresses close bridges over major rivers only.
  candidates: (g, f) => majorCrossings(g.campaign)[f.zone]!, // a list for each zone
  cost: (g, f, connection) =>
    marchCost(g, f.side, connection, g.campaign.board.otherEnd(connection, f.zone), unitsMarching(g)),
  act(g, f, connection) {
    f.from = f.zone
    f.via = connection
    forceBridge(g, f.side, connection, g.campaign.board.otherEnd(connection, f.zone))
  },
  resume: goOnIf,
}
const majorCrossings = connectionsOfZones(({ water }) => water === 'major')
function isInside(g: G): boolean {
  const first = g.stack.next(0)
  return first >= 0 && g.counter.inside.of(first)
}

/** GB 9.2. A stack that has gone into a fortress does nothing more today. */
const shelter: Operation = {
  verb: verb('go-inside'),
  afterStop: true,
  may: (g, f, why) => mayGoInside(g, f.side, g.stack, why),
  candidates: once,
  act(g, f) {
    goInside(g, f.side, membersOf(g.stack), f.zone)
    f.over = true
  },
}
const exitFortress: Operation = {
  verb: verb('come-out'),
  may: (g, f, why) => mayComeOut(g, f.side, g.stack, why),
  candidates: once,
  act: (g, f) => comeOut(g, f.side, membersOf(g.stack), f.zone),
}

const leftMap = entry(
  { name: 'left-map', category: 'march', rule: 'gb.victory.exit' },
  { side: 'side', zone: 'zone', count: 'number' },
)

/** GB 19.2: the cost of one more connection, of the kind that leaves the map here. */
function exitCost(g: G, zone: number): number {
  const { road, path, railway } = tablesOf(g).march
  const way = zoneOf(g, zone).exits[0]?.way
  return (way === 'road' ? road : way === 'path' ? path : railway) + crowdCost(g, unitsMarching(g))
}
const exitMap: Operation = {
  verb: verb('leave-map'),
  marker: 'way',
  may: (g, f, why) => mayExit(g, f.side, f.zone, g.stack, why),
  candidates: once,
  cost: (g, f) => exitCost(g, f.zone),
  act(g, f) {
    const leaving = membersOf(g.stack)
    removeForGood(g, leaving, FATE.exited)
    g.tell(leftMap, { side: f.side, zone: f.zone, count: leaving.length })
    f.over = true
  },
}

/** In the order of the rulebook. */
export const operations: readonly Operation[] = [
  shelter,
  exitFortress,
  surpriseAttack,
  passage,
  bridgePassage,
  reconnaissanceOperation,
  destroyBridgeOperation,
  repairBridgeOperation,
  destroyRepairOperation,
  buildPontoonOperation,
  destroyPontoonOperation,
  wreckPontoonOperation,
  recoverPontoonOperation,
  destroyRailwayOperation,
  repairRailwayOperation,
  rallyOperation,
  detachmentsOperation,
  exitMap,
]

export const entries = [leftMap]
