import { directions, NO_HEX } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { enter } from '../hidden/enter.ts'
import { turnOver } from '../losses/steps.ts'
import { turnTo } from '../losses/turning.ts'
import { faceFront, revealSeen } from '../hidden/columns.ts'
import { faced, left, moved } from '../state/entries.ts'
import {
  counterOf,
  FATE,
  formationName,
  frame,
  hexName,
  isUnit,
  NOBODY,
  NOWHERE,
  scenarioOf,
  sideOf,
  unitName,
  type G,
} from '../state/kit.ts'
import { afterStep, hasToMove, isDisorderedBy, isHalted, mayEnd, mayStep, points, stepped, type Way } from './steps.ts'

/** Chapter: movement. A counter moves hex by hex. */

export const step = verb('step', 'hex')
export const stop = verb('stop')
export const leave = verb('leave')

interface Moving extends Way {
  readonly halted: boolean
  readonly rests: boolean
}

/** The current way, read from the frame once. */
const wayOf = ({ unit, start, steps, spent, most }: Moving): Way => ({ unit, start, steps, spent, most })

function mayGo(g: G, f: Moving, hex: number, why?: Why): boolean {
  if (f.halted) return why?.because('ws.hidden.reveal', 'halted', { unit: unitName(g, f.unit) }) ?? false
  return mayStep(g, wayOf(f), g.unit.hex.of(f.unit), hex, why)
}

/**
 * Whether a move may end here. A move that was halted may end anywhere; one that is compulsory may not end where it
 * began.
 */
function mayHalt(g: G, f: Moving, why?: Why): boolean {
  // Uses the result from before the last step, because the counter itself may have changed its surroundings by moving.
  if (f.halted || f.rests) return true
  if (!hasToMove(g, f)) return mayEnd(g, f, g.unit.hex.of(f.unit), why)
  const facts = { unit: unitName(g, f.unit), hex: hexName(g, g.unit.hex.of(f.unit)) }
  const formation = formationName(g, counterOf(g, f.unit).formation)
  return why?.because('ws.morale.demoralised-moves', 'has-to', { ...facts, formation }) ?? false
}

const mayStop = (g: G, f: Moving, why?: Why): boolean =>
  isUnit(g, f.unit)
    ? (why?.because('ws.facing.turn', 'face', { unit: unitName(g, f.unit) }) ?? false)
    : mayHalt(g, f, why)

/**
 * @rule ws.facing.turn
 * A unit turns freely during its own move, also in enemy zones of control, out of command and without moving; never in
 * the enemy's move. Here it chooses its facing at the end of its move. Two stacked units keep one facing.
 */
const mayFace = (g: G, f: Moving, why?: Why): boolean =>
  isUnit(g, f.unit)
    ? mayHalt(g, f, why)
    : (why?.because('ws.facing.front', 'commander', { unit: unitName(g, f.unit) }) ?? false)

/**
 * @rule ws.victory.exits
 * French units may leave the map by the exits of the scenario from the turn it gives; any demoralised unit over its own
 * edge at any time. It costs as much as the way or open ground. They do not return, and count only by an exit and from
 * that turn on. A commander in chief does not leave.
 */
function exitCost(g: G, unit: number): { readonly cost: number; readonly scores: boolean } | undefined {
  const { exits } = scenarioOf(g).victory
  const { side, formation, kind } = counterOf(g, unit)
  const hex = g.unit.hex.of(unit)
  if (kind === 'chief') return undefined
  const listed = exits.costs[hex]!
  if (side === exits.side && listed >= 0 && g.turn >= exits.from) return { cost: listed, scores: true }
  const isBroken = formation !== NOBODY && g.formation.demoralised.of(formation)
  if (!isBroken || g.campaign.fromHome[side]![hex] !== 0) return undefined
  return { cost: 2 * g.campaign.tables.grounds.clear.infantry, scores: false }
}

