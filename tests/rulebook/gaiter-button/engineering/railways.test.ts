import { describe, expect, it } from 'vitest'
import { CAVALRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { isLandOpen, isRailOpen } from '#engine/gaiter-button/state/crossing.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FR, type Names } from '../table.ts'
import { between, bled, detached, expectRefused, left, working } from '../works.ts'

const broken = (g: G, { connection }: Names) =>
  g.connection.railDestroyed.set(connection('dombasle-en-argonne', 'verdun'), true)

describe('GB 11.3 – railways', () => {
  it('gb.railway.destroy: cavalry destroys a railway out of its zone for 1 MP; one can still walk along it', () => {
    const table = working({ stack: ['ge-c-5'], counters: { 'dombasle-en-argonne': ['ge-c-5'] }, mp: 6 })
    table.do(`destroy-railway ${between(table, 'dombasle-en-argonne', 'verdun')}`)
    const railway = table.names.connection('dombasle-en-argonne', 'verdun')
    expect([isRailOpen(table.g, railway), isLandOpen(table.g, railway)]).toEqual([false, true])
    expect(left(table).mp).toBe(5)
    expect(table.told('railway-destroyed', FR)).toHaveLength(1)
  })
  it('gb.railway.destroy: infantry does, too, and with it a tunnel', () => {
    const table = working({ stack: ['ge-5-9'], counters: { 'clermont-en-argonne': ['ge-5-9'] } })
    table.do(`destroy-railway ${between(table, 'sainte-menehould', 'clermont-en-argonne')}`)
    expect(isLandOpen(table.g, table.names.connection('sainte-menehould', 'clermont-en-argonne'))).toBe(false)
  })
  it('gb.railway.destroy: not twice, not elsewhere, not without a railway', () => {
    const table = working({ stack: ['ge-c-5'], counters: { 'dombasle-en-argonne': ['ge-c-5'] }, arrange: broken })
    const action = (a: string, b: string) => `destroy-railway ${between(table, a, b)}`
    expectRefused(table, action('dombasle-en-argonne', 'verdun'), 'gb.railway.destroy destroyed')
    expectRefused(table, action('longuyon', 'longwy'), 'gb.railway.destroy elsewhere')
    expectRefused(table, action('mouzon', 'raucourt'), 'gb.railway.destroy no-railway')
  })
  it('gb.railway.destroy: neither by artillery or leaders alone nor in a contested zone', () => {
    const guns = working({
      stack: ['ge-c-5'],
      counters: { 'dombasle-en-argonne': ['ge-c-5'] },
      arrange: (g, names) => bled(g, names, 'ge-c-5', 4, CAVALRY),
    })
    expectRefused(
      guns,
      `destroy-railway ${between(guns, 'dombasle-en-argonne', 'verdun')}`,
      'gb.railway.destroy no-troops',
    )
    const contested = working({ stack: ['ge-c-5'], counters: { 'dombasle-en-argonne': ['ge-c-5', 'fr-1-1'] } })
    expectRefused(
      contested,
      `destroy-railway ${between(contested, 'dombasle-en-argonne', 'verdun')}`,
      'gb.railway.destroy contested',
    )
  })

  it('gb.railway.repair: infantry of 2 SP repairs a railway for 2 MP, a detachment too', () => {
    const repairing = (infantry: number) =>
      working({
        stack: ['ge-d-5'],
        counters: { 'dombasle-en-argonne': ['ge-d-5'] },
        arrange(g, names) {
          broken(g, names)
          detached(g, names, 'ge-5-10', 'ge-d-5', infantry)
        },
      })
    const table = repairing(2)
    const action = `repair-railway ${between(table, 'dombasle-en-argonne', 'verdun')}`
    table.do(action)
    expect(isRailOpen(table.g, table.names.connection('dombasle-en-argonne', 'verdun'))).toBe(true)
    expect(left(table).mp).toBe(2)
    expectRefused(repairing(1), action, 'gb.railway.repair no-infantry')
  })
  it('gb.railway.repair: cavalry does not, and an intact railway needs none', () => {
    const cavalry = working({ stack: ['ge-c-5'], counters: { 'dombasle-en-argonne': ['ge-c-5'] }, arrange: broken })
    expectRefused(
      cavalry,
      `repair-railway ${between(cavalry, 'dombasle-en-argonne', 'verdun')}`,
      'gb.railway.repair no-infantry',
    )
    const intact = working({ stack: ['ge-5-9'], counters: { 'dombasle-en-argonne': ['ge-5-9'] } })
    expectRefused(
      intact,
      `repair-railway ${between(intact, 'dombasle-en-argonne', 'verdun')}`,
      'gb.railway.repair intact',
    )
  })
})
