import { onFork } from '../../kernel/play/fork.ts'
import { otherSide, unitOf, type G } from '../state/kit.ts'
import { strengthWithGeneral } from '../state/strength.ts'
import { areDoubleLine } from './double-line.ts'
import { ATTACKS, DEFENDS, inFight, makeContact } from './engaged.ts'
import { modifiersOf, type Place } from './modifiers.ts'

/** Chapter: close combat. The dice and totals of both sides. */

export interface Rolled {
  readonly dice: number
  /** The sum of the dice without modifiers. */
  readonly shown: number
  readonly total: number
  readonly low: number
  readonly sixes: number
}

/**
 * @rule es.assault.totals
 * A die with its modifiers for each stand, of a battery for each gun, and for leaders and commanders; the higher total
 * wins.
 */
export function roll(g: G, dice: Dice): Rolled {
  const { dieFaces } = g.campaign.tables
  let total = 0
  let shown = 0
  let low = 0
  let sixes = 0
  for (const each of dice) {
    const natural = g.chance.die(dieFaces, 'assault')
    shown += natural
    total += natural + each
    if (natural <= 2) low += 1
    if (natural === dieFaces) sixes += 1
  }
  return { dice: dice.length, shown, total, low, sixes }
}

/** The modifier of each die. */
type Dice = readonly number[]

const diceOf = (g: G, units: readonly number[], placeOf: (unit: number) => Place): Dice =>
  units.flatMap((unit) => Array<number>(strengthWithGeneral(g, unit)).fill(modifiersOf(g, unit, placeOf(unit)).total))

/** The dice of both sides in the current close combat. */
export function diceOfBoth(
  g: G,
  f: { target: number; obstacle: boolean; rear: boolean; locked: boolean; met: boolean },
): { ours: Dice; theirs: Dice } {
  const ours = diceOf(g, inFight(g, ATTACKS), () => ({ charging: true, obstacle: false, rear: false }))
  const theirs = diceOf(g, inFight(g, DEFENDS), (unit) => {
    // Units that came to help are neither behind the obstacle nor charged from the rear, except a second line.
    const isIn = unit === f.target || areDoubleLine(g, unit, f.target)
    // In a continued round nobody has begun a charge from behind, which counts only against routing troops even so.
    const rear = f.rear && isIn && (!f.locked || g.unit.routing.of(unit))
    return { charging: f.met && unit === f.target, obstacle: f.obstacle && isIn && !f.met, rear }
  })
  return { ours, theirs }
}

/**
 * The probability that some units win a close combat with another if no unit helps or withdraws: brings them into
 * contact in a fork and counts the totals of the same dice.
 */
export function chanceToWin(g: G, units: readonly number[], target: number): number | undefined {
  return onFork(g, (fork) => {
    const { side } = unitOf(fork, target)
    for (const unit of units) fork.unit.charges.set(unit, target)
    const f = { target, side: otherSide(side), obstacle: false, rear: false, locked: false, met: false }
    if (!makeContact(fork, f)) return undefined
    const { ours, theirs } = diceOfBoth(fork, f)
    const { dieFaces } = fork.campaign.tables
    let chance = 0
    for (const [our, likely] of totals(ours, dieFaces))
      for (const [their, also] of totals(theirs, dieFaces))
        if (attackersWin(fork, f.side, our, their)) chance += likely * also
    return chance
  })
}

function totals(dice: Dice, dieFaces: number): ReadonlyMap<number, number> {
  let ways = new Map([[0, 1]])
  for (const each of dice) {
    const next = new Map<number, number>()
    for (const [total, chance] of ways)
      for (let natural = 1; natural <= dieFaces; natural++) {
        const sum = total + natural + each
        next.set(sum, (next.get(sum) ?? 0) + chance / dieFaces)
      }
    ways = next
  }
  return ways
}

/**
 * @rule es.assault.ties
 * The side with the initiative wins ties.
 */
export const attackersWin = (g: G, side: number, ours: number, theirs: number): boolean =>
  ours === theirs ? g.initiative === side : ours > theirs
