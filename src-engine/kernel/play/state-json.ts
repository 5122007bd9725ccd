import type { Language } from '../actions/actions.ts'
import { FRAME, type FrameKind } from './agenda.ts'
import { HEAD } from '../values/head.ts'
import type { Play } from './play.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../values/result.ts'
import {
  writeStarts,
  type Columns,
  type Definition,
  type FlagDefinition,
  type ListDefinition,
  type MembersDefinition,
  type Placed,
  type TableDefinition,
  type WordDefinition,
} from '../values/shape.ts'

/**
 * A state as named JSON and back: for people, set-up positions, and views of games without secrets. Saves hold actions;
 * this form survives a change of layout.
 */
export function stateAsJson(play: Play): JsonObject {
  const { words, layout } = play
  return {
    ...fieldsAsJson(layout.fields, words, play.base, layout.language),
    agenda: agendaAsJson(play),
    ending: endingAsJson(play),
    acts: words[HEAD.acts]!,
    secrets: words[HEAD.secrets]!,
  }
}

/** The frames of the agenda, from bottom to top. */
function agendaAsJson(play: Play): JsonObject[] {
  const { words, layout } = play
  const agenda: JsonObject[] = []
  for (let top = words[HEAD.top]!; top !== 0; top = words[top + FRAME.below]!) {
    const { kind, placed } = layout.kinds[words[top + FRAME.kind]!]!
    const asked = words[top + FRAME.asked]!
    agenda.unshift({
      frame: kind.name,
      ...(words[top + FRAME.step] === 0 ? {} : { step: words[top + FRAME.step]! }),
      ...(asked === 0 ? {} : { asks: layout.sides[asked - 1]! }),
      ...(words[top + FRAME.interrupts] === 0 ? {} : { interrupts: true }),
      ...(words[top + FRAME.returned] === 0 ? {} : { returned: words[top + FRAME.result]! }),
      ...fieldsAsJson(placed, words, top + FRAME.locals, layout.language),
    })
  }
  return agenda
}

export type EndingAsJson = { readonly ending: string; readonly winner: string | null; readonly level: number }

/** How the game ended, in the form used in a state. */
export function endingAsJson({ ending, layout }: Play): EndingAsJson | null {
  if (ending === undefined) return null
  const { winner, level } = ending
  return { ending: layout.endings[ending.ending]!, winner: layout.sides[winner] ?? null, level }
}

/** The hidden part of a state: the generator and the counts of draws. */
export function chanceAsJson(play: Play): JsonObject {
  const { words } = play
  return {
    generator: Array.from(words.subarray(HEAD.generator, HEAD.generator + 4)),
    draws: words[HEAD.draws]!,
    scripted: words[HEAD.scripted]!,
  }
}

/** Sets a game to a state in JSON, keeping the game's own chance. Omitted fields get their initial values. */
export function readState(play: Play, json: unknown): Result<Play> {
  if (!isJsonObject(json)) return bad({ code: 'bad-state', message: 'A state is an object.', path: 'state' })
  const chance = play.words.slice(0, HEAD.draws + 1)
  const reader = new Reader(play)
  play.wipe('')
  play.words.set(chance)
  const { agenda, ending, acts, secrets, ...fields } = json
  reader.fields(play.layout.fields, play.base, fields, 'state')
  reader.count(HEAD.acts, acts ?? 0, 'state.acts')
  reader.count(HEAD.secrets, secrets ?? 0, 'state.secrets')
  reader.agenda(agenda ?? [])
  reader.ending(ending ?? null)
  play.rewritten()
  const { message, inFrench, path, lacking } = reader
  if (message === '') return good(play)
  return bad({
    code: 'bad-state',
    message,
    inFrench,
    path,
    ...(lacking !== undefined && { parts: [lacking], lacks: true }),
  })
}

function fieldsAsJson(placed: Placed, words: Int32Array, base: number, language: Language): Record<string, Json> {
  const fields: Record<string, Json> = {}
  for (const [name, definition] of Object.entries(placed.shape)) {
    fields[name] = valueAsJson(definition, words, base + placed.at.get(name)!, language)
  }
  return fields
}

/** The JSON form of a word with this noun: a name, or the number itself. */
type Named<N> = N extends undefined | 'number' ? number : string
type RowAsJson<C> = { readonly [column in keyof C]: AsJson<C[column]> }

/** The result type of `valueAsJson` for a definition. */
export type AsJson<D> =
  D extends WordDefinition<infer N>
    ? Named<N>
    : D extends FlagDefinition
      ? boolean
      : D extends ListDefinition<infer N> | MembersDefinition<infer N>
        ? readonly Named<N>[]
        : D extends TableDefinition<infer C, infer N>
          ? N extends string
            ? { readonly [row: string]: RowAsJson<C> }
            : readonly RowAsJson<C>[]
          : never

