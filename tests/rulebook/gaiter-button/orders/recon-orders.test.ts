import { describe, expect, it } from 'vitest'
import { CLEAR } from '../battles.ts'
import { impulseOf } from '../marching.ts'
import type { Table } from '../table.ts'
import { endOf, give } from './giving.ts'

/** A reconnaissance given once, and the screen against it. */

const meeting = (): Table => impulseOf({ counters: { [CLEAR]: ['fr-5-c', 'ge-5-9', 'ge-c-5', 'ge-g-1'] } })

describe('the orders of a reconnaissance', () => {
  it('gb.recon.test, gb.recon.bids: activates the cavalry, reconnoitres and declares all of it, or as much as is said', () => {
    const all = give(meeting(), { order: 'reconnaissance', counters: ['fr-5-c'] })
    expect(all.acts.slice(0, 4)).toEqual([`activate ${CLEAR}`, 'take fr-5-c', 'march-off', 'reconnoitre'])
    expect(all.acts.at(-1)).toBe('commit 1')
    expect(endOf(all)).toBe('waits')
    const none = give(meeting(), { order: 'reconnaissance', counters: ['fr-5-c'], declare: 0 })
    expect(none.acts.at(-1)).toBe('commit 0')
  })

  it('gb.recon.reveal: the enemy declares, and shows whom he likes best to show', () => {
    const table = meeting()
    const scouting = give(table, { order: 'reconnaissance', counters: ['fr-5-c'], afterwards: 'end-operation' })
    const screen = give(table, { order: 'screen', declare: 0, show: ['ge-g-1'] })
    expect(screen.acts[0]).toBe('commit 0')
    const shown = table.told('reconnoitred').at(-1)!['units']
    expect(screen.acts.slice(1)).toEqual(shown === 0 ? [] : ['show ge-g-1'])
    const rest = give(table, { order: 'reconnaissance', afterwards: 'end-operation' }, [], scouting.outcome.progress)
    expect(rest.acts[0]).toBe('end-activation')
  })

  it('a screen is for one reconnaissance: at the next one its side is asked again', () => {
    const table = meeting()
    give(table, { order: 'reconnaissance', counters: ['fr-5-c'] })
    const screen = { outcome: { progress: { acts: 1, since: 0, notes: { stage: 'declared' } } } }
    expect(endOf(give(table, { order: 'screen' }, [], screen.outcome.progress))).toBe('done')
  })

  it('stops where nobody can reconnoitre, and refuses with a sentence what is no order', () => {
    const apart = impulseOf({ counters: { [CLEAR]: ['fr-5-c'], briey: ['ge-5-9'] } })
    expect(endOf(give(apart, { order: 'reconnaissance', counters: ['fr-5-c'] }))).toBe('no-reconnaissance')
    expect(endOf(give(meeting(), { order: 'screen' }))).toBe('not-now')
    const error = (order: object): string => {
      try {
        return endOf(give(meeting(), { order: 'reconnaissance', ...order }))
      } catch (thrown) {
        return String(thrown)
      }
    }
    expect(error({ declare: 'much' })).toContain('number')
    expect(error({ counters: ['ge-5-9'] })).toContain('that reconnoitre')
    expect(error({ counters: ['fr-5-c'], afterwards: 'sleep' })).toContain('"go-on"')
  })
})
