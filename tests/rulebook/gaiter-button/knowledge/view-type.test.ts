import { describe, expect, it } from 'vitest'
import { fields, privateLocals } from '#engine/gaiter-button/knowledge/knowledge.ts'
import type { View } from '#engine/gaiter-button/knowledge/view-type.ts'
import type { shape } from '#engine/gaiter-button/state/shape.ts'
import { labelOf } from '#engine/fog/who-knows.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { isJsonObject, textIn, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import type { Definition, Shape } from '#engine/kernel/values/shape.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign } from '../table.ts'

/** The type of a view is made from the shape of the state and from who may know what; here views are held against both. */

/** Is this what a definition is written as? */
function isWritten(definition: Definition, value: Json | undefined): boolean {
  const isNamed = 'noun' in definition && definition.noun !== undefined && definition.noun !== 'number'
  const isOne = (one: Json | undefined): boolean => typeof one === (isNamed ? 'string' : 'number')
  if (definition.is === 'flag') return typeof value === 'boolean'
  if (definition.is === 'word') return isOne(value)
  return definition.is !== 'table' && Array.isArray(value) && value.every(isOne)
}

/** What is wrong with a row: columns that are missing, or not written as they should be, or not expected at all. */
function faultsIn(row: Json | undefined, columns: Shape, wanted: readonly string[], perhaps: readonly string[] = []) {
  if (!isJsonObject(row)) return ['no row']
  const isFine = (column: string): boolean => isWritten(columns[column]!, row[column])
  return [
    ...wanted.filter((column) => !isFine(column)),
    ...Object.keys(row).filter((column) => !wanted.includes(column) && !(perhaps.includes(column) && isFine(column))),
  ]
}

const { shape: all } = campaign.layout.fields
const columnsOf = (table: string): Shape => {
  const definition = all[table]
  return definition?.is === 'table' ? definition.columns : {}
}
const knownSo = (table: string, ...ways: readonly string[]): string[] =>
  Object.keys(columnsOf(table)).filter((column) => ways.includes(labelOf(fields, table, column)))
const rowsIn = (view: JsonObject, table: string): JsonObject[] =>
  Object.values(view[table] as JsonObject).map((row) => row as JsonObject) // a table of a view

const isMarker = (one: Json): boolean =>
  isJsonObject(one) &&
  ['all', 'inBowl', 'kept'].every((key) => typeof one[key] === 'number') &&
  typeof one['drawn'] === 'boolean'
/** The morale stands in a row of a unit or garrison whose boxes are seen, and in no other. */
const isMoraleRight = ({ morale, right }: JsonObject, mayHave = true): boolean =>
  morale === undefined ? !mayHave || right === undefined : mayHave && right !== undefined && typeof morale === 'number'

/** What a view says in other words than the state; a field that is missing or one too many does not compile. */
type Retold = Exclude<keyof View, keyof ReturnType<typeof shape>>
const retold: Readonly<Record<Retold, (value: Json | undefined) => boolean>> = {
  token: isJsonObject,
  shown: Array.isArray,
  axes: isJsonObject,
  strengthAt: isJsonObject,
  battle: (value) => value === null || (isJsonObject(value) && typeof value['rolled'] === 'boolean'),
  markers: (value) => Array.isArray(value) && value.length > 0 && value.every(isMarker),
  day: (value) =>
    isJsonObject(value) && [null, 'arrivals', 'daytime', 'night'].includes(value['phase'] as string | null),
  openPontoons: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  agenda: Array.isArray,
  secrets: (value) => typeof value === 'number',
  ending: (value) => value === null || isJsonObject(value),
}

