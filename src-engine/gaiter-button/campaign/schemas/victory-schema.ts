import { z } from 'zod'
import { both } from '../../../campaigns/problems.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { arm, fields, leaderId, positive, section, side, zoneId } from './common-schema.ts'
import { mapEdges } from './map-schema.ts'

/** A condition that a side must meet when the last turn ends. Divisions are infantry divisions. */
const condition = z.discriminatedUnion('is', [
  fields({
    is: z.literal('divisions-exited'),
    atLeast: positive,
    orIn: z.array(zoneId).min(1).optional().describe('Divisions that stand here at the end count as well.'),
  }),
  fields({
    is: z.literal('divisions-cut-off'),
    of: side,
    atLeast: positive,
    edge: z.enum(mapEdges).describe('The edge to which they have no line of provision.'),
    withLost: z.boolean().default(false).describe('Divisions that surrendered or were destroyed count as well.'),
    exceptIn: z.array(zoneId).min(1).optional().describe('Divisions that stand here do not count.'),
  }),
  fields({ is: z.literal('divisions-lost'), of: side, atLeast: positive }),
  fields({
    is: z.literal('losses-above-own'),
    of: side,
    atLeast: positive.describe('Strength points the other side lost more.'),
  }),
  fields({ is: z.literal('no-level'), of: side }).describe('That side reaches none of its levels.'),
  fields({ is: z.literal('divisions-in'), zones: z.array(zoneId).min(1), atLeast: positive }),
  fields({ is: z.literal('divisions-revealed'), of: side, atLeast: positive }).describe(
    'Different divisions shown by reconnaissance or in battle during the game.',
  ),
])

/** The levels of victory, lowest first. */
export const victoryLevels = ['tactical', 'operational', 'strategic'] as const

/** Their names within a sentence. */
export const levelWords = {
  tactical: both('tactical', 'tactique'),
  operational: both('operational', 'opérationnelle'),
  strategic: both('strategic', 'stratégique'),
} as const satisfies Record<(typeof victoryLevels)[number], Title>

const level = fields({
  side,
  level: z.enum(victoryLevels),
  all: z.array(condition).describe('Every one of these; the check says where there is none.'),
})

export const victory = fields({
  section: section.optional().describe('Only where the printed rules give it.'),
  capture: z
    .array(fields({ leader: leaderId, level: level.shape.level }))
    .default([])
    .describe('Whose capture ends the game at once, with this victory for the other side.'),
  division: fields({ points: positive, arms: z.array(arm).min(1) }).describe(
    'What an infantry division needs to count where it leaves the map or reaches a zone: points of these arms together.',
  ),
  exits: z.array(zoneId).default([]).describe('Zones by which French divisions leave the map for victory.'),
  levels: z.array(level).min(1).describe('The higher level wins; equal levels, or none, are a draw.'),
})

export type VictoryCondition = z.infer<typeof condition>
