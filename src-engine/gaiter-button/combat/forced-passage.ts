import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { battle } from './battle.ts'
import { BATTLE } from './engaged.ts'
import { cavalryPoints, infantryPoints, membersOf } from '../state/counters.ts'
import { isLandOpen } from '../state/crossing.ts'
import { enterZone, forgetEntry, hasJustBroken, mayStandIn } from '../march/entry.ts'
import { connectionName, enemyOf, frame, zoneName, type G } from '../state/kit.ts'
import { isInField } from '../state/places.ts'
import { isBetweenCamps, mayLeaveBlockade } from '../ground/river.ts'
import { mark, relocate } from '../ground/tokens.ts'

/** Chapter 9.3.2: forced passage. */

const attempted = entry(
  { name: 'forced-passage', category: 'battle', rule: 'gb.forced-passage.attempt' },
  { side: 'side', zone: 'zone' },
)
const succeeded = entry(
  { name: 'passage-forced', category: 'battle', rule: 'gb.forced-passage.goes-on' },
  { side: 'side', zone: 'zone' },
)
const failed = entry(
  { name: 'passage-barred', category: 'battle', rule: 'gb.forced-passage.goes-on' },
  { side: 'side', zone: 'zone' },
)
const thrownBack = entry(
  { name: 'thrown-back', category: 'battle', rule: 'gb.forced-passage.goes-on' },
  { side: 'side', zone: 'zone', to: 'zone' },
)

/** Does the acting stack have infantry or cavalry? Artillery, leaders and decoys cannot force a passage. */
function canFight(g: G): boolean {
  for (let counter = g.stack.next(0); counter >= 0; counter = g.stack.next(counter + 1))
    if (infantryPoints(g, counter) + cavalryPoints(g, counter) > 0) return true
  return false
}

/**
 * @rule gb.forced-passage.attempt
 * A marching stack that has just entered a zone where the enemy was alone may attack him at once, with a penalty.
 */
export function mayForcePassage(g: G, side: number, zone: number, why?: Why): boolean {
  const says = (reason: string) =>
    why?.because('gb.forced-passage.attempt', reason, { zone: zoneName(g, zone) }) ?? false
  if (!hasJustBroken(g, side, zone)) return says('not-just-entered')
  return canFight(g) || says('cannot-fight')
}
export function forcePassage(g: G, side: number, zone: number): void {
  g.call(forcedPassage, { side, zone })
}

/**
 * May the stack force a bridge between fortresses of two camps? There must be enemies in the field beyond, who were
 * alone there, and the stack must be able to go back. Whether it may leave its zone is checked elsewhere.
 */
export function mayForceBridge(g: G, side: number, from: number, connection: number, why?: Why): boolean {
  const to = g.campaign.board.otherEnd(connection, from)
  const enemy = enemyOf(side)
  const says = (reason: string) =>
    why?.because('gb.forced-passage.attempt', reason, {
      zone: zoneName(g, to),
      connection: connectionName(g, connection),
    }) ?? false
  if (!isBetweenCamps(g, connection)) return says('open-bridge')
  if (!mayLeaveBlockade(g, side, from, connection, why)) return false
  if (!isLandOpen(g, connection, why) || !mayStandIn(g, side, g.stack, to, why)) return false
  if (!isInField(g, enemy, to)) return says('nobody-to-force')
  if (isInField(g, side, to)) return says('contested')
  if (isInField(g, enemy, from)) return says('no-way-back')
  return canFight(g) || says('cannot-fight')
}
/** Enters over such a bridge and attacks at once; the stack cannot be there otherwise. */
export function forceBridge(g: G, side: number, connection: number, to: number): void {
  enterZone(g, side, connection, to)
  g.call(forcedPassage, { side, zone: to, bridge: true })
}

/**
 * @rule gb.forced-passage.goes-on
 * If the attacker wins, or the enemy leaves, the activation goes on; he must respect the axes of retreat while enemies
 * remain. Otherwise it ends, and a stack that came over the bridge of a fortress has to go back. Result 1: it goes on.
 */
export const forcedPassage = frame(
  'forced-passage',
  { side: word({ noun: 'side' }), zone: word({ noun: 'zone' }), bridge: flag(), fought: flag(), won: flag() },
  {
    next(g, f) {
      if (!f.fought && !isInField(g, enemyOf(f.side), f.zone)) return endWithoutBattle(g)
      if (!f.fought) {
        f.fought = true
        g.forcedPassage = true
        g.tell(attempted, { side: f.side, zone: f.zone })
        return g.call(battle, { zone: f.zone, attacker: f.side, kind: BATTLE.field })
      }
      const through = f.won || !isInField(g, enemyOf(f.side), f.zone)
      g.tell(through ? succeeded : failed, { side: f.side, zone: f.zone })
      if (!through && f.bridge) goBack(g, f.side, f.zone)
      forgetEntry(g)
      return g.done(through && membersOf(g.stack).length > 0 ? 1 : 0)
    },
    resume(g, f, result) {
      g.forcedPassage = false
      f.won = result > 0
    },
  },
)

/** All defenders went inside: there is no battle, and the march ends as before any fortress. */
function endWithoutBattle(g: G) {
  forgetEntry(g)
  return g.done(0)
}

function goBack(g: G, side: number, zone: number): void {
  const back = membersOf(g.stack).filter((counter) => g.counter.zone.of(counter) === zone)
  if (g.cameFrom === NONE || back.length === 0) return
  mark(g, back, 'backToRiver', false)
  relocate(g, back, g.cameFrom)
  g.tell(thrownBack, { side, zone, to: g.cameFrom })
}

export const kinds = [forcedPassage]
export const entries = [attempted, succeeded, failed, thrownBack]
