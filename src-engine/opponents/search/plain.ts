import type { Play } from '../../kernel/play/play.ts'
import type { RuleSystem } from '../../kernel/system/system.ts'
import { wholeNumberBelow } from '../../kernel/values/generator.ts'
import { HEAD } from '../../kernel/values/head.ts'
import { defineBrain, WON, type Brain, type Candidate, type LevelOfBrain, type Position } from './brain.ts'

/**
 * A brain for a rule system without one: it tries answers by random rollouts, and judges by the ending, or by the
 * figures of the tally where the rollout did not reach one.
 */
export const plainBrain = (system: RuleSystem): Brain =>
  defineBrain<Play>({
    system: system.id,
    manners: [[], []],
    levels: { recruit: plainLevel, officer: plainLevel, general: plainLevel },
    candidates: answers,
    script: (g) => g.actions.at(wholeNumberBelow(g.words, HEAD.generator, g.actions.length)),
    ahead: { score: (g, side) => scoreOf(system, g, side), clock: (g) => g.words[HEAD.acts]! },
  })

const plainLevel: LevelOfBrain = { candidates: 16, rollouts: 64, horizon: 120, worlds: 4, regret: 100 }

/** Maximum number of answers; of a longer list every n-th is tried. */
const MOST_ANSWERS = 16

function answers({ view }: Position): Candidate[] {
  const { actions } = view.decision
  const every = Math.ceil(actions.length / MOST_ANSWERS)
  return actions
    .filter((_action, index) => index % every === 0)
    .map((act) => ({ intent: 'tries', facts: { act }, does: { act }, worth: 0 }))
}

/** Maximum score of an unfinished game. */
const MOST = WON / 2

function scoreOf({ glance, knowledge }: RuleSystem, g: Play, side: number): number {
  const { ending } = g
  if (ending !== undefined) return ending.winner < 0 ? 0 : ending.winner === side ? WON : -WON
  const figures = glance.tally?.(g.campaign, knowledge.view(g, side), side) ?? []
  const keys = [...new Set(figures.map(({ key }) => key))]
  const shares = keys.map((key) => {
    const of = (own: boolean): number =>
      figures.reduce((sum, one) => (one.key === key && (one.side === side) === own ? sum + one.value : sum), 0)
    return signOf(key) * shareOf(of(true), of(false))
  })
  return Math.round(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, keys.length))
}

/** The difference of two figures, relative to their sum. */
const shareOf = (own: number, other: number): number =>
  Math.round((MOST * (own - other)) / (Math.abs(own) + Math.abs(other) + 1))

/** The sign of a figure by its name: losses count against a side, everything else for it. */
const signOf = (key: string): number => (/lost|losses|eliminated|broken|destroyed/.test(key) ? -1 : 1)
