import { dropFrom, isOneOf } from '../../campaigns/editing/lists.ts'
import { isOpenObject, listAt, objectAt, openList, openObject, rowsAt } from '../../campaigns/editing/loose.ts'
import { forgetPlaces } from '../../campaigns/editing/position.ts'
import { type Placing, thingsOf, editedThings } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edited, OpenJson, OpenObject, Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result, textIn } from '../../kernel/values/result.ts'
import { EMPEROR_ID } from '../campaign/check-scenario.ts'
import { cardsField, type Point, pointOf, rollOf } from './roll.ts'
import {
  commandersOf,
  formationIn,
  freePoint,
  placements,
  standerFor,
  standingIn,
  usualFacing,
  whyNot,
} from './standings.ts'

/**
 * Whether units or leaders may be placed at a point: the first of them there, the others on the table at their present
 * distance from it.
 */
export function mayNotStand(
  files: CampaignFiles,
  document: JsonObject,
  things: readonly string[],
  place?: string,
): readonly { readonly place: string; readonly why: Title }[] {
  const to = pointOf(place ?? '')
  if (place === undefined || to === undefined) return []
  const now = new Map(placements(files, document).map((one) => [one.thing, pointOf(one.place ?? '')]))
  const from = now.get(things[0] ?? '')
  const others = standingIn(files, document).filter(({ id }) => !things.includes(id))
  for (const thing of things) {
    const at = now.get(thing)
    const point: Point =
      at === undefined || from === undefined ? to : [at[0] - from[0] + to[0], at[1] - from[1] + to[1]]
    const why = whyNot(files, document, standerFor(files, document, thing, point)(point), others)
    if (why !== undefined) return [{ place, why: why() }]
    // Of things from off the table, the others find their places near the first.
    if (from === undefined) return []
  }
  return []
}

/** Columns that earlier play wrote about positions; they are cleared when a unit or commander is placed anew. */
const ofPlaces = {
  unit: [
    ...['at', 'facing', 'formation', 'dismounted', 'moving', 'charges', 'fights'],
    ...['wayFrom', 'wayFacing', 'wayTurn', 'wayBy', 'turnedAt', 'turnedTo', 'turnedBy', 'road', 'roadFrom', 'roadTo'],
    ...['stoodAt', 'stoodFacing', 'stoodIn', 'stoodFigures'],
  ],
  leader: ['at', 'unit'],
}
/** Columns cleared for a unit that is no longer on the table. */
const whole = [...ofPlaces.unit, 'fate', 'figures', 'leader', 'leaderBack', 'chits', 'routing', 'still', 'moved']

function forget(document: OpenObject, things: readonly string[]): void {
  const { unit: rows = {}, leader: leaders = {} } = objectAt(document as JsonObject, 'position')
  for (const thing of things) {
    const row = isJsonObject(rows) ? rows[thing] : undefined
    forgetPlaces(document, [thing], 'unit', isJsonObject(row) && row['fate'] !== undefined ? whole : ofPlaces.unit)
  }
  // A commander who rode with a unit that is placed anew is back at his set-up point.
  const riders = Object.entries(isJsonObject(leaders) ? leaders : {}).flatMap(([id, row]) =>
    isJsonObject(row) && things.includes(textIn(row['unit'])) ? [id] : [],
  )
  forgetPlaces(document, [...things, ...riders], 'leader', ofPlaces.leader)
}

/** Removes units and leaders from the table, a commander with his cards. */
export function lift(files: CampaignFiles, document: OpenObject, things: readonly string[]): void {
  const roll = rollOf(files)
  for (const thing of things) {
    const side = roll.sideOf(thing)
    const index = commandersOf(roll, document as JsonObject, side).indexOf(thing)
    const cards = objectAt(document as JsonObject, 'cards')
    if (index >= 0 && index < listAt(cards, side).length) openList(openObject(document, 'cards'), side).splice(index, 1)
  }
  const isMeant = isOneOf(things)
  for (const [list, name] of [
    ['units', 'unit'],
    ['commanders', 'commander'],
  ] as const) {
    const rows = document[list]
    if (Array.isArray(rows)) dropFrom(rows, (row) => isOpenObject(row) && isMeant(row[name]))
  }
  if (things.includes(EMPEROR_ID)) delete document['emperor']
  forget(document, things)
}

/** Number of cards of a commander who is placed anew. */
const USUAL_CARDS = 6

