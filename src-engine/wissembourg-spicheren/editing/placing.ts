import { noHex } from '../../campaigns/hex-checks.ts'
import { dropFrom, dropFromRows, isOneOf } from '../../campaigns/editing/lists.ts'
import { isOpenObject, numberAt, objectAt, openList, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { placementsAfterPosition, forgetPlaces } from '../../campaigns/editing/position.ts'
import { type Placing, thingsOf, editedThings } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edited, OpenObject, Placement } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result, textIn } from '../../kernel/values/result.ts'
import { type CounterRow, rollOf } from './roll.ts'

/** The place of every counter of a scenario. A counter that may be set up in several hexes is shown in the first. */
export function placements(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const isThing = (id: string): boolean => rollOf(files).counter(id) !== undefined
  return placementsAfterPosition(setUpOf(files, document), document, 'unit', 'hex', isThing)
}

function setUpOf(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const onMap = rowsAt(document, 'setUp').flatMap(({ row, index }) => {
    const [place = null, ...others] = textsAt(row, 'hexes')
    return textsAt(row, 'units').map((thing, at): Placement => {
      const path = `setUp.${index}.units.${at}`
      const how = others.length === 0 ? {} : { also: others }
      return { thing, key: `${thing} ${path}`, at: 'map', place, turn: null, how, path }
    })
  })
  const coming = (thing: string, path: string, row: JsonObject): Placement => {
    const [gate] = rowsAt(row, 'by')
    const place = gate === undefined ? (textsAt(row, 'placed')[0] ?? null) : (textAt(gate.row, 'hex') ?? null)
    return { thing, key: `${thing} ${path}`, at: 'arrives', place, turn: numberAt(row, 'turn') ?? null, how: {}, path }
  }
  const column = objectAt(document, 'hiddenColumn')
  const formation = textAt(column, 'formation')
  const hidden = rollOf(files).counters.filter((one) => formation !== undefined && one.formation === formation)
  return [
    ...onMap,
    ...rowsAt(document, 'arrivals').flatMap(({ row, index }) =>
      textsAt(row, 'units').map((thing, at) => coming(thing, `arrivals.${index}.units.${at}`, row)),
    ),
    ...rowsAt(document, 'chiefs').flatMap(({ row, index }) => {
      const chief = textAt(row, 'chief')
      return chief === undefined ? [] : [coming(chief, `chiefs.${index}.chief`, row)]
    }),
    ...hidden.map(({ id }) => coming(id, 'hiddenColumn.formation', column)),
  ]
}

/** Whether units of one side together exceed the stacking limits. */
function areTooMany(units: readonly CounterRow[], pairs: string | undefined): boolean {
  const guns = units.filter(({ kind }) => kind === 'artillery').length
  const troops = units.filter(({ kind }) => kind !== 'artillery')
  const arePair = troops.length === 2 && troops[0]!.kind === troops[1]!.kind && troops[0]!.side === pairs
  if (troops.length > 1 && !arePair) return true
  return guns > (troops.length === 2 ? 1 : 2)
}

/** Hexes where not all of these counters may stand: enemies are there, or too many of their own. */
export function mayNotStand(
  files: CampaignFiles,
  document: JsonObject,
  things: readonly string[],
): readonly { readonly place: string; readonly why: Title }[] {
  const roll = rollOf(files)
  const units = (ids: readonly string[]): CounterRow[] =>
    ids.flatMap((id) => roll.counter(id) ?? []).filter(({ steps }) => steps > 0)
  const own = units(things)
  const sides = new Set(things.flatMap((id) => roll.counter(id)?.side ?? []))
  const there = new Map<string, CounterRow[]>()
  for (const { thing, place, at } of placements(files, document))
    if (at === 'map' && place !== null && !things.includes(thing))
      there.set(place, [...(there.get(place) ?? []), ...units([thing])])
  const pairs = textAt(document, 'pairs')
  return (roll.hexes?.zoneIds ?? []).flatMap((place): { place: string; why: Title }[] => {
    if (sides.size > 1)
      return [{ place, why: both('Both sides would stand there.', 'Les deux camps s’y trouveraient.') }]
    const others = there.get(place) ?? []
    const enemy = others.find(({ side }) => !sides.has(side))
    if (enemy !== undefined) {
      const { en, fr } = enemy.name
      return [{ place, why: both(`The enemy stands there: ${en}.`, `L’ennemi s’y trouve : ${fr}.`) }]
    }
    if (own.length === 0 || !areTooMany([...others, ...own], pairs)) return []
    return [{ place, why: both('That is more than a hex holds.', 'C’est plus que n’en contient un hexagone.') }]
  })
}

/** Removes counters from wherever they are. */
export function lift(document: OpenObject, things: readonly string[]): void {
  const isNamed = isOneOf(things)
  for (const [list, names] of [
    ['setUp', 'units'],
    ['arrivals', 'units'],
  ] as const) {
    dropFromRows(document, list, [names], isNamed)
  }
  for (const [list, name] of [
    ['chiefs', 'chief'],
    ['detached', 'unit'],
  ] as const) {
    const rows = document[list]
    if (Array.isArray(rows)) dropFrom(rows, (row) => isOpenObject(row) && isNamed(row[name]))
  }
  forgetPlaces(document, things, 'unit', ['hex', 'facing', 'fate', 'arrivedIn', 'enteredAt'])
}

