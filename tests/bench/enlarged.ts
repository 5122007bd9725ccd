import { compile } from '#engine/gaiter-button/campaign/compile-campaign.ts'
import { readCampaign, type Campaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { good } from '#engine/kernel/values/result.ts'
import { loadCampaign, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'

/** The campaign of the Army of Châlons so many times as large: copies of its map side by side, each with its armies. */
export function enlarged(times: number): LoadedCampaign {
  const { campaign } = readCampaign(campaignFolder('chalons-1870'))
  if (campaign === undefined) throw new Error('the campaign has errors')
  const large = compile(times === 1 ? campaign : repeated(campaign, times))
  // The files stay as they are; only what is made of them is larger.
  const loaded = loadCampaign({ ...gaiterButton, campaign: { ...gaiterButton.campaign, load: () => good(large) } }, {})
  if (!loaded.ok) throw new Error('a compiled campaign cannot be loaded')
  return loaded.value
}

function repeated(data: Campaign, times: number): Campaign {
  const copies = Array.from({ length: times }, (_, number) => number)
  const named = (id: string, copy: number): string => (copy === 0 ? id : `${id}-copy${copy}`)
  const { map, battle } = data
  const [first] = map.zones
  const last = map.zones.at(-1)
  if (!first || !last) throw new Error('the map is empty')
  const each = <T, R>(items: readonly T[], make: (item: T, copy: number) => R): R[] =>
    copies.flatMap((copy) => items.map((item) => make(item, copy)))
  const isZone = new Set(map.zones.map(({ id }) => id))
  const place = (id: string, copy: number): string => (isZone.has(id) ? named(id, copy) : id)
  const grown: Campaign['map'] = {
    ...map,
    zones: each(map.zones, (zone, copy) => ({ ...zone, id: named(zone.id, copy), lon: zone.lon + 4 * copy })),
    fortresses: each(map.fortresses, (fortress, copy) => ({
      ...fortress,
      id: named(fortress.id, copy),
      zones: fortress.zones.map((one) => ({ ...one, zone: named(one.zone, copy) })),
    })),
    connections: [
      ...each(map.connections, (one, copy) => ({ ...one, a: named(one.a, copy), b: named(one.b, copy) })),
      ...copies.slice(1).map((copy) => ({
        a: named(last.id, copy - 1),
        b: named(first.id, copy),
        way: 'road' as const,
        rail: false,
        km: 10,
      })),
    ],
    sectorLinks: each(map.sectorLinks, (one, copy) => ({
      ...one,
      a: place(one.a, copy),
      b: place(one.b, copy),
    })).filter(({ a, b }, index, all) => all.findIndex((other) => other.a === a && other.b === b) === index),
  }
  const armies = (['french', 'german'] as const).map((side) => {
    const own = battle.sides[side]
    return [
      side,
      {
        ...own,
        decoys: own.decoys * times,
        units: each(own.units, (unit, copy) => ({ ...unit, id: named(unit.id, copy) })),
        detachments: each(own.detachments, (one, copy) => ({ ...one, id: named(one.id, copy) })),
        garrisons: each(own.garrisons, (one, copy) => ({ ...one, fortress: named(one.fortress, copy) })),
      },
    ] as const
  })
  return {
    ...data,
    map: grown,
    battle: { ...battle, sides: Object.fromEntries(armies) as Campaign['battle']['sides'] },
    scenarios: data.scenarios.map((scenario) => ({
      ...scenario,
      sides: {
        french: { ...scenario.sides.french, decoys: scenario.sides.french.decoys * times },
        german: { ...scenario.sides.german, decoys: scenario.sides.german.decoys * times },
      },
      setUp: {
        french: each(scenario.setUp.french, (one, copy) => placedAs(one, copy, named)),
        german: each(scenario.setUp.german, (one, copy) => placedAs(one, copy, named)),
      },
      reductions: each(scenario.reductions, (one, copy) => ({ ...one, unit: named(one.unit, copy) })),
      detached: each(scenario.detached, (one, copy) => ({
        ...one,
        detachment: named(one.detachment, copy),
        zone: named(one.zone, copy),
        from: named(one.from, copy),
      })),
      reinforcements: each(scenario.reinforcements, (one, copy) => ({
        ...one,
        zone: named(one.zone, copy),
        units: one.units.map((unit) => named(unit, copy)),
      })),
    })),
  }
}

type Placed = Campaign['scenarios'][number]['setUp']['french'][number]

/** A placement in a copy of the map; leaders stay in the first. */
function placedAs(one: Placed, copy: number, named: (id: string, copy: number) => string): Placed {
  const { leaders, units, ...rest } = one
  return {
    ...rest,
    zone: named(one.zone, copy),
    ...(copy === 0 && leaders ? { leaders } : {}),
    ...(units ? { units: units.map((unit) => named(unit, copy)) } : {}),
  }
}
