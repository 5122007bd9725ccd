import { describe, expect, it } from 'vitest'
import {
  carryOut,
  obviousAnswer,
  ORDER_BEGINS,
  type OrderOutcome,
  type OrderProgress,
} from '#engine/kernel/game/carry-out.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { GoStudy } from '#engine/storm-over-belfort/window-types.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { begin, garrison, position, type Table } from './table.ts'

/** Gives an order, and says what it did: its acts, and how it was left. */
function give(t: Table, order: Order, from: OrderProgress = ORDER_BEGINS): { acts: string[]; outcome: OrderOutcome } {
  const acts: string[] = []
  const outcome = carryOut(
    t.game,
    order,
    (code) => {
      acts.push(t.game.play.layout.language.textOf(code))
      const acted = t.game.act(code)
      return acted.ok ? { ok: true, value: null } : acted
    },
    from,
  )
  if (!outcome.ok) throw new Error(outcome.error.message)
  return { acts, outcome: outcome.value }
}

const besiegers = { 18: 'mri67-1 mri67-2 mri67-3' } as const

describe('the order to go', () => {
  it('sb.activation.sequence: names its units, marches, and attacks; whether the assault is pressed home its side says', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 10: 'gmsl', ...besiegers } })
    const { acts, outcome } = give(t, {
      order: 'go',
      zone: 'zone-18',
      units: ['mri67-1', 'mri67-2'],
      to: 'zone-20',
      attack: 'zone-10',
    })
    expect(acts).toEqual([
      'activate zone-18',
      'join mri67-1',
      'join mri67-2',
      'ready',
      'remain',
      'march mri67-1',
      'to zone-20',
      'march mri67-2',
      'to zone-20',
      'attack zone-20 zone-10',
    ])
    expect(outcome.end).toBe('done')
    expect(t.asks).toBe('french defence')
  })

  it('sb.movement.leaving: leaves the enemy only where it says so', () => {
    const at = { ...garrison, 10: 'gmsl', ...besiegers }
    const t = position({ ask: 'activations', side: 'prussian', at })
    const order = { order: 'go', zone: 'zone-18', units: ['mri67-1'], to: 'zone-21' }
    expect(give(t, { ...order, leave: true }).acts).toContain('depart-all')
    const held = position({ ask: 'activations', side: 'prussian', at })
    // Without leaving it does not come there: it stays, and attacks nobody.
    expect(give(held, order).acts.slice(-3)).toEqual(['march mri67-1', 'stay', 'end-march'])
  })
})

describe('the order to bombard', () => {
  it('sb.bombardment.order: the gun with the best chance fires first, until a work is lost or no gun is left', () => {
    const t = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-6', 32: 'plr1421-2 mfar4-1' },
      forts: [31, 32],
    })
    const order = { order: 'bombard', zone: 'zone-8', until: 'breach' }
    const { acts } = give(t, order)
    expect(acts).toEqual(['bombard mfar4-1 zone-8'])
    expect(give(t, { ...order, zone: 'zone-3' }).outcome).toMatchObject({ end: 'stopped' })
  })

  it('goes on after the answers of the other side, and is done when its guns have fired', () => {
    const t = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { 1: '84rl', 8: '65rp-1', 31: 'plr1421-1 mfar4-6', 32: 'plr1421-2 mfar4-1' },
      forts: [31, 32],
      frame: { frenchStopped: true },
    })
    const order = { order: 'bombard', zone: 'zone-8', until: 'spent' }
    let { acts, outcome } = give(t, order)
    const fired = [...acts]
    for (let count = 0; count < 5 && outcome.end === 'waits'; count += 1) {
      t.act(t.answers('strike')[0] ?? t.answers('decline')[0]!)
      if (t.game.play.decider !== 1) continue
      ;({ acts, outcome } = give(t, order, outcome.progress))
      fired.push(...acts)
    }
    expect(fired).toEqual(['bombard mfar4-1 zone-8', 'bombard mfar4-6 zone-8'])
  })
})

