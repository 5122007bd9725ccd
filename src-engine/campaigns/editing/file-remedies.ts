import type { OpenJson, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import { remedy, write } from './remedy-makers.ts'
import { putAt, valueAt } from './loose.ts'

/**
 * Remedies for a fault in a file other than a scenario: the number that its sentence asks for, and the rulebook's
 * value. `byLine`: puts back at most one line, without other changes beside it.
 */
export function remediesOfFile(
  file: string,
  files: CampaignFiles,
  rulebook: CampaignFiles,
  problem: Problem,
  byLine: boolean,
): readonly Remedy[] {
  const { path } = problem
  const [here, there] = [files[file], rulebook[file]]
  const now = at(here, path)
  const asked = problem.made?.asked
  const wanted = typeof now === 'number' && asked !== undefined && asked !== now ? write(path, asked) : []
  const shipped = nearest(here, there, path, byLine ? lineOf(path) : 1)
  return shipped === undefined ? wanted : [...wanted, asShipped(shipped)]
}

function asShipped({ path, value }: Shipped): Remedy {
  const apply: Remedy['apply'] = (open) => putAt(open, path, value)
  if (value !== undefined) return remedy('Put it back as in the rulebook', 'Remettre comme dans le livret', apply)
  return /\.\d+$/.test(path)
    ? remedy('Remove this line', 'Supprimer cette ligne', apply)
    : remedy('Remove it', 'L’enlever', apply)
}

/** The rulebook's value at a path. */
interface Shipped {
  readonly path: string
  readonly value: OpenJson | undefined
}

/** The number of path parts that lead to a line of a list. */
const lineOf = (path: string): number => {
  const index = path.split('.').findIndex((part) => /^\d+$/.test(part))
  return index < 0 ? Infinity : index + 1
}

const at = (file: unknown, path: string): Json | undefined =>
  isJsonObject(file) && path !== '' ? valueAt(file, path) : undefined

/** The rulebook's value at the path of a fault, or at the innermost enclosing path where it differs from the file. */
function nearest(file: unknown, rulebook: unknown, path: string, least: number): Shipped | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length >= least; length -= 1) {
    const around = parts.slice(0, length).join('.')
    const [now, shipped] = [at(file, around), at(rulebook, around)]
    if (JSON.stringify(now) === JSON.stringify(shipped)) continue
    const outer = parts.slice(0, length - 1).join('.')
    // A line unknown to the rulebook is removed whole; a list of names or numbers with another length is put back
    // whole.
    if (shipped === undefined && outer !== '' && at(rulebook, outer) === undefined) continue
    if (isOtherList(at(file, outer), at(rulebook, outer))) continue
    if (!areSameLines(file, rulebook, parts.slice(0, length))) continue
    // The value is not shared, and is written as it is.
    return { path: around, value: shipped as OpenJson | undefined }
  }
  return undefined
}

/** Do the indices along a path mean the same lines in both files? If the lengths of lists differ, the ids decide. */
const areSameLines = (file: unknown, rulebook: unknown, parts: readonly string[]): boolean =>
  parts.every((part, index) => {
    const around = parts.slice(0, index).join('.')
    const [now, shipped] = [at(file, around), at(rulebook, around)]
    if (!Array.isArray(now) || !Array.isArray(shipped) || now.length === shipped.length) return true
    const [one, other] = [now[Number(part)], shipped[Number(part)]]
    // A line beyond the end of the rulebook's list exists only in this file.
    if (other === undefined) return true
    return isJsonObject(one) && isJsonObject(other) && one['id'] !== undefined && one['id'] === other['id']
  })

const isOtherList = (now: Json | undefined, shipped: Json | undefined): boolean =>
  Array.isArray(now) &&
  Array.isArray(shipped) &&
  now.length !== shipped.length &&
  !shipped.some((one) => isJsonObject(one as Json))
