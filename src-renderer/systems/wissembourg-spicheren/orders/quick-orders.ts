import type { UnitOrder } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { QuickOrder } from '../../../system-ui/ordering.ts'
import type { OrderWords } from './words.ts'

/** Orders by a button: all placed units face the enemy. */
export function quickOrders({ kind, answers }: Question, words: OrderWords): readonly QuickOrder[] {
  if (kind !== 'set-up' || !answers.some(({ verb }) => verb === 'face')) return []
  const order: UnitOrder = { order: 'face-enemy' }
  return [{ order, words: words.faceEnemy, hint: words.faceEnemyHint }]
}
