import type { Json, JsonObject } from '../kernel/result.ts'
import type { Definition, Shape } from '../kernel/shape.ts'
import { stateAsJson } from '../kernel/state-json.ts'
import { NONE } from './campaign.ts'
import { BATTLE } from './combat/engaged.ts'
import { countersIn, endOf, firstOf, isUnit, points } from './counters.ts'
import { enemyOf, zoneOf, type G } from './kit.ts'
import { fields, knowledgeOf, mustering, privateLocals, type Knowledge } from './knowledge.ts'
import { garrisonPoints, isHeld, isInField, isStormed } from './places.ts'
import { FATE, SEEN } from './shape.ts'

/**
 * What a side knows: the state in JSON, with tokens in the place of the enemy's counters. `token` has those in play,
 * `counter` its own and those of the enemy of which everybody knows what became of them.
 */
export function view(g: G, side: number): JsonObject {
  const state = stateAsJson(g)
  const secret = g.inSecret
  const seen: Record<string, Json> = {}
  for (const [field, definition] of Object.entries(g.layout.fields.shape)) {
    const known = fields[field] ?? 'owner'
    const value = state[field]!
    if (field === 'counter') Object.assign(seen, countersSeen(g, side, value as Rows, secret))
    else if (field === 'garrison') seen[field] = garrisonsSeen(g, side, value as Rows, secret)
    else if (field === 'camp') seen[field] = campsSeen(g, side, value as Rows, secret)
    else if (field === 'connectionEnd') seen['axes'] = axesSeen(g)
    else if (definition.is === 'table') seen[field] = columnsSeen(field, definition, value)
    else if (field === 'stack' && isMustering(g, enemyOf(side))) seen[field] = []
    else if (known === 'all') seen[field] = translated(g, side, definition, value)
    else if (known === 'owner' && Array.isArray(value)) seen[field] = value.filter((one) => isOwn(g, side, one))
  }
  return {
    ...seen,
    strengthAt: strengthAt(g, side),
    agenda: (state['agenda'] as JsonObject[]).map((frame) => frameSeen(g, side, frame)), // as `stateAsJson` writes it
    secrets: state['secrets']!,
    ending: state['ending']!,
  }
}

/** Is this side making up its stack just now? */
const isMustering = (g: G, side: number): boolean => g.decider === side && mustering.includes(g.asking.kind.kind.name)

/** A table whose rows have names, as `stateAsJson` writes it. */
type Rows = { readonly [row: string]: JsonObject }

const numberOf = (g: G, name: Json): number => g.layout.language.numberOf('counter', String(name))
const isOwn = (g: G, side: number, name: Json): boolean => {
  const counter = numberOf(g, name)
  return counter >= firstOf(g, side) && counter < endOf(g, side)
}

/** The token of an enemy counter; a counter of the side itself by its name. */
function tokenFor(g: G, side: number, name: Json): Json {
  const counter = numberOf(g, name)
  return counter === NONE || isOwn(g, side, name) ? name : g.nameOf('token', g.counter.token.of(counter))
}

/** Every mention of an enemy counter by its token. Sets and lists that have some are told in the order of the tokens. */
function translated(g: G, side: number, definition: Definition, value: Json): Json {
  if (!('noun' in definition) || definition.noun !== 'counter') return value
  if (!Array.isArray(value)) return tokenFor(g, side, value)
  const own = value.filter((name: Json) => isOwn(g, side, name))
  const enemy = value.filter((name: Json) => !isOwn(g, side, name)).map((name: Json) => numberOf(g, name))
  enemy.sort((a, b) => g.counter.token.of(a) - g.counter.token.of(b))
  return [...own, ...enemy.map((counter) => g.nameOf('token', g.counter.token.of(counter)))]
}

/** Is this seen of an enemy counter that is known so well? */
const isSeen = (known: Knowledge, level: number, secret: boolean): boolean =>
  known === 'all' || (known === 'later' && !secret) || (known === 'strength' && level >= SEEN.composition)

