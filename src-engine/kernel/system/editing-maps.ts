import type { Json, JsonObject } from '../values/result.ts'
import type { ArmyColumn } from './editing-lists.ts'
import type { Title } from './glance.ts'

/* What a designer edits of a map: what it consists of, how that lies on the ground, and changes of it. */

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
      /** What it is called among the ids, where it had one already; it is joined with nothing then, as its ways come with it. */
      readonly id?: string | undefined
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
