import type { Play } from '../play/play.ts'
import type { JsonObject, Json, Result } from '../values/result.ts'
import type { Chart } from './charts.ts'
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

/** Something to choose from, or to add. */
export interface Choice {
  readonly id: string
  readonly title: Title
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

/** A column of a list in the order of battle. */
export interface ArmyColumn {
  /** Its place in a line. */
  readonly key: string
  readonly title: Title
  /** `numbers`: such as the morale over each box of a row. */
  readonly input: 'text' | 'words' | 'number' | 'numbers' | 'choice' | 'switch'
  /** A line may leave it out. */
  readonly optional: boolean
  readonly choices: readonly Choice[]
}

/** A list of the order of battle as its sheet: units, leaders, formations, counters. */
export interface ArmyList {
  /** Its place in the file. */
  readonly id: string
  readonly title: Title
  readonly columns: readonly ArmyColumn[]
  /** The field that tells its lines apart. */
  readonly key: string
  /** What a new line has, with what its id begins; null where there are as many as something else has. */
  readonly fresh: { readonly id: string; readonly content: JsonObject } | null
}

/** One change of the order of battle. */
export type LineEdit =
  | {
      readonly do: 'set-cell'
      readonly list: string
      readonly line: string
      readonly column: string
      readonly value: Json
    }
  | { readonly do: 'add-line'; readonly list: string }
  | { readonly do: 'copy-line' | 'drop-line' | 'put-line-back'; readonly list: string; readonly line: string }

/** Something that can be set of what lies on a map, by its place in its row. */
export interface MapColumn extends Omit<ArmyColumn, 'input'> {
  /** `place`: one of what lies in certain lists; `choices`: any of the choices. */
  readonly input: ArmyColumn['input'] | 'choices' | 'place'
  /** What a number lies between. */
  readonly least: number | null
  readonly most: number | null
  /** Of a place: the lists it is in. */
  readonly of: readonly string[]
  /** A value makes a part of the row that may be left out, with this in it; no value takes the whole part away. */
  readonly opens: { readonly part: string; readonly content: JsonObject } | null
  /** It is there only where the row has this. */
  readonly within: string | null
}

/** Lines within a row, such as the banks of a fortress. */
export interface MapPart {
  readonly key: string
  readonly title: Title
  readonly columns: readonly MapColumn[]
  readonly fresh: JsonObject
  /** A row has at least one of these lines, or it goes too. */
  readonly needed: boolean
}

/** How something lies on the ground; what is named are places in its row. */
export type MapShape =
  /**
   * A point. `drawn`: where else its sign is drawn; that is forgotten when it is moved. `along`: points in the row, in lists however deep, that
   * go with it, as the houses of a village; in new rows they stand about nought.
   */
  | {
      readonly is: 'place'
      readonly x: string
      readonly y: string
      readonly drawn: string | null
      readonly along?: string
    }
  /** It joins two of what lies in certain lists, both ways. `ends` may be places in a tuple; `bends` are points from one end to the other. */
  | {
      readonly is: 'way'
      readonly ends: readonly [string, string]
      readonly of: readonly string[]
      readonly bends: string | null
    }
  /**
   * An outline, with its point; the whole row is the outline where `ring` is empty. What shares corners with others of the list keeps them;
   * `neighbours` is the list of ways over shared sides.
   * `overlaps`: one may lie over another, as a wood on a slope.
   */
  | {
      readonly is: 'area'
      readonly ring: string
      readonly x: string | null
      readonly y: string | null
      readonly neighbours: string | null
      /** Where else something of it is written, such as its number; forgotten when it is moved, cut or put together with another. */
      readonly drawn: string | null
      readonly overlaps?: boolean
    }
  /**
   * `about`: an outline in the row that is drawn about a new line, as the foot of a height about its ridge. `least`: how many points it keeps, where
   * one will do.
   */
  | { readonly is: 'line'; readonly line: string; readonly about?: string; readonly least?: 1 }
  /** A grid of hexes: a letter for each in texts, a text for each row. What is set of a hex under `code` is its letter. */
  | { readonly is: 'hexes'; readonly rows: string }
  /** From hex to hex of such a list: the middles of those that are named. */
  | { readonly is: 'through'; readonly hexes: string; readonly of: string }
  /** Nowhere by itself: it says something of places. */
  | { readonly is: 'none' }

/** How something is sketched while it is edited. */
export type MapLook =
  | 'plain'
  | 'wood'
  | 'wet'
  | 'rough'
  | 'high'
  | 'strong'
  | 'road'
  | 'path'
  | 'none'
  | 'border'
  | 'rail'
  | 'major'
  | 'river'
  | 'canal'
  | 'brook'
export type MapSign = 'rail' | 'water' | 'bridge' | 'town' | 'fort' | 'exit'

/** A list of the campaign's files of what lies on its map. */
export interface MapList {
  readonly id: string
  readonly file: string
  /** Its place in the file; of what there is but one, the place of that, empty for the file itself. */
  readonly at: string
  /** There is but one; it can be added where it is lacking, and taken off, if it is among what is new. */
  readonly single: boolean
  /**
   * Its rows lie within rows of other lists of the file, as houses in villages: those at `of`, each in a list at the place `at` of its row, or being
   * what stands there where there is but one (`each`). A new one belongs to whatever of them is nearest.
   */
  readonly within: { readonly of: readonly string[]; readonly at: string; readonly each: 'many' | 'one' } | null
  /**
   * Another file tells two numbers of its rows, by their names: for each name at `at` a list of pairs at `values`, in the order in which the rows of
   * that name stand. Among the columns of this list they are `values.0` and `values.1`.
   */
  readonly pairs: {
    readonly file: string
    readonly begins: JsonObject
    readonly at: string
    readonly values: string
  } | null
  readonly title: Title
  readonly one: Title
  readonly shape: MapShape
  /** The field that tells its rows apart; null: their order, and of ways their ends. */
  readonly key: string | null
  /** What a row is called by. */
  readonly name: string | null
  readonly columns: readonly MapColumn[]
  readonly parts: readonly MapPart[]
  /** There are many, for the eye alone: they are sketched as long as the list is open. */
  readonly quiet: boolean
  /** What its file has beside its lists where it is not there yet. */
  readonly begins: JsonObject
  /** What new rows have beside where they lie; none: there are no more of them. */
  readonly fresh: readonly { readonly id: string; readonly title: Title; readonly content: Json }[]
  readonly look: {
    readonly column: string | null
    readonly of: { readonly [value: string]: MapLook }
    readonly usual: MapLook
  }
  /** Drawn beside or on it where the row has that. */
  readonly signs: readonly { readonly column: string; readonly sign: MapSign }[]
  /** How long its ways usually are, in km; null where their length means nothing. */
  readonly range: { readonly least: number; readonly most: number } | null
  /** The places that it names have this sign. */
  readonly marks: MapSign | null
}

/** What the map of a rule system consists of. */
export interface MapPlan {
  /**
   * The points of its files: degrees of longitude and latitude; units with the second downwards; columns and rows of hexes, where in columns that
   * sit lower the middle of a hex is half a row further down.
   */
  readonly ground: 'degrees' | 'units' | 'hexes'
  readonly lists: readonly MapList[]
  /** Where it says between which degrees or units it is drawn. */
  readonly frame: { readonly file: string; readonly at: string } | null
  /** Where else what lies in certain lists is named: in lists of names, or in rows by one of these fields. They go with it. */
  readonly named: readonly {
    readonly file: string
    readonly at: string
    readonly keys: readonly string[]
    readonly of: readonly string[]
  }[]
}

/** A point of the ground of a map. */
export type MapPoint = readonly [x: number, y: number]

/** One change of a map. Rows are called by their list's key, else by their ends or their number in the list. */
export type MapEdit =
  | {
      readonly do: 'map-add'
      readonly list: string
      readonly kind: string
      readonly name: string
      /** Where it lies, or its outline. */
      readonly points: readonly MapPoint[]
      /** What a way joins. */
      readonly ends: readonly string[]
    }
  | { readonly do: 'map-move'; readonly list: string; readonly item: string; readonly to: MapPoint }
  | {
      readonly do: 'map-set'
      readonly list: string
      readonly item: string
      readonly column: string
      readonly value: Json
    }
  | { readonly do: 'map-drop'; readonly list: string; readonly item: string }
  /** Of the places of a list, and of what is drawn, only what lies between two corners stays. */
  | { readonly do: 'map-crop'; readonly list: string; readonly from: MapPoint; readonly to: MapPoint }
  /** Another line within a row, or one struck. */
  | {
      readonly do: 'map-part'
      readonly list: string
      readonly item: string
      readonly part: string
      readonly drop: number | null
    }
  /** A corner of an outline or a line: moved with all that share it, struck, or put in behind another one. */
  | {
      readonly do: 'map-corner'
      readonly list: string
      readonly item: string
      readonly corner: number
      readonly how: 'move' | 'drop' | 'insert'
      readonly to: MapPoint
    }
  /** An area is cut from one of its corners to another; what lies behind becomes an area of that name. */
  | {
      readonly do: 'map-split'
      readonly list: string
      readonly item: string
      readonly from: number
      readonly to: number
      readonly name: string
    }
  /** Two neighbouring areas become the first of them. */
  | { readonly do: 'map-merge'; readonly list: string; readonly item: string; readonly other: string }
  /** Points, lines or outlines of a GeoJSON text, and whose data they are. */
  | { readonly do: 'map-import'; readonly list: string; readonly text: string; readonly attribution: string }

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
  /** What its map consists of, where that can be edited. */
  map?(files: CampaignFiles): MapPlan
  /** What puts a fault of the map right, beside taking off what is at fault; carried out on the file that has it. */
  mapRemedies?(files: CampaignFiles, problem: Problem): readonly Remedy[]
  /** What is asked again and again, by the rules themselves, in a copy of a game that was just begun; none where its armies lack somebody. */
  standard(g: G): readonly StandardQuestion[]
}
