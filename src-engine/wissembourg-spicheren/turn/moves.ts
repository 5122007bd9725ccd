import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { activeCounters, isActive } from '../command/command.ts'
import { isBarredToCommand, isInEnemyZone } from '../ground/zones.ts'
import { comeOn, comesWith, hexesToEnter, mayEnter } from '../movement/arrivals.ts'
import { beginMove } from '../movement/move.ts'
import { allowanceOf, hasToMove, isDemoralised, type Way } from '../movement/steps.ts'
import {
  counterOf,
  FATE,
  formationName,
  formationOf,
  frame,
  hexName,
  isUnit,
  NOBODY,
  onMap,
  scenarioOf,
  unitName,
  type G,
} from '../state/kit.ts'

/** Chapter: the movement of a formation. */

export const moveUnit = verb('move', 'unit')
export const enterBy = verb('enter', 'unit', 'hex')
export const endMoves = verb('end-moves')

/**
 * @rule ws.movement.order
 * The units of the formation and its commander move one after the other, each once.
 */
function mayMove(g: G, unit: number, why?: Why): boolean {
  const no = (rule: string, reason: string): false => why?.because(rule, reason, { unit: unitName(g, unit) }) ?? false
  if (!isActive(g, unit) || !onMap(g, unit)) return no('ws.movement.order', 'not-active')
  if (g.unit.moved.of(unit)) return no('ws.movement.order', 'once')
  return isUnit(g, unit) || mayRide(g, unit, why)
}

/**
 * @rule ws.command.failed
 * A commander who failed his activation test does not move; he may still leave an enemy zone of control by one hex.
 */
function mayRide(g: G, commander: number, why?: Why): boolean {
  if (g.unit.inCommand.of(commander)) return true
  const side = counterOf(g, commander).side
  if (isInEnemyZone(g, side, g.unit.hex.of(commander)) && isBarredToCommand(g, side, g.unit.hex.of(commander)))
    return true
  return why?.because('ws.command.failed', 'stays', { unit: unitName(g, commander) }) ?? false
}

function wayOf(g: G, unit: number): Way {
  return { unit, start: g.unit.hex.of(unit), steps: 0, spent: 0, most: allowanceOf(g, unit) }
}

/**
 * @rule ws.morale.demoralised-moves
 * Units of a demoralised formation enter no hex next to an enemy unit. In each activation every unit that can has to
 * move, and a unit that moves ends nearer to its own edge; so the formation may not be left idle.
 */
function lingering(g: G): number {
  for (const unit of activeCounters(g))
    if (isDemoralised(g, unit) && !g.unit.moved.of(unit) && onMap(g, unit) && hasToMove(g, wayOf(g, unit))) return unit
  return NOBODY
}

function mayEndMoves(g: G, why?: Why): boolean {
  const unit = lingering(g)
  if (unit === NOBODY) return true
  const formation = formationName(g, counterOf(g, unit).formation)
  const facts = { unit: unitName(g, unit), hex: hexName(g, g.unit.hex.of(unit)), formation }
  return why?.because('ws.morale.demoralised-moves', 'has-to', facts) ?? false
}

/** Visits every counter that may enter now, with its entry hexes. */
function visitEntries(g: G, visit: (unit: number, hex: number) => void): void {
  const visitAll = (unit: number): void => {
    if (!onMap(g, unit) && g.unit.fate.of(unit) === FATE.none) for (const hex of hexesToEnter(g, unit)) visit(unit, hex)
  }
  for (const unit of activeCounters(g)) visitAll(unit)
  for (const { chief } of scenarioOf(g).chiefs) if (comesWith(g, chief)) visitAll(chief)
}

const mayComeOn = (g: G, unit: number, hex: number, why?: Why): boolean => {
  if (!isActive(g, unit) && !comesWith(g, unit))
    return why?.because('ws.movement.order', 'not-active', { unit: unitName(g, unit) }) ?? false
  return mayEnter(g, unit, hex, why)
}

export const moves = frame(
  'moves',
  {},
  {
    next: (g) => g.ask(formationOf(g, g.active).side),
    about: (g) => ({ formation: formationName(g, g.active) }),
    offer(g, _f, offer) {
      for (const unit of activeCounters(g)) if (mayMove(g, unit)) offer.add(moveUnit, unit)
      visitEntries(g, (unit, hex) => offer.add(enterBy, unit, hex))
      if (mayEndMoves(g)) offer.add(endMoves)
    },
    answers: [
      {
        verb: moveUnit,
        may: (g, _f, why, unit) => mayMove(g, unit, why),
        act: (g, _f, unit) => beginMove(g, unit, allowanceOf(g, unit)),
      },
      {
        verb: enterBy,
        may: (g, _f, why, unit, hex) => mayComeOn(g, unit, hex, why),
        act: (g, _f, unit, hex) => comeOn(g, unit, hex),
      },
      {
        verb: endMoves,
        may: (g, _f, why) => mayEndMoves(g, why),
        act(g) {
          g.done()
        },
      },
    ],
  },
)
