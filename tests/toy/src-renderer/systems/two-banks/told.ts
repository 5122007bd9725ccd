import type { CrossingFacts, CrossingOdds, Known, OrderOfBattle } from '#engine/two-banks/window-types.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import type { GameSnapshot, Setting } from '../../../src-main/contract/games.ts'

/** Where what the process tells gets its types: it makes views of these rules, and has checked the campaign's files. */

export const knownIn = ({ known }: GameSnapshot['views'][number]): Known => known as unknown as Known

export const orderOfBattleIn = ({ files }: Setting): OrderOfBattle =>
  files['order-of-battle.json'] as unknown as OrderOfBattle

export const crossingIn = ({ question }: GameSnapshot): CrossingFacts | undefined =>
  question?.kind === 'crossing' ? (question.about as unknown as CrossingFacts) : undefined

export const oddsIn = (odds: Json): CrossingOdds => odds as unknown as CrossingOdds
