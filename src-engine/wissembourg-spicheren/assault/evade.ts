import { verb } from '../../kernel/actions/actions.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { commandersIn, troopsIn, unitsIn } from '../ground/stacks.ts'
import { enter } from '../hidden/enter.ts'
import { goWith } from '../losses/commanders.ts'
import { evasionHexes } from '../losses/retreat-hexes.ts'
import { conditionSince, disorganise, turnOver } from '../losses/steps.ts'
import { fallIn, turning } from '../losses/turning.ts'
import { isDisorderedBy } from '../movement/steps.ts'
import { evaded } from '../state/entries.ts'
import { counterOf, frame, hexName, NOWHERE, onMap, sideOf, unitName, type G } from '../state/kit.ts'
import { fightFrom } from './forecast.ts'
import { attackersOf } from './values.ts'

/** Chapter: retreat before combat. */

export const evade = verb('evade', 'hex')
export const standFirm = verb('stand-firm')

const paces = (g: G): number[] => attackersOf(g).map((unit) => counterOf(g, unit).movement)

/**
 * @rule ws.assault.evade
 * Before each attack a unit with at least the movement points of all its attackers may retreat one hex instead of
 * fighting, to any hex outside enemy zones of control with room for it; cavalry attacked only by infantry, two hexes.
 * Unless it has more points than each attacker it is disorganised, or loses a step. The attacker may occupy the hex.
 */
export function mayEvade(g: G, unit: number): boolean {
  const fastest = Math.max(...paces(g))
  return counterOf(g, unit).movement >= fastest && evasionHexes(g, unit, g.unit.hex.of(unit)).length > 0
}

/** Cavalry attacked only by infantry may go on by a second hex. */
function mayGoOn(g: G, unit: number): boolean {
  const isChased = attackersOf(g).some((one) => counterOf(g, one).kind === 'cavalry')
  return counterOf(g, unit).kind === 'cavalry' && !isChased && evasionHexes(g, unit, g.unit.hex.of(unit)).length > 0
}

function mayEvadeTo(g: G, unit: number, hex: number, why?: Why): boolean {
  const open = evasionHexes(g, unit, g.unit.hex.of(unit))
  if (open.includes(hex)) return true
  const facts = { unit: unitName(g, unit), hex: hexName(g, hex), hexes: open.map((one) => hexName(g, one)).join(', ') }
  return why?.because('ws.assault.evade', 'elsewhere', facts) ?? false
}

export const evasion = frame(
  'evasion',
  { unit: word({ noun: 'unit' }), hex: word({ noun: 'hex' }), gone: flag() },
  {
    next(g, f) {
      const isPossible = onMap(g, f.unit) && (f.gone ? mayGoOn(g, f.unit) : mayEvade(g, f.unit))
      return isPossible ? g.ask(sideOf(g, f.unit)) : g.done()
    },
    prompt: (_g, f) => (f.gone ? 'evasion.on' : 'evasion'),
    about: (g, f) => ({ unit: unitName(g, f.unit), hex: hexName(g, g.unit.hex.of(f.unit)) }),
    offer(g, f, offer) {
      for (const hex of evasionHexes(g, f.unit, g.unit.hex.of(f.unit))) offer.add(evade, hex)
      offer.add(standFirm)
    },
    answers: [
      {
        verb: evade,
        may: (g, f, why, hex) => mayEvadeTo(g, f.unit, hex, why),
        act(g, f, hex) {
          go(g, f.unit, hex, f.gone)
          if (f.gone) g.done()
          else f.gone = true
        },
        odds: (g, f, hex) => evasionOdds(g, f, hex),
      },
      {
        verb: standFirm,
        act(g) {
          g.done()
        },
        odds: (g, f) =>
          f.gone ? undefined : { outcome: fightFrom(g, f.hex, 'alone'), helped: fightFrom(g, f.hex, 'all') },
      },
    ],
  },
)

function go(g: G, unit: number, hex: number, again: boolean): void {
  const from = g.unit.hex.of(unit)
  const fastest = Math.max(...paces(g))
  g.tell(evaded, { unit, from, hex })
  enter(g, unit, hex)
  fallIn(g, unit)
  if (troopsIn(g, from).length === 0)
    for (const commander of commandersIn(g, from))
      if (sideOf(g, commander) === sideOf(g, unit)) goWith(g, commander, unit)
  payFor(g, unit, from, hex, !again && counterOf(g, unit).movement <= fastest)
  if (onMap(g, unit)) g.interrupt(turning, { unit })
}

/** What the retreat costs the unit itself: it is disorganised if it is not faster, and cavalry also in woods. */
function payFor(g: G, unit: number, from: number, hex: number, isCaught: boolean): void {
  if (isCaught) disorganise(g, unit)
  if (isDisorderedBy(g, unit, from, hex)) turnOver(g, unit)
}

/** The certain effect on a unit that goes, and the forecast of the fight for the units that stay. */
function evasionOdds(g: G, { unit, hex, gone }: { unit: number; hex: number; gone: boolean }, to: number) {
  const isCaught = !gone && counterOf(g, unit).movement <= Math.max(...paces(g))
  const itself = onFork(g, (fork) => {
    payFor(fork, unit, g.unit.hex.of(unit), to, isCaught)
    return conditionSince(g, fork, unit)
  })
  const stay = unitsIn(g, hex).some((one) => one !== unit)
  return stay ? { itself, outcome: fightFrom(g, hex, 'alone', (fork) => fork.unit.hex.set(unit, NOWHERE)) } : { itself }
}
