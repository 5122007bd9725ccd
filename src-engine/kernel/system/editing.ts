import type { Play } from '../play/play.ts'
import type { Json, JsonObject, Result } from '../values/result.ts'
import type { Chart } from './charts.ts'
import type { ArmyList, Choice } from './editing-lists.ts'
import type { MapPlan } from './editing-maps.ts'
import type { Title } from './glance.ts'
import type { CampaignFiles, Problem } from './system.ts'

/*
 * What the scenario editor requests from a rule system: what can be placed and where, what can be set, and how an edit
 * changes the document. A document is the JSON of a scenario's file. It may contain any fault, so nothing here throws
 * because of a document's content, and no edit makes a fault worse.
 */

/** JSON that an edit changes in place; the owner of the document detects the changes. */
export type OpenJson = null | boolean | number | string | OpenJson[] | OpenObject

export interface OpenObject {
  [key: string]: OpenJson
}

/** A value that can be set. Its id is defined by the system; on a thing it is the name used by `place`. */
export interface Field {
  readonly id: string
  readonly title: Title
  /** The section of the printed rules it comes from. */
  readonly section: string | null
  readonly input: 'switch' | 'number' | 'choice' | 'choices' | 'text' | 'words' | 'date' | 'place' | 'places' | 'thing'
  readonly value: Json
  /** May be omitted; the value is then null. */
  readonly optional: boolean
  readonly least: number | null
  readonly most: number | null
  readonly choices: readonly Choice[]
}

/** A line of a list that can grow and shrink. */
export interface Row {
  readonly id: string
  /** Its content as a sentence, built from its fields. */
  readonly sentence: Title
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  readonly kinds: readonly Choice[]
  readonly mayDrop: boolean
  readonly things: readonly string[]
  readonly places: readonly string[]
}

/** A group of fields and rows. */
export interface Sheet {
  readonly id: string
  readonly title: Title
  readonly fields: readonly Field[]
  readonly rows: readonly Row[]
  /** The kinds of rows that can be added. */
  readonly kinds: readonly Choice[]
}

/** Something that can be placed in a set-up. */
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
  /** Options besides its place. */
  readonly how: readonly Field[]
}

/** Everything a campaign offers for placing. */
export interface Palette {
  readonly things: readonly Thing[]
  readonly formations: readonly {
    readonly id: string
    readonly name: Title
    readonly side: number
    readonly colour: string | null
  }[]
  /** The names of the kinds of things. */
  readonly kinds: readonly Choice[]
  /** Boxes for things that arrive by a die roll rather than on a turn; used as places by `arrive`, without a turn. */
  readonly waiting: readonly Choice[]
  /**
   * How things arrive that are not there from the start: on a turn at a place, on a turn, only by a die roll, or never.
   */
  readonly arrival: 'at-place' | 'on-turn' | 'by-die' | 'never'
}

/**
 * Where a thing is: on the map, arriving later, or left out. On a measured table its place is a point, `x,y` in units
 * of the table.
 */
export interface Placement {
  readonly thing: string
  readonly key: string
  readonly at: 'map' | 'arrives' | 'absent'
  readonly place: string | null
  readonly turn: number | null
  readonly how: { readonly [name: string]: Json }
  /** On a measured table: how it lies there, for the system's part of the window to draw. */
  readonly base?: JsonObject
  readonly path: string
}

/** One edit of a document. */
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

/** The result of an edit: its title and the things it concerned. */
export interface Edited {
  readonly title: Title
  readonly things: readonly string[]
}

/** The subjects of a fault, so that the user can be led to it. */
export interface FaultSubjects {
  readonly things: readonly string[]
  readonly places: readonly string[]
  readonly fields: readonly string[]
}

/** A fix for a fault; changes the document in place. */
export interface Remedy {
  readonly title: Title
  apply(document: OpenObject): void
}

/** A fix for a mismatch between the order of battle and a scenario; changes both in place. */
export interface ForcesRemedy {
  readonly title: Title
  apply(armies: OpenObject, scenario: OpenObject): void
}

export interface ReportLine {
  readonly kind: string
  readonly side: number
  readonly tone: 'well' | 'note' | 'bad'
  readonly sentence: Title
  readonly things: readonly string[]
  readonly places: readonly string[]
}

/** A frequently asked question with the exact chances of its answers. */
export interface StandardQuestion {
  readonly id: string
  readonly title: Title
  readonly answers: readonly { readonly id: string; readonly title: Title; readonly chance: number }[]
}

/** `files` are the files of the campaign; `document` is the scenario being edited, whether it is among them or not. */
export interface Editing<G = Play> {
  /** A scenario with nothing placed. */
  empty(files: CampaignFiles, id: string, title: Title): JsonObject
  /** The document as another scenario. */
  renamed(document: JsonObject, id: string, title: Title): JsonObject
  palette(files: CampaignFiles): Palette
  placements(files: CampaignFiles, document: JsonObject): readonly Placement[]
  /**
   * Places where not all of these things may stand, with the reason. A measured table has unlimited places, so a single
   * `place` is checked: the first thing moves there, and the others that stand on the table with it keep their
   * distances.
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
  /** Applies an edit to the document, or returns the reason why it cannot. */
  applyEdit(files: CampaignFiles, document: OpenObject, edit: Edit): Result<Edited, Title>
  subjects(files: CampaignFiles, document: JsonObject, problem: Problem): FaultSubjects
  remedies(files: CampaignFiles, document: JsonObject, problem: Problem): readonly Remedy[]
  /** The first day, from a new game of the scenario with everything revealed. */
  report(g: G, files: CampaignFiles): readonly ReportLine[]
  /**
   * The player aid from any well-formed tables combined with the other files of a campaign, even if its scenarios have
   * faults; undefined if those files cannot be read. It is called often, so it reads the files only once.
   */
  aid(files: CampaignFiles): ((tables: JsonObject) => readonly Chart[]) | undefined
  /** The lists of its order of battle, with the columns that its counters and boxes need. */
  armies(files: CampaignFiles): readonly ArmyList[]
  /** Fixes for a fault in its armies; `shipped` is the order of battle they are compared with. */
  armyRemedies?(
    files: CampaignFiles,
    document: JsonObject,
    problem: Problem,
    shipped: () => unknown,
  ): readonly ForcesRemedy[]
  /** The structure of its map, if that can be edited. */
  map?(files: CampaignFiles): MapPlan
  /** Fixes for a fault in the map, besides removing the faulty item; applied to the file that contains it. */
  mapRemedies?(files: CampaignFiles, problem: Problem): readonly Remedy[]
  /**
   * Frequently asked questions, answered by the rules themselves on a copy of a new game; none if its armies lack a
   * unit they need.
   */
  standard(g: G): readonly StandardQuestion[]
}
