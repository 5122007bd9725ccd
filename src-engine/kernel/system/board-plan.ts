import type { Title } from './glance.ts'

/**
 * The playing surface of a campaign for code that draws it and knows no rules: pictures, maps, names, pointers and
 * keys. A side is given by its number.
 */
export type BoardPlan = ZonePlan | HexPlan | AreaPlan | TablePlan

export type LonLat = readonly [lon: number, lat: number]

/** Zones and their connections, with the data to draw a map of them. */
export interface ZonePlan {
  readonly kind: 'zones'
  readonly sheet: SheetWords
  /** How each side is shown on the map. */
  readonly sides: readonly [PlanSide, PlanSide]
  readonly zones: readonly PlanZone[]
  readonly connections: readonly PlanConnection[]
  readonly fortresses: readonly PlanFortress[]
  /** Places off the map, and the links to them. */
  readonly sectors: readonly PlanSector[]
  readonly sectorLinks: readonly PlanSectorLink[]
  /** The side that owns each edge of the map; an omitted edge belongs to no side. */
  readonly edges: { readonly [edge in Edge]?: number | undefined }
  /** Lines and outlines for drawing; without them the map is described in words. */
  readonly geometry: PlanGeometry | undefined
}

/** The texts printed on the sheet beside the map. */
export interface SheetWords {
  /** A line above the title. */
  readonly series?: Title | undefined
  readonly title: Title
  readonly subtitle?: Title | undefined
  readonly occasion?: Title | undefined
  /** The author and publisher of the sheet: a line at its foot. */
  readonly imprint?: Title | undefined
  /** The source of the data the map was made from. */
  readonly attribution: Title
}

/** The colours and signs of a side. */
export type Dress = 'blue' | 'grey'

/** The dresses of the two sides, always different. */
export type Dresses = readonly ['blue', 'grey'] | readonly ['grey', 'blue']

export interface PlanSide {
  readonly name: Title
  readonly dress: Dress
  /** The text printed along an edge that the side owns. */
  readonly edge: Title
  /**
   * Where the side's units may leave the map: its name in the legend, the text for such a zone, and the stripes of the
   * flag.
   */
  readonly exit?: { readonly name: Title; readonly says: Title; readonly flag: readonly [string, string, string] }
}

export type Terrain = 'clear' | 'forest' | 'swamp' | 'difficult' | 'mountainous'
export type WaterClass = 'major' | 'river' | 'canal'
export type Edge = 'north' | 'east' | 'south' | 'west'
export type PlanWay = 'road' | 'path' | 'none'

interface Placed {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** Where to draw the symbol if the true place is too close to another. */
  readonly draw?: { readonly lat: number; readonly lon: number } | undefined
}

export interface PlanZone extends Placed {
  /**
   * The ground it covers if areas tile the map: a closed outline without repeating the first point. Without an outline
   * the zone is a point.
   */
  readonly outline?: readonly LonLat[] | undefined
  /** The modern spelling if it differs. */
  readonly modern?: string | undefined
  readonly terrain: Terrain
  readonly town: boolean
  /** The country it lies in, if not the main country of the map. */
  readonly abroad?: Title | undefined
  /** In a neutral country: drawn pale. */
  readonly neutral: boolean
  readonly edges?: readonly Edge[] | undefined
  /** The ways that leave the map here. */
  readonly exits?: readonly { readonly to: string; readonly way: PlanWay; readonly rail: boolean }[] | undefined
  /** The side whose units may leave the map here. */
  readonly exitOf?: number | undefined
}

export interface PlanSector extends Placed {
  readonly owner: number
}

export interface PlanFortress {
  readonly id: string
  readonly name: string
  readonly zones: readonly { readonly zone: string; readonly value: number }[]
  readonly capacity: number
}

export interface PlanWater {
  readonly name: string
  readonly class: WaterClass
  readonly bridge: boolean
  readonly pontoonSite: boolean
  readonly permanentPontoon?: boolean | undefined
}

export interface PlanConnection {
  readonly a: string
  readonly b: string
  /** "none": only a railway joins the two zones. */
  readonly way: PlanWay
  readonly rail: boolean
  readonly km: number
  /** The largest waterway crossed, and the smaller ones. */
  readonly water?: PlanWater | undefined
  readonly alsoWater?: readonly PlanWater[] | undefined
  readonly tunnel?: string | undefined
  /** The number of a great road. */
  readonly route?: string | undefined
  /** Bend points, from a to b. */
  readonly via?: readonly LonLat[] | undefined
}

export interface PlanSectorLink {
  readonly a: string
  readonly b: string
  readonly way: PlanWay
  readonly rail: boolean
}

