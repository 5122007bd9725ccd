import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { barrages } from '../artillery/barrage.ts'
import { attacks, declaration } from '../assault/declare.ts'
import { activeCounters, chiefOf, directedBy, isActive, isDetached, isInRadius } from '../command/command.ts'
import { commands } from '../command/radius.ts'
import { chanceOf, passes } from '../losses/morale.ts'
import { ledgerLines } from '../losses/table.ts'
import { choosing, isHidden, marching, startColumns } from '../movement/column-march.ts'
import { activated, activationTested, declined, directed, joined, markerHeld } from '../state/entries.ts'
import {
  counterOf,
  faceOf,
  formationName,
  formationOf,
  frame,
  isNight,
  isUnit,
  NOBODY,
  onMap,
  scenarioOf,
  sequence,
  unitName,
  type G,
} from '../state/kit.ts'
import { moves } from './moves.ts'

/** Chapter: the activation of a formation. */

export const activate = verb('activate')
export const activateWith = verb('activate-with', 'formation')
export const decline = verb('decline')
export const keep = verb('keep')

/** Whether the commanders of two formations are in command and in each other's radius. */
function stayTogether(g: G, one: number, other: number): boolean {
  const [a, b] = [formationOf(g, one).commander, formationOf(g, other).commander]
  if (!onMap(g, a) || !onMap(g, b) || g.unit.outOfCommand.of(a) || g.unit.outOfCommand.of(b)) return false
  return commands(g, a, g.unit.hex.of(b)) && commands(g, b, g.unit.hex.of(a))
}

/**
 * @rule ws.activation.joint
 * The marker of the 13th or the 16th Division may be kept, one at a time, and played with that of the next German
 * infantry division, if the commanders of both are in command and in each other's radius. The two then act as one
 * formation. A marker that is still kept when the cup is empty is played alone; one chosen by initiative cannot be
 * kept.
 */
type Drawn = { readonly formation: number; readonly last: boolean; readonly chosen: boolean }

function mayKeep(g: G, { formation, last, chosen }: Drawn, why?: Why): boolean {
  const facts = { formation: formationName(g, formation) }
  const { mayHold, commander } = formationOf(g, formation)
  if (!mayHold || !onMap(g, commander)) return why?.because('ws.activation.joint', 'not-kept', facts) ?? false
  if (g.held !== NOBODY) {
    const held = formationName(g, g.held)
    return why?.because('ws.activation.joint', 'one-kept', { ...facts, held }) ?? false
  }
  if (chosen) return why?.because('ws.activation.joint', 'chosen', facts) ?? false
  return !last || (why?.because('ws.activation.joint', 'too-late', facts) ?? false)
}

function mayJoinWith(g: G, formation: number, partner: number, why?: Why): boolean {
  const facts = { formation: formationName(g, formation), partner: formationName(g, partner) }
  if (g.held !== partner || !formationOf(g, formation).infantryDivision || formation === partner)
    return why?.because('ws.activation.joint', 'nothing-kept', facts) ?? false
  return stayTogether(g, formation, partner) || (why?.because('ws.activation.joint', 'too-far-apart', facts) ?? false)
}

/** A demoralised formation has to act: its marker may not be passed while any of its units is on the map. */
function mayDecline(g: G, formation: number, why?: Why): boolean {
  const { units } = formationOf(g, formation)
  if (!g.formation.demoralised.of(formation) || !units.some((unit) => onMap(g, unit))) return true
  return why?.because('ws.morale.demoralised-moves', 'not-idle', { formation: formationName(g, formation) }) ?? false
}

/**
 * @rule ws.activation.formation
 * When its marker is played a formation may act: its guns fire, then its counters move, then they attack. Its owner may
 * also let it do nothing; then its activation is over for this turn.
 */
export const activation = frame(
  'activation',
  { formation: word({ noun: 'formation' }), last: flag(), chosen: flag() },
  {
    next: (g, f) => g.ask(formationOf(g, f.formation).side),
    about: (g, f) => ({ formation: formationName(g, f.formation) }),
    offer(g, f, offer) {
      offer.add(activate)
      if (mayDecline(g, f.formation)) offer.add(decline)
      if (mayKeep(g, f)) offer.add(keep)
      if (g.held !== NOBODY && mayJoinWith(g, f.formation, g.held)) offer.add(activateWith, g.held)
    },
    answers: [
      {
        verb: activate,
        act(g, f) {
          const { formation } = f
          g.done()
          begin(g, formation, NOBODY)
        },
        odds: (g, f) => activationOdds(g, f.formation),
      },
      {
        verb: activateWith,
        may: (g, f, why, partner) => mayJoinWith(g, f.formation, partner, why),
        act(g, f, partner) {
          const { formation } = f
          g.held = NOBODY
          g.done()
          begin(g, formation, partner)
        },
      },
      {
        verb: decline,
        may: (g, f, why) => mayDecline(g, f.formation, why),
        act(g, f) {
          g.formation.acted.set(f.formation, true)
          g.tell(declined, { formation: f.formation })
          g.done()
        },
      },
      {
        verb: keep,
        may: (g, f, why) => mayKeep(g, f, why),
        act(g, f) {
          g.held = f.formation
          g.formation.acted.set(f.formation, true)
          g.tell(markerHeld, { formation: f.formation })
          g.done()
        },
      },
    ],
  },
)

function begin(g: G, formation: number, partner: number): void {
  g.active = formation
  g.partner = partner
  const { moved, spent, fired, attacks: targets, apart, leads, fought, attacked, inCommand } = g.unit
  for (const flags of [moved, fired, apart, fought, attacked, inCommand]) flags.clear()
  spent.fill(0)
  targets.fill(NOBODY)
  leads.fill(NOBODY)
  g.formation.acted.set(formation, true)
  if (partner === NOBODY) g.tell(activated, { formation })
  else g.tell(joined, { formation, partner })
  if (isHidden(g, formation)) g.call(hiddenActivation, {})
  else g.call(action, {})
}

