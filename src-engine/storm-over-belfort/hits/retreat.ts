import { count, emptySet, has, meets, next, remove, type Bits } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { leftMap, lostForGood, retreated } from '../state/entries.ts'
import { frame, FRENCH, LOST, NONE, otherSide, OUT, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { isHeldBy } from '../state/ground.ts'
import { spreadFrom } from '../state/spread.ts'
import { enter, remove as takeOff } from '../state/units.ts'
import { bonusOf, enterable, keepRestable, keepRoomy, mayGunsRestIn, mayRestIn, mayStandIn } from '../state/zones.ts'

/** Chapter: retreats. */

export const retire = verb('retire', 'zone')
export const leaveMap = verb('leave-map')

/** The zones a unit may retreat to, and whether it may leave the map. */
interface WaysBack {
  readonly zones: Bits
  readonly leaves: boolean
}

/**
 * @rule sb.retreat.way
 * Any number of zones, at least one, never into a zone with enemies, until it is no longer next to enemies; it may stop
 * next to them if both zones have a bonus. A beaten defender passes through full zones, and goes on until there is
 * room.
 */
function waysBack(g: G, unit: number, isDefender: boolean): WaysBack {
  const { campaign } = g
  const from = g.unit.zone.of(unit)
  const { side, isInfantry } = unitOf(g, unit)
  const zones = emptySet(campaign.neighbours.length)
  const passed = enterable(g, unit, emptySet(campaign.neighbours.length))
  if (!isDefender) keepRoomy(g, unit, passed)
  spreadFrom(campaign, from, passed, passed, zones)
  const leaves = has(campaign.edge, from) || meets(campaign.edge, zones)
  keepRoomy(g, unit, zones)
  keepRestable(g, side, zones)
  if (!isInfantry)
    for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
      if (!mayGunsRestIn(g, unit, zone)) remove(zones, zone)
  return { zones, leaves }
}

/** For each zone a unit may retreat to: its defence bonus, and the distance in zones to the nearest enemy. */
function waysInShort(g: G, unit: number, isDefender: boolean) {
  const { zones } = waysBack(g, unit, isDefender)
  const ways: { readonly zone: string; readonly bonus: number; readonly enemyOff: number | null }[] = []
  for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1))
    ways.push({
      zone: zoneName(g, zone),
      bonus: bonusOf(g, zone),
      enemyOff: zonesToEnemy(g, unitOf(g, unit).side, zone),
    })
  return ways
}

/** The distance in zones to the nearest zone held by the enemy; null if none can be reached. */
function zonesToEnemy(g: G, side: number, from: number): number | null {
  const far = new Map([[from, 0]])
  for (const [zone, off] of far) {
    if (isHeldBy(g, otherSide(side), zone)) return off
    for (const beside of g.campaign.neighbours[zone]!) if (!far.has(beside)) far.set(beside, off + 1)
  }
  return null
}

function mayRetire(g: G, unit: number, isDefender: boolean, zone: number, why?: Why): boolean {
  if (has(waysBack(g, unit, isDefender).zones, zone)) return true
  if (zone === g.unit.zone.of(unit))
    return why?.because('sb.retreat.way', 'leaves', { zone: zoneName(g, zone) }) ?? false
  // Reasons against staying there are reported before reasons against the way.
  if (zone !== g.campaign.headquarters) {
    if (!mayStandIn(g, unit, zone, why)) return false
    if (!mayRestIn(g, unitOf(g, unit).side, zone, why) || !mayGunsRestIn(g, unit, zone, why)) return false
  }
  return why?.because('sb.retreat.way', 'not-there', { unit: unitName(g, unit), zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule sb.retreat.off-map
 * A retreat may lead off the map: Prussian units are then out of action, French ones lost for good.
 */
function mayLeave(g: G, unit: number, isDefender: boolean, why?: Why): boolean {
  return (
    waysBack(g, unit, isDefender).leaves ||
    (why?.because('sb.retreat.off-map', 'no-edge', { unit: unitName(g, unit) }) ?? false)
  )
}

function goTo(g: G, unit: number, zone: number): void {
  g.tell(retreated, { unit, from: g.unit.zone.of(unit), zone })
  enter(g, unit, zone)
  g.unit.retreats.set(unit, false)
}

function goOff(g: G, unit: number): void {
  g.tell(leftMap, { unit, from: g.unit.zone.of(unit) })
  takeOff(g, unit, unitOf(g, unit).side === FRENCH ? LOST : OUT)
}

/**
 * @rule sb.retreat.none
 * If no retreat is possible, a unit is lost for good.
 */
function isCornered(g: G, unit: number, { zones, leaves }: WaysBack): boolean {
  if (leaves || next(zones, 0) >= 0) return false
  g.tell(lostForGood, { unit, zone: g.unit.zone.of(unit) })
  takeOff(g, unit, LOST)
  return true
}

/** All units that have to retreat do so one after the other; their owner chooses where. */
export const retreat = frame(
  'retreat',
  {
    side: word({ noun: 'side' }),
    zone: word({ noun: 'zone' }),
    isDefender: flag(),
    unit: word({ start: NONE, noun: 'unit' }),
  },
  {
    next(g, f) {
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (!g.unit.retreats.of(unit)) continue
        const ways = waysBack(g, unit, f.isDefender)
        if (isCornered(g, unit, ways)) continue
        const choices = count(ways.zones) + (ways.leaves ? 1 : 0)
        if (choices > 1) {
          f.unit = unit
          return g.ask(f.side)
        }
        if (ways.leaves) goOff(g, unit)
        else goTo(g, unit, next(ways.zones, 0))
      }
      return g.done()
    },
    about: (g, f) => ({
      unit: f.unit === NONE ? '-' : unitName(g, f.unit),
      zone: zoneName(g, f.zone),
      ways: f.unit === NONE ? [] : waysInShort(g, f.unit, f.isDefender),
      // They were not beaten: they leave because they have no bonus.
      isOpen: !f.isDefender && bonusOf(g, f.zone) === 0,
      off: f.side === FRENCH ? ('lost' as const) : ('out' as const),
    }),
    offer(g, f, offer) {
      const { zones, leaves } = waysBack(g, f.unit, f.isDefender)
      for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) offer.add(retire, zone)
      if (leaves) offer.add(leaveMap)
    },
    answers: [
      {
        verb: retire,
        may: (g, f, why, zone) => mayRetire(g, f.unit, f.isDefender, zone, why),
        act(g, f, zone) {
          goTo(g, f.unit, zone)
          f.unit = NONE
        },
      },
      {
        verb: leaveMap,
        may: (g, f, why) => mayLeave(g, f.unit, f.isDefender, why),
        act(g, f) {
          goOff(g, f.unit)
          f.unit = NONE
        },
      },
    ],
  },
)
