import { expect, test } from 'vitest'
import { fieldAt, row, sheet } from '#engine/campaigns/editing/sheets.ts'
import { both } from '#engine/campaigns/problems.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { type Compared, sheetChangesInWords } from '../../../src-main/drafts/difference-in-words.ts'

type Bridge = { readonly between: string; readonly until: number }

/** What is compared of a scenario that has nothing but bridges. */
function withBridges(...bridges: readonly Bridge[]): Compared {
  const document: JsonObject = { bridges: bridges.map((one) => ({ ...one })) }
  const rows = bridges.map(({ between }, index) =>
    row(`bridges.${index}`, both(`The bridge ${between} is destroyed`, `Le pont ${between} est détruit`), {
      fields: [fieldAt(document, `bridges.${index}.until`, both('Until turn', 'Jusqu’au tour'), 'number')],
    }),
  )
  return { placements: new Map(), turns: new Map(), sheets: [sheet('ground', both('Ground', 'Terrain'), { rows })] }
}

const told = (was: Compared, is: Compared): readonly string[] =>
  sheetChangesInWords(was, is, (id) => both(id, id)).map(({ en }) => en)

const mill = { between: 'Mill – Ford', until: 2 }
const weir = { between: 'Weir – Abbey', until: 7 }
const lock = { between: 'Lock – Town', until: 9 }

test('a line changed while one before it is removed is listed as changed, and only the other as removed', () => {
  expect(told(withBridges(mill, weir, lock), withBridges(weir, { ...lock, between: 'Lock – Castle' }))).toEqual([
    'Ground: The bridge Lock – Castle is destroyed (was: The bridge Lock – Town is destroyed)',
    'Ground, no longer: The bridge Mill – Ford is destroyed',
  ])
})

test('a change of one field of a line is listed wherever the line now stands', () => {
  expect(told(withBridges(mill, weir), withBridges({ ...weir, until: 8 }))).toEqual([
    'Until turn: 8 (was: 7)',
    'Ground, no longer: The bridge Mill – Ford is destroyed',
  ])
})

test('no difference is listed where nothing changed, also among equal lines', () => {
  expect(told(withBridges(mill, mill, lock), withBridges(mill, mill, lock))).toEqual([])
  expect(told(withBridges(mill, mill), withBridges(mill))).toEqual([
    'Ground, no longer: The bridge Mill – Ford is destroyed',
  ])
})

test('a removed or new line with lines below it is listed once, for all of them', () => {
  const levels = (...asked: readonly number[]): Compared => {
    const rows = asked.map((count, index) =>
      row(`levels.${index}`, both(`Level ${count}: at least ${count}.`, `Niveau ${count} : au moins ${count}.`), {
        rows: [row(`levels.${index}.all.0`, both(`At least ${count}`, `Au moins ${count}`))],
      }),
    )
    return {
      placements: new Map(),
      turns: new Map(),
      sheets: [sheet('victory', both('Victory', 'Victoire'), { rows })],
    }
  }
  expect(told(levels(4, 7), levels(4))).toEqual(['Victory, no longer: Level 7: at least 7.'])
  expect(told(levels(4), levels(4, 7))).toEqual(['Victory, new: Level 7: at least 7.'])
})
