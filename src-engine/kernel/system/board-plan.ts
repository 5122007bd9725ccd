import type { Title } from './glance.ts'

/**
 * What a campaign is played on, for whoever shows it and knows no rule: pictures, drawn maps, names, pointers and keys. A side is
 * its number.
 */
export type BoardPlan = ZonePlan | HexPlan | AreaPlan | TablePlan

export type LonLat = readonly [lon: number, lat: number]

/** Zones and what connects them, with what a map of them is drawn from. */
export interface ZonePlan {
  readonly kind: 'zones'
  readonly sheet: SheetWords
  /** How each side is shown on the map. */
  readonly sides: readonly [PlanSide, PlanSide]
  readonly zones: readonly PlanZone[]
  readonly connections: readonly PlanConnection[]
  readonly fortresses: readonly PlanFortress[]
  /** Places off the map, and what leads to them. */
  readonly sectors: readonly PlanSector[]
  readonly sectorLinks: readonly PlanSectorLink[]
  /** Whose each edge of the map is; one that is not named is nobody’s. */
  readonly edges: { readonly [edge in Edge]?: number | undefined }
  /** Lines and outlines for drawing; without them the map is told in words. */
  readonly geometry: PlanGeometry | undefined
}

/** What is written on the sheet beside the map. */
export interface SheetWords {
  /** A line over the title. */
  readonly series?: Title | undefined
  readonly title: Title
  readonly subtitle?: Title | undefined
  readonly occasion?: Title | undefined
  /** Who drew and published the sheet: a line at its foot. */
  readonly imprint?: Title | undefined
  /** Whose data the map was made from. */
  readonly attribution: Title
}

/** The colours and signs that a side wears. */
export type Dress = 'blue' | 'grey'

/** What the two sides wear: no two wear the same. */
export type Dresses = readonly ['blue', 'grey'] | readonly ['grey', 'blue']

export interface PlanSide {
  readonly name: Title
  readonly dress: Dress
  /** What stands along an edge that is the side’s. */
  readonly edge: Title
  /** Where its units may leave the map: what the legend calls that, what is said of such a zone, and the flag’s stripes. */
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
  /** Where the symbol is drawn when the true place is too near to another. */
  readonly draw?: { readonly lat: number; readonly lon: number } | undefined
}

export interface PlanZone extends Placed {
  /** The ground it covers, where areas tile the map: a closed outline; the first point is not repeated. Without one it is a place. */
  readonly outline?: readonly LonLat[] | undefined
  /** The present spelling, where it differs. */
  readonly modern?: string | undefined
  readonly terrain: Terrain
  readonly town: boolean
  /** The country it lies in, where that is not the one most of the map is of. */
  readonly abroad?: Title | undefined
  /** In a country that takes no part: drawn pale. */
  readonly neutral: boolean
  readonly edges?: readonly Edge[] | undefined
  /** What leaves the map here. */
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
  /** The greatest waterway crossed, and the lesser ones. */
  readonly water?: PlanWater | undefined
  readonly alsoWater?: readonly PlanWater[] | undefined
  readonly tunnel?: string | undefined
  /** The number of a great road. */
  readonly route?: string | undefined
  /** Bends, from a to b. */
  readonly via?: readonly LonLat[] | undefined
}

export interface PlanSectorLink {
  readonly a: string
  readonly b: string
  readonly way: PlanWay
  readonly rail: boolean
}

export interface PlanGeometry {
  /** The degrees between which the map is drawn. */
  readonly frame: { readonly west: number; readonly east: number; readonly south: number; readonly north: number }
  readonly rivers: readonly PlanRiver[]
  /** The villages that connections are drawn through, from a to b. */
  readonly ways: readonly { readonly a: string; readonly b: string; readonly line: readonly LonLat[] }[]
  readonly areas: readonly {
    readonly name: string
    readonly terrain: Terrain
    readonly dark?: boolean | undefined
    readonly ring: readonly LonLat[]
  }[]
  /** Ways that are drawn, yet no rule knows them. */
  readonly lanes?:
    | readonly { readonly name: string; readonly kind: 'road' | 'path' | 'rail'; readonly line: readonly LonLat[] }[]
    | undefined
  /** Villages that are drawn without a name, and are no zones. */
  readonly hamlets?: readonly LonLat[] | undefined
  /** How high the ground is along lines, in metres, evenly from the first point to the last; rivers cut their valleys into it. */
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
    /** About where the name is written. */
    readonly label: LonLat
    /** Degrees clockwise. */
    readonly angle?: number | undefined
  }[]
}

export interface PlanRiver {
  readonly name: string
  /** What is written along it: with its article, where the language of the map has one. */
  readonly label: string
  /** A brook is drawn, yet no rule knows it. */
  readonly class: WaterClass | 'brook'
  readonly source?: string | undefined
  /** Metres above the sea where the line begins and where it ends. */
  readonly heights?: readonly [number, number] | undefined
  /** From the source downwards. */
  readonly line: readonly LonLat[]
}

/** Flat-topped hexes, with what lies in and between them. */
export interface HexPlan {
  readonly kind: 'hexes'
  readonly columns: number
  readonly rows: number
  /** The columns that sit half a hex lower than their neighbours. */
  readonly lower: 'even' | 'odd'
  /** `look`: how it is drawn; a look that nobody knows is drawn plain. */
  readonly terrain: readonly { readonly code: string; readonly name: Title; readonly look: string }[]
  readonly hexes: readonly PlanHex[]
  readonly places: readonly { readonly hex: string; readonly name: Title }[]
  /** What is written beside the map, and what it is drawn from; without them it is drawn plainly. */
  readonly sheet?: SheetWords | undefined
  readonly drawing?: HexDrawing | undefined
  /** What can lie between two hexes, and where it does. */
  readonly features: readonly { readonly id: string; readonly name: Title }[]
  readonly hexsides: readonly { readonly between: readonly [string, string]; readonly feature: string }[]
}

