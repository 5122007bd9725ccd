import { agendaOf } from '../kernel/play/agenda.ts'
import { flag, table, word } from '../kernel/values/shape.ts'
import type { GameOf } from '../kernel/system/system.ts'
import type { Campaign } from './campaign.ts'

/** Everything that changes in a game. */
export const shape = ({ counters }: Campaign) => ({
  /** Each turn one side has the bridge. */
  turn: word(),
  counter: table(
    counters.length,
    {
      zone: word({ start: -1, noun: 'zone' }),
      /** What the other side knows it by; the tokens of a side are a permutation of its counters. */
      token: word({ start: -1, noun: 'token' }),
      /** Turned up: everybody knows who it is. */
      shown: flag(),
    },
    'counter',
  ),
})

export type G = GameOf<Campaign, ReturnType<typeof shape>>
export const { frame } = agendaOf<G>()

export const countersOf = ({ counters }: Campaign, side: number): number[] =>
  [...counters.keys()].filter((counter) => counters[counter]!.side === side) // keys of the list
