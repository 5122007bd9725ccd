import { z } from 'zod'
import type { Json as AnyJson } from '#engine/kernel/values/result.ts'
import { Board, Problem } from './campaign.ts'
import { MapEdits } from './draft-map.ts'
import { Json } from './games.ts'
import { Language } from './settings.ts'
import { Adjectives, Dresses, Said, Words } from './words.ts'

/*
 * Drafts: scenarios that somebody edits. What can be placed, set and composed the rule system says; the window shows it and sends
 * edits, which the rule system carries out on the document.
 */

/** Milliseconds since 1970. */
const Time = z.int().nonnegative()
export const DraftName = z.string().trim().min(1).max(200)
/** What something is called by: an id, the address of a field. */
const Address = z.string().min(1).max(300)
/** JSON that the rule system has made; it is not looked at value by value. */
export const Made = z.custom<AnyJson>((value) => value !== undefined)
/** What there is to choose from, or to add. */
export const Kinds = z.array(z.object({ id: z.string(), title: Words })).readonly()

export const DraftEntry = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** The campaign it belongs to, and what its scenario is called now. */
  campaign: Words,
  title: Words,
  begun: Time,
  changed: Time,
  /** Gestures that are done. */
  gestures: z.int().nonnegative(),
  /** It came in from a file. */
  foreign: z.boolean(),
  /** The campaign that it was published in last, and whether it has been changed since. */
  published: z.object({ campaign: z.string(), changedSince: z.boolean() }).nullable(),
  /** It cannot be opened, or not all of it: what stands in the way. */
  trouble: Said.nullable(),
  /** When it was put into the basket; null for one that is not in it. */
  removed: Time.nullable(),
})
export type DraftEntry = z.infer<typeof DraftEntry>

/** What a draft begins from. */
export const DraftBeginning = z.object({
  from: z.discriminatedUnion('what', [
    /** A scenario of any campaign; it becomes another one. */
    z.object({ what: z.literal('copy'), campaign: z.string(), scenario: z.string() }),
    /** A scenario of one of the player's own campaigns: publishing writes over it. */
    z.object({ what: z.literal('itself'), campaign: z.string(), scenario: z.string() }),
    /** The map and the armies of a campaign, with nobody placed. */
    z.object({ what: z.literal('nothing'), campaign: z.string() }),
    /** An open game or one that is over, at its present stop or another; `morning`: when the day of that stop began. */
    z.object({
      what: z.literal('game'),
      game: z.int(),
      stop: z.int().nonnegative().optional(),
      morning: z.boolean().default(false),
    }),
  ]),
  name: DraftName.optional(),
  /** In which a draft without a name is called. */
  language: Language.default('en'),
})
export type DraftBeginning = z.infer<typeof DraftBeginning>

/** Something that can be set: by a switch, a number, a choice, a text, a place picked on the map. */
export const Field = z.object({
  /** Its address, for `set`; of a thing the name under which `place` has it. */
  id: z.string(),
  title: Words,
  /** The section of the printed rules, where it comes from one. */
  section: z.string().nullable(),
  input: z.enum(['switch', 'number', 'choice', 'choices', 'text', 'words', 'date', 'place', 'places', 'thing']),
  value: Made,
  /** May be left out: then the value is null. */
  optional: z.boolean(),
  least: z.number().nullable(),
  most: z.number().nullable(),
  choices: Kinds,
})
export type Field = z.infer<typeof Field>

/** Something that can be put into a set-up. */
const Thing = z.object({
  id: z.string(),
  /** Such as `unit`, `leader`, `detachment`, `decoy`, `garrison`, `marker`; `kinds` of the setting has their names. */
  kind: z.string(),
  side: z.int(),
  name: Words,
  /** More about it, in a few words: strength, who commands it. */
  detail: Words,
  /** The formations it belongs to, from the largest to the smallest, by the ids of `formations`. */
  formation: z.array(z.string()).readonly(),
  sign: z.enum(['infantry', 'cavalry', 'artillery', 'leader', 'garrison', 'decoy', 'unknown']),
  movement: z.number().nullable(),
  /** What it has by arms (`infantry`, `heavyCavalry` …), or in one number under ''. */
  strength: z.array(z.object({ arm: z.string(), points: z.number() })).readonly(),
  /** What may be chosen beside its place: facing, within a fortress, strength of a detachment. */
  how: z.array(Field).readonly(),
})
export type Thing = z.infer<typeof Thing>