/** A frame of this kind on the agenda, as JSON. */
export type FrameAsJson<K> =
  K extends FrameKind<infer L, infer N> ? FrameHead<N> & { readonly [local in keyof L]: AsJson<L[local]> } : never
type FrameHead<N> = {
  readonly frame: N
  readonly step?: number
  readonly interrupts?: boolean
  readonly returned?: number
  /** The side that must answer. */
  readonly asks?: string
}

/** The value at an offset of the words, by its definition. */
export function valueAsJson(definition: Definition, words: Int32Array, at: number, language: Language): Json {
  const named = (noun: string | undefined, value: number): Json =>
    noun === undefined || noun === 'number' ? value : language.nameOf(noun, value)
  switch (definition.is) {
    case 'word':
      return named(definition.noun, words[at]!)
    case 'flag':
      return words[at] === 1
    case 'list':
      return Array.from(words.subarray(at + 1, at + 1 + words[at]!), (value) => named(definition.noun, value))
    case 'members': {
      const inside: Json[] = []
      for (let member = 0; member < definition.size; member++)
        if (((words[at + (member >>> 5)]! >>> (member & 31)) & 1) === 1) inside.push(named(definition.noun, member))
      return inside
    }
    case 'table':
      return tableAsJson(definition.columns, definition.rows, definition.noun, words, at, language)
  }
}

/** A table becomes an object if its rows have names, else an array. */
function tableAsJson(
  columns: Columns,
  rows: number,
  noun: string | undefined,
  words: Int32Array,
  at: number,
  language: Language,
): Json {
  const all = Array.from({ length: rows }, (_, row) => {
    const entries = Object.entries(columns).map(
      ([name, column], index) => [name, valueAsJson(column, words, at + index * rows + row, language)] as const,
    )
    return Object.fromEntries(entries)
  })
  if (noun === undefined) return all
  return Object.fromEntries(all.map((row, index) => [language.nameOf(noun, index), row]))
}

/** Whether a number survives in one word of the state unchanged; -0 would come back as 0. */
const isWord = (value: number): boolean => Object.is(value | 0, value)

/** Reads JSON into words and keeps the first error. */
class Reader {
  readonly #play: Play
  message = ''
  inFrench = ''
  path = ''
  /** The name that does not exist. */
  lacking: string | undefined

  constructor(play: Play) {
    this.#play = play
  }

