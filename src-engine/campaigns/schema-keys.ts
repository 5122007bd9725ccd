import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '../kernel/values/result.ts'

/** A shape as published: JSON Schema of draft 7, which editors know best. */
export const publishedSchema = (schema: z.ZodType): JsonObject =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonObject // JSON by its kind

/** The shapes that a value may have where a schema leads by a path, with alternatives side by side. */
function shapesAt(schema: JsonObject, path: readonly PropertyKey[]): readonly JsonObject[] {
  return path.reduce<readonly JsonObject[]>(
    (shapes, key) => shapes.flatMap((shape) => alternatives(below(shape, String(key)))),
    alternatives(schema),
  )
}

/** The fields that an object may have there. */
export const fieldsAt = (schema: JsonObject, path: readonly PropertyKey[]): readonly string[] =>
  shapesAt(schema, path).flatMap(({ properties }) => (isJsonObject(properties) ? Object.keys(properties) : []))

/** The smallest and the largest number that a field can have; null where there is none. */
export interface Limits {
  readonly least: number | null
  readonly most: number | null
}

/** Between which numbers a number may lie there, as far as the shape says so. */
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
