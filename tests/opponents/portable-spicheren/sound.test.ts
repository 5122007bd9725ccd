import { describe, expect, it } from 'vitest'
import { choose } from '#engine/opponents/choosing.ts'
import { fieldOf, groundWorth } from '#engine/opponents/portable-spicheren/field.ts'
import { GENERAL, mannerOf } from '#engine/opponents/portable-spicheren/manners.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { unitName, type G } from '#engine/portable-spicheren/state/kit.ts'
import { position, type Table } from '../../rulebook/portable-spicheren/table.ts'

/** What somebody does in a position with five seeds. */
function answers(t: Table, who: string): string[] {
  const player = opponentNamed(who)!
  return [1, 2, 3, 4, 5].map(
    (seed) => choose(player, turnOf(t.game, { memory: null, seed: `seed ${seed}`, budget: 100 })).action,
  )
}

/** What he tells of his choice: what it is for, and where. */
function reasons(t: Table, who: string): string[] {
  const player = opponentNamed(who)!
  return [1, 2, 3, 4, 5].map((seed) => {
    const { reason } = choose(player, turnOf(t.game, { memory: null, seed: `seed ${seed}`, budget: 100 }))
    return `${reason?.key} ${JSON.stringify(reason?.facts['unit'])}`
  })
}

describe.each(['officer', 'general'])('the %s at Spicheren', (who) => {
  it('brings the French up where they outrange the first Prussians, instead of waiting for the rest of them', () => {
    const t = position({
      phase: 'activation',
      side: 'french',
      units: { valaze: '1007 N', jolivet: '0907 N', francois: '1002 S' },
    })
    for (const reason of reasons(t, who)) expect(reason).toMatch(/^goes "(valaze|jolivet)"$/)
  })

  it('fires at who stands in the open before who is in cover', () => {
    const t = position({
      phase: 'rifles',
      side: 'french',
      units: { valaze: '1005 N', francois: '1002 S', woyna: '0903 S' },
    })
    for (const act of answers(t, who)) expect(act).toBe('fire valaze woyna')
  })

  it('gives way with the last point of a brigade rather than lose it', () => {
    const t = position({
      phase: 'rifles',
      side: 'prussian',
      units: { valaze: ['1006 N', { strength: 1 }], woyna: '0904 S' },
    })
    t.act('fire woyna valaze', 6, 6)
    for (const act of answers(t, who)) expect(act).toMatch(/^withdraw /)
  })

  it('lets guns be silenced that are silenced already: it costs them nothing more', () => {
    const t = position({
      phase: 'rifles',
      side: 'prussian',
      units: { 'french-guns': ['1006 N', { suppressedIn: 4 }], woyna: '0904 S' },
    })
    t.act('fire woyna french-guns', 6, 6)
    for (const act of answers(t, who)) expect(act).toBe('suppress')
  })

  it('does not throw a brigade against a stronger one that it could fire at', () => {
    const t = position({
      phase: 'activation',
      side: 'french',
      units: { valaze: ['1006 N', { strength: 2 }], francois: '1005 S' },
    })
    for (const reason of reasons(t, who)) expect(reason).not.toMatch(/^attacks/)
  })

  it('rides down guns from behind', () => {
    const t = position({
      phase: 'activation',
      side: 'french',
      units: { valabregue: '1004 N', 'prussian-guns': ['0903 N', { strength: 2 }] },
    })
    for (const reason of reasons(t, who)) expect(reason).toBe('attacks "valabregue"')
  })
})

describe('the general at Spicheren', () => {
  it('spreads the French out, where to the officer a place is as good with friends beside it', () => {
    const t = position({
      phase: 'activation',
      side: 'french',
      units: { valaze: '1007 N', jolivet: '0907 N', francois: '1002 S' },
    })
    const g = t.game.play as unknown as G
    const valaze = Array.from({ length: g.unit.rows }, (_, unit) => unitName(g, unit)).indexOf('valaze')
    const dearer = (manner: string): number => {
      const field = fieldOf(g, valaze, mannerOf(manner, 1))
      return groundWorth(g, { ...field, friends: [] }, field.here) - groundWorth(g, field, field.here)
    }
    expect(dearer('')).toBe(0)
    expect(dearer(GENERAL)).toBe(50)
  })
})

describe('the recruit at Spicheren', () => {
  it('goes to the battle like the officer', () => {
    const t = position({
      phase: 'activation',
      side: 'french',
      units: { valaze: '1007 N', jolivet: '0907 N', francois: '1002 S' },
    })
    for (const reason of reasons(t, 'recruit')) expect(reason).toMatch(/^goes "(valaze|jolivet)"$/)
  })

  it('loses a point rather than give way, where the officer gives way', () => {
    const t = position({ phase: 'rifles', side: 'prussian', units: { valaze: '1006 N', woyna: '0904 S' } })
    t.act('fire woyna valaze', 6, 6)
    for (const act of answers(t, 'recruit')) expect(act).toBe('lose')
    for (const act of answers(t, 'officer')) expect(act).toMatch(/^withdraw /)
  })
})
