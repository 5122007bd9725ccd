import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { jsonIn } from './json-in.ts'

enablePatches()

/** Documents before and after a change, and the way there and back. */
export interface Change<D extends JsonObject = JsonObject> {
  readonly after: D
  readonly patches: readonly Patch[]
  readonly inverses: readonly Patch[]
}

/** Changes a document, or several by their names; undoing that gives the same bytes, and doing it again does too. */
export function changed<D extends JsonObject>(before: D, recipe: (document: OpenObject) => void): Change<D> {
  const [, patches, inverses] = produceWithPatches(before as OpenObject, (document: OpenObject) => {
    recipe(document)
  })
  // What the patches make is what is kept, so that reading them again makes no other order of fields.
  const after = applied(before, patches)
  const back = inOrder(before, inverses)
  return {
    after,
    patches,
    inverses: areSame(applied(after, back), before) ? back : [{ op: 'replace', path: [], value: before }],
  }
}

/** Whether two documents are written alike; what neither of the changes has touched is the same thing in both. */
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

/** Patches of several documents as they are kept: those of the scenario lead into it, the others name their file. */
export const textOfPatches = (patches: readonly Patch[], scenario: string): string =>
  JSON.stringify(
    patches
      .flatMap((patch) => (patch.path.length === 0 ? replacing(patch.value as Documents) : [patch]))
      .map(({ path: [file, ...path], ...patch }) =>
        file === scenario ? { ...patch, path } : { ...patch, path, file },
      ),
  )

type Documents = { readonly [file: string]: JsonObject }

/** All documents at once, one by one. */
const replacing = (documents: Documents): readonly Patch[] =>
  Object.entries(documents).map(([file, value]) => ({ op: 'replace', path: [file], value }))

/** The same, read again; nothing where they are no patches. */
export function patchesIn(text: string, scenario: string): readonly Patch[] | undefined {
  const read = jsonIn(text)
  if (!Array.isArray(read)) return undefined
  // Written as such, and vouched for by their sum.
  return (read as (Patch & { file?: string })[]).map(({ file = scenario, path, ...patch }) => ({
    ...patch,
    path: [file, ...path],
  }))
}

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
