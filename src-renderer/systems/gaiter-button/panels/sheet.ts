import type { CounterSeen, Fates, Files, TokenSeen } from '#engine/gaiter-button/window-types.ts'
import { type Arm, arms } from '../../../counters/face.ts'
import { type Counted, isCounted, lostOf } from '../counters/faces.ts'
import { fileIn } from '../reads/reads.ts'
import { bookOf, isThere, knownTo, nameIn, type PanelProps } from './reading.ts'

export type Box = 'left' | 'lost' | 'stray' | 'detached'
type Props = Pick<PanelProps, 'table' | 'setting' | 'language'>

/** A unit on the sheet of its side. */
export type UnitOnSheet = {
  readonly id: string
  readonly side: number
  readonly name: string
  /** Whether all is known, the strength once shown, or only what is printed. */
  readonly knowledge: 'own' | 'shown' | 'printed'
  readonly row: readonly number[]
  /** Boxes of the row crossed off from the right by losses, and barred from the left by detaching. */
  readonly crossed: number
  readonly barred: number
  readonly arms: readonly { readonly arm: Arm; readonly boxes: readonly Box[] }[]
  readonly states: readonly State[]
  readonly fate: number
  readonly place: string
  readonly mother: string
}
const states = ['activated', 'outOfSupply', 'combatted', 'demoralised', 'backToRiver', 'inside'] as const
export type State = (typeof states)[number]

const absent: Fates['absent'] = 6
const isOnSheet = ({ fate }: UnitOnSheet): boolean => fate !== absent

type Row = CounterSeen | TokenSeen
type Army = Files['order-of-battle.json']['sides']['french']
type Strength = Army['units'][number]['strength']

/** What the viewer knows of a counter: its own row, or the row of the token it was recognised under. */
function rowOf({ table }: Props, side: number, id: string): { row: Row | undefined; isOwn: boolean } {
  const view = knownTo(table, side)
  const row = view?.counter[id]
  if (row !== undefined) return { row, isOwn: isCounted(row) }
  return { row: Object.values(view?.token ?? {}).find(({ counter }) => counter === id), isOwn: false }
}
const fateOf = (row: Row | undefined): number => (row !== undefined && 'fate' in row ? row.fate : 0)
const placeOf = (row: Row | undefined): string =>
  row !== undefined && 'zone' in row && isThere(row.zone) ? row.zone : ''

const armyOf = ({ setting }: Props, side: number): Army | undefined =>
  fileIn(setting.files, 'order-of-battle.json')?.sides[side === 0 ? 'french' : 'german']

export function unitOnSheet(props: Props, side: number, id: string): UnitOnSheet | undefined {
  const printed = bookOf(props.setting, props.language).counters.get(id)
  if (printed === undefined || printed.kind === 'leader' || printed.kind === 'decoy') return undefined
  const { row, isOwn } = rowOf(props, side, id)
  const counted = row !== undefined && isCounted(row) ? row : undefined
  const strength = armyOf(props, side)?.units.find((unit) => unit.id === id)?.strength
  const mother = row !== undefined && 'mother' in row ? row.mother : undefined
  return {
    id,
    side,
    name: props.setting.names[id]?.[props.language] ?? printed.fullName,
    knowledge: isOwn ? 'own' : counted !== undefined ? 'shown' : 'printed',
    row: printed.row,
    crossed: counted?.right ?? 0,
    barred: counted?.left ?? 0,
    arms: arms.flatMap((arm) => {
      const boxes = boxesOf(arm, strength, counted)
      return boxes.length === 0 ? [] : [{ arm, boxes }]
    }),
    states: row !== undefined && 'zone' in row ? states.filter((state) => row[state]) : [],
    fate: fateOf(row),
    place: placeOf(row),
    mother: isThere(mother) ? mother : '',
  }
}

/** The boxes of an arm: first those left, then lost, then detached. */
function boxesOf(arm: Arm, strength: Strength | undefined, row: (Row & Counted) | undefined): Box[] {
  const printed = strength?.[arm] ?? 0
  if (row === undefined) return Array.from({ length: printed }, () => 'left')
  const [left, lost] = [row[arm], row[lostOf[arm]]]
  const stray = Math.min(lost, strayOf(row, arm))
  const times = (box: Box, count: number): Box[] => Array.from({ length: Math.max(0, count) }, () => box)
  return [
    ...times('left', left),
    ...times('stray', stray),
    ...times('lost', lost - stray),
    ...times('detached', printed - left - lost),
  ]
}

/** How much of an arm may be recovered; only its owner knows. */
function strayOf(row: Row, arm: Arm): number {
  if (!('strayInfantry' in row)) return 0
  return arm === 'infantry' ? row.strayInfantry : arm === 'cavalry' ? row.strayCavalry : 0
}

export const countBoxes = (boxes: readonly Box[], ...kinds: readonly Box[]): number =>
  boxes.filter((box) => kinds.includes(box)).length

/** The sheet of one side: corps with their units, then independent units, detachments and garrisons. */
export function sheetOf(props: Props, side: number) {
  const { setting, language } = props
  const army = armyOf(props, side)
  const units = army?.units ?? []
  const read = (list: readonly { readonly id: string }[]): UnitOnSheet[] =>
    list.flatMap(({ id }) => unitOnSheet(props, side, id) ?? []).filter(isOnSheet)
  const corps = (army?.corps ?? []).map(({ id, commander, band }) => {
    const own = units.filter((unit) => unit.corps === id)
    const label = bookOf(setting, language).counters.get(own[0]?.id ?? '')?.band?.label ?? ''
    return { id, name: setting.names[id]?.[language], label, commander, colour: band, units: read(own) }
  })
  const view = knownTo(props.table, side)
  return {
    leaders: (army?.leaders ?? []).map(({ id, strategicValue }) => {
      const { row } = rowOf(props, side, id)
      return {
        id,
        name: nameIn(setting, language, id),
        value: strategicValue,
        fate: fateOf(row),
        place: placeOf(row),
      }
    }),
    corps: corps.filter((one) => one.units.length > 0),
    independent: read(units.filter((unit) => unit.corps === undefined)),
    detachments: read(army?.detachments ?? []),
    garrisons: [...bookOf(setting, language).garrisons].flatMap(([id, garrison]) => {
      if (garrison.side !== side) return []
      const { points, manned = false, right = 0, left = 0 } = view?.garrison[id] ?? {}
      return [
        {
          id,
          name: nameIn(setting, language, garrison.fortress),
          row: garrison.row,
          isKnown: points !== undefined,
          isManned: manned,
          points: points ?? 0,
          crossed: right,
          barred: left,
        },
      ]
    }),
  }
}
