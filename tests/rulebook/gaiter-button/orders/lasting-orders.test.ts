import { describe, expect, it } from 'vitest'
import type { Order } from '#engine/kernel/system/orders.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { firstStep, obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import { FAR, impulseOf } from '../marching.ts'
import { FR, GE, scene, type Standing, type Table } from '../table.ts'
import { endOf, give } from './giving.ts'

/** Orders that go on for days, and those for more than a march: what they do, when they are done, and why they stop. */

const at = (zone: string, ...counters: string[]): Table => impulseOf({ counters: { ...FAR, [zone]: counters } })

/** What an order would do first: its act, `done`, or why not. */
function first({ game }: Table, order: Order): string {
  const step = firstStep(game, order)
  if (!step.ok) return step.error.message
  if ('act' in step.value) return step.value.act
  return step.value.end === 'stopped' ? step.value.why.key : step.value.end
}

/** The same counters on the next day: nobody has been activated yet. */
function nextDay(table: Table): Table {
  const { g, names } = table
  const counters: Record<string, string[]> = {}
  for (const name of ['fr-5-1', 'mac-mahon', 'ge-5-9']) {
    const zone = g.nameOf('zone', g.counter.zone.of(names.counter(name)))
    counters[zone] = [...(counters[zone] ?? []), name]
  }
  return impulseOf({ counters })
}

describe('a march of several days', () => {
  const march = { order: 'march', counters: ['fr-5-1', 'mac-mahon'], to: 'sedan', far: 'approach' }
  const calm = ['fatigue-0', 'fatigue-0', 'fatigue-1', 'fatigue-1']

  it('comes as near as it can, halts for today, and goes on another day until it is there', () => {
    let table = at('rethel', 'fr-5-1', 'mac-mahon')
    expect(first(table, { ...march, far: 'stop' })).toBe('no-way')
    let marched = 0
    const halts: string[] = []
    while (first(table, march) !== 'done') {
      expect(first(table, march)).toBe(`activate ${table.where('fr-5-1')}`)
      const given = give(table, march, calm)
      halts.push(table.where('fr-5-1'))
      if (table.where('fr-5-1') !== 'sedan') {
        expect(given.outcome).toMatchObject({
          end: 'stopped',
          why: { key: 'for-today', facts: { zone: table.where('fr-5-1'), to: 'sedan' } },
        })
      } else expect(endOf(given)).toBe('done')
      table = nextDay(table)
      marched += 1
      expect(marched).toBeLessThan(6)
    }
    expect(new Set(halts).size).toBe(halts.length)
    expect(marched).toBeGreaterThan(1)
  })

  it('stays where nothing in reach is nearer, and says so', () => {
    // Four together come one road far in rain, and the troops at L’Effincourt make that road too dear.
    const corps = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4']
    const table = impulseOf({
      counters: { 'menil-annelles': corps, 'l-effincourt': ['fr-7-1'], briey: ['ge-5-9'] },
      activated: ['fr-7-1'],
      rain: true,
    })
    const to = { ...march, counters: corps, to: 'vouziers' }
    expect(first(table, to)).toBe('no-nearer')
    expect(first(table, { ...to, far: 'stop' })).toBe('no-way')
  })

  it('ends the operation where that is ordered, also when it is over for today', () => {
    const table = at('rethel', 'fr-5-1', 'fr-5-2', 'mac-mahon')
    const given = give(table, { ...march, afterwards: 'end-operation' }, calm)
    expect(given.acts.at(-1)).toBe('end-impulse')
    expect(endOf(given)).toBe('for-today')
  })

  it('goes on without those that are lost, and tells beforehand why it cannot begin', () => {
    const table = at('suippes', 'fr-5-1')
    const both = { ...march, counters: ['fr-5-1', 'fr-5-2'], to: 'auberive' }
    expect(first(table, both)).toBe('activate suippes')
    expect(endOf(give(table, both, calm))).toBe('done')
    expect(table.where('fr-5-1')).toBe('auberive')
    const six = at('rethel', 'fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-12-1', 'fr-12-2', 'fr-12-3')
    const all = ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-12-1', 'fr-12-2', 'fr-12-3']
    expect(first(six, { ...march, counters: all })).toBe('units')
    const near = impulseOf({ counters: { suippes: ['fr-5-1', 'mac-mahon'], auberive: ['ge-5-9'] } })
    expect(first(near, { ...march, to: 'auberive', contact: 'stop' })).toBe('contact')
  })
})

