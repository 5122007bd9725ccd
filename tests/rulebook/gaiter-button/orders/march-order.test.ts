import { describe, expect, it } from 'vitest'
import { isUnit, membersOf, moraleOf } from '#engine/gaiter-button/state/counters.ts'
import { vulnerable } from '#engine/gaiter-button/ground/losses.ts'
import { fatigueOn } from '#engine/gaiter-button/march/fatigue.ts'
import { isBetterBack } from '#engine/gaiter-button/march/put-back.ts'
import { tablesOf } from '#engine/gaiter-button/state/kit.ts'
import { carryOut } from '#engine/kernel/game/carry-out.ts'
import { day, impulseOf, mustered } from '../marching.ts'
import type { Table } from '../table.ts'
import { endOf, give } from './giving.ts'

/** March in one gesture: the acts that an order does, and what it stops at. */

const FAR = { briey: ['ge-5-9'] }
const at = (zone: string, ...counters: string[]): Table => impulseOf({ counters: { ...FAR, [zone]: counters } })
const march = (counters: readonly string[], to: string, standing = {}) => ({
  order: 'march',
  counters,
  to,
  ...standing,
})

describe('the order to march', () => {
  it('gb.activation.whole, gb.fatigue.draw: takes, marches off, draws, keeps, moves and ends the activation', () => {
    const table = at('suippes', 'fr-5-1', 'fr-5-2', 'mac-mahon')
    const given = give(table, march(['fr-5-1', 'fr-5-2', 'mac-mahon'], 'auberive'), ['fatigue-1'])
    expect(given.acts).toEqual([
      'activate suippes',
      'take fr-5-1',
      'take fr-5-2',
      'take mac-mahon',
      'march-off',
      'draw',
      'keep',
      'move auberive-suippes',
      'end-activation',
    ])
    for (const counter of ['fr-5-1', 'fr-5-2', 'mac-mahon']) expect(table.where(counter)).toBe('auberive')
    expect(endOf(given)).toBe('done')
  })

  it('gb.impulse.pass: ends the operation too where that is ordered', () => {
    const table = at('suippes', 'fr-5-1', 'fr-5-2', 'mac-mahon')
    const given = give(table, march(['fr-5-1', 'mac-mahon'], 'auberive', { afterwards: 'end-operation' }), [
      'fatigue-0',
    ])
    expect(given.acts.at(-1)).toBe('end-impulse')
  })

  it('gb.fatigue.return: a STOP goes back for a command point, and is kept where the order says never', () => {
    const order = march(['fr-5-1', 'mac-mahon'], 'auberive')
    const best = give(at('suippes', 'fr-5-1', 'mac-mahon'), order, ['stop', 'fatigue-1'])
    expect(best.acts.slice(-4)).toEqual(['draw', 'return', 'move auberive-suippes', 'end-activation'])
    const never = give(at('suippes', 'fr-5-1', 'mac-mahon'), { ...order, putBack: 'never' }, ['stop'])
    expect(never.acts.slice(-2)).toEqual(['draw', 'keep'])
    const ask = give(at('suippes', 'fr-5-1', 'mac-mahon'), { ...order, putBack: 'ask' }, ['stop'])
    expect(ask.acts.at(-1)).toBe('draw')
    expect(endOf(ask)).toBe('stop-drawn')
  })

  it('gb.victory.exit: leaves the map for victory where it arrives with enough left, and says so where it has not', () => {
    const order = march(['fr-1-1'], 'longwy', { arrival: 'off-map' })
    const far = { suippes: ['fr-1-2'], 'bar-le-duc': ['ge-5-9'] }
    const there = impulseOf({ counters: { ...far, longuyon: ['fr-1-1'] } })
    const left = give(there, order, ['fatigue-1', 'fatigue-0'])
    expect(left.acts.filter((act) => /^(move|leave)/.test(act))).toEqual(['move longuyon-longwy', 'leave-map'])
    expect(endOf(left)).toBe('done')
    const spent = impulseOf({ counters: { ...far, longwy: ['fr-1-1'] }, activated: ['fr-1-1'] })
    expect(endOf(give(spent, order))).toBe('not-ready')
  })

  it('gb.fatigue.stop: tells that a STOP kept the stack where it is', () => {
    const table = at('suippes', 'fr-5-1', 'fr-5-2', 'mac-mahon')
    const given = give(table, march(['fr-5-1', 'mac-mahon'], 'auberive', { putBack: 'never' }), ['stop'])
    expect(given.outcome).toMatchObject({
      end: 'stopped',
      why: { key: 'kept', facts: { zone: 'suippes', to: 'auberive' } },
    })
    expect(table.where('fr-5-1')).toBe('suippes')
  })

  it('stops before a marker more than it was allowed, and before a loss likelier than it was allowed', () => {
    const two = ['fr-5-1', 'mac-mahon']
    const far = farthest(at('suippes', ...two), two, 3)
    const few = give(at('suippes', ...two), march(two, far, { markers: 2 }), ['fatigue-0', 'fatigue-0'])
    expect(few.outcome).toMatchObject({ end: 'stopped', why: { key: 'markers', facts: { markers: 2 } } })
    const bold = give(at('suippes', ...two), march(two, far), ['fatigue-3', 'fatigue-3', 'fatigue-0'])
    expect(bold.acts.filter((act) => act === 'draw')).toHaveLength(3)
    const careful = give(at('suippes', ...two), march(two, far, { risk: 0.05 }), ['fatigue-3', 'fatigue-3'])
    expect(endOf(careful)).toBe('risk')
    expect(careful.acts.filter((act) => act === 'draw').length).toBeLessThan(3)
  })

  it('gb.fatigue.losses: the arms that lose SP are chosen by the player, or by the order that spreads them', () => {
    const two = ['fr-5-1', 'mac-mahon']
    const here = () => at('suippes', ...two, 'fr-5-2')
    const far = farthest(here(), two, 3)
    const drawn = ['fatigue-3', 'fatigue-3', 'fatigue-0']
    const asking = give(here(), march(two, far, { afterwards: 'end-operation' }), drawn)
    expect(endOf(asking)).toBe('asks')
    for (const [afterwards, last] of [
      ['end-operation', 'end-impulse'],
      ['go-on', 'lose fr-5-1 infantry'],
    ]) {
      const spread = give(here(), march(two, far, { losses: 'spread', afterwards }), drawn)
      expect(spread.acts.filter((act) => act.startsWith('lose'))).toEqual(Array(2).fill('lose fr-5-1 infantry'))
      expect(spread.acts.at(-1)).toBe(last)
      expect(endOf(spread)).toBe('done')
    }
  })

  it('gb.entry.stop: halts before contact where that is ordered, and enters where it is not', () => {
    const here = () => impulseOf({ counters: { suippes: ['fr-5-1', 'mac-mahon'], auberive: ['ge-5-9'] } })
    const order = march(['fr-5-1', 'mac-mahon'], 'auberive')
    expect(endOf(give(here(), { ...order, contact: 'stop' }))).toBe('contact')
    const table = here()
    expect(endOf(give(table, order, ['fatigue-0']))).toBe('done')
    expect(table.where('fr-5-1')).toBe('auberive')
  })

  it('stops where nothing leads to the zone any more, where who shall march is apart, not ready or not to be taken', () => {
    const table = at('suippes', 'fr-5-1', 'mac-mahon')
    expect(endOf(give(table, march(['fr-5-1'], 'briey')))).toBe('no-way')
    const apart = impulseOf({ counters: { ...FAR, suippes: ['fr-5-1'], rethel: ['fr-5-2'] } })
    expect(endOf(give(apart, march(['fr-5-1', 'fr-5-2'], 'auberive')))).toBe('apart')
    const acted = impulseOf({ counters: { ...FAR, suippes: ['fr-5-1'], rethel: ['fr-5-2'] }, activated: ['fr-5-1'] })
    expect(endOf(give(acted, march(['fr-5-1'], 'auberive')))).toBe('not-ready')
    const part = impulseOf({ counters: { ...FAR, suippes: ['fr-5-1', 'fr-5-2'] }, activated: ['fr-5-2'] })
    expect(endOf(give(part, march(['fr-5-1', 'fr-5-2'], 'auberive')))).toBe('not-taken')
  })

  it('gb.activation.whole: moves no other counter that is in hand', () => {
    const table = at('suippes', 'fr-5-1', 'fr-5-2', 'mac-mahon')
    table.do('activate suippes').do('take fr-5-2')
    expect(endOf(give(table, march(['fr-5-1'], 'auberive')))).toBe('not-now')
    table.do('march-off')
    expect(endOf(give(table, march(['fr-5-1'], 'auberive')))).toBe('not-now')
    expect(table.where('fr-5-2')).toBe('suippes')
  })

  it('refuses invalid orders with a sentence', () => {
    const table = at('suippes', 'fr-5-1', 'mac-mahon')
    const error = (order: object): string => {
      const carried = carryOut(table.game, { order: 'march', ...order }, () => {
        throw new Error('nothing was to be done')
      })
      return carried.ok ? 'carried out' : carried.error.message
    }
    expect(error({})).toContain('Name the counters')
    expect(error({ counters: ['ge-5-9'], to: 'auberive' })).toContain('Name the counters of this side')
    expect(error({ counters: ['fr-5-1', 'fr-5-1'], to: 'auberive' })).toContain('each once')
    expect(error({ counters: ['fr-5-1'], to: 'atlantis' })).toContain('Name the zone')
    expect(error({ counters: ['fr-5-1'], to: 'auberive', markers: 'few' })).toContain('a number, or null')
    expect(error({ counters: ['fr-5-1'], to: 'auberive', putBack: 'sometimes' })).toContain('"best"')
    expect(error({ counters: ['fr-5-1'], to: 'auberive', losses: 'none' })).toContain('"spread"')
  })
})

