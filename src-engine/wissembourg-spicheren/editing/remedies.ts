import {
  type FaultyPlace,
  type RemedyMaker,
  dropFields,
  dropLine,
  dropRow,
  outerLine,
  remediesBy,
  remedy,
} from '../../campaigns/editing/remedy-makers.ts'
import { listAt, openObject, putAt, textsAt, valueAt } from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import type { FaultSubjects, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { usualThreshold } from './army-remedies.ts'
import { lift, mayNotStand, place, placements } from './placing.ts'
import { rollOf } from './roll.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roll = rollOf(files)
  return subjectsOf(document, problem, (name) => roll.counter(name) !== undefined, roll.isPlace)
}

/**
 * Leaves a counter out of the battle. What this leaves without commander, threshold or detachment is not handled here.
 */
const leaveOut = (thing: string): Remedy =>
  remedy('Leave it out of the battle', 'La laisser hors de la bataille', (open) => lift(open, [thing]))

/** Distance between hexes by their columns and rows. */
const apart = (hex: string, near: string): number =>
  Math.hypot(Number(hex.slice(0, 2)) - Number(near.slice(0, 2)), Number(hex.slice(2)) - Number(near.slice(2)))

/** Moves a counter to the nearest hex where it may stand. */
function elsewhere({ files, document }: FaultyPlace, thing: string, near: string): readonly Remedy[] {
  const roll = rollOf(files)
  const shut = new Set(mayNotStand(files, document, [thing]).map((one) => one.place))
  const [free] = (roll.hexes?.zoneIds ?? [])
    .filter((hex) => !shut.has(hex))
    .toSorted((a, b) => apart(a, near) - apart(b, near))
  if (free === undefined) return []
  return [
    remedy(`Move it to ${free}`, `Déplacer l’unité en ${free}`, (open) => {
      place(files, open, { do: 'place', things: [{ thing, place: free, how: {} }] })
    }),
  ]
}

/** Moves or removes the unit that exceeds the limit where it stands. */
const moveUnit: RemedyMaker = (one) => {
  const thing = textIn(valueAt(one.document, one.path))
  const at = placements(one.files, one.document).find((other) => other.thing === thing)?.place
  return rollOf(one.files).counter(thing) === undefined ? [] : [...elsewhere(one, thing, at ?? '0101'), leaveOut(thing)]
}

/** Hexes that are not in play: removed from the list, or the counters go elsewhere. */
const noHex: RemedyMaker = (one) => {
  const { document, path, files } = one
  const roll = rollOf(files)
  const list = valueAt(document, path)
  if (Array.isArray(list) && list.length > 0 && list.every((hex) => typeof hex === 'string')) {
    const left = list.filter((hex) => roll.isPlace(String(hex)))
    if (left.length > 0)
      return [remedy('Strike it from the list', 'Le rayer de la liste', (open) => putAt(open, path, [...left]))]
  }
  if (path === 'narrowHex') return [remedy('Do without it', 'S’en passer', (open) => putAt(open, path, undefined))]
  if (path.startsWith('setUp.')) {
    const row = valueAt(document, outerLine(path))
    const [first] = isJsonObject(row) ? textsAt(row, 'units') : []
    const shut = new Set(first === undefined ? [] : mayNotStand(files, document, [first]).map((other) => other.place))
    const free = roll.hexes?.zoneIds.find((hex) => !shut.has(hex))
    const move = remedy(`Set up in ${free}`, `Mettre en place en ${free}`, (open) => putAt(open, path, [free!]))
    return [...(free === undefined ? [] : [move]), ...dropRow(one)]
  }
  if (path.startsWith('victory.objectives.'))
    return listAt(valueAt(document, 'victory') as JsonObject, 'objectives').length > 1 ? dropRow(one) : []
  const [gate] = roll.gates()
  const by = isJsonObject(valueAt(document, outerLine(path))) ? `${outerLine(path)}.by` : path
  const come = remedy(`Let them come by ${gate}`, `Les faire venir par ${gate}`, (open) =>
    putAt(open, by, [{ hex: gate!, way: roll.wayAt(gate!) }]),
  )
  if (!/^(?:arrivals|chiefs)\./.test(path)) return []
  const placed = valueAt(document, `${outerLine(path)}.placed`)
  if (Array.isArray(placed) && path.startsWith('chiefs.')) return [...appear(one, placed), ...dropRow(one)]
  return gate === undefined ? dropRow(one) : [come, ...dropRow(one)]
}

/** A commander in chief appears in those of his hexes that are in play, or else in the first hex of the map. */
function appear({ files, path }: FaultyPlace, placed: readonly Json[]): readonly Remedy[] {
  const roll = rollOf(files)
  const left = placed.map(String).filter(roll.isPlace)
  const hexes = left.length > 0 ? left : (roll.hexes?.zoneIds.slice(0, 1) ?? [])
  return [
    remedy(`Let him appear in ${hexes.join(', ')}`, `Le faire paraître en ${hexes.join(', ')}`, (open) =>
      putAt(open, `${outerLine(path)}.placed`, [...hexes]),
    ),
  ]
}

