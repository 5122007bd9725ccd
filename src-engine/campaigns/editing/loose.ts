import type { OpenJson, OpenObject } from '../../kernel/system/editing.ts'
import { isJsonObject, type Json, type JsonObject } from '../../kernel/values/result.ts'

/*
 * Tolerant access to documents under edit, which may have faults anywhere: reading treats invalid values as absent, and
 * writing creates what is missing.
 */

const own = (value: JsonObject, key: string): Json | undefined => (Object.hasOwn(value, key) ? value[key] : undefined)

export const objectAt = (value: JsonObject, key: string): JsonObject => {
  const found = own(value, key)
  return isJsonObject(found) ? found : {}
}
export const listAt = (value: JsonObject, key: string): readonly Json[] => {
  const found = own(value, key)
  return Array.isArray(found) ? (found as readonly Json[]) : []
}
/** The rows of a list that are objects, with their indices. */
export const rowsAt = (
  value: JsonObject,
  key: string,
): readonly { readonly row: JsonObject; readonly index: number }[] =>
  listAt(value, key).flatMap((row, index) => (isJsonObject(row) ? [{ row, index }] : []))
export const textAt = (value: JsonObject, key: string): string | undefined => {
  const found = own(value, key)
  return typeof found === 'string' ? found : undefined
}
export const numberAt = (value: JsonObject, key: string): number | undefined => {
  const found = own(value, key)
  return typeof found === 'number' ? found : undefined
}
/** The strings in a list. */
export const textsAt = (value: JsonObject, key: string): readonly string[] =>
  listAt(value, key).filter((one) => typeof one === 'string')

export const isOpenObject = (value: OpenJson | undefined): value is OpenObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object at this key, for writing. Replaces any other kind of value. */
export function openObject(value: OpenObject, key: string): OpenObject {
  const found = Object.hasOwn(value, key) ? value[key] : undefined
  if (isOpenObject(found)) return found
  value[key] = {}
  return value[key] as OpenObject // read back, so that the document contains it
}
export function openList(value: OpenObject, key: string): OpenJson[] {
  const found = Object.hasOwn(value, key) ? value[key] : undefined
  if (Array.isArray(found)) return found
  value[key] = []
  return value[key] as OpenJson[] // read back, so that the document contains it
}

/** The parts of an address; numbers are indices of lists. */
export const partsOf = (address: string): readonly string[] => address.split('.')

/** The value at an address; the value itself for an empty address. */
export function valueAt(value: Json, address: string): Json | undefined {
  if (address === '') return value
  // Fast path: most addresses have one part, and a map looks up tens of thousands.
  if (!address.includes('.')) return partAt(value, address)
  let found: Json | undefined = value
  for (const part of partsOf(address)) found = partAt(found, part)
  return found
}

function partAt(value: Json | undefined, part: string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(part)]
  return isJsonObject(value) ? own(value, part) : undefined
}

/** Writes a value at an address, or removes it if undefined. Creates missing objects on the way. */
export function putAt(document: OpenObject, address: string, value: OpenJson | undefined): void {
  const parts = [...partsOf(address)]
  const last = parts.pop()!
  let around: OpenObject | OpenJson[] = document
  for (const part of parts) {
    if (Array.isArray(around)) {
      const next: OpenJson | undefined = around[Number(part)]
      if (!isOpenObject(next) && !Array.isArray(next)) return
      around = next
    } else {
      const next: OpenJson | undefined = Object.hasOwn(around, part) ? around[part] : undefined
      around = Array.isArray(next) ? next : openObject(around, part)
    }
  }
  if (Array.isArray(around)) {
    if (value === undefined) around.splice(Number(last), 1)
    else around[Number(last)] = value
  } else if (value === undefined) delete around[last]
  else around[last] = value
}
