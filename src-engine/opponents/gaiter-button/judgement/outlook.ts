import { FRENCH, GERMAN } from '../../../gaiter-button/campaign/campaign.ts'
import type { G } from '../../../gaiter-button/state/kit.ts'
import { pointsLost } from '../../../gaiter-button/victory/victory.ts'
import { Fates } from './fates.ts'
import { expectedLevels } from './levels-expected.ts'
import { contact, leaders, rings, traps, wearinessCost } from './pressure.ts'
import { Survey, type Frame } from './survey.ts'

/**
 * The value of a position for the French, in hundredths of a victory level: the levels that both sides may expect at the end,
 * and small terms for what the levels do not show yet. A judgement, not a rule: nothing here decides what is legal.
 */

/** The parts of a judgement, each in hundredths of a level for the French. */
export interface Outlook {
  readonly value: number
  readonly parts: { readonly [part in Part]: number }
  /** Expected numbers of divisions that reach their goal, are cut off, and are lost. */
  readonly through: number
  readonly cutOff: number
  readonly lost: number
}
export const PARTS = ['french', 'german', 'contact', 'ring', 'leaders', 'losses', 'state', 'way'] as const
export type Part = (typeof PARTS)[number]

export class Judge {
  readonly #frame: Frame
  readonly #survey: Survey
  readonly #fates: Fates

  constructor(g: G, frame: Frame) {
    this.#frame = frame
    this.#survey = new Survey(frame.ground)
    this.#fates = new Fates(g, frame)
  }

  /** The value of a position for the bot's side. */
  own(g: G): number {
    const { value } = this.look(g)
    return this.#frame.side === FRENCH ? value : -value
  }

  /** Cost of the way to the goal of the French, and to the edge in their rear, as of the last position judged. */
  get toGoal(): Float64Array {
    return this.#fates.toGoal
  }
  get toEdge(): Float64Array {
    return this.#fates.toEdge
  }
  force(side: number): Float64Array {
    return this.#survey.force[side as 0 | 1]
  }
  felt(side: number): Float64Array {
    return this.#survey.felt[side as 0 | 1]
  }

  look(g: G): Outlook {
    const [frame, survey] = [this.#frame, this.#survey]
    survey.read(g, frame)
    const divisions = this.#fates.of(g, survey)
    const lost = [pointsLost(g, FRENCH), pointsLost(g, GERMAN)] as const
    const { french, german } = expectedLevels(g, divisions, lost[FRENCH] - lost[GERMAN])
    let [through, cutOff, gone, nearer] = [0, 0, 0, 0]
    for (const one of divisions) {
      through += one.through * one.share
      cutOff += one.cutOff * one.share
      gone += one.lost * one.share
      nearer += one.nearer * one.share
    }
    const parts = {
      french: frame.manner.frenchLevels * 100 * french,
      german: -frame.manner.germanLevels * 100 * german,
      contact: contact(frame, survey),
      ring: rings(g, frame, survey) + traps(frame, survey),
      leaders: leaders(g, frame, survey) - frame.manner.provision * this.#fates.keyLeaderRisk,
      losses: frame.manner.germanLosses * lost[GERMAN] - frame.manner.frenchLosses * lost[FRENCH],
      state: wearinessCost(g, frame),
      way: frame.manner.haste * nearer,
    }
    const ended = g.ending
    let sum = 0
    for (const part of PARTS) sum += parts[part]
    const value =
      ended === undefined ? sum : ended.winner < 0 ? 0 : (ended.winner === FRENCH ? 100 : -100) * ended.level
    return { value, parts, through, cutOff, lost: gone }
  }
}
