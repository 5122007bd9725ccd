import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Entry, GameSnapshot, Json, Setting } from '../../src-main/contract/games.ts'
import { open, playOn, serveHouse } from './table.ts'

/** One campaign of each rule system. */
const played = [
  'chalons-1870',
  'belfort-1870',
  'portable-spicheren',
  'wissembourg-1870',
  'escape-from-sedan-1870',
] as const
/** A snapshot with its views checked value by value, which the contract does not do at every act. */
const WholeSnapshot = GameSnapshot.extend({
  views: z.array(z.object({ side: z.int(), known: z.record(z.string(), Json) })),
})

describe('what the process tells', () => {
  it.each(played)(
    'is JSON as it stands, and in the shape of the contract to the last value: %s',
    async (campaign) => {
      const { calls } = serveHouse()
      const { scenarios } = await calls.campaigns.beginnings({ id: campaign })
      const { id } = await calls.games.begin({ campaign, scenario: scenarios[0]!.id, seed: 'plain', players: open })
      const table = await playOn(calls, await calls.games.open({ id }), 40)
      const [journal, setting] = [await calls.games.journal({ id }), await calls.games.setting({ id })]
      expect(table.views.map(({ known }) => Object.keys(known).length > 0)).toEqual([true, true])
      expect(WholeSnapshot.parse(table)).toStrictEqual(table)
      expect(z.array(Entry).parse(journal)).toStrictEqual(journal)
      expect(Setting.parse(setting)).toStrictEqual(setting)
      // There is nothing in it that JSON would lose or change, such as a date or a set.
      for (const told of [table, journal, setting]) expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    },
    60_000,
  )
})
