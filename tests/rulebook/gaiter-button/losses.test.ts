import { describe, expect, it } from 'vitest'
import { ARTILLERY, CAVALRY, INFANTRY, MITRAILLEUSES } from '#engine/gaiter-button/campaign.ts'
import { armPoints, moraleOf, points } from '#engine/gaiter-button/counters.ts'
import { unitLosses } from '#engine/gaiter-button/losses.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { loseOne, recoverable } from '#engine/gaiter-button/strength.ts'
import { FR, GE, scene, type Names, type Table } from './table.ts'
import type { G } from '#engine/gaiter-button/kit.ts'

/** One unit has to lose some of its strength; the last day ends when it has. */
function losing(name: string, count: number, more: { spareLast?: boolean; arrange?: (g: G, names: Names) => void } = {}) {
  return scene({
    turn: 10,
    counters: { rethel: [name], 'bar-le-duc': ['ge-g-1'] },
    ...(more.arrange ? { arrange: more.arrange } : {}),
    begin(g, names) {
      g.call(days, {})
      g.call(unitLosses, { counter: names.counter(name), count, permanent: false, spareLast: more.spareLast ?? false })
    },
  })
}
const left = (table: Table, name: string, arm: number) => armPoints(table.g, table.names.counter(name), arm)

describe('GB 15.5, 8.3 – losses of a unit', () => {
  it('gb.losses.mitrailleuses: a unit loses infantry or artillery as its owner likes, never mitrailleuses', () => {
    const table = losing('fr-1-1', 2)
    expect(table.question).toBe('unit-losses')
    expect(table.options).toEqual(['lose fr-1-1 infantry', 'lose fr-1-1 artillery', 'lose fr-1-1 heavy-artillery'])
    table.refuses('lose fr-1-1 mitrailleuses', 'gb.losses.mitrailleuses never')
    table.do('lose fr-1-1 infantry').do('lose fr-1-1 artillery')
    expect(left(table, 'fr-1-1', INFANTRY)).toBe(4)
  })
})
