import { directions } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { placed } from '../state/entries.ts'
import { frame, hexName, NOBODY, NOWHERE, scenarioOf, unitName, type G } from '../state/kit.ts'
import { face } from './movement.ts'
import { mayStandOn } from '../state/terrain.ts'
import { unitIn } from '../state/units.ts'

/** Chapter: set-up. */

export const placeUnit = verb('place', 'unit', 'hex')
export const ready = verb('ready')

/**
 * @rule ps.setup.region
 * Units are placed on the straight line from the ironworks to Spicheren or south of it, one to a hex, where they may
 * be.
 */
export function mayPlace(g: G, unit: number, hex: number, why?: Why): boolean {
  const facts = { unit: unitName(g, unit), hex: hexName(g, hex) }
  if (!g.toPlace.has(unit)) return why?.because('ps.setup.region', 'not-to-place', facts) ?? false
  const fixed = fixedHex(g, unit)
  if (fixed !== NOWHERE) {
    return (
      hex === fixed || (why?.because('ps.setup.fixed', 'elsewhere', { ...facts, fixed: hexName(g, fixed) }) ?? false)
    )
  }
  if (scenarioOf(g).placement[hex] !== 1) return why?.because('ps.setup.region', 'outside', facts) ?? false
  if (!mayStandOn(g, unit, hex, why)) return false
  const there = unitKeptFor(g, hex)
  return (
    there === NOBODY || (why?.because('ps.setup.region', 'taken', { ...facts, there: unitName(g, there) }) ?? false)
  )
}

/**
 * @rule ps.setup.fixed
 * The unit on the Rotherberg has a fixed hex; the player only chooses its facing.
 */
function fixedHex(g: G, unit: number): number {
  return scenarioOf(g).start.find((one) => one.unit === unit)?.hex ?? NOWHERE
}

/** The unit that is in a hex, or has to be placed there; `NOBODY` if there is none. */
function unitKeptFor(g: G, hex: number): number {
  const there = unitIn(g, hex)
  if (there !== NOBODY) return there
  return scenarioOf(g).start.find((one) => one.hex === hex)?.unit ?? NOBODY
}

/** The defending player places his units one by one, in any order, and says when he is ready. */
export const setUpFrame = frame(
  'set-up',
  {},
  {
    next: (g) => g.ask(scenarioOf(g).placer),
    prompt: (g) => (g.toPlace.length > 0 ? 'set-up' : 'set-up.ready'),
    about: (g) => ({ left: g.toPlace.length }),
    offer(g, _f, offer) {
      for (let index = 0; index < g.toPlace.length; index++) {
        const unit = g.toPlace.of(index)
        for (let hex = 0; hex < g.campaign.terrain.length; hex++)
          if (mayPlace(g, unit, hex)) offer.add(placeUnit, unit, hex)
      }
      if (mayBegin(g)) offer.add(ready)
    },
    answers: [
      {
        verb: placeUnit,
        may: (g, _f, why, unit, hex) => mayPlace(g, unit, hex, why),
        act(g, _f, unit, hex) {
          g.toPlace.remove(unit)
          g.unit.hex.set(unit, hex)
          g.call(setUpFacing, { unit })
        },
      },
      {
        verb: ready,
        may: (g, _f, why) => mayBegin(g, why),
        act(g) {
          g.done()
        },
      },
    ],
  },
)

/**
 * @rule ps.setup.all
 * The battle begins when every unit that starts on the map has been placed.
 */
function mayBegin(g: G, why?: Why): boolean {
  return g.toPlace.length === 0 || (why?.because('ps.setup.all', 'left', { left: g.toPlace.length }) ?? false)
}

/**
 * @rule ps.setup.facing
 * Each unit is placed facing any hexside.
 */
export const setUpFacing = frame(
  'set-up-facing',
  { unit: word({ noun: 'unit' }) },
  {
    next: (g) => g.ask(scenarioOf(g).placer),
    about: (g, f) => ({ unit: unitName(g, f.unit), hex: hexName(g, g.unit.hex.of(f.unit)) }),
    offer(_g, _f, offer) {
      for (const direction of directions) offer.add(face, direction)
    },
    answers: [
      {
        verb: face,
        act(g, f, facing) {
          g.unit.facing.set(f.unit, facing)
          g.tell(placed, { unit: f.unit, hex: g.unit.hex.of(f.unit), facing })
          g.done()
        },
      },
    ],
  },
)