/** A hidden division marches; once it is known it acts like any other. */
const hiddenActivation = sequence('hidden-activation', {}, [
  {
    run(g) {
      startColumns(g)
      if (g.realColumn !== NOBODY) return undefined
      g.beginSecrets()
      return g.call(choosing, {})
    },
  },
  { run: (g) => g.call(marching, {}) },
  { applies: (g) => !isHidden(g, g.active), run: (g) => g.call(action, {}) },
  { applies: (g) => isHidden(g, g.active), run: (g) => end(g) },
])

/**
 * @rule ws.activation.test
 * A commander out of command acts with his formation if a die and his command value total 6 or more; the French have 2
 * less in the first two turns at Spicheren, both sides 1 less at night. If he fails he stays where he is and all his
 * units are out of command; their guns may still fire.
 */
function testActivation(g: G, formation: number): boolean {
  if (!isTested(g, formation)) return true
  const { commander } = formationOf(g, formation)
  const ledger = activationLedger(g, formation)
  const passed = passes(g, ledger, 'activation')
  g.tell(activationTested, { unit: commander, ledger, needed: g.campaign.tables.test.needed, passed })
  return passed
}

const isTested = (g: G, formation: number): boolean => {
  const { commander } = formationOf(g, formation)
  return onMap(g, commander) && g.unit.outOfCommand.of(commander)
}

function activationLedger(g: G, formation: number): Ledger {
  const { commander, side } = formationOf(g, formation)
  const rule = 'ws.activation.test'
  const { sluggish } = scenarioOf(g)
  const isSluggish = sluggish !== undefined && sluggish.side === side && g.turn <= sluggish.turns
  return new Ledger()
    .add('command', counterOf(g, commander).command[faceOf(g, commander)], rule)
    .addIf(isSluggish, 'sluggish', sluggish?.modifier ?? 0, rule)
    .addIf(isNight(g), 'night', g.campaign.tables.night.dice, rule)
}

/** The odds that a formation whose commander is out of command acts as if he were in command. */
function activationOdds(g: G, formation: number) {
  if (!isTested(g, formation)) return undefined
  const acts = chanceOf(g, (fork) => testActivation(fork, formation))
  return { outcome: { acts, paralysed: 1 - acts }, modifiers: ledgerLines(activationLedger(g, formation)) }
}

/** Determines the counters in command for this activation. */
function checkCommand(g: G, formation: number, passed: boolean): void {
  if (formation === NOBODY) return
  const { units, commander } = formationOf(g, formation)
  if (passed) g.unit.inCommand.set(commander, true)
  for (const unit of units) {
    const isIn = (passed || isDetached(g, unit)) && isInRadius(g, unit)
    if (isIn || g.unit.directed.of(unit)) g.unit.inCommand.set(unit, true)
  }
}

const action = sequence('action', {}, [
  {
    run(g) {
      // A commander who has just arrived is in command this turn.
      const passed = testActivation(g, g.active)
      const also = g.partner === NOBODY || testActivation(g, g.partner)
      checkCommand(g, g.active, passed)
      checkCommand(g, g.partner, also)
    },
  },
  { run: (g) => g.call(directing, {}) },
  { run: (g) => g.call(barrages, {}) },
  { run: (g) => g.call(moves, {}) },
  { run: (g) => g.call(declaration, {}) },
  { run: (g) => g.call(attacks, {}) },
  { run: (g) => end(g) },
])

function end(g: G): undefined {
  g.active = NOBODY
  g.partner = NOBODY
}

export const direct = verb('direct', 'unit')
export const endDirecting = verb('end-directing')

/**
 * @rule ws.command.direct
 * A commander in chief may himself command units in his radius, up to his inertia value per turn, in their commander's
 * radius or not. They act as units in command, whatever the state of their commander.
 */
function mayDirect(g: G, unit: number, why?: Why): boolean {
  const no = (reason: string, more = {}): false =>
    why?.because('ws.command.direct', reason, { unit: unitName(g, unit), ...more }) ?? false
  if (!isUnit(g, unit) || !isActive(g, unit) || !onMap(g, unit)) return no('not-active')
  if (g.unit.inCommand.of(unit)) return no('in-command')
  const { side } = counterOf(g, unit)
  const chief = chiefOf(g, side)
  if (chief === NOBODY) return no('no-chief')
  if (!commands(g, chief, g.unit.hex.of(unit))) return no('too-far', why && { chief: unitName(g, chief) })
  const most = counterOf(g, chief).inertia[faceOf(g, chief)]
  return directedBy(g, side) < most || no('used', why && { most, chief: unitName(g, chief) })
}

const directing = frame(
  'directing',
  {},
  {
    next(g) {
      for (const unit of activeCounters(g)) if (mayDirect(g, unit)) return g.ask(formationOf(g, g.active).side)
      return g.done()
    },
    offer(g, _f, offer) {
      for (const unit of activeCounters(g)) if (mayDirect(g, unit)) offer.add(direct, unit)
      offer.add(endDirecting)
    },
    answers: [
      {
        verb: direct,
        may: (g, _f, why, unit) => mayDirect(g, unit, why),
        act(g, _f, unit) {
          g.unit.directed.set(unit, true)
          g.unit.inCommand.set(unit, true)
          g.tell(directed, { unit, chief: chiefOf(g, counterOf(g, unit).side) })
        },
      },
      {
        verb: endDirecting,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/** The frames that only this file calls. */
export const ofActivation = [hiddenActivation, action, directing] as const
