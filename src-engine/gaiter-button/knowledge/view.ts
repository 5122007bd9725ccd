import { textIn, type Json, type JsonObject } from '../../kernel/result.ts'
import type { Definition, Shape } from '../../kernel/shape.ts'
import { agendaAsJson, endingAsJson, valueAsJson } from '../../kernel/state-json.ts'
import { HEAD } from '../../kernel/head.ts'
import { NONE, type Campaign } from '../campaign/campaign.ts'
import { BATTLE } from '../combat/engaged.ts'
import { endOf, firstOf } from '../state/counters.ts'
import { enemyOf, zoneOf, type G } from '../state/kit.ts'
import { strengthAt } from '../state/told-strength.ts'
import { fields, knowledgeOf, mustering, privateLocals, type Knowledge } from './knowledge.ts'
import { FATE, SEEN } from '../state/shape.ts'

export { imagine } from './imagining.ts'

type TableDefinition = Definition & { is: 'table' }

/**
 * What a side knows: the state in JSON, with tokens in the place of the enemy's counters. `token` has those in play,
 * `counter` its own and those of the enemy of which everybody knows what became of them, `shown` the names of enemies that
 * were ever shown. Of `zone` and `connection` only what is not as it was at the start.
 */
export function view(g: G, side: number): JsonObject {
  const seen: Record<string, Json> = {}
  for (const [field, definition] of Object.entries(g.layout.fields.shape)) {
    const known = fields[field] ?? 'owner'
    if (field === 'counter') Object.assign(seen, countersSeen(g, side))
    else if (field === 'garrison') seen[field] = garrisonsSeen(g, side)
    else if (field === 'camp') seen[field] = campsSeen(g, side)
    else if (field === 'connectionEnd') seen['axes'] = axesSeen(g)
    else if (definition.is === 'table') seen[field] = changedRows(g, field, definition)
    else if (field === 'stack' && isMustering(g, enemyOf(side))) seen[field] = []
    else if (known === 'all') seen[field] = translated(g, side, definition, wordsOf(g, field, definition))
    else if (known === 'owner') seen[field] = ownOnly(g, side, wordsOf(g, field, definition))
  }
  return {
    ...seen,
    strengthAt: strengthAt(g, side),
    agenda: agendaAsJson(g).map((frame) => frameSeen(g, side, frame)),
    secrets: g.words[HEAD.secrets]!,
    ending: endingAsJson(g),
  }
}

// --- Reading the state ----------------------------------------------------------------------------------------------

/** Where a field stands among the words. */
const placeOf = (g: G, field: string): number => g.base + g.layout.fields.at.get(field)!
const wordsOf = (g: G, field: string, definition: Definition): Json =>
  valueAsJson(definition, g.words, placeOf(g, field), g.layout.language)

/** One row of a table: the columns that are wanted, as JSON. */
function rowOf(g: G, field: string, row: number, isWanted: (column: string) => boolean): Record<string, Json> {
  const { columns, rows } = g.layout.fields.shape[field] as TableDefinition
  const read: Record<string, Json> = {}
  let at = placeOf(g, field) + row
  for (const column in columns) {
    if (isWanted(column)) read[column] = valueAsJson(columns[column]!, g.words, at, g.layout.language)
    at += rows
  }
  return read
}
const whole = (): boolean => true

/** What was read of a counter last, and from which words. */
interface Reading {
  readonly words: Int32Array
  readonly row: JsonObject
}
const readings = new WeakMap<Campaign, (Reading | undefined)[]>()
/** How a counter may be read: by its owner, by the enemy when it is out of play, by him else; and the same in secret. */
const READER = { owner: 0, gone: 1, enemy: 2 } as const
const READERS = 4

/**
 * Reads a counter, unless its words are those of the last time: from one view to the next few counters change, and reading
 * all of them anew would be most of the work. Nobody may change what is handed out here, so it is frozen.
 */
