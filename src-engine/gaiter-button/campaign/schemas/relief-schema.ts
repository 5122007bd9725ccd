import { z } from 'zod'
import { fields, fileHead } from './common-schema.ts'
import { area, line, lonLat } from './geometry-schema.ts'

const metres = z.number().min(-500).max(9000).describe('Above the sea.')

const height = fields({
  name: z.string().min(1),
  from: metres,
  to: metres.optional().describe('At the last point; left out, all along the line it is as high.'),
  line: z.array(lonLat).min(1),
}).describe(
  'How high the ground is along a crest, a foot or a plain, for the hachures; rivers cut their valleys into it.',
)

const lane = fields({ name: z.string().min(1), kind: z.enum(['road', 'path', 'rail']), line }).describe(
  'A way that is drawn, yet no rule knows it: roads of a neutral country.',
)

const river = fields({ name: z.string().min(1), heights: z.array(z.tuple([metres, metres])).min(1) }).describe(
  'A river of geometry.json: where each of its lines begins and ends, in the order in which they stand there.',
)

/** Decorative details of the ground. No rule reads this file, and it does not affect any game. */
export const reliefSchema = fields({
  ...fileHead,
  heights: z.array(height),
  rivers: z.array(river).optional(),
  areas: z.array(area).optional().describe('Woods that no zone lies in.'),
  lanes: z.array(lane).optional(),
  hamlets: z.array(lonLat).optional().describe('Villages that are drawn without a name, and are no zones.'),
})
