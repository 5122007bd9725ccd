import { isDeepStrictEqual } from 'node:util'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'

type Path = readonly (string | number)[]

/**
 * Removes the fields of a file that can be left out, that is, whose absence reads the same: empty lists, distances that
 * follow from places, and so on. Tries fields kind by kind, so that a large file is read some dozen times and not a
 * thousand.
 */
export function withoutOptionalFields(content: JsonObject, read: (content: JsonObject) => unknown): JsonObject {
  const before = read(content)
  if (before === undefined) return content
  const kinds = new Map<string, Path[]>()
  for (const path of fieldsIn(content, [])) {
    const kind = path.map((key) => (typeof key === 'number' ? '*' : key)).join('.')
    kinds.set(kind, [...(kinds.get(kind) ?? []), path])
  }
  let left = content
  for (const paths of kinds.values()) {
    const tried = without(left, paths)
    const after = read(tried)
    if (isDeepStrictEqual(after, before)) left = tried
    else if (after !== undefined) {
      const same = paths.filter((path) => isDeepStrictEqual(valueAt(after, path), valueAt(before, path)))
      const some = without(left, same)
      if (same.length > 0 && isDeepStrictEqual(read(some), before)) left = some
    }
  }
  return left
}

/** Paths of the fields that hold a scalar, an object or an empty list, innermost first. */
function fieldsIn(value: Json, path: Path): Path[] {
  if (Array.isArray(value)) return value.flatMap((one: Json, index) => fieldsIn(one, [...path, index]))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => {
    // Texts in two languages are kept even when both are equal.
    if (key === 'en' || key === 'fr') return []
    const here = [...path, key]
    const inside = fieldsIn(one, here)
    const bare = typeof one !== 'object' || one === null || (Array.isArray(one) && one.length === 0)
    return bare || isJsonObject(one) ? [...inside, here] : inside
  })
}

function without(content: JsonObject, paths: readonly Path[]): JsonObject {
  const copy = structuredClone(content)
  for (const path of paths) {
    const around = valueAt(copy, path.slice(0, -1))
    if (typeof around === 'object' && around !== null) Reflect.deleteProperty(around, path.at(-1)!)
  }
  return copy
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )
