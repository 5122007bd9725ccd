import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { jsonIn } from './json-in.ts'

enablePatches()

/** The result of a change, with the patches that redo and undo it. */
export interface Change<D extends JsonObject = JsonObject> {
  readonly after: D
  readonly patches: readonly Patch[]
  readonly inverses: readonly Patch[]
}

/** Changes a document, or several by name. Undo restores the same bytes, and so does redo. */
export function changed<D extends JsonObject>(before: D, recipe: (document: OpenObject) => void): Change<D> {
  const [, patches, inverses] = produceWithPatches(before as OpenObject, (document: OpenObject) => {
    recipe(document)
  })
  // Keeps the result of the patches, so that applying them again gives the same order of fields.
  const after = applied(before, patches)
  const back = inOrder(before, inverses)
  return {
    after,
    patches,
    inverses: areSame(applied(after, back), before) ? back : [{ op: 'replace', path: [], value: before }],
  }
}

/** Do two documents have the same JSON text? Untouched values are identical objects, which makes this fast. */
function areSame(one: JsonObject, other: JsonObject): boolean {
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length &&
    keys.every((key, index) => {
      if (key !== others[index]) return false
      return one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key])
    })
  )
}

export const applied = <D extends JsonObject>(document: D, patches: readonly Patch[]): D =>
  applyPatches(document, [...patches])

/** Serialises patches of several documents. Paths of the scenario begin inside it; other patches name their file. */
export const textOfPatches = (patches: readonly Patch[], scenario: string): string =>
  JSON.stringify(
    patches
      .flatMap((patch) => (patch.path.length === 0 ? replacing(patch.value as Documents) : [patch]))
      .map(({ path: [file, ...path], ...patch }) =>
        file === scenario ? { ...patch, path } : { ...patch, path, file },
      ),
  )

type Documents = { readonly [file: string]: JsonObject }

/** A replacement of all documents as one patch per document. */
const replacing = (documents: Documents): readonly Patch[] =>
  Object.entries(documents).map(([file, value]) => ({ op: 'replace', path: [file], value }))

/** Parses serialised patches; undefined if the text is not a list. */
export function patchesIn(text: string, scenario: string): readonly Patch[] | undefined {
  const read = jsonIn(text)
  if (!Array.isArray(read)) return undefined
  // Written by `textOfPatches`, and verified by checksum.
  return (read as (Patch & { file?: string })[]).map(({ file = scenario, path, ...patch }) => ({
    ...patch,
    path: [file, ...path],
  }))
}

/**
 * A restored field would come last in its object. Where fields were deleted, undo therefore restores the whole object
 * around them.
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