describe('the order to rest', () => {
  it('sb.works.rally: the worst rise first, three for a point, and those at the headquarters free of charge', () => {
    const t = position({
      ask: 'spending',
      side: 'prussian',
      at: { ...garrison, 0: 'plr1421-1/1', 45: 'mri67-1/1 mri67-2/2 mri67-3/2', 43: 'plr2154-1/1' },
      frame: { free: 1 },
    })
    expect(give(t, { order: 'rally', points: 1 }).acts).toEqual([
      'rally plr1421-1',
      'rally mri67-2',
      'rally mri67-3',
      'rally mri67-1',
    ])
    expect(t.points('prussian')).toBe(4)
  })
})

describe('the order to answer the fire of the enemy', () => {
  const stand = { order: 'stand', turn: 3, guns: 'fire' } as const
  const at = {
    1: 'art-fort 84rl 45rl 12ra-2',
    2: '57rp-1 arthr-1',
    3: '57rp-2 arthr-2',
    8: '65rp-1 arthg',
    7: '35rm-1/1 scouts-1',
    18: 'plr1421-1 plr1421-2',
  } as const
  const onGo = (side: 'french' | 'prussian') => position({ ask: 'activations', side, at, forts: [7] })

  it('sb.fire.defence: the guns in reach join in, and the battalions fire, in the turn for which it was given', () => {
    const attacked = (): Table => {
      const t = onGo('prussian')
      const units = ['plr1421-1', 'plr1421-2']
      give(t, { order: 'go', zone: 'zone-18', units, to: 'zone-18', attack: 'zone-7' })
      expect(t.asks).toBe('french defence')
      return t
    }
    const { acts } = give(attacked(), stand)
    expect(acts.map((act) => act.split(' ')[0])).toContain('barrage')
    expect(acts).toContain('fire')
    expect(give(attacked(), { ...stand, guns: 'silent' }).acts[0]).toBe('fire')
    expect(give(attacked(), { ...stand, turn: 2 })).toMatchObject({ acts: [], outcome: { end: 'done' } })
  })

  it('sb.activation.order: its side acts itself, unless it begins nothing more', () => {
    expect(give(onGo('french'), stand)).toMatchObject({ acts: [], outcome: { end: 'asks' } })
    expect(give(onGo('french'), { ...stand, rest: true }).acts).toEqual(['pass'])
  })

  it('sb.stratagem.bad-shell: no stratagem is played, so that nobody can tell from it what is in the hand', () => {
    const guns = { ...garrison, 31: 'plr1421-1 mfar4-6', 32: 'plr1421-2 mfar4-1' }
    for (const prussian of [['bad-shell-desertion'], ['illness-envoys']]) {
      const t = position({ ask: 'bombardment', side: 'french', at: guns, forts: [31, 32], hands: { prussian } })
      t.act(t.answers('bombard').find((one) => !one.includes('art-fort')) ?? '')
      expect(t.asks).toBe('prussian answer')
      expect(give(t, stand).acts[0]).toBe('decline')
    }
  })

  it('sb.hits.spread: an odd hit falls on the unit in the best state', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 3: '57rp-2/1 35rm-1 7ra-1', 4: 'plr1421-1 plr1421-2 plr1421-3' },
      forts: [4],
    })
    t.act('activate @4').act('join-all').act('remain').act('attack @4 @3').act('hold-fire').act('assault', 6)
    expect(t.asks).toBe('french spread-hits')
    expect(give(t, stand).acts).toEqual(['strike 35rm-1'])
  })
})

describe('orders for the beginning and the end of a fortnight', () => {
  it('sb.stratagems.buy, sb.operational.once: nothing is bought and no unit moves', () => {
    const at = { ...garrison, ...besiegers }
    const hold = { order: 'hold', turn: 3 }
    const buying = position({ ask: 'purchase', side: 'french', at })
    expect(give(buying, hold)).toMatchObject({ acts: ['decline'], outcome: { end: 'waits' } })
    const t = position({ ask: 'operations', side: 'prussian', at })
    expect(give(t, hold).acts).toEqual(['end-operations'])
    expect(give(t, { order: 'hold', turn: 2 })).toMatchObject({ acts: [], outcome: { end: 'done' } })
  })

  it('sb.works.order: stratagems, rest for the worst, and the counter that is kept', () => {
    const at = { ...garrison, 45: 'mri67-1/1 mri67-2/2' }
    const hands = { prussian: ['illness-envoys'] }
    const closed = (keep: string | null): Table => {
      const t = position({ ask: 'intrigue', side: 'prussian', at, hands })
      let { acts, outcome } = give(t, { order: 'close', turn: 3, points: 1, keep })
      expect(acts[0]).toBe('end-stratagems')
      for (let count = 0; count < 9 && outcome.end === 'waits'; count += 1) {
        if (t.game.play.decider === 0) t.act(t.game.decision()!.actions.at(-1)!)
        else ({ acts, outcome } = give(t, { order: 'close', turn: 3, points: 1, keep }, outcome.progress))
      }
      expect(outcome.end).toBe('done')
      return t
    }
    const t = closed('illness-envoys')
    expect([t.unit('mri67-1').status, t.unit('mri67-2').status]).toEqual([0, 1])
    expect(t.hand('prussian')).toContain('illness-envoys')
    expect(closed(null).told('kept')).toMatchObject({ count: 0 })
  })
})

