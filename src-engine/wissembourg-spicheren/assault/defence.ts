import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { distance, firePower, isInArc, rangeOf, reaches } from '../ground/range.ts'
import { isClose } from '../artillery/barrage.ts'
import { commandersIn, troopsIn, unitsIn } from '../ground/stacks.ts'
import { helped, supported, tookPart } from '../state/entries.ts'
import {
  counterOf,
  faceOf,
  frame,
  hexName,
  isGuns,
  isUnit,
  onMap,
  otherSide,
  scenarioOf,
  sideOf,
  strengthOf,
  unitName,
  type G,
} from '../state/kit.ts'
import { allot, attackersOf, effectOn, hindranceAt, sourceIn, type Source } from './values.ts'

/** Chapter: the defence. Who fights beside the unit that is attacked, and how the points are shared out. */

export const help = verb('help', 'unit')
export const support = verb('support', 'unit')
export const takePart = verb('take-part', 'unit')
export const receive = verb('receive')
export const give = verb('give', 'number')

/** Does an attacker stand next to a unit that could strike at it? */
const canStrike = (g: G, unit: number, attacker: number): boolean =>
  distance(g, unit, g.unit.hex.of(attacker)) === 1 && hindranceAt(g, unit, g.unit.hex.of(attacker)) !== 'closed'

/**
 * @rule ws.defence.helpers
 * Troops of the defender that stand next to an attacker and are not attacked themselves in this activation may add their value to the
 * defence, against the attackers they stand next to.
 */
function mayHelp(g: G, hex: number, unit: number, why?: Why): boolean {
  const facts = { unit: unitName(g, unit) }
  const no = (reason: string): false => why?.because('ws.defence.helpers', reason, facts) ?? false
  if (!isUnit(g, unit) || isGuns(g, unit) || !onMap(g, unit)) return no('no-troops')
  if (sideOf(g, unit) !== defenderOf(g)) return no('other-side')
  if (g.unit.adds.of(unit)) return no('already')
  if (g.unit.attacked.of(unit) || g.unit.hex.of(unit) === hex) return no('attacked')
  return attackersOf(g).some((attacker) => canStrike(g, unit, attacker)) || no('not-beside')
}

const defenderOf = (g: G): number => otherSide(sideOf(g, attackersOf(g)[0]!))

/**
 * @rule ws.artillery.support
 * A gun supports a defence of its own formation, once in an activation, against attackers within half its range, in its arc and in
 * sight; its own hex it supports whosever it is. At Wissembourg French guns support any French unit, once in a turn.
 */
function maySupport(g: G, hex: number, gun: number, why?: Why): boolean {
  const facts = { unit: unitName(g, gun) }
  const no = (rule: string, reason: string): false => why?.because(rule, reason, facts) ?? false
  if (!isGuns(g, gun) || !onMap(g, gun)) return no('ws.artillery.once', 'no-guns')
  const side = sideOf(g, gun)
  if (side !== defenderOf(g)) return no('ws.defence.helpers', 'other-side')
  if (g.unit.adds.of(gun) || g.unit.fired.of(gun)) return no('ws.artillery.once', 'fired')
  const serves = scenarioOf(g).anySupport === side
  if (serves && g.unit.supported.of(gun)) return no('ws.artillery.support', 'once-a-turn')
  const { formation } = counterOf(g, gun)
  const isOwn = unitsIn(g, hex).some((unit) => counterOf(g, unit).formation === formation)
  if (!serves && !isOwn && g.unit.hex.of(gun) !== hex) return no('ws.artillery.support', 'other-formation')
  return attackersOf(g).some((attacker) => canSupport(g, gun, attacker)) || noReach(g, gun, why)
}

const noReach = (g: G, gun: number, why?: Why): false =>
  why?.because('ws.artillery.support', 'out-of-reach', { unit: unitName(g, gun), range: rangeOf(g, gun, true) }) ??
  false

const canSupport = (g: G, gun: number, attacker: number): boolean => {
  const hex = g.unit.hex.of(attacker)
  return reaches(g, gun, hex, true) && isInArc(g, gun, hex)
}

function mayTakePart(g: G, hex: number, commander: number, why?: Why): boolean {
  const facts = { unit: unitName(g, commander) }
  const { kind, formation, bonus, side } = counterOf(g, commander)
  const isThere =
    kind === 'commander' &&
    side === defenderOf(g) &&
    g.unit.hex.of(commander) === hex &&
    unitsIn(g, hex).some((unit) => counterOf(g, unit).formation === formation)
  if (!isThere) return why?.because('ws.command.bonus', 'not-there', facts) ?? false
  if (g.unit.adds.of(commander)) return why?.because('ws.command.bonus', 'already', facts) ?? false
  return bonus[faceOf(g, commander)] > 0 || (why?.because('ws.command.bonus', 'none', facts) ?? false)
}

