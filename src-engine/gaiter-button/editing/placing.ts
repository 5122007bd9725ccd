import { noValueFor } from '../../campaigns/editing/limits.ts'
import { dropFrom, dropFromRows, isOneOf } from '../../campaigns/editing/lists.ts'
import { isOpenObject, objectAt, openList, openObject, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { forgetPlaces } from '../../campaigns/editing/position.ts'
import { type Placing, thingsOf, editedThings } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edited, OpenObject, Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result, textIn } from '../../kernel/values/result.ts'
import { arms, type Side, sides } from '../campaign/schemas/common-schema.ts'
import { certainties, palette, rosterOf } from './roster.ts'
import { datesIn, placements } from './standing.ts'

type How = { readonly [name: string]: Json }

/**
 * Zones where not all of these may stand: neutral, of the other side, outside the area, or with enemies. With the
 * reason.
 */
export function mayNotStand(files: CampaignFiles, document: JsonObject, things: readonly string[]) {
  const roster = rosterOf(files)
  const { map, roll } = roster
  const own = new Set(things.flatMap((thing) => roster.sideOf(thing) ?? []))
  const area = Array.isArray(document['area']) ? new Set(textsAt(document, 'area')) : undefined
  const enemies = new Map(
    placements(files, document).flatMap(({ thing, place, at }) => {
      const side = roster.sideOf(thing)
      const isMeant = at === 'map' && place !== null && side !== undefined && roster.kindOf(thing) !== 'leader'
      return isMeant && !things.includes(thing) && !own.has(side) ? [[place, thing] as const] : []
    }),
  )
  const refused = (place: string, en: string, fr: string) => [{ place, why: both(en, fr) }]
  if (own.size > 1) {
    const all = [...(map?.zones ?? []), ...(map?.sectors ?? [])]
    return all.flatMap(({ id }) => refused(id, 'Both sides would stand there.', 'Les deux camps s’y trouveraient.'))
  }
  return [
    ...(map?.zones ?? []).flatMap(({ id, country }) => {
      if (area !== undefined && !area.has(id))
        return refused(id, 'It is outside the area in play.', 'La zone est hors de la région en jeu.')
      if (roll !== undefined && !sides.some((side) => roll.battle.sides[side].country === country))
        return refused(id, 'It is neutral.', 'La zone est neutre.')
      const enemy = enemies.get(id)
      if (enemy === undefined) return []
      const { en, fr } = roster.nameOf(enemy)
      return refused(id, `The enemy stands there: ${en}.`, `L’ennemi s’y trouve : ${fr}.`)
    }),
    ...(map?.sectors ?? []).flatMap(({ id, owner }) =>
      own.has(owner) ? [] : refused(id, 'Only the other side may be there.', 'Seul l’autre camp peut y être.'),
    ),
  ]
}

/** Removes things from wherever they are, and lines that become empty. `forGood`: also removes their strength data. */
export function lift(document: OpenObject, things: readonly string[], forGood: boolean): void {
  const isNamed = isOneOf(things)
  const setUp = isOpenObject(document['setUp']) ? document['setUp'] : undefined
  if (setUp !== undefined) for (const side of sides) dropFromRows(setUp, side, ['leaders', 'units'], isNamed)
  dropFromRows(document, 'reinforcements', ['units'], isNamed)
  if (Array.isArray(document['absent'])) dropFrom(document['absent'], isNamed)
  const about = (key: string, names: readonly string[]): void => {
    const rows = document[key]
    if (!Array.isArray(rows)) return
    dropFrom(rows, (row) => isOpenObject(row) && names.some((name) => isNamed(row[name])))
    if (rows.length === 0) delete document[key]
  }
  about('detached', forGood ? ['detachment', 'from'] : ['detachment'])
  if (forGood) about('reductions', ['unit'])
  forgetPlaces(document, things, 'counter', ['zone', 'inside', 'fate'])
}