describe('the last fortnight', () => {
  it('sb.stratagems.keep: in the last turn there is no question which counter is kept', () => {
    const obvious = (turn: number) => {
      const t = position({
        ask: 'intrigue',
        side: 'french',
        turn,
        hands: { french: ['scouts-icy-cold'] },
        at: garrison,
      })
      t.act('end-stratagems')
      while (t.asks.endsWith('spending')) t.act('end-works')
      expect(t.asks).toBe('french keeping')
      return obviousAnswer(t.game, t.game.decision()!)
    }
    expect(obvious(6)).toBeUndefined()
    expect(obvious(7)).toBeDefined()
  })
})

describe('who goes into action', () => {
  it('sb.activation.units: is not asked where one battalion alone can', () => {
    const obvious = (units: string) => {
      const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 18: units } })
      t.act('activate @18')
      const code = obviousAnswer(t.game, t.game.decision()!)
      return code === undefined ? undefined : t.game.play.layout.language.textOf(code)
    }
    expect(obvious('mri67-1 mri67-2/2')).toBe('join mri67-1')
    expect(obvious('mri67-1 mri67-2')).toBeUndefined()
    expect(obvious('mri67-1 caa-first-1')).toBeUndefined()
  })
})

describe('orders for several units', () => {
  it('sb.operational.once: units move to the same zone one after the other', () => {
    const t = position({ ask: 'operations', side: 'prussian', at: { ...garrison, 0: 'plr1421-1 plr1421-2' } })
    const { acts } = give(t, { order: 'transfer', units: ['plr1421-1', 'plr1421-2'], to: 'zone-45' })
    expect(acts).toEqual(['transfer plr1421-1', 'to zone-45', 'transfer plr1421-2', 'to zone-45'])
  })

  it('sb.setup.historical: all are placed where history had them, and the order is done with the last', () => {
    const t = begin('siege')
    expect(give(t, { order: 'place' }).outcome.end).toBe('done')
    expect(t.asks).toBe('prussian set-up')
    expect([t.where('gmhr'), t.where('arthg')]).toEqual(['@12', '@8'])
  })
})

