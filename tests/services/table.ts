import { createRouterClient } from '@orpc/server'
import { onTestFinished } from 'vitest'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Calls } from '../main/carry.ts'
import { makeHouseRouter, makeRouter, type Served } from '../main/workshop.ts'
import { pickFrom, type Pick } from '../kernel/table.ts'

export const people: [string, string] = ['person', 'person']
export const open = { sides: people, open: true }
export const hotSeat = { sides: people, open: false }

/** The services over a library of their own, asked as the window asks them. */
export function serveFord(folder?: string): Served & { calls: Calls } {
  return serving(makeRouter(folder))
}
export function serveHouse(folder?: string): Omit<Served, 'shelf'> & { calls: Calls } {
  return serving(makeHouseRouter(folder))
}
function serving<S extends Omit<Served, 'shelf'>>(served: S): S & { calls: Calls } {
  onTestFinished(() => served.close())
  return { ...served, calls: createRouterClient(served.router) }
}

/** Does something legal; nothing when the game is over. */
async function actOn(calls: Calls, table: GameSnapshot, pick: Pick): Promise<GameSnapshot> {
  const { id, question } = table
  if (question === null) return table
  return calls.games.act({ id, action: question.answers[pick(question.answers.length)]!.action })
}

/** The game once its opponent has moved: a game that is opened while one thinks for long is shown before that. */
async function afterOpponent(calls: Calls, table: GameSnapshot): Promise<GameSnapshot> {
  const { id, question, ending } = table
  if (question !== null || ending !== null) return table
  for await (const { at } of await calls.games.thinking({ id })) if (at !== 'thinking') break
  return calls.games.look({ id })
}

/** Plays so many acts of an open game, at random. */
export async function playOn(calls: Calls, from: GameSnapshot, acts: number, seed = 1): Promise<GameSnapshot> {
  const pick = pickFrom(seed)
  let table = await afterOpponent(calls, from)
  for (let act = 0; act < acts; act += 1) table = await actOn(calls, table, pick)
  return table
}
