import { describe, expect, it } from 'vitest'
import type { UnitStudy } from '#engine/portable-spicheren/studies/unit-study.ts'
import { position, sixths, type Standing, type Table } from './table.ts'

const units: Readonly<Record<string, Standing>> = {
  woyna: '0604 S',
  jolivet: '0606 N',
  rex: '0203 S',
  'prussian-guns': '0902 S',
}
const moving = () => position({ phase: 'activation', side: 'prussian', units })
function study(table: Table, unit: string, way = {}): UnitStudy {
  const found = table.game.study(0, { study: 'unit', unit, ...way })
  if (!found.ok) throw new Error(found.error.message)
  return found.value as unknown as UnitStudy
}
const hexes = ({ reach }: UnitStudy) => reach.map(({ hex }) => hex).toSorted()

describe('What a unit could do', () => {
  it('begins with the chance that it is active, as the question tells it', () => {
    const table = moving()
    expect(study(table, 'woyna').activated).toEqual(table.odds('activate woyna')['activated'])
    expect(study(table, 'woyna').activated).toEqual(sixths(5))
    expect(study(table, 'jolivet').activated).toEqual(sixths(4))
  })
  it('ps.movement.allowance: it reaches what it comes to hex by hex, by the fewest steps', () => {
    const found = study(moving(), 'woyna')
    expect(found.reach.find(({ hex }) => hex === '0602')?.by).toEqual(['0603', '0602'])
    expect(hexes(found)).not.toContain('0601')
    expect(hexes(found)).not.toContain('0606') // Jolivet stands there.
    expect(hexes(found)).not.toContain('0604') // It is there already.
  })
  it('ps.movement.rough: bushes end a move, and who begins in them has one hex', () => {
    const found = study(moving(), 'rex')
    expect(found.reach.every(({ by }) => by.length <= 2)).toBe(true)
    const inBushes = position({ phase: 'activation', side: 'prussian', units: { ...units, rex: '0103 S' } })
    expect(study(inBushes, 'rex').reach.every(({ by }) => by.length === 1)).toBe(true)
  })
  it('agrees with what the questions of the move offer, step by step', () => {
    const table = moving()
    const before = study(table, 'woyna')
    table.act('activate woyna', 6)
    const steps = table.actions('step')
    const first = before.reach.filter(({ by }) => by.length === 1).map(({ hex }) => `step ${hex}`)
    expect(first.toSorted()).toEqual(steps.toSorted())
    table.act('step 0605')
    const left = study(table, 'woyna', { steps: 1, most: 2 })
    expect(left.reach.every(({ by }) => by.length === 1)).toBe(true)
    expect(left.assaults).toMatchObject([{ target: 'jolivet', by: [] }])
  })
  it('ps.melee.declare: it tells whom it could attack, and how likely each side hits', () => {
    const [found] = study(moving(), 'woyna').assaults
    expect(found).toMatchObject({ target: 'jolivet', by: ['0605'], hits: sixths(4), isHit: sixths(4) })
  })
  it('ps.fire.target: it tells what it could fire at and into, and nothing of who fights hand to hand', () => {
    const { field, shots } = study(moving(), 'woyna')
    expect(field).toContain('0605')
    expect(shots.map(({ target }) => target)).toEqual(['jolivet'])
    const held = position({
      phase: 'activation',
      side: 'prussian',
      units: { ...units, jolivet: ['0605 N', { attacks: 'woyna' }] as const },
    })
    expect(study(held, 'woyna')).toMatchObject({ reach: [], assaults: [], field: [], shots: [] })
  })
})
