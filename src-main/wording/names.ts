import type { ZonePlan } from '#engine/kernel/system/board-plan.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { planOf } from '../campaigns/plan-of.ts'
import type { Words } from '../contract/words.ts'
import { withSpaces } from './bilingual.ts'

/** The names of a campaign's things by their ids, as used in actions, views and journals. */
export type Names = ReadonlyMap<string, Words>

/** The two places each connection of a map joins, by the connection's id. */
export type EndsOfConnections = ReadonlyMap<string, readonly [string, string]>

/** Names of places and ways from the board's plan, and of everything else from the rule system. */
export function namesOf({ system, campaign }: LoadedCampaign, files: CampaignFiles): Names {
  const names = new Map<string, Words>()
  for (const [id, name] of Object.entries(system.campaign.names?.(campaign) ?? {})) names.set(id, withSpaces(name))
  const plan = planOf(system, files)
  const named = plan?.kind === 'areas' ? [...plan.areas, ...plan.boxes] : plan?.kind === 'table' ? plan.places : []
  for (const { id, name } of named) if (!names.has(id)) names.set(id, withSpaces(name))
  if (plan?.kind !== 'zones') return names
  for (const { id, name } of [...plan.zones, ...plan.sectors, ...plan.fortresses])
    if (!names.has(id)) names.set(id, withSpaces({ en: name, fr: name }))
  for (const [id, ends] of endsOn(plan)) {
    const [a, b] = ends.map((end) => names.get(end))
    if (a && b && !names.has(id)) names.set(id, { en: `${a.en} – ${b.en}`, fr: `${a.fr} – ${b.fr}` })
  }
  return names
}

/** The ends of the ways of a campaign; none on hexes. */
export function endsIn({ system }: LoadedCampaign, files: CampaignFiles): EndsOfConnections {
  const plan = planOf(system, files)
  return plan?.kind === 'zones' ? endsOn(plan) : new Map()
}

function endsOn({ connections, sectorLinks }: ZonePlan): EndsOfConnections {
  const ends = new Map<string, readonly [string, string]>()
  for (const { a, b } of [...connections, ...sectorLinks]) ends.set(freeId(ends, `${a}-${b}`), [a, b])
  return ends
}

/** Numbers parallel connections in the same way as the board. */
function freeId(names: ReadonlyMap<string, unknown>, id: string): string {
  let free = id
  for (let count = 2; names.has(free); count += 1) free = `${id}-${count}`
  return free
}
