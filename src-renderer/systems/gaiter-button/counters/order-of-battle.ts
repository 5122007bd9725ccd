import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { Livery } from '../../../counters/face.ts'

/** What stands on a counter of Gaiter Button before anything has happened to it. */
export type Printed = {
  readonly side: 0 | 1
  readonly kind: 'infantry' | 'cavalry' | 'leader' | 'decoy'
  readonly name: string
  readonly fullName: string
  readonly detached: boolean
  readonly band?: { readonly colour: string; readonly label: string }
  readonly movement?: number
  readonly row: readonly number[]
  readonly stars?: number
}

/** The garrison of a fortress, and where it is shown. */
export type PrintedGarrison = {
  readonly side: 0 | 1
  readonly fortress: string
  readonly name: string
  readonly row: readonly number[]
  readonly place: string
}

export type OrderOfBattle = {
  readonly counters: ReadonlyMap<string, Printed>
  readonly garrisons: ReadonlyMap<string, PrintedGarrison>
}

export const liveryOf = (side: number): Livery => (side === 0 ? 'french' : 'german')

const sides = ['french', 'german'] as const

/**
 * Reads what the counters need of a campaign's `order-of-battle.json` and `map.json`. The process has checked both: what
 * is not as it should be is left out here and shown as an unknown counter.
 */
export function readOrderOfBattle(orderOfBattle: Json, map: Json): OrderOfBattle {
  const counters = new Map<string, Printed>()
  const garrisons = new Map<string, PrintedGarrison>()
  const fortresses = new Map(rows(map, 'fortresses').map((one) => [text(one, 'id'), one]))
  sides.forEach((sideName, number) => {
    const side = number === 0 ? 0 : 1
    const army = field(field(orderOfBattle, 'sides'), sideName)
    const independent = text(army, 'independentBand')
    const corps = new Map(rows(army, 'corps').map((one) => [text(one, 'id'), text(one, 'band')]))
    for (const leader of rows(army, 'leaders')) {
      counters.set(text(leader, 'id'), {
        side,
        kind: 'leader',
        name: shortName(text(leader, 'name')),
        fullName: text(leader, 'name'),
        detached: false,
        movement: figure(leader, 'mp'),
        row: [],
        stars: figure(leader, 'strategicValue'),
      })
    }
    for (const unit of rows(army, 'units')) {
      const own = text(unit, 'corps')
      const colour = corps.get(own) ?? independent
      counters.set(text(unit, 'id'), {
        ...troops(unit, side),
        detached: false,
        ...(colour === '' ? {} : { band: { colour, label: own === '' ? '' : corpsLabel(own, side) } }),
      })
    }
    for (const unit of rows(army, 'detachments'))
      counters.set(text(unit, 'id'), { ...troops(unit, side), detached: true })
    for (let decoy = 1; decoy <= figure(army, 'decoys'); decoy++) {
      const name = String(decoy)
      counters.set(`${sideName}-decoy-${name}`, { side, kind: 'decoy', name, fullName: name, detached: false, row: [] })
    }
    for (const garrison of rows(army, 'garrisons')) {
      const fortress = text(garrison, 'fortress')
      const drawn = fortresses.get(fortress)
      const place = text(rows(drawn, 'zones')[0], 'zone')
      const name = text(drawn, 'name')
      if (place !== '')
        garrisons.set(`${sideName}-${fortress}`, { side, fortress, name, row: numbers(garrison, 'row'), place })
    }
  })
  return { counters, garrisons }
}

function troops(unit: Json, side: 0 | 1): Omit<Printed, 'detached'> {
  const [name, commander] = [text(unit, 'name'), text(unit, 'commander').replaceAll("'", '’')]
  return {
    side,
    kind: text(unit, 'kind') === 'cavalry' ? 'cavalry' : 'infantry',
    name,
    fullName: commander === '' ? name : `${name} (${commander})`,
    movement: figure(unit, 'mp'),
    row: numbers(unit, 'row'),
  }
}

/** `fr-12` is the 12th corps; the Germans write Roman numbers, and letters for their guards and allies. */
function corpsLabel(id: string, side: 0 | 1): string {
  const [, ...parts] = id.toUpperCase().split('-')
  const roman = side === 0 ? parts : parts.map((part) => romans[Number(part)] ?? part)
  return roman.toReversed().join(' ')
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV']

/** By what a leader is called for short: `Prince Albert de Saxe` is Albert de Saxe. */
const shortName = (name: string): string => name.replace(/^(Prince|Von) /, '')

// --- Reading JSON ---------------------------------------------------------------------------------------------------

export function field(json: Json | undefined, key: string): Json | undefined {
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as JsonObject)[key] : undefined
}
export function rows(json: Json | undefined, key: string): readonly Json[] {
  const value = field(json, key)
  return Array.isArray(value) ? value : []
}
export function text(json: Json | undefined, key: string): string {
  const value = field(json, key)
  return typeof value === 'string' ? value : ''
}
export function figure(json: Json | undefined, key: string): number {
  const value = field(json, key)
  return typeof value === 'number' ? value : 0
}
export const is = (json: Json | undefined, key: string): boolean => field(json, key) === true
export function entries(json: Json | undefined, key: string): readonly (readonly [string, Json])[] {
  const value = field(json, key)
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}
const numbers = (json: Json | undefined, key: string): readonly number[] =>
  rows(json, key).filter((value) => typeof value === 'number')
