import { isBridged, waterAt } from '../campaign/barriers.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { overTrench } from '../artillery/barrage.ts'
import { isFront } from '../ground/facing.ts'
import { commandersIn, groundOf, holderOf, protectionOf, troopsIn } from '../ground/stacks.ts'
import { counterOf, faceOf, isNight, sideOf, strengthOf, type G } from '../state/kit.ts'

/** The values of an attack and of its defence, before the dice. */

/**
 * @rule ws.assault.water
 * If all attackers come across water, infantry has 1 less on the die over a stream and a column less over the Lauter,
 * cavalry a column less over a stream. Cavalry does not attack over the Lauter, and the Saar is attacked only over
 * bridges, with a column less. A bridge changes nothing else.
 */
export function hindranceAt(g: G, unit: number, hex: number): 'none' | 'die' | 'column' | 'closed' {
  const from = g.unit.hex.of(unit)
  const hexside = 6 * from + (g.campaign.grid.directionTo(from, hex) ?? 0)
  const water = waterAt(g.campaign, hexside)
  if (water === undefined) return 'none'
  const { assault, bridgeOnly } = g.campaign.tables.crossings[water]
  if (bridgeOnly && !isBridged(g.campaign, hexside)) return 'closed'
  return assault[counterOf(g, unit).kind === 'cavalry' ? 'cavalry' : 'infantry']
}

/** The attackers of the current fight, in the order of battle. */
export function attackersOf(g: G): number[] {
  const found: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) if (g.unit.engaged.of(unit)) found.push(unit)
  return found
}

/**
 * @rule ws.command.bonus
 * A commander of a formation who takes part and is stacked with a fighting unit adds his bonus to the die: in a joined
 * attack to the whole, otherwise to that of the unit he stands with, in defence where he stands. A commander who joined
 * an attack adds to it even if his unit is driven back, as long as he remains. Both sides may have one.
 */
export function bonusIn(g: G, hex: number): number {
  let best = 0
  for (const commander of commandersIn(g, hex)) {
    if (!g.unit.adds.of(commander) || counterOf(g, commander).kind !== 'commander') continue
    best = Math.max(best, counterOf(g, commander).bonus[faceOf(g, commander)])
  }
  return best
}

/**
 * The bonus in a joined attack is that of the commander who joined it. It counts as long as he has remained, even if
 * the unit he stood with was driven back.
 */
export function bonusOfLeader(g: G, hex: number): number {
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (g.unit.leads.of(unit) === hex && g.unit.adds.of(unit)) return counterOf(g, unit).bonus[faceOf(g, unit)]
  return 0
}

const lostBy = (g: G, units: readonly number[]): number => units.reduce((sum, unit) => sum + g.unit.lost.of(unit), 0)

/** The columns of an assault by one unit or several together. */
export function assaultColumns(g: G, attackers: readonly number[], hex: number): Ledger {
  const rule = 'ws.combat.column'
  const { column } = g.campaign.tables.combat
  const { levels } = g.campaign
  const sum = attackers.reduce((all, unit) => all + strengthOf(g, unit), 0)
  const lost = lostBy(g, attackers)
  const rises = attackers.map((unit) => levels[hex]! - levels[g.unit.hex.of(unit)]!)
  const rise = Math.min(...rises)
  const hindrances = attackers.map((unit) => hindranceAt(g, unit, hex))
  return new Ledger()
    .add('value', Math.floor(sum / protectionOf(g, hex)), 'ws.assault.roll')
    .addIf(lost > 0, 'steps-lost', lost * column.loss, rule)
    .addIf(rise > 0, 'uphill', rise * column.uphill, rule)
    .addIf(rise < 0, 'downhill', column.downhill, rule)
    .addIf(!hindrances.includes('none') && hindrances.includes('column'), 'water', column.water, rule)
}

/** The die modifiers of an assault. */
export function assaultDie(g: G, attackers: readonly number[], hex: number, bonus: number): Ledger {
  const rule = 'ws.combat.die'
  const { die } = g.campaign.tables.combat
  const hindrances = attackers.map((unit) => hindranceAt(g, unit, hex))
  const onFlank = troopsIn(g, hex).some((unit) =>
    attackers.some((attacker) => !isFront(g, unit, g.unit.hex.of(attacker))),
  )
  const allOverTrench = attackers.every((unit) => overTrench(g, g.unit.hex.of(unit), hex))
  return new Ledger()
    .addIf(onFlank, 'flank', die.flank, rule)
    .addIf(bonus > 0, 'commander', bonus, 'ws.command.bonus')
    .addIf(allOverTrench, 'trench', die.trench, rule)
    .addIf(!hindrances.includes('none') && hindrances.includes('die'), 'water', die.water, rule)
    .addIf(groundOf(g, hex).kind === 'hamlet', 'hamlet', die.hamlet, rule)
    .addIf(isNight(g), 'night', g.campaign.tables.night.combat, rule)
}

/** The columns of the defence against one attacker, with the points given against it. */
export function defenceColumns(g: G, attacker: number): Ledger {
  const lost = g.unit.againstLost.of(attacker)
  const { column } = g.campaign.tables.combat
  return new Ledger()
    .add('value', g.unit.against.of(attacker), 'ws.defence.combat')
    .addIf(lost > 0, 'steps-lost', lost * column.loss, 'ws.combat.column')
}

/**
 * @rule ws.defence.chassepots
 * French infantry that defends adds 1 to its defensive die because its rifle is better. Its guns do not.
 */
const hasChassepots = (g: G, hex: number): boolean =>
  troopsIn(g, hex).some((unit) => sideOf(g, unit) === 0 && counterOf(g, unit).kind === 'infantry')

export function defenceDie(g: G, attacker: number, hex: number): Ledger {
  const { die } = g.campaign.tables.combat
  const bonus = bonusIn(g, hex)
  return new Ledger()
    .addIf(g.unit.againstGuns.of(attacker), 'close-guns', die.closeGuns, 'ws.artillery.canister')
    .addIf(bonus > 0, 'commander', bonus, 'ws.command.bonus')
    .addIf(hasChassepots(g, hex), 'chassepots', die.chassepots, 'ws.defence.chassepots')
    .addIf(isNight(g), 'night', g.campaign.tables.night.combat, 'ws.combat.die')
}

/**
 * A source of the defence. The defenders of a hex count as one: their values are added, and halved together against an
 * enemy on their flank.
 */
export interface Source {
  readonly units: readonly number[]
  readonly points: number
  readonly isGuns: boolean
}

/**
 * @rule ws.defence.flank
 * Against an enemy on its flank a defender has half its value, rounded down.
 */
export function effectOn(g: G, { units, isGuns }: Source, attacker: number, points: number): number {
  const [first] = units
  if (isGuns || first === undefined || isFront(g, first, g.unit.hex.of(attacker))) return points
  return Math.floor(points / 2)
}

/** The troops of a hex as one source. */
export const sourceIn = (g: G, hex: number): Source => {
  const units = troopsIn(g, hex)
  return { units, points: units.reduce((sum, unit) => sum + strengthOf(g, unit), 0), isGuns: false }
}

/** Gives points of a source against an attacker. */
export function allot(g: G, source: Source, attacker: number, points: number): void {
  g.unit.against.add(attacker, effectOn(g, source, attacker, points))
  if (points > 0) g.unit.againstLost.add(attacker, lostBy(g, source.units))
}

/** Whether a hex is held by the enemy of a side. */
export const isTarget = (g: G, side: number, hex: number): boolean => holderOf(g, hex) === 1 - side
