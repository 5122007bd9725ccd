import { NO_HEX, rotate } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { activeCounters, isActive } from '../command/command.ts'
import { distance, firePower, isInArc, rangeOf } from '../ground/range.ts'
import { stopOfSight } from '../ground/sight.ts'
import { groundOf, gunsIn, protectionOf, unitsIn } from '../ground/stacks.ts'
import { testCommandersIn } from '../losses/commanders.ts'
import { suffer } from '../losses/hits.ts'
import { beforeTheDie, rollOnTable } from '../losses/table.ts'
import { barraged } from '../state/entries.ts'
import {
  counterOf,
  facingOf,
  formationOf,
  frame,
  hexName,
  isGuns,
  isNight,
  isUnit,
  NOBODY,
  onMap,
  scenarioOf,
  sideOf,
  unitName,
  type G,
} from '../state/kit.ts'

/** Chapter: barrage. */

export const barrage = verb('barrage', 'unit', 'target:unit')
export const barrageTogether = verb('barrage-together', 'unit', 'target:unit')
export const endBarrage = verb('end-barrage')

/**
 * @rule ws.artillery.once
 * A gun fires once per activation, either a barrage or in support of a defence. Guns of the active formation on the map
 * may fire a barrage, in command or not.
 */
function mayFire(g: G, gun: number, why?: Why): boolean {
  const no = (reason: string): false => why?.because('ws.artillery.once', reason, { unit: unitName(g, gun) }) ?? false
  if (!isGuns(g, gun)) return no('no-guns')
  if (!isActive(g, gun)) return no('not-active')
  if (!onMap(g, gun)) return no('not-on-map')
  return !g.unit.fired.of(gun) || no('fired')
}

/** The facing from which a gun can fire into a hex, turned by at most one hexside; NOBODY if there is none. */
export function facingFor(g: G, gun: number, hex: number): number {
  if (isInArc(g, gun, hex)) return g.unit.facing.of(gun)
  const from = g.unit.hex.of(gun)
  for (const by of [-1, 1]) {
    const facing = rotate(facingOf(g, gun), by)
    if (g.campaign.grid.inArc(from, facing, hex)) return facing
  }
  return NOBODY
}

/**
 * @rule ws.artillery.barrage
 * Before any unit of its formation moves, a gun may turn by one hexside and fire at one enemy unit in range and sight.
 * The result affects only this unit, and no unit retreats.
 */
export function mayTarget(g: G, gun: number, target: number, why?: Why): boolean {
  if (!isUnit(g, target) || !onMap(g, target)) return refused(g, gun, target, why, 'ws.artillery.barrage', 'no-target')
  if (sideOf(g, target) === sideOf(g, gun)) return refused(g, gun, target, why, 'ws.artillery.barrage', 'own')
  const hex = g.unit.hex.of(target)
  const far = distance(g, gun, hex)
  const range = rangeOf(g, gun)
  if (far > range) return refused(g, gun, target, why, 'ws.artillery.range', 'too-far', why && { distance: far, range })
  const facing = why === undefined ? '' : g.nameOf('direction', facingOf(g, gun))
  if (facingFor(g, gun, hex) === NOBODY)
    return refused(g, gun, target, why, 'ws.artillery.arc', 'outside', why && { hex: hexName(g, hex), facing })
  const stop = stopOfSight(g, g.unit.hex.of(gun), hex)
  if (stop < 0) return true
  return refused(g, gun, target, why, 'ws.artillery.sight', 'blocked', why && { hex: hexName(g, stop), facing })
}

/** Tells `why` for what reason a gun cannot fire at a target. */
const refused = (
  g: G,
  gun: number,
  target: number,
  why: Why | undefined,
  rule: string,
  reason: string,
  more?: JsonObject,
): boolean => why?.because(rule, reason, { unit: unitName(g, gun), target: unitName(g, target), ...more }) ?? false

