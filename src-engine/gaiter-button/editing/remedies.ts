import {
  isOpenObject,
  objectAt,
  openList,
  openObject,
  putAt,
  rowsAt,
  textAt,
  textsAt,
  valueAt,
} from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import { both } from '../../campaigns/problems.ts'
import type { FaultSubjects, OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { type Arm, type Side, sides } from '../campaign/schemas/common-schema.ts'
import { daysAfter } from './days.ts'
import { lift, place } from './placing.ts'
import { roomOf, rosterOf } from './roster.ts'
import { datesIn, placements } from './standing.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roster = rosterOf(files)
  return subjectsOf(document, problem, (name) => roster.kindOf(name) !== undefined, roster.isPlace)
}

/** A fault in hand, and the document that has it. */
interface Case {
  readonly files: CampaignFiles
  readonly document: JsonObject
  readonly path: string
  readonly subject: string
  readonly problem: Problem
}
type Cure = (one: Case) => readonly Remedy[]

const remedy = (en: string, fr: string, carryOut: Remedy['carryOut']): Remedy => ({ title: both(en, fr), carryOut })

// --- Of all kinds -------------------------------------------------------------------------------------------------------

/** The line of the innermost list in which a place of the document lies: `victory.levels.0.all.1.zones.2` is one itself. */
const lineAround = (path: string): string => /^.*\.\d+(?=\.|$)/.exec(path)?.[0] ?? path
/** The row of the outermost list: `setUp.french.0`. */
const outerLine = (path: string): string => /^.*?\.\d+(?=\.|$)/.exec(path)?.[0] ?? path

/** Strikes a line; a list that is a field of a row and has nothing left goes away, and a row of names without names too. */
function strike(document: OpenObject, path: string): void {
  putAt(document, path, undefined)
  const list = path.slice(0, path.lastIndexOf('.'))
  const left = valueAt(document as JsonObject, list)
  if (!Array.isArray(left) || left.length > 0 || !/\.\d+\.[a-zA-Z]+$/.test(list)) return
  putAt(document, list, undefined)
  const row = lineAround(list)
  const around = valueAt(document as JsonObject, row)
  const names = ['units', 'leaders', 'all', 'zones']
  if (isJsonObject(around) && names.every((name) => around[name] === undefined)) strike(document, row)
}

const dropLine: Cure = ({ path }) => [remedy('Remove this', 'Supprimer ceci', (open) => strike(open, lineAround(path)))]
const dropRow: Cure = ({ path }) => [
  remedy('Remove this line', 'Supprimer cette ligne', (open) => strike(open, outerLine(path))),
]

/** Leaves things out of the scenario, and says so where all that are left out are named. */
function leaveOut(open: OpenObject, things: readonly string[]): void {
  lift(open, things, true)
  if (Array.isArray(open['absent'])) openList(open, 'absent').push(...things)
}

const leaveOutOf = (things: readonly string[]): readonly Remedy[] =>
  things.length === 0
    ? []
    : [
        remedy(
          things.length === 1 ? 'Leave it out of the scenario' : `Leave ${things.length} out of the scenario`,
          things.length === 1 ? 'La laisser hors du scénario' : `En laisser ${things.length} hors du scénario`,
          (open) => leaveOut(open, things),
        ),
      ]

/** The things of the line around a fault. */
function thingsOfLine({ document, path }: Case): readonly string[] {
  const row = valueAt(document, outerLine(path))
  if (!isJsonObject(row)) return []
  return [
    ...textsAt(row, 'leaders'),
    ...textsAt(row, 'units'),
    ...[textAt(row, 'detachment')].flatMap((id) => id ?? []),
  ]
}

const set = (path: string, value: number | string | boolean, shown = value): readonly Remedy[] => [
  remedy(`Write ${String(shown)}`, `Écrire ${String(shown)}`, (open) => putAt(open, path, value)),
]

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

// --- Where things stand ---------------------------------------------------------------------------------------------------

