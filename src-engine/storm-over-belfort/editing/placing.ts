import { dropFrom, dropFromRows, dropNames, isOneOf } from '../../campaigns/editing/lists.ts'
import { isOpenObject, openList, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { placementsAfterPosition, forgetPlaces } from '../../campaigns/editing/position.ts'
import { type Placing, thingsOf, editedThings } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edited, OpenObject, Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { isGun, rollOf, states, takesRoom } from './roll.ts'
import { lastTurn } from './turns.ts'

/** The place of every unit of a scenario. */
export function placements(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const isThing = (id: string): boolean => rollOf(files).unit(id) !== undefined
  return placementsAfterPosition(setUpOf(document), document, 'unit', 'zone', isThing)
}

function setUpOf(document: JsonObject): readonly Placement[] {
  const one = (thing: string, path: string, rest: Pick<Placement, 'at' | 'place' | 'turn'>): Placement => {
    const state = states.findLast((name) => textsAt(document, name).includes(thing))
    return { thing, key: `${thing} ${path}`, ...rest, how: state === undefined ? {} : { state }, path }
  }
  const listed = (list: 'start' | 'arrivals', rest: (row: JsonObject) => Pick<Placement, 'at' | 'place' | 'turn'>) =>
    rowsAt(document, list).flatMap(({ row, index }) =>
      textsAt(row, 'units').map((unit, at) => one(unit, `${list}.${index}.units.${at}`, rest(row))),
    )
  return [
    ...listed('start', (row) => ({ at: 'map', place: textAt(row, 'zone') ?? null, turn: null })),
    ...listed('arrivals', ({ turn }) => ({
      ...{ at: 'arrives', place: null, turn: typeof turn === 'number' ? turn : null },
    })),
    ...textsAt(document, 'absent').map((unit, index) =>
      one(unit, `absent.${index}`, { at: 'absent', place: null, turn: null }),
    ),
  ]
}

/** Zones where not all of these units may stand: with enemies, another division, or no room. */
export function mayNotStand(
  files: CampaignFiles,
  document: JsonObject,
  things: readonly string[],
): readonly { readonly place: string; readonly why: Title }[] {
  const roll = rollOf(files)
  const { map, tables } = roll
  const own = things.flatMap((thing) => roll.unit(thing) ?? [])
  const sidesOfOwn = new Set(own.map(({ side }) => side))
  const there = new Map<string, ReturnType<typeof roll.unit>[]>()
  for (const { thing, place, at } of placements(files, document))
    if (at === 'map' && place !== null && !things.includes(thing))
      there.set(place, [...(there.get(place) ?? []), roll.unit(thing)])
  const refused = (place: string, en: string, fr: string) => [{ place, why: both(en, fr) }]
  const zones = (map?.zones ?? []).flatMap(({ id }) => {
    if (sidesOfOwn.size > 1) return refused(id, 'Both sides would stand there.', 'Les deux camps s’y trouveraient.')
    const others = (there.get(id) ?? []).flatMap((unit) => unit ?? [])
    const enemy = others.find(({ side }) => !sidesOfOwn.has(side))
    if (enemy !== undefined)
      return refused(id, `The enemy stands there: ${enemy.name.en}.`, `L’ennemi s’y trouve : ${enemy.name.fr}.`)
    const all = [...others, ...own]
    if (new Set(all.flatMap(({ division }) => division ?? [])).size > 1)
      return refused(id, 'Divisions do not share a zone.', 'Les divisions ne partagent pas de zone.')
    if (tables === undefined) return []
    const { battalions, guns } = id === map?.citadel ? tables.stacking.citadel : tables.stacking
    const counted = all.filter(takesRoom)
    const artillery = counted.filter(isGun).length
    if (artillery > guns) return refused(id, `It has room for guns: ${guns}.`, `Place pour l’artillerie : ${guns}.`)
    if (counted.length - artillery > battalions)
      return refused(id, `It has room for battalions: ${battalions}.`, `Place pour des bataillons : ${battalions}.`)
    return []
  })
  if (map === undefined || !sidesOfOwn.has('french')) return zones
  const { id } = map.headquarters
  return [...zones, ...refused(id, 'The Prussians alone have it.', 'Seuls les Prussiens l’ont.')]
}

/** Removes units from wherever they are. `forGood`: their state is removed as well. */
function lift(document: OpenObject, things: readonly string[], forGood = true): void {
  const isNamed = isOneOf(things)
  dropFromRows(document, 'start', ['units'], isNamed)
  dropFromRows(document, 'arrivals', ['units'], isNamed)
  dropNames(document, 'absent', isNamed)
  if (forGood) for (const state of states) dropNames(document, state, isNamed)
  forgetPlaces(document, things, 'unit', ['zone', 'fate'])
}

export function leaveOut(document: OpenObject, things: readonly string[]): void {
  lift(document, things)
  openList(document, 'absent').push(...things)
}

/** Places units as requested; errors in the result are reported by the check. */
export function place(files: CampaignFiles, document: OpenObject, edit: Placing): Result<Edited, Title> {
  const roll = rollOf(files)
  const things = thingsOf(edit)
  const stranger = things.find((thing) => roll.unit(thing) === undefined)
  if (stranger !== undefined && edit.do !== 'lift')
    return bad(both(`There is no unit “${stranger}”.`, `Il n’y a pas d’unité « ${stranger} ».`))
  const done = (en: string, fr: string, about = things): Result<Edited, Title> =>
    good(editedThings(about, roll.nameOf, both('units', 'unités'), both(en, fr)))
  switch (edit.do) {
    case 'place': {
      for (const { place: zone, how } of edit.things) {
        if (zone === null || !roll.isPlace(zone))
          return bad(both(`There is no zone “${zone ?? ''}”.`, `Il n’y a pas de zone « ${zone ?? ''} ».`))
        const { state = null } = how
        if (state !== null && !states.some((one) => one === state))
          return bad(both('A unit cannot be like that.', 'Une unité ne peut pas être dans cet état.'))
      }
      for (const { thing, place: zone, how } of edit.things) putDown(document, thing, zone!, how)
      const { en, fr } = roll.placeName(edit.things[0]!.place ?? '')
      return done(`to ${en}`, `à ${fr}`)
    }
    case 'arrive': {
      const { turn } = edit
      if (turn === null || turn < 1 || turn > lastTurn(document as JsonObject))
        return bad(both('Say on which turn they come.', 'Dites à quel tour elles arrivent.'))
      lift(document, things, false)
      const there = rowsAt(document as JsonObject, 'arrivals').find(({ row }) => row['turn'] === turn)
      const rows = openList(document, 'arrivals')
      if (there === undefined) rows.push({ turn, units: [...things] })
      else openList(rows[there.index] as OpenObject, 'units').push(...things) // found as a row
      return done(`arrive on turn ${turn}`, `au tour ${turn}`)
    }
    case 'lift':
      lift(document, things)
      return done('off the map', 'hors de la carte')
    case 'leave-out':
      leaveOut(document, things)
      return done('left out', 'hors du scénario')
    case 'take-over': {
      const other = files[`scenarios/${edit.scenario}.json`]
      const meant = (isJsonObject(other) ? placements(files, other) : []).filter(
        ({ thing, at, place: zone }) =>
          at === 'map' && zone !== null && roll.isPlace(zone) && (things.length === 0 || things.includes(thing)),
      )
      if (meant.length === 0) return bad(both('None of these stands there.', 'Aucune de ces unités ne s’y trouve.'))
      for (const { thing, place: zone, how } of meant) putDown(document, thing, zone!, how)
      const named = meant.map(({ thing }) => thing)
      return done('as in another scenario', 'comme dans un autre scénario', named)
    }
  }
}

function putDown(document: OpenObject, thing: string, zone: string, how: { readonly [name: string]: Json }): void {
  const whole = document as JsonObject
  const standing = rowsAt(whole, 'start').find(({ row }) => textsAt(row, 'units').includes(thing))
  if (standing?.row['zone'] === zone) forgetPlaces(document, [thing], 'unit', ['zone', 'fate'])
  else {
    lift(document, [thing], false)
    const there = rowsAt(whole, 'start').find(({ row }) => row['zone'] === zone)
    const rows = openList(document, 'start')
    const row = there === undefined ? undefined : rows[there.index]
    if (isOpenObject(row)) openList(row, 'units').push(thing)
    else rows.push({ zone, units: [thing] })
  }
  if (!Object.hasOwn(how, 'state')) return
  for (const state of states) {
    const isThere = textsAt(whole, state).includes(thing)
    if (how['state'] === state && !isThere) openList(document, state).push(thing)
    if (how['state'] !== state && isThere) dropFrom(openList(document, state), (one) => one === thing)
    if (Array.isArray(document[state]) && document[state].length === 0) delete document[state]
  }
}