export interface PlanHex {
  readonly hex: string
  /** What is printed in it, and what it is called where it has no name: mostly its number. */
  readonly label: string
  readonly terrain: string
  /** How many steps it stands above the lowest ground. */
  readonly level: number
  readonly column: number
  readonly row: number
  /** The hexes it shares a side with, clockwise from the north. */
  readonly neighbours: readonly string[]
}

/** A place on a plan in columns and rows: the middle of a hex is at its own, in columns that sit lower half a row further down. */
export type HexPoint = readonly [column: number, row: number]

/** What the eye sees of the ground of a plan of hexes. The hexes themselves tell where woods, bushes, heights and houses are. */
export interface HexDrawing {
  /** How wide a hex is on the ground. */
  readonly hexKilometres: number
  /** How high the lowest ground lies, and how much higher each level, in metres. */
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
  /** How the houses of a place stand in its built-up hexes: so many hexes far about it, along the ways that lead through it. */
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
  /** The turns that are printed beside the map: the first begins at a time such as 12:00. */
  readonly track?: { readonly turns: number; readonly from: string; readonly minutes: number } | undefined
}

/** Areas that tile the ground, as on a plan of a siege: each borders on others, and counters stand in it. */
export interface AreaPlan {
  readonly kind: 'areas'
  readonly sheet: SheetWords
  /** The degrees between which the ground is drawn. */
  readonly frame: PlanGeometry['frame']
  readonly areas: readonly PlanArea[]
  /** Boxes beside the map in which counters stand, and the areas that they lead to. */
  readonly boxes: readonly { readonly id: string; readonly name: Title; readonly leadsTo: readonly string[] }[]
  /** The turns that are printed beside the map. */
  readonly track?: readonly { readonly label: string; readonly when: Title }[] | undefined
  /** What the eye sees of the ground; without it the areas are drawn plainly. */
  readonly drawing?: AreaDrawing | undefined
}

export interface PlanArea {
  readonly id: string
  /** What is printed in it: mostly its number. */
  readonly label: string
  readonly name: Title
  /** Its rim: closed, and the first point is not repeated. Neighbours share their points. */
  readonly outline: readonly LonLat[]
  /** Where its label is printed. */
  readonly labelAt: LonLat
  /** The areas that it shares a border with. */
  readonly neighbours: readonly string[]
  /** A sign printed beside its label, such as +1. */
  readonly sign?: string | undefined
  /** How strong it is drawn: open ground, a strong place, a fortress. */
  readonly strength: 'open' | 'strong' | 'fortress'
  /** What is said of it, in few words each. */
  readonly facts: readonly Title[]
}

/** What the eye sees of the ground of a plan of areas. No rule knows it. */
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
  /** Places with their blocks of houses, the town first. */
  readonly villages: readonly DrawnBlocks[]
  readonly station?: DrawnBlocks | undefined
  readonly woods: readonly { readonly name: string; readonly outline: readonly LonLat[] }[]
  /** Heights with the line along their top, its metres above the sea, and their foot. */
  readonly heights: readonly {
    readonly name: string
    readonly metres: number
    readonly ridge: readonly LonLat[]
    readonly outline: readonly LonLat[]
  }[]
  /** Walls and field works; an `inner` line runs within a wall, and lines of works are open. */
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

/** A point of a table in its own whole units: eastwards, then southwards. */
export type TablePoint = readonly [x: number, y: number]

/** A table on which everything is measured: what stands on it stands at points, as large as it is, and not in places. */
export interface TablePlan {
  readonly kind: 'table'
  readonly sheet: SheetWords
  /** Its width and height in its units, and how many of them an inch has. */
  readonly size: TablePoint
  readonly unitsPerInch: number
  /** How many metres of ground an inch stands for: from west to east, and from north to south. */
  readonly inchOfGround: readonly [across: number, down: number]
  /** The ground as the rules know it. */
  readonly areas: readonly PlanGround<'river' | 'beyond' | 'slope' | 'steep' | 'wood' | 'houses'>[]
  readonly lines: readonly PlanGround<'crest' | 'wall' | 'trench' | 'stream' | 'road'>[]
  /** What one says that something is near to. */
  readonly places: readonly { readonly id: string; readonly name: Title; readonly at: TablePoint }[]
  /** Parts of the rim by which a side leaves the table. */
  readonly exits: readonly {
    readonly dress: Dress
    readonly name: Title
    readonly from: TablePoint
    readonly to: TablePoint
  }[]
  /** What the eye sees besides; without it the ground is drawn level and without names. */
  readonly drawing?: TableDrawing | undefined
}

/** Ground of one look: an outline, of which the first point is not repeated, or a line. */
export interface PlanGround<Look extends string = string> {
  readonly id: string
  readonly look: Look
  readonly name: Title
  readonly points: readonly TablePoint[]
}

/** No rule knows it. */
export interface TableDrawing {
  /** Metres above the sea along lines, evenly from the first point to the last. */
  readonly heights: readonly { readonly line: readonly TablePoint[]; readonly from: number; readonly to: number }[]
  /** At one point, or along a line. */
  readonly names: readonly {
    readonly text: Title
    readonly kind: 'town' | 'village' | 'hill' | 'wood' | 'water' | 'way' | 'land'
    readonly at: readonly TablePoint[]
  }[]
}
