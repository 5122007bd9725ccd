import { verb } from '../../kernel/actions/actions.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { enemiesBeside } from '../ground/facing.ts'
import { rallyLedger, testRally } from '../losses/morale.ts'
import { ledgerLines } from '../losses/table.ts'
import { frame, hexName, isUnit, onMap, sideOf, unitName, type G } from '../state/kit.ts'

/** Chapter: rally. */

export const rally = verb('rally', 'unit')
export const endRally = verb('end-rally')

/**
 * @rule ws.rally.who
 * At the end of the turn, after the removal of all out-of-command markers, each disorganised unit with no enemy unit
 * adjacent may try once to rally.
 */
function mayRally(g: G, side: number, unit: number, why?: Why): boolean {
  const no = (reason: string, more = {}): false =>
    why?.because('ws.rally.who', reason, { unit: unitName(g, unit), ...more }) ?? false
  if (!isUnit(g, unit) || sideOf(g, unit) !== side || !onMap(g, unit)) return no('not-yours')
  if (!g.unit.disorganised.of(unit)) return no('in-order')
  if (g.unit.tried.of(unit)) return no('once', { turn: g.turn })
  const enemies = enemiesBeside(g, g.unit.hex.of(unit), side)
  if (enemies.length === 0 || why === undefined) return enemies.length === 0
  const units = enemies.map((enemy) => unitName(g, enemy)).join(', ')
  return no('beside-enemy', { hex: hexName(g, g.unit.hex.of(unit)), units, count: enemies.length })
}

/**
 * @rule ws.rally.test
 * A unit that passes is turned back to good order; one that fails remains as it was. Steps never come back.
 */
function tryRally(g: G, unit: number): void {
  g.unit.tried.set(unit, true)
  if (testRally(g, unit)) g.unit.disorganised.set(unit, false)
}

function rallyOdds(g: G, unit: number) {
  const outcome = { rallied: 0, not: 0 }
  const modifiers = ledgerLines(rallyLedger(g, unit))
  everyOutcome(
    g,
    (fork) => tryRally(fork, unit),
    (fork, probability) => {
      outcome[fork.unit.disorganised.of(unit) ? 'not' : 'rallied'] += probability
    },
  )
  return { outcome, modifiers }
}

export const rallies = frame(
  'rallies',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayRally(g, f.side, unit)) return g.ask(f.side)
      return g.done()
    },
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayRally(g, f.side, unit)) offer.add(rally, unit)
      offer.add(endRally)
    },
    answers: [
      {
        verb: rally,
        may: (g, f, why, unit) => mayRally(g, f.side, unit, why),
        act: (g, _f, unit) => tryRally(g, unit),
        odds: (g, _f, unit) => rallyOdds(g, unit),
      },
      {
        verb: endRally,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
