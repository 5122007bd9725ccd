import { describe, expect, it } from 'vitest'
import { about, FAR, impulseOf, type Wanted } from '../marching.ts'
import { GE, type Table } from '../table.ts'

const DECOY = 'french-decoy-1'
/** A stack of these counters with a decoy, taken as this, sets out from Suippes. */
function setOut(
  as: 'take' | 'take-as-cavalry' | 'take-as-leader',
  others: readonly string[] = [],
  more: Partial<Wanted> = {},
): Table {
  const table = impulseOf({
    ...more,
    counters: { ...FAR, ...more.counters, suippes: [...others, DECOY, 'fr-7-1', 'fr-7-2'] },
  })
  table.do('activate suippes')
  for (const one of others) table.do(`take ${one}`)
  return table.do(`${as} ${DECOY}`).do('march-off')
}
const drawn = (table: Table): Table => {
  table.do('draw', 'fatigue-1')
  return table.question === 'marker' ? table.do('keep') : table
}
const mp = (table: Table): unknown => about(table)['mp']

describe('GB 13 – a decoy is what its owner says at each action', () => {
  it('gb.decoys.act: its owner declares it once before each action, and the MP of the stack change with it', () => {
    const table = setOut('take-as-cavalry')
    expect(mp(table)).toBe(8)
    table.refuses(`play-as-cavalry ${DECOY}`, 'gb.decoys.act already')
    table.do(`play-as-infantry ${DECOY}`)
    expect(mp(table)).toBe(4)
    table.refuses(`play-as-leader ${DECOY}`, 'gb.decoys.act chosen')
    drawn(table).do('move auberive-suippes')
    expect(mp(table)).toBe(3)
    table.do(`play-as-leader ${DECOY}`)
    expect(mp(table)).toBe(7)
  })

  it('gb.decoys.act: not as something slower than the stack has gone already', () => {
    const ridden = (connections: number): Table => {
      const table = setOut('take-as-cavalry')
      for (let count = 0; count < connections; count++)
        (count % 2 === 0 ? drawn(table) : table).do('move auberive-suippes')
      return table
    }
    const table = ridden(3).do(`play-as-infantry ${DECOY}`)
    expect(mp(table)).toBe(1)
    ridden(5).refuses(`play-as-infantry ${DECOY}`, 'gb.decoys.act too-slow')
  })

  it('gb.decoys.act: others in the stack are as slow as they are, and who is dropped off makes it no faster', () => {
    const table = setOut('take', ['fr-5-1'])
    table.do(`play-as-cavalry ${DECOY}`)
    expect(mp(table)).toBe(4)
    drawn(table).do('move auberive-suippes').do('drop-off fr-5-1').do(`play-as-leader ${DECOY}`)
    expect(mp(table)).toBe(3)
  })

  it('gb.decoys.act: as infantry it has one connection for its marker from then on', () => {
    const table = drawn(setOut('take-as-cavalry')).do('move auberive-suippes')
    expect(about(table)).toMatchObject({ connections: 1 })
    table.do(`play-as-infantry ${DECOY}`)
    table.refuses('move auberive-suippes', 'gb.fatigue.draw draw-first')
  })

  it('gb.impulse.five-units: played as a unit it counts as one of them, once', () => {
    const four = ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-1-1']
    const table = setOut('take-as-leader', four)
    table.do(`play-as-infantry ${DECOY}`).do('end-activation')
    // Four divisions and the decoy: nobody else is activated.
    expect(about(table)).toMatchObject({ units: 0 })
    expect(table.options).toEqual(['end-impulse'])
    const five = setOut('take-as-leader', [...four, 'fr-1-2'])
    five.refuses(`play-as-infantry ${DECOY}`, 'gb.impulse.five-units used')
    const back = drawn(setOut('take', four).do(`play-as-leader ${DECOY}`)).do('move auberive-suippes')
    back.do(`play-as-infantry ${DECOY}`).do('end-activation')
    expect(about(back)).toMatchObject({ units: 0 })
  })

  it('gb.decoys.act: only decoys, and the enemy is not told', () => {
    const table = setOut('take-as-cavalry', ['fr-r-1'])
    table.refuses('play-as-infantry fr-r-1', 'gb.decoys.act no-decoy')
    table.refuses('play-as-infantry french-decoy-2', 'gb.decoys.act not-in-stack')
    const before = table.game.journal(GE).length
    table.do(`play-as-leader ${DECOY}`)
    expect(table.game.journal(GE)).toHaveLength(before)
    const known = JSON.stringify(table.game.view(GE).known)
    for (const word of ['countedDecoys', 'recastDecoys', 'playedAs'])
      expect(known.includes(`"${word}":["`), word).toBe(false)
  })
})
