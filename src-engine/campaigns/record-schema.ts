import { z } from 'zod'
import type { RecordedGame } from '../kernel/system/recorded-game.ts'
import { bothLanguages, fields, fileHead, id } from './common-schema.ts'

/*
 * A recorded game: all actions of both sides with their draws, and comments. The rules replay it; nothing in it is
 * trusted.
 */

const word = z.string().min(1)
const act = z.int().min(0).describe('How many acts are done before this moment.')

export const recordSchema = fields({
  ...fileHead,
  id: id.describe('As the file is called.'),
  title: bothLanguages,
  about: bothLanguages.describe('What is recorded, and how true it is, in a sentence or two.'),
  scenario: id.describe('The scenario that is played.'),
  notes: z.array(fields({ act, title: bothLanguages, text: bothLanguages })).describe('What is told at its moments.'),
  evenings: z
    .array(
      fields({
        act,
        title: bothLanguages,
        stood: z.record(word, z.array(word).min(1)).describe('Who stood where, by the names of the places.'),
        differences: z
          .array(fields({ who: z.array(word).min(1), why: bothLanguages }))
          .describe('Who stands elsewhere in this game, and why.'),
      }),
    )
    .describe('How it stood in truth, and where this game is otherwise.'),
  acts: z
    .array(z.union([word, z.tuple([word], z.union([z.number(), word]))]))
    .min(1)
    .describe(
      'Every act in the words of the protocol; where something is drawn for it, a list with what is drawn behind it.',
    ),
  hash: z.string().describe('Of the position after the last act.'),
}) satisfies z.ZodType<RecordedGame>
