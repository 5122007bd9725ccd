import { isDeepStrictEqual } from 'node:util'
import { both, shown } from '#engine/campaigns/problems.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'

/** Differences between two campaigns in words, in both languages, one line each. Formatting makes no difference. */
export function differences(system: RuleSystem | undefined, before: CampaignFiles, after: CampaignFiles): Title[] {
  const [was, is] = [before, after].map((files) => system?.campaign.files?.whole(files) ?? files)
  const files = [...new Set([...Object.keys(was!), ...Object.keys(is!)])].toSorted()
  return files.flatMap((file) => {
    if (was![file] === undefined) return [both(`${file}: the file is new`, `${file} : le fichier est nouveau`)]
    if (is![file] === undefined) return [both(`${file}: the file is gone`, `${file} : le fichier n’y est plus`)]
    return told(was![file], is![file]).map(({ en, fr }) => both(`${file}: ${en}`, `${file} : ${fr}`))
  })
}

function told(was: unknown, is: unknown, place = ''): Title[] {
  if (isDeepStrictEqual(was, is)) return []
  const at = place === '' ? both('the file', 'le fichier') : both(place, place)
  if (was === undefined) return [both(`${at.en}: ${shown(is)} is new`, `${at.fr} : ${shown(is)} est nouveau`)]
  if (is === undefined) return [both(`${at.en}: ${shown(was)} is gone`, `${at.fr} : ${shown(was)} n’y est plus`)]
  if (isJsonObject(was) && isJsonObject(is)) return fieldDifferences(was, is, place)
  if (Array.isArray(was) && Array.isArray(is)) return listDifferences(was, is, place)
  return [both(`${at.en}: ${shown(is)}, was ${shown(was)}`, `${at.fr} : ${shown(is)}, au lieu de ${shown(was)}`)]
}

/** Fields that do not affect play. */
const silent: ReadonlySet<string> = new Set(['$schema', 'format'])

const fieldDifferences = (was: JsonObject, is: JsonObject, place: string): Title[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => place !== '' || !silent.has(key))
    .flatMap((key) => told(was[key], is[key], place === '' ? key : `${place}, ${key}`))

/** Compares rows by name, or by index where they have no unique names. */
function listDifferences(was: readonly unknown[], is: readonly unknown[], place: string): Title[] {
  const [before, after] = [rowsByName(was), rowsByName(is)]
  if (before === undefined || after === undefined) {
    const most = Math.max(was.length, is.length)
    return Array.from({ length: most }, (_, row) => told(was[row], is[row], `${place} ${row + 1}`)).flat()
  }
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const lines = names.flatMap((name) => {
    if (!before.has(name)) return [both(`${place}: ${name} is new`, `${place} : ${name} est nouveau`)]
    if (!after.has(name)) return [both(`${place}: ${name} is gone`, `${place} : ${name} n’y est plus`)]
    return told(before.get(name), after.get(name), `${place} ${name}`)
  })
  return lines.length > 0 ? lines : [both(`${place}: in another order`, `${place} : dans un autre ordre`)]
}

function rowsByName(rows: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const named = new Map(rows.map((row) => [nameOf(row), row]))
  return named.size === rows.length && !named.has('') ? named : undefined
}

/** The name of a row in a list: its own id, or the things it is about. */
function nameOf(row: unknown): string {
  if (typeof row === 'string' || typeof row === 'number') return String(row)
  if (!isJsonObject(row)) return ''
  const { id, a, b, unit, detachment, hex, zone, date, name } = row
  const between = Array.isArray(row['between']) ? row['between'].join(' – ') : undefined
  const ends = typeof a === 'string' && typeof b === 'string' ? `${a} – ${b}` : undefined
  const found = [id, ends, between, unit, detachment, hex, zone, date, name].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : ''
}
