import {
  type FaultyPlace,
  type RemedyMaker,
  dropFields,
  dropLine,
  dropRow,
  leavingOut,
  outerLine,
  remediesBy,
  remedy,
} from '../../campaigns/editing/remedy-makers.ts'
import { objectAt, numberAt, putAt, textsAt, valueAt } from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import type { FaultSubjects, OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { leaveOut, mayNotStand, place, placements } from './placing.ts'
import { rollOf } from './roll.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roll = rollOf(files)
  return subjectsOf(document, problem, (name) => roll.unit(name) !== undefined, roll.isPlace)
}

const leaveOutOf = (files: CampaignFiles, things: readonly string[]): readonly Remedy[] =>
  leavingOut(
    things.map((thing) => rollOf(files).nameOf(thing)),
    (open) => leaveOut(open, things),
  )

/** The first zone in map order with room for these units, preferably one not adjacent to an enemy. */
function roomFor({ files, document }: FaultyPlace, things: readonly string[]): string | undefined {
  const { map, unit } = rollOf(files)
  const own = unit(things[0] ?? '')?.side
  const hostile = new Set(
    placements(files, document).flatMap(({ thing, at, place }) =>
      at === 'map' && place !== null && unit(thing)?.side !== own ? [place] : [],
    ),
  )
  const beside = new Set(
    map?.borders.flatMap(([a, b]) => [...(hostile.has(a) ? [b] : []), ...(hostile.has(b) ? [a] : [])]),
  )
  const shut = new Set(mayNotStand(files, document, things).map((one) => one.place))
  const free = map?.zones.filter(({ id }) => !shut.has(id)) ?? []
  return (free.find(({ id }) => !beside.has(id)) ?? free[0])?.id
}

const stand = (files: CampaignFiles, things: readonly string[], zone: string) => (open: OpenObject) =>
  place(files, open, { do: 'place', things: things.map((thing) => ({ thing, place: zone, how: {} })) })

/** Moves units to another zone with room for them. */
function elsewhere(one: FaultyPlace, things: readonly string[]): readonly Remedy[] {
  const free = roomFor(one, things)
  if (free === undefined || things.length === 0) return []
  const name = rollOf(one.files).placeName(free)
  return [remedy(`Move to ${name.en}`, `Déplacer à ${name.fr}`, stand(one.files, things, free))]
}

/** Places the first unit of a side that has none on the map. */
const bringUnit: RemedyMaker = (one) => {
  const unit = rollOf(one.files).units.find(({ side }) => side === one.subject)
  const free = unit && roomFor(one, [unit.id])
  if (unit === undefined || free === undefined) return []
  const { en, fr } = unit.name
  const title = [`Place ${en} on the map`, `Placer une unité sur la carte : ${fr}`] as const
  return [remedy(...title, stand(one.files, [unit.id], free))]
}

/** Moves the units of a line of the set-up elsewhere, or leaves them out. */
const moveLine: RemedyMaker = (one) => {
  const row = valueAt(one.document, outerLine(one.path))
  const units = isJsonObject(row) ? textsAt(row, 'units').filter((id) => rollOf(one.files).unit(id) !== undefined) : []
  return [...elsewhere(one, units), ...leaveOutOf(one.files, units)]
}

/** Moves or leaves out the unit that exceeds a limit where it stands. */
const moveUnit: RemedyMaker = (one) => {
  const unit = textIn(valueAt(one.document, one.path))
  return rollOf(one.files).unit(unit) === undefined ? [] : [...elsewhere(one, [unit]), ...leaveOutOf(one.files, [unit])]
}

/** Moves the units of a zone next to the enemy to one that is not, or leaves them out. */
const awayFromEnemy: RemedyMaker = (one) => {
  const { files, document, subject: zone } = one
  const standing = placements(files, document).filter(({ at }) => at === 'map')
  const units = standing.flatMap(({ thing, place }) => (place === zone ? [thing] : []))
  if (units.length === 0) return []
  const free = roomFor(one, units)
  const name = rollOf(files).placeName(free ?? '')
  const moved =
    free === undefined ? [] : [remedy(`Move to ${name.en}`, `Déplacer à ${name.fr}`, stand(files, units, free))]
  return [...moved, ...leaveOutOf(files, units)]
}

/**
 * Wherever adjacent zones without a bonus are held by both sides, gives the French fortifications and the Prussians
 * trenches.
 */
