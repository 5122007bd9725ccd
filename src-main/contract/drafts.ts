import { z } from 'zod'
import type { Json as AnyJson } from '#engine/kernel/values/result.ts'
import { Board, Problem } from './campaign.ts'
import { Json } from './games.ts'
import { Language } from './settings.ts'
import { Adjectives, Dresses, FaultText, Words } from './words.ts'

/*
 * Drafts: scenarios being edited. The rule system says what can be placed, set and composed; the window shows it and
 * sends edits, which the rule system applies to the document.
 */

/** Milliseconds since 1970. */
const Time = z.int().nonnegative()
export const DraftName = z.string().trim().min(1).max(200)
/** An identifier: an id, or the address of a field. */
export const Address = z.string().min(1).max(300)
/** JSON made by the rule system; not validated value by value. */
export const SystemJson = z.custom<AnyJson>((value) => value !== undefined)
/** Options to choose from, or to add. */
export const Kinds = z.array(z.object({ id: z.string(), title: Words })).readonly()

export const DraftEntry = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** Its campaign, and the current title of its scenario. */
  campaign: Words,
  title: Words,
  begun: Time,
  changed: Time,
  /** Gestures that are done and not undone. */
  gestures: z.int().nonnegative(),
  /** It was imported from a file. */
  foreign: z.boolean(),
  /** The campaign in which it was last published, and whether it has changed since. */
  published: z.object({ campaign: z.string(), changedSince: z.boolean() }).nullable(),
  /** Why it cannot be opened, or not completely. */
  trouble: FaultText.nullable(),
  /** When it was moved to the Trash; null if it is not in it. */
  removed: Time.nullable(),
})
export type DraftEntry = z.infer<typeof DraftEntry>

/** The starting point of a new draft. */
export const DraftBeginning = z.object({
  from: z.discriminatedUnion('what', [
    /** A scenario of any campaign; the draft is a new scenario. */
    z.object({ what: z.literal('copy'), campaign: z.string(), scenario: z.string() }),
    /** A scenario of one of the player's own campaigns: publishing overwrites it. */
    z.object({ what: z.literal('itself'), campaign: z.string(), scenario: z.string() }),
    /** The map and the armies of a campaign, with nothing placed. */
    z.object({ what: z.literal('nothing'), campaign: z.string() }),
    /**
     * An open or finished game, at its current stop or another; with `morning`, at the beginning of that stop's day.
     */
    z.object({
      what: z.literal('game'),
      game: z.int(),
      stop: z.int().nonnegative().optional(),
      morning: z.boolean().default(false),
    }),
  ]),
  name: DraftName.optional(),
  /** The language for naming a draft that has no name. */
  language: Language.default('en'),
})
export type DraftBeginning = z.infer<typeof DraftBeginning>

