import type { Json, JsonObject } from '../../kernel/result.ts'
import { readState } from '../../kernel/state-json.ts'
import { EngineError, textIn } from '../../kernel/result.ts'
import type { Scenario } from '../campaign/campaign.ts'
import { sides } from '../campaign/common-schema.ts'
import { countersAtHand } from '../combat/engaged.ts'
import { firstOf, isDecoy, isUnit } from '../state/counters.ts'
import { invariants } from './invariants.ts'
import type { G } from '../state/kit.ts'
import { reckon } from './reckoning.ts'
import { mostFor } from '../march/recon.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { leftAtFirst, pointsAtFirst } from '../ground/strength.ts'

/**
 * Games that a side may take for the real one: enemy counters are dealt to the tokens that it sees, in a way that fits
 * everything everybody knows, and what is hidden of them is filled in at full strength. Where the ends of what is possible
 * are asked for, and not some game among all, see `combat/supposed.ts`, which says why it has a way of its own.
 */

/** What is read of a view; `view` writes all of this. */
interface Known {
  readonly scenario: string
  readonly counter: { readonly [name: string]: JsonObject }
  readonly token: { readonly [token: string]: Token }
  readonly shown: readonly string[]
  readonly garrison: { readonly [name: string]: JsonObject }
  readonly camp: { readonly [side: string]: JsonObject }
  readonly strengthAt: { readonly [zone: string]: { readonly field?: boolean; readonly inside?: boolean } }
  readonly stack: readonly string[]
  readonly agenda: readonly JsonObject[]
  readonly secrets: number
}
interface Token extends JsonObject {
  readonly zone: string
  readonly inside: boolean
  readonly counter?: string
  readonly seen: number
  readonly demoralised: boolean
  readonly combatted: boolean
  readonly backToRiver: boolean
}

/** So many deals are tried until one fits; the last is taken in any case. */
const ATTEMPTS = 40

export function imagine(g: G, json: JsonObject, side: number): void {
  const known = json as unknown as Known // written by `view`
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const read = readState(g, imagined(g, json, known, side))
    if (!read.ok) throw new EngineError(`an imagined game cannot be read: ${read.error.path} ${read.error.message}`)
    reckon(g, side)
    chooseForEnemy(g, known, side)
    if (isPlayable(g)) return
  }
}

/** When the enemy has chosen in secret already, he chose something: all his troops here, some of his cavalry. */
function chooseForEnemy(g: G, known: Known, side: number): void {
  const enemy = 1 - side
  const chosen = known.agenda.find(({ chosen: count, first }) => count === 2 && first === g.layout.sides[enemy])
  if (known.secrets === 0 || chosen === undefined) return
  if (chosen['frame'] === 'declarations')
    g.camp.bid.set(enemy, g.chance.die(1 + mostFor(g, enemy), 'imagined', side) - 1)
  if (chosen['frame'] !== 'engagement') return
  const here = countersAtHand(g, enemy)
  const units = here.filter((counter) => isUnit(g, counter))
  for (const counter of units.length > 0 ? units : here.filter((one) => isDecoy(g, one)))
    g.counter.engaged.set(counter, true)
}

/** A game at rest rests when it is run again: whoever is asked has something to choose from. */
function isPlayable(g: G): boolean {
  if (invariants.some(({ broken }) => broken(g) !== undefined)) return false
  if (g.ending !== undefined) return true
  const fork = g.fork()
  try {
    fork.settle()
    return fork.actions.length > 0 && fork.hash() === g.hash()
  } catch {
    return false
  } finally {
    fork.drop()
  }
}

