import type { Title } from '../../../kernel/system/glance.ts'
import { isJsonObject, type Json, type JsonObject } from '../../../kernel/values/result.ts'
import { beyondLimits, notLeftEmpty, noValueFor } from '../limits.ts'

/*
 * The editable values in a file of tables: every number, choice and switch that its schema knows, at any depth. The
 * schema gives their limits, so that every value set here can be read again.
 */

export interface Leaf {
  /** Its path in the file. */
  readonly address: string
  readonly kind: 'number' | 'choice' | 'switch'
  /** Null if omitted. */
  readonly value: boolean | number | string | null
  readonly optional: boolean
  readonly least: number | null
  readonly most: number | null
  /** The number must be a multiple of this. */
  readonly step: number
  /** The values to choose from, as written in the file. */
  readonly choices: readonly string[]
}

/** Fields of every file that no rule reads. */
const ofTheFile: ReadonlySet<string> = new Set(['$schema', 'format', 'note', 'section'])

/** All editable values of a file, in the order of its schema. */
export function leavesOf(schema: JsonObject, content: JsonObject): readonly Leaf[] {
  return below(schema, content, '', false)
}

/** `value`: undefined if the file omits it. */
function below(schema: Json | undefined, value: Json | undefined, address: string, optional: boolean): readonly Leaf[] {
  const shape = shapeOf(schema, value)
  if (shape === undefined || 'const' in shape) return []
  const inside = (key: string | number): string => (address === '' ? String(key) : `${address}.${key}`)
  if (shape['type'] === 'object') {
    if (!isJsonObject(value)) return []
    const { properties, required, additionalProperties } = shape
    const known = isJsonObject(properties) ? properties : {}
    const needed = Array.isArray(required) ? required : []
    const others = Object.keys(value).filter((key) => !Object.hasOwn(known, key))
    return [...Object.keys(known), ...(isJsonObject(additionalProperties) ? others : [])]
      .filter((key) => !ofTheFile.has(key))
      .flatMap((key) =>
        below(
          known[key] ?? additionalProperties,
          Object.hasOwn(value, key) ? value[key] : undefined,
          inside(key),
          Object.hasOwn(known, key) && !needed.includes(key),
        ),
      )
  }
  if (shape['type'] === 'array') {
    const { items, maxItems } = shape
    if (!Array.isArray(value) || (isChoice(items) && maxItems === undefined)) return []
    return (value as readonly Json[]).flatMap((one, index) =>
      below(isList(items) ? items[index] : items, one, inside(index), false),
    )
  }
  const leaf = leafOf(shape, value, address, optional)
  return leaf === undefined ? [] : [leaf]
}

/** The alternative of a schema that a value belongs to. */
export function shapeOf(schema: Json | undefined, value: Json | undefined): JsonObject | undefined {
  if (!isJsonObject(schema)) return undefined
  const { anyOf } = schema
  if (!isList(anyOf)) return schema
  const type = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  return anyOf.filter(isJsonObject).find((one) => {
    if ('const' in one) return one['const'] === value
    return one['type'] === type || (type === 'number' && one['type'] === 'integer')
  })
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isChoice = (schema: Json | undefined): boolean => isJsonObject(schema) && Array.isArray(schema['enum'])
const numberIn = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null)

function leafOf(shape: JsonObject, value: Json | undefined, address: string, optional: boolean): Leaf | undefined {
  const common = { address, optional, least: null, most: null, step: 1, choices: [] }
  const { type, enum: choices, minimum, maximum, exclusiveMinimum, multipleOf } = shape
  if (isList(choices) && (value === undefined || typeof value === 'string'))
    return { ...common, kind: 'choice', value: value ?? null, choices: choices.map(String) }
  if (type === 'boolean' && (value === undefined || typeof value === 'boolean'))
    return { ...common, kind: 'switch', value: value ?? null }
  if ((type === 'integer' || type === 'number') && (value === undefined || typeof value === 'number')) {
    const above = numberIn(exclusiveMinimum)
    const least = above === null ? numberIn(minimum) : above + 1
    const step = numberIn(multipleOf) ?? (type === 'integer' ? 1 : 0.01)
    return { ...common, kind: 'number', value: value ?? null, least, most: numberIn(maximum), step }
  }
  return undefined
}

/** The reason why a value is refused; undefined if it is not. `name`: the name that the reader knows it by. */
export function whyNotThere(leaf: Leaf, value: Json, name: Title): Title | undefined {
  const { kind, optional, step, choices } = leaf
  const wrong = noValueFor(name)
  if (value === null) return optional ? undefined : notLeftEmpty(name)
  if (kind === 'switch') return typeof value === 'boolean' ? undefined : wrong
  if (kind === 'choice') return typeof value === 'string' && choices.includes(value) ? undefined : wrong
  if (typeof value !== 'number' || !Number.isFinite(value) || !Number.isSafeInteger(value / step)) return wrong
  return beyondLimits(name, leaf, value)
}
