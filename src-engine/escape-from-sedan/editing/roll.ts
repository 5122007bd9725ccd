import type { Ground } from '../../board/measured/measured.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Palette, Thing } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { EMPEROR_ID } from '../campaign/check-scenario.ts'
import {
  campaignFiles,
  type OrderOfBattleFile,
  sides,
  type TableFile,
  type TablesFile,
  type UnitKind,
} from '../campaign/files.ts'
import { formationsOf, kindsOfUnits } from '../campaign/kinds.ts'
import { layOut, MOST } from '../campaign/standing.ts'
import { nearestPlace } from '../ground/places.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

export type Side = (typeof sides)[number]
export type UnitRow = OrderOfBattleFile['units'][number]
type CommanderRow = OrderOfBattleFile['commanders'][number]
export type Point = readonly [x: number, y: number]

/** The units of a campaign and its table, as far as its files can be read. */
class Roll {
  readonly table: TableFile | undefined
  readonly tables: TablesFile | undefined
  readonly units: readonly UnitRow[]
  readonly commanders: readonly CommanderRow[]
  readonly #units: ReadonlyMap<string, UnitRow>
  readonly #commanders: ReadonlyMap<string, CommanderRow>
  #ground: Ground | undefined

  constructor(files: CampaignFiles) {
    this.table = campaignFiles.peek(files, 'table.json', 'table')
    this.tables = campaignFiles.peek(files, 'tables.json', 'tables')
    const { units = [], commanders = [] } = campaignFiles.peek(files, 'order-of-battle.json', 'order-of-battle') ?? {}
    this.units = units
    this.commanders = commanders
    this.#units = new Map(units.map((one) => [one.id, one]))
    this.#commanders = new Map(commanders.map((one) => [one.id, one]))
  }

  /** The ground of the table, created on first use. */
  get ground(): Ground | undefined {
    this.#ground ??= this.table && layOut(this.table)
    return this.#ground
  }

  unit = (id: string): UnitRow | undefined => this.#units.get(id)
  commander = (id: string): CommanderRow | undefined => this.#commanders.get(id)
  isThing = (id: string): boolean => id === EMPEROR_ID || this.#units.has(id) || this.#commanders.has(id)
  sideOf = (id: string): Side =>
    id === EMPEROR_ID ? 'french' : (this.unit(id)?.side ?? this.commander(id)?.side ?? 'french')
  nameOf = (id: string): Title =>
    id === EMPEROR_ID ? EMPEROR : (this.unit(id)?.name ?? this.commander(id)?.name ?? both(id, id))

  /** A named place of the table. */
  named = (id: string): TableFile['places'][number] | undefined => this.table?.places.find((one) => one.id === id)
  isPlace = (place: string): boolean => pointOf(place) !== undefined || this.named(place) !== undefined

  /** The nearest named place to a point. */
  nearest = ([x, y]: Point): string => (this.table === undefined ? '' : nearestPlace(this.table, x, y))
  placeName = (place: string): Title => this.named(place)?.name ?? both(place, place)
  nameNear = (at: Point): Title => this.placeName(this.nearest(at))
  /** The name of a feature of the ground, by its index. */
  featureName(feature: number): Title {
    const { areas = [], lines = [] } = this.table ?? {}
    return [...areas, ...lines][feature]?.name ?? both('the ground', 'le terrain')
  }
}

/** Cached by files. */
export const rollOf = memoizedBy((files: CampaignFiles) => new Roll(files))
export type { Roll }

/** A point in place notation; undefined if invalid. */
export function pointOf(place: string): Point | undefined {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(place) ?? []
  return x === undefined || Number(x) > MOST || Number(y) > MOST ? undefined : [Number(x), Number(y)]
}
export const placeAt = ([x, y]: Point): string => `${x},${y}`

const EMPEROR = both('The Emperor', 'L’Empereur')
export const wordsFor = (key: string): Title => both(english[key] ?? key, french[key] ?? key)
export const sideName = (side: string): Title =>
  side === 'german' ? both('the Germans', 'les Allemands') : both('the French', 'les Français')
export const capital = ({ en, fr }: Title): Title =>
  both(en.charAt(0).toUpperCase() + en.slice(1), fr.charAt(0).toUpperCase() + fr.slice(1))