/** A line of a list that can be made longer and shorter: a condition, a level of victory, a destroyed bridge. */
export interface Row {
  readonly id: string
  /** What it says, put together from its fields. */
  readonly sentence: Words
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  /** What may be added below it, by `add` with the row's id. */
  readonly kinds: readonly { readonly id: string; readonly title: Words }[]
  readonly mayDrop: boolean
  /** What it is about, to be lit on the map. */
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

/** What belongs together: the words of the scenario, its days and weather, switches, victory. */
const Sheet = z.object({
  /** `words`, `days`, `forces`, `switches`, `ground`, `victory`, or another that a system has. */
  id: z.string(),
  title: Words,
  fields: z.array(Field).readonly(),
  rows: z.array(Row).readonly(),
  /** What may be added, by `add` with the sheet's id. */
  kinds: Kinds,
})
export type Sheet = z.infer<typeof Sheet>

/** Where something is: on the map, on its way, or left out. What is in no such line waits in the palette. */
const Placement = z.object({
  thing: z.string(),
  /** The same as long as the line stands in the document. */
  key: z.string(),
  at: z.enum(['map', 'arrives', 'absent']),
  /** The id of a place on the board, of a measured table a point, `x,y` in its units; null for what takes no part, and where the player places it himself. */
  place: z.string().nullable(),
  /** Of what arrives: the turn. */
  turn: z.int().nullable(),
  /** What was chosen beside the place, by the names of the thing's fields. */
  how: z.record(z.string(), Made),
  /** On a measured table: how it lies there, in the words of the rule system. */
  base: z.record(z.string(), Made).optional(),
  /** Where it stands in the file. */
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
  /** Its map can be edited. */
  hasMap: z.boolean(),
  names: z.record(z.string(), Words),
  files: z.record(z.string(), Json),
  things: z.array(Thing).readonly(),
  formations: z
    .array(z.object({ id: z.string(), name: Words, side: z.int(), colour: z.string().nullable() }))
    .readonly(),
  /** What the kinds of things are called. */
  kinds: Kinds,
  /** Where things wait that come by a die and not on a turn: `arrive` has these as places, with no turn. */
  waiting: Kinds,
  /** How what is not there from the start comes: on a turn at a place, on a turn, only by a die, or never. */
  arrival: z.enum(['at-place', 'on-turn', 'by-die', 'never']),
})
export type DraftSetting = z.infer<typeof DraftSetting>

export const DraftSnapshot = z.object({
  id: z.int(),
  name: z.string(),
  system: z.string(),
  /** The id of the campaign, and the file of the scenario in it. */
  campaign: z.string(),
  file: z.string(),
  title: Words,
  foreign: z.boolean(),
  /** Another after every change: a gesture says which one it was meant for. */
  number: z.int(),
  /** Another after every change of the campaign’s files, with which the setting changes too. */
  ground: z.int(),
  /** Another after every change of its map: the drawing of one before is of another map. */
  mapped: z.int(),
  /** Gestures that are done, of those that there are; what is above `at` can be done again. */
  at: z.int().nonnegative(),
  of: z.int().nonnegative(),
  /** What would be undone and done again. */
  undo: Words.nullable(),
  redo: Words.nullable(),
  /** What the last gestures that are done were called; the one that would be undone first comes first. */
  past: z.array(Words).readonly(),
  /** What the last change was about: after an undo it can be selected. */
  touched: z.array(z.string()).readonly(),
  /** What the check says of it as it is now; what that is, and what puts it right, `faults` tells. */
  errors: z.int().nonnegative(),
  warnings: z.int().nonnegative(),
  placements: z.array(Placement).readonly(),
  /** The turns: what they are called, and the weather where it is laid down. */
  calendar: z.array(z.object({ turn: z.int(), title: Words, weather: Words.nullable() })).readonly(),
  sheets: z.array(Sheet).readonly(),
  /** The scenario's file was changed by somebody else since it was read or published. */
  outside: z
    .object({
      /** It is gone; what was changed there and here does not touch (`mergeable`); both have changed the same (`asked`). */
      state: z.enum(['gone', 'mergeable', 'asked']),
      /** What both have changed, in words. */
      clashes: z.array(Words).readonly(),
    })
    .nullable(),
  /** The campaign that it was published in last, and whether it is there as it is here. */
  published: z.object({ campaign: z.string(), folder: z.string(), same: z.boolean() }).nullable(),
})
export type DraftSnapshot = z.infer<typeof DraftSnapshot>

/** A draft after a change that somebody asked for: long parts that are as he has seen them are left out. */
export const DraftAfter = DraftSnapshot.partial({ placements: true, calendar: true, sheets: true })
export type DraftAfter = z.infer<typeof DraftAfter>

const How = z.record(z.string().max(60), Json)

/** One change of the document. Several of them make a gesture: done, undone and named together. */
const Edit = z.discriminatedUnion('do', [
  /** Puts things on the map, from wherever they are. */
  z.object({
    do: z.literal('place'),
    things: z
      .array(z.object({ thing: Address, place: Address.nullable(), how: How.default({}) }))
      .min(1)
      .max(500),
  }),
  /** Has things arrive on a turn. */
  z.object({
    do: z.literal('arrive'),
    things: z.array(Address).min(1).max(500),
    turn: z.int().positive().nullable(),
    place: Address.nullable(),
  }),
  /** Back into the palette. */
  z.object({ do: z.literal('lift'), things: z.array(Address).min(1).max(500) }),
  /** They take no part. */
  z.object({ do: z.literal('leave-out'), things: z.array(Address).min(1).max(500) }),
  /** Puts things where another scenario of the campaign has them; all of its things where none are named. */
  z.object({ do: z.literal('take-over'), scenario: Address, things: z.array(Address).max(500).default([]) }),
  z.object({ do: z.literal('set'), field: Address, value: Json }),
  /** A new line in a sheet, or below a row. */
  z.object({ do: z.literal('add'), to: Address, kind: Address }),
  z.object({ do: z.literal('drop'), row: Address }),
  /** Lines of the order of battle: another value in a column, a new line, a copy, one struck, one as the rulebook has it. */
  z.object({ do: z.literal('set-cell'), list: Address, line: Address, column: Address, value: Json }),
  z.object({ do: z.literal('add-line'), list: Address }),
  z.object({ do: z.enum(['copy-line', 'drop-line', 'put-line-back']), list: Address, line: Address }),
  /** Another value in the tables of the campaign; null leaves it out. */
  z.object({ do: z.literal('set-value'), address: Address, value: Json }),
  /** A copy of a row of the tables behind it, or one struck; `row` is its place in the file. */
  z.object({ do: z.literal('table-row'), row: Address, how: z.enum(['copy', 'drop']) }),
  /** A value of the tables as the rulebook has it, or all of them. */
  z.object({ do: z.literal('put-back'), address: Address.nullable() }),
  ...MapEdits,
])
export type Edit = z.infer<typeof Edit>

export const Gesture = z.object({
  /** The number of the draft that it is meant for. */
  number: z.int(),
  edits: z.array(Edit).min(1).max(200),
})
export type Gesture = z.infer<typeof Gesture>

export const Fault = z.object({
  /** The same as long as the fault is there. */
  key: z.string(),
  problem: Problem,
  /** What it is about. */
  things: z.array(z.string()).readonly(),
  places: z.array(z.string()).readonly(),
  fields: z.array(z.string()).readonly(),
  /** The values of the tables, the lines of the order of battle, or what of the map it is about; and which of these it is. */
  values: z.array(z.string()).readonly(),
  desk: z.enum(['tables', 'armies', 'maps']).nullable(),
  /** What puts it right with one click, by `remedy`. */
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

/** How the first day looks: a line for each finding. */
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

/** What a draft has otherwise than what it began from. */
export const DraftDifference = z.object({
  number: z.int(),
  lines: z.array(Words).readonly(),
  /** Things that stand elsewhere; null is off the map. */
  moved: z.array(z.object({ thing: z.string(), was: z.string().nullable(), is: z.string().nullable() })).readonly(),
})
export type DraftDifference = z.infer<typeof DraftDifference>

/** What somebody noted at a moment of a game that tried a draft. */
export const DraftComment = z.object({
  game: z.int(),
  /** The number of the mark in the library. */
  mark: z.int(),
  name: z.string(),
  note: z.string(),
  /** The game was played with everything open; else the side that noted it. */
  open: z.boolean(),
  side: z.int().nullable(),
  begun: Time,
  when: Words.nullable(),
  /** The stop of that moment for who noted it; null where it lies on another line than that which was played last, or cannot be found. */
  stop: z.int().nullable(),
  /** The draft was another then. */
  stale: z.boolean(),
})
export type DraftComment = z.infer<typeof DraftComment>
