import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { commandersIn, gunsIn, troopsIn, unitsIn } from '../ground/stacks.ts'
import { enter } from '../hidden/enter.ts'
import { following, testCommander } from '../losses/commanders.ts'
import { hit, RESULT } from '../losses/hits.ts'
import { loseGunsIn, turnOver } from '../losses/steps.ts'
import { rollOnTable } from '../losses/table.ts'
import { fallIn, turning } from '../losses/turning.ts'
import { isDisorderedBy } from '../movement/steps.ts'
import { advanced, assaulted, defended, tookPart } from '../state/entries.ts'
import { counterOf, faceOf, frame, hexName, NOBODY, onMap, otherSide, sideOf, unitName, type G } from '../state/kit.ts'
import { defence, split } from './defence.ts'
import { evasion } from './evade.ts'
import { fightFrom } from './forecast.ts'
import { addTo, takePart } from './help.ts'
import {
  assaultColumns,
  assaultDie,
  attackersOf,
  bonusIn,
  bonusOfLeader,
  defenceColumns,
  defenceDie,
} from './values.ts'

/** Chapter: one attack, from the retreat before it to the advance after it. */

export const keepOut = verb('keep-out')
export const bear = verb('bear', 'unit')
export const advance = verb('advance', 'unit')
export const holdBack = verb('hold-back')

/** The commander stacked with an attacking unit who may take part and does not yet. */
function commanderWith(g: G, unit: number): number {
  const { formation } = counterOf(g, unit)
  return (
    commandersIn(g, g.unit.hex.of(unit)).find((commander) => {
      const row = counterOf(g, commander)
      return row.formation === formation && row.bonus[faceOf(g, commander)] > 0 && !g.unit.adds.of(commander)
    }) ?? NOBODY
  )
}

/** The attacker's commander takes part or keeps out of danger. */
export const participation = frame(
  'participation',
  { commander: word({ noun: 'unit' }) },
  {
    next: (g, f) => g.ask(sideOf(g, f.commander)),
    about: (g, f) => ({ unit: unitName(g, f.commander) }),
    offer(_g, f, offer) {
      offer.add(takePart, f.commander)
      offer.add(keepOut)
    },
    answers: [
      {
        verb: takePart,
        may: (g, f, why, commander) =>
          commander === f.commander ||
          (why?.because('ws.command.bonus', 'not-there', { unit: unitName(g, commander) }) ?? false),
        act(g, f) {
          addTo(g, f.commander)
          g.tell(tookPart, { unit: f.commander })
          g.done()
        },
        odds: (g, f) => participationOdds(g, f.commander, true),
      },
      {
        verb: keepOut,
        act(g) {
          g.done()
        },
        odds: (g, f) => participationOdds(g, f.commander, false),
      },
    ],
  },
)

/** The forecast of the attack with the commander's bonus or without it. */
function participationOdds(g: G, commander: number, takesPart: boolean) {
  const hex = g.unit.attacks.of(attackersOf(g)[0]!)
  const answer = (fork: G): void => {
    if (takesPart) addTo(fork, commander)
  }
  return { outcome: fightFrom(g, hex, 'alone', answer), helped: fightFrom(g, hex, 'all', answer) }
}

/** With two regiments in a hex, the owner chooses which one loses the step. */
export const bearing = frame(
  'bearing',
  { hex: word({ noun: 'hex' }), side: word({ noun: 'side' }) },
  {
    next: (g, f) => g.ask(f.side),
    about: (g, f) => ({ hex: hexName(g, f.hex) }),
    offer(g, f, offer) {
      for (const unit of troopsIn(g, f.hex)) offer.add(bear, unit)
    },
    answers: [
      {
        verb: bear,
        may: (g, f, why, unit) =>
          troopsIn(g, f.hex).includes(unit) ||
          (why?.because('ws.losses.pairs', 'elsewhere', { unit: unitName(g, unit), hex: hexName(g, f.hex) }) ?? false),
        act(g, _f, unit) {
          g.done(unit)
        },
      },
    ],
  },
)

/** The units that may advance into the captured hex: only the cavalry if there is any. */
function advancersInto(g: G, hex: number): number[] {
  const all = attackersOf(g).filter((unit) => {
    const from = g.unit.hex.of(unit)
    const direction = g.campaign.grid.directionTo(from, hex)
    return direction !== undefined && counterOf(g, unit).costs[6 * from + direction]! >= 0
  })
  const riders = all.filter((unit) => counterOf(g, unit).kind === 'cavalry')
  return riders.length > 0 ? riders : all
}

