import type { G } from '../../escape-from-sedan/state/kit.ts'
import { defineBrain, type Candidate, type Position } from '../search/brain.ts'
import { answersOf, bestAnswer, worthOfOne } from './answers.ts'
import { recruitStanding, standing, standingAfterReply } from './standing.ts'

/** The name of the recruit's manner. */
const RECRUIT = 'recruit'

/** The brain for the breakout. Only cards in hands are hidden, and they are not guessed. */
export const escapeFromSedanBrain = defineBrain<G>({
  system: 'escape-from-sedan',
  manners: [[], []],
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, manner: RECRUIT, regret: 900 },
    officer: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 250 },
    general: { candidates: 8, replies: 8, rollouts: 0, horizon: 0, worlds: 1, regret: 1 },
  },
  candidates,
  afterReply({ g, side }, { does, worth }) {
    const code = 'act' in does ? g.layout.language.parseText(does.act) : undefined
    return code?.ok === true ? worthOfOne(g, side, code.value, standingAfterReply()) : worth
  },
  script: (g, side) => bestAnswer(g, side, standing),
})

/** Maximum number of answers considered, and maximum difference from the best. */
const MOST_ANSWERS = 12
const MUCH_WORSE = 1_500

function candidates({ g, side, mannerId }: Position<G>): Candidate[] {
  const { language } = g.layout
  const answers = answersOf(g, side, mannerId === RECRUIT ? recruitStanding : standing).toSorted(
    (a, b) => b.worth - a.worth,
  )
  const best = answers[0]?.worth ?? 0
  return answers
    .slice(0, MOST_ANSWERS)
    .filter(({ worth }) => worth >= best - MUCH_WORSE)
    .map(({ code, worth }) => {
      const act = language.textOf(code)
      return { intent: intentOf(act), facts: { act }, does: { act }, worth }
    })
}

/** Verbs and orders by intent; any other one is its own intent. */
const intents: Readonly<Record<string, readonly string[]>> = {
  fires: ['fire', 'volley'],
  goes: ['move', 'back', 'left', 'right', 'about', 'advance', 'pivot'],
  turns: ['turn', 'face'],
  forms: ['form'],
  rallies: ['rally'],
  charges: ['charge', 'join-charge', 'charge-home', 'counter-charge'],
  'brings-guns': ['limber', 'unlimber', 'unlimber-in-reaction'],
  reacts: ['react'],
  withdraws: ['withdraw'],
  waits: ['end-phase', 'halt', 'hold-on', 'no-reactions'],
}

function intentOf(act: string): string {
  const [verb = '', , action = ''] = act.split(' ')
  const named = verb === 'order' ? action : verb
  return Object.keys(intents).find((intent) => intents[intent]!.includes(named)) ?? named
}
