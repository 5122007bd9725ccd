import type { Json } from '#engine/kernel/result.ts'
import { type Arm, arms } from '../../../counters/face.ts'
import { bookOf, entries, field, figure, is, isThere, knownTo, nameIn, type PanelProps, rows, text } from './reading.ts'

export type Box = 'left' | 'lost' | 'stray' | 'detached'
type Props = Pick<PanelProps, 'table' | 'setting' | 'language'>

/** A unit on the sheet of its side. */
export type UnitOnSheet = {
  readonly id: string
  readonly side: number
  readonly name: string
  /** All of it, its strength as it was once shown, or no more than what was printed. */
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

const absent = 6
const isOnSheet = ({ fate }: UnitOnSheet): boolean => fate !== absent

/** What is known of a counter: the row of its owner, or that of the token it was recognised under. */
function rowOf({ table }: Props, side: number, id: string): { row: Json | undefined; isOwn: boolean } {
  const view = knownTo(table, side)
  const row = field(view['counter'], id)
  if (row !== undefined) return { row, isOwn: field(row, 'infantry') !== undefined }
  return { row: entries(view, 'token').find(([, one]) => text(one, 'counter') === id)?.[1], isOwn: false }
}

const armyOf = ({ table, setting }: Props, side: number): Json | undefined =>
  field(field(setting.files['order-of-battle.json'] ?? undefined, 'sides'), table.sides[side] ?? '')

const capital = (arm: string): string => arm.charAt(0).toUpperCase() + arm.slice(1)

export function unitOnSheet(props: Props, side: number, id: string): UnitOnSheet | undefined {
  const printed = bookOf(props.setting).counters.get(id)
  if (printed === undefined || printed.kind === 'leader' || printed.kind === 'decoy') return undefined
  const { row, isOwn } = rowOf(props, side, id)
  const isKnown = field(row, 'infantry') !== undefined
  const all = [...rows(armyOf(props, side), 'units'), ...rows(armyOf(props, side), 'detachments')]
  const strength = field(
    all.find((unit) => text(unit, 'id') === id),
    'strength',
  )
  return {
    id,
    side,
    name: props.setting.names[id]?.[props.language] ?? printed.fullName,
    knowledge: isOwn ? 'own' : isKnown ? 'shown' : 'printed',
    row: printed.row,
    crossed: isKnown ? figure(row, 'right') : 0,
    barred: isKnown ? figure(row, 'left') : 0,
    arms: arms.flatMap((arm) => {
      const boxes = boxesOf(arm, figure(strength, arm), isKnown ? row : undefined)
      return boxes.length === 0 ? [] : [{ arm, boxes }]
    }),
    states: states.filter((state) => is(row, state)),
    fate: figure(row, 'fate'),
    place: isThere(text(row, 'zone')) ? text(row, 'zone') : '',
    mother: isThere(text(row, 'mother')) ? text(row, 'mother') : '',
  }
}

/** Boxes of an arm: those there first, then what was lost, then what was handed to detachments. */
function boxesOf(arm: Arm, printed: number, row: Json | undefined): Box[] {
  if (row === undefined) return Array.from({ length: printed }, () => 'left')
  const left = figure(row, arm)
  const lost = figure(row, `lost${capital(arm)}`)
  const stray = Math.min(lost, figure(row, `stray${capital(arm)}`))
  const times = (box: Box, count: number): Box[] => Array.from({ length: Math.max(0, count) }, () => box)
  return [
    ...times('left', left),
    ...times('stray', stray),
    ...times('lost', lost - stray),
    ...times('detached', printed - left - lost),
  ]
}

export const countBoxes = (boxes: readonly Box[], ...kinds: readonly Box[]): number =>
  boxes.filter((box) => kinds.includes(box)).length

/** The sheet of one side: its corps with their units, then those of no corps, detachments and garrisons. */
export function sheetOf(props: Props, side: number) {
  const { setting, language } = props
  const army = armyOf(props, side)
  const units = rows(army, 'units')
  const read = (list: readonly Json[]): UnitOnSheet[] =>
    list.flatMap((unit) => unitOnSheet(props, side, text(unit, 'id')) ?? []).filter(isOnSheet)
  const corps = rows(army, 'corps').map((one) => {
    const id = text(one, 'id')
    const own = units.filter((unit) => text(unit, 'corps') === id)
    const label = bookOf(setting).counters.get(text(own[0], 'id'))?.band?.label ?? ''
    const name = setting.names[id]?.[language]
    return { id, name, label, commander: text(one, 'commander'), colour: text(one, 'band'), units: read(own) }
  })
  const view = knownTo(props.table, side)
  return {
    leaders: rows(army, 'leaders').map((leader) => {
      const { row } = rowOf(props, side, text(leader, 'id'))
      return {
        id: text(leader, 'id'),
        name: nameIn(setting, language, text(leader, 'id')),
        value: figure(leader, 'strategicValue'),
        fate: figure(row, 'fate'),
        place: isThere(text(row, 'zone')) ? text(row, 'zone') : '',
      }
    }),
    corps: corps.filter((one) => one.units.length > 0),
    independent: read(units.filter((unit) => text(unit, 'corps') === '')),
    detachments: read(rows(army, 'detachments')),
    garrisons: [...bookOf(setting).garrisons].flatMap(([id, garrison]) => {
      if (garrison.side !== side) return []
      const row = field(view['garrison'], id)
      const isKnown = field(row, 'points') !== undefined
      return [
        {
          id,
          name: nameIn(setting, language, garrison.fortress),
          row: garrison.row,
          isKnown,
          isManned: is(row, 'manned'),
          points: figure(row, 'points'),
          crossed: figure(row, 'right'),
          barred: figure(row, 'left'),
        },
      ]
    }),
  }
}
