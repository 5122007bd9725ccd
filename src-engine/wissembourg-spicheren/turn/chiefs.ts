import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { chiefOf } from '../command/command.ts'
import { companyOf } from '../command/nearest.ts'
import { holderOf } from '../ground/stacks.ts'
import { chanceOf, passes } from '../losses/morale.ts'
import { ledgerLines } from '../losses/table.ts'
import { entriesOf } from '../movement/arrivals.ts'
import { beginMove, move } from '../movement/move.ts'
import { canStepAnywhere } from '../movement/steps.ts'
import { chiefCalled, chiefCame, chiefTested } from '../state/entries.ts'
import {
  counterOf,
  faceOf,
  FATE,
  frame,
  hexName,
  isUnit,
  NOBODY,
  NOWHERE,
  onMap,
  scenarioOf,
  sideOf,
  unitName,
  type G,
} from '../state/kit.ts'

/** Chapter: commanders in chief. */

export const ride = verb('ride', 'unit')
export const bide = verb('bide')
export const appear = verb('appear', 'hex')

/** Whether an enemy unit stands within the alarm distance of a commander in chief. */
function isAlarmed(g: G, chief: number): boolean {
  const { grid, tables } = g.campaign
  const at = g.unit.hex.of(chief)
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (isUnit(g, unit) && onMap(g, unit) && sideOf(g, unit) !== sideOf(g, chief))
      if (grid.distance(at, g.unit.hex.of(unit)) <= tables.command.chiefAlarm) return true
  return false
}

/**
 * @rule ws.chiefs.inertia
 * Before command is verified each commander in chief may move if one die and his inertia total 6 or more; with an enemy
 * unit within three hexes he needs no test.
 */
function stirs(g: G, chief: number): boolean {
  if (isAlarmed(g, chief)) return true
  const ledger = inertiaOf(g, chief)
  const passed = passes(g, ledger, 'inertia')
  g.tell(chiefTested, { unit: chief, ledger, needed: g.campaign.tables.test.needed, passed })
  return passed
}

const inertiaOf = (g: G, chief: number): Ledger =>
  new Ledger().add('inertia', counterOf(g, chief).inertia[faceOf(g, chief)], 'ws.chiefs.inertia')

/** The odds that he will move; undefined if an enemy is near and there is no test. */
function inertiaOdds(g: G, chief: number) {
  if (isAlarmed(g, chief)) return undefined
  const moves = chanceOf(g, (fork) => stirs(fork, chief))
  return { outcome: { moves, stays: 1 - moves }, modifiers: ledgerLines(inertiaOf(g, chief)) }
}

/**
 * @rule ws.chiefs.move
 * The German commander in chief moves first, then the French one, each by his six points and as commanders do, but
 * never next to an enemy unit except to a friend. They move at no other time.
 */
export const chiefMoves = frame(
  'chief-moves',
  { side: word({ noun: 'side' }), asked: flag() },
  {
    next(g, f) {
      const chief = chiefOf(g, f.side)
      if (f.asked || chief === NOBODY || g.unit.arrivedIn.of(chief) === g.turn) return g.done()
      const way = { unit: chief, start: -1, steps: 0, spent: 0, most: counterOf(g, chief).movement }
      return canStepAnywhere(g, way, g.unit.hex.of(chief)) ? g.ask(f.side) : g.done()
    },
    about: (g, f) => ({ unit: unitName(g, chiefOf(g, f.side)), alarmed: isAlarmed(g, chiefOf(g, f.side)) }),
    offer(g, f, offer) {
      offer.add(ride, chiefOf(g, f.side))
      offer.add(bide)
    },
    answers: [
      {
        verb: ride,
        may: (g, f, why, unit) =>
          unit === chiefOf(g, f.side) ||
          (why?.because('ws.chiefs.inertia', 'no-chief', { unit: unitName(g, unit) }) ?? false),
        act(g, f, unit) {
          f.asked = true
          if (stirs(g, unit)) beginMove(g, unit, counterOf(g, unit).movement)
        },
        odds: (g, _f, unit) => inertiaOdds(g, unit),
      },
      {
        verb: bide,
        act(_g, f) {
          f.asked = true
        },
      },
    ],
  },
)

