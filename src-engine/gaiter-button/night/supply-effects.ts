import { has, next } from '../../board/bitset.ts'
import { entry } from '../../kernel/play/journal.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { countersIn, endOf, firstOf, onMap } from '../state/counters.ts'
import { scenarioOf, type G } from '../state/kit.ts'
import { zonesOf } from '../state/places.ts'
import { provisionedZones } from '../lines/provision.ts'
import { markSupplied } from '../lines/supply.ts'
import { leadersAlone } from '../combat/leaders.ts'
import { surrenderTest } from '../combat/surrender.ts'
import { markEverywhere } from '../ground/tokens.ts'

/** Chapters 17.1 and 17.2: which counters are supplied, and the effects on those that are not. */

const edgeSupply = entry(
  { name: 'edge-supply', category: 'night', rule: 'gb.scenario.supply-roll' },
  { side: 'side', cut: 'flag' },
)
const supplyChecked = entry(
  { name: 'supply-checked', category: 'night', rule: 'gb.supply.out' },
  { side: 'side', supplied: 'number', outOfSupply: 'number' },
)

/**
 * @rule gb.scenario.supply-roll
 * When the night begins the French roll a die: on 5 or more the friendly map edge supplies nobody this night. Units may
 * still live off the land.
 */
export function rollSupply(g: G): void {
  const rule = scenarioOf(g).data.specialRules.find((one) => one.id === 'supply-roll')
  g.edgeCut = false
  if (!g.supplyRoll || rule === undefined) return
  g.edgeCut = g.chance.dice(rule.dice, 6, 'supply') >= rule.cutFrom
  g.tell(edgeSupply, { side: sides.indexOf(rule.side), cut: g.edgeCut })
}

/**
 * @rule gb.supply.out
 * Checks every counter on the map: turns those without supply to Out of supply, and all others back.
 */
export function checkSupply(g: G): void {
  // The markers depend on decoys and on other facts that the enemy did not know.
  g.reveal()
  const fed = whoIsFed(g.campaign)
  for (const side of [0, 1]) {
    markSupplied(g, side, fed)
    const supplied: number[] = []
    const without: number[] = []
    for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
      if (onMap(g, counter)) (fed[counter] === 0 ? without : supplied).push(counter)
    markEverywhere(g, supplied, 'outOfSupply', false)
    markEverywhere(g, without, 'outOfSupply')
    g.tell(supplyChecked, { side, supplied: supplied.length, outOfSupply: without.length })
  }
}

/** Buffer, overwritten by each call. */
const whoIsFed = memoizedBy(({ counters }: Campaign) => new Uint8Array(counters.length))

/**
 * @rule gb.surrender.night
 * Counters out of supply in the field of a zone without a line of provision take one test of surrender, together with
 * all others in the same position there. Counters in a fortress do not. A supplied leader who is left alone by it is
 * treated as after a battle.
 */
export function testSurrenders(g: G): void {
  const stacks: { readonly side: number; readonly zone: number; readonly counters: readonly number[] }[] = []
  // The tests are determined before the first is made, because a surrender may open lines for others.
  for (const side of [0, 1]) {
    const zones = zonesOf(g, side)
    const provided = provisionedZones(g, side, false)
    for (let zone = next(zones, 0); zone >= 0; zone = next(zones, zone + 1)) {
      const counters = countersIn(g, side, zone).filter((counter) => g.counter.outOfSupply.of(counter))
      if (counters.length > 0 && !has(provided, zone)) stacks.push({ side, zone, counters })
    }
  }
  for (const { side, zone, counters } of stacks) if (surrenderTest(g, side, zone, counters)) leadersAlone(g, side, zone)
}

/** After the effects of supply every counter is turned back for the next day (GB 17.2.2). */
export function turnBack(g: G): void {
  const turned: number[] = []
  for (let counter = 0; counter < g.counter.rows; counter++)
    if (g.counter.zone.of(counter) !== NONE && g.counter.activated.of(counter)) turned.push(counter)
  markEverywhere(g, turned, 'activated', false)
}

export const entries = [edgeSupply, supplyChecked]