const digIn: RemedyMaker = ({ files, document }) => {
  const { map, unit } = rollOf(files)
  const held = new Map(
    placements(files, document).flatMap(({ thing, at, place }) =>
      at === 'map' && place !== null ? [[place, unit(thing)?.side] as const] : [],
    ),
  )
  const bare = new Set(map?.zones.flatMap(({ id, bonus }) => (bonus === 0 ? [id] : [])))
  const open = (map?.borders ?? [])
    .filter(([a, b]) => held.has(a) && held.has(b) && held.get(a) !== held.get(b))
    .flatMap(([a, b]) => [a, b].filter((zone) => bare.has(zone)))
  const markers = objectAt(document, 'markers')
  const withMore = (list: string, side: string): string[] => [
    ...new Set([...textsAt(markers, list), ...open.filter((zone) => held.get(zone) === side)]),
  ]
  return [
    remedy('Dig in wherever enemies lie side by side', 'Retrancher partout où des ennemis se touchent', (scenario) => {
      putAt(scenario, 'markers.fortifications', withMore('fortifications', 'french'))
      putAt(scenario, 'markers.trenches', withMore('trenches', 'prussian'))
    }),
  ]
}

/** Units without a place: handles one of them, or all. */
const nowhere: RemedyMaker = (one) => {
  const placed = new Set(placements(one.files, one.document).map(({ thing }) => thing))
  const all = rollOf(one.files).units.flatMap(({ id, kind }) => (kind === 'scouts' || placed.has(id) ? [] : [id]))
  return [
    ...elsewhere(one, [one.subject]),
    ...leaveOutOf(one.files, [one.subject]),
    ...(all.length > 1 ? leaveOutOf(one.files, all) : []),
  ]
}

/** Removes a value that is wrong, missing or too short, or the row it is in. */
const whatIsWrong: RemedyMaker = (one) => {
  if (/^(?:format|id|title|turns|start)$/.test(one.path)) return []
  const [pair] = /^(?:aims|points)(?=\.)/.exec(one.path) ?? []
  if (pair !== undefined)
    return [remedy('Do without both', 'Se passer des deux', (open) => putAt(open, pair, undefined))]
  if (/\.\d+(?:\.|$)/.test(one.path)) return dropRow(one)
  return [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
}

/** Lets the French place units in more zones. */
const alsoIn =
  (en: string, fr: string, more: (one: FaultyPlace) => readonly string[]): RemedyMaker =>
  (one) => {
    const known = textsAt(objectAt(one.document, 'free'), 'french')
    return [
      remedy(en, fr, (open) => putAt(open, 'free.french', [...new Set([...known, ...more(one)])])),
      remedy('Let nobody place units', 'Ne laisser personne placer d’unités', (open) => putAt(open, 'free', undefined)),
    ]
  }

const remedyMakers: Readonly<Record<string, RemedyMaker>> = {
  'it-ends-before-it-begins': ({ document }) => {
    const first = numberAt(objectAt(document, 'turns'), 'first') ?? 1
    return [
      remedy(`Let it end with turn ${first}`, `Finir au tour ${first}`, (open) => putAt(open, 'turns.last', first)),
    ]
  },
  'there-is-no-zone': (one) => (one.path.startsWith('start.') ? moveLine(one) : dropLine(one)),
  'the-set-up-breaks-a-rule': (one) =>
    one.problem.rule === 'sb.map.adjacent' ? [...digIn(one), ...awayFromEnemy(one)] : [],
  'there-is-no-unit': dropLine,
  'the-unit-has-two-places': dropLine,
  'the-unit-has-no-place': nowhere,
  'the-side-has-no-unit': bringUnit,
  'stands-with-the-enemy': moveUnit,
  'no-room-in-hex': moveUnit,
  'two-divisions-in-one-zone': moveUnit,
  'french-unit-at-headquarters': moveUnit,
  'forts-not-to-be-garrisoned': alsoIn('Add these zones', 'Ajouter ces zones', ({ files }) => {
    const { map, tables } = rollOf(files)
    return (tables?.victory.forts ?? []).filter((id) => id !== map?.citadel)
  }),
  'no-room-for-all-french': alsoIn(
    'Add every zone that is not on the edge',
    'Ajouter toutes les zones qui ne sont pas au bord',
    ({ files }) => {
      const { map } = rollOf(files)
      return (map?.zones ?? []).filter(({ id, edge }) => !edge && id !== map?.citadel).map(({ id }) => id)
    },
  ),
  'unknown-field': dropFields,
  'cannot-stand-here': whatIsWrong,
  'this-list-is-empty': whatIsWrong,
  'there-are-too-few-here': whatIsWrong,
  'wrong-kind': whatIsWrong,
  'this-is-missing': (one) => (/\.\d+\.|^(?:aims|points)\./.test(one.path) ? whatIsWrong(one) : []),
}

/** The remedies for a problem, each applied with one click. */
export const remedies = (files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] =>
  remediesBy(remedyMakers, files, document, problem)