/** Everything that may still be added to the defence. */
export function visitOptions(g: G, hex: number, visit: (kind: typeof help, unit: number) => void): void {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (mayHelp(g, hex, unit)) visit(help, unit)
    else if (maySupport(g, hex, unit)) visit(support, unit)
  }
  for (const commander of commandersIn(g, hex)) if (mayTakePart(g, hex, commander)) visit(takePart, commander)
}

function hasOption(g: G, hex: number): boolean {
  let found = false
  visitOptions(g, hex, () => (found = true))
  return found
}

export const defence = frame(
  'defence',
  { hex: word({ noun: 'hex' }) },
  {
    next: (g, f) => (hasOption(g, f.hex) ? g.ask(defenderOf(g)) : g.done()),
    about: (g, f) => ({ hex: hexName(g, f.hex) }),
    offer(g, f, offer) {
      visitOptions(g, f.hex, (kind, unit) => offer.add(kind, unit))
      offer.add(receive)
    },
    answers: [
      {
        verb: help,
        may: (g, f, why, unit) => mayHelp(g, f.hex, unit, why),
        act(g, _f, unit) {
          g.unit.adds.set(unit, true)
          g.tell(helped, { unit })
        },
      },
      {
        verb: support,
        may: (g, f, why, gun) => maySupport(g, f.hex, gun, why),
        act(g, _f, gun) {
          g.unit.adds.set(gun, true)
          g.unit.fired.set(gun, true)
          g.unit.supported.set(gun, true)
          g.tell(supported, { unit: gun })
        },
      },
      {
        verb: takePart,
        may: (g, f, why, commander) => mayTakePart(g, f.hex, commander, why),
        act(g, _f, commander) {
          g.unit.adds.set(commander, true)
          g.tell(tookPart, { unit: commander })
        },
      },
      {
        verb: receive,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/** All who strike at the attackers: the troops of the hex as one, each helper, each gun. */
export function sourcesOf(g: G, hex: number): Source[] {
  const found: Source[] = troopsIn(g, hex).length > 0 ? [sourceIn(g, hex)] : []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!g.unit.adds.of(unit) || !isUnit(g, unit) || !onMap(g, unit) || sideOf(g, unit) !== defenderOf(g)) continue
    const guns = isGuns(g, unit)
    const isStacked = unitsIn(g, g.unit.hex.of(unit)).length > 1
    const points = guns ? firePower(g, unit, isStacked, scenarioOf(g).narrowHex) : strengthOf(g, unit)
    found.push({ units: [unit], points, isGuns: guns })
  }
  return found
}

/** The attackers at whom a source may strike. */
export function strikesAt(g: G, hex: number, { units, isGuns: guns }: Source): number[] {
  const [unit] = units
  if (unit === undefined) return []
  return attackersOf(g).filter((attacker) => {
    if (guns) return canSupport(g, unit, attacker)
    return g.unit.hex.of(unit) === hex || canStrike(g, unit, attacker)
  })
}

/** Guns beside attackers make the fire better against each of them, however their points are shared out. */
export function fireAtClose(g: G, source: Source, reach: readonly number[]): void {
  if (!source.isGuns) return
  for (const attacker of reach)
    if (isClose(g, source.units[0]!, g.unit.hex.of(attacker))) g.unit.againstGuns.set(attacker, true)
}

/**
 * @rule ws.defence.split
 * The defender shares each value out among the attackers as he likes, in whole points; those against whom nothing is given are still
 * rolled for in column 0.
 */
export const split = frame(
  'split',
  { hex: word({ noun: 'hex' }), source: word(), target: word(), left: word({ start: -1 }) },
  {
    next(g, f) {
      const sources = sourcesOf(g, f.hex)
      const source = sources[f.source]
      if (source === undefined) return g.done()
      const reach = strikesAt(g, f.hex, source)
      if (f.left < 0) {
        f.left = source.points
        fireAtClose(g, source, reach)
      }
      const attacker = reach[f.target]
      if (attacker !== undefined && f.left > 0 && f.target < reach.length - 1) return g.ask(defenderOf(g))
      // The last of them has what is left.
      if (attacker !== undefined) allot(g, source, attacker, f.left)
      f.source += 1
      f.target = 0
      f.left = -1
      return 'again'
    },
    about(g, f) {
      const source = sourcesOf(g, f.hex)[f.source]!
      const attacker = strikesAt(g, f.hex, source)[f.target]!
      return {
        unit: unitName(g, source.units[0]!),
        target: unitName(g, attacker),
        left: f.left,
        halved: f.left > 1 && effectOn(g, source, attacker, 2) === 1,
      }
    },
    offer(_g, f, offer) {
      for (let points = 0; points <= f.left; points++) offer.add(give, points)
    },
    answers: [
      {
        verb: give,
        may: (_g, f, why, points) =>
          points <= f.left || (why?.because('ws.defence.split', 'too-many', { points, left: f.left }) ?? false),
        act(g, f, points) {
          const source = sourcesOf(g, f.hex)[f.source]!
          allot(g, source, strikesAt(g, f.hex, source)[f.target]!, points)
          f.left -= points
          f.target += 1
        },
      },
    ],
  },
)