/** A state that looks like the view. */
function imagined(g: G, json: JsonObject, known: Known, side: number): JsonObject {
  const names = deal(g, known, side)
  const {
    counter: own,
    token: tokens,
    shown,
    garrison,
    camp,
    strengthAt: _facts,
    axes,
    agenda: _agenda,
    ...plain
  } = json
  const counter: Record<string, Json> = {}
  for (const [name, row] of Object.entries(own as Known['counter']))
    counter[name] = isMine(g, side, name) ? row : goneRow(g, known, name, row)
  for (const [token, row] of Object.entries(tokens as Known['token'])) {
    const name = names.get(token)!
    counter[name] = { ...hiddenRow(g, known, name, row), ...rowOf(names, token, row) }
  }
  for (const name of shown as readonly string[]) counter[name] = { ...(counter[name] as JsonObject), shown: true }
  const restored = Object.fromEntries(Object.entries(plain).map(([key, value]) => [key, renamed(names, value!)]))
  return {
    ...restored,
    connectionEnd: endRows(g, axes as Axes),
    counter,
    garrison: Object.fromEntries(
      Object.entries(garrison as Known['garrison']).map(([name, row]) => [name, garrisonRow(g, name, row)]),
    ),
    camp: Object.fromEntries(
      Object.entries(camp as Known['camp']).map(([name, row]) => [
        name,
        campRow(g, known, side, name, renamed(names, row)),
      ]),
    ),
    agenda: withPrivates(g, known, side, names),
  }
}

type Axes = { readonly [connection: string]: { readonly from: string; readonly to: string } }

/** Axes of retreat as rows of the state: two for each connection. */
function endRows(g: G, axes: Axes): Json {
  const rows = g.campaign.connections.map(() => [{ axis: 0 }, { axis: 0 }])
  const camp = (side: string): JsonObject => ({ axis: g.layout.language.numberOf('side', side) + 1 })
  for (const [connection, { from, to }] of Object.entries(axes))
    rows[g.layout.language.numberOf('connection', connection)] = [camp(from), camp(to)] as { axis: number }[] // as it is
  return rows.flat()
}

const number = (g: G, name: string): number => g.layout.language.numberOf('counter', name)
const isMine = (g: G, side: number, name: string): boolean => g.campaign.counters[number(g, name)]?.side === side

/** Tokens become counters again, wherever they are mentioned. */
function renamed(names: ReadonlyMap<string, string>, value: Json): Json {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((one: Json) => renamed(names, one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value as JsonObject).map(([key, inner]) => [key, renamed(names, inner!)]))
}

/** The columns of a token as columns of its counter. */
function rowOf(names: ReadonlyMap<string, string>, token: string, row: Token): JsonObject {
  const { counter: _name, ...columns } = row
  return { ...(renamed(names, columns) as JsonObject), token, fate: FATE.inPlay }
}

/** The frames of the agenda, with something likely in the place of what is private to the side at work. */
function withPrivates(g: G, known: Known, side: number, names: ReadonlyMap<string, string>): Json[] {
  const { units: most } = g.campaign.tables.impulse
  const draw = (faces: number): number => g.chance.die(faces, 'imagined', side)
  const [cp, mp, units] = [draw(MOST_CP) - 1, draw(Math.max(...g.campaign.tables.allowance.decoy)), draw(most)]
  const victim = known.agenda.some(({ frame }) => frame === 'unit-losses') ? victimOf(g, known, side, names) : undefined
  const privates: { readonly [frame: string]: JsonObject } = {
    impulse: { units },
    muster: { units },
    activation: {
      ...{ cp, mp, allowance: mp },
      ...(victim === undefined ? {} : { tired: victim, nextTired: number(g, victim) + 1 }),
    },
    marker: { cp: Math.max(1, cp) },
    ...(victim === undefined ? {} : { 'night-march': { tested: number(g, victim) - firstOf(g, 1 - side) + 1 } }),
    ...(victim === undefined ? {} : { 'unit-losses': { counter: victim, count: draw(2) } }),
  }
  return known.agenda.map((frame) => {
    // What is not private is in the view, and stays as it is; so does all that the side itself has to keep secret.
    const seen = renamed(names, frame) as JsonObject // a frame
    return frame['side'] === g.layout.sides[side] ? seen : { ...privates[textIn(frame['frame'])], ...seen }
  })
}
const MOST_CP = 4

/** A unit of the enemy that may be the one that is losing strength, of the acting stack if there is one. */
function victimOf(g: G, known: Known, side: number, names: ReadonlyMap<string, string>): string | undefined {
  const units = (tokens: readonly string[]): string[] =>
    tokens.map((token) => names.get(token) ?? '').filter((name) => name !== '' && kindOf(g, name) === 'unit')
  const stack = units(known.stack)
  const onMap = units(Object.keys(known.token).filter((token) => known.token[token]!.zone !== '-'))
  return shuffled(g, side, stack.length > 0 ? stack : onMap)[0]
}

// --- Dealing --------------------------------------------------------------------------------------------------------

