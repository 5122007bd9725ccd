import { z } from 'zod'
import type { Json as AnyJson } from '#engine/kernel/values/result.ts'
import { Json } from './games.ts'
import { Words } from './words.ts'

/*
 * The map of a campaign as it is edited with a draft. What it consists of the rule system says as data; the window sketches it and sends
 * edits, of which each leaves it whole.
 */

const Name = z.string().max(200)
const List = z.string().min(1).max(100)
const Item = z.string().min(1).max(300)
const point = z.tuple([z.number(), z.number()])
const points = z.array(point).readonly()

/** Edits of the map, among those of a draft. */
export const MapEdits = [
  /** Something new: at a point, with an outline, between two places (`ends`) or about one. */
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
  /** With all that hangs on it. */
  z.object({ do: z.literal('map-drop'), list: List, item: Item }),
  /** Only what lies between two corners stays: of the places of a list, and of what is drawn. */
  z.object({ do: z.literal('map-crop'), list: List, from: point, to: point }),
  /** Another line within something, or the one of that number struck. */
  z.object({
    do: z.literal('map-part'),
    list: List,
    item: Item,
    part: z.string().min(1).max(100),
    drop: z.int().nonnegative().nullable(),
  }),
  /** A corner moved for all areas that share it, struck, or put in behind that one. */
  z.object({
    do: z.literal('map-corner'),
    list: List,
    item: Item,
    corner: z.int().nonnegative(),
    how: z.enum(['move', 'drop', 'insert']),
    to: point,
  }),
  /** An area is cut from one corner to another; the part without its own point becomes an area of that name. */
  z.object({
    do: z.literal('map-split'),
    list: List,
    item: Item,
    from: z.int().nonnegative(),
    to: z.int().nonnegative(),
    name: Name,
  }),
  z.object({ do: z.literal('map-merge'), list: List, item: Item, other: Item }),
  /** What a GeoJSON text has of the kind of a list; whose data it is stands beside the map from then on. */
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
  /** Of a place: the lists it is in. */
  of: z.array(z.string()).readonly(),
})
export type MapColumn = z.infer<typeof MapColumn>

/** A value that stands in a column; null where it is left out. */
const Value = z.custom<AnyJson>((value) => value !== undefined)

const MapItem = z.object({
  id: z.string(),
  /** What it is called among the values that a fault is about. */
  address: z.string(),
  name: Words,
  at: point.nullable(),
  /** Its line, its outline, or the way from the one to the other. */
  line: points,
  /** What it joins or is about. */
  places: z.array(z.string()).readonly(),
  /** How long it is on the ground, and whether that is unusual. */
  km: z.number().nullable(),
  isFar: z.boolean(),
  look: z.string(),
  signs: z.array(z.string()).readonly(),
  /** By the ids of the columns; what cannot be set as it is now is not among them. */
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
  /** It is of the drawing alone: no rule reads it. */
  isDrawn: z.boolean(),
  /** It is sketched as long as it is open: there are many, or they lie over others. */
  isQuiet: z.boolean(),
  single: z.boolean(),
  /** Rows have names of their own. */
  isNamed: z.boolean(),
  /** They are places that others name. */
  isPlace: z.boolean(),
  /** Of ways: the lists whose places they join, and whether they have bends. */
  of: z.array(z.string()).readonly(),
  hasBends: z.boolean(),
  /** How long its ways usually are, in km. */
  range: z.object({ least: z.number(), most: z.number() }).nullable(),
  columns: z.array(MapColumn).readonly(),
  parts: z.array(z.object({ id: z.string(), title: Words, columns: z.array(MapColumn).readonly() })).readonly(),
  /** More can be added: of what there is but one, as long as there is none. */
  mayAdd: z.boolean(),
  /** What can be added; some of it is about a place. */
  fresh: z.array(z.object({ id: z.string(), title: Words, isAboutPlace: z.boolean() })).readonly(),
  items: z.array(MapItem).readonly(),
})
export type MapList = z.infer<typeof MapList>

export const DraftMap = z.object({
  /** Of which files of the campaign it is, as a snapshot says. */
  ground: z.int(),
  /** How long a unit eastward is on the sketch beside one northward, and whether the second number counts downwards. */
  stretch: z.number().positive(),
  down: z.boolean(),
  /** By how much a coordinate is made greater or less at a time. */
  step: z.number().positive(),
  /** Points can be taken in from GeoJSON. */
  takesGeoJson: z.boolean(),
  /** What of the ground is seen at first. */
  box: z.object({ west: z.number(), east: z.number(), south: z.number(), north: z.number() }),
  attribution: Words,
  lists: z.array(MapList).readonly(),
})
export type DraftMap = z.infer<typeof DraftMap>
