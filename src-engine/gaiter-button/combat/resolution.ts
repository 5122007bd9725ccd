import { entry } from '../../kernel/play/journal.ts'
import type { Ledger } from '../../kernel/values/ledger.ts'
import { NONE } from '../campaign/campaign.ts'
import { enemyOf, tablesOf, type G } from '../state/kit.ts'
import { markEverywhere } from '../ground/tokens.ts'
import { BATTLE, defenderOf, engagedUnits, fightsInside } from './engaged.ts'
import { factorLedger } from './factor.ts'
import { battleColumn, headingOf, resultOf } from './results.ts'

/** Chapter 15.4: the resolution of a battle. */

const factorsRolled = entry(
  { name: 'factors-rolled', category: 'battle', rule: 'gb.combat.factor' },
  {
    attacker: 'side',
    zone: 'zone',
    attackerLedger: 'ledger',
    defenderLedger: 'ledger',
  },
)
const battleWon = entry(
  { name: 'battle-won', category: 'battle', rule: 'gb.combat.winner' },
  { winner: 'side', zone: 'zone', difference: 'number' },
)
const battleDrawn = entry({ name: 'battle-drawn', category: 'battle', rule: 'gb.combat.tie' }, { zone: 'zone' })
const lossesFound = entry(
  { name: 'losses-found', category: 'battle', rule: 'gb.losses.table' },
  { attacker: 'number', defender: 'number', amplitude: 'number', column: 'text', shift: 'number' },
)

/**
 * @rule gb.combat.winner
 * Each side adds a die to its factor. The greater factor wins; difference and amplitude give the losses of both.
 */
export function rollFactors(g: G): void {
  rollOn(g, factorLedger(g, g.attacker), factorLedger(g, defenderOf(g)))
}

/** Rolls the dice and adds them to these factors. */
export function rollOn(g: G, attackerLedger: Ledger, defenderLedger: Ledger): void {
  const defender = defenderOf(g)
  const { dice } = tablesOf(g).combatFactor
  attackerLedger.add('die', g.chance.dice(dice, 6, 'attacker'), 'gb.combat.factor')
  defenderLedger.add('die', g.chance.dice(dice, 6, 'defender'), 'gb.combat.factor')
  g.camp.factor.set(g.attacker, attackerLedger.total)
  g.camp.factor.set(defender, defenderLedger.total)
  g.tell(factorsRolled, { attacker: g.attacker, zone: g.battleZone, attackerLedger, defenderLedger })
  judge(g, attackerLedger.total - defenderLedger.total)
}

/**
 * @rule gb.combat.tie
 * With equal factors neither side wins. Both take the losses of the table, the engaged units are activated or
 * Combatted, and nothing else happens.
 */
const winnerBy = (g: G, difference: number): number =>
  difference === 0 ? NONE : difference > 0 ? g.attacker : defenderOf(g)

/** Records the winner, the difference, and the losses due for both. */
function judge(g: G, difference: number): void {
  g.winner = winnerBy(g, difference)
  g.battleDifference = Math.abs(difference)
  const result = resultOf(g, g.battleDifference, g.battleAmplitude, g.battleKind === BATTLE.assault)
  g.battleRout = result.rout
  for (const side of [0, 1]) {
    const losses = side === g.winner ? result.winner : result.loser
    g.camp.lossesDue.set(side, Math.max(0, losses - lossesIgnored(g, side)))
  }
  if (g.winner === NONE) g.tell(battleDrawn, { zone: g.battleZone })
  else g.tell(battleWon, { winner: g.winner, zone: g.battleZone, difference: g.battleDifference })
  const column = battleColumn(g, g.battleAmplitude)
  g.tell(lossesFound, {
    attacker: g.camp.lossesDue.of(g.attacker),
    defender: g.camp.lossesDue.of(enemyOf(g.attacker)),
    amplitude: g.battleAmplitude,
    column: headingOf(column),
    shift: column.shift,
  })
}

/** The first losses of the besieged in an assault are ignored (GB 16.2). */
const lossesIgnored = (g: G, side: number): number =>
  g.battleKind === BATTLE.assault && side === defenderOf(g) ? tablesOf(g).assault.firstLossesIgnored : 0

/**
 * @rule gb.combat.spent
 * After a battle the engaged units of both sides are activated; those already activated are Combatted. A side that
 * fights from within a fortress gets neither marker (GB 16.2, 16.3).
 */
export function spendEngaged(g: G): void {
  for (const side of [0, 1]) if (!fightsInside(g, side)) spend(g, side)
}

/** Cavalry that retreated before the battle is marked as after a battle; its attackers are not (GB 15.3). */
export const spendFallenBack = (g: G): void => spend(g, defenderOf(g))

function spend(g: G, side: number): void {
  const units = engagedUnits(g, side)
  const spent = units.filter((counter) => g.counter.activated.of(counter))
  const fresh = units.filter((counter) => !g.counter.activated.of(counter))
  markEverywhere(g, spent, 'combatted')
  markEverywhere(g, fresh, 'activated')
}

export const entries = [factorsRolled, battleWon, battleDrawn, lossesFound]
