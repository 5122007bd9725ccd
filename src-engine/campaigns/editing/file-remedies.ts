import type { OpenJson, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type Json } from '../../kernel/values/result.ts'
import { remedy, write } from './cures.ts'
import { putAt, valueAt } from './loose.ts'

/**
 * What puts a fault of a file beside the scenarios right: the number that its sentence asks for, and what the rulebook has there. `byLine`: a line
 * is put back at most, and not what was changed beside it.
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
  const carryOut: Remedy['carryOut'] = (open) => putAt(open, path, value)
  if (value !== undefined) return remedy('Put it back as in the rulebook', 'Remettre comme dans le livret', carryOut)
  return /\.\d+$/.test(path)
    ? remedy('Remove this line', 'Supprimer cette ligne', carryOut)
    : remedy('Remove it', 'L’enlever', carryOut)
}

/** What the rulebook has in a place. */
interface Shipped {
  readonly path: string
  readonly value: OpenJson | undefined
}

/** How many parts the way to a line of a list has. */
const lineOf = (path: string): number => {
  const index = path.split('.').findIndex((part) => /^\d+$/.test(part))
  return index < 0 ? Infinity : index + 1
}

const at = (file: unknown, path: string): Json | undefined =>
  isJsonObject(file) && path !== '' ? valueAt(file, path) : undefined

/** What the rulebook has otherwise in the place of a fault, or in the innermost place around it where it does. */
function nearest(file: unknown, rulebook: unknown, path: string, least: number): Shipped | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length >= least; length -= 1) {
    const around = parts.slice(0, length).join('.')
    const [now, shipped] = [at(file, around), at(rulebook, around)]
    if (JSON.stringify(now) === JSON.stringify(shipped)) continue
    const outer = parts.slice(0, length - 1).join('.')
    // A line that the rulebook has not is struck whole, and a list of names or numbers that became longer or shorter is put back whole.
    if (shipped === undefined && outer !== '' && at(rulebook, outer) === undefined) continue
    if (isOtherList(at(file, outer), at(rulebook, outer))) continue
    if (!areSameLines(file, rulebook, parts.slice(0, length))) continue
    // Nobody else has it: what is put back is written as it is.
    return { path: around, value: shipped as OpenJson | undefined }
  }
  return undefined
}

/** Whether lines around a place are the same in both: where lines were struck, those of one number may be others. */
const areSameLines = (file: unknown, rulebook: unknown, parts: readonly string[]): boolean =>
  parts.every((part, index) => {
    const around = parts.slice(0, index).join('.')
    const [now, shipped] = [at(file, around), at(rulebook, around)]
    if (!Array.isArray(now) || !Array.isArray(shipped) || now.length === shipped.length) return true
    const [one, other] = [now[Number(part)], shipped[Number(part)]]
    // A line beyond those of the rulebook is of this file alone.
    if (other === undefined) return true
    return isJsonObject(one) && isJsonObject(other) && one['id'] !== undefined && one['id'] === other['id']
  })

const isOtherList = (now: Json | undefined, shipped: Json | undefined): boolean =>
  Array.isArray(now) &&
  Array.isArray(shipped) &&
  now.length !== shipped.length &&
  !shipped.some((one) => isJsonObject(one as Json))
