import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Palette, Thing } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import {
  campaignFiles,
  divisions,
  type MapFile,
  type OrderOfBattleFile,
  sides,
  type TablesFile,
  type UnitKind,
} from '../campaign/files.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

type UnitRow = OrderOfBattleFile['units'][number]

/** The units of a campaign, its map and tables, as far as its files can be read. */
class Roll {
  readonly map: MapFile | undefined
  readonly tables: TablesFile | undefined
  readonly units: readonly UnitRow[]
  readonly #byId: ReadonlyMap<string, UnitRow>

  constructor(files: CampaignFiles) {
    this.map = campaignFiles.peek(files, 'map.json', 'map')
    this.tables = campaignFiles.peek(files, 'tables.json', 'tables')
    this.units = campaignFiles.peek(files, 'order-of-battle.json', 'order-of-battle')?.units ?? []
    this.#byId = new Map(this.units.map((one) => [one.id, one]))
  }

  unit = (id: string): UnitRow | undefined => this.#byId.get(id)
  nameOf = (id: string): Title => this.unit(id)?.name ?? both(id, id)

  isHeadquarters = (place: string): boolean => place === this.map?.headquarters.id
  zone = (place: string): MapFile['zones'][number] | undefined => this.map?.zones.find(({ id }) => id === place)
  isPlace = (place: string): boolean => this.isHeadquarters(place) || this.zone(place) !== undefined
  placeName(place: string): Title {
    const zone = this.zone(place)
    if (zone !== undefined) return both(`${zone.number} ${zone.name}`, `${zone.number} ${zone.name}`)
    return this.isHeadquarters(place) ? this.map!.headquarters.name : both(place, place)
  }
}

/** Cached by files. */
export const rollOf = memoizedBy((files: CampaignFiles) => new Roll(files))

export const isGun = ({ kind }: UnitRow): boolean => kind === 'field' || kind === 'heavy' || kind === 'flying'
/** Whether it counts towards the limit of battalions or guns of a zone. */
export const takesRoom = ({ kind }: UnitRow): boolean => kind !== 'scouts' && kind !== 'uhlans' && kind !== 'flying'
/** Whether it may be diminished and exhausted. */
const hasSteps = (unit: UnitRow): boolean => !isGun(unit) && unit.kind !== 'scouts'

export const wordsFor = (key: string): Title => both(english[key] ?? key, french[key] ?? key)
export const sideName = (side: (typeof sides)[number]): Title =>
  side === 'french' ? both('the French', 'les Français') : both('the Prussians', 'les Prussiens')
export const capital = ({ en, fr }: Title): Title =>
  both(en.charAt(0).toUpperCase() + en.slice(1), fr.charAt(0).toUpperCase() + fr.slice(1))

/** States of a battalion other than good order. */
export const states = ['diminished', 'exhausted'] as const
const stateTitles = {
  diminished: both('diminished', 'diminuée'),
  exhausted: both('exhausted', 'épuisée'),
}
const state: Field = {
  id: 'state',
  title: both('State', 'État'),
  section: null,
  input: 'choice',
  value: null,
  optional: true,
  least: null,
  most: null,
  choices: states.map((id): Choice => ({ id, title: stateTitles[id] })),
}

export const kindTitles: Readonly<Record<UnitKind, Title>> = {
  battalion: both('battalion', 'bataillon'),
  pioneers: both('pioneers', 'pionniers'),
  uhlans: both('Uhlans', 'uhlans'),
  scouts: both('scouts', 'éclaireurs'),
  field: both('field artillery', 'artillerie de campagne'),
  heavy: both('heavy artillery', 'artillerie lourde'),
  flying: both('flying battery', 'batterie volante'),
}

export const divisionTitles: Readonly<Record<(typeof divisions)[number], Title>> = {
  first: both('I. Reserve Division', 'Iʳᵉ division de réserve'),
  fourth: both('IV. Reserve Division', 'IVᵉ division de réserve'),
  debschitz: both('Debschitz’s division', 'Division Debschitz'),
}

/** The formation of a unit in the order of battle. */
const formationOf = (unit: UnitRow): string => unit.division ?? (isGun(unit) ? `${unit.side}-guns` : `${unit.side}-men`)
const formationTitle = (id: string): Title => {
  const division = divisions.find((one) => one === id)
  if (division !== undefined) return divisionTitles[division]
  return id.endsWith('-guns')
    ? both('Artillery', 'Artillerie')
    : both('Infantry and pioneers', 'Infanterie et pionniers')
}

export function palette(files: CampaignFiles): Palette {
  const { units } = rollOf(files)
  const formations = new Map(units.map((unit) => [formationOf(unit), unit.side]))
  return {
    things: units.map((unit): Thing => {
      const { id, name, side, kind, fire, attack, defence, value } = unit
      const title = kindTitles[kind]
      const figures = isGun(unit) ? `${value ?? 0}` : [fire, attack, defence].map((one) => one ?? 0).join('-')
      return {
        ...{ id, kind: 'unit', side: sides.indexOf(side), name },
        detail: both(`${title.en}, ${figures}`, `${title.fr}, ${figures}`),
        formation: [formationOf(unit)],
        sign: isGun(unit) ? 'artillery' : kind === 'uhlans' ? 'cavalry' : 'infantry',
        movement: null,
        strength: [{ arm: '', points: isGun(unit) ? (value ?? 0) : (attack ?? 0) }],
        how: hasSteps(unit) ? [state] : [],
      }
    }),
    formations: [...formations].map(([id, side]) => ({
      ...{ id, name: formationTitle(id), side: sides.indexOf(side), colour: null },
    })),
    kinds: [{ id: 'unit', title: both('Units', 'Unités') }],
    waiting: [],
    arrival: 'on-turn',
  }
}