/** What may stand behind a token. */
interface Want {
  readonly token: string
  readonly row: Token
  /** It bears what only troops bear, or is known to have strength points; or to have none. */
  readonly points: 'some' | 'none' | 'any'
}

/** Gives every token in play a counter of the other side: the names of the counters by their tokens. */
function deal(g: G, known: Known, side: number): Map<string, string> {
  const names = new Map<string, string>()
  for (const [token, { counter }] of Object.entries(known.token)) if (counter !== undefined) names.set(token, counter)
  // Counters of which everybody knows what became of them keep their tokens.
  for (const [name, row] of Object.entries(known.counter))
    if (!isMine(g, side, name)) names.set(textIn(row['token']), name)
  const taken = new Set(names.values())
  const pool = shuffled(
    g,
    side,
    g.campaign.counters.filter((one) => one.side !== side && !taken.has(one.id)).map(({ id }) => id),
  )
  const open = shuffled(
    g,
    side,
    Object.entries(known.token).filter(([token]) => !names.has(token)),
  )
  const hand = open.filter(([, { zone }]) => zone === '-')
  // What is not on the map is a decoy or a detachment; detachments are formed seldom, so they rather stay there.
  const spare = pool.filter((name) => kindOf(g, name) === 'detachment' || kindOf(g, name) === 'decoy')
  if (g.chance.die(4, 'imagined', side) > 1)
    spare.sort((a, b) => (kindOf(g, a) === kindOf(g, b) ? 0 : kindOf(g, a) === 'detachment' ? -1 : 1))
  for (const [token] of hand) give(names, pool, token, spare.shift() ?? pool[0])
  const wants = wantsOf(
    g,
    known,
    open.filter(([, { zone }]) => zone !== '-'),
    names,
  )
  for (const { token, row, points } of wants) {
    const fits = pool.filter((name) => hasPoints(g, name) === (points === 'some'))
    give(names, pool, token, points === 'any' ? pool[0] : chosen(g, row, fits, pool))
  }
  return names
}

function give(names: Map<string, string>, pool: string[], token: string, name: string | undefined): void {
  if (name === undefined) throw new EngineError(`there is no counter for ${token}`)
  names.set(token, name)
  pool.splice(pool.indexOf(name), 1)
}

/** The first that fits; into a fortress rather the weakest. */
function chosen(g: G, { inside }: Token, fits: readonly string[], pool: readonly string[]): string | undefined {
  if (fits.length === 0) return pool[0]
  return inside ? [...fits].sort((a, b) => strengthOf(g, a) - strengthOf(g, b))[0] : fits[0]
}

/** The tokens on the map, those that cannot be anything first. */
function wantsOf(
  g: G,
  known: Known,
  open: readonly (readonly [string, Token])[],
  names: ReadonlyMap<string, string>,
): Want[] {
  const wants = open.map(([token, row]): Want => {
    const troops = row.demoralised || row.combatted || row.backToRiver
    const fact = known.strengthAt[row.zone]?.[row.inside ? 'inside' : 'field']
    return { token, row, points: fact === false ? 'none' : troops ? 'some' : 'any' }
  })
  // Somebody there has strength points.
  for (const [zone, facts] of Object.entries(known.strengthAt))
    for (const where of ['field', 'inside'] as const) {
      if (facts[where] !== true) continue
      const isThere = (row: Token) => row.zone === zone && row.inside === (where === 'inside')
      const certain = Object.entries(known.token).some(
        ([token, row]) => isThere(row) && names.has(token) && hasPoints(g, names.get(token)!),
      )
      const index = wants.findIndex(({ row }) => isThere(row))
      if (!certain && index >= 0 && !wants.some(({ row, points }) => isThere(row) && points === 'some'))
        wants[index] = { ...wants[index]!, points: 'some' }
    }
  boundByGround(g, known, wants, names)
  return wants.sort((a, b) => (a.points === 'any' ? 1 : 0) - (b.points === 'any' ? 1 : 0))
}

