import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'

enablePatches()

/** A document before and after a change, and the way there and back. */
export interface Change {
  readonly after: JsonObject
  readonly patches: readonly Patch[]
  readonly inverses: readonly Patch[]
}

/** Changes a document; undoing that gives the same bytes, and doing it again does too. */
export function changed(before: JsonObject, recipe: (document: OpenObject) => void): Change {
  const [, patches, inverses] = produceWithPatches(before as OpenObject, (document: OpenObject) => {
    recipe(document)
  })
  // What the patches make is what is kept, so that reading them again makes no other order of fields.
  const after = applied(before, patches)
  const back = inOrder(before, inverses)
  const isExact = JSON.stringify(applied(after, back)) === JSON.stringify(before)
  return { after, patches, inverses: isExact ? back : [{ op: 'replace', path: [], value: before }] }
}

export const applied = (document: JsonObject, patches: readonly Patch[]): JsonObject =>
  applyPatches(document, [...patches])

/**
 * A field that comes back would stand last among the others. Where fields were deleted, the whole object around them is put back as it
 * was instead.
 */
function inOrder(before: JsonObject, inverses: readonly Patch[]): readonly Patch[] {
  const around = inverses
    .filter(({ op, path }) => op === 'add' && isJsonObject(valueAt(before, path.slice(0, -1))))
    .map(({ path }) => path.slice(0, -1))
  const outermost = around.filter(
    (path, index) =>
      !around.some((other, n) => n !== index && isBelow(path, other) && (other.length < path.length || n < index)),
  )
  if (outermost.length === 0) return inverses
  return [
    ...inverses.filter(({ path }) => !outermost.some((other) => isBelow(path, other))),
    ...outermost.map((path): Patch => ({ op: 'replace', path, value: valueAt(before, path) })),
  ]
}

const isBelow = (path: Patch['path'], other: Patch['path']): boolean => other.every((key, index) => path[index] === key)

const valueAt = (value: unknown, path: Patch['path']): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  )