/** The zone nearest to another, or to nothing, in which a side may stand without meeting enemies. */
function freeZone({ files, document }: Case, side: Side, near: string): string | undefined {
  const { ground, map, roll } = rosterOf(files)
  if (ground === undefined || map === undefined) return undefined
  const area = Array.isArray(document['area']) ? new Set(textsAt(document, 'area')) : undefined
  const enemies = new Set(
    rowsAt(objectAt(document, 'setUp'), side === 'french' ? 'german' : 'french').map(({ row }) => row['zone']),
  )
  const countries = new Set(sides.map((one) => roll?.battle.sides[one].country))
  const mayStand = (id: string): boolean => {
    const zone = ground.zone(id)
    return (
      zone !== undefined &&
      (area === undefined || area.has(id)) &&
      countries.has(zone.country) &&
      !enemies.has(id) &&
      zone.terrain !== 'mountainous'
    )
  }
  for (let steps = 1; steps < 30; steps += 1) {
    const found = [...ground.within(near, steps)].filter(mayStand).toSorted()[0]
    if (found !== undefined) return found
  }
  return map.zones.map(({ id }) => id).find(mayStand)
}

/** Everybody of a line of the set-up or of the reinforcements in another zone. */
const toAnotherZone: Cure = (one) => {
  const { files, document, path } = one
  const line = outerLine(path)
  const row = valueAt(document, line)
  if (!isJsonObject(row)) return []
  const things = thingsOfLine(one)
  const side = rosterOf(files).sideOf(things[0] ?? '')
  const zone = side && freeZone(one, side, textIn(row['zone']))
  const name = zone === undefined ? '' : rosterOf(files).placeName(zone)
  const move =
    zone === undefined
      ? []
      : [remedy(`Move to ${name}`, `Déplacer à ${name}`, (open) => putAt(open, `${line}.zone`, zone))]
  return [...move, ...leaveOutOf(things)]
}

/** The unit at the place of the fault itself. */
const thingAt = ({ document, path }: Case): string => textIn(valueAt(document, path))

const stepOutside: Cure = (one) => {
  const thing = thingAt(one)
  const line = valueAt(one.document, outerLine(one.path))
  const zone = isJsonObject(line) ? textIn(line['zone']) : ''
  return [
    remedy('Leave it outside', 'La laisser dehors', (open) => {
      place(one.files, open, { do: 'place', things: [{ thing, place: zone, how: { inside: false } }] })
    }),
  ]
}

/** Units of one side in a zone beyond so many. */
function beyond({ files, document }: Case, zone: string, side: Side | undefined, most: number): readonly string[] {
  const roster = rosterOf(files)
  return placements(files, document)
    .filter(
      ({ thing, at, place: there }) =>
        at === 'map' && there === zone && roster.kindOf(thing) !== 'leader' && roster.sideOf(thing) === side,
    )
    .map(({ thing }) => thing)
    .slice(most)
}

function besides(one: Case, thing: string, with_: string): readonly Remedy[] {
  const zone = placements(one.files, one.document).find((other) => other.thing === with_ && other.at === 'map')?.place
  if (zone === undefined || zone === null) return []
  const name = rosterOf(one.files).placeName(zone)
  return [
    remedy(
      `Place ${rosterOf(one.files).nameOf(thing).en} at ${name}`,
      `Placer à ${name} : ${rosterOf(one.files).nameOf(thing).fr}`,
      (open) => {
        place(one.files, open, { do: 'place', things: [{ thing, place: zone, how: {} }] })
      },
    ),
  ]
}