/** A value that can be set: by a switch, a number, a choice, a text, or a place picked on the map. */
export const Field = z.object({
  /** Its address, for `set`; on a thing, the name used by `place`. */
  id: z.string(),
  title: Words,
  /** The section of the printed rules, if it comes from one. */
  section: z.string().nullable(),
  input: z.enum(['switch', 'number', 'choice', 'choices', 'text', 'words', 'date', 'place', 'places', 'thing']),
  value: SystemJson,
  /** May be omitted: then the value is null. */
  optional: z.boolean(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  choices: Kinds,
})
export type Field = z.infer<typeof Field>

/** Something that can be placed in a set-up. */
const Thing = z.object({
  id: z.string(),
  /**
   * Such as `unit`, `leader`, `detachment`, `decoy`, `garrison`, `marker`; their names are in `kinds` of the setting.
   */
  kind: z.string(),
  side: z.int(),
  name: Words,
  /** A short description: strength, commander. */
  detail: Words,
  /** The formations it belongs to, from the largest to the smallest, by the ids of `formations`. */
  formation: z.array(z.string()).readonly(),
  sign: z.enum(['infantry', 'cavalry', 'artillery', 'leader', 'garrison', 'decoy', 'unknown']),
  movement: z.number().nullable(),
  /** Its strength by arm (`infantry`, `heavyCavalry` …), or in one number under ''. */
  strength: z.array(z.object({ arm: z.string(), points: z.number() })).readonly(),
  /** Options besides its place: facing, within a fortress, strength of a detachment. */
  how: z.array(Field).readonly(),
})
export type Thing = z.infer<typeof Thing>

/** A line of a list that can grow and shrink: a condition, a level of victory, a destroyed bridge. */
export interface Row {
  readonly id: string
  /** Its content as a sentence, built from its fields. */
  readonly sentence: Words
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  /** The kinds of rows that `add` with this row's id can add below it. */
  readonly kinds: readonly { readonly id: string; readonly title: Words }[]
  readonly mayDrop: boolean
  /** Its subjects, for highlighting on the map. */
  readonly things: readonly string[]
  readonly places: readonly string[]
}
export const Row: z.ZodType<Row> = z.lazy(() =>
  z.object({
    id: z.string(),
    sentence: Words,
    fields: z.array(Field).readonly(),
    rows: z.array(Row).readonly(),
    kinds: Kinds,
    mayDrop: z.boolean(),
    things: z.array(z.string()).readonly(),
    places: z.array(z.string()).readonly(),
  }),
)

/** A group of related values: the texts of the scenario, its days and weather, switches, victory. */
const Sheet = z.object({
  /** `words`, `days`, `forces`, `switches`, `ground`, `victory`, or another one of the system. */
  id: z.string(),
  title: Words,
  fields: z.array(Field).readonly(),
  rows: z.array(Row).readonly(),
  /** The kinds of rows that `add` with the sheet's id can add. */
  kinds: Kinds,
})
export type Sheet = z.infer<typeof Sheet>

/** Where a thing is: on the map, arriving later, or left out. Things without a placement wait in the palette. */
const Placement = z.object({
  thing: z.string(),
  /** Stays the same while the line is in the document. */
  key: z.string(),
  at: z.enum(['map', 'arrives', 'absent']),
  /**
   * The id of a place on the board, or on a measured table a point, `x,y` in its units. Null if the thing takes no
   * part, or if the player places it himself.
   */
  place: z.string().nullable(),
  /** For arrivals: the turn. */
  turn: z.int().nullable(),
  /** Options besides the place, by the names of the thing's fields. */
  how: z.record(z.string(), SystemJson),
  /** On a measured table: how it lies there, in the rule system's own format. */
  base: z.record(z.string(), SystemJson).optional(),
  /** Its path in the file. */
  path: z.string(),
})
export type Placement = z.infer<typeof Placement>

/** What does not change while a draft is edited. */
export const DraftSetting = z.object({
  campaign: Words,
  sides: z.tuple([Words, Words]),
  adjectives: Adjectives,
  dress: Dresses,
  board: Board.nullable(),
  /** Whether its map can be edited. */
  hasMap: z.boolean(),
  names: z.record(z.string(), Words),
  files: z.record(z.string(), Json),
  things: z.array(Thing).readonly(),
  formations: z
    .array(z.object({ id: z.string(), name: Words, side: z.int(), colour: z.string().nullable() }))
    .readonly(),
  /** The names of the kinds of things. */
  kinds: Kinds,
  /** Boxes for things that arrive by a die roll rather than on a turn; used as places by `arrive`, without a turn. */
  waiting: Kinds,
  /**
   * How things arrive that are not there from the start: on a turn at a place, on a turn, only by a die roll, or never.
   */
  arrival: z.enum(['at-place', 'on-turn', 'by-die', 'never']),
})
export type DraftSetting = z.infer<typeof DraftSetting>

export const DraftSnapshot = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** The id of the campaign, and the scenario's file in it. */
  campaign: z.string(),
  file: z.string(),
  title: Words,
  foreign: z.boolean(),
  /** The version; changes with every edit. A gesture names the version it is meant for. */
  number: z.int(),
  /** The version of the campaign’s files; when it changes, the setting changes too. */
  ground: z.int(),
  /** The version of its map; a drawing of an earlier version is out of date. */
  mapped: z.int(),
  /** The number of gestures done, and of all gestures; those above `at` can be redone. */
  at: z.int().nonnegative(),
  of: z.int().nonnegative(),
  /** What would be undone and redone. */
  undo: Words.nullable(),
  redo: Words.nullable(),
  /** The titles of the last gestures done, the most recent first. */
  past: z.array(Words).readonly(),
  /** The things the last change was about: after an undo they can be selected. */
  touched: z.array(z.string()).readonly(),
  /** The number of faults in the current state; `faults` lists them with their remedies. */
  errors: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  placements: z.array(Placement).readonly(),
  /** The turns with their titles, and the weather if it is fixed. */
  calendar: z.array(z.object({ turn: z.int(), title: Words, weather: Words.nullable() })).readonly(),
  sheets: z.array(Sheet).readonly(),
  /** Set if the scenario's file was changed outside since it was read or published. */
  outside: z
    .object({
      /** The file is gone; the changes there and here do not conflict (`mergeable`); they conflict (`asked`). */
      state: z.enum(['gone', 'mergeable', 'asked']),
      /** The conflicts, in words. */
      clashes: z.array(Words).readonly(),
    })
    .nullable(),
  /** The campaign in which it was last published, and whether that version equals the current one. */
  published: z.object({ campaign: z.string(), folder: z.string(), same: z.boolean() }).nullable(),
})
export type DraftSnapshot = z.infer<typeof DraftSnapshot>

