import { expect, it } from 'vitest'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import type { OpenGame } from '../../src-main/games/open/open-game.ts'
import { CurrentOrders } from '../../src-main/games/open/current-orders.ts'
import { visibleOrder } from '../../src-main/games/queries/visible-orders.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { actAtRandom, begin, pickFrom } from '../kernel/table.ts'
import { played } from './workshop.ts'

it('an order goes on until the game is over, and is not told after that', () => {
  const { files, loaded } = played(wissembourgSpicheren, campaignFolder('wissembourg-1870'))
  const game = begin(loaded, { scenario: 'geisberg', seed: 'over' })
  const orders = new CurrentOrders()
  orders.give(0, { order: 'pass' })
  const pinned = { wording: new Wording(loaded, files) }
  const seen = () => visibleOrder({ game, eyes: EVERYONE, orders, pinned } as unknown as OpenGame) // what it looks at
  expect(seen()).toMatchObject({ order: { order: 'pass' }, at: 'goes-on' })
  const pick = pickFrom(3)
  while (game.play.decider >= 0) actAtRandom(game, pick)
  expect(seen()).toBeNull()
})
