import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { FRENCH, NONE } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { hesitationOf, onMap, valueOf } from '../state/counters.ts'
import { sideOf, tablesOf, type G } from '../state/kit.ts'
import { playersValue } from '../state/options.ts'

/** Chapter 5: initiative. */

const initiative = entry(
  { name: 'initiative', category: 'chance', rule: 'gb.initiative.roll' },
  { side: 'side', french: 'ledger', german: 'ledger', tie: 'flag' },
)
const hesitates = entry(
  { name: 'hesitates', category: 'chance', rule: 'gb.scenario.hesitation' },
  { leader: 'counter' },
)

/**
 * @rule gb.initiative.roll
 * Each side rolls a die and adds the value of its senior general, if he is on the map; with GB 18.2 the French add the
 * player's value instead. The higher sum has the first impulse of the day; on a tie the Germans have it.
 */
export function rollInitiative(g: G): void {
  const scores = sides.map((_, side) => scoreOf(g, side))
  const [french, german] = [scores[0]!, scores[1]!] // one for each side
  const tie = french.total === german.total
  const higher = french.total > german.total ? 0 : 1
  g.initiative = tie ? sides.indexOf(tablesOf(g).initiative.tie) : higher
  g.tell(initiative, { side: g.initiative, french, german, tie })
}

function scoreOf(g: G, side: number): Ledger {
  const roll = g.chance.dice(tablesOf(g).initiative.dice, 6, side === 0 ? 'initiative-french' : 'initiative-german')
  hesitate(g, side, roll)
  const ledger = new Ledger().add('die', roll, 'gb.initiative.roll')
  if (side === FRENCH && g.youAreTheCommander) return ledger.add('player', playersValue(g), 'gb.options.commander')
  const senior = g.campaign.seniors[side]!
  const value = senior !== NONE && onMap(g, senior) ? valueOf(g, senior) : 0
  return ledger.add('strategic-value', value, 'gb.counters.value')
}

/**
 * @rule gb.scenario.hesitation
 * If the French initiative die itself shows 1, Mac-Mahon's value is 0 until the turn ends.
 */
function hesitate(g: G, side: number, roll: number): void {
  const rule = hesitationOf(g)
  if (!g.hesitation || rule === undefined || roll !== rule.roll) return
  const leader = g.campaign.counters.findIndex(({ id }) => id === rule.leader)
  if (sideOf(g, leader) !== side) return
  g.hesitates = true
  g.tell(hesitates, { leader })
}

/**
 * Odds of each side having the first impulse, and of the French hesitating, on the coming dice. All of it is public.
 */
export function initiativeOdds(g: G): JsonObject {
  const first: Record<string, number> = Object.fromEntries(sides.map((side) => [side, 0]))
  const hesitation = { hesitates: 0, decides: 0 }
  everyOutcome(
    g,
    (fork) => rollInitiative(fork),
    (fork, probability) => {
      first[sides[fork.initiative]!]! += probability // every side is there
      hesitation[fork.hesitates ? 'hesitates' : 'decides'] += probability
    },
  )
  return { first, ...(hesitation.hesitates > 0 ? { hesitation } : {}) }
}

export const entries = [initiative, hesitates]