describe('a march into a fortress', () => {
  it('gb.fortress.shelter: goes in when it has arrived, or where it stands; and says where there is none', () => {
    const order = { order: 'march', counters: ['fr-5-2'], to: 'sedan', arrival: 'fortress' }
    const inSedan = (zone: string) => at(zone, 'fr-5-2', 'mac-mahon')
    const table = inSedan('sedan')
    const given = give(table, order)
    expect(given.acts.at(-1)).toBe('go-inside')
    expect(endOf(given)).toBe('done')
    expect(table.g.counter.inside.of(table.names.counter('fr-5-2'))).toBe(true)
    expect(first(table, order)).toBe('done')
    const none = give(inSedan('suippes'), { ...order, to: 'auberive' }, ['fatigue-0', 'fatigue-0'])
    expect(endOf(none)).toBe('no-fortress')
  })
})

describe('orders to work', () => {
  const bridge = 'mouzon-raucourt'
  const broken = (...counters: string[]) =>
    impulseOf({
      counters: { raucourt: counters, rethel: ['fr-5-1'], briey: ['ge-5-10'] },
      side: GE,
      arrange: (g, names) => g.connection.destroyed.set(names.connection('mouzon', 'raucourt'), true),
    })
  const repair = { order: 'repair-bridge', counters: ['ge-5-9'], connection: bridge }

  it('gb.bridge.repair: repairs with a marker for each level until enough is done for a day, and goes on the next', () => {
    const table = broken('ge-5-9')
    const given = give(table, repair, ['fatigue-0', 'fatigue-1'])
    expect(given.acts).toEqual([
      'activate raucourt',
      'take ge-5-9',
      'march-off',
      'draw',
      'keep',
      `repair-bridge ${bridge}`,
      'draw',
      'keep',
      `repair-bridge ${bridge}`,
    ])
    expect(endOf(given)).toBe('work-for-today')
    expect(table.g.connection.repair.of(table.names.connection('mouzon', 'raucourt'))).toBe(2)
    expect(first(at('suippes', 'fr-5-1'), { ...repair, counters: ['fr-5-1'] })).toBe('done')
  })

  it('gb.fatigue.return: a STOP goes back while there are points; kept, it ends the work for today', () => {
    const lone = give(broken('ge-5-9', 'frederick-william'), repair, ['stop', 'fatigue-0'])
    expect(lone.acts).toContain('return')
    expect(lone.acts).toContain(`repair-bridge ${bridge}`)
  })

  it('gb.bridge.destroy: destroys, and is done; who cannot work there is told so before he is activated', () => {
    const whole = () =>
      impulseOf({ counters: { raucourt: ['ge-5-9', 'albert-of-saxony'], rethel: ['fr-5-1'] }, side: GE })
    const destroy = { order: 'destroy-bridge', counters: ['ge-5-9'], connection: bridge, afterwards: 'end-operation' }
    const table = whole()
    const given = give(table, destroy, ['fatigue-0'])
    expect(given.acts).toContain(`destroy-bridge ${bridge}`)
    expect(given.acts.at(-1)).toBe('end-impulse')
    expect(endOf(given)).toBe('done')
    expect(table.g.connection.destroyed.of(table.names.connection('mouzon', 'raucourt'))).toBe(true)
    expect(first(whole(), { ...destroy, counters: ['albert-of-saxony'] })).toBe('no-work')
    expect(first(whole(), { ...destroy, connection: 'autry-vienne-le-chateau' })).toBe('no-work')
  })
})

