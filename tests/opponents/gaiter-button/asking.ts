import { choose } from '#engine/opponents/choosing.ts'
import type { Reason } from '#engine/opponents/opponent.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { isJsonObject, textIn, type Json } from '#engine/kernel/values/result.ts'
import type { Table } from '../../rulebook/gaiter-button/table.ts'

/** What a player of the campaign game chooses in a position. */
export interface Chosen {
  readonly action: string
  /** What it is for; of an order, where it goes, and who goes. */
  readonly intent: string
  readonly to: string
  readonly counters: readonly string[]
}

export function ask({ game }: Pick<Table, 'game'>, player: string, seed: string, budget = 1000): Chosen {
  const opponent = opponentNamed(player)
  if (opponent === undefined) throw new Error(`there is no opponent "${player}"`)
  const { action, reason } = choose(opponent, turnOf(game, { memory: null, seed, budget }))
  const facts = factsOf(reason)
  const counters = facts['counters']
  return {
    action,
    intent: reason?.key ?? '',
    to: textIn(facts['to'] ?? facts['zone'] ?? ''),
    counters: Array.isArray(counters) ? counters.map(textIn) : [],
  }
}

const factsOf = (reason: Reason | null): { readonly [name: string]: Json } =>
  reason !== null && isJsonObject(reason.facts) ? reason.facts : {}