export const sideChoices: readonly Choice[] = sides.map((id) => ({ id, title: capital(sideName(id)) }))

export const kindNames: Readonly<Record<UnitKind, Title>> = {
  line: both('line infantry', 'infanterie de ligne'),
  light: both('light infantry', 'infanterie légère'),
  guard: both('guard infantry', 'infanterie de la garde'),
  militia: both('militia', 'garde mobile'),
  landwehr: both('Landwehr', 'Landwehr'),
  cavalry: both('cavalry', 'cavalerie'),
  armoured: both('armoured cavalry', 'cavalerie cuirassée'),
  'foot-guns': both('foot guns', 'artillerie montée'),
  'horse-guns': both('horse guns', 'artillerie à cheval'),
  'siege-guns': both('siege guns', 'canons de siège'),
  mitrailleuse: both('mitrailleuses', 'mitrailleuses'),
}

const signs = { foot: 'infantry', horse: 'cavalry', guns: 'artillery' } as const

const winds = [
  both('north', 'nord'),
  both('north-north-east', 'nord-nord-est'),
  both('east-north-east', 'est-nord-est'),
  both('east', 'est'),
  both('east-south-east', 'est-sud-est'),
  both('south-south-east', 'sud-sud-est'),
  both('south', 'sud'),
  both('south-south-west', 'sud-sud-ouest'),
  both('west-south-west', 'ouest-sud-ouest'),
  both('west', 'ouest'),
  both('west-north-west', 'ouest-nord-ouest'),
  both('north-north-west', 'nord-nord-ouest'),
]

const beside = (id: string, title: Title, input: Field['input'], more: Partial<Field>): Field => ({
  ...{ id, title, section: null, input, value: null, optional: false, least: null, most: null, choices: [] },
  ...more,
})

const facing = beside('facing', both('Facing', 'Orientation'), 'choice', {
  choices: winds.map((title, index) => ({ id: String(index), title })),
})
const formation = (kind: UnitKind): Field =>
  beside('formation', both('Formation', 'Formation'), 'choice', {
    choices: formationsOf[kindsOfUnits[kind].arm].map((id) => ({ id, title: wordsFor(`formation.${id}`) })),
  })
/** The most cards a commander can have. */
const MOST_CARDS = 99
export const cardsField = { least: 0, most: MOST_CARDS }
const cards = beside('cards', both('Cards', 'Cartes'), 'number', cardsField)

export function palette(files: CampaignFiles): Palette {
  const { units, commanders } = rollOf(files)
  const common = { movement: null, strength: [] }
  const leader = { kind: 'leader', sign: 'leader', ...common } as const
  const standsOf = (commander: string): number =>
    units.reduce((sum, unit) => sum + (unit.commander === commander ? unit.stands : 0), 0)
  return {
    things: [
      ...commanders.map(({ id, name, side }): Thing => ({
        ...{ ...leader, id, name, side: sides.indexOf(side), formation: [id], how: [cards] },
        detail: both(`commander, of ${standsOf(id)} stands`, `commandant, ${standsOf(id)} socles`),
      })),
      ...units.map(({ id, name, side, commander, kind, stands }): Thing => ({
        ...{ ...common, id, name, kind: 'unit', side: sides.indexOf(side), formation: [commander] },
        detail: both(`${kindNames[kind].en}, stands: ${stands}`, `${kindNames[kind].fr}, socles : ${stands}`),
        sign: signs[kindsOfUnits[kind].arm],
        strength: [{ arm: '', points: stands }],
        how: [facing, formation(kind)],
      })),
      {
        ...{ ...leader, id: EMPEROR_ID, name: EMPEROR, side: 0, formation: [EMPEROR_ID], how: [] },
        detail: both('to be brought away', 'à mettre en sûreté'),
      },
    ],
    formations: [
      ...commanders.map(({ id, name, side }) => ({ id, name, side: sides.indexOf(side), colour: null })),
      { id: EMPEROR_ID, name: both('Headquarters', 'Quartier impérial'), side: 0, colour: null },
    ],
    kinds: [
      { id: 'unit', title: both('Units', 'Unités') },
      { id: 'leader', title: both('Commanders', 'Commandants') },
    ],
    waiting: [],
    arrival: 'never',
  }
}
