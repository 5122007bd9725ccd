import type { MapEdit, MapList, MapPlan, MapPoint } from '../../../kernel/system/editing-maps.ts'
import type { OpenJson, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import { bad, type JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { putAt, valueAt } from '../loose.ts'
import { joinNeighbours, ringsOf, whyNoOutline } from './areas.ts'
import { done, type Outcome } from './outcome.ts'
import { contains, isSame, merged, shareSide, sideOf, split } from './corners.ts'
import { dropDependents, openAt, type OpenFiles } from './dependents.ts'
import { type MapRow, middleOf, nameOfPlace, pathOf, pointsIn, rowsOf, wayId } from './maps.ts'
import { addRow, openPoints, rounded, slugFor } from './rows.ts'

/* Edits of outlines and lines: moving shared corners, splitting and merging areas. */

const NO_CORNER = both('There is no such corner.', 'Il n’y a pas de tel sommet.')

const ringKey = ({ shape }: MapList): string | undefined =>
  shape.is === 'area' ? shape.ring : shape.is === 'line' ? shape.line : undefined

/** Moves, removes or inserts a corner, in all areas that have it. */
export function changeCorner(
  plan: MapPlan,
  open: OpenFiles,
  list: MapList,
  row: MapRow,
  name: Title,
  { corner, how, to }: Extract<MapEdit, { do: 'map-corner' }>,
): Outcome {
  if (list.shape.is === 'way' && list.shape.bends !== null)
    return changeBend(open, list, row, name, { bends: list.shape.bends, corner, how, to: rounded(plan, to) })
  const key = ringKey(list)
  if (key === undefined) return bad(NO_CORNER)
  const ring = pointsIn(row.content, key)
  const [at, following] = [ring[corner], ring[(corner + 1) % ring.length]]
  if (at === undefined || following === undefined) return bad(NO_CORNER)
  const point = rounded(plan, to)
  const rows = list.shape.is === 'area' ? rowsOf(open as CampaignFiles, list) : [row]
  const changed = rows.flatMap((one) => {
    const before = pointsIn(one.content, key)
    const after =
      how === 'insert' ? inserted(before, at, following, point) : without(before, at, how === 'move' ? point : null)
    return after === undefined ? [] : [{ one, before, after }]
  })
  if (
    how === 'drop' &&
    list.shape.is === 'area' &&
    !isBetweenTwo(
      changed.map(({ before }) => before),
      at,
    )
  )
    return bad(both('More than two areas meet in this corner.', 'Plus de deux zones se touchent à ce sommet.'))
  const least = list.shape.is === 'line' ? (list.shape.least ?? 2) : 0
  if (changed.some(({ after }) => after.length < least))
    return bad(
      least === 1
        ? both('It has one point or more.', 'Il lui faut un point au moins.')
        : both('A line has two points or more.', 'Une ligne a deux points ou plus.'),
    )
  for (const { one, after } of changed)
    putAt(open[list.file]!, [pathOf(list, one), key].filter(Boolean).join('.'), openPoints(after))
  if (list.shape.is === 'area')
    for (const { one, after } of changed) {
      const refusal = whyNoOutline(open as CampaignFiles, list, after, one.id)
      if (refusal !== undefined) return bad(refusal)
    }
  if (how === 'move') return done(name, 'a corner moved', 'un sommet déplacé')
  if (how === 'drop') return done(name, 'a corner removed', 'un sommet supprimé')
  return done(name, 'another corner', 'un sommet de plus')
}

type Bend = Pick<Extract<MapEdit, { do: 'map-corner' }>, 'corner' | 'how' | 'to'> & { readonly bends: string }

/** The same for a way: its first and last corners are the places it joins, and its bends lie between. */
function changeBend(
  open: OpenFiles,
  list: MapList,
  row: MapRow,
  name: Title,
  { bends, corner, how, to }: Bend,
): Outcome {
  const before = pointsIn(row.content, bends)
  // An insertion comes after a corner, the first of which is the way's start. Bends are therefore numbered from corner
  // 1.
  const at = how === 'insert' ? corner : corner - 1
  if (at < 0 || (how === 'insert' ? at > before.length : at >= before.length)) return bad(NO_CORNER)
  const after =
    how === 'move' ? before.with(at, to) : before.toSpliced(at, how === 'drop' ? 1 : 0, ...(how === 'drop' ? [] : [to]))
  const isNothingElse = list.fresh.some(({ content }) => valueAt(content, bends) !== undefined)
  if (after.length > 0) putAt(open[list.file]!, `${pathOf(list, row)}.${bends}`, openPoints(after))
  else putAt(open[list.file]!, isNothingElse ? pathOf(list, row) : `${pathOf(list, row)}.${bends}`, undefined)
  if (how === 'move') return done(name, 'a bend moved', 'un coude déplacé')
  if (how === 'drop') return done(name, 'a bend removed', 'un coude supprimé')
  return done(name, 'another bend', 'un coude de plus')
}

/** The outline with a corner moved or removed; undefined if it does not have the corner. */
function without(ring: readonly MapPoint[], at: MapPoint, to: MapPoint | null): readonly MapPoint[] | undefined {
  if (!ring.some((one) => isSame(one, at))) return undefined
  return ring.flatMap((one) => (isSame(one, at) ? (to === null ? [] : [to]) : [one]))
}

function inserted(
  ring: readonly MapPoint[],
  from: MapPoint,
  to: MapPoint,
  point: MapPoint,
): readonly MapPoint[] | undefined {
  const side = sideOf(ring, from, to)
  return side < 0 ? undefined : [...ring.slice(0, side + 1), point, ...ring.slice(side + 1)]
}

/** Do all outlines have the same neighbours on both sides of a corner? Only then does removing it open no gap. */
function isBetweenTwo(rings: readonly (readonly MapPoint[])[], at: MapPoint): boolean {
  const beside = rings.map((ring) => {
    const corner = ring.findIndex((one) => isSame(one, at))
    return [ring[(corner + ring.length - 1) % ring.length]!, ring[(corner + 1) % ring.length]!] as const
  })
  const [first, ...others] = beside
  return (
    first !== undefined &&
    others.length < 2 &&
    others.every(
      ([a, b]) => (isSame(a, first[0]) && isSame(b, first[1])) || (isSame(a, first[1]) && isSame(b, first[0])),
    )
  )
}

/** Splits an area from one of its corners to another. The part with its own point keeps its name. */
export function splitArea(
  plan: MapPlan,
  open: OpenFiles,
  list: MapList,
  row: MapRow,
  name: Title,
  { from, to, name: wanted }: Extract<MapEdit, { do: 'map-split' }>,
): Outcome {
  const { shape } = list
  const kind = list.fresh[0]
  if (shape.is !== 'area' || list.key === null || kind === undefined) return bad(NO_CORNER)
  const ring = pointsIn(row.content, shape.ring)
  const parts = split(ring, from, to)
  const [a, b] = [ring[from], ring[to]]
  if (parts === undefined || a === undefined || b === undefined)
    return bad(both('Choose two corners that are not side by side.', 'Choisissez deux sommets qui ne se suivent pas.'))
  if (!contains(ring, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]))
    return bad(both('The cut would leave the area.', 'La coupe sortirait de la zone.'))
  const at = shape.x === null || shape.y === null ? null : pointIn(row.content as JsonObject, shape.x, shape.y)
  const [kept, cut] = at !== null && contains(parts[1], at) ? [parts[1], parts[0]] : parts
  const path = pathOf(list, row)
  putAt(open[list.file]!, `${path}.${shape.ring}`, openPoints(kept))
  if (shape.drawn !== null) putAt(open[list.file]!, `${path}.${shape.drawn}`, undefined)
  const id = slugFor(open as CampaignFiles, plan, wanted, list.one)
  const twin = JSON.parse(JSON.stringify(valueAt(open[list.file] as JsonObject, path))) as OpenObject // a copy of JSON
  twin[list.key] = id
  for (const [key, value] of Object.entries(kind.content as JsonObject)) twin[key] = value as OpenJson // as in new rows
  if (list.name !== null) twin[list.name] = wanted.trim() === '' ? id : wanted.trim()
  const middle = middleOf(cut)
  if (middle !== null && shape.x !== null && shape.y !== null) {
    const [x, y] = rounded(plan, middle)
    putAt(twin, shape.x, x)
    putAt(twin, shape.y, y)
  }
  twin[shape.ring] = openPoints(cut)
  addRow(plan, open, list, twin)
  joinNeighbours(plan, open, list, id)
  partFrom(plan, open, list, row.id, id)
  return done(
    name,
    `split, the other part is ${wanted.trim() || id}`,
    `découpée, l’autre partie est ${wanted.trim() || id}`,
  )
}

const pointIn = (content: JsonObject, x: string, y: string): MapPoint | null => {
  const [atX, atY] = [valueAt(content, x), valueAt(content, y)]
  return typeof atX === 'number' && typeof atY === 'number' ? [atX, atY] : null
}

/** Removes neighbours of an area that are now adjacent only to its other part. */
function partFrom(plan: MapPlan, open: OpenFiles, list: MapList, id: string, other: string): void {
  const ways = neighboursIn(plan, list)
  const rings = ringsOf(open as CampaignFiles, list)
  if (ways === undefined) return
  for (const [beside, ring] of rings) {
    if (beside === id || beside === other || shareSide(rings.get(id)!, ring) || !shareSide(rings.get(other)!, ring))
      continue
    const way = rowsOf(open as CampaignFiles, ways).find((row) => row.id === wayId(id, beside))
    if (way !== undefined) putAt(open[ways.file]!, pathOf(ways, way), undefined)
  }
}

const neighboursIn = ({ lists }: MapPlan, { shape }: MapList): MapList | undefined =>
  shape.is === 'area' ? lists.find(({ id }) => id === shape.neighbours) : undefined

/** Merges two areas into the first. */
export function mergeAreas(
  plan: MapPlan,
  open: OpenFiles,
  list: MapList,
  row: MapRow,
  name: Title,
  other: string,
): Outcome {
  const { shape } = list
  const files = open as CampaignFiles
  const beside = rowsOf(files, list).find(({ id }) => id === other)
  const around = openAt(open, list, pathOf(list, row))
  if (shape.is !== 'area' || list.key === null || beside === undefined || around === undefined) return bad(NO_CORNER)
  const ring = merged(pointsIn(row.content, shape.ring), pointsIn(beside.content, shape.ring))
  if (ring === undefined)
    return bad(both('They do not share one stretch of border.', 'Elles ne partagent pas un seul tronçon de limite.'))
  const gone = nameOfPlace(files, plan, other)
  around[shape.ring] = openPoints(ring)
  if (shape.drawn !== null) putAt(around, shape.drawn, undefined)
  putAt(open[list.file]!, pathOf(list, beside), undefined)
  const hanging = dropDependents(open, plan, list, other, gone)
  if (!hanging.ok) return hanging
  joinNeighbours(plan, open, list, row.id)
  return done(name, `${gone.en} is part of it now`, `${gone.fr} en fait désormais partie`, [other])
}
