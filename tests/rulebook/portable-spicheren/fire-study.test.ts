import { describe, expect, it } from 'vitest'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { FireStudy } from '#engine/portable-spicheren/studies/fire-study.ts'
import { position, sixths, type Standing, type Table } from './table.ts'

const units: Readonly<Record<string, Standing>> = {
  woyna: '0604 S',
  jolivet: '0606 N',
  rex: '0203 S',
  'prussian-guns': '0902 S',
  doens: '0906 N',
}
const begun = () => position({ phase: 'rifles', side: 'prussian', units })
const asked = (table: Table, request: JsonObject) => table.game.study(0, { study: 'fire', ...request })
const study = (table: Table, request: JsonObject = {}) => {
  const found = asked(table, request)
  if (!found.ok) throw new Error(found.error.message)
  return found.value as unknown as FireStudy
}

describe('Who could fire at whom', () => {
  it('is given for both sides, with the same chances as in the questions', () => {
    const shots = study(begun()).shots.map(({ unit, target }) => `${unit} ${target}`)
    expect(shots.toSorted()).toEqual([
      'doens prussian-guns',
      'doens woyna',
      'jolivet woyna',
      'prussian-guns doens',
      'prussian-guns jolivet',
      'woyna doens',
      'woyna jolivet',
    ])
    const table = begun()
    const { hit } = table.odds('fire woyna jolivet')
    expect(study(table).shots.find(({ unit }) => unit === 'woyna')).toMatchObject({ hit })
    expect(study(table).shots.find(({ unit }) => unit === 'prussian-guns')).toMatchObject({ hit: sixths(5) })
  })
  it('leaves out who is in a melee', () => {
    const held = { ...units, jolivet: ['0605 N', { attacks: 'woyna' }] as const }
    const table = position({
      phase: 'rifles',
      side: 'prussian',
      units: { ...held, goltz: '1402 S', bastoul: '1403 N' },
    })
    expect(study(table).shots.some(({ unit, target }) => [unit, target].includes('woyna'))).toBe(false)
  })
  it('has the hexes that a unit could fire into: in range, in its arc, and in sight', () => {
    const { field } = study(begun(), { unit: 'woyna' })
    expect(field).toContain('0606')
    expect(field).not.toContain('0607') // Jolivet stands before it.
    expect(field).not.toContain('0603') // Behind it.
    expect(field).not.toContain('0608') // Too far.
    expect(study(begun(), { unit: 'rex' }).field).not.toContain('0206') // Beyond the wooded height 0205.
  })
  it('refuses other studies, and units that are not on the map', () => {
    expect(begun().game.study(0, { study: 'supply' })).toMatchObject({ ok: false, error: { code: 'unknown-study' } })
    expect(asked(begun(), { unit: 'pouget' })).toMatchObject({ ok: false, error: { code: 'no-such-unit' } })
  })
})