/** Removes a value that is wrong, missing or too short, or the row it is in. */
const whatIsWrong: RemedyMaker = (one) => {
  if (/^(?:format|id|title|turns|firstHour|setUp|victory|demoralisedAt)$/.test(one.path)) return []
  const [pair] = /^(?:aims)(?=\.)/.exec(one.path) ?? []
  if (pair !== undefined)
    return [remedy('Do without both', 'Se passer des deux', (open) => putAt(open, pair, undefined))]
  if (/^chiefs\.\d+\.placed$/.test(one.path))
    return [remedy('Leave it empty', 'Le laisser vide', (open) => putAt(open, one.path, undefined)), ...dropRow(one)]
  if (one.path.startsWith('victory.gone'))
    return [remedy('Remove it', 'L’enlever', (open) => putAt(open, 'victory.gone', undefined))]
  if (/\.\d+(?:\.|$)/.test(one.path)) return dropRow(one)
  return [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
}

const dropField: RemedyMaker = ({ path }) => [
  remedy('Do without it', 'S’en passer', (open) =>
    putAt(open, path.split('.').slice(0, -1).join('.') || path, undefined),
  ),
]

/** Enemies stand where counters enter: they enter by a free way, or not at all. */
const byAnotherGate: RemedyMaker = ({ files, document, path, subject }) => {
  const roll = rollOf(files)
  const stayAway = remedy('Let them stay away', 'Ne pas les faire venir', (open) =>
    putAt(open, outerLine(path), undefined),
  )
  const taken = new Set(placements(files, document).map(({ place: at }) => at))
  const gate = roll
    .gates()
    .filter((hex) => !taken.has(hex))
    .toSorted((a, b) => apart(a, subject) - apart(b, subject))[0]
  if (gate === undefined) return [stayAway]
  return [
    remedy(`Let them come by ${gate}`, `Les faire venir par ${gate}`, (open) =>
      putAt(open, path.replace(/\.hex$/, ''), { hex: gate, way: roll.wayAt(gate) }),
    ),
    stayAway,
  ]
}

const remedyMakers: Readonly<Record<string, RemedyMaker>> = {
  'enemies-in-hex-of-entry': byAnotherGate,
  'there-is-no-counter': dropLine,
  'counter-used-twice': (one) =>
    one.path === 'hiddenColumn.formation'
      ? [
          remedy('Take the hidden columns away', 'Supprimer les colonnes cachées', (open) =>
            putAt(open, 'hiddenColumn', undefined),
          ),
        ]
      : dropLine(one),
  'threshold-of-no-formation': ({ path }) => [
    remedy('Remove the threshold', 'Enlever le seuil', (open) => putAt(open, path, undefined)),
  ],
  'there-is-no-formation': (one) =>
    one.path.endsWith('.with')
      ? [remedy('Let him come by himself', 'Le faire venir seul', (open) => putAt(open, one.path, undefined))]
      : dropField(one),
  'there-is-no-commander-in-chief': (one) =>
    one.path.startsWith('chiefs.')
      ? [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
      : dropField(one),
  'takes-no-part': dropRow,
  'there-is-no-commander': dropRow,
  'formation-without-threshold': ({ files, subject }) => {
    const own = rollOf(files).counters.filter(({ formation }) => formation === subject)
    const least = usualThreshold(own)
    return [
      remedy(`Let it break at ${least} lost steps`, `La démoraliser à ${least} pas perdus`, (open) => {
        openObject(open, 'demoralisedAt')[subject] = least
      }),
    ]
  },
  'the-side-has-no-unit': (one) => {
    const unit = rollOf(one.files).counters.find(({ side, steps }) => side === one.subject && steps > 0)
    if (unit === undefined) return []
    const shut = new Set(mayNotStand(one.files, one.document, [unit.id]).map((other) => other.place))
    const free = rollOf(one.files).hexes?.zoneIds.find((hex) => !shut.has(hex))
    if (free === undefined) return []
    return [
      remedy(`Place ${unit.name.en} on the map`, `Placer une unité sur la carte : ${unit.name.fr}`, (open) => {
        place(one.files, open, { do: 'place', things: [{ thing: unit.id, place: free, how: {} }] })
        const { formation = '' } = unit
        const thresholds = openObject(open, 'demoralisedAt')
        thresholds[formation] ??= unit.steps
      }),
    ]
  },
  'stands-with-the-enemy': moveUnit,
  'no-room-in-hex': moveUnit,
  'there-is-no-hex-in-play': noHex,
  'unknown-field': dropFields,
  'cannot-stand-here': whatIsWrong,
  'this-list-is-empty': whatIsWrong,
  'there-are-too-few-here': whatIsWrong,
  'wrong-kind': whatIsWrong,
  'this-is-missing': (one) => (/\.\d+\.|^(?:aims)\./.test(one.path) ? whatIsWrong(one) : []),
}

/** The remedies for a problem, each applied with one click. */
export const remedies = (files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] =>
  remediesBy(remedyMakers, files, document, problem)
