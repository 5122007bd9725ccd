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
 * A die is added to each factor. The greater one wins; difference and amplitude give the losses of both.
 */
export function rollFactors(g: G): void {
  rollOn(g, factorLedger(g, g.attacker), factorLedger(g, defenderOf(g)))
}

/** The dice, on what both factors are before them. */
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
 * With equal factors nobody wins. Both lose what the table says, the engaged units are activated or Combatted, and that is
 * all.
 */
const winnerBy = (g: G, difference: number): number =>
  difference === 0 ? NONE : difference > 0 ? g.attacker : defenderOf(g)

/** Writes down who won by how much, and what both lose for it. */
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

/** The first losses of who is stormed do not count (GB 16.2). */
const lossesIgnored = (g: G, side: number): number =>
  g.battleKind === BATTLE.assault && side === defenderOf(g) ? tablesOf(g).assault.firstLossesIgnored : 0

/**
 * @rule gb.combat.spent
 * When a battle is over the engaged units of both sides are activated; those that were activated are Combatted. Who fought
 * from within a fortress gets neither (GB 16.2, 16.3).
 */
export function spendEngaged(g: G): void {
  for (const side of [0, 1]) if (!fightsInside(g, side)) spend(g, side)
}

/** The cavalry that fell back before the battle is spent as after one; its attackers stay as they were (GB 15.3). */
export const spendFallenBack = (g: G): void => spend(g, defenderOf(g))

function spend(g: G, side: number): void {
  const units = engagedUnits(g, side)
  const spent = units.filter((counter) => g.counter.activated.of(counter))
  const fresh = units.filter((counter) => !g.counter.activated.of(counter))
  markEverywhere(g, spent, 'combatted')
  markEverywhere(g, fresh, 'activated')
}

export const entries = [factorsRolled, battleWon, battleDrawn, lossesFound]
