import { isDeepStrictEqual } from 'node:util'
import { shown } from '#engine/campaigns/problems.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'

/** In words what one campaign has otherwise than another, a line for each thing; how they are written makes no difference. */
export function differences(system: RuleSystem | undefined, before: CampaignFiles, after: CampaignFiles): string[] {
  const [was, is] = [before, after].map((files) => system?.campaign.files?.whole(files) ?? files)
  const files = [...new Set([...Object.keys(was!), ...Object.keys(is!)])].toSorted()
  return files.flatMap((file) => {
    if (was![file] === undefined) return [`${file}: the file is new`]
    if (is![file] === undefined) return [`${file}: the file is gone`]
    return told(was![file], is![file]).map((line) => `${file}: ${line}`)
  })
}

function told(was: unknown, is: unknown, place = ''): string[] {
  if (isDeepStrictEqual(was, is)) return []
  const at = place === '' ? 'the file' : place
  if (was === undefined) return [`${at}: ${shown(is)} is new`]
  if (is === undefined) return [`${at}: ${shown(was)} is gone`]
  if (isJsonObject(was) && isJsonObject(is)) return toldOfFields(was, is, place)
  if (Array.isArray(was) && Array.isArray(is)) return toldOfList(was, is, place)
  return [`${at}: ${shown(is)}, was ${shown(was)}`]
}

/** How a file is written is no difference to those who play. */
const silent: ReadonlySet<string> = new Set(['$schema', 'format'])

const toldOfFields = (was: JsonObject, is: JsonObject, place: string): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => place !== '' || !silent.has(key))
    .flatMap((key) => told(was[key], is[key], place === '' ? key : `${place}, ${key}`))

/** Rows are compared by what they are called; where they have no names, by their places. */
function toldOfList(was: readonly unknown[], is: readonly unknown[], place: string): string[] {
  const [before, after] = [rowsByName(was), rowsByName(is)]
  if (before === undefined || after === undefined) {
    const most = Math.max(was.length, is.length)
    return Array.from({ length: most }, (_, row) => told(was[row], is[row], `${place} ${row + 1}`)).flat()
  }
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const lines = names.flatMap((name) => {
    if (!before.has(name)) return [`${place}: ${name} is new`]
    if (!after.has(name)) return [`${place}: ${name} is gone`]
    return told(before.get(name), after.get(name), `${place} ${name}`)
  })
  return lines.length > 0 ? lines : [`${place}: in another order`]
}

function rowsByName(rows: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const named = new Map(rows.map((row) => [nameOf(row), row]))
  return named.size === rows.length && !named.has('') ? named : undefined
}

/** What a row of a list is called by: its own id, or the things that it is about. */
function nameOf(row: unknown): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row)
  if (!isJsonObject(row)) return ''
  const { id, a, b, unit, detachment, hex, zone, date, name } = row
  const between = Array.isArray(row['between']) ? row['between'].join(' – ') : undefined
  const ends = typeof a === 'string' && typeof b === 'string' ? `${a} – ${b}` : undefined
  const found = [id, ends, between, unit, detachment, hex, zone, date, name].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : ''
}
