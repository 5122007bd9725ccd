import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import { word } from '../../kernel/values/shape.ts'
import { breakOff } from './break-off.ts'
import { activation } from '../state/entries.ts'
import { ledgerLines } from '../fighting/fire.ts'
import { frame, unitName, unitOf, type G } from '../state/kit.ts'
import { firstMoves, movement } from './movement.ts'
import { inMelee, isSuppressed, onMap, qualityOf } from '../state/units.ts'

/** Chapter: activation. */

export const activate = verb('activate', 'unit')
export const endMoves = verb('end-moves')

/**
 * @rule ps.activation.once
 * Each unit on the map may try once in its side's half-turn, except guns that have fired or are suppressed.
 */
export function mayActivate(g: G, side: number, unit: number, why?: Why): boolean {
  const name = unitName(g, unit)
  if (unitOf(g, unit).side !== side) return why?.because('ps.activation.once', 'not-yours', { unit: name }) ?? false
  if (!onMap(g, unit)) return why?.because('ps.activation.once', 'not-on-map', { unit: name }) ?? false
  if (g.unit.tried.of(unit)) return why?.because('ps.activation.once', 'tried', { unit: name }) ?? false
  const from = g.unit.activeFrom.of(unit)
  if (from > g.turn) return why?.because('ps.arrivals.activation', 'arrived', { unit: name, turn: from }) ?? false
  if (isSuppressed(g, unit)) return why?.because('ps.units.suppressed', 'no-move', { unit: name }) ?? false
  return mayMoveGuns(g, unit, why)
}

/**
 * @rule ps.movement.guns
 * Guns that have fired this turn do not move; for other units firing costs no movement.
 */
function mayMoveGuns(g: G, unit: number, why?: Why): boolean {
  if (unitOf(g, unit).class !== 'artillery' || !g.unit.fired.of(unit)) return true
  return why?.because('ps.movement.guns', 'fired', { unit: unitName(g, unit) }) ?? false
}

function activationLedger(g: G, unit: number): Ledger {
  const quality = qualityOf(g, unit)
  return new Ledger().add(quality, g.campaign.tables.activation.quality[quality], 'ps.activation.roll')
}

/**
 * @rule ps.activation.roll
 * Prussians and Garibaldians need a lower roll than all others; elite units have a positive modifier, poor ones a
 * negative one.
 */
function isActivated(g: G, unit: number): boolean {
  const needed = unitOf(g, unit).activatedBy
  const ledger = activationLedger(g, unit)
  ledger.add('die', g.chance.die(g.campaign.tables.dieFaces, 'activation'), 'ps.activation.roll')
  const active = ledger.total >= needed
  g.tell(activation, { unit, ledger, needed, active })
  return active
}

export function activationOdds(g: G, unit: number) {
  let activated = 0
  let active = false
  everyOutcome(
    g,
    (fork) => {
      active = isActivated(fork, unit)
    },
    (_fork, probability) => {
      if (active) activated += probability
    },
  )
  return { activated, needed: unitOf(g, unit).activatedBy, modifiers: ledgerLines(activationLedger(g, unit)) }
}

/**
 * @rule ps.activation.move
 * An activated unit moves or breaks off at once, before the next one tries.
 */
export const activations = frame(
  'activations',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayActivate(g, f.side, unit)) return g.ask(f.side)
      return g.done()
    },
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayActivate(g, f.side, unit)) offer.add(activate, unit)
      offer.add(endMoves)
    },
    answers: [
      {
        verb: activate,
        may: (g, f, why, unit) => mayActivate(g, f.side, unit, why),
        act(g, _f, unit) {
          g.unit.tried.set(unit, true)
          if (!isActivated(g, unit)) return
          if (inMelee(g, unit)) g.call(breakOff, { unit })
          else g.call(movement, { unit, most: firstMoves(g, unit) })
        },
        odds: (g, _f, unit) => activationOdds(g, unit),
      },
      {
        verb: endMoves,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
