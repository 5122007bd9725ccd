import { bad, textIn } from '../../kernel/result.ts'
import { studyAttack } from './attack.ts'
import { studyAxes } from './axes.ts'
import { studyCommand } from './command.ts'
import { studyEnemy } from './enemy.ts'
import { studyProvision } from './provision.ts'
import { studyReach } from './reach.ts'
import { studyStrike } from './strike.ts'
import type { Study } from './study.ts'
import { studySupply } from './supply.ts'
import { studyVictory } from './victory.ts'

/** What can be worked out for a player, by name: a wish names one, `{ "study": "axes" }`, and may say more. */
const studies: { readonly [name: string]: Study } = {
  supply: studySupply,
  provision: studyProvision,
  command: studyCommand,
  axes: studyAxes,
  victory: studyVictory,
  reach: studyReach,
  attack: studyAttack,
  strike: studyStrike,
  enemy: studyEnemy,
}

export const study: Study = (g, side, wish) => {
  const name = textIn(wish['study'])
  const wanted = Object.hasOwn(studies, name) ? studies[name] : undefined
  if (wanted !== undefined) return wanted(g, side, wish)
  const known = Object.keys(studies).join(', ')
  return bad({ code: 'unknown-study', message: `There is no study "${name}"; ask for one of these: ${known}.` })
}