function readCounter(g: G, number: number, reader: number, read: () => JsonObject): JsonObject {
  let known = readings.get(g.campaign)
  if (known === undefined) readings.set(g.campaign, (known = []))
  const { words } = g
  const { rows } = g.counter
  const { columns } = g.layout.fields.shape['counter'] as TableDefinition
  const first = placeOf(g, 'counter') + number
  const last = known[READERS * number + reader]
  if (last !== undefined) {
    const { words: before } = last
    let column = 0
    while (column < before.length && before[column] === words[first + column * rows]) column++
    if (column === before.length) return last.row
  }
  const now = Int32Array.from(Object.keys(columns), (_, column) => words[first + column * rows]!)
  const row = Object.freeze(read())
  known[READERS * number + reader] = { words: now, row }
  return row
}

const numberOf = (g: G, name: Json): number => g.layout.language.numberOf('counter', textIn(name))
const isOfSide = (g: G, side: number, counter: number): boolean =>
  counter >= firstOf(g, side) && counter < endOf(g, side)
const tokenName = (g: G, counter: number): string => g.nameOf('token', g.counter.token.of(counter))

/** Of a set or list of counters those of the side itself; of anything else nothing. */
function ownOnly(g: G, side: number, value: Json): Json {
  return Array.isArray(value) ? value.filter((name: Json) => isOfSide(g, side, numberOf(g, name))) : null
}

/** Every mention of an enemy counter by its token. Sets and lists that have some are told in the order of the tokens. */
function translated(g: G, side: number, definition: Definition, value: Json): Json {
  if (!('noun' in definition) || definition.noun !== 'counter') return value
  if (!Array.isArray(value)) {
    const counter = numberOf(g, value)
    return counter === NONE || isOfSide(g, side, counter) ? value : tokenName(g, counter)
  }
  const all = value.map((name: Json) => numberOf(g, name))
  const enemy = all.filter((counter) => !isOfSide(g, side, counter))
  enemy.sort((a, b) => g.counter.token.of(a) - g.counter.token.of(b))
  const own = all.filter((counter) => isOfSide(g, side, counter))
  return [...own.map((counter) => g.nameOf('counter', counter)), ...enemy.map((counter) => tokenName(g, counter))]
}

/** Is this side making up its stack just now? */
const isMustering = (g: G, side: number): boolean => g.decider === side && mustering.includes(g.asking.kind.kind.name)

// --- Counters -------------------------------------------------------------------------------------------------------

function countersSeen(g: G, side: number): JsonObject {
  const enemy = enemyOf(side)
  const counter: Record<string, Json> = {}
  const token: Record<string, Json> = {}
  const shown: string[] = []
  for (let number = 0; number < g.counter.rows; number++) {
    const name = g.nameOf('counter', number)
    if (isOfSide(g, side, number))
      counter[name] = readCounter(g, number, READER.owner, () => rowOf(g, 'counter', number, whole))
    else if (g.counter.fate.of(number) !== FATE.inPlay)
      counter[name] = readCounter(g, number, READER.gone, () =>
        rowOf(g, 'counter', number, (column) => column === 'fate' || column === 'token'),
      )
    if (isOfSide(g, enemy, number) && g.counter.shown.of(number)) shown.push(name)
  }
  for (const number of byToken(g, enemy))
    if (g.counter.fate.of(number) === FATE.inPlay) token[tokenName(g, number)] = tokenSeen(g, number)
  return { counter, token, shown }
}

/** The counters of a side in the order of their tokens. */
function byToken(g: G, side: number): number[] {
  const counters: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    counters[g.counter.token.of(counter) - firstOf(g, side)] = counter
  return counters
}

/** Is this seen of an enemy counter that is known so well? */
const isSeen = (known: Knowledge, level: number, secret: boolean): boolean =>
  known === 'all' || (known === 'later' && !secret) || (known === 'strength' && level >= SEEN.composition)

function tokenSeen(g: G, number: number): JsonObject {
  const level = g.counter.seen.of(number)
  const secret = g.inSecret
  // How well it is seen stands among its words; secrets do not.
  return readCounter(g, number, READER.enemy + (secret ? 1 : 0), () => {
    const row = rowOf(g, 'counter', number, (column) => {
      if (column === 'token' || column === 'fate') return false
      return isSeen(knowledgeOf('counter', column), level, secret)
    })
    return level >= SEEN.identity ? { counter: g.nameOf('counter', number), ...row } : row
  })
}

