import { directions, NO_HEX } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { hexesAround } from '../ground/around.ts'
import { holderOf } from '../ground/stacks.ts'
import { isColumnSeen, reveal } from '../hidden/columns.ts'
import { columnChosen, columnMoved } from '../state/entries.ts'
import { formationOf, frame, hexName, NOBODY, NOWHERE, scenarioOf, type G } from '../state/kit.ts'
import { points } from './steps.ts'

/** Chapter: the march of the hidden columns. */

export const hide = verb('hide', 'column')
export const march = verb('march', 'column', 'hex')
export const showColumn = verb('show', 'column')
export const endMarch = verb('end-march')

const ownerOf = (g: G): number => formationOf(g, scenarioOf(g).hiddenColumn!.formation).side

/**
 * @rule ws.hidden.columns
 * The 13th Division arrives in the fourth turn as two columns face down, one on each of two roads. Its owner secretly
 * chooses which is the division; the other is a decoy.
 */
export const choosing = frame(
  'choosing',
  {},
  {
    next: (g) => g.ask(ownerOf(g)),
    offer(_g, _f, offer) {
      for (const column of [0, 1]) offer.add(hide, column)
    },
    answers: [
      {
        verb: hide,
        act(g, _f, column) {
          g.realColumn = column
          g.tell(columnChosen, { column }, ownerOf(g))
          g.endSecrets()
          for (const one of [0, 1]) g.column.hex.set(one, entryOf(g, one))
          g.done()
        },
      },
    ],
  },
)

/** The entry hex of its road, or the nearest free one if the enemy holds that hex. */
function entryOf(g: G, column: number): number {
  const { hex } = scenarioOf(g).hiddenColumn!.gates[column]!
  const isFree = (at: number): boolean => holderOf(g, at) !== 1 - ownerOf(g)
  return isFree(hex) ? hex : (hexesAround(g, hex, isFree)[0] ?? hex)
}

/** Gives each column its points for this march, less the cost of its entry hex when it enters. */
export function startColumns(g: G): void {
  const { march: most, gates } = scenarioOf(g).hiddenColumn!
  const isNew = g.realColumn === NOBODY
  for (const column of [0, 1])
    g.column.left.set(column, isNew ? most - 2 * g.campaign.tables.ways[gates[column]!.way] : most)
}

/** What a column pays for a hex in half points, or why the ground is closed to it. */
export function groundCost(campaign: Campaign, hexside: number, hex: number): number | 'water' | 'woods' {
  const cost = campaign.costs.infantry[hexside]!
  if (cost < 0 || campaign.barriers.infantry[hexside] !== undefined) return 'water'
  return campaign.ground[hex]!.kind === 'woods' && campaign.ways[hexside] !== 'road' ? 'woods' : cost
}

/**
 * @rule ws.hidden.march
 * When the marker of the division is drawn, each column may move by three points, as infantry does, through woods by
 * road only and never into a hex with enemies. Its owner may reveal a column at any point of the march.
 */
function costOf(g: G, column: number, hex: number, why?: Why): number {
  const from = g.column.hex.of(column)
  const facts = { column: g.nameOf('column', column), hex: hexName(g, hex) }
  const no = (reason: string, more = {}): number => {
    why?.because('ws.hidden.march', reason, { ...facts, ...more })
    return -1
  }
  if (from === NOWHERE) return no('gone')
  const direction = g.campaign.grid.directionTo(from, hex)
  if (direction === undefined) return no('not-adjacent')
  const hexside = 6 * from + direction
  const cost = groundCost(g.campaign, hexside, hex)
  if (typeof cost !== 'number') return no(cost)
  if (holderOf(g, hex) === 1 - ownerOf(g)) return no('enemy')
  const left = g.column.left.of(column)
  return cost <= left ? cost : no('too-far', { cost: points(cost), left: points(left) })
}

const mayShow = (g: G, column: number, why?: Why): boolean =>
  g.column.hex.of(column) !== NOWHERE ||
  (why?.because('ws.hidden.march', 'gone', { column: g.nameOf('column', column), hex: '-' }) ?? false)

export const marching = frame(
  'marching',
  {},
  {
    next(g) {
      for (const column of [0, 1])
        if (g.column.hex.of(column) !== NOWHERE && isColumnSeen(g, column)) {
          reveal(g, column)
          return 'again'
        }
      return g.realColumn === NOBODY || !hasColumn(g) ? g.done() : g.ask(ownerOf(g))
    },
    offer(g, _f, offer) {
      for (const column of [0, 1]) {
        if (!mayShow(g, column)) continue
        offer.add(showColumn, column)
        for (const direction of directions) {
          const hex = g.campaign.grid.neighbour(g.column.hex.of(column), direction)
          if (hex !== NO_HEX && costOf(g, column, hex) >= 0) offer.add(march, column, hex)
        }
      }
      offer.add(endMarch)
    },
    answers: [
      {
        verb: march,
        may: (g, _f, why, column, hex) => costOf(g, column, hex, why) >= 0,
        act(g, _f, column, hex) {
          g.column.left.add(column, -costOf(g, column, hex))
          g.column.hex.set(column, hex)
          g.tell(columnMoved, { column, hex })
        },
      },
      {
        verb: showColumn,
        may: (g, _f, why, column) => mayShow(g, column, why),
        act: (g, _f, column) => reveal(g, column),
      },
      {
        verb: endMarch,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

const hasColumn = (g: G): boolean => g.column.hex.of(0) !== NOWHERE || g.column.hex.of(1) !== NOWHERE

/** Whether the formation still marches as hidden columns, or is to arrive as such. */
export function isHidden(g: G, formation: number): boolean {
  const plan = scenarioOf(g).hiddenColumn
  if (plan?.formation !== formation || g.turn < plan.turn) return false
  return hasColumn(g) || (g.realColumn === NOBODY && !hasCome(g, formation))
}

/** Whether counters of the formation have been on the map. */
const hasCome = (g: G, formation: number): boolean => {
  const { units, commander } = formationOf(g, formation)
  return [...units, commander].some((unit) => g.unit.hex.of(unit) !== NOWHERE || g.unit.fate.of(unit) !== 0)
}
