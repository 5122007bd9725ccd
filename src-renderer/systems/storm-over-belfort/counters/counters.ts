import type { Files, View } from '#engine/storm-over-belfort/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { CounterFace, Mark, Sign } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { counterTitle } from '../../../counters/title.ts'
import type { CounterWords } from '../../../counters/words.ts'
import { spaced } from '../../../text/language/french.ts'
import { type MarkId, marks } from './marks.ts'
import { fileIn, nothing } from '../reads/reads.ts'

type UnitRow = View['unit'][string]
type Printed = Files['order-of-battle.json']['units'][number]

/** What is printed on a unit's counter. */
export type Unit = Pick<Printed, 'id' | 'kind' | 'division' | 'unreliable'> & {
  readonly side: 0 | 1
  readonly name: string
  /** Fire, attack and defence of infantry and cavalry; null for guns. */
  readonly values: readonly [number, number, number] | null
  /** The firepower of guns. */
  readonly value: number
}
export type Units = ReadonlyMap<string, Unit>

/** The units of the order of battle, by their ids. */
export function readUnits({ files, names }: Setting, language: Language): Units {
  const order = fileIn(files, 'order-of-battle.json')
  return new Map(
    order?.units.map(({ id, side, kind, division, unreliable, fire, attack, defence, value }) => {
      const isGun = kind === 'field' || kind === 'heavy' || kind === 'flying'
      return [
        id,
        {
          ...{ id, kind, division, unreliable },
          side: side === 'french' ? 0 : 1,
          name: names[id]?.[language] ?? id,
          values: isGun ? null : [fire ?? 0, attack ?? 0, defence ?? 0],
          value: value ?? 0,
        },
      ]
    }),
  )
}

/** The units that are on the map, and those at the headquarters. */
export function unitPieces(view: View, units: Units, liveries: Setting['dress'], words: CounterWords): Piece[] {
  return Object.entries(view.unit).flatMap(([id, row]): Piece[] => {
    const unit = units.get(id)
    if (unit === undefined || row.zone === nothing) return []
    const face = faceOf(unit, row, liveries[unit.side], words.language)
    return [{ id, place: row.zone, side: unit.side, face, title: counterTitle(face, words) }]
  })
}

const signs: Readonly<Record<Unit['kind'], Sign>> = {
  battalion: 'infantry',
  pioneers: 'infantry',
  uhlans: 'cavalry',
  scouts: 'infantry',
  field: 'artillery',
  heavy: 'artillery',
  flying: 'artillery',
}

/** Gold, green and red, like the tiles of the divisions; siege guns and heavy guns of the garrison are iron-coloured. */
const colours = { first: '#d3a92f', fourth: '#4f8a4b', debschitz: '#b23a2e' } as const
const iron = '#5f5a57'
const garrison = '#e6dcc3'

function bandOf({ division, kind, side }: Unit): Pick<CounterFace, 'band'> {
  if (division !== undefined) return { band: { colour: colours[division], label: '' } }
  return { band: { colour: kind === 'heavy' || side === 1 ? iron : garrison, label: '' } }
}

function faceOf(unit: Unit, row: UnitRow, livery: CounterFace['livery'], language: Language): CounterFace {
  const { kind, name, values, value } = unit
  const said = saidIn(language)
  const left = values?.map((printed) => Math.max(0, printed - row.status))
  return {
    livery,
    sign: signs[kind],
    ...(kind === 'scouts' ? { detached: true } : {}),
    name,
    ...bandOf(unit),
    foot:
      left === undefined
        ? {
            printed: `${value}${kind === 'heavy' ? 'ʰ' : ''}`,
            words: kind === 'heavy' ? said.heavy(value) : said.light(value),
          }
        : { printed: left.join('-'), words: said.values(left) },
    ...(row.used ? { turned: true } : {}),
    marks: marksOf(unit, row, language),
  }
}

function marksOf({ unreliable }: Unit, { status, active, used }: UnitRow, language: Language): readonly Mark[] {
  const has: Readonly<Record<MarkId, boolean>> = {
    exhausted: status === 2,
    diminished: status === 1,
    offensive: active,
    unreliable: unreliable === true,
    fired: used,
  }
  return marks[language].filter(({ id }) => has[id])
}

const en = {
  values: (left: readonly number[]) => `fire ${left[0] ?? 0}, attack ${left[1] ?? 0}, defence ${left[2] ?? 0}`,
  heavy: (value: number) => `heavy, firepower ${value}`,
  light: (value: number) => `field, firepower ${value}`,
}
const fr: typeof en = {
  values: (left) => `feu ${left[0] ?? 0}, attaque ${left[1] ?? 0}, défense ${left[2] ?? 0}`,
  heavy: (value) => `lourde, puissance de feu ${value}`,
  light: (value) => `de campagne, puissance de feu ${value}`,
}
const saidIn = (language: Language): typeof en => (language === 'en' ? en : spaced(fr))
