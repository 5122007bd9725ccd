import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Palette, Thing } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { both } from '../../campaigns/problems.ts'
import { type Hexes, hexesInPlay, terrainIn } from '../../campaigns/hex-map.ts'
import {
  campaignFiles,
  directionNames,
  type MapFile,
  type OrderOfBattleFile,
  sides,
  type TablesFile,
  type UnitClass,
} from '../campaign/files.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

/** The units and hexes of a campaign, as far as its files can be read. */
class Roll {
  readonly map: MapFile | undefined
  readonly hexes: Hexes | undefined
  readonly units: OrderOfBattleFile['units']
  readonly types: TablesFile['types']

  constructor(files: CampaignFiles) {
    this.map = campaignFiles.peek(files, 'map.json', 'map')
    this.hexes = this.map && hexesInPlay(this.map)
    this.units = campaignFiles.peek(files, 'order-of-battle.json', 'order-of-battle')?.units ?? []
    this.types = campaignFiles.peek(files, 'tables.json', 'tables')?.types ?? {}
  }

  unit(id: string): OrderOfBattleFile['units'][number] | undefined {
    return this.units.find((one) => one.id === id)
  }

  typeOf(id: string): TablesFile['types'][string] | undefined {
    const type = this.unit(id)?.type ?? ''
    return Object.hasOwn(this.types, type) ? this.types[type] : undefined
  }

  classOf = (id: string): UnitClass | undefined => this.typeOf(id)?.class

  isPlace = (hex: string): boolean => this.hexes?.findZone(hex) !== undefined

  /** Does the terrain of a hex admit a unit? An unknown unit may be anywhere. */
  admits(unit: string, hex: string): boolean {
    const unitClass = this.classOf(unit)
    const ground = this.map && terrainIn(this.map, hex)
    return unitClass === undefined || ground === undefined || ground.enter.includes(unitClass)
  }

  get entries(): MapFile['entries'] {
    return this.map?.entries ?? []
  }
}

/** Cached per set of files. */
export const rollOf = memoizedBy((files: CampaignFiles) => new Roll(files))

export const wordsFor = (key: string): Choice['title'] => both(english[key] ?? key, french[key] ?? key)

const facing: Field = {
  id: 'facing',
  title: both('Facing', 'Orientation'),
  section: null,
  input: 'choice',
  value: null,
  optional: true,
  least: null,
  most: null,
  choices: directionNames.map((id) => ({ id, title: wordsFor(`direction.${id}`) })),
}

export const nationNames = {
  prussian: both('Prussians', 'Prussiens'),
  german: both('Germans', 'Allemands'),
  french: both('French', 'Français'),
  garibaldian: both('Garibaldians', 'Garibaldiens'),
}

export const qualityNames = {
  elite: both('elite', 'élite'),
  average: both('average', 'moyenne'),
  poor: both('poor', 'médiocre'),
}

export function palette(files: CampaignFiles): Palette {
  const roll = rollOf(files)
  const formations = new Set(roll.units.map(({ nation, side }) => `${side} ${nation}`))
  return {
    things: roll.units.map(({ id, name, side, nation, quality }): Thing => {
      const type = roll.typeOf(id)
      const { en, fr } = qualityNames[quality]
      return {
        id,
        kind: 'unit',
        side: sides.indexOf(side),
        name,
        detail: type === undefined ? both(en, fr) : both(`${type.name.en}, ${en}`, `${type.name.fr}, ${fr}`),
        formation: [`${side} ${nation}`],
        sign: type?.class ?? 'unknown',
        movement: type?.move ?? null,
        strength: type === undefined ? [] : [{ arm: '', points: type.strength }],
        how: [facing],
      }
    }),
    formations: [...formations].map((id) => {
      const [side = '', nation = ''] = id.split(' ')
      return {
        id,
        name: nationNames[nation as keyof typeof nationNames],
        side: sides.findIndex((one) => one === side),
        colour: null,
      }
    }),
    kinds: [{ id: 'unit', title: both('Units', 'Unités') }],
    waiting: [
      { id: 'pool', title: both('May come in (pool)', 'Peuvent arriver (groupe)') },
      { id: 'reserve', title: both('Reserve', 'Réserve') },
    ],
    arrival: 'by-die',
  }
}