/** Places units and leaders as requested; errors in the result are reported by the check. */
export function place(files: CampaignFiles, document: OpenObject, edit: Placing): Result<Edited, Title> {
  const roll = rollOf(files)
  const things = thingsOf(edit)
  const stranger = things.find((thing) => !roll.isThing(thing))
  if (stranger !== undefined && edit.do !== 'lift')
    return bad(both(`There is nobody called “${stranger}”.`, `Personne ne s’appelle « ${stranger} ».`))
  const done = (where: Title, about = things): Result<Edited, Title> =>
    good(editedThings(about, roll.nameOf, both('units', 'unités'), where))
  switch (edit.do) {
    case 'place': {
      const wrong = edit.things.find(({ place: to }) => to === null || !roll.isPlace(to))
      if (wrong !== undefined) return bad(noPlace(wrong.place))
      const amiss = edit.things.find(({ thing, how }) => !areSound(files, thing, how))
      if (amiss !== undefined) return bad(noValue(roll.nameOf(amiss.thing)))
      const taken = new Set<string>()
      let first: Point | undefined
      for (const { thing, place: to, how } of edit.things) {
        const point = pointOf(to!)
        const meant = point ?? roll.named(to!)!.at
        // A point is taken exactly, but only once; a name stands for a free point near it.
        const isExact = point !== undefined && !taken.has(to!)
        taken.add(to!)
        const at = isExact ? meant : (pointAbout(files, document as JsonObject, thing, meant, how) ?? meant)
        putDown(files, document, thing, at, how)
        first ??= at
      }
      const { en, fr } = roll.nameNear(first!)
      return done(both(`to ${en}`, `vers ${fr}`))
    }
    case 'arrive':
      return bad(both('Nobody comes later in this game.', 'Personne n’arrive plus tard dans ce jeu.'))
    case 'lift':
    case 'leave-out':
      lift(files, document, things)
      return done(both('off the table', 'hors de la table'))
    case 'take-over': {
      const other = files[`scenarios/${edit.scenario}.json`]
      const meant = (isJsonObject(other) ? placements(files, other) : []).flatMap(({ thing, place: to, how }) => {
        const at = pointOf(to ?? '')
        const isMeant = roll.isThing(thing) && (things.length === 0 || things.includes(thing))
        return isMeant && at !== undefined && areSound(files, thing, how) ? [{ thing, at, how }] : []
      })
      if (meant.length === 0) return bad(both('None of these stands there.', 'Aucun d’entre eux ne s’y trouve.'))
      for (const { thing, at, how } of meant) putDown(files, document, thing, at, how)
      const named = meant.map(({ thing }) => thing)
      return done(both('as in another scenario', 'comme dans un autre scénario'), named)
    }
  }
}

const noPlace = (place: string | null): Title =>
  both(`There is no place “${place ?? ''}” on the table.`, `Il n’y a pas d’endroit « ${place ?? ''} » sur la table.`)
const noValue = ({ en, fr }: Title): Title => both(`${en} cannot stand like that.`, `Position impossible : ${fr}.`)

/** Whether the values chosen with a place are valid: facing, formation, cards. */
function areSound(files: CampaignFiles, thing: string, how: Placement['how']): boolean {
  const unit = rollOf(files).unit(thing)
  const { facing, formation, cards } = how
  if (unit !== undefined)
    return (
      (facing === undefined || /^(?:\d|1[01])$/.test(textIn(facing))) &&
      (formation === undefined || formationIn(unit, formation) === formation)
    )
  return cards === undefined || cards === null || isCards(cards)
}
const isCards = (value: Json): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= cardsField.least && value <= cardsField.most

/** The nearest free point to a requested one. */
export function pointAbout(
  files: CampaignFiles,
  document: JsonObject,
  thing: string,
  meant: Point,
  how: Placement['how'] = {},
): Point | undefined {
  const others = standingIn(files, document).filter(({ id }) => id !== thing)
  return freePoint(files, document, meant, others, standerFor(files, document, thing, meant, how))
}

/** Places a unit or leader at a point with the given values; other values stay or get their default. */
export function putDown(
  files: CampaignFiles,
  document: OpenObject,
  thing: string,
  at: Point,
  how: Placement['how'] = {},
): void {
  const roll = rollOf(files)
  const unit = roll.unit(thing)
  const before = placements(files, document as JsonObject).find((one) => one.thing === thing)?.how ?? {}
  const facing = Number(how['facing'] ?? before['facing'] ?? usualFacing(files, document as JsonObject, thing, at))
  forget(document, [thing])
  const point = (): OpenJson[] => [...at]
  if (thing === EMPEROR_ID) document['emperor'] = point()
  else if (unit === undefined) {
    const side = roll.sideOf(thing)
    const row = rowOf(document, 'commanders', 'commander', thing)
    const cards = how['cards']
    if (row === undefined) {
      openList(document, 'commanders').push({ commander: thing, at: point() })
      const own = openList(openObject(document, 'cards'), side)
      const place = commandersOf(roll, document as JsonObject, side).length - 1
      own.splice(place, 0, isCards(cards ?? null) ? (cards as number) : USUAL_CARDS)
    } else {
      row['at'] = point()
      const place = commandersOf(roll, document as JsonObject, side).indexOf(thing)
      if (isCards(cards ?? null)) openList(openObject(document, 'cards'), side)[place] = cards as number
    }
  } else {
    const formation = formationIn(unit, how['formation'] ?? before['formation'])
    const row = rowOf(document, 'units', 'unit', thing)
    if (row === undefined) openList(document, 'units').push({ unit: thing, at: point(), facing, formation })
    else Object.assign(row, { at: point(), facing, formation })
  }
}

function rowOf(document: OpenObject, list: string, name: string, thing: string): OpenObject | undefined {
  const found = rowsAt(document as JsonObject, list).find(({ row }) => row[name] === thing)
  const rows = document[list]
  const row = found === undefined || !Array.isArray(rows) ? undefined : rows[found.index]
  return isOpenObject(row) ? row : undefined
}
