import type { StudyRequest } from '#engine/gaiter-button/window-types.ts'
import type { GameSnapshot } from '../../../../src-main/contract/games.ts'
import { isAbout } from '../reads/reads.ts'
import { frame, isThere, known } from './reading.ts'

/** Whether a prompt asks who retreats from a battle, or where to. */
export const isWayBack = (prompt: string): boolean =>
  ['retreat', 'retreat.by', 'retreat.on', 'voluntary-retreat', 'voluntary-retreat.who', 'cavalry-retreat'].includes(
    prompt,
  )

/** The study that the current panel needs; `goal` is the place under the pointer. */
export function studyFor(table: GameSnapshot, goal: string | null): StudyRequest | null {
  const view = known(table)
  const prompt = table.question?.prompt ?? ''
  const battle = view?.battleZone
  // No answer has odds before any unit is engaged, so the study covers all counters here.
  if (isThere(battle) && prompt === 'engage.attack') return { study: 'strike', zone: battle }
  if (isThere(battle) && prompt === 'engage.defence') return { study: 'attack', zone: battle, here: true }
  if (isThere(battle))
    return isWayBack(prompt) && goal !== null ? { study: 'attack', zone: goal, goingBack: true } : null
  if (isAbout(table.question, 'muster', 'activation', 'marker'))
    return (view?.stack.length ?? 0) > 0 ? { study: 'reach' } : null
  const sally = frame(table, 'sally')?.zone
  if (isThere(sally)) return { study: isAbout(table.question, 'sally') ? 'strike' : 'attack', zone: sally }
  if (table.question !== null && !isAbout(table.question, 'impulse')) return null
  if (goal === null) return null
  const isOurs = Object.values(view?.counter ?? {}).some((row) => 'zone' in row && row.zone === goal)
  return isOurs ? { study: 'attack', zone: goal } : null
}
