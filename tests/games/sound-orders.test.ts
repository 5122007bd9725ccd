import { describe, expect, it } from 'vitest'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { validOrders } from '../../src-main/games/open/valid-orders.ts'
import { plainCodec } from '../../src-main/games/rows/codec.ts'
import { ordersRow, ordersText, readOrdersRow } from '../../src-main/games/rows/kept-orders.ts'
import { actAtRandom, begin, pickFrom } from '../kernel/table.ts'
import { spicheren } from './workshop.ts'

const kind = portableSpicheren.orders!.kinds[0]!
const written = (side: number, { history: { current } }: Game, order: object = {}) => ({
  kept: [],
  given: [{ side, order: { order: kind, ...order }, progress: { acts: 2, since: 0, notes: { drawn: 1 } }, before: [] }],
  at: current,
})

const pick = pickFrom(1)
const act = (game: Game) => actAtRandom(game, pick)

/** A game in which a side is asked and then the other. */
function atHandOver(): { game: Game; first: number } {
  const game = begin(spicheren.loaded, { scenario: 'spicheren', seed: 'orders' })
  const first = game.play.decider
  while (game.play.decider === first) act(game)
  return { game, first }
}

describe('orders of a game that is opened again', () => {
  it('are read as they were written', () => {
    const { game, first } = atHandOver()
    const orders = { ...written(first, game), kept: [{ side: 1, order: { order: kind }, since: 1, ends: new Map() }] }
    const row = ordersRow(ordersText(orders), plainCodec)
    expect(readOrdersRow(row, plainCodec)).toEqual(orders)
    expect(readOrdersRow({ ...row, sum: row.sum + 1 }, plainCodec)).toEqual({ kept: [], given: [], at: 0 })
  })

  it('go on while the other side acts, and not once their own has', () => {
    const { game, first } = atHandOver()
    const orders = written(first, game)
    expect(validOrders(orders, game).given).toEqual(orders.given)
    while (game.play.decider === 1 - first) {
      act(game)
      expect(validOrders(orders, game).given).toEqual(orders.given)
    }
    act(game)
    expect(validOrders(orders, game).given).toEqual([])
  })

  it('do not go on where the game has gone back, nor where the rules do not know them', () => {
    const { game, first } = atHandOver()
    const orders = written(first, game)
    expect(validOrders(written(first, game, { order: 'conquer' }), game).given).toEqual([])
    game.goTo(game.history.now.parent)
    expect(validOrders(orders, game).given).toEqual([])
  })
})
