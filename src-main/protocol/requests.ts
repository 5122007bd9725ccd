import type { Scripted } from '#engine/kernel/play/chance.ts'
import { bad, good, isJsonObject, type Failure, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { Switches } from '#engine/kernel/system/system.ts'
import { jsonFault } from '../campaigns/json-fault.ts'

/** A field of a request: its form, for the documentation, and its parser. */
export interface Field<T> {
  readonly form: string
  readonly needed: boolean
  read(value: unknown, path: string): Result<T>
}
export type FieldsOf<R> = { readonly [K in keyof R]: Field<R[K]> }

/** The fields common to all requests. */
export interface Envelope {
  readonly do: string
  readonly id: string | number | undefined
  readonly key: string | undefined
}

type No = { ok: false; error: Failure }

const field = <T>(form: string, read: (value: unknown, path: string, no: () => No) => Result<T>): Field<T> => ({
  form,
  needed: true,
  read: (value, path) => read(value, path, () => wrong(path, form)),
})

/** Makes a field optional. */
export const optional = <T>({ form, read }: Field<T>): Field<T | undefined> => ({ form, needed: false, read })

const wrong = (path: string, form: string): No => bad({ code: 'bad-field', message: `"${path}" needs ${form}.`, path })

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value)

export const text = field<string>('a text', (value, _path, no) => (typeof value === 'string' ? good(value) : no()))

export const count = field<number>('a whole number from 0 up', (value, _path, no) =>
  isWhole(value) && value >= 0 ? good(value) : no(),
)

export const yesNo = field<boolean>('true or false', (value, _path, no) =>
  typeof value === 'boolean' ? good(value) : no(),
)

export const object = field<JsonObject>('an object', (value, _path, no) => (isJsonObject(value) ? good(value) : no()))

/** An action; the language of the campaign parses it. */
export const action = field<string | JsonObject>('a text or an object', (value, _path, no) =>
  typeof value === 'string' || isJsonObject(value) ? good(value) : no(),
)

export const oneOf = <const W extends string>(...words: readonly W[]): Field<W> => {
  const form = words.map((word) => `"${word}"`).join(' or ')
  return field<W>(form, (value, _path, no) => {
    const word = words.find((one) => one === value)
    return word === undefined ? no() : good(word)
  })
}

export const switches = field<Switches>('an object of names with true or false', (value, path, no) => {
  if (!isJsonObject(value)) return no()
  const awkward = Object.entries(value).find(([, on]) => typeof on !== 'boolean')
  if (awkward !== undefined) return wrong(`${path}.${awkward[0]}`, yesNo.form)
  return good(value as Switches) // every value is a boolean, as just checked
})

/** Scripted values for draws: the number or name that must come, or both with the label of the draw. */
export const dice = field<readonly Scripted[]>(
  'a list of numbers, names or {"draw":label,"value":…}',
  (value, path, no) => {
    if (!Array.isArray(value)) return no()
    const read: Scripted[] = []
    for (const [index, one] of (value as readonly unknown[]).entries()) {
      const die = scripted(one)
      if (die === undefined) return wrong(`${path}[${index}]`, 'a whole number, a name or {"draw":label,"value":…}')
      read.push(die)
    }
    return good(read)
  },
)

function scripted(value: unknown): Scripted | undefined {
  if (typeof value === 'string' || isWhole(value)) return value
  if (!isJsonObject(value) || Object.keys(value).length !== 2) return undefined
  const { draw, value: laid } = value
  return typeof draw === 'string' && (typeof laid === 'string' || isWhole(laid)) ? { draw, value: laid } : undefined
}

/** The source of a campaign: the name of a house campaign, a folder, or the files in the request itself. */
export type CampaignAt =
  | { readonly id: string }
  | { readonly folder: string }
  | { readonly files: JsonObject; readonly system: string | undefined }

export const campaign = field<CampaignAt>(
  'a name, {"folder":path} or {"system":name,"files":{…}}',
  (value, _path, no) => {
    if (typeof value === 'string') return good({ id: value })
    if (!isJsonObject(value)) return no()
    const { folder, system, files, ...others } = value
    if (Object.keys(others).length > 0) return no()
    if (typeof folder === 'string' && files === undefined && system === undefined) return good({ folder })
    if (folder === undefined && isJsonObject(files) && (system === undefined || typeof system === 'string')) {
      return good({ files, system })
    }
    return no()
  },
)

/** The name of a scenario of the campaign, or an additional scenario file. */
export const scenario = field<string | JsonObject>('a name or a scenario file', (value, _path, no) =>
  typeof value === 'string' || isJsonObject(value) ? good(value) : no(),
)

/** Parses a line of input as JSON; a failure says where it is invalid. */
export function parseRequest(line: string): Result<unknown> {
  const fault = jsonFault(line)
  if (fault === undefined) return good(JSON.parse(line))
  return bad({ code: 'bad-json', message: `The line is not JSON: ${fault.message.en}`, path: `column ${fault.column}` })
}

/** Separates the fields common to all requests from those of the verb. */
export function readEnvelope(
  request: unknown,
): Result<{ envelope: Envelope; rest: JsonObject }> & { readonly id?: string | number } {
  if (!isJsonObject(request)) {
    return bad({ code: 'bad-request', message: 'A request is an object, as {"do":"hello"}.' })
  }
  const { do: verb, id, key, ...rest } = request
  if (!(id === undefined || isEchoed(id))) return wrong('id', 'a text of at most 200 characters or a number')
  const known = id === undefined ? {} : { id }
  if (typeof verb !== 'string') return { ...wrong('do', 'the name of what to do, as {"do":"hello"}'), ...known }
  if (!(key === undefined || typeof key === 'string')) return { ...wrong('key', text.form), ...known }
  return { ...good({ envelope: { do: verb, id, key }, rest }), ...known }
}

/** Whether the id can be sent back unchanged: JSON parses 1e999 as a number that it cannot write. */
const isEchoed = (id: unknown): id is string | number =>
  typeof id === 'string' ? id.length <= 200 : Number.isFinite(id)

/** Parses the fields of a verb. An unknown field is an error, so that a typo is not overlooked. */
export function readFields<R extends object>(verb: string, fields: FieldsOf<R>, given: JsonObject): Result<R> {
  const names = Object.keys(fields)
  const stray = Object.keys(given).find((name) => !names.includes(name))
  if (stray !== undefined) {
    const known = names.length === 0 ? 'It has none of its own' : `It has: ${names.join(', ')}`
    const message = `"${verb}" has no field "${clipped(stray)}". ${known}, and id and key as all have.`
    return bad({ code: 'unknown-field', message, path: clipped(stray) })
  }
  const read: Record<string, unknown> = {}
  for (const [name, { needed, form, read: reader }] of Object.entries<Field<unknown>>(fields)) {
    if (!Object.hasOwn(given, name)) {
      if (!needed) continue
      return bad({ code: 'missing-field', message: `"${verb}" needs the field "${name}": ${form}.`, path: name })
    }
    const value = reader(given[name], name)
    if (!value.ok) return value
    read[name] = value.value
  }
  return good(read as R) // every field of R was parsed by its own reader, or is optional
}

/** Shortens names and texts from outside for display. */
export function clipped(words: string, most = 200): string {
  return words.length <= most ? words : `${words.slice(0, most)}…`
}
