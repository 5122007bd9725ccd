import { bad, textIn, type JsonObject, type Result } from '../../kernel/values/result.ts'
import type { G } from '../state/kit.ts'
import { studyAttack, type AttackStudy, type AttackRequest } from './attack.ts'
import { studyAxes, type AxesStudy, type AxesRequest } from './axes.ts'
import { studyBattleMovement, type BattleMovementStudy, type BattleMovementRequest } from './battle-movement.ts'
import { studyCommand, type CommandStudy, type CommandRequest } from './command.ts'
import { studyEnemy, type EnemyStudy, type EnemyRequest } from './enemy.ts'
import { studyDeclaration, type DeclarationStudy, type DeclarationRequest } from './declaration.ts'
import { studyEngagement, type EngagementStudy, type EngagementRequest } from './engagement.ts'
import { studyProvision, type ProvisionStudy, type ProvisionRequest } from './provision.ts'
import { studyReach, type ReachStudy, type ReachRequest } from './reach.ts'
import { studyStacks, type StacksStudy, type StacksRequest } from './stacks.ts'
import { studyStrike, type StrikeStudy, type StrikeRequest } from './strike.ts'
import type { Study } from './study.ts'
import { studySupply, type SupplyStudy, type SupplyRequest } from './supply.ts'
import { studyVictory, type VictoryStudy, type VictoryRequest } from './victory.ts'
import { studyWithdrawal, type WithdrawalStudy, type WithdrawalRequest } from './withdrawal.ts'

/** All studies by name. A request names one, `{ "study": "axes" }`, and may have more fields. */
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
} satisfies { readonly [S in StudyRequest as S['study']]: Study<S, Extract<StudyAnswer, { study: S['study'] }>> }

/** The types of all requests and all answers; each names its study. */
export type StudyRequest =
  | SupplyRequest
  | ProvisionRequest
  | CommandRequest
  | AxesRequest
  | VictoryRequest
  | ReachRequest
  | AttackRequest
  | StrikeRequest
  | EngagementRequest
  | DeclarationRequest
  | EnemyRequest
  | BattleMovementRequest
  | WithdrawalRequest
  | StacksRequest
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

export const study = (g: G, side: number, request: JsonObject): Result<JsonObject> => {
  const name = textIn(request['study'])
  if (isStudy(name)) return studies[name](g, side, request)
  const known = Object.keys(studies).join(', ')
  return bad({ code: 'unknown-study', message: `There is no study "${name}"; ask for one of these: ${known}.` })
}
