import type { Json, JsonObject } from '../values/result.ts'
import type { ArmyColumn } from './editing-lists.ts'
import type { Title } from './glance.ts'

/* The editable map: its lists, their shapes on the ground, and edits of them. */

/** An editable property of a map item, by its key within the row. */
export interface MapColumn extends Omit<ArmyColumn, 'input'> {
  /** `place`: one item of certain lists; `choices`: any number of the choices. */
  readonly input: ArmyColumn['input'] | 'choices' | 'place'
  /** The bounds of a number. */
  readonly least: number | null
  readonly most: number | null
  /** For a place: the lists it may come from. */
  readonly of: readonly string[]
  /**
   * Setting a value creates this optional part of the row with this content; clearing the value removes the whole part.
   */
  readonly opens: { readonly part: string; readonly content: JsonObject } | null
  /** The column exists only in rows that have this part. */
  readonly within: string | null
}

/** Lines within a row, such as the banks of a fortress. */
export interface MapPart {
  readonly key: string
  readonly title: Title
  readonly columns: readonly MapColumn[]
  readonly fresh: JsonObject
  /** A row needs at least one of these lines, or it is removed too. */
  readonly needed: boolean
}

/** The shape of an item on the ground; the names are keys within its row. */
export type MapShape =
  /**
   * A point. `drawn`: the position of its sign if that is elsewhere, cleared when the point is moved. `along`: points
   * in the row (in nested lists) that move with it, such as the houses of a village; in new rows they lie around the
   * origin.
   */
  | {
      readonly is: 'place'
      readonly x: string
      readonly y: string
      readonly drawn: string | null
      readonly along?: string
    }
  /**
   * A two-way link between two items of certain lists. `ends` may be positions in a tuple; `bends` are the points from
   * one end to the other.
   */
  | {
      readonly is: 'way'
      readonly ends: readonly [string, string]
      readonly of: readonly string[]
      readonly bends: string | null
    }
  /**
   * An outline with its point; an empty `ring` means the whole row is the outline. Corners shared with other items of
   * the list stay shared. `neighbours` is the list of ways across shared sides. `overlaps`: one item may lie over
   * another, such as a wood on a slope.
   */
  | {
      readonly is: 'area'
      readonly ring: string
      readonly x: string | null
      readonly y: string | null
      readonly neighbours: string | null
      /**
       * The position of a related label, such as its number, if that is elsewhere; cleared when the area is moved,
       * split or merged.
       */
      readonly drawn: string | null
      readonly overlaps?: boolean
    }
  /**
   * `about`: an outline in the row that is drawn around a new line, such as the foot of a height around its ridge.
   * `least`: the minimum number of points, where a single one is enough.
   */
  | { readonly is: 'line'; readonly line: string; readonly about?: string; readonly least?: 1 }
  /** A hex grid: one text per row, one letter per hex. The column `code` of a hex is its letter. */
  | { readonly is: 'hexes'; readonly rows: string }
  /** A path from hex to hex of such a list, through the middles of the hexes named. */
  | { readonly is: 'through'; readonly hexes: string; readonly of: string }
  /** No shape of its own: it describes places. */
  | { readonly is: 'none' }

/** How an item is sketched during editing. */
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

/** A list of map items in the campaign's files. */
export interface MapList {
  readonly id: string
  readonly file: string
  /** Its key in the file. For a single item, the key of that item; empty for the file itself. */
  readonly at: string
  /** There is only one item. It can be added where it is missing, and removed if `fresh` lists it. */
  readonly single: boolean
  /**
   * The rows lie within rows of other lists of the file (`of`), such as houses in villages: in a list at the key `at`
   * of the row, or as a single item there (`each`). A new item belongs to the nearest of those rows.
   */
  readonly within: { readonly of: readonly string[]; readonly at: string; readonly each: 'many' | 'one' } | null
  /**
   * Another file holds two numbers for each row, by name: for each name in `at`, a list of pairs in `values`, in the
   * order of the rows with that name. The columns `values.0` and `values.1` of this list edit them.
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
  /** The field that identifies its rows; null: rows are identified by their order, ways by their ends. */
  readonly key: string | null
  /** The field with the name of a row. */
  readonly name: string | null
  readonly columns: readonly MapColumn[]
  readonly parts: readonly MapPart[]
  /** Numerous and purely visual: sketched only while the list is open. */
  readonly quiet: boolean
  /** The content of a new file apart from its lists. */
  readonly begins: JsonObject
  /** The content of new rows apart from their position; if empty, no rows can be added. */
  readonly fresh: readonly { readonly id: string; readonly title: Title; readonly content: Json }[]
  readonly look: {
    readonly column: string | null
    readonly of: { readonly [value: string]: MapLook }
    readonly usual: MapLook
  }
  /** Signs drawn beside or on an item whose row has that column. */
  readonly signs: readonly { readonly column: string; readonly sign: MapSign }[]
  /** The usual length of its ways in km; null where length has no meaning. */
  readonly range: { readonly least: number; readonly most: number } | null
  /** The sign of the places it names. */
  readonly marks: MapSign | null
}

/** The lists and other parts of a rule system's map. */
export interface MapPlan {
  /**
   * The coordinates in its files: degrees of longitude and latitude; units, the second downwards; or columns and rows
   * of hexes, where the middle of a hex in a lower column is half a row further down.
   */
  readonly ground: 'degrees' | 'units' | 'hexes'
  readonly lists: readonly MapList[]
  /** Where the map section (in degrees or units) is stored. */
  readonly frame: { readonly file: string; readonly at: string } | null
  /**
   * Other places that name items of certain lists: lists of names, or rows with one of these fields. They are removed
   * together with the item.
   */
  readonly named: readonly {
    readonly file: string
    readonly at: string
    readonly keys: readonly string[]
    readonly of: readonly string[]
  }[]
}

/** A point in the coordinates of a map. */
export type MapPoint = readonly [x: number, y: number]

/** One edit of a map. Rows are identified by their list's key, otherwise by their ends or their index in the list. */
export type MapEdit =
  | {
      readonly do: 'map-add'
      readonly list: string
      readonly kind: string
      readonly name: string
      /** Its position or outline. */
      readonly points: readonly MapPoint[]
      /** The ends of a way. */
      readonly ends: readonly string[]
      /**
       * The former id of an item that is added again. Nothing is joined to it automatically then, as its ways are added
       * again too.
       */
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
  /** Removes all places of a list, and all that is drawn, outside the rectangle between two corners. */
  | { readonly do: 'map-crop'; readonly list: string; readonly from: MapPoint; readonly to: MapPoint }
  /** Adds a line within a row, or removes one. */
  | {
      readonly do: 'map-part'
      readonly list: string
      readonly item: string
      readonly part: string
      readonly drop: number | null
    }
  /** A corner of an outline or a line: moved together with all that share it, removed, or inserted behind another. */
  | {
      readonly do: 'map-corner'
      readonly list: string
      readonly item: string
      readonly corner: number
      readonly how: 'move' | 'drop' | 'insert'
      readonly to: MapPoint
    }
  /** Splits an area from one corner to another; the part behind becomes a new area of that name. */
  | {
      readonly do: 'map-split'
      readonly list: string
      readonly item: string
      readonly from: number
      readonly to: number
      readonly name: string
    }
  /** Merges two neighbouring areas into the first. */
  | { readonly do: 'map-merge'; readonly list: string; readonly item: string; readonly other: string }
  /** Imports points, lines or outlines from a GeoJSON text, with the attribution of the data. */
  | { readonly do: 'map-import'; readonly list: string; readonly text: string; readonly attribution: string }
