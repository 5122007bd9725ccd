import { directions, NO_HEX } from '../../board/hex.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { isOutOfCommand } from '../command/command.ts'
import { hasEnemyOnFlank } from '../ground/facing.ts'
import { reaches } from '../ground/range.ts'
import { commandersIn, protectionOf } from '../ground/stacks.ts'
import { moraleTested, rallied } from '../state/entries.ts'
import { counterOf, isGuns, isNight, NOBODY, onMap, sideOf, type G } from '../state/kit.ts'

/** Chapter: morale. */

/** Whether a commander is the unit's own, or the commander in chief of its side. */
const isOver = (g: G, commander: number, unit: number): boolean => {
  const { formation, side } = counterOf(g, commander)
  return side === sideOf(g, unit) && (formation === NOBODY || formation === counterOf(g, unit).formation)
}

const hasCommander = (g: G, unit: number, hex: number): boolean =>
  commandersIn(g, hex).some((commander) => isOver(g, commander, unit))

/**
 * @rule ws.morale.modifiers
 * Better by 1 for terrain of protection 2 or more, and for its own commander or the commander in chief in the hex;
 * worse by 1 for an enemy on its flank, for each step lost, out of command, in a demoralised formation, and at night.
 */
export function moraleLedger(g: G, unit: number): Ledger {
  const rule = 'ws.morale.modifiers'
  const { morale, night } = g.campaign.tables
  const hex = g.unit.hex.of(unit)
  const lost = g.unit.lost.of(unit)
  return new Ledger()
    .add('morale', counterOf(g, unit).steps, 'ws.morale.test')
    .addIf(protectionOf(g, hex) >= morale.protectionFrom, 'protection', morale.protection, rule)
    .addIf(hasCommander(g, unit, hex), 'commander', morale.commander, rule)
    .addIf(hasEnemyOnFlank(g, unit), 'enemy-on-flank', morale.flank, rule)
    .addIf(lost > 0, 'steps-lost', lost * morale.loss, rule)
    .addIf(isOutOfCommand(g, unit), 'out-of-command', morale.outOfCommand, rule)
    .addIf(g.formation.demoralised.of(counterOf(g, unit).formation), 'demoralised', morale.demoralised, rule)
    .addIf(isNight(g), 'night', night.morale, rule)
}

/**
 * @rule ws.rally.modifiers
 * A rally uses the modifiers of morale; better by 1 with its commander or the commander in chief in an adjacent hex,
 * worse by 1 if enemy guns reach and see it.
 */
export function rallyLedger(g: G, unit: number): Ledger {
  const rule = 'ws.rally.modifiers'
  const { morale } = g.campaign.tables
  const hex = g.unit.hex.of(unit)
  const isNear = directions.some((to) => {
    const beside = g.campaign.grid.neighbour(hex, to)
    return beside !== NO_HEX && hasCommander(g, unit, beside)
  })
  return moraleLedger(g, unit)
    .addIf(isNear, 'commander-near', morale.nearCommander, rule)
    .addIf(isUnderGuns(g, unit), 'under-guns', morale.underGuns, rule)
}

function isUnderGuns(g: G, unit: number): boolean {
  const hex = g.unit.hex.of(unit)
  for (let gun = 0; gun < g.unit.rows; gun++)
    if (isGuns(g, gun) && onMap(g, gun) && sideOf(g, gun) !== sideOf(g, unit) && reaches(g, gun, hex)) return true
  return false
}

/**
 * @rule ws.morale.test
 * One die plus the unit's morale, which is its number of steps, plus the modifiers: 6 or more passes.
 */
export function testMorale(g: G, unit: number): boolean {
  return roll(g, unit, moraleLedger(g, unit), 'morale', moraleTested)
}

export function testRally(g: G, unit: number): boolean {
  return roll(g, unit, rallyLedger(g, unit), 'rally', rallied)
}

function roll(
  g: G,
  unit: number,
  ledger: Ledger,
  label: 'morale' | 'rally',
  told: typeof moraleTested | typeof rallied,
): boolean {
  const passed = passes(g, ledger, label)
  g.tell(told, { unit, ledger, needed: g.campaign.tables.test.needed, passed })
  return passed
}

/**
 * @rule ws.test
 * A test is one die with its modifiers; 6 or more passes.
 */
export function passes(g: G, ledger: Ledger, label: string): boolean {
  const { faces, needed } = g.campaign.tables.test
  ledger.add('die', g.chance.die(faces, label), 'ws.test')
  return ledger.total >= needed
}

/** The probability of passing a test. */
export function chanceOf(g: G, test: (fork: G) => boolean): number {
  let isPassed = false
  let chance = 0
  everyOutcome(
    g,
    (fork) => {
      isPassed = test(fork)
    },
    (_fork, probability) => {
      if (isPassed) chance += probability
    },
  )
  return chance
}