/** Places things as the edit says; wrong positions are reported by the checks. */
export function place(files: CampaignFiles, document: OpenObject, edit: Placing): Result<Edited, Title> {
  const roster = rosterOf(files)
  const things = thingsOf(edit)
  const stranger = things.find((thing) => roster.kindOf(thing) === undefined)
  if (stranger !== undefined && edit.do !== 'lift')
    return bad(both(`There is no unit or leader “${stranger}”.`, `Il n’y a ni unité ni chef « ${stranger} ».`))
  const done = (en: string, fr: string, about = things): Result<Edited, Title> =>
    good(editedThings(about, (thing) => roster.nameOf(thing), both('counters', 'pions'), both(en, fr)))
  switch (edit.do) {
    case 'place': {
      for (const one of edit.things) {
        const refusal = refusalOf(files, one)
        if (refusal !== undefined) return bad(refusal)
      }
      const before = new Map(placements(files, document as JsonObject).map((one) => [one.thing, one]))
      for (const { thing, place: zone, how } of edit.things)
        putDown(files, document, thing, zone!, howAt(before.get(thing), zone!, how))
      const name = roster.placeName(edit.things[0]!.place ?? '')
      return done(`to ${name}`, `à ${name}`)
    }
    case 'arrive': {
      const date = datesIn(document as JsonObject)[(edit.turn ?? 0) - 1]
      const zone = edit.place ?? ''
      if (date === undefined || !roster.isPlace(zone))
        return bad(both('Say on which turn they come, and where.', 'Dites à quel tour elles arrivent, et où.'))
      if (things.some((thing) => roster.kindOf(thing) !== 'unit'))
        return bad(both('Only units come as reinforcements.', 'Seules des unités arrivent en renfort.'))
      lift(document, things, false)
      for (const side of sides) {
        const own = things.filter((thing) => roster.sideOf(thing) === side)
        if (own.length === 0) continue
        const there = rowsAt(document as JsonObject, 'reinforcements').find(
          ({ row }) => row['date'] === date && row['side'] === side && row['zone'] === zone,
        )
        const rows = openList(document, 'reinforcements')
        if (there === undefined) rows.push({ date, side, zone, units: [...own] })
        else openList(rows[there.index] as OpenObject, 'units').push(...own) // found as a row
      }
      return done(`arrive on turn ${edit.turn}`, `au tour ${edit.turn}`)
    }
    case 'lift':
      lift(document, things, true)
      return done('off the map', 'hors de la carte')
    case 'leave-out':
      lift(document, things, true)
      if (Array.isArray(document['absent'])) document['absent'].push(...things)
      return done('left out', 'hors du scénario')
    case 'take-over': {
      const other = files[`scenarios/${edit.scenario}.json`]
      if (!isJsonObject(other)) return bad(both('There is no such scenario.', 'Ce scénario n’existe pas.'))
      const theirs = placements(files, other).filter(
        ({ thing, at, place: zone }) =>
          at === 'map' && zone !== null && (edit.things.length === 0 || edit.things.includes(thing)),
      )
      const meant = theirs.filter(
        ({ thing, place: zone, how }) => refusalOf(files, { thing, place: zone, how }) === undefined,
      )
      if (meant.length === 0) return bad(both('None of these stands there.', 'Aucun de ces pions ne s’y trouve.'))
      for (const { thing, place: zone, how } of meant) putDown(files, document, thing, zone!, how)
      return done(
        'as in another scenario',
        'comme dans un autre scénario',
        meant.map(({ thing }) => thing),
      )
    }
  }
}

/** The fields beside the place: previous values that are still true at the new place, then the new ones. */
function howAt(before: Placement | undefined, zone: string, how: How): How {
  const kept = Object.entries(before?.how ?? {}).filter(
    ([name]) => before?.place === zone || (name !== 'inside' && name !== 'certainty'),
  )
  return { ...Object.fromEntries(kept), ...how }
}

function refusalOf(files: CampaignFiles, one: { thing: string; place: string | null; how: How }): Title | undefined {
  const { thing, place: zone, how } = one
  const roster = rosterOf(files)
  if (zone === null || !roster.isPlace(zone))
    return both(`There is no zone “${zone ?? ''}”.`, `Il n’y a pas de zone « ${zone ?? ''} ».`)
  const side = roster.sideOf(thing)
  for (const [name, value] of Object.entries(how)) {
    const [kind, arm] = name.split('.')
    const isArm = arms.some((other) => other === arm)
    const fits =
      value === null ||
      (name === 'inside' && typeof value === 'boolean') ||
      (name === 'certainty' && certainties.some((other) => other === value)) ||
      (name === 'from' && roster.kindOf(textIn(value)) === 'unit' && roster.sideOf(textIn(value)) === side) ||
      ((kind === 'lacks' || kind === 'has') &&
        isArm &&
        Number.isSafeInteger(value) &&
        Number(value) >= 0 &&
        Number(value) <= 20)
    if (!fits) return refusedBeside(files, thing, name)
  }
  return undefined
}

/** The refusal of a field beside the place, with the field's title. */
function refusedBeside(files: CampaignFiles, thing: string, name: string): Title {
  const fields = palette(files).things.find(({ id }) => id === thing)?.how
  const title = fields?.find(({ id }) => id === name)?.title
  if (title === undefined) return both(`That cannot be said here: ${name}.`, `Cela ne peut pas être dit ici : ${name}.`)
  return noValueFor(title)
}

