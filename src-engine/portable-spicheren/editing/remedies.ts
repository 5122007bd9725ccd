import { type FaultyPlace, dropFields, dropRow } from '../../campaigns/editing/remedy-makers.ts'
import { objectAt, openList, openObject, putAt, rowsAt, textsAt, valueAt } from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import { both } from '../../campaigns/problems.ts'
import type { FaultSubjects, OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { type JsonObject, textIn } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { lift, placements } from './placing.ts'
import { rollOf } from './roll.ts'
import { added } from './sheets.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects =>
  subjectsOf(
    document,
    problem,
    (name) => rollOf(files).unit(name) !== undefined,
    (name) => rollOf(files).isPlace(name),
  )

/** One-click remedies for a fault. A unit that must not be forgotten is left out of the battle explicitly. */
export function remedies(files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] {
  const { code = '', path, subject = '' } = problem
  const roll = rollOf(files)
  const unit = subjects(files, document, problem).things.at(0) ?? subject
  const remedy = (en: string, fr: string, apply: Remedy['apply']): Remedy => ({ title: both(en, fr), apply })
  const dropLine = remedy('Remove this line', 'Supprimer cette ligne', (open) => putAt(open, lineOf(path), undefined))
  const leaveOut = remedy('Leave it out of the battle', 'La laisser hors de la bataille', (open) => {
    lift(open, [unit])
    openList(open, 'absent').push(unit)
  })
  switch (code) {
    case 'there-is-no-unit':
    case 'unit-used-twice':
      return [dropLine]
    case 'placed-by-the-other-side':
      return [leaveOut]
    case 'nobody-places': {
      const free = freeHex(files, document, unit)
      const stand = remedy('Give it a hex and a facing', 'Lui donner un hexagone et une orientation', (open) => {
        const row = valueAt(open as JsonObject, path)
        const line = openList(open, 'start')[Number(path.split('.')[1])] as OpenObject // the line with the fault
        if (typeof (row as JsonObject)['hex'] !== 'string' && free !== undefined) line['hex'] = free
        line['facing'] ??= 'N'
      })
      return [...(free === undefined ? [] : [stand]), leaveOut]
    }
    case 'units-not-used': {
      const used = new Set(placements(files, document).map(({ thing }) => thing))
      const missing = roll.units.map(({ id }) => id).filter((id) => !used.has(id))
      return [
        remedy('Leave them out of the battle', 'Les laisser hors de la bataille', (open) => {
          openList(open, 'absent').push(...missing)
        }),
      ]
    }
    case 'side-without-unit-in-battle':
      return backFromAbsence(files, document, subject)
    case 'there-is-no-hex-in-play':
      if (/^start\.\d+\.hex$/.test(path)) return [...moveToFreeHex(files, document, path), leaveOut]
      if (path.startsWith('placement')) return newLine(files, document)
      return dropHex(files, document, path)
    case 'the-side-has-no-place-to-hold':
      return placesToHold(files, document, path)
    case 'enemies-in-hex-of-entry':
    case 'hex-barred-to-unit':
    case 'two-units-in-one-hex':
      return /^start\.\d+\.hex$/.test(path) ? [...moveToFreeHex(files, document, path), leaveOut] : [leaveOut]
    case 'the-side-has-no-entry':
      return path === 'reserve.entry' ? otherEntry(files, document) : []
    case 'line-within-one-column': {
      // From the first hex along its row to the last column.
      const from = subject
      const end = roll.hexes?.zoneIds.findLast(
        (hex) => hex.slice(2) === from.slice(2) && hex.slice(0, 2) !== from.slice(0, 2),
      )
      if (end === undefined) return []
      return [
        remedy(`Let the line end at ${end}`, `Faire finir la ligne en ${end}`, (open) =>
          putAt(open, 'placement.line', [from, end]),
        ),
      ]
    }
    case 'too-few-hexes-to-place-units':
      return newLine(files, document)
    case 'this-list-is-empty':
    case 'there-are-too-few-here':
    case 'cannot-stand-here':
    case 'wrong-kind':
    case 'unknown-field':
    case 'this-is-missing':
      return dropInvalid({ files, document, path, subject, problem })
    default:
      return []
  }
}

/** Remedies for an invalid value: removes it with its line or field. */
function dropInvalid(one: FaultyPlace): readonly Remedy[] {
  const { files, document, path, problem } = one
  if (problem.code === 'unknown-field') return dropFields(one)
  if (path.startsWith('placement')) return newLine(files, document)
  if (/\.\d+(?:\.|$)/.test(path)) return dropRow(one)
  return []
}

/** Resets the line on which a side places its units to the middle of the map, or lets nobody place any. */
const newLine = (files: CampaignFiles, document: JsonObject): readonly Remedy[] => [
  {
    title: both('Draw the line across the middle of the map', 'Tracer la ligne au milieu de la carte'),
    apply(open) {
      const { side, keep } = objectAt(open as JsonObject, 'placement')
      const fresh = added(files, document).value as OpenObject // a new object
      if (sides.some((one) => one === side)) fresh['side'] = textIn(side)
      if (keep === 'north' || keep === 'south') fresh['keep'] = keep
      open['placement'] = fresh
    },
  },
  nobodyPlaces,
]

const nobodyPlaces: Remedy = {
  title: both(
    'Let nobody place units, and leave out those without a hex',
    'Ne laisser placer personne, et omettre les unités sans hexagone',
  ),
  apply(open) {
    delete open['placement']
    const loose = rowsAt(open as JsonObject, 'start').flatMap(({ row }) =>
      row['hex'] === undefined || row['facing'] === undefined ? [textIn(row['unit'])] : [],
    )
    lift(open, loose)
    if (loose.length > 0) openList(open, 'absent').push(...loose)
  },
}

/** The line of a list that contains a path. */
const lineOf = (path: string): string => /^.*?\d+(?=\.|$)/.exec(path)?.[0] ?? path

/** Moves a unit to the nearest hex where it may be. */
function moveToFreeHex(files: CampaignFiles, document: JsonObject, path: string): readonly Remedy[] {
  const row = valueAt(document, lineOf(path)) as JsonObject
  const unit = textIn(row['unit'])
  const hex = freeHex(files, document, unit, textIn(row['hex']))
  if (hex === undefined) return []
  return [{ title: both(`Move it to ${hex}`, `Déplacer l’unité en ${hex}`), apply: (open) => putAt(open, path, hex) }]
}

/** The nearest hex to another where a unit may be, that is free and is not an entry. */
function freeHex(files: CampaignFiles, document: JsonObject, unit: string, near = '0101'): string | undefined {
  const roll = rollOf(files)
  const taken = new Set([
    ...rowsAt(document, 'start').map(({ row }) => row['hex']),
    ...roll.entries.map((entry) => entry.hex),
  ])
  const apart = (hex: string): number =>
    Math.hypot(Number(hex.slice(0, 2)) - Number(near.slice(0, 2)), Number(hex.slice(2)) - Number(near.slice(2)))
  return (roll.hexes?.zoneIds ?? [])
    .filter((hex) => !taken.has(hex) && roll.admits(unit, hex))
    .toSorted((a, b) => apart(a) - apart(b))[0]
}

/** Removes a non-existent hex from a list. The only place that a side has to hold is replaced instead. */
function dropHex(files: CampaignFiles, document: JsonObject, path: string): readonly Remedy[] {
  const list = path.slice(0, path.lastIndexOf('.'))
  const hexes = valueAt(document, list)
  if (!Array.isArray(hexes)) return []
  if (list.startsWith('dark') && hexes.length < 2) return otherToHold(files, list)
  const title: Title = both('Strike it from the list', 'La rayer de la liste')
  return [{ title, apply: (open) => putAt(open, path, undefined) }]
}

/** Places to choose from for a side that has none to hold at dark: named ones, otherwise the first hex in play. */
function placesToHold(files: CampaignFiles, document: JsonObject, path: string): readonly Remedy[] {
  return /^dark\.holds\.\w+$/.test(path) && textsAt(document, path).length === 0 ? otherToHold(files, path) : []
}

function otherToHold(files: CampaignFiles, path: string): readonly Remedy[] {
  const { map, hexes } = rollOf(files)
  const named = map?.places.map(({ hex, name }) => ({ hex, name })) ?? []
  const all =
    named.length > 0 ? named : (hexes?.zoneIds.slice(0, 1) ?? []).map((hex) => ({ hex, name: both(hex, hex) }))
  return all.slice(0, 3).map(({ hex, name }) => ({
    title: both(`Let it have to hold ${name.en}`, `Lui faire tenir un lieu : ${name.fr}`),
    apply: (open) => putAt(open, path, [hex]),
  }))
}

function otherEntry(files: CampaignFiles, document: JsonObject): readonly Remedy[] {
  const { entries } = rollOf(files)
  const { side } = objectAt(document, 'reserve')
  return entries
    .filter((one) => one.side === side)
    .map(({ id, name }) => ({
      title: both(`Let it come in by ${name.en}`, `La faire venir par : ${name.fr}`),
      apply: (open) => void (openObject(open, 'reserve')['entry'] = id),
    }))
}

/** For a side whose units are all absent: puts the first of them back on the map. */
function backFromAbsence(files: CampaignFiles, document: JsonObject, side: string): readonly Remedy[] {
  const absent = new Set(textsAt(document, 'absent'))
  const unit = rollOf(files).units.find((one) => one.side === side && absent.has(one.id))
  const hex = unit && freeHex(files, document, unit.id)
  if (unit === undefined || hex === undefined || !sides.some((one) => one === side)) return []
  return [
    {
      title: both(`Place ${unit.name.en} on the map`, `Placer une unité sur la carte : ${unit.name.fr}`),
      apply(open) {
        lift(open, [unit.id])
        openList(open, 'start').push({ unit: unit.id, hex, facing: 'N' })
      },
    },
  ]
}