/** A draft after a change. Long parts that are unchanged since the caller last saw them are left out. */
export const DraftAfter = DraftSnapshot.partial({ placements: true, calendar: true, sheets: true })
export type DraftAfter = z.infer<typeof DraftAfter>

export const Fault = z.object({
  /** Stays the same while the fault exists. */
  key: z.string(),
  problem: Problem,
  /** Its subjects. */
  things: z.array(z.string()).readonly(),
  places: z.array(z.string()).readonly(),
  fields: z.array(z.string()).readonly(),
  /**
   * The subjects on a desk (values of the tables, lines of the order of battle, or items of the map), and which desk.
   */
  values: z.array(z.string()).readonly(),
  desk: z.enum(['tables', 'armies', 'maps']).nullable(),
  /** One-click fixes, applied with `remedy`. */
  remedies: z.array(z.object({ key: z.string(), title: Words })).readonly(),
})
export type Fault = z.infer<typeof Fault>

export const Faults = z.object({
  number: z.int(),
  errors: z.int(),
  warnings: z.int(),
  faults: z.array(Fault).readonly(),
})
export type Faults = z.infer<typeof Faults>

/** The prospects of the first day: one line per finding. */
export const StartReport = z.object({
  number: z.int(),
  lines: z
    .array(
      z.object({
        /** Such as `supply`, `command`, `reach`, `cut`, `idle`. */
        kind: z.string(),
        side: z.int(),
        tone: z.enum(['well', 'note', 'bad']),
        sentence: Words,
        things: z.array(z.string()).readonly(),
        places: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
})
export type StartReport = z.infer<typeof StartReport>

/** The differences between a draft and its starting point. */
export const DraftDifference = z.object({
  number: z.int(),
  lines: z.array(Words).readonly(),
  /** Things that stand elsewhere; null means off the map. */
  moved: z.array(z.object({ thing: z.string(), was: z.string().nullable(), is: z.string().nullable() })).readonly(),
})
export type DraftDifference = z.infer<typeof DraftDifference>

/** A note on a moment of a game that tried out a draft. */
export const DraftComment = z.object({
  game: z.int(),
  /** The number of the bookmark in the library. */
  mark: z.int(),
  name: z.string(),
  note: z.string(),
  /** Whether the game was played open; if not, `side` is the side that made the note. */
  open: z.boolean(),
  side: z.int().nullable(),
  begun: Time,
  when: Words.nullable(),
  /**
   * The stop of that moment for the author of the note; null if it is not on the line played last, or cannot be found.
   */
  stop: z.int().nullable(),
  /** The draft has changed since. */
  stale: z.boolean(),
})
export type DraftComment = z.infer<typeof DraftComment>
