import { emptySet, next, type Bits } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { activateStack, outcomeOf } from './activation.ts'
import { battleMove, mayBattleMove } from '../march/battle-move.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { mayAssault } from '../combat/assault.ts'
import { battle } from '../combat/battle.ts'
import { BATTLE } from '../combat/engaged.ts'
import { mayLaunchBattle } from '../combat/engagement.ts'
import { maySally, sally } from '../combat/sally.ts'
import { endOf, firstOf, onMap } from '../state/counters.ts'
import { enemyOf, frame, tablesOf, type G } from '../state/kit.ts'
import { mayActivate, muster, zonesToActivate } from './muster.ts'
import { fortifiedZones } from '../state/places.ts'
import { whereabouts } from '../state/whereabouts.ts'

/** Chapter 6: the impulses of the day, alternating between the sides. */

export const activate = verb('activate', 'zone')
export const moveToBattle = verb('battle-movement')
export const attack = verb('attack', 'zone')
export const assault = verb('assault', 'zone')
export const sallyFrom = verb('sally', 'zone')
export const pass = verb('pass')
export const endImpulse = verb('end-impulse')

const passed = entry({ name: 'passed', category: 'march', rule: 'gb.impulse.pass' }, { side: 'side', forced: 'flag' })

/** Does this side have a counter on the map that is not activated? The enemy can see this too. */
export function hasReady(g: G, side: number): boolean {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (onMap(g, counter) && !g.counter.activated.of(counter)) return true
  return false
}

/** Each kind of battle with its check. */
const battles = [
  { verb: attack, may: mayLaunchBattle },
  { verb: assault, may: mayAssault },
  { verb: sallyFrom, may: maySally },
] as const

/**
 * @rule gb.impulse.must-pass
 * A side that has activated all its counters and can launch no battle of any kind passes automatically.
 */
export function canAct(g: G, side: number): boolean {
  if (hasReady(g, side)) return true
  const zones = zonesInReach(g, side)
  for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
    if (battles.some(({ may }) => may(g, side, zone))) return true
  return false
}

/**
 * Zones where this side could launch a battle of any kind: both sides have counters there, or one of them and a
 * fortress, which may have a garrison. Other zones need no check. Valid until the next call.
 */
function zonesInReach(g: G, side: number): Bits {
  const { anywhere } = whereabouts(g)
  const own = anywhere[side as 0 | 1] // a side
  const enemy = anywhere[enemyOf(side) as 0 | 1]
  const fortified = fortifiedZones(g)
  const inReach = scratchZones(g.campaign)
  for (let word = 0; word < own.length; word++)
    inReach[word] = (own[word]! & (enemy[word]! | fortified[word]!)) | (enemy[word]! & fortified[word]!)
  return inReach
}
const scratchZones = memoizedBy(({ zones }: Campaign) => emptySet(zones.length))

/**
 * @rule gb.impulse.pass
 * A side may always pass. When both pass one after the other, the day's operations are over.
 */
export const daytime = frame(
  'daytime',
  { side: word({ start: NONE, noun: 'side' }), passes: word() },
  {
    next(g, f) {
      if (f.side === NONE) f.side = g.initiative
      if (f.passes === 2) return g.done()
      if (canAct(g, f.side)) return g.call(impulse, { side: f.side, units: tablesOf(g).impulse.units })
      // Passing automatically beside the enemy reveals that he has nobody there to fight with.
      if (next(zonesInReach(g, f.side), 0) >= 0) g.reveal()
      g.tell(passed, { side: f.side, forced: true })
      f.passes += 1
      f.side = enemyOf(f.side)
      return 'again'
    },
    resume(_g, f, result) {
      f.passes = result === PASSED ? f.passes + 1 : 0
      f.side = enemyOf(f.side)
    },
  },
)
const PASSED = 1

const STAGE = { asking: 0, mustering: 1, activating: 2, over: 3 } as const