/** A zone by which a side can come in: on one of its edges, without enemies. */
const byFriendlyEdge: Cure = (one) => {
  const { files, document, path } = one
  const line = outerLine(path)
  const row = valueAt(document, line)
  if (!isJsonObject(row)) return []
  const side: Side = row['side'] === 'german' ? 'german' : 'french'
  const edges = textsAt(objectAt(objectAt(document, 'sides'), side), 'edges')
  const { map, ground } = rosterOf(files)
  const held = (zone: string): boolean => {
    const fortress = ground?.fortressIn(zone)
    const holder = fortress && rosterOf(files).roll?.holderOf(fortress.id)
    return holder !== undefined && holder !== side
  }
  const enemies = new Set(
    rowsAt(objectAt(document, 'setUp'), side === 'french' ? 'german' : 'french').map((other) => other.row['zone']),
  )
  const area = Array.isArray(document['area']) ? new Set(textsAt(document, 'area')) : undefined
  const gate = map?.zones.find(
    ({ id, edges: own = [], terrain }) =>
      own.some((edge) => edges.includes(edge)) &&
      !enemies.has(id) &&
      !held(id) &&
      terrain !== 'mountainous' &&
      (area === undefined || area.has(id)),
  )
  const move =
    gate === undefined
      ? []
      : [
          remedy(`Let them come in at ${gate.name}`, `Les faire arriver à ${gate.name}`, (open) =>
            putAt(open, `${line}.zone`, gate.id),
          ),
        ]
  return [...move, ...leaveOutOf(thingsOfLine(one))]
}

// --- By what is wrong -----------------------------------------------------------------------------------------------------

