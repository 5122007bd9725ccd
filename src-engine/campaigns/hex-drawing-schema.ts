import { z } from 'zod'
import { bothLanguages, fileHead } from './common-schema.ts'

const point = z
  .tuple([z.number().min(-3).max(60), z.number().min(-3).max(60)])
  .describe('Column and row; in columns that sit lower the middle of a hex is half a row further down.')
const line = z.array(point).min(2)
const name = z.string().min(1)

/** The decoration of a hex map. No rule and no game depends on this file. */
export const hexDrawingSchema = z.strictObject({
  ...fileHead,
  hexKilometres: z.number().min(0.01).max(50).describe('How wide a hex is on the ground.'),
  relief: z.strictObject({
    base: z.number().min(-500).max(9000).describe('Metres above the sea of the lowest ground.'),
    step: z.number().min(0).max(2000).describe('How much higher each level is.'),
  }),
  waters: z.array(z.strictObject({ name, class: z.enum(['major', 'river', 'canal', 'brook']), line })),
  ways: z.array(z.strictObject({ name, kind: z.enum(['imperial', 'road', 'path', 'rail']), line })),
  villages: z.array(
    z.strictObject({
      name,
      kind: z.enum(['town', 'village', 'works']),
      at: point,
      size: z.number().min(0.1).max(3).describe('How far the houses reach, in hexes.'),
    }),
  ),
  names: z.array(
    z.strictObject({
      text: bothLanguages,
      kind: z.enum(['town', 'village', 'hill', 'wood', 'water', 'way', 'land']),
      at: z.array(point).min(1).describe('One point, or a line to write along.'),
    }),
  ),
  track: z
    .strictObject({
      turns: z.int().min(1).max(40),
      from: z.string().regex(/^\d{1,2}:\d{2}$/),
      minutes: z.int().min(1).max(600),
    })
    .optional()
    .describe('The turns printed beside the map, the time of the first, and how long each is.'),
})