function mayLeave(g: G, f: Moving, why?: Why): boolean {
  const { unit } = f
  const found = exitCost(g, unit)
  const facts = { unit: unitName(g, unit), hex: hexName(g, g.unit.hex.of(unit)) }
  if (found === undefined) {
    const { exits } = scenarioOf(g).victory
    const isEarly = sideOf(g, unit) === exits.side && exits.costs[g.unit.hex.of(unit)]! >= 0 && g.turn < exits.from
    if (isEarly) return why?.because('ws.victory.exits', 'too-early', { ...facts, turn: exits.from }) ?? false
    return why?.because('ws.victory.exits', 'no-exit', facts) ?? false
  }
  if (f.halted) return why?.because('ws.hidden.reveal', 'halted', { unit: unitName(g, unit) }) ?? false
  if (isUnit(g, unit) && isHalted(f) && isInEnemyZone(g, sideOf(g, unit), g.unit.hex.of(unit)))
    return why?.because('ws.zoc.enter', 'stopped', { ...facts, from: facts.hex }) ?? false
  if (f.spent + found.cost <= f.most) return true
  const more = { ...facts, cost: points(found.cost), left: points(f.most - f.spent) }
  return why?.because('ws.victory.exits', 'too-far', more) ?? false
}

export const move = frame(
  'move',
  {
    unit: word({ noun: 'unit' }),
    start: word({ start: -1, noun: 'hex' }),
    steps: word(),
    spent: word(),
    most: word(),
    /** A hidden column was revealed: the unit goes no further. */
    halted: flag(),
    /** The unit may stay where it is. */
    rests: flag(),
  },
  {
    next(g, f) {
      // A unit eliminated during its move has nothing left to decide.
      if (g.unit.hex.of(f.unit) === NOWHERE) return g.done()
      return g.ask(sideOf(g, f.unit))
    },
    prompt: (g, f) => (isUnit(g, f.unit) ? 'move' : 'move.commander'),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      hex: hexName(g, g.unit.hex.of(f.unit)),
      left: points(f.most - f.spent),
      most: points(f.most),
    }),
    offer(g, f, offer) {
      if (!f.halted) {
        const way = wayOf(f)
        const from = g.unit.hex.of(f.unit)
        for (let hexside = 6 * from; hexside < 6 * from + 6; hexside++) {
          const to = g.campaign.grid.sides[hexside]!
          if (to !== NO_HEX && mayStep(g, way, from, to, undefined, hexside)) offer.add(step, to)
        }
      }
      if (mayLeave(g, f)) offer.add(leave)
      if (mayFace(g, f)) for (const direction of directions) offer.add(faceFront, direction)
      if (mayStop(g, f)) offer.add(stop)
    },
    answers: [
      {
        verb: step,
        may: (g, f, why, hex) => mayGo(g, f, hex, why),
        act(g, f, hex) {
          const { unit } = f
          const from = g.unit.hex.of(unit)
          const way = wayOf(f)
          const { steps, spent } = afterStep(way, stepped(g, way, from, hex))
          f.steps = steps
          f.spent = spent
          f.rests = mayEnd(g, f, hex)
          g.unit.spent.set(unit, spent)
          g.tell(moved, { unit, from, hex })
          if (isDisorderedBy(g, unit, from, hex)) turnOver(g, unit)
          if (enter(g, unit, hex)) f.halted = true
        },
      },
      {
        verb: faceFront,
        may: (g, f, why) => mayFace(g, f, why),
        act(g, f, facing) {
          const { unit } = f
          if (g.unit.facing.of(unit) !== facing) g.tell(faced, { unit, facing })
          turnTo(g, unit, facing)
          g.done()
        },
      },
      {
        verb: stop,
        may: (g, f, why) => mayStop(g, f, why),
        act(g) {
          g.done()
        },
      },
      {
        verb: leave,
        may: (g, f, why) => mayLeave(g, f, why),
        act(g, f) {
          depart(g, f.unit)
          g.done()
        },
      },
    ],
  },
)

function depart(g: G, unit: number): void {
  const { scores } = exitCost(g, unit)!
  const hex = g.unit.hex.of(unit)
  g.unit.hex.set(unit, NOWHERE)
  g.unit.fate.set(unit, FATE.left)
  g.unit.scored.set(unit, scores)
  g.tell(left, { unit, hex, scored: scores })
  revealSeen(g)
}

/** Begins the move of a counter that is on the map. */
export function beginMove(g: G, unit: number, most: number): void {
  g.unit.moved.set(unit, true)
  g.call(move, { unit, start: g.unit.hex.of(unit), most })
}
