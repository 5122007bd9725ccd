import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { hexesAround } from '../ground/around.ts'
import { sees } from '../ground/sight.ts'
import { groundOf, hasRoomFor, holderOf } from '../ground/stacks.ts'
import { columnRevealed, placed } from '../state/entries.ts'
import {
  FATE,
  formationOf,
  frame,
  hexName,
  isGuns,
  isUnit,
  NOBODY,
  NOWHERE,
  onMap,
  scenarioOf,
  sideOf,
  unitName,
  type G,
} from '../state/kit.ts'

import { occupy } from './occupy.ts'

/** Chapter: the hidden division. Two columns lie face down; one of them is the division. */

export const deploy = verb('deploy', 'unit', 'hex')
export const faceFront = verb('face', 'direction')

export const columnsOnMap = (g: G): number[] => [0, 1].filter((column) => g.column.hex.of(column) !== NOWHERE)

/** Both columns lie face down: only their owner knows which is the division. */
export const isUnknown = (g: G): boolean => columnsOnMap(g).length === 2

/**
 * @rule ws.hidden.reveal
 * A column in woods or houses is revealed when a French unit comes adjacent, which ends that unit's move; a column in
 * the open at any moment when a French unit sees it within four hexes, whichever move opened the sight. The decoy is
 * removed. The division is replaced by its guns in the same hex, and all its other counters in that hex or adjacent.
 */
function isSeenFrom(g: G, column: number, hex: number): boolean {
  const { hiddenColumn } = scenarioOf(g)
  const at = g.column.hex.of(column)
  const far = g.campaign.grid.distance(hex, at)
  if (far <= 1) return true
  return hiddenColumn !== undefined && !groundOf(g, at).hides && far <= hiddenColumn.sight && sees(g, hex, at)
}

/** Reveals a column. */
export function reveal(g: G, column: number): void {
  const hex = g.column.hex.of(column)
  const real = g.realColumn === column
  g.column.hex.set(column, NOWHERE)
  g.reveal()
  g.tell(columnRevealed, { column, hex, real })
  if (!real) return
  g.column.hex.fill(NOWHERE)
  g.realColumn = NOBODY
  const { formation } = scenarioOf(g).hiddenColumn!
  const { units, commander } = formationOf(g, formation)
  for (const unit of [...units, commander]) g.unit.arrivedIn.set(unit, g.turn)
  const guns = units.find((unit) => isGuns(g, unit)) ?? units[0]!
  const near = placesFor(g, guns, hex)
  const at = near.includes(hex) ? hex : (near[0] ?? hex)
  occupy(g, guns, at)
  g.tell(placed, { unit: guns, hex: at })
  g.interrupt(deployment, { formation, hex, unit: guns })
}

/** Whether a unit that has entered a hex is adjacent to a column in woods or houses. */
export function comesUpon(g: G, unit: number): boolean {
  const { hiddenColumn } = scenarioOf(g)
  if (hiddenColumn === undefined || sideOf(g, unit) === formationOf(g, hiddenColumn.formation).side) return false
  return columnsOnMap(g).some((column) => {
    const at = g.column.hex.of(column)
    return groundOf(g, at).hides && g.campaign.grid.distance(g.unit.hex.of(unit), at) <= 1
  })
}

/** Reveals every column that the enemy sees after a unit came or went. */
export function revealSeen(g: G): void {
  for (const column of columnsOnMap(g))
    if (g.column.hex.of(column) !== NOWHERE && isColumnSeen(g, column)) reveal(g, column)
}

/** Whether an enemy unit sees a column where it is. */
export function isColumnSeen(g: G, column: number): boolean {
  const own = formationOf(g, scenarioOf(g).hiddenColumn!.formation).side
  for (let unit = 0; unit < g.unit.rows; unit++)
    if (isUnit(g, unit) && onMap(g, unit) && sideOf(g, unit) !== own && isSeenFrom(g, column, g.unit.hex.of(unit)))
      return true
  return false
}

/** The counters of the division still to be deployed. */
const toDeploy = (g: G, formation: number): number[] => {
  const { units, commander } = formationOf(g, formation)
  return [...units, commander].filter((unit) => !onMap(g, unit) && g.unit.fate.of(unit) === FATE.none)
}

/** The column's hex and the adjacent ones; if there is no room, the nearest hexes with room. */
function placesFor(g: G, unit: number, hex: number): number[] {
  const own = sideOf(g, unit)
  const isOpen = (at: number) => holderOf(g, at) !== 1 - own && hasRoomFor(g, unit, at)
  const near = g.campaign.grid.within(hex, 1).filter(isOpen)
  return near.length > 0 ? near : hexesAround(g, hex, isOpen)
}

function mayDeploy(g: G, formation: number, at: number, unit: number, hex: number, why?: Why): boolean {
  const facts = { unit: unitName(g, unit), hex: hexName(g, hex) }
  if (!toDeploy(g, formation).includes(unit)) return why?.because('ws.hidden.deploy', 'not-now', facts) ?? false
  const places = placesFor(g, unit, at)
  if (places.includes(hex)) return true
  const hexes = places.map((one) => hexName(g, one)).join(', ')
  return why?.because('ws.hidden.deploy', 'elsewhere', { ...facts, hexes }) ?? false
}

/**
 * @rule ws.hidden.deploy
 * The owner deploys the counters of the division one by one, in the hex of the column or adjacent to it, and chooses
 * their facing.
 */
export const deployment = frame(
  'deployment',
  { formation: word({ noun: 'formation' }), hex: word({ noun: 'hex' }), unit: word({ start: -1, noun: 'unit' }) },
  {
    next(g, f) {
      if (f.unit === NOBODY && toDeploy(g, f.formation).length === 0) return g.done()
      return g.ask(formationOf(g, f.formation).side)
    },
    prompt: (_g, f) => (f.unit === NOBODY ? 'deployment' : 'deployment.facing'),
    about: (g, f) => ({ unit: unitName(g, f.unit), hex: hexName(g, f.hex), left: toDeploy(g, f.formation).length }),
    offer(g, f, offer) {
      if (f.unit !== NOBODY) for (let direction = 0; direction < 6; direction++) offer.add(faceFront, direction)
      else
        for (const unit of toDeploy(g, f.formation))
          for (const hex of placesFor(g, unit, f.hex)) offer.add(deploy, unit, hex)
    },
    answers: [
      {
        verb: deploy,
        may: (g, f, why, unit, hex) =>
          f.unit === NOBODY
            ? mayDeploy(g, f.formation, f.hex, unit, hex, why)
            : (why?.because('ws.hidden.deploy', 'face-first', { unit: unitName(g, f.unit) }) ?? false),
        act(g, f, unit, hex) {
          occupy(g, unit, hex)
          g.tell(placed, { unit, hex })
          if (isUnit(g, unit)) f.unit = unit
        },
      },
      {
        verb: faceFront,
        may: (_g, f, why) => f.unit !== NOBODY || (why?.because('ws.hidden.deploy', 'put-first') ?? false),
        act(g, f, direction) {
          g.unit.facing.set(f.unit, direction)
          f.unit = NOBODY
        },
      },
    ],
  },
)
