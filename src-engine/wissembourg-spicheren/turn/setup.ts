import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { directionNames } from '../campaign/files.ts'
import { hasRoomFor } from '../ground/stacks.ts'
import { enter } from '../hidden/enter.ts'
import { faceFront } from '../hidden/columns.ts'
import { fallIn, turnTo } from '../losses/turning.ts'
import { placed } from '../state/entries.ts'
import { frame, hexName, isUnit, NOBODY, onMap, scenarioOf, sideOf, unitName, type G } from '../state/kit.ts'

/** Chapter: set-up. */

export const place = verb('place', 'unit', 'hex')

/** Whether a counter of this side is still to be placed. */
const isToPlace = (g: G, side: number, unit: number): boolean =>
  !onMap(g, unit) && sideOf(g, unit) === side && scenarioOf(g).setUp[unit] !== undefined

/** The counters of a side still to be placed. */
function toPlace(g: G, side: number): number[] {
  const found: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) if (isToPlace(g, side, unit)) found.push(unit)
  return found
}

/** The direction of the nearest hex where an enemy stands, may be set up or enters the map. */
function towardsEnemy(g: G, side: number, hex: number): number {
  const { grid } = g.campaign
  const { setUp, arrivals } = scenarioOf(g)
  let [nearest, least] = [hex, Infinity]
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (sideOf(g, unit) === side) continue
    const gates = arrivals[unit]?.gates.map((gate) => gate.hex) ?? []
    for (const place of onMap(g, unit) ? [g.unit.hex.of(unit)] : [...(setUp[unit] ?? []), ...gates]) {
      const far = grid.distance(hex, place)
      if (far > 0 && far < least) [nearest, least] = [place, far]
    }
  }
  return grid.directionsTowards(hex, nearest)[0] ?? 0
}

/**
 * @rule ws.setup.place
 * The French place their counters first, then the Germans: each in one of the hexes that the scenario lists for it,
 * within the stacking limits, and with any facing.
 */
function mayPlace(g: G, side: number, unit: number, hex: number, why?: Why): boolean {
  const no = (rule: string, reason: string, more = {}): false =>
    why?.because(rule, reason, { unit: unitName(g, unit), hex: hexName(g, hex), ...more }) ?? false
  if (!isToPlace(g, side, unit)) return no('ws.setup.place', 'not-to-place')
  const hexes = scenarioOf(g).setUp[unit]! // it is still to be placed
  if (!hexes.includes(hex))
    return no('ws.setup.place', 'elsewhere', { hexes: hexes.map((one) => hexName(g, one)).join(', ') })
  return hasRoomFor(g, unit, hex) || no('ws.stacking.limit', 'full')
}

export const setUpFrame = frame(
  'set-up',
  { side: word({ noun: 'side' }), unit: word({ start: -1, noun: 'unit' }) },
  {
    next(g, f) {
      if (f.unit !== NOBODY) return g.ask(f.side)
      let left = 0
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (!isToPlace(g, f.side, unit)) continue
        const hexes = scenarioOf(g).setUp[unit]! // it is still to be placed
        // A counter with only one hex needs no decision.
        if (hexes.length !== 1) {
          left += 1
          continue
        }
        put(g, unit, hexes[0]!)
        if (isUnit(g, unit)) {
          f.unit = unit
          return 'again'
        }
      }
      return left === 0 ? g.done() : g.ask(f.side)
    },
    prompt: (_g, f) => (f.unit === NOBODY ? 'set-up' : 'set-up.facing'),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      hex: f.unit === NOBODY ? '-' : hexName(g, g.unit.hex.of(f.unit)),
      left: toPlace(g, f.side).length,
      enemy: f.unit === NOBODY ? '-' : (directionNames[towardsEnemy(g, f.side, g.unit.hex.of(f.unit))] ?? '-'),
    }),
    offer(g, f, offer) {
      if (f.unit !== NOBODY) for (let facing = 0; facing < 6; facing++) offer.add(faceFront, facing)
      else
        for (const unit of toPlace(g, f.side))
          for (const hex of scenarioOf(g).setUp[unit]!) if (mayPlace(g, f.side, unit, hex)) offer.add(place, unit, hex)
    },
    answers: [
      {
        verb: place,
        may: (g, f, why, unit, hex) =>
          f.unit === NOBODY
            ? mayPlace(g, f.side, unit, hex, why)
            : (why?.because('ws.setup.place', 'face-first', { unit: unitName(g, f.unit) }) ?? false),
        act(g, f, unit, hex) {
          put(g, unit, hex)
          if (isUnit(g, unit)) f.unit = unit
        },
      },
      {
        verb: faceFront,
        may: (_g, f, why) => f.unit !== NOBODY || (why?.because('ws.setup.place', 'put-first') ?? false),
        act(g, f, facing) {
          turnTo(g, f.unit, facing)
          f.unit = NOBODY
        },
      },
    ],
  },
)

function put(g: G, unit: number, hex: number): void {
  enter(g, unit, hex)
  fallIn(g, unit)
  g.tell(placed, { unit, hex })
}
