import { NO_HEX } from '../../board/hex.ts'
import { type Hexes, hexesInPlay } from '../../campaigns/hex-map.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Palette, Thing } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import {
  campaignFiles,
  type MapFile,
  type OrderOfBattleFile,
  sides,
  type TablesFile,
  type WayKind,
} from '../campaign/files.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

type Side = (typeof sides)[number]

/** A counter of the order of battle: a unit, the commander of a formation, or a commander in chief. */
export interface CounterRow {
  readonly id: string
  readonly name: Title
  readonly side: Side
  readonly kind: 'infantry' | 'cavalry' | 'artillery' | 'commander' | 'chief'
  /** Undefined for commanders in chief. */
  readonly formation: string | undefined
  readonly steps: number
  readonly strength: number
}

const noOrder = { formations: [], units: [], commanders: [], chiefs: [] }

/** The counters of a campaign and its map, as far as its files can be read. */
class Roll {
  readonly map: MapFile | undefined
  readonly hexes: Hexes | undefined
  readonly tables: TablesFile | undefined
  readonly formations: OrderOfBattleFile['formations']
  readonly counters: readonly CounterRow[]
  readonly #byId: ReadonlyMap<string, CounterRow>

  constructor(files: CampaignFiles) {
    this.map = campaignFiles.peek(files, 'map.json', 'map')
    this.hexes = this.map && hexesInPlay(this.map)
    this.tables = campaignFiles.peek(files, 'tables.json', 'tables')
    const order = campaignFiles.peek(files, 'order-of-battle.json', 'order-of-battle') ?? noOrder
    this.formations = order.formations
    const sideOf = (formation: string): Side => this.formation(formation)?.side ?? 'french'
    const nobody = { steps: 0, strength: 0 }
    this.counters = [
      ...order.chiefs.map(({ id, name, side }): CounterRow => ({
        ...{ id, name, side, kind: 'chief', formation: undefined, ...nobody },
      })),
      ...order.commanders.map(({ id, name, side, formation }): CounterRow => ({
        ...{ id, name, side, kind: 'commander', formation, ...nobody },
      })),
      ...order.units.map(({ id, name, formation, arm, steps, strength }): CounterRow => ({
        ...{ id, name, side: sideOf(formation), kind: arm, formation, steps, strength },
      })),
    ]
    this.#byId = new Map(this.counters.map((one) => [one.id, one]))
  }

  counter = (id: string): CounterRow | undefined => this.#byId.get(id)
  formation = (id: string): OrderOfBattleFile['formations'][number] | undefined =>
    this.formations.find((one) => one.id === id)
  nameOf = (id: string): Title => this.counter(id)?.name ?? this.formation(id)?.name ?? both(id, id)
  isChief = (id: string): boolean => this.counter(id)?.kind === 'chief'
  isPlace = (hex: string): boolean => this.hexes?.findZone(hex) !== undefined

  /** The way by which counters enter the map in a hex: the best way there. */
  wayAt(hex: string): WayKind {
    const found = new Set(this.map?.ways.flatMap((way) => (way.hexes.includes(hex) ? [way.kind] : [])))
    return found.has('road') || found.size === 0 ? 'road' : found.has('path') ? 'path' : 'rail'
  }

  /** Hexes at the edge of the map with a way. */
  gates(): readonly string[] {
    const { hexes, map } = this
    if (hexes === undefined || map === undefined) return []
    const isRim = (hex: string): boolean => {
      const zone = hexes.findZone(hex)
      return zone !== undefined && hexes.grid.neighbours(zone).includes(NO_HEX)
    }
    return [...new Set(map.ways.flatMap((way) => way.hexes.filter(isRim)))]
  }
}

/** Cached by files. */
export const rollOf = memoizedBy((files: CampaignFiles) => new Roll(files))

export const wordsFor = (key: string): Title => both(english[key] ?? key, french[key] ?? key)
export const sideName = (side: string): Title =>
  side === 'german' ? both('the Germans', 'les Allemands') : both('the French', 'les Français')
export const capital = ({ en, fr }: Title): Title =>
  both(en.charAt(0).toUpperCase() + en.slice(1), fr.charAt(0).toUpperCase() + fr.slice(1))
export const sideChoices: readonly Choice[] = sides.map((id) => ({ id, title: capital(sideName(id)) }))

export const wayNames: Readonly<Record<WayKind, Title>> = {
  road: both('road', 'route'),
  path: both('path', 'chemin'),
  rail: both('railway', 'voie ferrée'),
}

export const kindNames: Readonly<Record<CounterRow['kind'], Title>> = {
  infantry: both('infantry', 'infanterie'),
  cavalry: both('cavalry', 'cavalerie'),
  artillery: both('artillery', 'artillerie'),
  commander: both('commander', 'commandant'),
  chief: both('commander in chief', 'commandant en chef'),
}

/** The other hexes in which a counter may be set up, besides the one where it is shown. */
const also: Field = {
  id: 'also',
  title: both('Or, as its owner likes, in', 'Ou, au choix de son joueur, en'),
  section: null,
  input: 'places',
  value: null,
  optional: true,
  least: null,
  most: null,
  choices: [],
}

const HIGH_COMMAND = 'chiefs'

export function palette(files: CampaignFiles): Palette {
  const roll = rollOf(files)
  const formationOf = ({ formation, side }: CounterRow): string => formation ?? `${HIGH_COMMAND} ${side}`
  const chiefs = sides.filter((side) => roll.counters.some((one) => one.kind === 'chief' && one.side === side))
  return {
    things: roll.counters.map((counter): Thing => {
      const { id, name, side, kind, steps, strength } = counter
      const isUnit = steps > 0
      const title = kindNames[kind]
      return {
        ...{ id, kind: isUnit ? 'unit' : 'leader', side: sides.indexOf(side), name },
        detail: isUnit
          ? both(`${title.en}, ${strength}, steps: ${steps}`, `${title.fr}, ${strength}, pas : ${steps}`)
          : title,
        formation: [formationOf(counter)],
        sign: kind === 'commander' || kind === 'chief' ? 'leader' : kind,
        movement: roll.tables?.movement[kind === 'chief' ? 'commander' : kind] ?? null,
        strength: isUnit ? [{ arm: '', points: strength }] : [],
        how: [also],
      }
    }),
    formations: [
      ...chiefs.map((side) => ({
        id: `${HIGH_COMMAND} ${side}`,
        name: both('High command', 'Haut commandement'),
        side: sides.indexOf(side),
        colour: null,
      })),
      ...roll.formations.map(({ id, name, side }) => ({ id, name, side: sides.indexOf(side), colour: null })),
    ],
    kinds: [
      { id: 'unit', title: both('Units', 'Unités') },
      { id: 'leader', title: both('Commanders', 'Commandants') },
    ],
    waiting: [],
    arrival: 'at-place',
  }
}