function putDown(files: CampaignFiles, document: OpenObject, thing: string, zone: string, how: How): void {
  const roster = rosterOf(files)
  const kind = roster.kindOf(thing)
  const side: Side = roster.sideOf(thing) ?? 'french'
  const whole = document as JsonObject
  if (kind === 'detachment') return detach(files, document, thing, zone, how)
  const inside = how['inside'] === true
  const certainty = typeof how['certainty'] === 'string' ? how['certainty'] : undefined
  const list = kind === 'leader' ? 'leaders' : 'units'
  const isThere = (row: JsonObject): boolean =>
    row['zone'] === zone && (row['inside'] === true) === inside && textAt(row, 'certainty') === certainty
  const standing = rowsAt(objectAt(whole, 'setUp'), side).find(({ row }) => textsAt(row, list).includes(thing))
  if (standing === undefined || !isThere(standing.row)) {
    lift(document, [thing], false)
    const rows = openList(openObject(document, 'setUp'), side)
    const there = rowsAt(objectAt(whole, 'setUp'), side).find(({ row }) => isThere(row))
    if (there !== undefined) openList(rows[there.index] as OpenObject, list).push(thing) // found as a row
    else {
      rows.push({ zone, [list]: [thing], ...(inside && { inside }), ...(certainty !== undefined && { certainty }) })
    }
  } else forgetPlaces(document, [thing], 'counter', ['zone', 'inside', 'fate'])
  if (kind === 'unit') lacking(document, thing, how)
}

/** Writes the reductions of a unit, one line for each arm. */
function lacking(document: OpenObject, unit: string, how: How): void {
  for (const arm of arms) {
    const points = how[`lacks.${arm}`]
    const rows = rowsAt(document as JsonObject, 'reductions')
    const told = rows.filter(({ row }) => row['unit'] === unit && row['arm'] === arm)
    const before = told.reduce((sum, { row }) => sum + Number(row['points']), 0)
    const now = typeof points === 'number' ? points : 0
    if (now === before) continue
    const list = openList(document, 'reductions')
    for (const { index } of told.toReversed()) list.splice(index, 1)
    if (now > 0) list.push({ unit, arm, points: now })
    if (list.length === 0) delete document['reductions']
  }
}

/** Places a detachment with SP from its mother unit, which is reduced by them. */
function detach(files: CampaignFiles, document: OpenObject, detachment: string, zone: string, how: How): void {
  const roster = rosterOf(files)
  const slot = roster.roll?.detachments.get(detachment)
  const whole = document as JsonObject
  const rows = rowsAt(whole, 'detached')
  const before = rows.find(({ row }) => row['detachment'] === detachment)
  const told = arms.flatMap((arm): (readonly [string, number])[] => {
    const points = how[`has.${arm}`]
    return typeof points === 'number' && points > 0 ? [[arm, points]] : []
  })
  const strength = told.length > 0 ? Object.fromEntries(told) : { [slot?.is.kind ?? 'infantry']: 1 }
  const from = typeof how['from'] === 'string' ? how['from'] : motherFor(files, whole, detachment)
  if (before !== undefined)
    dropFrom(openList(document, 'detached'), (row) => isOpenObject(row) && row['detachment'] === detachment)
  openList(document, 'detached').push({ detachment, zone, strength, from })
  forgetPlaces(document, [detachment], 'counter', ['zone', 'inside', 'fate'])
  // The mother unit is reduced by at least what is detached from it.
  const now = placements(files, whole).find(({ thing }) => thing === from)?.how ?? {}
  const given = new Map<string, number>()
  for (const { row } of rowsAt(whole, 'detached')) {
    if (row['from'] !== from) continue
    for (const [arm, points] of Object.entries(objectAt(row, 'strength')))
      given.set(arm, (given.get(arm) ?? 0) + Number(points))
  }
  const atLeast = Object.fromEntries(
    [...given].map(([arm, points]) => [`lacks.${arm}`, Math.max(points, Number(now[`lacks.${arm}`] ?? 0))]),
  )
  lacking(document, from, { ...now, ...atLeast })
}

/** A unit on the map that can spare an SP of the detachment’s type. */
function motherFor(files: CampaignFiles, document: JsonObject, detachment: string): string {
  const roster = rosterOf(files)
  const slot = roster.roll?.detachments.get(detachment)
  const there = placements(files, document).filter(
    ({ thing, at }) => at === 'map' && roster.kindOf(thing) === 'unit' && roster.sideOf(thing) === slot?.side,
  )
  const able = there.find(({ thing }) => (roster.strengthOf(thing)[slot?.is.kind ?? 'infantry'] ?? 0) > 1)
  return (able ?? there[0])?.thing ?? ''
}
