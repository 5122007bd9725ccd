import {
  type Case,
  type Cure,
  dropFields,
  dropLine,
  dropRow,
  numbersIn,
  outerLine,
  remediesBy,
  remedy,
  write,
} from '../../campaigns/editing/cures.ts'
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
  beyond,
  byFriendlyEdge,
  besides,
  firstOnMap,
  leaveOutOf,
  stepOutside,
  thingAt,
  toAnotherZone,
} from './standing-cures.ts'
import { strengthCures } from './strength-cures.ts'
import { firstVictory, victoryCures } from './victory-cures.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roster = rosterOf(files)
  return subjectsOf(document, problem, (name) => roster.kindOf(name) !== undefined, roster.isPlace)
}

/** Remedies by fault code. */
const cures: Readonly<Record<string, Cure>> = {
  ...strengthCures,
  ...victoryCures,
  'the-turn-of-follows-that-of': ({ document }) => [
    remedy('Let the days follow one another', 'Faire se suivre les jours', (open) => {
      const first = datesIn(document)[0] ?? ''
      for (const { index } of rowsAt(document, 'turns')) putAt(open, `turns.${index}.date`, daysAfter(first, index))
    }),
  ],
  'the-first-day-is-the-war-was-in': ({ document }) => [
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
  'no-zone-of-the-map-lies-on-its': dropLine,
  'the-edge-of-the-map-is': dropLine,
  'is-named-twice': dropLine,
  'within-the-area-nothing-joins-to': () => [
    remedy('Bring the whole map into play', 'Mettre toute la carte en jeu', (open) => void delete open['area']),
  ],
  'there-is-no-bridge-between-and': dropRow,
  'decoys-are-asked-for-the-side-has': ({ path, problem }) => write(path, numbersIn(problem)[1] ?? 0),
  'stands-here-for-the-second-time': dropRow,
  'the-map-has-no-permanent-pontoon-bridge-between': dropRow,
  'command-points-are-told-for-turns-there-are': ({ document, path }) => [
    remedy('Leave away those of later turns', 'Omettre ceux des tours suivants', (open) => {
      const points = valueAt(document, path)
      if (Array.isArray(points)) putAt(open, path, points.slice(0, rowsAt(document, 'turns').length))
    }),
  ],
  'uncertainty-would-add-command-points': ({ document, path }) => [
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
  'two-lines-are-called': ({ path }) => [
    remedy('Take the name away', 'Enlever le nom', (open) => putAt(open, path, undefined)),
  ],
  'nobody-stands-in': dropRow,
  'already-stands-at': dropLine,
  'belongs-to-the-side': (one) => leaveOutOf([thingAt(one)]),
  'stands-at': dropLine,
  'there-is-no-unit': (one) => (/^(?:reductions|detached)\./.test(one.path) ? dropRow(one) : dropLine(one)),
  'there-is-no-leader': (one) => (one.path.endsWith('.leader') ? dropRow(one) : dropLine(one)),
  'there-is-no-unit-or-leader': dropLine,
  'there-is-no-detachment': dropRow,
  'there-is-no-zone': (one) => {
    if (/^setUp\.|^reinforcements\./.test(one.path)) return toAnotherZone(one)
    return one.path.startsWith('detached.') ? dropRow(one) : dropLine(one)
  },
  'only-the-side-may-be-in': toAnotherZone,
  'is-outside-the-area-in-play': (one) => {
    if (/^setUp\.|^reinforcements\./.test(one.path)) return toAnotherZone(one)
    return one.path.startsWith('detached.') ? dropRow(one) : dropLine(one)
  },
  'is-neutral-it-lies-in': (one) => (one.path.startsWith('detached.') ? dropRow(one) : toAnotherZone(one)),
  'units-stand-in-mountainous-where-may': (one) => {
    const thing = one.path.startsWith('detached.')
      ? textIn(valueAt(one.document, `${outerLine(one.path)}.detachment`))
      : thingAt(one)
    const zone = placements(one.files, one.document).find((other) => other.thing === thing && other.at === 'map')?.place
    return zone === null || zone === undefined
      ? []
      : leaveOutOf(beyond(one, zone, rosterOf(one.files).sideOf(thing), numbersIn(one.problem).at(-1) ?? 0))
  },
  'both-sides-stand-in-a-game-does-not': (one) => {
    const thing = one.path.startsWith('detached.')
      ? textIn(valueAt(one.document, `${outerLine(one.path)}.detachment`))
      : thingAt(one)
    return leaveOutOf(beyond(one, one.subject, rosterOf(one.files).sideOf(thing), 0))
  },
  'there-is-no-fortress-in': stepOutside,
  'of-the-other-side-is-within-as-well': stepOutside,
  'has-a-garrison-of-the-side': stepOutside,
  'with-sp-are-in-the-fortress-which-holds': stepOutside,
  'the-scenario-has-no-turn-on': ({ document, path }) => {
    const last = datesIn(document).at(-1)
    return last === undefined ? [] : write(path, last)
  },
  'units-come-to-mountainous-where-may-be': (one) => {
    const row = valueAt(one.document, outerLine(one.path))
    return isJsonObject(row) ? leaveOutOf(textsAt(row, 'units').slice(numbersIn(one.problem).at(-1) ?? 0)) : []
  },
  'enemies-stand-in-when-the-game-begins': byFriendlyEdge,
  'the-side-holds-the-fortress-of': byFriendlyEdge,
  'lies-on-no-friendly-edge-and-no-railway': byFriendlyEdge,
  'the-unit-of-the-side-is-nowhere': ({ subject }) => leaveOutOf([subject]),
  'the-leader-of-the-side-is-nowhere': ({ subject }) => leaveOutOf([subject]),
  'stands-too-far-from-its-corps-and-would': (one) => {
    const { units } = rosterOf(one.files).roll ?? {}
    const corps = units?.get(one.subject)?.is.corps
    const friend = placements(one.files, one.document).find(
      ({ thing, at }) => at === 'map' && thing !== one.subject && units?.get(thing)?.is.corps === corps,
    )
    return friend === undefined ? leaveOutOf([one.subject]) : besides(one, one.subject, friend.thing)
  },
  'no-leader-of-the-side-takes-part-so': (one) => {
    const side: Side = one.subject === 'german' ? 'german' : 'french'
    const leader = rosterOf(one.files).roll?.battle.sides[side].leaders[0]?.id
    const unit = placements(one.files, one.document).find(
      ({ thing, at }) => at === 'map' && rosterOf(one.files).sideOf(thing) === side,
    )
    return leader === undefined || unit === undefined ? [] : besides(one, leader, unit.thing)
  },
  'corps-of-the-army-are-on-the-map': (one) => {
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
    return army === undefined || unit === undefined ? [] : besides(one, army.commander, unit.thing)
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
  'is-not-a-field-here': dropFields,
  'cannot-stand-here': (one) => whatIsWrong(one),
  'there-are-too-few-here': (one) => whatIsWrong(one),
  'this-list-is-empty': (one) => (one.path.startsWith('setUp.') ? firstOnMap(one) : whatIsWrong(one)),
  'is-not-of-the-kind': (one) => whatIsWrong(one),
  'this-is-missing': (one) => (outerLine(one.path) === one.path ? [] : dropRow(one)),
}

/** Something that cannot stand here: removes the row, or if it is in no row, the value itself. */
function whatIsWrong(one: Case): readonly Remedy[] {
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
  remediesBy(cures, files, document, problem)
