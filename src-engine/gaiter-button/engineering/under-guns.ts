import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { destroyRepair, mayDestroyRepair, mayRepairBridge, repairBridge, repairLevel, wreckRepair } from './bridges.ts'
import { NONE } from '../campaign/campaign.ts'
import { engineering, gunsIn, hasUnitsIn, isWatched, outguns, partyOf } from './engineering.ts'
import { connectionName, enemyOf, frame, tablesOf, type G } from '../state/kit.ts'
import type { Activation, Operation } from '../state/operation.ts'
import { buildLevel, buildPontoon, mayBuildPontoon, mayWreckPontoon, wreckPontoon, wreckWork } from './pontoons.ts'

/** Chapter 11.1.3: work on bridges under the enemy's guns. */

export const announceGuns = verb('announce-guns')
export const keepGunsHidden = verb('keep-guns-hidden')

const gunsAnnounced = entry(
  { name: 'guns-announced', rule: 'gb.bridge.artillery' },
  { side: 'side', zone: 'zone', guns: 'number' },
)
const gunsHidden = entry(
  { name: 'guns-hidden', rule: 'gb.bridge.artillery' },
  { side: 'side', connection: 'connection' },
)
const workStopped = entry(
  { name: 'work-stopped', rule: 'gb.bridge.artillery' },
  { side: 'side', connection: 'connection', guns: 'number', against: 'number' },
)

/** The kind of work at the crossing. */
const WORK = { repair: 0, destroyRepair: 1, build: 2, wreck: 3 } as const

function doWork(g: G, side: number, connection: number, work: number): void {
  if (work === WORK.repair) repairLevel(g, side, connection)
  else if (work === WORK.destroyRepair) wreckRepair(g, side, connection)
  else if (work === WORK.build) buildLevel(g, side, connection)
  else wreckWork(g, side, connection)
}

/**
 * A camp works at a crossing with enemies on the other side: it announces its guns, and the enemy decides whether to
 * announce his. He is asked even if he has only decoys, so that his inability to answer does not show.
 */
export const underGuns = frame(
  'under-guns',
  {
    side: word({ noun: 'side' }),
    zone: word({ start: NONE, noun: 'zone' }),
    connection: word({ start: NONE, noun: 'connection' }),
    work: word(),
    guns: word(),
  },
  {
    next: (g, f) => g.ask(enemyOf(f.side)),
    about: (g, f) => ({
      connection: connectionName(g, f.connection),
      guns: f.guns,
      own: gunsIn(g, enemyOf(f.side), g.campaign.board.otherEnd(f.connection, f.zone)),
    }),
    offer(g, f, offer) {
      const far = g.campaign.board.otherEnd(f.connection, f.zone)
      if (hasUnitsIn(g, enemyOf(f.side), far)) offer.add(announceGuns)
      offer.add(keepGunsHidden)
    },
    answers: [
      {
        verb: announceGuns,
        may(g, f, why) {
          const far = g.campaign.board.otherEnd(f.connection, f.zone)
          return hasUnitsIn(g, enemyOf(f.side), far) || (why?.because('gb.bridge.artillery', 'no-units') ?? false)
        },
        act(g, f) {
          const enemy = enemyOf(f.side)
          const far = g.campaign.board.otherEnd(f.connection, f.zone)
          const against = gunsIn(g, enemy, far)
          g.reveal()
          g.tell(gunsAnnounced, { side: enemy, zone: far, guns: against })
          if (outguns(g, f.side, f.guns, against)) doWork(g, f.side, f.connection, f.work)
          else g.tell(workStopped, { side: f.side, connection: f.connection, guns: f.guns, against })
          g.done()
        },
      },
      {
        verb: keepGunsHidden,
        act(g, f) {
          g.tell(gunsHidden, { side: enemyOf(f.side), connection: f.connection })
          doWork(g, f.side, f.connection, f.work)
          g.done()
        },
      },
    ],
  },
)

/** Works at once if no enemy is on the other side; otherwise guns decide. */
function work(g: G, f: Activation, connection: number, kind: number): Step | void {
  const { side, zone } = f
  if (!isWatched(g, side, zone, connection)) return doWork(g, side, connection, kind)
  const guns = gunsIn(g, side, zone)
  g.reveal()
  g.tell(gunsAnnounced, { side, zone, guns })
  return g.call(underGuns, { side, zone, connection, work: kind, guns })
}

export const repairBridgeOperation: Operation = engineering({
  verb: repairBridge,
  may: (g, f, why, connection) => mayRepairBridge(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).repairBridge.mp,
  act: (g, f, connection) => work(g, f, connection, WORK.repair),
})
export const destroyRepairOperation: Operation = engineering({
  verb: destroyRepair,
  may: (g, f, why, connection) => mayDestroyRepair(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyBridge.mp,
  act: (g, f, connection) => work(g, f, connection, WORK.destroyRepair),
})
export const buildPontoonOperation: Operation = engineering({
  verb: buildPontoon,
  may: (g, f, why, connection) => mayBuildPontoon(g, partyOf(g, f), connection, why),
  cost: (g) => (g.rain ? tablesOf(g).pontoon.mpInRain : tablesOf(g).pontoon.mp),
  act: (g, f, connection) => work(g, f, connection, WORK.build),
})
export const wreckPontoonOperation: Operation = engineering({
  verb: wreckPontoon,
  may: (g, f, why, connection) => mayWreckPontoon(g, partyOf(g, f), connection, why),
  cost: (g) => tablesOf(g).destroyBridge.mp,
  act: (g, f, connection) => work(g, f, connection, WORK.wreck),
})

export const kinds = [underGuns]
export const entries = [gunsAnnounced, gunsHidden, workStopped]
