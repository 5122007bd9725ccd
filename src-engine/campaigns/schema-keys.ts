import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '../kernel/values/result.ts'

/** A published schema: JSON Schema draft 7, which editors support best. */
export const publishedSchema = (schema: z.ZodType): JsonObject =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonObject // JSON Schema is JSON

/** The schemas for the value at a path, with alternatives side by side. */
function shapesAt(schema: JsonObject, path: readonly PropertyKey[]): readonly JsonObject[] {
  return path.reduce<readonly JsonObject[]>(
    (shapes, key) => shapes.flatMap((shape) => alternatives(below(shape, String(key)))),
    alternatives(schema),
  )
}

/** The fields that an object at a path may have. */
export const fieldsAt = (schema: JsonObject, path: readonly PropertyKey[]): readonly string[] =>
  shapesAt(schema, path).flatMap(({ properties }) => (isJsonObject(properties) ? Object.keys(properties) : []))

/** The minimum and maximum of a number field; null if there is none. */
export interface Limits {
  readonly least: number | null
  readonly most: number | null
}

/** The limits of a number at a path, as far as the schema gives them. */
export function limitsAt(schema: JsonObject, path: readonly PropertyKey[]): Limits {
  const shape = shapesAt(schema, path).find(({ type }) => type === 'integer' || type === 'number') ?? {}
  const { minimum, maximum } = shape
  return { least: typeof minimum === 'number' ? minimum : null, most: typeof maximum === 'number' ? maximum : null }
}

function below({ properties, additionalProperties, items }: JsonObject, key: string): Json | undefined {
  if (isJsonObject(properties) && Object.hasOwn(properties, key)) return properties[key]
  if (Array.isArray(items)) return items[Number(key)]
  return items ?? additionalProperties
}

function alternatives(schema: Json | undefined): readonly JsonObject[] {
  if (!isJsonObject(schema)) return []
  const { anyOf, oneOf, allOf } = schema
  const inside = [anyOf, oneOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))
  return inside.length === 0 ? [schema] : inside.flatMap(alternatives)
}
