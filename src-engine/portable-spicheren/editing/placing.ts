import { noHex } from '../../campaigns/hex-checks.ts'
import {
  openList,
  openObject,
  listAt,
  objectAt,
  rowsAt,
  textAt,
  textsAt,
  isOpenObject,
} from '../../campaigns/editing/loose.ts'
import { dropFrom } from '../../campaigns/editing/lists.ts'
import { placementsAfterPosition, forgetPlaces } from '../../campaigns/editing/position.ts'
import { type Placing, thingsOf, editedThings } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edited, OpenObject, Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { bad, good, type JsonObject, type Result, textIn } from '../../kernel/values/result.ts'
import { directionNames } from '../campaign/files.ts'
import { rollOf } from './roll.ts'

/**
 * The placement of every unit of a scenario. A unit without a hex is placed by its player: it is on the map, without a
 * place.
 */
export function placements(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const isThing = (id: string): boolean => rollOf(files).unit(id) !== undefined
  return placementsAfterPosition(setUpOf(document), document, 'unit', 'hex', isThing)
}

function setUpOf(document: JsonObject): readonly Placement[] {
  const off = (thing: string, at: 'arrives' | 'absent', place: string | null, path: string): Placement => ({
    ...{ thing, key: `${thing} ${path}`, at, place, turn: null, how: {}, path },
  })
  const listed = (list: 'pool' | 'reserve'): Placement[] =>
    textsAt(objectAt(document, list), 'units').map((unit, index) =>
      off(unit, 'arrives', list, `${list}.units.${index}`),
    )
  return [
    ...rowsAt(document, 'start').flatMap(({ row, index }): Placement[] => {
      const unit = textAt(row, 'unit')
      const facing = textAt(row, 'facing')
      const path = `start.${index}`
      if (unit === undefined) return []
      return [
        {
          ...{ thing: unit, key: `${unit} ${path}`, at: 'map', place: textAt(row, 'hex') ?? null, turn: null },
          ...{ how: facing === undefined ? {} : { facing }, path },
        },
      ]
    }),
    ...listed('pool'),
    ...listed('reserve'),
    ...textsAt(document, 'absent').map((unit, index) => off(unit, 'absent', null, `absent.${index}`)),
  ]
}

/** Hexes whose terrain does not admit all of these units, and those that contain another unit. */
export function mayNotStand(files: CampaignFiles, document: JsonObject, things: readonly string[]) {
  const roll = rollOf(files)
  const taken = new Map(
    placements(files, document).flatMap(({ thing, place, at }) =>
      at === 'map' && place !== null && !things.includes(thing) ? [[place, thing] as const] : [],
    ),
  )
  return (roll.hexes?.zoneIds ?? []).flatMap((place): { place: string; why: Title }[] => {
    const other = taken.get(place)
    if (other !== undefined) {
      const { en, fr } = roll.unit(other)?.name ?? both(other, other)
      return [
        {
          place,
          why: both(`${en} stands there: a hex holds one unit.`, `${fr} s’y trouve : un hexagone contient une unité.`),
        },
      ]
    }
    const barred = things.find((thing) => !roll.admits(thing, place))
    if (barred === undefined) return []
    const { en, fr } = roll.unit(barred)?.name ?? both(barred, barred)
    return [{ place, why: both(`The ground does not admit ${en}.`, `Le terrain n’admet pas cette unité : ${fr}.`) }]
  })
}

/** Removes units from wherever the scenario has them. */
export function lift(document: OpenObject, things: readonly string[]): void {
  const named = new Set(things)
  const lists: [OpenObject, string][] = [[document, 'absent']]
  for (const list of ['pool', 'reserve']) {
    const around = document[list]
    if (isOpenObject(around)) lists.push([around, 'units'])
  }
  for (const [around, key] of lists) {
    if (listAt(around as JsonObject, key).length === 0) continue
    dropFrom(openList(around, key), (one) => typeof one === 'string' && named.has(one))
  }
  if (listAt(document as JsonObject, 'start').length > 0)
    dropFrom(openList(document, 'start'), (one) => isOpenObject(one) && named.has(textIn(one['unit'])))
  if (Array.isArray(document['absent']) && document['absent'].length === 0) delete document['absent']
  forgetPlaces(document, things, 'unit', ['hex', 'facing'])
}

