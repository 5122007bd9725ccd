import { describe, expect, it } from 'vitest'
import { ARTILLERY, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { mayAssault } from '#engine/gaiter-button/combat/assault.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { isHeld } from '#engine/gaiter-button/state/places.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { cut, dice, factor, fight, flagOf, FR, GE, isGone, man, marked, type Fight } from '../battles.ts'
import type { Names, Table } from '../table.ts'

/** Verdun stormed by the Germans from its left bank: 3 SP of garrison, and whoever is inside. */
const storm = (more: Partial<Fight> & { points?: number } = {}): Fight => ({
  zone: 'verdun',
  attacker: GE,
  kind: 'assault',
  french: more.french ?? [],
  german: more.german ?? ['ge-5-9'],
  inside: more.inside ?? more.french ?? [],
  ...(more.rain === undefined ? {} : { rain: more.rain }),
  ...(more.elsewhere === undefined ? {} : { elsewhere: more.elsewhere }),
  arrange(g, names) {
    man(g, names, 'verdun', more.points ?? 3)
    more.arrange?.(g, names)
  },
})
/** The garrison has no choice; its owner only says so. */
function stormed(wanted: Fight, attacker: number, defender: number, answers: readonly string[] = []): Table {
  const table = fight(wanted).do('engage-all').do('give-battle')
  const all = [...(table.can('engage-all') ? ['engage-all'] : []), 'give-battle', ...answers]
  all.forEach((answer, index) =>
    index === all.length - 1 ? table.do(answer, ...dice(attacker, defender)) : table.do(answer),
  )
  return table
}
const reason = (table: Table, side: number, zone: string): string => {
  const why = new Why()
  return mayAssault(table.g, side, table.names.zone(zone), why) ? 'legal' : why.refusal!.reason
}
const pointsOf = (table: Table, name: string) => table.g.garrison.points.of(table.names.garrison(name))

describe('GB 16.2 – assault of a fortress', () => {
  it('gb.assault.launch: a fortress that enemies hold is stormed where none of them is in the field', () => {
    const elsewhere = { montmedy: ['ge-5-10', 'fr-1-1'], longwy: ['ge-4-7'], sommepy: ['ge-4-8'], sedan: ['moltke'] }
    const table = fight({
      ...storm(),
      elsewhere,
      arrange(g, names) {
        for (const fortress of ['verdun', 'montmedy', 'sedan']) man(g, names, fortress, 1)
      },
    })
    expect(reason(table, GE, 'verdun')).toBe('legal')
    expect(reason(table, GE, 'montmedy')).toBe('contested')
    expect(reason(table, GE, 'longwy')).toBe('nobody-inside')
    expect(reason(table, GE, 'sommepy')).toBe('no-fortress')
    expect(reason(table, GE, 'sedan')).toBe('nobody')
    expect(reason(table, FR, 'verdun')).toBe('contested')
  })

  it('gb.assault.resolution: the garrison defends with its morale, the fortress and the ground', () => {
    const table = stormed(storm(), 1, 6)
    expect(factor(table, 'defender')).toEqual({ lead: 3, 'infantry-weapon': 1, terrain: 2, fortress: 3, die: 6 })
    expect(table.told('garrison-engaged')).toMatchObject([{ points: 3, morale: 3 }])
  })

  it('gb.assault.resolution: the attacker’s artillery is divided by the value and 1, rounded; his ratio is at most 3', () => {
    const table = stormed(storm({ points: 1, german: ['ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12', 'ge-4-8'] }), 1, 6, [
      'lead-with ge-5-9',
    ])
    // 18 / 4 = 4½, rounded 5: two of 4.
    expect(factor(table, 'attacker')).toMatchObject({ artillery: 2, ratio: 3 })
  })

  it('gb.assault.resolution: units inside take part as their owner likes, the garrison in any case', () => {
    const table = fight(storm({ french: ['fr-13-1', 'fr-13-3'], points: 2 }))
      .do('engage-all')
      .do('give-battle')
    expect(table.options).toEqual(['engage fr-13-1', 'engage fr-13-3', 'engage-all', 'give-battle'])
    table.refuses('leave-out-garrison', 'gb.assault.resolution garrison')
    table.do('engage fr-13-1').do('give-battle')
    expect(table.options).toEqual(['lead-with fr-13-1', 'lead-with-garrison'])
    table.do('lead-with-garrison', ...dice(1, 6))
    expect(factor(table, 'defender')['lead']).toBe(3)
  })

  it('gb.assault.resolution: neither encirclement nor want of provisions harms the besieged', () => {
    const table = stormed(storm({ french: ['fr-1-1'], points: 2 }), 1, 6, ['lead-with fr-1-1'])
    expect(factor(table, 'defender')['encircled']).toBeUndefined()
    expect(factor(table, 'defender')['no-provisions']).toBeUndefined()
    expect(table.told('unprovided').filter(({ side }) => side === 'french')).toHaveLength(0)
  })

  it('gb.assault.resolution: activation and an earlier combat do not tell on the besieged; being demoralised does', () => {
    const german = ['ge-g-1', 'ge-g-2', 'ge-5-9', 'ge-5-10']
    const tired = (g: G, names: Names) => {
      for (const what of ['activated', 'combatted', 'demoralised'] as const) marked(g, names, what, 'fr-1-1')
      marked(g, names, 'activated', ...german)
    }
    const leads = ['lead-with ge-g-1']
    const table = stormed(storm({ french: ['fr-1-1'], german, points: 0, arrange: tired }), 6, 1, leads)
    expect(Object.keys(factor(table, 'defender'))).toEqual(
      'lead artillery infantry-weapon terrain fortress demoralised-all die'.split(' '),
    )
    expect(factor(table, 'attacker')).toMatchObject({ 'mostly-activated': -1 })
    while (table.question === 'combat-losses') table.do(table.options[0]!)
    table.do('face-rout', { draw: 'rout', value: 1 })
    const lines = table.told('rout-tested')[0]!['ledger'] as readonly LedgerLine[] // told as a ledger
    for (const label of ['mostly-activated', 'mostly-combatted'])
      expect(lines.map((line) => line.label)).not.toContain(label)
  })

  it('gb.assault.resolution: a column to the right, the first loss ignored, and no marker for the besieged', () => {
    const german = ['ge-5-9', 'ge-5-10', 'ge-4-7']
    const leads = ['lead-with ge-5-9', 'lead-with fr-1-2']
    // Amplitude 28 is of the second column, and is shifted to the third; by 2 each loses 1, and the besieged none.
    const table = stormed(storm({ french: ['fr-1-2'], german, points: 2 }), 3, 1, leads)
    expect(table.told('battle-won')).toMatchObject([{ winner: 'french' }])
    const difference = Number(table.told('battle-won')[0]!['difference'])
    expect([difference, table.told('losses-found')[0]]).toMatchObject([2, { attacker: 1, defender: 0, amplitude: 28 }])
    expect(flagOf(table, 'activated', 'fr-1-2')).toBe(false)
  })

  /** Longwy is stormed and beaten, and the rout test rolled. */
  const beaten = (defender: number, rout: number): Table => {
    const table = fight({
      ...storm({ french: ['fr-13-1', 'fr-13-3', 'mac-mahon'] }),
      zone: 'longwy',
      german: ['ge-g-1', 'ge-g-2', 'moltke'],
      arrange(g, names) {
        for (const unit of ['fr-13-1', 'fr-13-3']) {
          cut(g, names, unit, INFANTRY, 1)
          cut(g, names, unit, ARTILLERY, 0)
        }
        man(g, names, 'longwy', 2)
      },
    })
    table.do('engage-all').do('give-battle').do('give-battle')
    table.do('lead-with ge-g-1', ...dice(6, defender))
    return table.do('face-rout', { draw: 'rout', value: rout })
  }

  it('gb.assault.defeat: who is beaten and routs is eliminated, with all that is inside; leaders are taken', () => {
    const table = beaten(1, 6)
    expect(table.told('fortress-fell')).toMatchObject([{ side: 'french', zone: 'longwy' }])
    expect(pointsOf(table, 'french-longwy')).toBe(0)
    for (const unit of ['fr-13-1', 'fr-13-3']) {
      expect(isGone(table, unit)).toBe(true)
      expect(table.g.counter.fate.of(table.names.counter(unit))).toBe(FATE.eliminated)
    }
    expect(table.g.counter.fate.of(table.names.counter('mac-mahon'))).toBe(FATE.captured)
    expect(table.g.ending?.winner).toBe(GE)
  })

  it('gb.assault.defeat: without a rout they hold', () => {
    const table = beaten(6, 1)
    expect(table.told('battle-won')).toMatchObject([{ winner: 'german' }])
    expect(table.told('rout-tested')).toMatchObject([{ routs: false }])
    expect(table.told('fortress-fell')).toHaveLength(0)
    expect(isHeld(table.g, FR, table.names.zone('longwy'))).toBe(true)
    expect(table.where('fr-13-1')).toBe('longwy')
  })

  it('gb.assault.other-bank: out of one bank they rout into the other, garrison included', () => {
    const table = stormed(
      storm({ french: ['fr-13-1'], german: ['ge-g-1', 'ge-g-2', 'ge-5-9', 'ge-5-10'], points: 1 }),
      6,
      1,
      ['lead-with ge-g-1', 'lead-with fr-13-1'],
    )
    while (table.question === 'combat-losses') table.do(table.options[0]!)
    table.do('face-rout', { draw: 'rout', value: 6 })
    expect(table.told('bank-stormed')).toMatchObject([{ zone: 'verdun', to: 'verdun-rive-droite' }])
    expect(table.where('fr-13-1')).toBe('verdun-rive-droite')
    expect(table.g.counter.inside.of(table.names.counter('fr-13-1'))).toBe(true)
    expect(flagOf(table, 'demoralised', 'fr-13-1')).toBe(true)
    expect(isHeld(table.g, FR, table.names.zone('verdun'))).toBe(false)
    expect(isHeld(table.g, FR, table.names.zone('verdun-rive-droite'))).toBe(true)
  })

  it('gb.assault.other-bank: a bank where the enemy is alone is his, and no shelter', () => {
    const outOf = (german: readonly string[]): Table => {
      const table = stormed(
        storm({
          french: ['fr-13-1'],
          german: ['ge-g-1', 'ge-g-2', 'ge-5-9'],
          points: 0,
          elsewhere: { 'verdun-rive-droite': german },
        }),
        6,
        1,
        ['lead-with ge-g-1'],
      )
      while (table.question === 'combat-losses') table.do(table.options[0]!)
      return table.do('face-rout', { draw: 'rout', value: 6 })
    }
    expect(outOf(['ge-5-10']).told('fortress-fell')).toMatchObject([{ zone: 'verdun' }])
    expect(outOf([]).told('bank-stormed')).toMatchObject([{ to: 'verdun-rive-droite' }])
  })

  it('gb.assault.other-bank: beaten and not routed they may try to retreat there, all together', () => {
    const beaten = (): Table => {
      const table = stormed(
        storm({ french: ['fr-13-1'], german: ['ge-g-1', 'ge-g-2', 'ge-5-9', 'ge-5-10'], points: 1 }),
        6,
        1,
        ['lead-with ge-g-1', 'lead-with fr-13-1'],
      )
      while (table.question === 'combat-losses') table.do(table.options[0]!)
      return table.do('face-rout', { draw: 'rout', value: 1 })
    }
    expect(beaten().question).toBe('voluntary-retreat')
    const gone = beaten().do('try-retreat', { draw: 'retreat', value: 1 })
    expect(gone.told('bank-stormed')).toMatchObject([{ zone: 'verdun', to: 'verdun-rive-droite' }])
    expect(gone.where('fr-13-1')).toBe('verdun-rive-droite')
    expect(flagOf(gone, 'demoralised', 'fr-13-1')).toBe(false)
    expect(isHeld(gone.g, FR, gone.names.zone('verdun'))).toBe(false)
    const failed = beaten().do('try-retreat', { draw: 'retreat', value: 3 })
    expect(failed.where('fr-13-1')).toBe('verdun')
    const stays = beaten().do('stand-fast')
    expect(isHeld(stays.g, FR, stays.names.zone('verdun'))).toBe(true)
  })
})
