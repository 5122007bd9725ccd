import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { studyAttack, type AttackStudy, type AttackWish } from './attack.ts'
import { studyAxes, type AxesStudy, type AxesWish } from './axes.ts'
import { studyBattleMovement, type BattleMovementStudy, type BattleMovementWish } from './battle-movement.ts'
import { studyCommand, type CommandStudy, type CommandWish } from './command.ts'
import { studyEnemy, type EnemyStudy, type EnemyWish } from './enemy.ts'
import { studyDeclaration, type DeclarationStudy, type DeclarationWish } from './declaration.ts'
import { studyEngagement, type EngagementStudy, type EngagementWish } from './engagement.ts'
import { studyProvision, type ProvisionStudy, type ProvisionWish } from './provision.ts'
import { studyReach, type ReachStudy, type ReachWish } from './reach.ts'
import { studyStacks, type StacksStudy, type StacksWish } from './stacks.ts'
import { studyStrike, type StrikeStudy, type StrikeWish } from './strike.ts'
import type { Study } from './study.ts'
import { studySupply, type SupplyStudy, type SupplyWish } from './supply.ts'
import { studyVictory, type VictoryStudy, type VictoryWish } from './victory.ts'
import { studyWithdrawal, type WithdrawalStudy, type WithdrawalWish } from './withdrawal.ts'

/** All studies by name. A wish names one, `{ "study": "axes" }`, and may have more fields. */
const studies = {
  supply: studySupply,
  provision: studyProvision,
  command: studyCommand,
  axes: studyAxes,
  victory: studyVictory,
  reach: studyReach,
  attack: studyAttack,
  strike: studyStrike,
  engagement: studyEngagement,
  declaration: studyDeclaration,
  enemy: studyEnemy,
  'battle-movement': studyBattleMovement,
  withdrawal: studyWithdrawal,
  stacks: studyStacks,
} satisfies { readonly [S in StudyWish as S['study']]: Study<S, Extract<StudyAnswer, { study: S['study'] }>> }

/** The types of all wishes and all answers; each names its study. */
export type StudyWish =
  | SupplyWish
  | ProvisionWish
  | CommandWish
  | AxesWish
  | VictoryWish
  | ReachWish
  | AttackWish
  | StrikeWish
  | EngagementWish
  | DeclarationWish
  | EnemyWish
  | BattleMovementWish
  | WithdrawalWish
  | StacksWish
export type StudyAnswer =
  | SupplyStudy
  | ProvisionStudy
  | CommandStudy
  | AxesStudy
  | VictoryStudy
  | ReachStudy
  | AttackStudy
  | StrikeStudy
  | EngagementStudy
  | DeclarationStudy
  | EnemyStudy
  | BattleMovementStudy
  | WithdrawalStudy
  | StacksStudy

const isStudy = (name: string): name is keyof typeof studies => Object.hasOwn(studies, name)

export const study = (g: G, side: number, wish: JsonObject): Result<JsonObject> => {
  const name = textIn(wish['study'])
  if (isStudy(name)) return studies[name](g, side, wish)
  const known = Object.keys(studies).join(', ')
  return bad({ code: 'unknown-study', message: `There is no study "${name}"; ask for one of these: ${known}.` })
}