// --- Garrisons and camps --------------------------------------------------------------------------------------------

/** That a fortress has a garrison everybody sees; how strong it is only its owner, and who fights for it. */
function garrisonsSeen(g: G, side: number): JsonObject {
  const seen: Record<string, Json> = {}
  const open = !g.inSecret
  g.campaign.garrisons.forEach((garrison, number) => {
    const fought = open && g.battleZone !== NONE && zoneOf(g, g.battleZone).fortress === garrison.fortress
    const row = rowOf(g, 'garrison', number, (column) => {
      if (garrison.side === side || fought) return true
      const known = knowledgeOf('garrison', column)
      // The garrison of a fortress that is stormed has no choice.
      return known === 'all' || (known === 'later' && (open || g.battleKind === BATTLE.assault))
    })
    seen[g.nameOf('garrison', number)] = { manned: g.garrison.points.of(number) > 0, ...row }
  })
  return seen
}

function campsSeen(g: G, side: number): JsonObject {
  const { columns } = g.layout.fields.shape['camp'] as TableDefinition
  const camps = g.layout.sides.map((name, number) => {
    const row = rowOf(g, 'camp', number, (column) => {
      const known = knowledgeOf('camp', column)
      return number === side || known === 'all' || (known === 'later' && !g.inSecret)
    })
    for (const column in row) row[column] = translated(g, side, columns[column]!, row[column]!)
    return [name, row] as const
  })
  return Object.fromEntries(camps)
}

// --- The map --------------------------------------------------------------------------------------------------------

/** A table in which nothing belongs to a side: what everybody sees of rows that are not as they were at the start. */
function changedRows(g: G, field: string, { columns, rows, noun }: TableDefinition): JsonObject {
  const changed = new Uint8Array(rows)
  let at = placeOf(g, field)
  for (const column in columns) {
    const definition = columns[column]!
    const start = definition.is === 'flag' ? 0 : definition.start
    if (knowledgeOf(field, column) === 'all')
      for (let row = 0; row < rows; row++) if (g.words[at + row] !== start) changed[row] = 1
    at += rows
  }
  const seen: Record<string, Json> = {}
  changed.forEach((is, row) => {
    // All tables that have no side have names for their rows, but the ends of connections.
    if (is === 1)
      seen[g.nameOf(noun ?? 'number', row)] = rowOf(g, field, row, (column) => knowledgeOf(field, column) === 'all')
  })
  return seen
}

/** Axes of retreat by their connections: whose there is at its first and at its second end. */
function axesSeen(g: G): JsonObject {
  const axes: Record<string, Json> = {}
  for (let connection = 0; connection < g.campaign.connections.length; connection++) {
    const [from, to] = [g.connectionEnd.axis.of(2 * connection) - 1, g.connectionEnd.axis.of(2 * connection + 1) - 1]
    if (from === NONE && to === NONE) continue
    axes[g.nameOf('connection', connection)] = { from: g.nameOf('side', from), to: g.nameOf('side', to) }
  }
  return axes
}

// --- Frames ---------------------------------------------------------------------------------------------------------

/** A frame with its counters by token, and without what is private to the side at work. */
function frameSeen(g: G, side: number, frame: JsonObject): JsonObject {
  const name = textIn(frame['frame'])
  const locals = g.layout.kinds.find(({ kind }) => kind.name === name)?.placed.shape ?? {}
  const own = ownerOf(g, frame, locals) === side
  const seen: Record<string, Json> = {}
  for (const [local, value] of Object.entries(frame)) {
    const when = own ? undefined : privateLocals[name]?.[local]
    if (when === 'always' || (when === 'command' && g.secretCommand)) continue
    const definition = locals[local]
    seen[local] = definition ? translated(g, side, definition, value) : value
  }
  return seen
}

/** The side at work in a frame: the one it names, or that of the counter it is about. */
function ownerOf(g: G, frame: JsonObject, locals: Shape): number {
  if (frame['side'] !== undefined) return g.layout.sides.indexOf(textIn(frame['side']))
  const counter = locals['counter'] === undefined ? NONE : numberOf(g, frame['counter']!)
  return counter === NONE ? NONE : g.campaign.counters[counter]!.side // a counter by its name
}
