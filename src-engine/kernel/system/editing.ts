import type { Play } from '../play/play.ts'
import type { Json, JsonObject, Result } from '../values/result.ts'
import type { Chart } from './charts.ts'
import type { ArmyList, Choice } from './editing-lists.ts'
import type { MapPlan } from './editing-maps.ts'
import type { Title } from './glance.ts'
import type { CampaignFiles, Problem } from './system.ts'

/*
 * What a designer of scenarios asks a rule system: what there is to place and where it may stand, what can be set, and how an edit
 * changes the document. A document is the JSON of a scenario's file. It may be at fault in every way, so nothing here throws because of
 * what stands in one, and a fault is never made worse than it is.
 */

/** JSON that an edit changes in place; whoever keeps the document notices what was changed. */
export type OpenJson = null | boolean | number | string | OpenJson[] | OpenObject

export interface OpenObject {
  [key: string]: OpenJson
}

/** Something that can be set. Its address is the system's own; of a thing it is the name under which `place` has it. */
export interface Field {
  readonly id: string
  readonly title: Title
  /** The section of the printed rules it comes from. */
  readonly section: string | null
  readonly input: 'switch' | 'number' | 'choice' | 'choices' | 'text' | 'words' | 'date' | 'place' | 'places' | 'thing'
  readonly value: Json
  /** May be left out; then the value is null. */
  readonly optional: boolean
  readonly least: number | null
  readonly most: number | null
  readonly choices: readonly Choice[]
}

/** A line of a list that can be made longer and shorter. */
export interface Row {
  readonly id: string
  /** What it says, put together from its fields. */
  readonly sentence: Title
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  readonly kinds: readonly Choice[]
  readonly mayDrop: boolean
  readonly things: readonly string[]
  readonly places: readonly string[]
}

/** Fields and rows that belong together. */
export interface Sheet {
  readonly id: string
  readonly title: Title
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  /** What may be added. */
  readonly kinds: readonly Choice[]
}

/** Something that can be put into a set-up. */
export interface Thing {
  readonly id: string
  readonly kind: string
  readonly side: number
  readonly name: Title
  readonly detail: Title
  /** From the largest to the smallest. */
  readonly formation: readonly string[]
  readonly sign: 'infantry' | 'cavalry' | 'artillery' | 'leader' | 'garrison' | 'decoy' | 'unknown'
  readonly movement: number | null
  readonly strength: readonly { readonly arm: string; readonly points: number }[]
  /** What may be chosen beside its place. */
  readonly how: readonly Field[]
}

/** Everything that a campaign has to place. */
export interface Palette {
  readonly things: readonly Thing[]
  readonly formations: readonly {
    readonly id: string
    readonly name: Title
    readonly side: number
    readonly colour: string | null
  }[]
  /** What the kinds of things are called. */
  readonly kinds: readonly Choice[]
  /** Where things wait that come by a die and not on a turn: `arrive` has these as places, with no turn. */
  readonly waiting: readonly Choice[]
  /** How what is not there from the start comes: on a turn at a place, on a turn, only by a die, or never. */
  readonly arrival: 'at-place' | 'on-turn' | 'by-die' | 'never'
}

/** Where a thing is: on the map, on its way, or left out. On a measured table its place is a point, `x,y` in units of the table. */
export interface Placement {
  readonly thing: string
  readonly key: string
  readonly at: 'map' | 'arrives' | 'absent'
  readonly place: string | null
  readonly turn: number | null
  readonly how: { readonly [name: string]: Json }
  /** On a measured table: how it lies there, for the system's part of the window to draw it from. */
  readonly base?: JsonObject
  readonly path: string
}

/** One change of a document. */
export type Edit =
  | {
      readonly do: 'place'
      readonly things: readonly {
        readonly thing: string
        readonly place: string | null
        readonly how: { readonly [name: string]: Json }
      }[]
    }
  | {
      readonly do: 'arrive'
      readonly things: readonly string[]
      readonly turn: number | null
      readonly place: string | null
    }
  | { readonly do: 'lift' | 'leave-out'; readonly things: readonly string[] }
  | { readonly do: 'take-over'; readonly scenario: string; readonly things: readonly string[] }
  | { readonly do: 'set'; readonly field: string; readonly value: Json }
  | { readonly do: 'add'; readonly to: string; readonly kind: string }
  | { readonly do: 'drop'; readonly row: string }

