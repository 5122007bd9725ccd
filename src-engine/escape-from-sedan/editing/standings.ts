import { FACINGS, facingAlong } from '../../board/measured/measured.ts'
import { placementsAfterPosition } from '../../campaigns/editing/position.ts'
import { listAt, numberAt, objectAt, rowsAt, textAt } from '../../campaigns/editing/loose.ts'
import { both } from '../../campaigns/problems.ts'
import type { Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { EMPEROR_ID } from '../campaign/check-scenario.ts'
import { type Formation, formations } from '../campaign/files.ts'
import { baseOnTable, type BaseOnTable } from '../campaign/footprints.ts'
import { formationsOf, kindsOfUnits } from '../campaign/kinds.ts'
import { FATE } from '../campaign/measures.ts'
import {
  asLeft,
  type Frame,
  hindranceOf,
  isMovedBy,
  leftIn,
  MOST,
  type PlacedUnit,
  poseAt,
  type Standing,
  standingAlone,
  standingUnit,
} from '../campaign/standing.ts'
import { placeAt, type Point, pointOf, type Roll, rollOf, type UnitRow } from './roll.ts'

/* The positions in an edited scenario, and where units and leaders may not stand. */

/** The exact position of a unit in a set-up, with its remaining figures. */
export interface SetUpBase extends BaseOnTable {
  readonly left: number
}

const figuresLeft = ({ position }: JsonObject, unit: string): number | undefined => {
  const figures = leftIn(position, 'unit', unit)?.['figures']
  return typeof figures === 'number' ? figures : undefined
}

/** The positions of all units, commanders and the Emperor. */
export function placements(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const roll = rollOf(files)
  const { position } = document
  const isUnit = (id: string): boolean => roll.unit(id) !== undefined
  const isAlone = (id: string): boolean => roll.isThing(id) && !isUnit(id)
  const placed = setUpOf(roll, document)
  const units = placementsAfterPosition(placed, document, 'unit', 'at', isUnit)
  return placementsAfterPosition(units, document, 'leader', 'at', isAlone)
    .filter(({ thing }) => {
      const fate = leftIn(position, 'unit', thing)?.['fate']
      return typeof fate !== 'number' || fate === FATE.there
    })
    .map((one): Placement => {
      const unit = roll.unit(one.thing)
      const at = pointOf(one.place ?? '')
      if (at === undefined) return one
      if (unit === undefined) return { ...one, base: { near: roll.nearest(at) } }
      const stood = stoodIn(roll, document, unit, one)
      if (stood === undefined) return one
      const { arm } = kindsOfUnits[unit.kind]
      const figures = roll.tables?.figures[arm] ?? 1
      const base: SetUpBase = {
        ...baseOnTable(poseAt(unit.kind, stood), figures, roll.nearest(at)),
        left: figuresLeft(document, unit.id) ?? stood.stands * figures,
      }
      const how = { ...one.how, facing: String(stood.facing), formation: stood.formation }
      return { ...one, how, base: { ...base } }
    })
}

function setUpOf(roll: Roll, document: JsonObject): readonly Placement[] {
  const onTable = (thing: string, path: string, at: Json | undefined, how: Placement['how']): Placement => {
    const point = pointIn(at)
    const place = point === undefined ? null : placeAt(point)
    return { thing, key: `${thing} ${path}`, at: 'map', place, turn: null, how, path }
  }
  const emperor = document['emperor']
  return [
    ...rowsAt(document, 'commanders').flatMap(({ row, index }): Placement[] => {
      const id = textAt(row, 'commander')
      if (id === undefined) return []
      return [onTable(id, `commanders.${index}.commander`, row['at'], { cards: cardsOf(roll, document, id) })]
    }),
    ...rowsAt(document, 'units').flatMap(({ row, index }): Placement[] => {
      const id = textAt(row, 'unit')
      if (id === undefined) return []
      const how = {
        facing: String(numberAt(row, 'facing') ?? ''),
        formation: textAt(row, 'formation') ?? '',
      }
      return [onTable(id, `units.${index}.unit`, row['at'], how)]
    }),
    ...(emperor === undefined ? [] : [onTable(EMPEROR_ID, 'emperor', emperor, {})]),
  ]
}

/** A point in file notation. */
function pointIn(value: Json | undefined): Point | undefined {
  const [x, y] = Array.isArray(value) ? (value as readonly Json[]) : []
  const isCoordinate = (one: Json | undefined): one is number =>
    typeof one === 'number' && Number.isInteger(one) && one >= 0 && one <= MOST
  return isCoordinate(x) && isCoordinate(y) ? [x, y] : undefined
}

/** The commanders of a side in document order, which is also the order of their cards. */
export const commandersOf = (roll: Roll, document: JsonObject, side: string): readonly string[] =>
  rowsAt(document, 'commanders').flatMap(({ row }) => {
    const id = textAt(row, 'commander')
    return id !== undefined && roll.commander(id)?.side === side ? [id] : []
  })

function cardsOf(roll: Roll, document: JsonObject, commander: string): Json {
  const side = roll.sideOf(commander)
  const index = commandersOf(roll, document, side).indexOf(commander)
  return listAt(objectAt(document, 'cards'), side)[index] ?? null
}

const isFormation = (name: Json | undefined): name is Formation => formations.some((one) => one === name)

/** The unit's formation if its arm can have it, otherwise the default formation of its arm. */
export function formationIn({ kind }: UnitRow, name: Json | undefined): Formation {
  const own = formationsOf[kindsOfUnits[kind].arm]
  return isFormation(name) && own.includes(name) ? name : own.includes('line') ? 'line' : own[0]!
}

/** A unit's position if its place is a point; undefined if earlier play took it from the table. */
function stoodIn(
  roll: Roll,
  { position }: JsonObject,
  unit: UnitRow,
  { place, how }: Pick<Placement, 'place' | 'how'>,
): PlacedUnit | undefined {
  const at = pointOf(place ?? '')
  if (at === undefined) return undefined
  const facing = Number(how['facing'])
  const set: PlacedUnit = {
    at,
    facing: isFacing(facing) ? facing : 0,
    formation: formationIn(unit, how['formation']),
    stands: unit.stands,
    dismounted: false,
  }
  return asLeft(
    set,
    unit.kind,
    leftIn(position, 'unit', unit.id),
    roll.tables?.figures[kindsOfUnits[unit.kind].arm] ?? 1,
  )
}

/** The part of the table in play; all of it if the document has no valid frame. */
export function frameOf({ table }: Roll, document: JsonObject): Frame {
  const [left, top, right, bottom] = listAt(document, 'frame').map((one) => (typeof one === 'number' ? one : 0))
  const isSound = right !== undefined && bottom !== undefined && left! < right && top! < bottom
  return isSound ? [left!, top!, right, bottom] : [0, 0, ...(table?.size ?? ([MOST, MOST] as const))]
}

/** All units and leaders on the table. */
export function standingIn(files: CampaignFiles, document: JsonObject): readonly Standing[] {
  const roll = rollOf(files)
  return placements(files, document).flatMap((one): Standing[] => {
    const unit = roll.unit(one.thing)
    const at = pointOf(one.place ?? '')
    if (at === undefined || !roll.isThing(one.thing)) return []
    const isLeft = one.path.startsWith('position.')
    if (unit === undefined) return [standingAlone(one.thing, roll.sideOf(one.thing), at, isLeft)]
    const stood = stoodIn(roll, document, unit, one)
    const left = leftIn(document['position'], 'unit', unit.id)
    return stood === undefined ? [] : [standingUnit(unit, stood, isMovedBy(left))]
  })
}

/**
 * How a unit or leader would stand at a point: with its present facing and formation, or the defaults for a first
 * placement near `meant`.
 */
export function standerFor(
  files: CampaignFiles,
  document: JsonObject,
  thing: string,
  meant: Point,
  how: Placement['how'] = {},
): (at: Point) => Standing {
  const roll = rollOf(files)
  const unit = roll.unit(thing)
  if (unit === undefined) return (at) => standingAlone(thing, roll.sideOf(thing), at)
  const now = placements(files, document).find((one) => one.thing === thing)
  const facing = Number(how['facing'] ?? now?.how['facing'] ?? usualFacing(files, document, thing, meant))
  const shape = {
    facing: isFacing(facing) ? facing : 0,
    formation: formationIn(unit, how['formation'] ?? now?.how['formation']),
    stands: unit.stands,
    dismounted: false,
  }
  return (at) => standingUnit(unit, { ...shape, at })
}

const isFacing = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < FACINGS

/** Towards the nearest enemy; if there is none, the French face north and the Germans south. */
export function usualFacing(files: CampaignFiles, document: JsonObject, thing: string, [x, y]: Point): number {
  const roll = rollOf(files)
  const side = roll.sideOf(thing)
  let nearest = Infinity
  let found = side === 'french' ? 0 : 6
  for (const { thing: other, place } of placements(files, document)) {
    const at = pointOf(place ?? '')
    if (at === undefined || roll.unit(other) === undefined || roll.sideOf(other) === side) continue
    const away = (at[0] - x) ** 2 + (at[1] - y) ** 2
    if (away === 0 || away >= nearest) continue
    nearest = away
    found = facingAlong(at[0] - x, at[1] - y)
  }
  return found
}

/** Why a unit or leader may not stand there among others, in words; undefined if it may. */
export function whyNot(files: CampaignFiles, document: JsonObject, one: Standing, others: readonly Standing[]) {
  const roll = rollOf(files)
  const { ground } = roll
  const found = ground && hindranceOf(one, others, ground, frameOf(roll, document))
  if (found === undefined) return undefined
  return (): Title => {
    switch (found.is) {
      case 'beyond':
        return both('That is beyond what is played on.', 'C’est hors du terrain joué.')
      case 'closed': {
        const { en, fr } = roll.featureName(found.feature)
        return both(`That ground is closed to it: ${en}.`, `Ce terrain lui est interdit : ${fr}.`)
      }
      case 'on-another': {
        const { en, fr } = roll.nameOf(found.other)
        return both(`Somebody stands there: ${en}.`, `La place est prise : ${fr}.`)
      }
      case 'near-enemy': {
        const { en, fr } = roll.nameOf(found.other)
        return both(`An enemy is within two inches: ${en}.`, `Un ennemi est à moins de deux pouces : ${fr}.`)
      }
    }
  }
}

/** The distance between the points tried. */
const STEP = 8

const within = ([x, y]: Point, [left, top, right, bottom]: Frame): Point => [
  Math.min(Math.max(x, left), right),
  Math.min(Math.max(y, top), bottom),
]

/** The nearest point to another at which a unit or leader can stand among others. */
export function freePoint(
  files: CampaignFiles,
  document: JsonObject,
  meant: Point,
  others: readonly Standing[],
  standAt: (at: Point) => Standing,
): Point | undefined {
  const frame = frameOf(rollOf(files), document)
  const [left, top, right, bottom] = frame
  const [x, y] = within(meant, frame)
  const isFree = (at: Point): boolean =>
    at[0] >= left &&
    at[1] >= top &&
    at[0] <= right &&
    at[1] <= bottom &&
    whyNot(files, document, standAt(at), others) === undefined
  if (isFree([x, y])) return [x, y]
  const furthest = Math.ceil(Math.max(right - left, bottom - top) / STEP)
  for (let ring = 1; ring <= furthest; ring += 1) {
    const by = ring * STEP
    let best: Point | undefined
    let least = Infinity
    for (let aside = -ring; aside <= ring; aside += 1) {
      const off = aside * STEP
      for (const at of [
        [x + off, y - by],
        [x + off, y + by],
        [x - by, y + off],
        [x + by, y + off],
      ] as const) {
        const away = (at[0] - x) ** 2 + (at[1] - y) ** 2
        if (away >= least || !isFree(at)) continue
        best = at
        least = away
      }
    }
    if (best !== undefined) return best
  }
  return undefined
}
