import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { GunsStudy, RingStudy, View, ZonesStudy } from '#engine/storm-over-belfort/window-types.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { played } from '../../games/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'

const { loaded } = played(stormOverBelfort, campaignFolder('belfort-1870'))
const begun = Game.begin(loaded, { scenario: 'danjoutin', switches: {}, seed: 'studies' })
if (!begun.ok) throw new Error('the scenario does not begin')
const game = begun.value
const view = game.view(0).known as unknown as View

function ask<Study>(request: JsonObject): Study {
  const answer = stormOverBelfort.knowledge.study!(game.play as never, 0, request)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as unknown as Study
}

describe('what players can have worked out', () => {
  it('sb.points.ring: the gap leads from a French zone to the edge, past the zones of the besiegers', () => {
    const { held, links, way } = ask<RingStudy>({ study: 'ring' })
    expect(view.surrounded).toBe(way.length === 0)
    const standing = new Set(Object.values(view.unit).map(({ zone }) => zone))
    for (const zone of held) expect(standing).toContain(zone)
    for (const [one, other] of links) expect(held).toEqual(expect.arrayContaining([one, other]))
    expect(way.some((zone) => links.flat().includes(zone))).toBe(false)
    const edges = [
      'zone-15',
      'zone-16',
      'zone-19',
      'zone-21',
      'zone-23',
      'zone-26',
      'zone-27',
      'zone-29',
      'zone-30',
      'zone-33',
    ]
    expect([...edges, 'zone-35', 'zone-36', 'zone-38', 'zone-40', 'zone-41', 'zone-43', 'zone-45']).toContain(
      way.at(-1),
    )
  })

  it('sb.guns.range and sb.bombardment.counter: a gun reaches its targets, and heavy guns are countered by heavy ones', () => {
    const all = ask<GunsStudy>({ study: 'guns' })
    expect(all.guns.length).toBeGreaterThan(8)
    for (const gun of all.guns) for (const zone of gun.targets) expect(gun.reach).toContain(zone)
    const [siege] = ask<GunsStudy>({ study: 'guns', unit: 'mfar4-1' }).guns
    expect(siege?.counteredBy).toContain('art-fort')
    for (const unit of siege?.counteredBy ?? []) expect(['art-fort', 'arthr-1', 'arthr-2', 'arthg']).toContain(unit)
    expect(stormOverBelfort.knowledge.study!(game.play as never, 0, { study: 'guns', unit: '45rl' }).ok).toBe(false)
  })

  it('sb.victory.points and sb.map.adjacent: zones count for their holders, and are closed where the enemy is next to them', () => {
    const { zones } = ask<ZonesStudy>({ study: 'zones' })
    const sum = (side: string): number =>
      zones.reduce((total, { counts, countsFor }) => total + (countsFor === side ? counts : 0), 0)
    expect({ french: sum('french'), prussian: sum('prussian') }).toEqual(view.zonePoints)
    // Open ground between both: nobody comes to rest there.
    expect(zones.find(({ zone }) => zone === 'zone-25')?.closedTo).toContain('french')
    expect(zones.find(({ zone }) => zone === 'zone-1')?.closedTo).toEqual([])
  })
})