/** What became of an edit: what it is called, and what it was about. */
export interface Edited {
  readonly title: Title
  readonly things: readonly string[]
}

/** What a fault is about, for whoever is led to it. */
export interface FaultSubjects {
  readonly things: readonly string[]
  readonly places: readonly string[]
  readonly fields: readonly string[]
}

/** What puts a fault right: changes the document in place. */
export interface Remedy {
  readonly title: Title
  carryOut(document: OpenObject): void
}

/** What puts right a fault in which the order of battle and a scenario do not fit each other: changes both in place. */
export interface ForcesRemedy {
  readonly title: Title
  carryOut(armies: OpenObject, scenario: OpenObject): void
}

export interface ReportLine {
  readonly kind: string
  readonly side: number
  readonly tone: 'well' | 'note' | 'bad'
  readonly sentence: Title
  readonly things: readonly string[]
  readonly places: readonly string[]
}

/** A question that players ask again and again, with the exact chances of its answers. */
export interface StandardQuestion {
  readonly id: string
  readonly title: Title
  readonly answers: readonly { readonly id: string; readonly title: Title; readonly chance: number }[]
}

/** `files` are those of the campaign; `document` is the scenario that is edited, whether it is among them or not. */
export interface Editing<G = Play> {
  /** A scenario in which nobody stands anywhere. */
  empty(files: CampaignFiles, id: string, title: Title): JsonObject
  /** The document as another scenario. */
  renamed(document: JsonObject, id: string, title: Title): JsonObject
  palette(files: CampaignFiles): Palette
  placements(files: CampaignFiles, document: JsonObject): readonly Placement[]
  /**
   * Places where not all of these things may stand, with the reason. On a measured table, which has no end of places, it is asked of one:
   * the first thing comes there, and those that stand on the table with it keep their distances.
   */
  mayNotStand(
    files: CampaignFiles,
    document: JsonObject,
    things: readonly string[],
    place?: string,
  ): readonly { readonly place: string; readonly why: Title }[]
  calendar(
    files: CampaignFiles,
    document: JsonObject,
  ): readonly { readonly turn: number; readonly title: Title; readonly weather: Title | null }[]
  sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[]
  /** Carries an edit out on the document, or says why that cannot be. */
  carryOut(files: CampaignFiles, document: OpenObject, edit: Edit): Result<Edited, Title>
  subjects(files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects
  remedies(files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[]
  /** The first day, from a game that was just begun with the scenario and in which everything lies open. */
  report(g: G, files: CampaignFiles): readonly ReportLine[]
  /**
   * The player aid that any tables in their shape make beside the other files of a campaign, whatever is wrong with its scenarios; nothing
   * where those files cannot be read. It is asked again and again, so whatever it reads of them it reads once.
   */
  aid(files: CampaignFiles): ((tables: JsonObject) => readonly Chart[]) | undefined
  /** The lists of its order of battle, with the columns that its counters and boxes need. */
  armies(files: CampaignFiles): readonly ArmyList[]
  /** What puts a fault of its armies right; `shipped` is the order of battle that they are compared with. */
  armyRemedies?(
    files: CampaignFiles,
    document: JsonObject,
    problem: Problem,
    shipped: () => unknown,
  ): readonly ForcesRemedy[]
  /** What its map consists of, where that can be edited. */
  map?(files: CampaignFiles): MapPlan
  /** What puts a fault of the map right, beside taking off what is at fault; carried out on the file that has it. */
  mapRemedies?(files: CampaignFiles, problem: Problem): readonly Remedy[]
  /** What is asked again and again, by the rules themselves, in a copy of a game that was just begun; none where its armies lack somebody. */
  standard(g: G): readonly StandardQuestion[]
}
