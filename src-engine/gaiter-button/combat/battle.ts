import type { FrameOf } from '../../kernel/agenda.ts'
import { entry } from '../../kernel/journal.ts'
import { flag, word } from '../../kernel/shape.ts'
import { NONE } from '../campaign.ts'
import { endOf, firstOf, isDecoy, isLeader } from '../counters.ts'
import { unmask } from '../decoys.ts'
import { enemyOf, sequence, type G } from '../kit.ts'
import { isInField } from '../places.ts'
import { fall } from './assault.ts'
import { cavalryRetreat } from './cavalry-retreat.ts'
import { charges, leads } from './dispositions.ts'
import { BATTLE, countersAtHand, defenderOf, engagedOf, garrisonOf, hasEngagedDecoysOnly } from './engaged.ts'
import { engagement } from './engagement.ts'
import { combatLosses, hasGunsOnly, loseGuns, rallyWinner } from './losses.ts'
import { openBattle } from './opening.ts'
import { checkProvisions } from './provisions.ts'
import { rollFactors, spendEngaged } from './resolution.ts'

/** Chapter 15: a battle, in the order of the detailed sequence of play. */

const battleBegan = entry('battle-began', { attacker: 'side', zone: 'zone' })
const assaultBegan = entry('assault-began', { attacker: 'side', zone: 'zone' })
const sallyBegan = entry('sally-began', { attacker: 'side', zone: 'zone' })
const nobodyThere = entry('nobody-to-fight', { attacker: 'side', zone: 'zone' })
const onlyDecoys = entry('only-decoys', { side: 'side', zone: 'zone' })

const locals = {
  zone: word({ start: NONE, noun: 'zone' }),
  attacker: word({ noun: 'side' }),
  kind: word(),
  /** The defender routed or retreated; what is left to do is his pursuit. */
  pursued: flag(),
}
type Battle = FrameOf<typeof locals>

function begin(g: G, f: Battle): void {
  g.battleZone = f.zone
  g.battleKind = f.kind
  g.attacker = f.attacker
  clearSides(g)
  g.tell([battleBegan, assaultBegan, sallyBegan][f.kind]!, { attacker: f.attacker, zone: f.zone }) // one for each kind
  const garrison = garrisonOf(g, enemyOf(f.attacker))
  if (garrison !== NONE) g.garrison.engaged.set(garrison, true)
  if (garrison !== NONE || countersAtHand(g, enemyOf(f.attacker)).some((counter) => !isLeader(g, counter))) return
  // There are leaders only, and nobody to defend them.
  g.battleOver = true
  g.reveal()
  g.tell(nobodyThere, { attacker: f.attacker, zone: f.zone })
}

/** Nothing of the last battle is left, whoever looks. */
function clearSides(g: G): void {
  const { camp } = g
  for (const column of [camp.engagedPoints, camp.lossesDue, camp.lossesTaken, camp.factor, camp.strength])
    column.fill(0)
  for (const column of [camp.lead, camp.leader]) column.fill(NONE)
  for (const column of [camp.charges, camp.unprovided, camp.garrisonLeads]) column.clear()
  g.counter.engaged.clear()
  g.garrison.engaged.clear()
  g.winner = NONE
  g.battleOver = g.routed = g.retreated = false
  g.battleAmplitude = g.battleDifference = g.battleRout = 0
}

/**
 * @rule gb.combat.decoys
 * Decoys that were engaged are unmasked and leave the map. If a side engaged nothing else the combat ends at once, without
 * any other effect.
 */
function unmaskEngaged(g: G): void {
  for (const side of [g.attacker, defenderOf(g)]) {
    if (hasEngagedDecoysOnly(g, side)) {
      g.battleOver = true
      g.tell(onlyDecoys, { side, zone: g.battleZone })
    }
    unmask(
      g,
      engagedOf(g, side).filter((counter) => isDecoy(g, counter)),
    )
  }
}

const goesOn = (g: G): boolean => !g.battleOver

/**
 * @rule gb.sally.resolution
 * A sally goes by the rules of battle, but the works count among the guns of who sallies out, not for the ground of the
 * besieger; he is never encircled or without provisions and gets no marker; a beaten besieger is not pursued.
 */
const mayBePursued = (g: G): boolean => g.battleKind === BATTLE.field

const attackerWon = (g: G): boolean => goesOn(g) && g.winner === g.attacker

/** 2: no enemy is left to fight here; 1: the attacker won, or cavalry fell back before him; 0: nothing of the kind. */
function outcome(g: G, f: Battle): number {
  const enemy = enemyOf(f.attacker)
  const left = f.kind === BATTLE.assault ? !isStillHeld(g, enemy) : !isInField(g, enemy, f.zone)
  return left ? 2 : g.winner === f.attacker || g.retreated ? 1 : 0
}
function isStillHeld(g: G, side: number): boolean {
  return garrisonOf(g, side) !== NONE || countersAtHand(g, side).length > 0
}
void [attackerWon, mayBePursued, fall, loseGuns, hasGunsOnly, rallyWinner, endOf, firstOf]

export const battle = sequence('battle', locals, [
  { run: begin },
  { applies: goesOn, run: (g) => g.call(engagement, { first: g.attacker }) },
  { applies: goesOn, run: unmaskEngaged },
  { applies: goesOn, run: (g) => checkProvisions(g) },
  { applies: goesOn, run: (g) => g.call(cavalryRetreat, {}) },
  { applies: goesOn, run: openBattle },
  { applies: goesOn, run: (g) => g.call(leads, {}) },
  { applies: goesOn, run: (g) => g.call(charges, {}) },
  { applies: goesOn, run: rollFactors },
  { applies: goesOn, run: (g) => g.call(combatLosses, { side: g.attacker }) },
  { applies: goesOn, run: (g) => g.call(combatLosses, { side: defenderOf(g) }) },
  { applies: goesOn, run: spendEngaged },
  {
    run(g, f) {
      const result = outcome(g, f)
      clearSides(g)
      g.battleZone = NONE
      g.attacker = NONE
      g.battleKind = 0
      return g.done(result)
    },
  },
])

export const kinds = [battle]
export const entries = [battleBegan, assaultBegan, sallyBegan, nobodyThere, onlyDecoys]
