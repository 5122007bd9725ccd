import { describe, expect, it } from 'vitest'
import { choose } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { begin } from '../../kernel/table.ts'
import { campaign, garrison, position, type Table } from '../../rulebook/storm-over-belfort/table.ts'

/** What the officer does in a position, whatever the seed: the answer he gives most of five times, and every answer he gives. */
function answers(t: Table): string[] {
  const officer = opponentNamed('officer')!
  return [1, 2, 3, 4, 5].map(
    (seed) => choose(officer, turnOf(t.game, { memory: null, seed: `seed ${seed}`, budget: 100 })).action,
  )
}

/** He plays on for his side until the other is asked. */
function goOf(t: Table): string[] {
  const officer = opponentNamed('officer')!
  const side = t.game.play.decider
  const acts: string[] = []
  while (t.game.play.decider === side && acts.length < 20) {
    const { action } = choose(officer, turnOf(t.game, { memory: null, seed: 'go', budget: 100 }))
    acts.push(action)
    t.act(action)
  }
  return acts
}

/** The city and the forts are too full to be stormed. */
const besieged = {
  1: 'art-fort 84rl 45rl 35rm-1 3bm 65rp-2',
  2: '57rp-1 gmhr 16rp-1 arthr-1',
  3: '57rp-2 16rp-2 4bmhs 7ra-1',
  8: '65rp-1 gmv gmsl arthg',
  18: 'mri67-1 mri67-2 mri67-3',
} as const

describe('the officer before Belfort', () => {
  it('assaults a weak height with a strong stack, and goes through with it', () => {
    const t = position({ ask: 'activations', side: 'prussian', turn: 6, at: { ...besieged, 10: 'gns/1' } })
    expect(goOf(t).at(-1)).toMatch(/^attack zone-\d+ zone-10$/)
  })

  it('does not run against a fort that is full', () => {
    const at = { ...garrison, 8: '45rl 84rl 35rm-1', 1: 'art-fort 3bm 16rp-1 16rp-2', 31: 'plr1421-1/1 plr1421-2/1' }
    const t = position({ ask: 'activations', side: 'prussian', turn: 6, at, forts: [31] })
    for (const act of answers(t)) expect(act).not.toBe('activate zone-31')
  })

  it('walks into an empty height when the last fortnight ends, and counts it', () => {
    const t = position({
      ask: 'activations',
      side: 'french',
      turn: 7,
      at: { ...garrison, 7: '3bm 16rp-1', 45: 'plr1421-1' },
      forts: [7],
      points: { french: 3, prussian: 0 },
    })
    expect(goOf(t)).toContainEqual(expect.stringMatching(/^to zone-(10|12|18|20|24|28|11|6|39|14|46|34)$/))
  })

  it('lets the most exhausted rest first, and does not end the works while somebody can', () => {
    const t = position({
      ask: 'spending',
      side: 'prussian',
      at: { ...garrison, 45: 'mri67-1/2 mri67-2/2 mri67-3/1' },
    })
    expect(goOf(t).slice(0, 3)).toEqual(['rally mri67-1', 'rally mri67-2', 'rally mri67-3'])
  })

  it('takes guns that stand alone', () => {
    const t = position({ ask: 'activations', side: 'prussian', turn: 6, at: { ...besieged, 10: '12ra-1' } })
    expect(goOf(t).at(-1)).toMatch(/^attack zone-\d+ zone-10$/)
  })
})

/** The general plays on for his side until the other is asked. */
function generalsGo(t: Table): string[] {
  const general = opponentNamed('general')!
  const side = t.game.play.decider
  const acts: string[] = []
  while (t.game.play.decider === side && acts.length < 40) {
    const { action } = choose(general, turnOf(t.game, { memory: null, seed: `go ${acts.length}`, budget: 100 }))
    acts.push(action)
    t.act(action)
  }
  return acts
}

describe('the general before Belfort', () => {
  it('places three battalions in each of the three forts that decide, and artillery there', () => {
    const game = begin(campaign, { scenario: 'siege' })
    const general = opponentNamed('general')!
    const placed: string[] = []
    while (game.play.decider === 0) {
      const { action } = choose(general, turnOf(game, { memory: null, seed: 'place', budget: 100 }))
      if (!action.startsWith('place ')) break
      placed.push(action)
      const code = game.play.layout.language.parseText(action)
      expect(code.ok && game.act(code.value).ok, action).toBe(true)
    }
    const isGun = /^place (art|7ra|12ra|flying)/
    for (const fort of [2, 3, 8]) {
      const there = placed.filter((act) => act.endsWith(` zone-${fort}`))
      expect(there.filter((act) => !isGun.test(act))).toHaveLength(3)
      expect(there.filter((act) => isGun.test(act))).toHaveLength(1)
    }
  })

  it('sends the garrison of a zone to several empty heights for one point when the last fortnight ends', () => {
    const at = { ...garrison, 7: '3bm 16rp-1 16rp-2', 45: 'plr1421-1' }
    const points = { french: 1, prussian: 0 }
    const t = position({ ask: 'activations', side: 'french', turn: 7, at, forts: [7], points })
    const ends = generalsGo(t).filter((act) => act.startsWith('to '))
    expect(new Set(ends).size).toBeGreaterThan(1)
    for (const end of ends) expect(end).toMatch(/^to zone-(10|12|18|20|24|28|11|6|39|14|46|34)$/)
  })

  it('takes a height from a battalion that stands there alone, though the garrison has others elsewhere', () => {
    const at = {
      ...besieged,
      1: 'art-fort 84rl 45rl 35rm-1',
      10: '3bm',
      46: '57rp-3',
      15: 'plr2661-1 plr2661-2 plr2661-3',
    }
    const t = position({ ask: 'activations', side: 'prussian', turn: 7, at, points: { french: 7, prussian: 9 } })
    const general = opponentNamed('general')!
    const acts: string[] = []
    for (let asked = 0; t.game.play.decider === 1 && !acts.at(-1)?.startsWith('attack') && asked < 20; asked++) {
      const { action } = choose(general, turnOf(t.game, { memory: null, seed: `go ${asked}`, budget: 100 }))
      acts.push(action)
      t.act(action)
    }
    expect(acts.at(-1)).toMatch(/^attack zone-\d+ zone-(10|46)$/)
  })
})
