import { z } from 'zod'
import type { Condition, Lesson } from '../kernel/system/lesson.ts'
import { formatWords } from './problems.ts'
import { bothLanguages, fileHead } from './common-schema.ts'

/*
 * A lesson: a scenario played with goals and hints. It is data about what a player sees, does and is told, in terms of
 * views, questions and journals. It contains no rules and decides nothing, and no game depends on it.
 */

const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: formatWords(
      'Write small letters, digits and single hyphens: "first-steps".',
      'Écrivez des minuscules, des chiffres et des traits d’union isolés : "first-steps".',
    ),
  })
  .describe('Small letters, digits and single hyphens.')
const value = z.union([z.string(), z.number(), z.boolean()])
const turn = z.int().min(1).describe('From this turn on; left out, at any time.').optional()
const times = z.int().min(1).describe('So many times at least; once when left out.').optional()
const names = z.array(z.string().min(1)).min(1)

/** The conditions on a game that a lesson can test, from the learner's side. Each kind has its own field. */
const fields = z.record(z.string(), z.union([value, z.array(value).min(1)]))
const asked = z.strictObject({
  asked: names.describe('One of these questions lies before the learner now.'),
  about: fields.describe('What it is about, as it has to be.').optional(),
})
const can = z.strictObject({
  can: z.string().min(1).describe('A verb that the question now asked can be answered with.'),
  with: names.describe('Names that all have to be in that answer.').optional(),
})
const did = z.strictObject({
  did: names.describe('The learner gave an answer with one of these verbs.'),
  with: names.describe('Names that all have to be in that answer.').optional(),
  turn,
  times,
})
const told = z.strictObject({
  told: names.describe('The learner was told an entry of the journal of one of these kinds; draws are called "draw".'),
  where: fields.describe('Its fields, as they have to be.').optional(),
  turn,
  times,
})
const sees = z.strictObject({
  sees: names.describe('The way to something in what the learner knows, such as ["counter", "fr-7-1", "zone"].'),
  is: z
    .union([value, z.array(value).min(1)])
    .describe('What it has to be; left out, it is enough that it is there.')
    .optional(),
})
const begun = z.strictObject({ begun: z.int().min(1).describe('This turn has begun.') })
const over = z.strictObject({
  over: z.union([z.literal(true), z.string().min(1)]).describe('The game is over; with a name, that side has won.'),
})
const not = z.strictObject({
  get not() {
    return condition
  },
})
const all = z.strictObject({
  get all() {
    return z.array(condition).min(1)
  },
})
const atLeast = z.strictObject({
  atLeast: z.int().min(1).describe('So many of these.'),
  get of() {
    return z.array(condition).min(1)
  },
})

const condition: z.ZodType<Condition> = z.union([asked, can, did, told, sees, begun, over, not, all, atLeast])

const reason = z.strictObject({
  while: condition.describe('When this is what to say; left out, always.').optional(),
  text: bothLanguages.describe('What was done instead, or what can no longer be done.'),
})

const hint = z.strictObject({
  while: condition.describe('When this is what to say; left out, always.').optional(),
  text: bothLanguages.describe('What to click, and where.'),
  show: z
    .array(z.strictObject({ verb: z.string().min(1), with: names.optional() }))
    .describe('Answers to light, the best first; the first one that can be given is shown.')
    .optional(),
})

const step = z.strictObject({
  id,
  title: bothLanguages,
  text: bothLanguages.describe('What is to be done and why, with rules by their ids in brackets: "[gb.march.cost]".'),
  goal: condition.describe('When the step is done.'),
  past: condition.describe('When it is too late for it: it is then left out.').optional(),
  leftOut: z.array(reason).describe('Why it is left out: of these, the first that fits then.').optional(),
  orders: z
    .literal(true)
    .describe('From this step on orders are given on the map; before it every question is answered by itself.')
    .optional(),
  hints: z.array(hint).describe('The first that fits is given.'),
})

export const lessonSchema = z.strictObject({
  ...fileHead,
  id,
  scenario: id.describe('The scenario that is played.'),
  title: bothLanguages,
  about: bothLanguages.describe('What is learnt, in a sentence or two.'),
  learner: id.describe('The side that learns; the lesson is told from what it sees.'),
  opponent: id.describe('Who plays the other side: "person", or the id of an opponent.'),
  open: z.boolean().describe('Whether everything lies open.'),
  seed: z
    .string()
    .min(1)
    .describe('Of the dice, when the game is begun as a lesson: chosen so that there is something to learn.'),
  steps: z.array(step).min(1),
  hints: z.array(hint).describe('For questions that the present step has no hint for.'),
  end: z.strictObject({
    text: bothLanguages.describe('Said when the game is over.'),
    next: z.array(z.strictObject({ scenario: id, text: bothLanguages })).describe('What to play next, and why.'),
  }),
}) satisfies z.ZodType<Lesson>
