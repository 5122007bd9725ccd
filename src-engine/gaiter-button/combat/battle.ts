import type { FrameOf, SequenceStep } from '../../kernel/play/agenda.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { isDecoy, isLeader } from '../state/counters.ts'
import { unmask } from '../ground/decoys.ts'
import { enemyOf, sequence, zoneOf, type G } from '../state/kit.ts'
import { noteFall } from '../ground/sources.ts'
import { markEverywhere } from '../ground/tokens.ts'
import { aftermath } from './aftermath.ts'
import { loseFortress } from './assault.ts'
import { cavalryRetreat } from './cavalry-retreat.ts'
import { charges, leads } from './dispositions.ts'
import {
  BATTLE,
  countersAtHand,
  defenderOf,
  engagedOf,
  garrisonOf,
  hasEngagedDecoysOnly,
  isStillThere,
} from './engaged.ts'
import { engagement } from './engagement.ts'
import { leadersAlone } from './leaders.ts'
import { openBattle } from './opening.ts'
import { checkProvisions } from './provisions.ts'
import { pursuit } from './pursuit.ts'
import { rollFactors, spendFallenBack } from './resolution.ts'

/** Chapter 15: a battle, in the order of the detailed sequence of play. */

const battleBegan = entry(
  { name: 'battle-began', category: 'battle', rule: 'gb.combat.launch' },
  { attacker: 'side', zone: 'zone' },
)
const assaultBegan = entry(
  { name: 'assault-began', category: 'battle', rule: 'gb.assault.launch', followsDecision: true },
  { attacker: 'side', zone: 'zone' },
)
const sallyBegan = entry(
  { name: 'sally-began', category: 'battle', rule: 'gb.sally.launch', followsDecision: true },
  { attacker: 'side', zone: 'zone' },
)
const nobodyThere = entry(
  { name: 'nobody-to-fight', category: 'battle', rule: 'gb.combat.launch' },
  { attacker: 'side', zone: 'zone' },
)
const onlyDecoys = entry(
  { name: 'only-decoys', category: 'battle', rule: 'gb.combat.decoys' },
  { side: 'side', zone: 'zone' },
)

const locals = {
  zone: word({ start: NONE, noun: 'zone' }),
  attacker: word({ noun: 'side' }),
  kind: word(),
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
  g.battleOver = true
  g.reveal()
  g.tell(nobodyThere, { attacker: f.attacker, zone: f.zone })
  nobodyDefends(g)
}

/** Clears all state of the last battle. */
export function clearSides(g: G): void {
  const { camp } = g
  for (const column of [camp.lossesDue, camp.factor, camp.strength]) column.fill(0)
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
 * Engaged decoys are unmasked and leave the map. If a side engaged nothing else, the combat ends at once without any
 * other effect.
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
 * 2: no enemy is left to fight here; 1: the attacker won, or the defender's cavalry retreated before battle; 0:
 * otherwise.
 */
function outcome(g: G, f: Battle): number {
  if (!isStillThere(g, defenderOf(g))) return 2
  return g.winner === f.attacker || g.retreated ? 1 : 0
}
/** The defender's cavalry retreated before the battle. */
const fellBack = (g: G): boolean => g.battleOver && g.retreated

/** Leaders without troops: they leave, or fall with their fortress (GB 15.6, 16.2). */
function nobodyDefends(g: G): void {
  const defender = defenderOf(g)
  if (g.battleKind === BATTLE.assault) loseFortress(g, defender)
  else leadersAlone(g, defender, g.battleZone)
}

const steps: readonly SequenceStep<G, typeof locals>[] = [
  { run: begin },
  { applies: goesOn, run: (g) => g.call(engagement, { first: g.attacker }) },
  { applies: goesOn, run: unmaskEngaged },
  { applies: goesOn, run: (g) => checkProvisions(g) },
  { applies: goesOn, run: (g) => g.call(cavalryRetreat, {}) },
  { applies: goesOn, run: openBattle },
  { applies: goesOn, run: (g) => g.call(leads, {}) },
  { applies: goesOn, run: (g) => g.call(charges, {}) },
  { applies: goesOn, run: rollFactors },
  { applies: goesOn, run: (g) => g.call(aftermath, {}) },
  { applies: fellBack, run: (g) => leadersAlone(g, defenderOf(g), g.battleZone) },
  { applies: fellBack, run: (g) => g.call(pursuit, { rout: false }) },
  { applies: fellBack, run: spendFallenBack },
  {
    run(g, f) {
      const result = outcome(g, f)
      for (const side of [0, 1]) markEverywhere(g, engagedOf(g, side), 'engaged', false)
      clearSides(g)
      noteFall(g, zoneOf(g, f.zone).fortress)
      g.battleZone = NONE
      g.attacker = NONE
      g.battleKind = 0
      return g.done(result)
    },
  },
]

/** The step at which both sides roll. */
export const DICE_STEP = steps.findIndex(({ run }) => run === rollFactors)

export const battle = sequence('battle', locals, steps)

export const kinds = [battle]
export const entries = [battleBegan, assaultBegan, sallyBegan, nobodyThere, onlyDecoys]
