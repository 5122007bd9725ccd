import {
  type FaultyPlace,
  type RemedyMaker,
  dropFields,
  dropRow,
  namesIn,
  numbersIn,
  outerLine,
  remediesBy,
  remedy,
} from '../../campaigns/editing/remedy-makers.ts'
import { openList, openObject, putAt, valueAt } from '../../campaigns/editing/loose.ts'
import { subjectsOf } from '../../campaigns/editing/subjects.ts'
import { both } from '../../campaigns/problems.ts'
import type { FaultSubjects, OpenObject, Remedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { EMPEROR_ID } from '../campaign/check-scenario.ts'
import { INCH } from '../campaign/measures.ts'
import { bringCommander } from './bring.ts'
import { lift, pointAbout, putDown } from './placing.ts'
import { type Point, pointOf, type Roll, rollOf, wordsFor } from './roll.ts'
import { newVictory } from './sheets.ts'
import { commandersOf, formationIn, frameOf, placements } from './standings.ts'

export const subjects = (files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects => {
  const roll = rollOf(files)
  return subjectsOf(document, problem, roll.isThing, (name) => roll.named(name) !== undefined)
}

/** The unit or leader in a line of the document. */
function thingIn({ document, path }: FaultyPlace): string {
  if (path.startsWith('emperor')) return EMPEROR_ID
  const row = valueAt(document, outerLine(path))
  return isJsonObject(row) ? textIn(row['unit'] ?? row['commander']) : ''
}

const pointNow = ({ files, document }: FaultyPlace, thing: string): Point | undefined =>
  pointOf(placements(files, document).find((one) => one.thing === thing)?.place ?? '')

/** Moves a unit or leader to the nearest point where it can stand, if there is one. */
function elsewhere(one: FaultyPlace, thing: string): readonly Remedy[] {
  const { files, document } = one
  const now = pointNow(one, thing)
  const free = now && pointAbout(files, document, thing, now)
  if (free === undefined) return []
  const inches = Math.round(Math.hypot(free[0] - now![0], free[1] - now![1]) / INCH)
  const { en, fr } = rollOf(files).nameOf(thing)
  return [
    remedy(`Move ${en} by ${inches}″`, `Déplacer de ${inches}″ : ${fr}`, (open) => putDown(files, open, thing, free)),
  ]
}

const leaveOut = ({ files }: FaultyPlace, thing: string): readonly Remedy[] => {
  const { en, fr } = rollOf(files).nameOf(thing)
  return [
    remedy(`Leave ${en} out of the battle`, `Laisser hors de la bataille : ${fr}`, (open) =>
      lift(files, open, [thing]),
    ),
  ]
}

/** Whether a side has units on the table other than these. */
function isSpared({ files, document }: FaultyPlace, things: readonly string[]): boolean {
  const { unit } = rollOf(files)
  const side = unit(things[0] ?? '')?.side
  return placements(files, document).some(({ thing }) => unit(thing)?.side === side && !things.includes(thing))
}

/**
 * A unit or leader in a forbidden place moves to the nearest allowed one, or the unit in its way moves; or it is left
 * out. A commander stays with his units.
 */
const moveThing: RemedyMaker = (one) => {
  const thing = thingIn(one)
  const { unit, isThing } = rollOf(one.files)
  if (!isThing(thing)) return []
  const other = namesIn(one.problem)[1]
  return [
    ...elsewhere(one, thing),
    ...(other !== undefined && unit(other) !== undefined ? elsewhere(one, other) : []),
    ...(unit(thing) !== undefined && isSpared(one, [thing]) ? leaveOut(one, thing) : []),
  ]
}

/** A commander placed twice is placed once, with one number of cards. */
const dropCommander: RemedyMaker = ({ files, document, path, subject }) => {
  const roll = rollOf(files)
  const side = roll.sideOf(subject)
  const there = commandersOf(roll, document, side)
  return [
    remedy('Place him once', 'Le placer une fois', (open) => {
      const cards = openList(openObject(open, 'cards'), side)
      if (cards.length === there.length) cards.splice(there.lastIndexOf(subject), 1)
      putAt(open, outerLine(path), undefined)
    }),
  ]
}

/** The default point for a side, in its half of the table. */
function homeOf(roll: Roll, document: JsonObject, side: string): Point {
  const [left, top, right, bottom] = frameOf(roll, document)
  const down = side === 'french' ? 3 : 1
  return [Math.floor((left + right) / 2), Math.floor(top + ((bottom - top) * down) / 4)]
}

const bringUnit: RemedyMaker = ({ files, document, subject }) => {
  const roll = rollOf(files)
  const unit = roll.units.find(({ side }) => side === subject)
  const at = unit && pointAbout(files, document, unit.id, homeOf(roll, document, subject))
  if (unit === undefined || at === undefined) return []
  const isLed = commandersOf(roll, document, subject).includes(unit.commander)
  const { en, fr } = roll.nameOf(unit.id)
  return [
    remedy(`Place ${en} on the table`, `Placer sur la table : ${fr}`, (open) => {
      putDown(files, open, unit.id, at)
      if (!isLed) bringCommander(files, open, unit.commander, at)
    }),
  ]
}

/** Places the commander of a unit, or leaves out all of his units. */
const missesCommander: RemedyMaker = (one) => {
  const { files, document } = one
  const roll = rollOf(files)
  const unit = roll.unit(one.subject)
  if (unit === undefined) return []
  const near = pointNow(one, unit.id) ?? homeOf(roll, document, unit.side)
  const { en, fr } = roll.nameOf(unit.commander)
  const own = placements(files, document).flatMap(({ thing }) =>
    roll.unit(thing)?.commander === unit.commander ? [thing] : [],
  )
  return [
    remedy(`Place ${en} beside it`, `Placer ${fr} à côté`, (open) => bringCommander(files, open, unit.commander, near)),
    ...(isSpared(one, own)
      ? [
          remedy(`Leave out the units of ${en}`, `Laisser hors de la bataille les unités de ${fr}`, (open) =>
            lift(files, open, own),
          ),
        ]
      : []),
  ]
}

/** One number of cards for each commander: the existing ones, and the last of them for commanders without one. */
const fitCards: RemedyMaker = ({ files, document, path }) => {
  const side = path.split('.')[1] ?? ''
  const wanted = commandersOf(rollOf(files), document, side).length
  const title =
    wanted === 0
      ? both('Take its cards away', 'Lui retirer ses cartes')
      : both(
          wanted === 1 ? 'Give its commander a number' : `Give each of its ${wanted} commanders a number`,
          wanted === 1 ? 'Donner un nombre à son commandant' : `Donner un nombre à chacun de ses ${wanted} commandants`,
        )
  return [
    remedy(title.en, title.fr, (open) => {
      const cards = openList(openObject(open, 'cards'), side)
      const usual = Number(cards.at(-1) ?? 6)
      const { ace = 0, number = 0, face = 0, joker = 0 } = rollOf(files).tables?.deck ?? {}
      cards.splice(wanted)
      while (cards.length < wanted) {
        const left = ace + number + face + joker - cards.map(Number).reduce((sum, count) => sum + count, 0)
        cards.push(Math.max(0, Math.min(usual, left)))
      }
    }),
  ]
}

/** Takes cards from the commander with the most, one by one, until the pack suffices. */
const fewerCards: RemedyMaker = ({ path, problem }) => {
  const [dealt = 0, all = 0] = numbersIn(problem)
  return [
    remedy(`Deal ${all} cards`, `Distribuer ${all} cartes`, (open) => {
      const cards = openList(openObject(open, 'cards'), path.split('.')[1] ?? '')
      for (let over = dealt - all; over > 0; over -= 1) {
        const counts = cards.map(Number)
        const most = Math.max(...counts)
        cards[counts.indexOf(most)] = most - 1
      }
    }),
  ]
}

const fitFormation: RemedyMaker = (one) => {
  const { files, document, path } = one
  const row = valueAt(document, outerLine(path))
  const unit = isJsonObject(row) ? rollOf(files).unit(textIn(row['unit'])) : undefined
  if (unit === undefined) return []
  const usual = formationIn(unit, undefined)
  const { en, fr } = wordsFor(`formation.${usual}`)
  const how = { formation: usual }
  const now = pointNow(one, unit.id)
  // In another formation it takes different room, which may not be free.
  const at = now && (pointAbout(files, document, unit.id, now, how) ?? now)
  return [
    remedy(`Set it up as: ${en}`, `La mettre en place ainsi : ${fr}`, (open) =>
      at === undefined ? putAt(open, path, usual) : putDown(files, open, unit.id, at, how),
    ),
  ]
}

/** Makes the first crest within the frame the one to be held; on a table without crests, makes it a breakout. */
const otherVictory: RemedyMaker = ({ files, document }) => {
  const victory = newVictory(rollOf(files), 'hold', document)
  const { en, fr } =
    victory['type'] === 'hold'
      ? both('Let a crest be held', 'Faire tenir une crête')
      : both('Let it be a breakout', 'En faire une percée')
  return [remedy(en, fr, (open) => putAt(open, 'victory', { ...victory } as OpenObject))] // a new object
}

const wholeTable: RemedyMaker = ({ files }) => [
  remedy('Play on the whole table', 'Jouer sur toute la table', (open) =>
    putAt(open, 'frame', [0, 0, ...(rollOf(files).table?.size ?? [0, 0])]),
  ),
]

function isOnTable(one: FaultyPlace): boolean {
  const at = pointNow(one, thingIn(one))
  const [width, height] = rollOf(one.files).table?.size ?? [0, 0]
  return at !== undefined && at[0] <= width && at[1] <= height
}

const fewerStands: RemedyMaker = (one) => {
  const { path, document, problem } = one
  const has = numbersIn(problem)[1] ?? 0
  const asked = Number(valueAt(document, path) ?? 0)
  if (has < 1) return bringUnit(one)
  return has >= asked
    ? []
    : [remedy(`Ask for ${has} stands`, `Demander ${has} socles`, (open) => putAt(open, path, has))]
}

const bringEmperor: RemedyMaker = ({ files, document }) => {
  const roll = rollOf(files)
  const at = pointAbout(files, document, EMPEROR_ID, homeOf(roll, document, 'french'))
  return at === undefined
    ? []
    : [remedy('Place the Emperor', 'Placer l’Empereur', (open) => putDown(files, open, EMPEROR_ID, at))]
}

/** Removes or replaces a value that is wrong, missing or too short. */
const whatIsWrong: RemedyMaker = (one) => {
  if (/^(?:format|id|title|turns|units|commanders|cards(?:\..*)?)$/.test(one.path)) return []
  if (one.path.startsWith('frame')) return wholeTable(one)
  if (one.path.startsWith('victory')) return otherVictory(one)
  if (/^(?:units|commanders)\.\d+/.test(one.path)) return dropRow(one)
  return [remedy('Remove it', 'L’enlever', (open) => putAt(open, one.path, undefined))]
}

const remedyMakers: Readonly<Record<string, RemedyMaker>> = {
  'there-is-no-crest': otherVictory,
  'there-is-no-commander': dropRow,
  'the-commander-is-placed-twice': dropCommander,
  'there-is-no-unit': dropRow,
  'the-unit-is-set-up-twice': dropRow,
  'no-formation-of-this-unit': fitFormation,
  'commander-not-in-battle': missesCommander,
  'cards-unlike-commanders': fitCards,
  'more-cards-than-the-pack': fewerCards,
  'the-side-has-no-unit': bringUnit,
  'no-room-in-play': wholeTable,
  'play-reaches-beyond-the-table': wholeTable,
  'unit-out-of-play': (one) => [...moveThing(one), ...(isOnTable(one) ? wholeTable(one) : [])],
  'stands-on-closed-ground': moveThing,
  'bases-overlap': moveThing,
  'enemies-within-two-inches': moveThing,
  'crest-out-of-play': wholeTable,
  'exit-out-of-play': wholeTable,
  'no-emperor-to-bring-away': bringEmperor,
  'more-stands-than-the-side-has': fewerStands,
  'unknown-field': dropFields,
  'cannot-stand-here': whatIsWrong,
  'this-list-is-empty': whatIsWrong,
  'there-are-too-few-here': whatIsWrong,
  'wrong-kind': whatIsWrong,
  'this-is-missing': (one) => (/^(?:units|commanders)\.\d+\./.test(one.path) ? dropRow(one) : whatIsWrong(one)),
}

/** The remedies for a problem, each applied with one click. */
export const remedies = (files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[] =>
  remediesBy(remedyMakers, files, document, problem)