  #wrong(path: string, message: string, inFrench: string, lacking?: string): void {
    if (this.message !== '') return
    this.message = message
    this.inFrench = inFrench
    this.path = path
    this.lacking = lacking
  }

  count(at: number, json: Json, path: string): void {
    if (typeof json === 'number' && isWord(json) && json >= 0) this.#play.words[at] = json
    else this.#wrong(path, 'This needs a whole number, 0 or more.', 'Il faut ici un nombre entier, 0 ou plus.')
  }

  fields(placed: Placed, base: number, json: JsonObject, path: string): void {
    writeStarts(placed, this.#play.words, base)
    for (const [name, value] of Object.entries(json)) {
      const definition = Object.hasOwn(placed.shape, name) ? placed.shape[name] : undefined
      if (definition === undefined)
        this.#wrong(`${path}.${name}`, `There is no "${name}" here.`, `Il n’y a pas de « ${name} » ici.`)
      else this.#value(definition, base + placed.at.get(name)!, value, `${path}.${name}`)
    }
  }

  #number(noun: string | undefined, json: Json, path: string): number {
    const { language } = this.#play.layout
    if (noun === undefined || noun === 'number') {
      if (typeof json === 'number' && isWord(json)) return json
      this.#wrong(path, 'This needs a whole number.', 'Il faut ici un nombre entier.')
      return 0
    }
    const found = typeof json === 'string' ? language.numberOf(noun, json) : -2
    if (found === -2)
      this.#wrong(
        path,
        `There is no ${noun} ${JSON.stringify(json)}.`,
        `Rien de ce genre (« ${noun} ») ne s’appelle ${typeof json === 'string' ? `« ${json} »` : JSON.stringify(json)}.`,
        typeof json === 'string' ? json : undefined,
      )
    return found
  }

  #flag(at: number, json: Json, path: string): void {
    if (typeof json === 'boolean') this.#play.words[at] = json ? 1 : 0
    else this.#wrong(path, 'This needs true or false.', 'Il faut ici true ou false.')
  }

  #value(definition: Definition, at: number, json: Json, path: string): void {
    const { words } = this.#play
    if (definition.is === 'word') words[at] = this.#number(definition.noun, json, path)
    else if (definition.is === 'flag') this.#flag(at, json, path)
    else if (definition.is === 'table') this.#table(definition, at, json, path)
    else if (!Array.isArray(json)) this.#wrong(path, 'This needs a list.', 'Il faut ici une liste.')
    else if (definition.is === 'list') {
      if (json.length > definition.capacity)
        return this.#wrong(
          path,
          `There is room for ${definition.capacity} only.`,
          `Il n’y a de place que pour ${definition.capacity}.`,
        )
      words[at] = json.length
      json.forEach((value: Json, index) => {
        words[at + 1 + index] = this.#number(definition.noun, value, `${path}[${index}]`)
      })
    } else
      json.forEach((value: Json, index) => {
        const member = this.#number(definition.noun, value, `${path}[${index}]`)
        if (member < 0 || member >= definition.size)
          this.#wrong(
            `${path}[${index}]`,
            `This is not one of ${definition.size}.`,
            `Ce n’est pas l’un des ${definition.size}.`,
          )
        else words[at + (member >>> 5)]! |= 1 << (member & 31)
      })
  }

  #table(definition: Definition & { is: 'table' }, at: number, json: Json, path: string): void {
    const { rows, columns, noun } = definition
    const named = noun !== undefined && isJsonObject(json)
    const entries: [string, unknown][] | undefined = named
      ? Object.entries(json)
      : Array.isArray(json)
        ? json.map((row: Json, index): [string, unknown] => [String(index), row])
        : undefined
    if (entries === undefined)
      return this.#wrong(path, 'This needs one entry for each row.', 'Il faut ici une entrée par rangée.')
    const names = Object.keys(columns)
    for (const [key, row] of entries) {
      const here = `${path}.${key}`
      const index = named ? this.#number(noun, key, here) : Number(key)
      if (index < 0 || index >= rows) this.#wrong(here, `There are ${rows} rows.`, `Il y a ${rows} rangées.`)
      else if (!isJsonObject(row)) this.#wrong(here, 'A row is an object.', 'Une rangée est un objet.')
      else
        for (const [name, value] of Object.entries(row)) {
          const column = Object.hasOwn(columns, name) ? columns[name] : undefined
          if (column === undefined)
            this.#wrong(`${here}.${name}`, `There is no "${name}" here.`, `Il n’y a pas de « ${name} » ici.`)
          else this.#value(column, at + names.indexOf(name) * rows + index, value, `${here}.${name}`)
        }
    }
  }

  agenda(json: Json): void {
    const { layout, words } = this.#play
    if (!Array.isArray(json))
      return this.#wrong('state.agenda', 'The agenda is a list of frames.', 'L’ordre du jour (agenda) est une liste.')
    json.forEach((frame: Json, index) => {
      const path = `state.agenda[${index}]`
      const compiled = isJsonObject(frame) ? layout.kinds.find(({ kind }) => kind.name === frame['frame']) : undefined
      if (!isJsonObject(frame) || compiled === undefined)
        return this.#wrong(path, 'There is no such frame.', 'Il n’y a rien de tel à l’ordre du jour.')
      const top = words[HEAD.end]!
      const end = top + FRAME.locals + compiled.placed.length
      if (end > words.length)
        return this.#wrong(path, 'The agenda is too long.', 'L’ordre du jour (agenda) est trop long.')
      const { frame: _name, step, asks, interrupts, returned, ...locals } = frame
      words[top + FRAME.kind] = compiled.kind.number
      this.count(top + FRAME.step, step ?? 0, `${path}.step`)
      if (interrupts !== undefined) this.#flag(top + FRAME.interrupts, interrupts, `${path}.interrupts`)
      if (returned !== undefined) {
        words[top + FRAME.returned] = 1
        words[top + FRAME.result] = this.#number(undefined, returned, `${path}.returned`)
      }
      if (asks !== undefined) words[top + FRAME.asked] = this.#number('side', asks, `${path}.asks`) + 1
      words[top + FRAME.below] = words[HEAD.top]!
      words[HEAD.top] = top
      words[HEAD.end] = end
      this.fields(compiled.placed, top + FRAME.locals, locals, path)
    })
  }

  ending(json: Json): void {
    const { layout, words } = this.#play
    if (json === null) {
      const top = words[HEAD.top]!
      if (top === 0 || words[top + FRAME.asked] === 0)
        this.#wrong(
          'state.agenda',
          'The frame on top of the agenda has to ask a side.',
          'Le dernier point de l’ordre du jour (agenda) doit interroger un camp.',
        )
      return
    }
    if (words[HEAD.top] !== 0)
      return this.#wrong(
        'state.agenda',
        'A game that is over has nothing left on its agenda.',
        'Une partie finie n’a plus rien à l’ordre du jour (agenda).',
      )
    const number = isJsonObject(json) ? layout.endings.findIndex((ending) => ending === json['ending']) : -1
    if (!isJsonObject(json) || number < 0)
      return this.#wrong('state.ending', 'There is no such ending.', 'Il n’y a pas de fin de ce nom.')
    words[HEAD.ending] = number + 1
    const { winner, level } = json
    words[HEAD.winner] =
      winner === null || winner === undefined ? -1 : this.#number('side', winner, 'state.ending.winner')
    words[HEAD.level] = this.#number(undefined, level ?? 0, 'state.ending.level')
  }
}