/** Everything in a view that is not as its type says. */
function faultsOf(view: JsonObject, side: number): string[] {
  const plain = Object.keys(all).filter((field) => all[field]?.is !== 'table' && fields[field] !== 'nobody')
  const tables = ['counter', 'garrison', 'zone', 'connection', 'bowl', 'camp']
  const faults = [
    ...Object.keys(view).filter((key) => ![...plain, ...tables, ...Object.keys(retold)].includes(key)),
    ...plain.filter((field) => !isWritten(all[field]!, view[field])),
    ...Object.entries(retold).flatMap(([key, isSo]) => (isSo(view[key]) ? [] : [key])),
  ]
  const counters = columnsOf('counter')
  const open = knownSo('counter', 'all').filter((column) => column !== 'token' && column !== 'fate')
  for (const [name, whole] of Object.entries(view['counter'] as JsonObject)) {
    const { morale: _, ...row } = whole as JsonObject // a row of a table
    faults.push(...faultsIn(row, counters, isOf(side, name) ? Object.keys(counters) : ['fate', 'token']))
    if (!isMoraleRight(whole as JsonObject, isUnitNamed(name))) faults.push(`morale of ${name}`)
  }
  for (const { counter, morale, ...row } of rowsIn(view, 'token')) {
    if (!isMoraleRight({ ...row, ...(morale === undefined ? {} : { morale }) }, isUnitNamed(textIn(counter))))
      faults.push('morale of a token')
    faults.push(...faultsIn(row, counters, open, knownSo('counter', 'later', 'strength')))
    if (counter !== undefined && typeof counter !== 'string') faults.push('counter of a token')
  }
  for (const table of ['garrison', 'camp'])
    for (const { manned, morale, ...row } of rowsIn(view, table)) {
      if ((morale === undefined) !== (row['right'] === undefined)) faults.push(`morale in ${table}`)
      const perhaps = knownSo(table, 'later', 'owner', 'strength', 'fought')
      faults.push(...faultsIn(row, columnsOf(table), knownSo(table, 'all'), perhaps))
      if (typeof manned !== (table === 'garrison' ? 'boolean' : 'undefined')) faults.push('manned')
    }
  for (const table of ['zone', 'connection', 'bowl'])
    for (const row of rowsIn(view, table)) faults.push(...faultsIn(row, columnsOf(table), knownSo(table, 'all')))
  for (const { frame, step: _step, asks: _asks, interrupts: _interrupts, returned: _returned, ...row } of view[
    'agenda'
  ] as JsonObject[]) {
    const name = textIn(frame)
    const locals = campaign.layout.kinds.find(({ kind }) => kind.name === name)!.kind.locals // a frame of this system
    const kept = Object.keys(privateLocals[name] ?? {})
    const wanted = Object.keys(locals).filter((local) => !kept.includes(local))
    faults.push(...faultsIn(row, locals, wanted, kept).map((fault) => `${name}.${fault}`))
  }
  return faults
}
const isOf = (side: number, counter: string): boolean => {
  const number = campaign.layout.language.numberOf('counter', counter)
  return (campaign.campaign as { counters: readonly { side: number }[] }).counters[number]?.side === side
}

const isUnitNamed = (counter: string): boolean => {
  const number = campaign.layout.language.numberOf('counter', counter)
  const kind = (campaign.campaign as { counters: readonly { kind: string }[] }).counters[number]?.kind
  return kind === 'unit' || kind === 'detachment'
}

describe('the type of a view', () => {
  it('gb.counters.fog: says what every view of a game has', () => {
    let battles = 0
    for (const seed of [1, 2]) {
      const begun = Game.begin(campaign, { scenario: 'beaumont-sedan', switches: {}, seed: `types ${seed}` })
      if (!begun.ok) throw new Error(begun.error.message)
      const game = begun.value
      const pick = pickFrom(seed)
      for (let act = 0; act < 2000 && game.play.decider >= 0; act++) {
        for (const side of act % 7 === 0 ? [0, 1] : []) {
          const { known } = game.view(side)
          if (known['battle'] !== null) battles += 1
          expect(faultsOf(known, side), `game ${seed}, act ${act}, side ${side}`).toEqual([])
        }
        actKeenly(game, pick)
      }
    }
    expect(battles).toBeGreaterThan(10)
  })
})
