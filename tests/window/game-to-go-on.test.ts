import { expect, it } from 'vitest'
import type { GameEntry } from '../../src-main/contract/library.ts'
import { words } from '../../src-main/wording/bilingual.ts'
import { gameToGoOn } from '../../src-renderer/library/game-to-go-on.ts'
import { resultOf } from '../main/carry.ts'
import { makeHouse } from './at-play.ts'

it('goes on with the game played last that can be opened and is not over', async () => {
  const { calls } = makeHouse()
  const players = { sides: ['person', 'person'] as [string, string], open: true }
  const request = { campaign: 'portable-spicheren', scenario: 'spicheren', players }
  for (const name of ['first', 'second', 'third']) await calls.games.begin({ ...request, name })
  const games: readonly GameEntry[] = await calls.library.list({})
  const [last, before, first] = games
  expect(gameToGoOn(games)).toBe(last)
  const over = { ...last!, ending: words('A victory', 'Une victoire') }
  const damaged = { ...before!, trouble: words('damaged', 'endommagée') }
  expect(gameToGoOn([over, before!, first!])).toBe(before)
  expect(gameToGoOn([over, damaged, first!])).toBe(first)
  expect(gameToGoOn([{ ...last!, record: true }, before!])).toBe(before)
  expect(gameToGoOn([over, damaged])).toBeUndefined()
})

it('goes on with what was played here, and not with a copy of it that was taken in', async () => {
  const { calls } = makeHouse()
  const players = { sides: ['person', 'person'] as [string, string], open: true }
  const { id } = await calls.games.begin({ campaign: 'portable-spicheren', scenario: 'spicheren', players })
  await calls.games.open({ id })
  await calls.games.close({ id })
  const copy = await resultOf(calls.library.import(await calls.library.export({ id })))
  const games = await calls.library.list({})
  expect(games.map((one) => [one.id, one.opened])).toEqual([
    [id, true],
    [copy.id, false],
  ])
  expect(gameToGoOn(games)?.id).toBe(id)
  await calls.games.open({ id: copy.id })
  expect(gameToGoOn(await calls.library.list({}))?.id).toBe(copy.id)
})