export interface PlanGeometry {
  /** The map section, in degrees. */
  readonly frame: { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
  readonly rivers: readonly PlanRiver[]
  /** The villages through which connections are drawn, from a to b. */
  readonly ways: readonly { readonly a: string; readonly b: string; readonly line: readonly LonLat[] }[]
  readonly areas: readonly {
    readonly name: string
    readonly terrain: Terrain
    readonly dark?: boolean | undefined
    readonly ring: readonly LonLat[]
  }[]
  /** Ways that are drawn but not used by any rule. */
  readonly lanes?:
    | readonly { readonly name: string; readonly kind: 'road' | 'path' | 'rail'; readonly line: readonly LonLat[] }[]
    | undefined
  /** Villages that are drawn without a name and are not zones. */
  readonly hamlets?: readonly LonLat[] | undefined
  /**
   * Ground heights along lines, in metres, interpolated linearly from the first point to the last; rivers cut valleys
   * into them.
   */
  readonly heights?:
    | readonly {
        readonly name: string
        readonly from: number
        readonly to?: number | undefined
        readonly line: readonly LonLat[]
      }[]
    | undefined
  readonly borders: readonly { readonly name: string; readonly line: readonly LonLat[] }[]
  readonly abroad: readonly { readonly name: string; readonly ring: readonly LonLat[] }[]
  readonly regions: readonly {
    readonly name: string
    readonly kind: 'country' | 'landscape' | 'wood'
    /** The approximate position of the name. */
    readonly label: LonLat
    /** Degrees clockwise. */
    readonly angle?: number | undefined
  }[]
}

export interface PlanRiver {
  readonly name: string
  /** The text written along it, with its article if the map's language has one. */
  readonly label: string
  /** A brook is drawn but not used by any rule. */
  readonly class: WaterClass | 'brook'
  readonly source?: string | undefined
  /** Metres above sea level at the start and at the end of the line. */
  readonly heights?: readonly [number, number] | undefined
  /** From the source downstream. */
  readonly line: readonly LonLat[]
}

/** Flat-topped hexes, with their contents and hexsides. */
export interface HexPlan {
  readonly kind: 'hexes'
  readonly columns: number
  readonly rows: number
  /** The columns that sit half a hex lower than their neighbours. */
  readonly lower: 'even' | 'odd'
  /** `look`: how it is drawn; an unknown look is drawn plain. */
  readonly terrain: readonly { readonly code: string; readonly name: Title; readonly look: string }[]
  readonly hexes: readonly PlanHex[]
  readonly places: readonly { readonly hex: string; readonly name: Title }[]
  /** The texts beside the map and the data to draw it; without them it is drawn plainly. */
  readonly sheet?: SheetWords | undefined
  readonly drawing?: HexDrawing | undefined
  /** The kinds of features on hexsides, and where they are. */
  readonly features: readonly { readonly id: string; readonly name: Title }[]
  readonly hexsides: readonly { readonly between: readonly [string, string]; readonly feature: string }[]
  /** The ways of the rules, from hex to hex; empty if the rules have none. */
  readonly ways: readonly { readonly kind: 'road' | 'path' | 'rail'; readonly hexes: readonly string[] }[]
}

export interface PlanHex {
  readonly hex: string
  /** The label printed in it, also used as its name if it has none: mostly its number. */
  readonly label: string
  readonly terrain: string
  /** The number of steps above the lowest ground. */
  readonly level: number
  readonly column: number
  readonly row: number
  /** The hexes it shares a side with, clockwise from the north. */
  readonly neighbours: readonly string[]
}

/**
 * A point on a plan in columns and rows. The middle of a hex is at its own column and row; in lower columns, half a row
 * further down.
 */
export type HexPoint = readonly [column: number, row: number]

/** The visible ground of a hex plan. Woods, bushes, heights and houses are drawn from the hexes themselves. */
export interface HexDrawing {
  /** The width of a hex on the ground. */
  readonly hexKilometres: number
  /** The height of the lowest ground, and of each level above it, in metres. */
  readonly relief: { readonly base: number; readonly step: number }
  readonly waters: readonly {
    readonly name: string
    readonly class: PlanRiver['class']
    readonly line: readonly HexPoint[]
  }[]
  readonly ways: readonly {
    readonly name: string
    readonly kind: 'imperial' | 'road' | 'path' | 'rail'
    readonly line: readonly HexPoint[]
  }[]
  /**
   * The houses of a place within its built-up hexes: `size` is the distance in hexes around it; they stand along the
   * ways that lead through it.
   */
  readonly villages: readonly {
    readonly name: string
    readonly kind: 'town' | 'village' | 'works'
    readonly at: HexPoint
    readonly size: number
  }[]
  /** At one point, or along a line. */
  readonly names: readonly {
    readonly text: Title
    readonly kind: 'town' | 'village' | 'hill' | 'wood' | 'water' | 'way' | 'land'
    readonly at: readonly HexPoint[]
  }[]
  /** The turn track printed beside the map; the first turn begins at a time such as 12:00. */
  readonly track?: { readonly turns: number; readonly from: string; readonly minutes: number } | undefined
}

/** Areas that tile the ground, as on a siege plan: each borders on others and holds counters. */
export interface AreaPlan {
  readonly kind: 'areas'
  readonly sheet: SheetWords
  /** The map section, in degrees. */
  readonly frame: PlanGeometry['frame']
  readonly areas: readonly PlanArea[]
  /** Boxes beside the map that hold counters, and the areas they lead to. */
  readonly boxes: readonly { readonly id: string; readonly name: Title; readonly leadsTo: readonly string[] }[]
  /** The turn track printed beside the map. */
  readonly track?: readonly { readonly label: string; readonly when: Title }[] | undefined
  /** The visible ground; without it the areas are drawn plainly. */
  readonly drawing?: AreaDrawing | undefined
}

export interface PlanArea {
  readonly id: string
  /** The label printed in it: mostly its number. */
  readonly label: string
  readonly name: Title
  /** Its border: closed, without repeating the first point. Neighbours share their points. */
  readonly outline: readonly LonLat[]
  /** The position of its label. */
  readonly labelAt: LonLat
  /** The areas that it shares a border with. */
  readonly neighbours: readonly string[]
  /** A sign printed beside its label, such as +1. */
  readonly sign?: string | undefined
  /** How heavily it is drawn: open ground, strong place, fortress. */
  readonly strength: 'open' | 'strong' | 'fortress'
  /** Short statements about it. */
  readonly facts: readonly Title[]
}

/** The visible ground of an area plan. No rule uses it. */
export interface AreaDrawing {
  readonly rivers: readonly {
    readonly name: string
    readonly class: PlanRiver['class']
    readonly line: readonly LonLat[]
  }[]
  readonly ponds: readonly { readonly name: string; readonly outline: readonly LonLat[] }[]
  readonly roads: readonly {
    readonly name: string
    readonly kind: 'imperial' | 'road' | 'path'
    readonly line: readonly LonLat[]
  }[]
  readonly railways: readonly { readonly name: string; readonly line: readonly LonLat[] }[]
  /** Places with their blocks of houses; the town comes first. */
  readonly villages: readonly DrawnBlocks[]
  readonly station?: DrawnBlocks | undefined
  readonly woods: readonly { readonly name: string; readonly outline: readonly LonLat[] }[]
  /** Heights: the line along the top, its height in metres above sea level, and the outline of the foot. */
  readonly heights: readonly {
    readonly name: string
    readonly metres: number
    readonly ridge: readonly LonLat[]
    readonly outline: readonly LonLat[]
  }[]
  /** Walls and field works. An `inner` line runs within a wall; lines of works are open. */
  readonly works: readonly {
    readonly name: string
    readonly kind: 'enceinte' | 'citadel' | 'fort' | 'redoubt' | 'hornwork' | 'tower' | 'line'
    readonly outline: readonly LonLat[]
    readonly inner?: readonly LonLat[] | undefined
  }[]
}

export interface DrawnBlocks {
  readonly name: string
  readonly at: LonLat
  readonly blocks: readonly (readonly LonLat[])[]
}

/** A point of a table in its whole units: eastwards, then southwards. */
export type TablePoint = readonly [x: number, y: number]

/** A table on which everything is measured: counters stand at points with their true size, not in places. */
export interface TablePlan {
  readonly kind: 'table'
  readonly sheet: SheetWords
  /** Width and height in units, and the units per inch. */
  readonly size: TablePoint
  readonly unitsPerInch: number
  /** Metres of ground per inch: from west to east, and from north to south. */
  readonly inchOfGround: readonly [across: number, down: number]
  /** The ground as the rules know it. */
  readonly areas: readonly PlanGround<'river' | 'beyond' | 'slope' | 'steep' | 'wood' | 'houses'>[]
  readonly lines: readonly PlanGround<'crest' | 'wall' | 'trench' | 'stream' | 'road'>[]
  /** Named points, for saying what something is near to. */
  readonly places: readonly { readonly id: string; readonly name: Title; readonly at: TablePoint }[]
  /** Parts of the table edge by which a side may leave. */
  readonly exits: readonly {
    readonly dress: Dress
    readonly name: Title
    readonly from: TablePoint
    readonly to: TablePoint
  }[]
  /** Further visible ground; without it the ground is drawn flat and without names. */
  readonly drawing?: TableDrawing | undefined
}

/** Ground of one look: a line, or an outline without repeating the first point. */
export interface PlanGround<Look extends string = string> {
  readonly id: string
  readonly look: Look
  readonly name: Title
  readonly points: readonly TablePoint[]
}

/** Not used by any rule. */
export interface TableDrawing {
  /** Metres above sea level along lines, interpolated linearly from the first point to the last. */
  readonly heights: readonly { readonly line: readonly TablePoint[]; readonly from: number; readonly to: number }[]
  /** At one point, or along a line. */
  readonly names: readonly {
    readonly text: Title
    readonly kind: 'town' | 'village' | 'hill' | 'wood' | 'water' | 'way' | 'land'
    readonly at: readonly TablePoint[]
  }[]
}