function countersSeen(g: G, side: number, rows: Rows, secret: boolean): JsonObject {
  const counter: Record<string, Json> = {}
  const token: Record<string, Json> = {}
  const shown: string[] = []
  const enemy = enemyOf(side)
  for (let number = firstOf(g, side); number < endOf(g, side); number++) {
    const name = g.nameOf('counter', number)
    counter[name] = rows[name]!
  }
  for (let place = firstOf(g, enemy); place < endOf(g, enemy); place++) {
    const number = counterBehind(g, enemy, place)
    const name = g.nameOf('counter', number)
    const row = rows[name]!
    if (g.counter.fate.of(number) === FATE.inPlay) token[String(row['token'])] = tokenSeen(g, side, number, row, secret)
    else counter[name] = { fate: row['fate']!, token: row['token']! }
  }
  for (let number = firstOf(g, enemy); number < endOf(g, enemy); number++)
    if (g.counter.shown.of(number)) shown.push(g.nameOf('counter', number))
  // In the order of the names, so that the order of the tokens tells nothing.
  const named = Object.fromEntries(Object.entries(counter).sort(([a], [b]) => numberOf(g, a) - numberOf(g, b)))
  return { counter: named, token, shown }
}

/** The counter that a token stands for. */
function counterBehind(g: G, side: number, token: number): number {
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (g.counter.token.of(counter) === token) return counter
  return NONE
}

function tokenSeen(g: G, side: number, number: number, row: JsonObject, secret: boolean): JsonObject {
  const level = g.counter.seen.of(number)
  const seen: Record<string, Json> = {}
  for (const [column, value] of Object.entries(row)) {
    if (column === 'token' || column === 'fate' || !isSeen(knowledgeOf('counter', column), level, secret)) continue
    seen[column] = column === 'mother' ? tokenFor(g, side, value!) : value!
  }
  return level >= SEEN.identity ? { counter: g.nameOf('counter', number), ...seen } : seen
}

/** That a fortress has a garrison everybody sees; how strong it is only its owner, and who fights for it. */
function garrisonsSeen(g: G, side: number, rows: Rows, secret: boolean): JsonObject {
  const seen: Record<string, Json> = {}
  g.campaign.garrisons.forEach((garrison, number) => {
    const name = g.nameOf('garrison', number)
    const row = rows[name]!
    const fought = g.battleZone !== NONE && zoneOf(g, g.battleZone).fortress === garrison.fortress && !secret
    const whole = garrison.side === side || fought
    const some = Object.entries(row).filter(([column]) => {
      const known = knowledgeOf('garrison', column)
      // The garrison of a fortress that is stormed has no choice.
      return whole || known === 'all' || (known === 'later' && (!secret || g.battleKind === BATTLE.assault))
    })
    seen[name] = { manned: g.garrison.points.of(number) > 0, ...Object.fromEntries(some) }
  })
  return seen
}

function campsSeen(g: G, side: number, rows: Rows, secret: boolean): JsonObject {
  const columns = (g.layout.fields.shape['camp'] as Definition & { is: 'table' }).columns
  return Object.fromEntries(
    g.layout.sides.map((name, number) => {
      const some = Object.entries(rows[name]!).filter(([column]) => {
        const known = knowledgeOf('camp', column)
        return number === side || known === 'all' || (known === 'later' && !secret)
      })
      const row = some.map(([column, value]) => [column, translated(g, side, columns[column]!, value!)] as const)
      return [name, Object.fromEntries(row)]
    }),
  )
}

/** A table in which nothing belongs to a side: what everybody sees, of rows that are not as they were at the start. */
function columnsSeen(field: string, { columns }: Definition & { is: 'table' }, value: Json): JsonObject {
  const rows = Object.entries(value as Rows) // all tables but the ends of connections have named rows
  const isChanged = ([column, inner]: [string, Json]): boolean => {
    const definition = columns[column]!
    return inner !== (definition.is === 'flag' ? false : definition.start)
  }
  const some = rows.map(([name, row]) => {
    const seen = Object.entries(row as Record<string, Json>).filter(([column]) => knowledgeOf(field, column) === 'all')
    return [name, seen.some((one) => isChanged(one)) ? Object.fromEntries(seen) : undefined] as const
  })
  return Object.fromEntries(some.filter((row): row is [string, JsonObject] => row[1] !== undefined))
}

