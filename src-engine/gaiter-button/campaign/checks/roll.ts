import { type Side, sides } from '../schemas/common-schema.ts'
import type { Corps, Detachment, Leader, OrderOfBattle, Unit } from '../schemas/order-of-battle-schema.ts'

/** Something of one side. */
export interface Of<T> {
  readonly side: Side
  readonly is: T
}

/** The order of battle with lookups by id, for checking the other files against it. */
export class Roll {
  readonly units = new Map<string, Of<Unit>>()
  readonly detachments = new Map<string, Of<Detachment>>()
  readonly leaders = new Map<string, Of<Leader>>()
  readonly corps = new Map<string, Of<Corps>>()
  readonly battle: OrderOfBattle

  constructor(battle: OrderOfBattle) {
    this.battle = battle
    for (const side of sides) {
      const all = battle.sides[side]
      for (const is of all.units) this.units.set(is.id, { side, is })
      for (const is of all.detachments) this.detachments.set(is.id, { side, is })
      for (const is of all.leaders) this.leaders.set(is.id, { side, is })
      for (const is of all.corps) this.corps.set(is.id, { side, is })
    }
  }

  /** How many of these units are infantry divisions of a side. */
  infantryDivisions(side: Side, among: ReadonlySet<string>): number {
    return this.battle.sides[side].units.filter(
      ({ id, kind, division }) => kind === 'infantry' && division && among.has(id),
    ).length
  }

  /** SP of a side's garrison in a fortress in scenarios with garrisons. */
  garrisonOf(side: Side, fortress: string): number {
    return this.battle.sides[side].garrisons
      .filter((one) => one.manned && one.fortress === fortress)
      .reduce((sum, { row }) => sum + row.length, 0)
  }

  /** The side with a garrison in this fortress. */
  holderOf(fortress: string): Side | undefined {
    return sides.find((side) => this.garrisonOf(side, fortress) > 0)
  }
}
