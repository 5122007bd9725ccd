import { z } from 'zod'
import { fields, fileHead as head, id } from '../../campaigns/common-schema.ts'
import { line, lonLat, outline } from './lon-lat.ts'

const name = z.string().min(1)

/** Purely visual features of the ground about a fortress. No rule reads this file. */
export const drawingFile = fields({
  ...head,
  rivers: z.array(fields({ name, class: z.enum(['river', 'brook', 'canal']), line })).default([]),
  ponds: z.array(fields({ name, outline })).default([]),
  roads: z.array(fields({ name, kind: z.enum(['imperial', 'road']), line })).default([]),
  railways: z.array(fields({ name, line })).default([]),
  station: fields({ name, at: lonLat, blocks: z.array(outline) }).optional(),
  villages: z
    .array(fields({ name, at: lonLat, blocks: z.array(outline).describe('The outlines of its houses.') }))
    .default([]),
  woods: z.array(fields({ name, outline })).default([]),
  heights: z
    .array(fields({ name, metres: z.number().min(-500).max(9000), ridge: line, outline }))
    .default([])
    .describe('Heights above the sea along their ridges, and about where their slopes end.'),
  works: z
    .array(
      fields({
        name,
        zone: id,
        kind: z.enum(['enceinte', 'citadel', 'hornwork', 'fort', 'tower', 'line', 'redoubt']),
        outline: line.describe('Closed, but for a line.'),
        inner: outline.optional(),
      }),
    )
    .default([])
    .describe('Walls, forts and redoubts.'),
})
