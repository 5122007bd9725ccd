import { describe, expect, it } from 'vitest'
import { emptySet, has, members, type Bits } from '#engine/board/bitset.ts'
import { eachShot, hasShot, mayBombard } from '#engine/storm-over-belfort/guns/guns.ts'
import { Ground, groundOf } from '#engine/storm-over-belfort/state/ground.ts'
import type { G } from '#engine/storm-over-belfort/state/kit.ts'
import { shelterOf } from '#engine/storm-over-belfort/state/shelter.ts'
import {
  enterable,
  hasMarker,
  hasRoom,
  isFree,
  keepJoinable,
  keepRestable,
  keepRoomy,
  mayJoin,
  mayRestIn,
  mayRideInto,
} from '#engine/storm-over-belfort/state/zones.ts'
import { actAtRandom, pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { begin } from './table.ts'

/** What a ground tells, put so that two can be compared; lists of units only as far as somebody stands there. */
function told(ground: Ground): unknown {
  const unitsIn = (first: number): number[] => (first < 0 ? [] : [first, ...unitsIn(ground.after[first]!)])
  const { held, manned, near, nearManned, battalions, guns, noBattalion, noGun, crowded, barred } = ground
  return {
    units: [...ground.first].map(unitsIn),
    sets: [...held, ...manned, ...near, ...nearManned, noBattalion, noGun, crowded, ...barred].map(members),
    counts: [[...battalions], [...guns]],
  }
}

/** The zones of the map of which something is true. */
const zonesWhere = ({ zone }: G, holds: (zone: number) => boolean): number[] =>
  [...Array(zone.rows).keys()].filter(holds)

/** Compares sets of zones with the rule about each zone. */
function compareSets(g: G): void {
  const { sheltered, fortified, printedOrTrench, marked } = shelterOf(g)
  const isPrinted = (zone: number): boolean => has(g.campaign.printed, zone)
  expect(members(sheltered)).toEqual(zonesWhere(g, (zone) => isPrinted(zone) || hasMarker(g, zone)))
  expect(members(fortified)).toEqual(zonesWhere(g, (zone) => g.zone.fortification.of(zone)))
  expect(members(printedOrTrench)).toEqual(zonesWhere(g, (zone) => isPrinted(zone) || g.zone.trench.of(zone)))
  expect(members(marked)).toEqual(zonesWhere(g, (zone) => hasMarker(g, zone)))
  const all = (): Bits => new Int32Array(g.campaign.ground)
  for (const side of [0, 1]) {
    const shots: string[] = []
    eachShot(g, side, (unit, zone) => shots.push(`${unit} ${zone}`))
    const allowed = g.campaign.units.flatMap((_unit, unit) =>
      zonesWhere(g, (zone) => mayBombard(g, side, unit, zone)).map((zone) => `${unit} ${zone}`),
    )
    expect(shots).toEqual(allowed)
    expect(hasShot(g, side)).toBe(allowed.length > 0)
    const restful = all()
    keepRestable(g, side, restful)
    expect(members(restful)).toEqual(zonesWhere(g, (zone) => mayRestIn(g, side, zone)))
  }
  for (const unit of g.campaign.alike.filter((first, index) => first === index)) {
    const entered = enterable(g, unit, emptySet(g.zone.rows + 1))
    expect(members(entered)).toEqual(zonesWhere(g, (zone) => isFree(g, unit, zone) && mayRideInto(g, unit, zone)))
    const [joined, roomy] = [all(), all()]
    keepJoinable(g, unit, joined)
    keepRoomy(g, unit, roomy)
    expect(members(joined)).toEqual(zonesWhere(g, (zone) => mayJoin(g, unit, zone)))
    expect(members(roomy)).toEqual(zonesWhere(g, (zone) => mayJoin(g, unit, zone) && hasRoom(g, unit, zone)))
  }
}

describe('cached ground', () => {
  it('agrees with a fresh computation, and its sets with the rules for each zone', () => {
    const pick = pickFrom(3)
    for (let number = 0; number < tries(5); number++) {
      const games = [begin('siege').game, begin('january-1871').game]
      for (let step = 0; step < 600; step++) {
        const game = games[step % 7 === 0 ? 1 : 0]!
        if (game.play.decider < 0) break
        actAtRandom(game, pick)
        // Now and then somebody goes back, far or near, so that everything may stand elsewhere at once.
        if (step % 50 === 49) game.goTo(pick(game.history.moments.length))
        const g = game.play as G // games of this system
        const anew = new Ground(g.campaign)
        anew.update(g)
        expect(told(groundOf(g))).toEqual(told(anew))
        if (step % 10 === 0) compareSets(g)
      }
    }
  })
})