/** Places units. Invalid placements are reported by the check. */
export function place(files: CampaignFiles, document: OpenObject, edit: Placing): Result<Edited, Title> {
  const roll = rollOf(files)
  const things = thingsOf(edit)
  const stranger = things.find((thing) => roll.unit(thing) === undefined)
  if (stranger !== undefined && edit.do !== 'lift')
    return bad(both(`There is no unit “${stranger}”.`, `Il n’y a pas d’unité « ${stranger} ».`))
  switch (edit.do) {
    case 'place': {
      for (const { place: hex, how } of edit.things) {
        if (hex !== null && !roll.isPlace(hex)) return bad(noHex(hex))
        const { facing = null } = how
        if (facing !== null && !directionNames.some((one) => one === facing))
          return bad(both('There is no such facing.', 'Cette orientation n’existe pas.'))
      }
      for (const { thing, place: hex, how } of edit.things) {
        const start = listAt(document as JsonObject, 'start')
        const before = rowsAt(document as JsonObject, 'start').find(({ row }) => row['unit'] === thing)
        const there = before && start.length > 0 ? openList(document, 'start')[before.index] : undefined
        const facing = Object.hasOwn(how, 'facing') ? how['facing'] : ((before && textAt(before.row, 'facing')) ?? null)
        if (isOpenObject(there)) {
          forgetPlaces(document, [thing], 'unit', ['hex', 'facing'])
          if (hex === null) delete there['hex']
          else there['hex'] = hex
          if (typeof facing === 'string') there['facing'] = facing
          else delete there['facing']
        } else {
          lift(document, [thing])
          openList(document, 'start').push({
            unit: thing,
            ...(hex !== null && { hex }),
            ...(typeof facing === 'string' && { facing }),
          })
        }
      }
      return good({ title: titleOf(files, things, edit.things[0]!.place), things })
    }
    case 'arrive': {
      const list = edit.place
      if (edit.turn !== null || (list !== 'pool' && list !== 'reserve'))
        return bad(
          both(
            'Units come by the die, out of the pool or the reserve.',
            'Les unités arrivent au dé, du groupe ou de la réserve.',
          ),
        )
      lift(document, things)
      openList(openObject(document, list), 'units').push(...things)
      const to = list === 'pool' ? both('to the pool', 'au groupe') : both('to the reserve', 'à la réserve')
      return good({ title: moved(files, things, to), things })
    }
    case 'lift':
      lift(document, things)
      return good({ title: moved(files, things, both('off the map', 'hors de la carte')), things })
    case 'leave-out':
      lift(document, things)
      openList(document, 'absent').push(...things)
      return good({ title: moved(files, things, both('take no part', 'ne prennent pas part')), things })
    case 'take-over': {
      const other = files[`scenarios/${edit.scenario}.json`]
      const theirs = placements(files, (other ?? {}) as JsonObject)
      const meant = theirs.filter(({ thing }) => edit.things.length === 0 || edit.things.includes(thing))
      if (meant.length === 0) return bad(both('None of these stands there.', 'Aucune de ces unités ne s’y trouve.'))
      const named = meant.map(({ thing }) => thing)
      lift(document, named)
      for (const { thing, at, place: hex, how } of meant) {
        if (at === 'absent') openList(document, 'absent').push(thing)
        else if (at === 'arrives' && hex !== null) openList(openObject(document, hex), 'units').push(thing)
        else openList(document, 'start').push({ unit: thing, ...(hex !== null && { hex }), ...(how as OpenObject) })
      }
      return good({
        title: moved(files, named, both('as in another scenario', 'comme dans un autre scénario')),
        things: named,
      })
    }
  }
}

const titleOf = (files: CampaignFiles, things: readonly string[], hex: string | null): Title =>
  moved(
    files,
    things,
    hex === null ? both('for the player to place', 'au choix du joueur') : both(`to ${hex}`, `en ${hex}`),
  )

/** Describes the result for one unit, or for several. */
const moved = (files: CampaignFiles, things: readonly string[], where: Title): Title =>
  editedThings(things, (id) => rollOf(files).unit(id)?.name ?? both(id, id), both('units', 'unités'), where).title