/**
 * @rule ws.artillery.together
 * Two German guns of one formation in one hex may fire together with their values added: always at Wissembourg; at
 * Spicheren only if two divisions act as one.
 */
function companionOf(g: G, gun: number): number {
  const { gunsTogether } = scenarioOf(g)
  const isJoint = g.partner !== NOBODY
  if (gunsTogether === undefined || formationOf(g, counterOf(g, gun).formation).side !== 1) return NOBODY
  if (gunsTogether === 'joined' && !isJoint) return NOBODY
  return gunsIn(g, g.unit.hex.of(gun)).find((other) => other !== gun && isActive(g, other)) ?? NOBODY
}

function mayTogether(g: G, gun: number, target: number, why?: Why): boolean {
  if (!mayFire(g, gun, why) || !mayTarget(g, gun, target, why)) return false
  const other = companionOf(g, gun)
  if (other === NOBODY) return why?.because('ws.artillery.together', 'alone', { unit: unitName(g, gun) }) ?? false
  return mayFire(g, other, why) && mayTarget(g, other, target, why)
}

/**
 * Whether the line from one hex into another ends over a trench. A trench lies at the edge of the higher ground and
 * protects the units there.
 */
export const overTrench = (g: G, from: number, target: number): boolean => {
  const { grid, features, levels } = g.campaign
  return grid.directionsTowards(target, from).every((to) => {
    const beside = grid.neighbour(target, to)
    return features[6 * target + to] === 'trench' && beside !== NO_HEX && levels[beside]! < levels[target]!
  })
}

/**
 * @rule ws.combat.column
 * Columns: one less for each step lost by the acting units; one less for each level that the target of an assault lies
 * higher, but only one against artillery fire; one more if it lies lower.
 */
function columnsOf(g: G, guns: readonly number[], target: number): Ledger {
  const rule = 'ws.combat.column'
  const hex = g.unit.hex.of(target)
  const from = g.unit.hex.of(guns[0]!)
  const { narrowHex } = scenarioOf(g)
  const { column } = g.campaign.tables.combat
  const { levels } = g.campaign
  const isStacked = unitsIn(g, from).length > 1
  const power = guns.reduce((sum, gun) => sum + firePower(g, gun, isStacked, narrowHex), 0)
  const lost = guns.reduce((sum, gun) => sum + g.unit.lost.of(gun), 0)
  return new Ledger()
    .add('value', Math.floor(power / protectionOf(g, hex)), 'ws.artillery.barrage')
    .addIf(lost > 0, 'steps-lost', lost * column.loss, rule)
    .addIf(levels[hex]! > levels[from]!, 'uphill', column.uphill, rule)
    .addIf(levels[hex]! < levels[from]!, 'downhill', column.downhill, rule)
}

/**
 * @rule ws.artillery.canister
 * Guns add 1 to the die against an adjacent target; German ones at two hexes as well.
 */
export function isClose(g: G, gun: number, hex: number): boolean {
  const { closeRange } = g.campaign.tables.combat
  return distance(g, gun, hex) <= (sideOf(g, gun) === 0 ? closeRange.french : closeRange.german)
}

/**
 * @rule ws.combat.die
 * Die: 1 less over a trench from below, into a hamlet, for infantry across a stream, and at night; more for commanders, guns at close
 * range, an attack on a flank and French rifles.
 */
function dieOf(g: G, guns: readonly number[], target: number): Ledger {
  const rule = 'ws.combat.die'
  const hex = g.unit.hex.of(target)
  const { combat, night } = g.campaign.tables
  return new Ledger()
    .addIf(
      guns.some((gun) => isClose(g, gun, hex)),
      'close-guns',
      combat.die.closeGuns,
      'ws.artillery.canister',
    )
    .addIf(overTrench(g, g.unit.hex.of(guns[0]!), hex), 'trench', combat.die.trench, rule)
    .addIf(groundOf(g, hex).kind === 'hamlet', 'hamlet', combat.die.hamlet, rule)
    .addIf(isNight(g), 'night', night.combat, rule)
}