/** What helps against a fault, by its code. */
const cures: Readonly<Record<string, Cure>> = {
  'the-turn-of-follows-that-of': ({ document }) => [
    remedy('Let the days follow one another', 'Faire se suivre les jours', (open) => {
      const first = datesIn(document)[0] ?? ''
      for (const { index } of rowsAt(document, 'turns')) putAt(open, `turns.${index}.date`, daysAfter(first, index))
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
  'decoys-are-asked-for-the-side-has-order': ({ path, problem }) => set(path, numbersIn(problem.message)[1] ?? 0),
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
  'a-die-never-shows': ({ path }) => set(path, 6),
  'dice-never-show': ({ path, problem }) => set(path, 6 * (numbersIn(problem.message)[0] ?? 1)),
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
  'units-stand-in-mountainous-where-may-tables-json': (one) => {
    const thing = one.path.startsWith('detached.')
      ? textIn(valueAt(one.document, `${outerLine(one.path)}.detachment`))
      : thingAt(one)
    const zone = placements(one.files, one.document).find((other) => other.thing === thing && other.at === 'map')?.place
    return zone === null || zone === undefined
      ? []
      : leaveOutOf(beyond(one, zone, rosterOf(one.files).sideOf(thing), numbersIn(one.problem.message).at(-1) ?? 0))
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
    return last === undefined ? [] : set(path, last)
  },
  'units-come-to-mountainous-where-may-be-tables': (one) => {
    const row = valueAt(one.document, outerLine(one.path))
    return isJsonObject(row) ? leaveOutOf(textsAt(row, 'units').slice(numbersIn(one.problem.message).at(-1) ?? 0)) : []
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
  'takes-no-part-in-this-scenario': dropRow,
  'loses-sp-of-and-has': (one) => lessReduction(one, numbersIn(one.problem.message).at(-1) ?? 0),
  'would-begin-without-any': (one) => lessReduction(one, 0),
  'is-used-twice': dropRow,
  'is-of-the-other-side': dropRow,
  'the-mother-unit-takes-no-part-in-this': dropRow,
  'artillery-is-detached-alone': dropRow,
  'has-room-for-sp-of': (one) => {
    const slot = rosterOf(one.files).roll?.detachments.get(one.subject)
    const row = valueAt(one.document, outerLine(one.path))
    const arm = one.path.split('.').at(-1) ?? ''
    const room = slot === undefined ? 0 : (roomOf(slot.is)[arm as Arm] ?? 0)
    const strength = isJsonObject(row) ? objectAt(row, 'strength') : {}
    const less = room > 0 ? set(one.path, room).slice(0, Number(strength[arm]) > room ? 1 : 0) : []
    return [...less, ...dropRow(one)]
  },
  'gives-sp-of-it-is-reduced-by': dropRow,
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
  'no-way-for-the-french-leaves-the-map': dropLine,
  'the-side-has-no-level-of-victory': ({ subject }) => [
    remedy('Let it win by the losses of the enemy', 'La faire gagner par les pertes de l’ennemi', (open) => {
      const of = subject === 'french' ? 'german' : 'french'
      openList(openObject(open, 'victory'), 'levels').push({
        side: subject,
        level: 'tactical',
        all: [{ is: 'losses-above-own', of, atLeast: 4 }],
      })
    }),
  ],
  'the-victory-of-the-side-stands-here-again': dropLine,
  'the-victory-asks-for-the-one-for': ({ path, problem }) => set(path, numbersIn(problem.message).at(-1) ?? 1),
  'only-french-divisions-leave-the-map-for-victory': dropLine,
  'there-is-no-zone-by-which-to-leave': ({ files }) => {
    const exit = rosterOf(files).map?.zones.find(({ frenchExit }) => frenchExit === true)
    if (exit === undefined) return []
    return [
      remedy(`Let them leave at ${exit.name}`, `Les faire sortir à ${exit.name}`, (open) => {
        openList(openObject(open, 'victory'), 'exits').push(exit.id)
      }),
    ]
  },
  'the-side-would-win-by-its-own-harm': ({ path, subject }) => {
    const other = subject === 'french' ? 'german' : 'french'
    return [remedy('Name the other side', 'Nommer l’autre camp', (open) => putAt(open, path, other))]
  },
  'divisions-are-asked-for-take-part': (one) => {
    const most = numbersIn(one.problem.message).at(-1) ?? 0
    return most > 0 ? set(one.path, most) : dropLine(one)
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
  'is-not-a-field-here': ({ path, problem }) => [
    remedy('Remove it', 'L’enlever', (open) => {
      for (const [, name] of problem.message.matchAll(/"([^"]+)"/g))
        putAt(open, path === '' ? name! : `${path}.${name}`, undefined)
    }),
  ],
  'cannot-stand-here': (one) => whatIsWrong(one),
  'is-not-of-the-kind': (one) => whatIsWrong(one),
  'this-is-missing': (one) => (outerLine(one.path) === one.path ? [] : dropRow(one)),
}

/** What stands where nothing of the kind can: the line goes, or of what is no line the value itself. */
function whatIsWrong(one: Case): readonly Remedy[] {
  if (one.path === 'victory.levels') return cures['the-side-has-no-level-of-victory']!({ ...one, subject: 'french' })
  if (/^setUp(?:\.\w+)?$|^(?:format|id|turns)$/.test(one.path)) return []
  return /\.\d+(?:\.|$)/.test(one.path)
    ? dropRow(one)
    : [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
}

/** A reduction of an arm to what the unit can lose, in all its lines; of its own kind it keeps a point. */
function lessReduction(one: Case, most: number): readonly Remedy[] {
  const row = valueAt(one.document, outerLine(one.path))
  if (!isJsonObject(row)) return []
  const [unit, arm] = [textIn(row['unit']), textIn(row['arm'])]
  const { kind, strength } = rosterOf(one.files).roll?.units.get(unit)?.is ?? {}
  const has = Math.max(most, strength?.[arm as Arm] ?? 0) - (arm === kind ? 1 : 0)
  return [
    remedy(
      has > 0 ? `Let it lose ${has}` : 'Let it lose none',
      has > 0 ? `Lui en faire perdre ${has}` : 'Ne lui en faire perdre aucun',
      (open) => {
        const list = openList(open, 'reductions')
        for (let index = list.length - 1; index >= 0; index -= 1) {
          const line = list[index]
          if (isOpenObject(line) && line['unit'] === unit && line['arm'] === arm) list.splice(index, 1)
        }
        if (has > 0) list.push({ unit, arm, points: has })
      },
    ),
  ]
}

/** What puts a fault right with one click. */
export function remedies(files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] {
  const { code = '', path, subject = '' } = problem
  if (path.startsWith('position'))
    return [remedy('Leave this out of the position', 'L’ôter de la situation', (open) => putAt(open, path, undefined))]
  const cure = Object.hasOwn(cures, code) ? cures[code] : undefined
  return cure?.({ files, document, path, subject, problem }) ?? []
}