describe('the order to end the operations of the day', () => {
  it('gb.impulse.pass: passes every operation of this day, and none of the next', () => {
    const table = day({ counters: { suippes: ['fr-5-1'], briey: ['ge-5-9'] } })
    const given = give(table, { order: 'pass-day' })
    expect(given.acts).toEqual(['pass'])
    expect(endOf(given)).toBe('waits')
  })
})

/** The nearest zone that takes so many markers. */
function farthest({ game }: Table, counters: readonly string[], markers: number): string {
  const study = game.study(game.play.decider, { study: 'reach', counters })
  if (!study.ok) throw new Error(study.error.message)
  const zones = study.value['zones'] as unknown as { zone: string; markers: number }[] // what was asked for
  return zones.find((zone) => zone.markers === markers)!.zone
}

describe('whether a marker had better go back', () => {
  /** Every choice that can be made later, tried by brute force over markers that can be told apart. */
  type Mark = number | 'stop'
  function best(
    bowl: readonly Mark[],
    cp: number,
    kept: number,
    sum: number,
    needed: number,
    lost: (kept: number, sum: number) => number,
  ): [number, number] {
    if (needed === 0) return [1, lost(kept, sum)]
    const total: [number, number] = [0, 0]
    bowl.forEach((mark, index) => {
      const others = bowl.filter((_, other) => other !== index)
      const keeps: [number, number] =
        mark === 'stop' ? [0, lost(kept, sum)] : best(others, cp, kept + 1, sum + mark, needed - 1, lost)
      const back = cp > 0 ? best(bowl, cp - 1, kept, sum, needed, lost) : keeps
      const better = back[0] > keeps[0] + 1e-9 || (Math.abs(back[0] - keeps[0]) < 1e-9 && back[1] < keeps[1] - 1e-9)
      const [arrives, loses] = better ? back : keeps
      total[0] += arrives / bowl.length
      total[1] += loses / bowl.length
    })
    return total
  }

  it('gb.fatigue.return: is what trying every later choice says', () => {
    const { g } = mustered(['fr-5-1', 'fr-13-1'], 'rethel')
    const printed = tablesOf(g).fatigue.bowl
    const units = membersOf(g.stack).filter((counter) => isUnit(g, counter))
    // More than two markers cost each unit what their sum is above its morale; its last SP becomes demoralisation.
    const lost = (markers: number, all: number): number =>
      units.reduce((sum, unit) => {
        const count = markers > 2 ? Math.max(0, all - moraleOf(g, unit)) : 0
        return sum + Math.min(count, vulnerable(g, unit))
      }, 0)
    let backs = 0
    for (const cp of [1, 2])
      for (const [kept, sum] of [
        [0, 0],
        [1, 3],
        [2, 5],
        [3, 6],
      ] as const)
        for (const needed of [0, 1])
          for (let drawn = 0; drawn < printed.length; drawn++) {
            const bowl = printed.map(({ count }, marker) => count - (marker === drawn ? 1 : 0))
            const apart = bowl.flatMap((count, marker) => Array.from({ length: count }, () => fatigueOn(g, marker)))
            const mark = fatigueOn(g, drawn)
            const keeps: [number, number] =
              mark === 'stop' ? [0, lost(kept, sum)] : best(apart, cp, kept + 1, sum + mark, needed, lost)
            const back = best([...apart, mark], cp - 1, kept, sum, needed + 1, lost)
            const wanted =
              back[0] > keeps[0] + 1e-9 || (Math.abs(back[0] - keeps[0]) < 1e-9 && back[1] < keeps[1] - 1e-9)
            const start = { bowl, cp, due: 0, kept, sum }
            expect(isBetterBack(g, start, drawn, needed), `${cp} ${kept} ${sum} ${needed} ${mark}`).toBe(wanted)
            if (wanted) backs += 1
          }
    expect(backs).toBeGreaterThan(10)
  })
})