describe('the order for a battle movement', () => {
  const stand: Standing = { buzancy: ['albert-of-saxony', 'ge-12-23', 'ge-12-24'], stonne: ['fr-5-1'] }
  const order = { order: 'battle-movement', counters: ['albert-of-saxony', 'ge-12-23'], to: 'stonne' }

  it('gb.battle-move.stack, gb.battle-move.test: picks those that are named, and they try to go', () => {
    const table = impulseOf({ counters: stand, side: GE })
    const given = give(table, order)
    expect(given.acts).toEqual([
      'battle-movement',
      'join-battle-move albert-of-saxony',
      'join-battle-move ge-12-23',
      'battle-move stonne-buzancy',
    ])
    expect(endOf(given)).toBe('done')
    expect(table.where('ge-12-24')).toBe('buzancy')
    expect(['stonne', 'buzancy']).toContain(table.where('ge-12-23'))
  })

  it('gb.battle-move.ways: says before anything is done where no such movement leads there, or nobody commands it', () => {
    const table = () => impulseOf({ counters: stand, side: GE })
    expect(first(table(), { ...order, to: 'nouart' })).toBe('no-battle-movement')
    expect(first(table(), { ...order, counters: ['ge-12-23'] })).toBe('no-battle-movement')
    expect(first(table(), { ...order, counters: ['fr-5-1'] })).toContain('Name the counters of this side')
    // Who was picked by hand and is not named stays behind.
    const begun = table().do('battle-movement').do('join-battle-move ge-12-24')
    expect(give(begun, order).acts.slice(0, 2)).toEqual([
      'join-battle-move ge-12-24',
      'join-battle-move albert-of-saxony',
    ])
  })
})

describe('the order to fall back', () => {
  const night = (counters: Standing): Table =>
    scene({
      counters,
      begin(g) {
        g.turn = 10
        g.call(days, {})
        g.call(withdrawals, { side: FR })
      },
    })
  const order = { order: 'fall-back', zone: 'buzancy', to: 'stenay' }

  it('gb.withdrawal.order: all troops of the zone go the whole way together', () => {
    const table = night({ buzancy: ['fr-1-1', 'fr-1-2', 'mac-mahon', 'ge-5-9'] })
    expect(first(table, order)).toBe('withdraw buzancy')
    const given = give(table, order)
    expect(given.acts.slice(0, 2)).toEqual(['withdraw buzancy', 'withdraw-rest'])
    expect(given.acts.filter((act) => act.startsWith('march-by-night ')).length).toBeGreaterThan(0)
    for (const name of ['fr-1-1', 'fr-1-2', 'mac-mahon']) expect(table.where(name)).toBe('stenay')
  })

  it('gb.withdrawal.ways: says where no way leads there, waits for the night, and is done once nobody is left', () => {
    const table = night({ buzancy: ['fr-1-1', 'ge-5-9'] })
    expect(first(table, { ...order, to: 'rethel' })).toBe('no-withdrawal')
    expect(first(table, { ...order, zone: 'stonne' })).toBe('done')
    const day = impulseOf({ counters: { buzancy: ['fr-1-1', 'ge-5-9'] } })
    expect(first(day, order)).toBe('not-now')
    expect(first(day, { ...order, zone: 'atlantis' })).toContain('Name the zone')
  })
})

describe('passing when no counter can act', () => {
  const obvious = ({ game }: Table): string | undefined => {
    const code = obviousAnswer(game, game.decision()!)
    return code === undefined ? undefined : game.play.layout.language.textOf(code)
  }

  it('gb.impulse.pass: is obvious where all that are left are encircled, and is not where anybody could march or attack', () => {
    const encircled = (who: string, free: Standing = {}) =>
      impulseOf({
        counters: { buzancy: [who, 'ge-5-9'], ...free },
        arrange: (g, names) => g.zone.encircled.set(names.zone('buzancy'), FR + 1),
      })
    const leader = encircled('mac-mahon')
    expect(leader.options).toEqual(['activate buzancy', 'pass'])
    expect(obvious(leader)).toBe('pass')
    expect(obvious(encircled('fr-5-1'))).toBeUndefined()
    expect(obvious(encircled('mac-mahon', { rethel: ['fr-5-1'] }))).toBeUndefined()
    // Who is not encircled may leave the enemy.
    expect(obvious(impulseOf({ counters: { buzancy: ['mac-mahon', 'ge-5-9'] } }))).toBeUndefined()
  })
})