/**
 * @rule ws.options.early-chief
 * As an option Frossard may take command early: in each turn before his own a die no higher than the turn's number
 * brings him to Forbach. It costs his side a victory point.
 */
function comesEarly(g: G, chief: number): boolean {
  if (!g.frossardEarly || scenarioOf(g).early !== chief) return false
  const die = g.chance.die(g.campaign.tables.test.faces, 'early-chief')
  const comes = die <= g.turn
  g.tell(chiefCalled, { die, needed: g.turn, comes })
  return comes
}

/** The hexes where a commander in chief may appear. */
function placesOf(g: G, chief: number): number[] {
  const row = scenarioOf(g).chiefs.find((one) => one.chief === chief)!
  const free = row.placed.filter((hex) => holderOf(g, hex) !== 1 - sideOf(g, chief))
  if (free.length > 0) return free
  if (row.placed.length === 0) return entriesOf(g, chief).map(({ hex }) => hex)
  return [...new Set(companyOf(g, chief).map((unit) => g.unit.hex.of(unit)))]
}

function mayAppear(g: G, chief: number, hex: number, why?: Why): boolean {
  const places = placesOf(g, chief)
  if (places.includes(hex)) return true
  const hexes = places.map((one) => hexName(g, one)).join(', ')
  const facts = { unit: unitName(g, chief), hex: hexName(g, hex), hexes }
  return why?.because('ws.chiefs.arrival', 'elsewhere', facts) ?? false
}

/**
 * @rule ws.chiefs.arrival
 * A commander in chief who is due appears before command is verified, in one of his hexes of entry, and may move at
 * once without a test. The Crown Prince enters with the 11th Corps; Zastrow replaces Alvensleben.
 */
export const chiefArrivals = frame(
  'chief-arrivals',
  { row: word(), coming: flag() },
  {
    next(g, f) {
      const { chiefs } = scenarioOf(g)
      if (f.coming) return g.ask(sideOf(g, chiefs[f.row]!.chief))
      for (; f.row < chiefs.length; f.row += 1) {
        const { chief, turn, with: formation } = chiefs[f.row]!
        if (formation !== NOBODY || onMap(g, chief) || g.unit.fate.of(chief) !== FATE.none) continue
        if (g.turn < turn && !comesEarly(g, chief)) continue
        if (placesOf(g, chief).length === 0) continue
        f.coming = true
        return g.ask(sideOf(g, chief))
      }
      return g.done()
    },
    about: (g, f) => ({ unit: unitName(g, scenarioOf(g).chiefs[f.row]!.chief) }),
    offer(g, f, offer) {
      for (const hex of placesOf(g, scenarioOf(g).chiefs[f.row]!.chief)) offer.add(appear, hex)
    },
    answers: [
      {
        verb: appear,
        may: (g, f, why, hex) => mayAppear(g, scenarioOf(g).chiefs[f.row]!.chief, hex, why),
        act(g, f, hex) {
          const { chief, replaces, gates } = scenarioOf(g).chiefs[f.row]!
          f.coming = false
          f.row += 1
          if (replaces !== NOBODY && onMap(g, replaces)) {
            g.unit.hex.set(replaces, NOWHERE)
            g.unit.fate.set(replaces, FATE.removed)
          }
          g.unit.hex.set(chief, hex)
          g.unit.arrivedIn.set(chief, g.turn)
          g.tell(chiefCame, { unit: chief, hex })
          const [gate] = gates
          const spent = gate === undefined ? 0 : 2 * g.campaign.tables.ways[gate.way]
          g.call(move, { unit: chief, start: -1, steps: 1, spent, most: counterOf(g, chief).movement })
        },
      },
    ],
  },
)
