import { describe, expect, it } from 'vitest'
import { choose } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { begin, position, type Table } from '../../rulebook/escape-from-sedan/table.ts'

/** What an officer or a general does in a position, with several seeds. */
const answers = (t: Table, level: 'officer' | 'general'): string[] =>
  [1, 2, 3, 4, 5].map(
    (seed) => choose(opponentNamed(level)!, turnOf(t.game, { memory: null, seed: `seed ${seed}`, budget: 100 })).action,
  )

/** He plays on for his side until the other is asked. */
function goOn(t: Table, level: 'officer' | 'general', most = 20): string[] {
  const side = t.game.play.decider
  const acts: string[] = []
  while (t.game.play.decider === side && acts.length < most) {
    const { action } = choose(opponentNamed(level)!, turnOf(t.game, { memory: null, seed: 'go', budget: 100 }))
    acts.push(action)
    t.roll(action)
  }
  return acts
}

describe.each(['officer', 'general'] as const)('the %s before Sedan', (level) => {
  it('fires at a line at short range', () => {
    const t = position({ units: { l5: '1200,760 0 line', ir80: '1200,600 6 line' } })
    expect(answers(t, level)).toEqual(Array(5).fill('order l5 fire'))
  })

  it('rallies a battalion that is about to run rather than fire', () => {
    const t = position({ units: { l5: ['1200,760 0 line', { chits: 5 }], ir80: '1200,600 6 line' } })
    expect(answers(t, level)).toEqual(Array(5).fill('order l5 rally'))
  })

  it('charges guns in position from two inches', () => {
    const t = position({ units: { ca1: '1200,700 0 line', xi1: '1200,612 3 unlimbered' } })
    expect(goOn(t, level, 2)).toEqual(['order ca1 charge', 'charge xi1'])
  })

  it('does not charge an unshaken battalion with what is left of another', () => {
    const t = position({ units: { l5: ['1200,660 0 line', { figures: 6, chits: 1 }], ir80: '1200,600 6 line' } })
    for (const act of answers(t, level)) expect(act).not.toBe('order l5 charge')
  })

  it('turns to an enemy who stands where it does not bear', () => {
    const t = position({ units: { l5: '1200,760 6 line', ir80: '1200,600 6 line' } })
    // To face about and go on for a die serves nearly as well: an officer does not always tell which is better.
    const turns = level === 'general' ? ['order l5 turn'] : ['order l5 turn', 'order l5 about']
    for (const act of answers(t, level)) expect(turns).toContain(act)
    t.roll('order l5 turn')
    // From 30° aside it bears as well.
    const facings = level === 'general' ? ['face 0'] : ['face 11', 'face 0', 'face 1']
    for (const act of answers(t, level)) expect(facings).toContain(act)
  })

  it('does not turn guns away from an enemy who is too far off to be fired at', () => {
    const t = position({ units: { fb1: '1200,1000 0 unlimbered', ir80: '1200,200 6 line' } })
    t.roll('order fb1 turn')
    for (const act of answers(t, level)) expect(['face 4', 'face 5', 'face 6', 'face 7', 'face 8']).not.toContain(act)
  })

  it('reacts with the volley that costs most', () => {
    const t = position({
      side: 'german',
      phase: 1,
      units: { l5: '1200,760 0 line', ir80: '1200,600 6 line', ir87: '1330,480 6 line' },
    })
    t.roll('order ir80 fire').roll('fire l5').roll('end-phase')
    expect(t.asked).toBe('french reactions')
    expect(goOn(t, level, 2)).toEqual(['react l5', 'volley ir80 0'])
  })

  it('pays with what does for least', () => {
    const t = position({
      phase: 1,
      units: { ca1: ['1200,760 0 line', { chits: 3 }], ir80: '1200,300 6 line' },
      hands: { margueritte: [1, 3, 2, 0] },
    })
    t.roll('order ca1 rally')
    expect(answers(t, level)).toEqual(Array(5).fill('pay face'))
  })

  it('takes its stands off by the exit', () => {
    const t = position({ side: 'german', units: { ir80: '1500,1060 6 column', l5: '1500,300 0 line' } })
    expect(answers(t, level)).toEqual(Array(5).fill('order ir80 move'))
    t.act('order ir80 move', 6, 6, 6)
    expect(answers(t, level)).toEqual(Array(5).fill('leave-table'))
  })

  it('gives its commanders cards by what they lead, and ends a game', { timeout: 120_000 }, () => {
    const t = begin('one-battalion')
    const acts = [...goOn(t, level)]
    while (t.game.play.decider >= 0) acts.push(...goOn(t, level))
    expect(t.ending).toMatch(/held$/)
    expect(acts.filter((act) => act.startsWith('order')).length).toBeGreaterThan(10)
  })
})
