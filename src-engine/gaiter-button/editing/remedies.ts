import {
  type FaultyPlace,
  type RemedyMaker,
  dropFields,
  dropLine,
  dropRow,
  numbersIn,
  outerLine,
  remediesBy,
  remedy,
  write,
} from '../../campaigns/editing/remedy-makers.ts'
import { putAt, rowsAt, textsAt, valueAt } from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import type { FaultSubjects, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { arms, type Side, sides } from '../campaign/schemas/common-schema.ts'
import { daysAfter } from './days.ts'
import { rosterOf } from './roster.ts'
import { datesIn, placements } from './standing.ts'
import {
  unitsInExcess,
  byFriendlyEdge,
  placeWith,
  firstOnMap,
  leaveOutOf,
  stepOutside,
  thingAt,
  toAnotherZone,
} from './standing-remedies.ts'
import { strengthRemedies } from './strength-remedies.ts'
import { firstVictory, victoryRemedies } from './victory-remedies.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roster = rosterOf(files)
  return subjectsOf(document, problem, (name) => roster.kindOf(name) !== undefined, roster.isPlace)
}

/** Remedies by fault code. */
const remedyMakers: Readonly<Record<string, RemedyMaker>> = {
  ...strengthRemedies,
  ...victoryRemedies,
  'dates-in-wrong-order': ({ document }) => [
    remedy('Let the days follow one another', 'Faire se suivre les jours', (open) => {
      const first = datesIn(document)[0] ?? ''
      for (const { index } of rowsAt(document, 'turns')) putAt(open, `turns.${index}.date`, daysAfter(first, index))
    }),
  ],
  'first-day-outside-the-war': ({ document }) => [
    remedy('Put it into 1870', 'Le placer en 1870', (open) => {
      const first = `1870${(datesIn(document)[0] ?? '').slice(4)}`.replace('02-29', '02-28')
      for (const { index } of rowsAt(document, 'turns')) putAt(open, `turns.${index}.date`, daysAfter(first, index))
      const before = datesIn(document)
      for (const { row, index } of rowsAt(document, 'reinforcements')) {
        const turn = before.indexOf(textIn(row['date']))
        if (turn >= 0) putAt(open, `reinforcements.${index}.date`, daysAfter(first, turn))
      }
    }),
  ],
  'the-edge-is-named-twice': dropLine,
  'edge-without-zones': dropLine,
  'edge-of-the-other-side': dropLine,
  'named-twice': dropLine,
  'area-in-parts': () => [
    remedy('Bring the whole map into play', 'Mettre toute la carte en jeu', (open) => void delete open['area']),
  ],
  'there-is-no-bridge': dropRow,
  'more-decoys-than-there-are': ({ path, problem }) => write(path, numbersIn(problem)[1] ?? 0),
  'listed-twice': dropRow,
  'no-such-permanent-pontoon-bridge': dropRow,
  'command-points-for-other-turns': ({ document, path }) => [
    remedy('Leave away those of later turns', 'Omettre ceux des tours suivants', (open) => {
      const points = valueAt(document, path)
      if (Array.isArray(points)) putAt(open, path, points.slice(0, rowsAt(document, 'turns').length))
    }),
  ],
  'uncertainty-adds-command-points': ({ document, path }) => [
    remedy('Write them with a minus', 'Les écrire avec un moins', (open) => {
      const points = valueAt(document, path)
      if (Array.isArray(points))
        putAt(
          open,
          path,
          points.map((one) => -Math.abs(Number(one))),
        )
    }),
  ],
  'a-die-never-shows': ({ path }) => write(path, 6),
  'dice-never-show': ({ path, problem }) => write(path, 6 * (numbersIn(problem)[0] ?? 1)),
  'two-lines-of-one-id': ({ path }) => [
    remedy('Take the name away', 'Enlever le nom', (open) => putAt(open, path, undefined)),
  ],
  'nobody-in-zone': dropRow,
  'stands-elsewhere-already': dropLine,
  'unit-of-the-other-side': (one) => leaveOutOf(one.files, [thingAt(one)]),
  'unit-not-in-this-zone': dropLine,
  'there-is-no-unit': (one) => (/^(?:reductions|detached)\./.test(one.path) ? dropRow(one) : dropLine(one)),
  'there-is-no-leader': (one) => (one.path.endsWith('.leader') ? dropRow(one) : dropLine(one)),
  'there-is-no-unit-or-leader': dropLine,
  'there-is-no-detachment': dropRow,
  'there-is-no-zone': (one) => {
    if (/^setUp\.|^reinforcements\./.test(one.path)) return toAnotherZone(one)
    return one.path.startsWith('detached.') ? dropRow(one) : dropLine(one)
  },
  'zone-closed-to-side': toAnotherZone,
  'outside-the-area-in-play': (one) => {
    if (/^setUp\.|^reinforcements\./.test(one.path)) return toAnotherZone(one)
    return one.path.startsWith('detached.') ? dropRow(one) : dropLine(one)
  },
  'stands-on-neutral-ground': (one) => (one.path.startsWith('detached.') ? dropRow(one) : toAnotherZone(one)),
  'too-many-in-mountains': (one) => {
    const thing = one.path.startsWith('detached.')
      ? textIn(valueAt(one.document, `${outerLine(one.path)}.detachment`))
      : thingAt(one)
    const zone = placements(one.files, one.document).find((other) => other.thing === thing && other.at === 'map')?.place
    return zone === null || zone === undefined
      ? []
      : leaveOutOf(
          one.files,
          unitsInExcess(one, zone, rosterOf(one.files).sideOf(thing), numbersIn(one.problem).at(-1) ?? 0),
        )
  },
  'both-sides-in-one-zone': (one) => {
    const thing = one.path.startsWith('detached.')
      ? textIn(valueAt(one.document, `${outerLine(one.path)}.detachment`))
      : thingAt(one)
    return leaveOutOf(one.files, unitsInExcess(one, one.subject, rosterOf(one.files).sideOf(thing), 0))
  },
  'no-fortress-in-zone': stepOutside,
  'both-sides-within-fortress': stepOutside,
  'enemy-garrison-in-fortress': stepOutside,
  'fortress-over-full': stepOutside,
  'no-turn-on-date': ({ document, path }) => {
    const last = datesIn(document).at(-1)
    return last === undefined ? [] : write(path, last)
  },
  'too-many-come-to-mountains': (one) => {
    const row = valueAt(one.document, outerLine(one.path))
    return isJsonObject(row)
      ? leaveOutOf(one.files, textsAt(row, 'units').slice(numbersIn(one.problem).at(-1) ?? 0))
      : []
  },
  'enemies-in-zone-of-arrival': byFriendlyEdge,
  'fortress-held-by-the-other-side': byFriendlyEdge,
  'arrival-without-railway': byFriendlyEdge,
  'unit-nowhere': ({ files, subject }) => leaveOutOf(files, [subject]),
  'leader-nowhere': ({ files, subject }) => leaveOutOf(files, [subject]),
  'division-too-far-from-corps': (one) => {
    const { units } = rosterOf(one.files).roll ?? {}
    const corps = units?.get(one.subject)?.is.corps
    const friend = placements(one.files, one.document).find(
      ({ thing, at }) => at === 'map' && thing !== one.subject && units?.get(thing)?.is.corps === corps,
    )
    return friend === undefined ? leaveOutOf(one.files, [one.subject]) : placeWith(one, one.subject, friend.thing)
  },
  'side-without-leader': (one) => {
    const side: Side = one.subject === 'german' ? 'german' : 'french'
    const leader = rosterOf(one.files).roll?.battle.sides[side].leaders[0]?.id
    const unit = placements(one.files, one.document).find(
      ({ thing, at }) => at === 'map' && rosterOf(one.files).sideOf(thing) === side,
    )
    return leader === undefined || unit === undefined ? [] : placeWith(one, leader, unit.thing)
  },
  'corps-without-army-commander': (one) => {
    const roll = rosterOf(one.files).roll
    const army = sides.flatMap((side) => roll?.battle.sides[side].armies ?? []).find(({ id }) => id === one.subject)
    const corps = new Set(
      sides
        .flatMap((side) => roll?.battle.sides[side].corps ?? [])
        .flatMap(({ id, army: of }) => (of === one.subject ? [id] : [])),
    )
    const unit = placements(one.files, one.document).find(
      ({ thing, at }) => at === 'map' && corps.has(roll?.units.get(thing)?.is.corps ?? ''),
    )
    return army === undefined || unit === undefined ? [] : placeWith(one, army.commander, unit.thing)
  },
  'nothing-supplies-the-side': ({ files, path, subject }) => {
    const edges = Object.entries(rosterOf(files).map?.edges ?? {}).flatMap(([edge, owner]) =>
      owner === subject ? [edge] : [],
    )
    if (edges.length === 0) return []
    return [
      remedy('Give it its edges of the map', 'Lui donner ses bords de la carte', (open) => putAt(open, path, edges)),
    ]
  },
  'unknown-field': dropFields,
  'cannot-stand-here': (one) => whatIsWrong(one),
  'there-are-too-few-here': (one) => whatIsWrong(one),
  'the-side-has-no-unit': firstOnMap,
  'this-list-is-empty': (one) => whatIsWrong(one),
  'wrong-kind': (one) => whatIsWrong(one),
  'this-is-missing': (one) => (outerLine(one.path) === one.path ? [] : dropRow(one)),
}

/** Something that cannot stand here: removes the row, or if it is in no row, the value itself. */
function whatIsWrong(one: FaultyPlace): readonly Remedy[] {
  if (one.path === 'victory.levels') return firstVictory({ ...one, subject: 'french' })
  if (one.path === 'victory.division.arms')
    return [remedy('Count all arms', 'Compter toutes les armes', (open) => putAt(open, one.path, [...arms]))]
  if (/^setUp(?:\.\w+)?$|^(?:format|id|turns)$/.test(one.path)) return []
  return /\.\d+(?:\.|$)/.test(one.path)
    ? dropRow(one)
    : [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
}

/** The remedies for a fault, each done with one click. */
export const remedies = (files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] =>
  remediesBy(remedyMakers, files, document, problem)
