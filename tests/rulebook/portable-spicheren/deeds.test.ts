import { describe, expect, it } from 'vitest'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Campaign } from '#engine/portable-spicheren/campaign/campaign.ts'
import { deeds } from '#engine/portable-spicheren/deeds.ts'
import { tally } from '#engine/portable-spicheren/glance.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { campaign } from './table.ts'
import { warlike } from './warlike.ts'

const data = campaign.campaign as Campaign // of this very system

describe('deeds of each turn', () => {
  it('ps.hits.quality, ps.hits.own-edge: every point of strength is lost to guns, rifles, a melee or the edge', () => {
    for (let number = 0; number < tries(20); number++) {
      const pick = pickFrom(number + 1)
      const game = begin(campaign, { scenario: campaign.scenarios[number % 3]!.id, seed: `lost ${number}` })
      while (game.play.ending === undefined) {
        const parsed = game.play.layout.language.parseText(warlike(game, pick))
        if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`game ${number} stops`)
      }
      const all = deeds(data, game.journal(EVERYONE)).flatMap(({ figures }) => figures)
      const sum = (side: number, is: (key: string) => boolean): number =>
        all.reduce((total, one) => (one.side === side && is(one.key) ? total + one.value : total), 0)
      const standing = tally(data, game.view(0).known)
      for (const side of [0, 1]) {
        const lost = standing.find((one) => one.key === 'strength-lost' && one.side === side)!.value
        expect(sum(side, (key) => key.startsWith('lost-'))).toBe(lost)
        expect(sum(side, (key) => key === 'shots-hit')).toBeLessThanOrEqual(sum(side, (key) => key === 'shots'))
      }
      expect(sum(0, (key) => key === 'moves')).toBeGreaterThan(0)
    }
  })
})
