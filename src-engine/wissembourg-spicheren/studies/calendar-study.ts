import { good, type Result } from '../../kernel/values/result.ts'
import { columnsOnMap } from '../hidden/columns.ts'
import { FATE, onMap, scenarioOf, unitName, type G } from '../state/kit.ts'
import { hexNames } from './asked.ts'
import { sideName } from './zone-study.ts'

/** The turns of the battle, and the arrivals by turn and hex. */
export type CalendarRequest = { readonly study: 'calendar' }

export type CalendarStudy = {
  readonly study: 'calendar'
  readonly turns: number
  readonly firstHour: number
  /** The first turn of night; one after the last turn if there is none. */
  readonly nightFrom: number
  readonly arrivals: readonly Coming[]
}
export type Coming = {
  readonly turn: number
  readonly side: 'french' | 'german'
  readonly units: readonly string[]
  /** Where they arrive; of two columns face down on the map, where these are. */
  readonly hexes: readonly string[]
  /** Arrives only if called. */
  readonly called: boolean
  /** As two columns face down, one of them a decoy. */
  readonly hidden: boolean
  /** The units of these that may still arrive. */
  readonly waiting: readonly string[]
}

export function calendarStudy(g: G): Result<CalendarStudy> {
  const { turns, firstHour, nightFrom, arrivals, chiefs, hiddenColumn } = scenarioOf(g)
  const found = new Map<string, Coming>()
  const add = (turn: number, unit: number, hexes: readonly number[], called: boolean, hidden: boolean): void => {
    const side = sideName(g, unit)
    const key = `${turn} ${side} ${hexes.join(' ')} ${called} ${hidden}`
    const known = found.get(key) ?? { turn, side, units: [], hexes: hexNames(g, hexes), called, hidden, waiting: [] }
    const isWaiting = !onMap(g, unit) && g.unit.fate.of(unit) === FATE.none
    const name = unitName(g, unit)
    found.set(key, {
      ...known,
      units: [...known.units, name],
      waiting: isWaiting ? [...known.waiting, name] : known.waiting,
    })
  }
  arrivals.forEach((arrival, unit) => {
    if (arrival === undefined || (arrival.called && !g.castagnyCalled)) return
    const { turn, gates, called } = arrival
    add(called && g.calledFor > 0 ? g.calledFor : turn, unit, gatesIn(gates), called, false)
  })
  for (const { chief, turn, gates, placed } of chiefs)
    add(turn, chief, placed.length > 0 ? placed : gatesIn(gates), false, false)
  if (hiddenColumn !== undefined) {
    const { formation, turn, gates } = hiddenColumn
    const { units, commander } = g.campaign.formations[formation]!
    const columns = columnsOnMap(g).map((column) => g.column.hex.of(column))
    const hexes = columns.length > 0 ? columns : gatesIn(gates)
    for (const unit of [commander, ...units]) add(turn, unit, hexes, false, true)
  }
  return good({
    study: 'calendar',
    turns,
    firstHour,
    nightFrom: Math.min(nightFrom, turns + 1),
    arrivals: [...found.values()].toSorted((one, other) => one.turn - other.turn),
  })
}

const gatesIn = (gates: readonly { readonly hex: number }[]): number[] => [...new Set(gates.map(({ hex }) => hex))]