/** Axes of retreat by their connections: whose there is at its first and at its second end. */
function axesSeen(g: G): JsonObject {
  const axes: Record<string, Json> = {}
  for (let connection = 0; connection < g.campaign.connections.length; connection++) {
    const [from, to] = [2 * connection, 2 * connection + 1].map((end) => g.connectionEnd.axis.of(end) - 1)
    if (from === NONE && to === NONE) continue
    axes[g.nameOf('connection', connection)] = { from: g.nameOf('side', from!), to: g.nameOf('side', to!) }
  }
  return axes
}

/** A frame with its counters by token, and without what is private to the side at work. */
function frameSeen(g: G, side: number, frame: JsonObject): JsonObject {
  const name = String(frame['frame'])
  const locals = localsOf(g, name)
  const own = ownerOf(g, frame, locals) === side
  const hidden = (local: string): boolean => {
    const when = privateLocals[name]?.[local]
    return !own && (when === 'always' || (when === 'command' && g.secretCommand))
  }
  return Object.fromEntries(
    Object.entries(frame)
      .filter(([local]) => !hidden(local))
      .map(([local, value]) => {
        const definition = locals[local]
        return [local, definition ? translated(g, side, definition, value!) : value!]
      }),
  )
}

export const localsOf = (g: G, frame: string): Shape =>
  g.layout.kinds.find(({ kind }) => kind.name === frame)?.placed.shape ?? {}

/** The side at work in a frame: the one it names, or that of the counter it is about. */
function ownerOf(g: G, frame: JsonObject, locals: Shape): number {
  if (frame['side'] !== undefined) return g.layout.sides.indexOf(String(frame['side']))
  const about = Object.keys(locals).find((local) => local === 'counter' || local === 'unit')
  const counter = about === undefined ? NONE : numberOf(g, frame[about]!)
  return counter === NONE ? NONE : g.campaign.counters[counter]!.side // a counter by its name
}

/**
 * Where everybody knows whether the enemy's counters have strength points: in zones of fortresses, where it decides who is
 * blockaded and who holds the place. In the field there, and inside.
 */
function strengthAt(g: G, side: number): JsonObject {
  const enemy = enemyOf(side)
  const told: Record<string, Json> = {}
  for (const { zones } of g.campaign.fortresses)
    for (const zone of zones) {
      const inField = countersIn(g, enemy, zone)
      const inside = countersIn(g, enemy, zone, 'inside')
      const facts = {
        ...(inField.length > 0 && isFieldTold(g, side, zone) ? { field: hasPoints(g, inField) } : {}),
        ...(inside.length > 0 && isInsideTold(g, side, zone) ? { inside: hasPoints(g, inside) } : {}),
      }
      if (Object.keys(facts).length > 0) told[g.nameOf('zone', zone)] = facts
    }
  return told
}

const hasPoints = (g: G, counters: readonly number[]): boolean =>
  counters.some((counter) => isUnit(g, counter) && points(g, counter) > 0)

/** In the field it matters where it blockades, or where nobody has a garrison. */
function isFieldTold(g: G, side: number, zone: number): boolean {
  const { fortress } = zoneOf(g, zone)
  const shutIn = isHeld(g, side, zone) || countersIn(g, side, zone, 'inside').length > 0
  if (shutIn && !isInField(g, side, zone)) return true
  return !isGarrisoned(g, 0, zone, fortress) && !isGarrisoned(g, 1, zone, fortress)
}
/** Inside it matters where there is no garrison to hold the place anyway. */
const isInsideTold = (g: G, side: number, zone: number): boolean =>
  !isGarrisoned(g, enemyOf(side), zone, zoneOf(g, zone).fortress)

const isGarrisoned = (g: G, side: number, zone: number, fortress: number): boolean =>
  garrisonPoints(g, side, fortress) > 0 && !isStormed(g, side, zone)

export { imagine } from './imagining.ts'
