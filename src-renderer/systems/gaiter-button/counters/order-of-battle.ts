import type { Files } from '#engine/gaiter-button/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { CounterFace, Livery } from '../../../counters/face.ts'
import { fileIn } from '../reads/reads.ts'

/** What is printed on a counter of Gaiter Button. */
export type Printed = {
  readonly side: 0 | 1
  readonly kind: 'infantry' | 'cavalry' | 'leader' | 'decoy'
  readonly name: string
  readonly fullName: string
  readonly detached: boolean
  /** The corps it belongs to, and the army of that corps or of this commander. */
  readonly corps?: string
  readonly army?: string
  readonly band?: NonNullable<CounterFace['band']>
  readonly movement?: number
  readonly row: readonly number[]
  readonly stars?: number
}

/** The garrison of a fortress, and the zone that shows it. */
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

export const liveryOf = (side: number): Livery => (side === 0 ? 'blue' : 'grey')

/** The livery of a side by its name; undefined if the name is no side’s. */
export const liveryNamed = (name: string | null): Livery | undefined =>
  name === 'french' ? 'blue' : name === 'german' ? 'grey' : undefined

const sides = ['french', 'german'] as const

/**
 * Reads the counters from the campaign's files; empty if the files are missing. `corpsName`: the names of corps; `printedAs`:
 * the print of a counter in the language of the window; `leaderName`: a leader's name in that language, if it differs from the
 * print.
 */
export function readOrderOfBattle(
  orderOfBattle: Json,
  map: Json,
  corpsName: (corps: string) => string | undefined = () => undefined,
  printedAs: (name: string) => string = (name) => name,
  leaderName: (leader: string) => string | undefined = () => undefined,
): OrderOfBattle {
  const files = { 'order-of-battle.json': orderOfBattle, 'map.json': map }
  const printed = fileIn(files, 'order-of-battle.json')
  const fortresses = new Map(fileIn(files, 'map.json')?.fortresses.map((one) => [one.id, one]))
  const counters = new Map<string, Printed>()
  const garrisons = new Map<string, PrintedGarrison>()
  sides.forEach((sideName, number) => {
    const side = number === 0 ? 0 : 1
    const army = printed?.sides[sideName]
    if (army === undefined) return
    const corps = new Map(army.corps.map((one) => [one.id, one]))
    const commanded = new Map(army.armies.map(({ id, commander }) => [commander, id]))
    for (const { id, name, mp, strategicValue } of army.leaders) {
      const his = commanded.get(id)
      counters.set(id, {
        side,
        kind: 'leader',
        name: shortName(leaderName(id) ?? name),
        fullName: leaderName(id) ?? name,
        detached: false,
        movement: mp,
        row: [],
        stars: strategicValue,
        ...(his !== undefined && { army: his }),
      })
    }
    for (const unit of army.units) {
      const of = corps.get(unit.corps ?? '')
      const colour = of?.band ?? army.independentBand
      const label = unit.corps === undefined ? '' : corpsLabel(unit.corps, side)
      const bonds = of && { corps: of.id, army: of.army }
      const called = corpsName(unit.corps ?? '')
      const band = { colour, label, ...(called === undefined ? {} : { name: called }) }
      counters.set(unit.id, { ...troops(unit, side, printedAs), detached: false, band, ...bonds })
    }
    for (const unit of army.detachments) counters.set(unit.id, { ...troops(unit, side, printedAs), detached: true })
    for (let decoy = 1; decoy <= army.decoys; decoy++) {
      const name = String(decoy)
      counters.set(`${sideName}-decoy-${name}`, { side, kind: 'decoy', name, fullName: name, detached: false, row: [] })
    }
    for (const { fortress, row } of army.garrisons) {
      const drawn = fortresses.get(fortress)
      const place = drawn?.zones[0]?.zone
      if (drawn !== undefined && place !== undefined)
        garrisons.set(`${sideName}-${fortress}`, { side, fortress, name: drawn.name, row, place })
    }
  })
  return { counters, garrisons }
}

type Troops = Pick<Files['order-of-battle.json']['sides']['french']['units'][number], 'name' | 'kind' | 'mp' | 'row'>
function troops(
  unit: Troops & { readonly commander?: string | undefined },
  side: 0 | 1,
  printedAs: (name: string) => string,
): Omit<Printed, 'detached'> {
  const { kind, mp, row } = unit
  const name = printedAs(unit.name)
  const commander = unit.commander?.replaceAll("'", '’')
  return { side, kind, name, fullName: commander === undefined ? name : `${name} (${commander})`, movement: mp, row }
}

/** `fr-12` is the 12th corps; the Germans write Roman numbers, and letters for their guards and allies. */
function corpsLabel(id: string, side: 0 | 1): string {
  const [, ...parts] = id.toUpperCase().split('-')
  const roman = side === 0 ? parts : parts.map((part) => romans[Number(part)] ?? part)
  return roman.toReversed().join(' ')
}

const romans = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV']

/** The short name of a leader: `Prince Albert de Saxe` becomes Albert de Saxe, `Mac-Mahon, with Napoleon III` Mac-Mahon. */
const shortName = (name: string): string => name.replace(/^((Crown )?Prince|Von) /, '').replace(/,.*/, '')
