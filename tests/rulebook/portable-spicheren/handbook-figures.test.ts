import { describe, it } from 'vitest'
import type { Campaign } from '#engine/portable-spicheren/campaign/campaign.ts'
import { handbook } from '#engine/portable-spicheren/handbook/handbook.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load } from '../../kernel/table.ts'
import { expectFigures } from '../figures.ts'

const { tables: t, scenarios } = load(portableSpicheren, campaignFolder('portable-spicheren')).campaign as Campaign

/** The size of a modifier, as texts have it: “adds 1”, “takes 1 off”. */
const size = (...modifiers: readonly (number | undefined)[]): readonly number[] =>
  modifiers.map((one) => Math.abs(one ?? 0))

const strength = ({ over, overModifier, under, underModifier }: typeof t.fire.rifle.strength): readonly number[] => [
  ...(over === undefined ? [] : [over, ...size(overModifier)]),
  ...(under === undefined ? [] : [under, ...size(underModifier)]),
]
const types = Object.values(t.types)
const aims = types.flatMap(({ aim }) => (aim === undefined ? [] : size(aim)))

/** What the handbook tells in figures, and where the campaign has them. */
const figures: Readonly<Record<string, readonly number[]>> = {
  'ps.turn.length': [scenarios[0]!.turns],
  'ps.arrivals.roll': [t.arrivals.needed],
  'ps.arrivals.call': [t.reserve.needed],
  'ps.arrivals.reserve': [t.reserve.secondAfter],
  'ps.activation.roll': [
    ...[t.activation.needed.prussian, t.activation.needed.french],
    ...size(t.activation.quality.elite, t.activation.quality.poor),
  ],
  'ps.terrain.cover': size(t.melee.cover),
  'ps.terrain.uphill': size(t.melee.uphill),
  'ps.fire.roll': [t.fire.needed],
  'ps.artillery.modifiers': [...aims, ...size(t.fire.artillery.cover), ...strength(t.fire.artillery.strength)],
  'ps.rifle.modifiers': [...size(t.fire.rifle.moved, t.fire.rifle.cover), ...strength(t.fire.rifle.strength)],
  'ps.melee.roll': [t.melee.hit, t.melee.doubleHit],
  'ps.melee.modifiers': [
    ...size(t.melee.flank.attacking, t.melee.flank.attacked, t.melee.uphill, t.melee.cover),
    ...strength(t.melee.strength.infantry),
    ...strength(t.melee.strength.cavalry),
  ],
  'ps.victory.dark': [t.dark.drawWithin],
  'ps.hits.quality': Object.values(t.hits.compulsory),
}

describe('the figures of the handbook', () => {
  it.each(Object.entries(figures))('%s has those of the campaign’s data', (rule, expected) =>
    expectFigures(handbook, rule, expected),
  )
})
