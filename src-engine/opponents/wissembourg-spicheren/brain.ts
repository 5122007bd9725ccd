import type { ActionCode } from '../../kernel/actions/actions.ts'
import { declaration } from '../../wissembourg-spicheren/assault/declare.ts'
import { move } from '../../wissembourg-spicheren/movement/move.ts'
import type { G } from '../../wissembourg-spicheren/state/kit.ts'
import { operations } from '../../wissembourg-spicheren/turn/initiative.ts'
import { moves } from '../../wissembourg-spicheren/turn/moves.ts'
import { allOffered } from '../search/offered.ts'
import { defineBrain, type Candidate, type Position, type Scripted } from '../search/brain.ts'
import { answersOf } from './answers.ts'
import { attackCandidate, attacksOf, firstDeclared } from './attacks.ts'
import { mannerOf, OFFICER, RECRUIT } from './manners.ts'
import { firstMove, moveCandidate, movesOf, nextStep } from './marches.ts'
import { Picture } from './picture.ts'
import { clock, score } from './score.ts'

/**
 * The brain of battles of 1870. The only hidden information is which of two columns is real; each is weighed as half.
 */
export const wissembourgSpicherenBrain = defineBrain<G>({
  system: 'wissembourg-spicheren',
  manners: [[], []],
  levels: {
    recruit: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, manner: RECRUIT, regret: 300 },
    officer: { candidates: 8, rollouts: 0, horizon: 0, worlds: 1, manner: OFFICER, regret: 60 },
    general: { candidates: 8, rollouts: 8, horizon: 2, worlds: 2, trust: 8, regret: 1 },
  },
  candidates,
  isWeighty,
  script,
  ahead: { score, clock },
})

/** Maximum number of answers considered. */
const MOST_ANSWERS = 12

function candidates({ g, side, mannerId }: Position<G>): Candidate[] {
  const p = new Picture(g, side, mannerOf(mannerId))
  const { kind } = g.asking.kind
  if (kind === moves) return [...movesOf(p).map((one) => moveCandidate(p, one)), ending('end-moves', LEFT_UNDONE)]
  if (kind === move) return [answer(g, nextStep(p), 0)]
  if (kind === declaration)
    return [
      ...attacksOf(p)
        .filter(({ gain }) => gain > p.manner.reserve)
        .map((one) => attackCandidate(p, one)),
      ending('begin-attacks', LEFT_UNDONE / 2),
    ]
  return answersOf(p)
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_ANSWERS)
    .map(({ code, worth }) => answer(g, code, worth))
}

/**
 * Only the choice of the next formation is worth rollouts: for moves and attacks first sight is better than the few
 * rollouts possible.
 */
function isWeighty({ g }: Position<G>): boolean {
  return g.asking.kind.kind === operations
}

/** Worth of ending early: even the recruit does not do so while a unit of the formation has a useful move or attack. */
const LEFT_UNDONE = -400

const ending = (act: string, worth: number): Candidate => ({ intent: 'waits', facts: {}, does: { act }, worth })

function answer(g: G, code: ActionCode, worth: number): Candidate {
  const act = g.layout.language.textOf(code)
  return { intent: intentOf(act), facts: { act }, does: { act }, worth }
}

/** Verbs by intent. */
const intents: Readonly<Record<string, readonly string[]>> = {
  'sets-up': ['place', 'deploy', 'appear'],
  faces: ['face', 'turn-aside'],
  rides: ['ride', 'stop'],
  leads: ['choose', 'activate', 'activate-with', 'direct', 'succeed'],
  hides: ['hide', 'march'],
  shows: ['show'],
  fires: ['barrage', 'barrage-together'],
  goes: ['move', 'step', 'enter'],
  leaves: ['leave'],
  'next-attack': ['assault'],
  helps: ['help', 'support', 'take-part'],
  shares: ['give', 'bear'],
  evades: ['evade'],
  stands: ['stand-firm', 'refuse', 'receive', 'remain', 'keep-out', 'apart'],
  yields: ['yield', 'retreat'],
  advances: ['advance', 'follow'],
  rallies: ['rally'],
}

const intentOf = (act: string): string => {
  const [verb = ''] = act.split(' ')
  return Object.keys(intents).find((intent) => intents[intent]!.includes(verb)) ?? 'waits'
}

/** The best choice at first sight, act by act. */
function script(g: G, side: number, mannerId: string): Scripted<G> {
  if (g.actions.length === 1) return g.actions.at(0)
  const p = new Picture(g, side, mannerOf(mannerId))
  const { kind } = g.asking.kind
  if (kind === move) return nextStep(p)
  if (kind === moves || kind === declaration) {
    const act = kind === moves ? firstMove(p) : firstDeclared(p)
    const end = kind === moves ? 'end-moves' : 'begin-attacks'
    const found = act ?? allOffered(g).find(({ verb }) => verb === end)?.code
    if (found !== undefined) return found
  }
  return answersOf(p).reduce((best, one) => (one.worth > best.worth ? one : best)).code
}
