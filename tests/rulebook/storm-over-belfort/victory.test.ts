import { describe, expect, it } from 'vitest'
import { garrison, position, type Position } from './table.ts'

/** The last turn ends. */
function end(at: Position['at'], turn = 7): { ending: string; winner: string; level: number } | null {
  const t = position({ ask: 'spending', side: 'prussian', turn, at })
  for (let step = 0; step < 9 && t.game.play.decider >= 0 && t.g.turn === turn; step++)
    t.act(t.can('end-works') ? 'end-works' : (t.game.decision()?.actions[0] ?? ''))
  return t.game.view(0).ending as { ending: string; winner: string; level: number } | null // as views write it
}

describe('victory', () => {
  it('sb.victory.forts: with zones 2, 3 and 8 the Prussians win at the end of the turn', () => {
    const at = { 1: 'art-fort 84rl', 2: 'plr1421-1', 3: 'plr1421-2', 8: 'plr1421-3' }
    expect(end(at, 4)).toEqual({ ending: 'forts-fallen', winner: 'prussian', level: 2 })
    expect(end({ 1: 'art-fort 84rl', 2: 'plr1421-1', 3: 'plr1421-2', 45: 'plr1421-3' }, 4)).toBeNull()
  })

  it('sb.victory.points: printed bonuses of what is held; empty zones are Prussian, and markers do not count', () => {
    const t = position({
      ask: 'spending',
      side: 'prussian',
      at: { ...garrison, 11: '35rm-1', 7: '3bm', 45: 'plr1421-1' },
      forts: [7],
      damage: { 1: 2 },
    })
    expect(t.game.view(0).known['zonePoints']).toEqual({ french: 12, prussian: 11 })
    expect(t.game.view(0).known['lastTurn']).toBe(7)
  })

  it('sb.victory.levels: one is a minor victory, two a major one', () => {
    // The forts and zone 11: 12 against 11.
    expect(end({ ...garrison, 11: '35rm-1', 45: 'plr1421-1' })).toEqual({
      ending: 'armistice',
      winner: 'french',
      level: 1,
    })
    expect(end({ ...garrison, 11: '35rm-1', 10: 'gmsl', 45: 'plr1421-1' })).toMatchObject({
      winner: 'french',
      level: 2,
    })
    expect(end({ ...garrison, 45: 'plr1421-1' })).toMatchObject({ winner: 'prussian', level: 1 })
    expect(end({ 1: 'art-fort 84rl', 2: '57rp-1', 3: '57rp-2', 45: 'plr1421-1' })).toMatchObject({
      winner: 'prussian',
      level: 2,
    })
  })
})