describe('the forecast of an assault before it is declared', () => {
  const go = (t: Table, zone: string, units?: string[]): GoStudy => {
    const side = t.game.play.decider
    const answer = stormOverBelfort.knowledge.study!(t.game.play as never, side, {
      study: 'go',
      zone,
      ...(units && { units }),
    })
    if (!answer.ok) throw new Error(answer.error.message)
    return answer.value as unknown as GoStudy
  }

  it('sb.attack.modifier: the worked example, attack 8 against defence 4 in magnitude 4, under the fire of 3 and a battery', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: {
        1: 'art-fort 84rl 45rl 12ra-2',
        2: '57rp-1 arthr-1',
        3: '57rp-2 arthr-2',
        8: '65rp-1 arthg',
        7: '35rm-1/1 scouts-1',
        18: 'plr1421-1 plr1421-2 plr1421-3/1',
      },
      forts: [7],
    })
    const { attacks } = go(t, 'zone-18')
    const there = attacks.find(({ target, source }) => target === 'zone-7' && source === 'zone-18')!
    expect(there).toMatchObject({ firepower: 3, barrage: 3, magnitude: 4, modifier: 4 })
    expect(there.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    // The fortification takes the second hit, and with more guns it is less likely.
    expect(there.results.some(({ won, suffered, absorbed }) => won && suffered === 1 && absorbed === 1)).toBe(true)
    expect(there.wonUnderBarrage).toBeLessThan(there.won)
  })

  const reasonIn = (barred: GoStudy['barred'], zone: string) => {
    const why = barred.find((one) => one.zone === zone)?.why
    return why && `${why.rule} ${why.reason}`
  }

  it('sb.attack.objective and sb.map.stacking: of a zone that is not open it says why', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 7: 'gns/1', 9: 'gmv', 16: 'plr1421-1 plr1421-2 plr1421-3', 19: 'mri67-1' },
    })
    const { marches, attacks, barred } = go(t, 'zone-19')
    expect(reasonIn(barred, 'zone-16')).toBe('sb.map.stacking battalions')
    expect(reasonIn(barred, 'zone-1')).toBe('sb.attack.objective no-source')
    // Every zone but their own is open, can be attacked, or is barred for a reason.
    const told = new Set([...marches, ...barred].map(({ zone }) => zone).concat(attacks.map(({ target }) => target)))
    expect(told.size).toBe(46)
  })

  it('sb.fire.roll: the column of those who are left or stand in the open is that of the campaign’s table', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 19: 'mri67-1' } })
    expect(go(t, 'zone-19').firstColumn).toEqual([1, 3])
  })

  it('of two sources that are as likely the one that keeps more comes first', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 7: 'gns/1', 18: 'mri67-1/1 mri67-2/1' },
      forts: [7],
    })
    const sources = (units?: string[]) => {
      const there = go(t, 'zone-18', units).attacks.filter(({ target }) => target === 'zone-7')
      expect(new Set(there.flatMap(({ won, leaves }) => (leaves ? [] : [won]))).size).toBe(1)
      return there
    }
    // Where all go, to attack from elsewhere gives up the zone in any case; who stays behind loses it only with a beaten attack from there.
    expect(
      sources()
        .map(({ source }) => source)
        .slice(0, 2),
    ).toEqual(['zone-18', 'zone-10'])
    expect(
      sources(['mri67-1'])
        .map(({ source }) => source)
        .slice(0, 2),
    ).toEqual(['zone-10', 'zone-18'])
    // To leave the enemy under his fire is the last choice, and that fire is reckoned with.
    expect(sources().map(({ leaves, firesBefore }) => [leaves, firesBefore])).toEqual([
      [false, 0],
      [false, 0],
      [true, 1],
      [true, 1],
    ])
  })

  it('sb.attack.exposed: reckons with the fire of the enemy in the open beside those who attack', () => {
    const attack = (at: Record<number, string>) => {
      const t = position({
        ask: 'activations',
        side: 'french',
        at: { ...garrison, 6: '35rm-1', 40: 'plr1421-1/2', ...at },
      })
      return go(t, 'zone-6').attacks.find(({ target, source }) => target === 'zone-40' && source === 'zone-39')!
    }
    const [alone, under] = [attack({}), attack({ 38: 'mri67-1' })]
    expect(alone).toMatchObject({ exposed: [], firesBefore: 0 })
    expect(under).toMatchObject({ exposed: ['zone-38'], firesBefore: 1 })
    expect(under.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    // The first column hits 0, 0, 1, 1, 2 and 2 times: two hits leave the battalion exhausted, and it does not attack.
    expect(under.won).toBeLessThanOrEqual((alone.won * 4) / 6 + 1e-9)
  })

  it('sb.attack.roll: without fire it is what the table says, and nothing of the game is changed', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 10: 'gns/1', 18: 'mri67-1 mri67-2' },
    })
    const before = t.game.hash()
    const { attacks, marches, units } = go(t, 'zone-18', ['mri67-1'])
    // Attack 4 against defence 1: the modifier is 3, and the die has to be 3 or more.
    expect(attacks.find(({ target, source }) => target === 'zone-10' && source === 'zone-20')).toMatchObject({
      firepower: 0,
      modifier: 3,
      won: 4 / 6,
      units: ['mri67-1'],
    })
    expect(units).toEqual(['mri67-1'])
    expect(marches.map(({ zone }) => zone)).toContain('zone-20')
    expect(t.game.hash()).toBe(before)
  })
})