/** Places counters as requested; errors in the result are reported by the check. */
export function place(files: CampaignFiles, document: OpenObject, edit: Placing): Result<Edited, Title> {
  const roll = rollOf(files)
  const things = thingsOf(edit)
  const stranger = things.find((thing) => roll.counter(thing) === undefined)
  if (stranger !== undefined && edit.do !== 'lift')
    return bad(both(`There is no counter “${stranger}”.`, `Il n’y a pas de pion « ${stranger} ».`))
  const hidden = textAt(objectAt(document as JsonObject, 'hiddenColumn'), 'formation')
  if (hidden !== undefined && things.some((thing) => roll.counter(thing)?.formation === hidden))
    return bad(
      both(
        'It comes with the hidden columns: take those away first, under Who comes later.',
        'Elle vient avec les colonnes cachées : supprimez d’abord celles-ci, sous Qui vient plus tard.',
      ),
    )
  const done = (en: string, fr: string, about = things): Result<Edited, Title> =>
    good(editedThings(about, roll.nameOf, both('counters', 'pions'), both(en, fr)))
  switch (edit.do) {
    case 'place': {
      for (const { place: hex, how } of edit.things) {
        const hexes = [hex ?? '', ...alsoIn(how)]
        const wrong = hexes.find((one) => !roll.isPlace(one))
        if (wrong !== undefined) return bad(noHex(wrong))
      }
      for (const { thing, place: hex, how } of edit.things) putDown(document, thing, [hex!, ...alsoIn(how)])
      const hex = edit.things[0]!.place ?? ''
      return done(`to ${hex}`, `en ${hex}`)
    }
    case 'arrive': {
      const { turn, place: hex } = edit
      if (turn === null || hex === null || !roll.isPlace(hex))
        return bad(both('Say on which turn they come, and where.', 'Dites à quel tour ils arrivent, et où.'))
      lift(document, things)
      const by = { hex, way: roll.wayAt(hex) }
      for (const chief of things.filter(roll.isChief)) openList(document, 'chiefs').push({ chief, turn, by: [by] })
      const units = things.filter((thing) => !roll.isChief(thing))
      if (units.length > 0) {
        const there = rowsAt(document as JsonObject, 'arrivals').find(
          ({ row }) =>
            row['turn'] === turn && row['called'] !== true && textIn(rowsAt(row, 'by')[0]?.row['hex']) === hex,
        )
        const rows = openList(document, 'arrivals')
        if (there === undefined) rows.push({ turn, units: [...units], by: [by] })
        else openList(rows[there.index] as OpenObject, 'units').push(...units) // found as a row
      }
      return done(`arrive on turn ${turn}`, `au tour ${turn}`)
    }
    case 'lift':
    case 'leave-out':
      lift(document, things)
      return done('off the map', 'hors de la carte')
    case 'take-over': {
      const other = files[`scenarios/${edit.scenario}.json`]
      const meant = (isJsonObject(other) ? placements(files, other) : []).filter(
        ({ thing, at, place: hex }) =>
          at === 'map' &&
          hex !== null &&
          roll.isPlace(hex) &&
          (things.length === 0 || things.includes(thing)) &&
          (hidden === undefined || roll.counter(thing)?.formation !== hidden),
      )
      if (meant.length === 0) return bad(both('None of these stands there.', 'Aucun de ces pions ne s’y trouve.'))
      for (const { thing, place: hex, how } of meant) putDown(document, thing, [hex!, ...alsoIn(how)])
      const named = meant.map(({ thing }) => thing)
      return done('as in another scenario', 'comme dans un autre scénario', named)
    }
  }
}

const alsoIn = (how: { readonly [name: string]: Json }): readonly string[] => textsAt(how, 'also')

/** Sets a counter up in one of some hexes: added to a row with the same hexes, or in a row of its own. */
function putDown(document: OpenObject, thing: string, hexes: readonly string[]): void {
  const named = [...new Set(hexes)]
  const isSame = (row: JsonObject): boolean => textsAt(row, 'hexes').join(' ') === named.join(' ')
  const rows = rowsAt(document as JsonObject, 'setUp')
  const standing = rows.find(({ row }) => textsAt(row, 'units').includes(thing))
  if (standing !== undefined && isSame(standing.row)) {
    forgetPlaces(document, [thing], 'unit', ['hex', 'facing', 'fate', 'arrivedIn', 'enteredAt'])
    return
  }
  lift(document, [thing])
  const there = rowsAt(document as JsonObject, 'setUp').find(({ row }) => isSame(row))
  const list = openList(document, 'setUp')
  const row = there === undefined ? undefined : list[there.index]
  if (isOpenObject(row)) openList(row, 'units').push(thing)
  else list.push({ units: [thing], hexes: named })
}