function isFirst(begun: boolean, why?: Why): boolean {
  return !begun || (why?.because('gb.impulse.choice', 'activating') ?? false)
}

/**
 * @rule gb.impulse.choice
 * An impulse is one of these: activating, one battle movement, one battle, or passing. Activating goes on, stack after
 * stack, as long as the player likes and has counters to activate.
 */
export const impulse = frame(
  'impulse',
  { side: word({ noun: 'side' }), units: word(), begun: flag(), stage: word(), passed: flag() },
  {
    next(g, f) {
      // While the player has any counter ready, he is asked, so that the enemy cannot infer whether it is a unit.
      if (f.stage === STAGE.asking && (!f.begun || hasReady(g, f.side))) return g.ask(f.side)
      return g.done(f.passed ? PASSED : 0)
    },
    resume(g, f, result) {
      if (f.stage === STAGE.mustering) {
        f.units -= result
        f.stage = STAGE.activating
        activateStack(g, f.side, f.units)
      } else if (f.stage === STAGE.activating) {
        const { endsImpulse, taken } = outcomeOf(result)
        f.units -= taken
        f.stage = endsImpulse ? STAGE.over : STAGE.asking
      }
    },
    prompt: (_g, f) => (f.begun ? 'impulse.next' : 'impulse'),
    about: (_g, f) => ({ units: f.units }),
    offer(g, f, offer) {
      const ready = zonesToActivate(g, f.side, f.units)
      for (let zone = next(ready, 0); zone >= 0; zone = next(ready, zone + 1)) offer.add(activate, zone)
      if (f.begun) {
        offer.add(endImpulse)
        return
      }
      if (mayBattleMove(g, f.side)) offer.add(moveToBattle)
      const zones = zonesInReach(g, f.side)
      for (const { verb: battleVerb, may } of battles)
        for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
          if (may(g, f.side, zone)) offer.add(battleVerb, zone)
      offer.add(pass)
    },
    answers: [
      {
        verb: activate,
        may: (g, f, why, zone) => mayActivate(g, f.side, zone, f.units, why),
        act(g, f, zone) {
          f.begun = true
          f.stage = STAGE.mustering
          g.stack.clear()
          g.call(muster, { side: f.side, zone, units: f.units })
        },
      },
      {
        verb: moveToBattle,
        may: (g, f, why) => isFirst(f.begun, why) && mayBattleMove(g, f.side, why),
        act(g, f) {
          f.stage = STAGE.over
          g.call(battleMove, { side: f.side })
        },
      },
      {
        verb: attack,
        may: (g, f, why, zone) => isFirst(f.begun, why) && mayLaunchBattle(g, f.side, zone, why),
        act(g, f, zone) {
          f.stage = STAGE.over
          g.call(battle, { zone, attacker: f.side, kind: BATTLE.field })
        },
      },
      {
        verb: assault,
        may: (g, f, why, zone) => isFirst(f.begun, why) && mayAssault(g, f.side, zone, why),
        act(g, f, zone) {
          f.stage = STAGE.over
          g.call(battle, { zone, attacker: f.side, kind: BATTLE.assault })
        },
      },
      {
        verb: sallyFrom,
        may: (g, f, why, zone) => isFirst(f.begun, why) && maySally(g, f.side, zone, why),
        act(g, f, zone) {
          f.stage = STAGE.over
          g.call(sally, { side: f.side, zone })
        },
      },
      {
        verb: pass,
        may: (_g, f, why) => isFirst(f.begun, why),
        act(g, f) {
          f.stage = STAGE.over
          f.passed = true
          g.tell(passed, { side: f.side, forced: false })
        },
      },
      {
        verb: endImpulse,
        may: (_g, f, why) => f.begun || (why?.because('gb.impulse.pass', 'not-begun') ?? false),
        act(_g, f) {
          f.stage = STAGE.over
        },
      },
    ],
  },
)

export const kinds = [daytime, impulse]
export const entries = [passed]