function mayAdvance(g: G, hex: number, unit: number, why?: Why): boolean {
  const all = advancersInto(g, hex)
  if (all.includes(unit)) return true
  const facts = { unit: unitName(g, unit), hex: hexName(g, hex), units: all.map((one) => unitName(g, one)).join(', ') }
  return why?.because('ws.assault.advance', 'other', facts) ?? false
}

function hasToAdvance(g: G, hex: number, why?: Why): false {
  const units = advancersInto(g, hex)
    .map((one) => unitName(g, one))
    .join(', ')
  return why?.because('ws.assault.advance', 'must', { hex: hexName(g, hex), units }) ?? false
}

/**
 * @rule ws.assault.advance
 * When the defenders' hex is empty, one unit that took part has to advance into it: cavalry if any took part, never
 * guns. After a retreat before combat one may advance. It may turn by one hexside. Its commander goes with it or
 * remains. A defender that holds its hex never advances, but may turn by one hexside.
 */
export const advancing = frame(
  'advancing',
  { hex: word({ noun: 'hex' }), side: word({ noun: 'side' }), free: flag() },
  {
    next(g, f) {
      const all = advancersInto(g, f.hex)
      const [only] = all
      if (only === undefined || unitsIn(g, f.hex).length > 0) return g.done()
      if (f.free || all.length > 1) return g.ask(f.side)
      goForward(g, only, f.hex)
      return g.done()
    },
    prompt: (_g, f) => (f.free ? 'advancing.free' : 'advancing'),
    about: (g, f) => ({ hex: hexName(g, f.hex) }),
    offer(g, f, offer) {
      for (const unit of advancersInto(g, f.hex)) offer.add(advance, unit)
      if (f.free) offer.add(holdBack)
    },
    answers: [
      {
        verb: advance,
        may: (g, f, why, unit) => mayAdvance(g, f.hex, unit, why),
        act(g, f, unit) {
          goForward(g, unit, f.hex)
          g.done()
        },
      },
      {
        verb: holdBack,
        may: (g, f, why) => f.free || hasToAdvance(g, f.hex, why),
        act(g) {
          g.done()
        },
      },
    ],
  },
)

function goForward(g: G, unit: number, hex: number): void {
  const from = g.unit.hex.of(unit)
  g.tell(advanced, { unit, hex })
  if (isDisorderedBy(g, unit, from, hex)) turnOver(g, unit)
  enter(g, unit, hex)
  fallIn(g, unit)
  g.interrupt(turning, { unit })
  for (const commander of commandersIn(g, from))
    if (counterOf(g, commander).formation === counterOf(g, unit).formation) g.interrupt(following, { commander, unit })
}

const stages = {
  begins: 0,
  evading: 1,
  defends: 2,
  strikes: 3,
  assaults: 4,
  suffers: 5,
  ends: 6,
} as const

/**
 * @rule ws.defence.combat
 * The defender acts first: one roll against each attacker with the points given against it, in protection 1, and the
 * result applies at once. Then the attackers still in place make their assault.
 */