/** Rolls a barrage and applies it to its target; returns true if it had a result. */
function bombard(g: G, guns: readonly number[], target: number): boolean {
  const hex = g.unit.hex.of(target)
  for (const gun of guns) {
    g.unit.facing.set(gun, facingFor(g, gun, hex))
    g.unit.fired.set(gun, true)
  }
  const columns = columnsOf(g, guns, target)
  const ledger = dieOf(g, guns, target)
  const result = rollOnTable(g, columns, ledger, 'barrage')
  g.tell(barraged, { unit: guns[0]!, target, hex, columns, ledger, result })
  suffer(g, target, result)
  return result > 0
}

function fire(g: G, guns: readonly number[], target: number): void {
  const hex = g.unit.hex.of(target)
  if (bombard(g, guns, target)) testCommandersIn(g, hex, sideOf(g, target))
}

/** The possible results of a barrage, counted over all dice results; tests of commanders are ignored. */
function barrageOdds(g: G, guns: readonly number[], target: number) {
  const outcome = { nothing: 0, disorganised: 0, stepLost: 0, eliminated: 0 }
  const lost = g.unit.lost.of(target)
  const turned = g.unit.disorganised.of(target)
  everyOutcome(
    g,
    (fork) => bombard(fork, guns, target),
    (fork, probability) => {
      if (!onMap(fork, target)) outcome.eliminated += probability
      else if (fork.unit.lost.of(target) > lost) outcome.stepLost += probability
      else if (fork.unit.disorganised.of(target) !== turned) outcome.disorganised += probability
      else outcome.nothing += probability
    },
  )
  return { outcome, ...beforeTheDie(columnsOf(g, guns, target), dieOf(g, guns, target)) }
}

/** The same for one gun in figures: the column and the die modifier before the roll, and the probabilities. */
export function barrageForecast(g: G, gun: number, target: number) {
  const { outcome } = barrageOdds(g, [gun], target)
  return { column: columnsOf(g, [gun], target).total, die: dieOf(g, [gun], target).total, ...outcome }
}

const mayBarrage = (g: G, gun: number, target: number, why?: Why): boolean =>
  mayFire(g, gun, why) && mayTarget(g, gun, target, why)

function hasTarget(g: G): boolean {
  for (const gun of activeCounters(g)) {
    if (!mayFire(g, gun)) continue
    for (let target = 0; target < g.unit.rows; target++) if (mayTarget(g, gun, target)) return true
  }
  return false
}

export const barrages = frame(
  'barrages',
  {},
  {
    next: (g) => (hasTarget(g) ? g.ask(formationOf(g, g.active).side) : g.done()),
    offer(g, _f, offer) {
      for (const gun of activeCounters(g)) {
        if (!mayFire(g, gun)) continue
        for (let target = 0; target < g.unit.rows; target++) {
          if (!mayTarget(g, gun, target)) continue
          offer.add(barrage, gun, target)
          if (mayTogether(g, gun, target)) offer.add(barrageTogether, gun, target)
        }
      }
      offer.add(endBarrage)
    },
    answers: [
      {
        verb: barrage,
        may: (g, _f, why, gun, target) => mayBarrage(g, gun, target, why),
        act: (g, _f, gun, target) => fire(g, [gun], target),
        odds: (g, _f, gun, target) => barrageOdds(g, [gun], target),
      },
      {
        verb: barrageTogether,
        may: (g, _f, why, gun, target) => mayTogether(g, gun, target, why),
        act: (g, _f, gun, target) => fire(g, [gun, companionOf(g, gun)], target),
        odds: (g, _f, gun, target) => barrageOdds(g, [gun, companionOf(g, gun)], target),
      },
      {
        verb: endBarrage,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
