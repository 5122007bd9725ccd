import type { FaultSubjects } from '../../kernel/system/editing.ts'
import type { Problem } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { namesIn } from './remedy-makers.ts'
import { partsOf, valueAt } from './loose.ts'

/** Names in the document at and around the path of a fault and names in its sentence, sorted into things and places. */
export function subjectsOf(
  document: JsonObject,
  problem: Problem,
  isThing: (name: string) => boolean,
  isPlace: (name: string) => boolean,
): FaultSubjects {
  const { path, subject } = problem
  const parts = partsOf(path)
  const names = new Set([
    ...(subject === undefined ? [] : [subject]),
    ...namesIn(problem).flatMap((name) => name.match(/[\w-]+/g) ?? []),
  ])
  const found = path === '' ? null : valueAt(document, path)
  // A fault of a whole list of lines concerns only the lines that contain a name from its sentence.
  const about = isListOfLines(found) ? found.filter((line) => textsIn(line, 2).some((text) => names.has(text))) : found
  for (const text of textsIn(about, 2)) names.add(text)
  // A fault of a field concerns the line around it.
  if (/^\d+$/.test(parts.at(-2) ?? ''))
    for (const text of textsIn(valueAt(document, parts.slice(0, -1).join('.')), 2)) names.add(text)
  return {
    things: [...names].filter(isThing),
    places: [...names].filter(isPlace),
    fields: path === '' ? [] : parts.map((_, index) => parts.slice(0, parts.length - index).join('.')),
  }
}

const isListOfLines = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null)

/** The strings in a value, down to a depth. */
function textsIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.values(value).flatMap((inside) => textsIn(inside, depth - 1))
}
