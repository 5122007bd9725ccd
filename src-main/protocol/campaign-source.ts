import { withoutOrigin } from '#engine/campaigns/problems.ts'
import { bad, good, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign, Problem } from '#engine/kernel/system/system.ts'
import { judge, readerOf } from '../campaigns/campaign-check.ts'
import type { Memory } from './memory.ts'
import { clipped, type CampaignAt } from './requests.ts'
import type { FoundCampaign, Services } from './services.ts'
import type { Fault } from './verb.ts'

/** A campaign with all its faults; it is loaded if it has no errors. */
export interface Inspected {
  readonly problems: readonly Problem[]
  readonly loaded: LoadedCampaign | undefined
}

/** Finds a campaign and loads it, together with an extra scenario file if given. */
export function inspect(memory: Memory, at: CampaignAt, scenario?: JsonObject): Result<Inspected, Fault> {
  const found = find(memory.services, at)
  if (!found.ok) return found
  const problems = found.value.problems.map(withoutOrigin)
  if (problems.some(({ severity }) => severity === 'error')) return good({ problems, loaded: undefined })
  let { files } = found.value
  if (scenario !== undefined) {
    const path = scenarioPath(scenario)
    if (!path.ok) return path
    files = { ...files, [path.value]: scenario }
  }
  const known = memory.compiled.get(files)
  if (known !== undefined) return good({ problems, loaded: known })
  const readers = memory.services.systems.map(readerOf)
  const { errors, warnings, loaded } = judge(files, readers, 'system' in at ? at.system : undefined)
  if (loaded !== undefined) memory.compiled.set(files, loaded)
  return good({ problems: [...problems, ...[...errors, ...warnings].map(withoutOrigin)], loaded })
}

/** Like `inspect`, but a campaign with errors is a failure. */
export function load(memory: Memory, at: CampaignAt, scenario?: JsonObject): Result<LoadedCampaign, Fault> {
  const inspected = inspect(memory, at, scenario)
  if (!inspected.ok) return inspected
  const { loaded, problems } = inspected.value
  if (loaded !== undefined) return good(loaded)
  const [first] = problems.filter(({ severity }) => severity === 'error')
  const place = [first?.file, first?.path].filter(Boolean).join(', ')
  const more = problems.length === 1 ? '' : ` (and ${problems.length - 1} more)`
  const message = `The campaign cannot be played: ${place}${place && ': '}${first?.message ?? ''} ${first?.remedy ?? ''}${more}`
  return bad({ code: 'bad-campaign', message, path: 'campaign', problems })
}

/** Whether the campaign is the edition with this hash, or one that plays the same. */
const isOf = (loaded: LoadedCampaign, hash: string): boolean => loaded.hash === hash || loaded.formerly.includes(hash)

/** The house campaign with this hash, for a save that identifies its campaign only by the hash. */
export function loadByHash(memory: Memory, hash: string): LoadedCampaign | undefined {
  if (memory.game !== undefined && isOf(memory.game.loaded, hash)) return memory.game.loaded
  for (const id of memory.services.campaigns()) {
    const inspected = inspect(memory, { id })
    const loaded = inspected.ok ? inspected.value.loaded : undefined
    if (loaded !== undefined && isOf(loaded, hash)) return loaded
  }
  return undefined
}

function find(services: Services, at: CampaignAt): Result<FoundCampaign, Fault> {
  if ('files' in at) return good({ files: at.files, problems: [] })
  if ('folder' in at) return good(services.folder(at.folder))
  const found = services.campaign(at.id)
  if (found !== undefined) return good(found)
  const known = services.campaigns().join(', ') || 'none'
  return bad({
    code: 'no-campaign',
    message: `There is no campaign "${clipped(at.id)}". There are: ${known}.`,
    path: 'campaign',
  })
}

/** The path that a scenario from a request gets in the campaign's folder; it may replace an existing file. */
function scenarioPath(scenario: JsonObject): Result<string, Fault> {
  const { id } = scenario
  if (typeof id === 'string' && /^[a-z0-9][a-z0-9-]{0,99}$/.test(id)) return good(`scenarios/${id}.json`)
  const message = 'A scenario file has an "id" of small letters, digits and hyphens.'
  return bad({ code: 'bad-field', message, path: 'scenario.id' })
}
