import { directions, NO_HEX, opposite, type Direction } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { brokeOff } from '../state/entries.ts'
import { frame, hexName, NOBODY, unitName, unitOf, type G } from '../state/kit.ts'
import { firstMoves, hasMovesFor } from './movement.ts'
import { enter, noteDrivenOut } from '../state/standing.ts'
import { across, mayPass, mayStandOn } from '../state/terrain.ts'
import { endMelees, unitIn } from '../state/units.ts'

/** Chapter: breaking off from a melee. */

export const retire = verb('break-off', 'hex')
export const stand = verb('stand')

/** The directions that lead directly away from one of the unit's opponents. */
function waysOut(g: G, unit: number): Direction[] {
  const { grid } = g.campaign
  const hex = g.unit.hex.of(unit)
  const { attacks } = g.unit
  return directions.filter((direction) => {
    const behind = grid.neighbour(hex, opposite(direction))
    for (let other = 0; other < g.unit.rows; other++) {
      const opposed = attacks.of(other) === unit || attacks.of(unit) === other
      if (opposed && behind !== NO_HEX && g.unit.hex.of(other) === behind) return true
    }
    return false
  })
}

/** Hexes where the unit can end along a direction: every hex on the way must be free, and its movement must suffice. */
function hexesOut(g: G, unit: number, direction: Direction): number[] {
  const hexes: number[] = []
  let most = firstMoves(g, unit)
  let steps = 0
  let hex = across(g, g.unit.hex.of(unit), direction)
  while (hex !== NO_HEX && mayPass(g, unit, hex) && unitIn(g, hex) === NOBODY) {
    if (!hasMovesFor(g, { unit, steps, most }, hex)) break
    if (mayStandOn(g, unit, hex)) hexes.push(hex)
    steps += 1
    most = Math.min(most, g.campaign.terrain[hex]!.moveAtMost) // a hex in play has terrain
    hex = across(g, hex, direction)
  }
  return hexes
}

const allHexesOut = (g: G, unit: number): number[] =>
  waysOut(g, unit).flatMap((direction) => hexesOut(g, unit, direction))

/**
 * @rule ps.melee.break-off
 * A unit in a melee that was activated may break off: in a straight line directly away from an opponent, at least one
 * hex and no further than it may move, ending with its back to that opponent. All its melees end without a parting
 * blow. Otherwise it stays and does not turn.
 */
function mayBreakOff(g: G, unit: number, hex: number, why?: Why): boolean {
  const open = allHexesOut(g, unit)
  if (open.includes(hex)) return true
  const facts = { unit: unitName(g, unit), hex: hexName(g, hex), hexes: open.map((one) => hexName(g, one)).join(', ') }
  return why?.because('ps.melee.break-off', open.length > 0 ? 'elsewhere' : 'no-room', facts) ?? false
}

export const breakOff = frame(
  'break-off',
  { unit: word({ noun: 'unit' }) },
  {
    next: (g, f) => g.ask(unitOf(g, f.unit).side),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      hex: hexName(g, g.unit.hex.of(f.unit)),
      most: firstMoves(g, f.unit),
    }),
    offer(g, f, offer) {
      for (const hex of allHexesOut(g, f.unit)) offer.add(retire, hex)
      offer.add(stand)
    },
    answers: [
      {
        verb: retire,
        may: (g, f, why, hex) => mayBreakOff(g, f.unit, hex, why),
        act(g, f, hex) {
          const { unit } = f
          const from = g.unit.hex.of(unit)
          const facing = waysOut(g, unit).find((direction) => hexesOut(g, unit, direction).includes(hex))!
          endMelees(g, unit)
          g.unit.facing.set(unit, facing)
          g.unit.moved.set(unit, true)
          g.tell(brokeOff, { unit, hex, facing })
          enter(g, unit, hex)
          noteDrivenOut(g, unit, from)
          g.done()
        },
      },
      {
        verb: stand,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
