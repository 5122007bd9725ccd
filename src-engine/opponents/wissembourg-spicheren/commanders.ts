import { chiefOf } from '../../wissembourg-spicheren/command/command.ts'
import { isCommandedFrom } from '../../wissembourg-spicheren/command/radius.ts'
import { isBesideEnemy } from '../../wissembourg-spicheren/ground/facing.ts'
import { troopsIn, unitsIn } from '../../wissembourg-spicheren/ground/stacks.ts'
import {
  counterOf,
  formationOf,
  isUnit,
  NOBODY,
  onMap,
  sideOf,
  strengthOf,
} from '../../wissembourg-spicheren/state/kit.ts'
import type { Picture } from './picture.ts'

/** The worth of a hex for a commander, in thousandths of a point. */

/** For each point of strength that he commands from there. */
const COMMANDS = 9
/** For being in command himself. */
const COMMANDED = 70
/** For being with troops of his, for their morale and the next attack. */
const WITH_TROOPS = 25
/** Cost of each hex to his subordinates, and to his superior. */
const NEARER = 4
/** Cost of being alone where the enemy can come. */
const EXPOSED = 120

/** The hexes of the units that a commander leads. */
export function hexesLedBy({ g, side }: Picture, commander: number): number[] {
  const { formation, kind } = counterOf(g, commander)
  const led =
    kind === 'chief'
      ? g.campaign.formations.flatMap((one) => (one.side === side ? [one.commander] : []))
      : formationOf(g, formation).units
  return led.filter((one) => onMap(g, one)).map((one) => g.unit.hex.of(one))
}

export function commanderWorth(p: Picture, commander: number, hex: number): number {
  const { g, side } = p
  const { formation, kind } = counterOf(g, commander)
  let worth = 0
  if (kind === 'chief') {
    for (const one of g.campaign.formations) {
      if (one.side !== side || !onMap(g, one.commander)) continue
      const led = one.units.reduce((sum, unit) => sum + (onMap(g, unit) ? strengthOf(g, unit) : 0), 0)
      const at = g.unit.hex.of(one.commander)
      worth -= NEARER * g.campaign.grid.distance(hex, at)
      if (isCommandedFrom(g, side, hex, at)) worth += COMMANDED + COMMANDS * led
    }
  } else {
    for (const unit of formationOf(g, formation).units) {
      if (!onMap(g, unit)) continue
      const at = g.unit.hex.of(unit)
      worth -= NEARER * g.campaign.grid.distance(hex, at)
      if (isCommandedFrom(g, side, hex, at)) worth += COMMANDS * strengthOf(g, unit)
    }
    const chief = chiefOf(g, side)
    if (chief !== NOBODY) {
      worth -= (NEARER / 2) * g.campaign.grid.distance(hex, g.unit.hex.of(chief))
      if (isCommandedFrom(g, side, g.unit.hex.of(chief), hex)) worth += COMMANDED
    }
    if (troopsIn(g, hex).some((unit) => counterOf(g, unit).formation === formation)) worth += WITH_TROOPS
  }
  const isAlone = !unitsIn(g, hex).some((unit) => isUnit(g, unit) && sideOf(g, unit) === side)
  const pressure = Math.min(1, p.pressureOn(hex).sum / 6)
  if (isAlone) worth -= EXPOSED * (isBesideEnemy(g, hex, side) ? 2 : pressure)
  else if (kind === 'chief') worth -= (EXPOSED / 3) * pressure
  return worth
}