/** One unit of a camp at most in the mountains: of more counters the others are none. */
function boundByGround(g: G, known: Known, wants: Want[], names: ReadonlyMap<string, string>): void {
  const units = new Map<string, number>()
  for (const [token, { zone }] of Object.entries(known.token))
    if (names.has(token) && hasPoints(g, names.get(token)!)) units.set(zone, (units.get(zone) ?? 0) + 1)
  const most = g.campaign.tables.stacking.unitsIn
  wants.forEach((want, index) => {
    const zone = g.campaign.zones[g.layout.language.numberOf('zone', want.row.zone)]
    const room = zone === undefined ? undefined : (most as { readonly [terrain: string]: number })[zone.terrain]
    if (room === undefined) return
    const there = units.get(want.row.zone) ?? 0
    if (there >= room) wants[index] = { ...want, points: 'none' }
    else {
      wants[index] = { ...want, points: 'some' }
      units.set(want.row.zone, there + 1)
    }
  })
}

function shuffled<T>(g: G, side: number, things: readonly T[]): T[] {
  const all = [...things]
  for (let index = all.length - 1; index > 0; index--) {
    const other = g.chance.die(index + 1, 'imagined', side) - 1
    const held = all[index]!
    all[index] = all[other]!
    all[other] = held
  }
  return all
}

// --- What is hidden of a counter ------------------------------------------------------------------------------------

const kindOf = (g: G, name: string) => g.campaign.counters[number(g, name)]!.kind // a counter by its name
const hasPoints = (g: G, name: string): boolean => kindOf(g, name) === 'unit' || kindOf(g, name) === 'detachment'
const strengthOf = (g: G, name: string): number =>
  kindOf(g, name) === 'detachment' ? 1 : g.campaign.counters[number(g, name)]!.start.reduce((sum, one) => sum + one, 0)

const scenarioIn = (g: G, known: Known): Scenario =>
  g.campaign.scenarios[g.layout.language.numberOf('scenario', known.scenario)]! // the view names one

export const pointColumns = ['infantry', 'cavalry', 'heavyCavalry', 'artillery', 'heavyArtillery', 'mitrailleuses']
export const lostColumns = pointColumns.map((column) => `lost${column[0]!.toUpperCase()}${column.slice(1)}`)

/** What is not known of a counter in play: a unit is whole, a detachment on the map as small as it can be. */
function hiddenRow(g: G, known: Known, name: string, token: Token): JsonObject {
  const counter = number(g, name)
  const { kind, type, row } = g.campaign.counters[counter]! // a counter by its name
  if (token.seen >= SEEN.composition) return {}
  if (kind === 'detachment') return token.zone === '-' ? {} : { [type]: 1, right: row.length - 1 }
  if (kind !== 'unit') return {}
  return atFirst(g, known, counter, pointColumns)
}

/** A unit as the scenario began with it, its strength in these columns. */
function atFirst(g: G, known: Known, counter: number, columns: readonly string[]): { left: number } & JsonObject {
  const scenario = scenarioIn(g, known)
  const points = columns.map((column, arm) => [column, pointsAtFirst(g, counter, arm, scenario)] as const)
  return { ...Object.fromEntries(points), left: leftAtFirst(g, counter, scenario) }
}

/** What was lost or went away took its strength with it. */
function goneRow(g: G, known: Known, name: string, row: JsonObject): JsonObject {
  const counter = number(g, name)
  const { kind, row: boxes } = g.campaign.counters[counter]! // a counter by its name
  if (kind !== 'unit') return row
  const whole = row['fate'] !== FATE.eliminated
  const columns = atFirst(g, known, counter, whole ? pointColumns : lostColumns)
  return { ...row, ...columns, ...(whole ? {} : { right: boxes.length - columns.left }) }
}

/** A garrison that is not seen has all its boxes, or none. */
function garrisonRow(g: G, name: string, row: JsonObject): JsonObject {
  const { manned, ...columns } = row
  if (columns['points'] !== undefined) return columns
  const { row: boxes } = g.campaign.garrisons[g.layout.language.numberOf('garrison', name)]! // a garrison by its name
  const abandoned = Number(columns['abandoned'] ?? 0)
  return {
    ...columns,
    ...(manned === true ? { points: boxes.length - abandoned, left: abandoned } : { left: boxes.length }),
  }
}

function campRow(g: G, known: Known, side: number, name: string, row: Json): JsonObject {
  const seen = row as JsonObject // a row of the table of camps
  if (sides.indexOf(name as (typeof sides)[number]) === side) return seen
  return { ...seen, mixing: g.chance.die(0x3fff_ffff, 'imagined', side), ...(known.secrets > 0 ? {} : {}) }
}
