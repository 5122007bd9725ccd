import { fieldsAt } from '#engine/campaigns/schema-keys.ts'
import type { FileKinds } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'

/** Kinds of file with long lists of places and lines, which are read like tables: one row per line, however long. */
const ofTheGround: ReadonlySet<string> = new Set(['map', 'geometry', 'relief'])

/** Maximum line length, where a line can be broken. */
const WIDTH = 120

/** Formats a campaign file in house style: fields in the order of their schema, each value on one line if it fits. */
export function inHouseStyle(file: string, content: Json, kinds: FileKinds | undefined): string {
  const kind = kinds?.kindOf(file)
  const schema = kind === undefined ? undefined : kinds?.published().get(kinds.schemaName(kind))
  const ordered = schema === undefined ? content : inOrder(content, schema, [])
  return `${kind !== undefined && ofTheGround.has(kind) ? rowByRow(ordered) : block(ordered, 0, WIDTH)}\n`
}

/** Sorts fields: those in the schema first, in its order; the others after them, in their given order. */
function inOrder(content: Json, schema: JsonObject, path: readonly (string | number)[]): Json {
  if (isList(content)) return content.map((inside, index) => inOrder(inside, schema, [...path, index]))
  if (!isJsonObject(content)) return content
  const known = fieldsAt(schema, path)
  const place = (key: string): number => (known.includes(key) ? known.indexOf(key) : known.length)
  const keys = Object.keys(content).toSorted((a, b) => place(a) - place(b))
  return Object.fromEntries(keys.map((key) => [key, inOrder(content[key]!, schema, [...path, key])]))
}

function rowByRow(content: Json): string {
  if (!isJsonObject(content)) return block(content, 0, WIDTH)
  const fields = Object.entries(content).map(([key, value]) => {
    const name = `  ${JSON.stringify(key)}: `
    const rows = isList(value) && value.length > 0 && value.every((row) => isJsonObject(row))
    if (!rows) return name + block(value, 2, name.length)
    return `${name}[\n${value.map((row) => `    ${onOneLine(row)}`).join(',\n')}\n  ]`
  })
  return `{\n${fields.join(',\n')}\n}`
}

/** Formats a value. `lead`: the number of characters before it on its line. */
function block(value: Json, indent: number, lead: number): string {
  const line = onOneLine(value)
  if (lead + line.length < WIDTH || isScalar(value)) return line
  const [inner, outer] = [' '.repeat(indent + 2), ' '.repeat(indent)]
  if (isList(value)) {
    if (value.length === 0) return '[]'
    const rows = value.every(isSmall)
      ? filled(value.map(onOneLine), indent + 2)
      : value.map((one) => block(one, indent + 2, indent + 2))
    return `[\n${rows.map((row) => inner + row).join(',\n')}\n${outer}]`
  }
  const rows = Object.entries(value as JsonObject).map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `
    return inner + name + block(one, indent + 2, indent + 2 + name.length)
  })
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${outer}}`
}

function onOneLine(value: Json): string {
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const inside = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`)
  return inside.length === 0 ? '{}' : `{ ${inside.join(', ')} }`
}

/** Packs small values, as many per line as fit. */
function filled(words: readonly string[], indent: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && indent + last.length + word.length + 3 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${word}`
    else lines.push(word)
  }
  return lines
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null
/** A number, a name, or a point of a line. */
const isSmall = (value: Json): boolean =>
  isScalar(value) || (isList(value) && value.length > 0 && value.every(isScalar))
