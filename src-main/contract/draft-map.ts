import { z } from 'zod'
import type { Json as AnyJson } from '#engine/kernel/values/result.ts'
import { Json } from './games.ts'
import { Words } from './words.ts'

/*
 * The map of a campaign, edited with a draft. The rule system describes its structure as data; the window sketches it
 * and sends edits. Every edit leaves the map consistent.
 */

const Name = z.string().max(200)
const List = z.string().min(1).max(100)
const Item = z.string().min(1).max(300)
const point = z.tuple([z.number(), z.number()])
const points = z.array(point).readonly()

/** The map edits among the edits of a draft. */
export const MapEdits = [
  /** Adds an item: at a point, with an outline, between two places (`ends`), or about one place. */
  z.object({
    do: z.literal('map-add'),
    list: List,
    kind: z.string().max(100),
    name: Name,
    points: z.array(point).max(2000).default([]),
    ends: z.array(Item).max(2).default([]),
  }),
  z.object({ do: z.literal('map-move'), list: List, item: Item, to: point }),
  z.object({ do: z.literal('map-set'), list: List, item: Item, column: z.string().min(1).max(200), value: Json }),
  /** Removes an item with everything that depends on it. */
  z.object({ do: z.literal('map-drop'), list: List, item: Item }),
  /** Removes all places of a list, and all that is drawn, outside the rectangle between two corners. */
  z.object({ do: z.literal('map-crop'), list: List, from: point, to: point }),
  /** Adds a line within an item, or removes the line with this number. */
  z.object({
    do: z.literal('map-part'),
    list: List,
    item: Item,
    part: z.string().min(1).max(100),
    drop: z.int().nonnegative().nullable(),
  }),
  /** Moves a corner for all areas that share it, removes it, or inserts one behind it. */
  z.object({
    do: z.literal('map-corner'),
    list: List,
    item: Item,
    corner: z.int().nonnegative(),
    how: z.enum(['move', 'drop', 'insert']),
    to: point,
  }),
  /**
   * Splits an area from one corner to another; the part without the area's own point becomes a new area of that name.
   */
  z.object({
    do: z.literal('map-split'),
    list: List,
    item: Item,
    from: z.int().nonnegative(),
    to: z.int().nonnegative(),
    name: Name,
  }),
  z.object({ do: z.literal('map-merge'), list: List, item: Item, other: Item }),
  /**
   * Imports the features of a GeoJSON text that suit the list; from then on the attribution is shown beside the map.
   */
  z.object({
    do: z.literal('map-import'),
    list: List,
    text: z.string().max(5_000_001),
    attribution: z.string().max(500),
  }),
] as const

const Kinds = z.array(z.object({ id: z.string(), title: Words })).readonly()
const MapColumn = z.object({
  id: z.string(),
  title: Words,
  input: z.enum(['text', 'words', 'number', 'numbers', 'choice', 'choices', 'switch', 'place']),
  optional: z.boolean(),
  choices: Kinds,
  least: z.number().nullable(),
  most: z.number().nullable(),
  /** For a place: the lists it may come from. */
  of: z.array(z.string()).readonly(),
})
export type MapColumn = z.infer<typeof MapColumn>

/** A value of a column; null if omitted. */
const Value = z.custom<AnyJson>((value) => value !== undefined)

const MapItem = z.object({
  id: z.string(),
  /** The address used by faults. */
  address: z.string(),
  name: Words,
  at: point.nullable(),
  /** Its line, its outline, or the line between its ends. */
  line: points,
  /** The places it joins or is about. */
  places: z.array(z.string()).readonly(),
  /** Its length on the ground, and whether that is unusual. */
  km: z.number().nullable(),
  isFar: z.boolean(),
  look: z.string(),
  signs: z.array(z.string()).readonly(),
  /** By column id; columns that currently cannot be set are missing. */
  values: z.record(z.string(), Value),
  parts: z.record(z.string(), z.array(z.record(z.string(), Value)).readonly()),
  isNew: z.boolean(),
})
export type MapItem = z.infer<typeof MapItem>

const MapList = z.object({
  id: z.string(),
  title: Words,
  one: Words,
  shape: z.enum(['place', 'way', 'area', 'line', 'hexes', 'through', 'none']),
  /** Only drawn: no rule reads it. */
  isDrawn: z.boolean(),
  /** Sketched only while the list is open, because there are many or they lie over others. */
  isQuiet: z.boolean(),
  single: z.boolean(),
  /** Rows have their own names. */
  isNamed: z.boolean(),
  /** Its items are places that others refer to. */
  isPlace: z.boolean(),
  /** For ways: the lists of the places they join, and whether they have bends. */
  of: z.array(z.string()).readonly(),
  hasBends: z.boolean(),
  /** The usual length of its ways, in km. */
  range: z.object({ least: z.number(), most: z.number() }).nullable(),
  columns: z.array(MapColumn).readonly(),
  parts: z.array(z.object({ id: z.string(), title: Words, columns: z.array(MapColumn).readonly() })).readonly(),
  /** Whether items can be added; a single item only while there is none. */
  mayAdd: z.boolean(),
  /** The kinds of items that can be added; some are about a place. */
  fresh: z.array(z.object({ id: z.string(), title: Words, isAboutPlace: z.boolean() })).readonly(),
  items: z.array(MapItem).readonly(),
})
export type MapList = z.infer<typeof MapList>

export const DraftMap = z.object({
  /** The version of the campaign's files, as in a snapshot. */
  ground: z.int(),
  /**
   * The length of an eastward unit on the sketch relative to a northward one, and whether the second coordinate counts
   * downwards.
   */
  stretch: z.number().positive(),
  down: z.boolean(),
  /** The step by which a coordinate is changed. */
  step: z.number().positive(),
  /** Whether points can be imported from GeoJSON. */
  takesGeoJson: z.boolean(),
  /** The section shown at first. */
  box: z.object({ west: z.number(), east: z.number(), south: z.number(), north: z.number() }),
  attribution: Words,
  lists: z.array(MapList).readonly(),
})
export type DraftMap = z.infer<typeof DraftMap>