export const attack = frame(
  'attack',
  {
    hex: word({ noun: 'hex' }),
    lead: word({ noun: 'unit' }),
    united: flag(),
    stage: word(),
    /** The unit handled last; -1 before the first. */
    at: word({ start: -1 }),
    result: word(),
    /** The one of two units that loses the step. */
    bearer: word({ start: -1, noun: 'unit' }),
  },
  {
    next(g, f) {
      const { hex, lead } = f
      const side = sideOf(g, lead)
      switch (f.stage) {
        case stages.begins: {
          f.stage = stages.evading
          const commander = f.united ? NOBODY : commanderWith(g, lead)
          return commander === NOBODY ? 'again' : g.call(participation, { commander })
        }
        case stages.evading: {
          const unit = after(unitsIn(g, hex), f.at)
          f.at = unit
          if (unit !== NOBODY) return g.call(evasion, { unit, hex })
          if (unitsIn(g, hex).length > 0) f.stage = stages.defends
          else {
            // The defenders are gone: no unit has charged, and no commander was in danger.
            g.unit.charges.clear()
            g.unit.adds.clear()
            f.stage = stages.ends
            return g.call(advancing, { hex, side, free: true })
          }
          return g.call(defence, { hex })
        }
        case stages.defends:
          f.stage = stages.strikes
          return g.call(split, { hex })
        case stages.strikes: {
          const unit = after(attackersOf(g), f.at)
          f.at = unit
          if (unit !== NOBODY) return g.call(hit, { unit, result: strikeAt(g, unit, hex), defends: false })
          f.stage = stages.assaults
          return 'again'
        }
        case stages.assaults: {
          const all = attackersOf(g)
          if (all.length === 0) f.stage = stages.ends
          else if (troopsIn(g, hex).length === 0) {
            overrunGuns(g, hex)
            f.stage = stages.ends
            return g.call(advancing, { hex, side })
          } else {
            f.result = storm(g, all, hex, f)
            f.stage = stages.suffers
            if (f.result === RESULT.loss && troopsIn(g, hex).length > 1)
              return g.call(bearing, { hex, side: otherSide(side) })
          }
          return 'again'
        }
        case stages.suffers: {
          const unit = after(troopsIn(g, hex), f.at)
          f.at = unit
          if (unit !== NOBODY) return g.call(hit, { unit, result: shareOf(f, unit), defends: true })
          loseGunsIn(g, hex, gunsIn(g, hex))
          f.stage = stages.ends
          if (unitsIn(g, hex).length === 0) return g.call(advancing, { hex, side })
          return 'again'
        }
        default:
          return finish(g, f)
      }
    },
    resume(_g, f, result) {
      if (f.stage === stages.suffers && f.result === RESULT.loss && f.bearer === NOBODY && f.at === NOBODY)
        f.bearer = result
    },
  },
)

/** The next of these units in the order of battle. */
const after = (units: readonly number[], last: number): number => units.find((unit) => unit > last) ?? NOBODY

/** The defence rolls against one attacker. */
function strikeAt(g: G, unit: number, hex: number): number {
  const columns = defenceColumns(g, unit)
  const ledger = defenceDie(g, unit, hex)
  const result = rollOnTable(g, columns, ledger, 'defence')
  g.tell(defended, { hex, unit, columns, ledger, result })
  return result
}

/**
 * @rule ws.assault.roll
 * The values of units that attack together are added and rolled once; a unit that attacks on its own rolls for itself.
 */
function storm(
  g: G,
  attackers: readonly number[],
  hex: number,
  { united, lead }: { united: boolean; lead: number },
): number {
  const bonus = united ? bonusOfLeader(g, hex) : bonusIn(g, g.unit.hex.of(lead))
  const columns = assaultColumns(g, attackers, hex)
  const ledger = assaultDie(g, attackers, hex, bonus)
  const result = rollOnTable(g, columns, ledger, 'assault')
  g.tell(assaulted, { unit: attackers[0]!, hex, columns, ledger, result })
  return result
}

/**
 * @rule ws.losses.pairs
 * Two units in a hex are both attacked: a T and a D apply to both; the step of a D+1 is lost by the one their owner
 * chooses.
 */
const shareOf = ({ result, bearer }: { result: number; bearer: number }, unit: number): number =>
  result === RESULT.loss && bearer !== NOBODY && bearer !== unit ? RESULT.disorganised : result

/**
 * @rule ws.artillery.alone
 * Guns attacked alone do not turn; they fire, and are lost if an attacker is still in place afterwards.
 */
function overrunGuns(g: G, hex: number): void {
  loseGunsIn(g, hex, gunsIn(g, hex))
}

/** Disorganises cavalry that has charged, tests the commanders who took part, and resets the markers of the attack. */
function finish(g: G, { hex }: { hex: number }) {
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (g.unit.charges.of(unit)) charged(g, unit)
    if (g.unit.adds.of(unit) && counterOf(g, unit).kind === 'commander' && onMap(g, unit)) testCommander(g, unit)
  }
  const { engaged, charges, adds, against, againstLost, againstGuns } = g.unit
  for (const column of [engaged, charges, adds, againstGuns]) column.clear()
  against.fill(0)
  againstLost.fill(0)
  const [holder] = troopsIn(g, hex)
  const holders = holder === undefined ? gunsIn(g, hex) : [holder]
  g.done()
  for (const one of holders) if (g.unit.attacked.of(one)) g.interrupt(turning, { unit: one })
  return 'done' as const
}

/**
 * @rule ws.assault.charged
 * Cavalry that has charged is disorganised when the combat is over, without a further loss if it already is. It is not
 * if the cavalry it charged retreated before combat.
 */
const charged = (g: G, unit: number): void => turnOver(g, unit)
