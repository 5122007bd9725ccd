import { directions, NO_HEX } from '../../board/hex.ts'
import type { Scout } from '../../kernel/system/scout.ts'
import { isJsonObject, textIn, type JsonObject } from '../../kernel/values/result.ts'
import type { Campaign, Scenario } from '../campaign/campaign.ts'
import { groundCost } from '../movement/column-march.ts'

/**
 * A side's knowledge of the hidden division: when and where it may arrive, where its columns are, and how far they may
 * still march.
 */

/** A hex where a column was seen, and the turn from which it was there. */
type Seen = { readonly hex: string; readonly turn: number }

/** The observations up to a moment. */
type Notes = {
  readonly scenario: string
  readonly side: number
  readonly turn: number
  /** The division's marker has been played this turn. */
  readonly acted: boolean
  /** The column that is the division; null if the side does not know. */
  readonly division: string | null
  /** The division's counters are on the map. */
  readonly here: boolean
  readonly tracks: { readonly [column: string]: readonly Seen[] }
  /** Hexes that the enemies of the division hold. */
  readonly barred: readonly string[]
}

export type ColumnOfBook = {
  readonly column: string
  readonly hex: string
  /** Whether it is the division; null if the side does not know. */
  readonly real: boolean | null
  /** The hexes it may reach with its next march. */
  readonly reach: readonly string[]
  readonly track: readonly Seen[]
}

/** `awaited`: still to arrive; `hidden`: both lie face down; `told`: one was revealed; `here`: known. */
export type HiddenBook = {
  readonly state: 'awaited' | 'hidden' | 'told' | 'here'
  readonly formation: string
  /** This is the owner's book. */
  readonly own: boolean
  readonly turn: number
  readonly due: { readonly turn: number; readonly hour: number; readonly gates: readonly string[] }
  readonly acted: boolean
  /** Range in hexes at which a column in the open is seen. */
  readonly sight: number
  readonly columns: readonly ColumnOfBook[]
}

const nowhere = '-'
const rowsOf = (known: JsonObject, table: string): [string, JsonObject][] => {
  const rows = known[table]
  return isJsonObject(rows) ? Object.entries(rows).flatMap(([id, row]) => (isJsonObject(row) ? [[id, row]] : [])) : []
}
const planOf = (campaign: Campaign, scenario: string): Scenario['hiddenColumn'] =>
  campaign.scenarios.find(({ id }) => id === scenario)?.hiddenColumn

export const scout: Scout<Campaign> = {
  hides: (campaign, scenario) => planOf(campaign, scenario) !== undefined,
  begin: (_campaign, { scenario, side }) =>
    asJson({ scenario, side, turn: 0, acted: false, division: null, here: false, tracks: {}, barred: [] }),
  watch: (campaign, notes, { known }) => asJson(watched(campaign, notesIn(notes), known)),
  book: (campaign, notes) => bookOf(campaign, notesIn(notes)) as unknown as JsonObject, // all fields are JSON
}

const asJson = (notes: Notes): JsonObject => notes as unknown as JsonObject // all fields are JSON
const notesIn = (json: JsonObject): Notes => json as unknown as Notes // written by asJson

function watched(campaign: Campaign, notes: Notes, known: JsonObject): Notes {
  const plan = planOf(campaign, notes.scenario)!
  const { id, side, units } = campaign.formations[plan.formation]!
  const turn = Number(known['turn'])
  const standing = rowsOf(known, 'unit')
  const sideOf = new Map(campaign.counters.map((one) => [one.id, one.steps > 0 ? one.side : -1]))
  const own = new Set(units.map((unit) => campaign.counters[unit]!.id))
  const lying = rowsOf(known, 'column').filter(([, { hex }]) => hex !== nowhere)
  const tracks = lying.map(([column, row]): [string, readonly Seen[]] => {
    const [before, hex] = [notes.tracks[column] ?? [], textIn(row['hex'])]
    return [column, before.at(-1)?.hex === hex ? before : [...before, { hex, turn }]]
  })
  const division = known['realColumn']
  return {
    ...notes,
    turn,
    acted: rowsOf(known, 'formation').some(([name, row]) => name === id && row['acted'] === true),
    division: typeof division === 'string' && division !== nowhere ? division : null,
    here: standing.some(([name, row]) => own.has(name) && (row['hex'] !== nowhere || row['fate'] !== 0)),
    tracks: Object.fromEntries(tracks),
    barred: standing.flatMap(([name, { hex }]) =>
      sideOf.get(name) === 1 - side && hex !== nowhere ? [textIn(hex)] : [],
    ),
  }
}

function bookOf(campaign: Campaign, notes: Notes): HiddenBook {
  const plan = planOf(campaign, notes.scenario)!
  const { turn, acted, side } = notes
  const { firstHour } = campaign.scenarios.find(({ id }) => id === notes.scenario)!
  const nameOf = (hex: number): string => campaign.board.zoneIds[hex]!
  const formation = campaign.formations[plan.formation]!
  const columns = Object.entries(notes.tracks).map(([column, track]): ColumnOfBook => {
    const { hex } = track.at(-1)!
    const at = campaign.board.zoneIds.indexOf(hex)
    const barred = new Set(notes.barred.map((one) => campaign.board.zoneIds.indexOf(one)))
    const reach = marchFrom(campaign, at, plan.march, barred).map(nameOf).toSorted()
    return { column, hex, real: notes.division === null ? null : notes.division === column, reach, track }
  })
  return {
    state: notes.here ? 'here' : columns.length === 2 ? 'hidden' : columns.length === 1 ? 'told' : 'awaited',
    formation: formation.id,
    own: side === formation.side,
    turn,
    due: { turn: plan.turn, hour: firstHour + plan.turn - 1, gates: plan.gates.map(({ hex }) => nameOf(hex)) },
    acted,
    sight: plan.sight,
    columns,
  }
}

/** The hexes a column can reach with so many half points, including its own. */
function marchFrom(campaign: Campaign, start: number, most: number, barred: ReadonlySet<number>): number[] {
  const spent = new Map([[start, 0]])
  for (const [from, before] of spent)
    for (const direction of directions) {
      const to = campaign.grid.neighbour(from, direction)
      if (to === NO_HEX || barred.has(to)) continue
      const cost = groundCost(campaign, 6 * from + direction, to)
      if (typeof cost !== 'number' || before + cost > most || before + cost >= (spent.get(to) ?? Infinity)) continue
      // A hex reached at a lower cost is visited again, after the others.
      spent.delete(to)
      spent.set(to, before + cost)
    }
  return [...spent.keys()]
}
