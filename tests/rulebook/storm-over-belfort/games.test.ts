import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '#engine/kernel/game/save.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { triesOr } from '../../tries.ts'
import { answerOf, newRecord, recordFile } from './record.ts'
import { campaign } from './table.ts'

if (process.env['GAITER_BUTTON_RECORD'] === '1') writeFileSync(recordFile, newRecord())

describe.each(['siege', 'january-1871'] as const)('whole games of %s', (scenario) => {
  it('between players who attack end, and keep all invariants', () => {
    const games = triesOr('BELFORT_GAMES', 2)
    for (let number = 0; number < games; number++) {
      const pick = pickFrom(number + 1)
      const switches = { smoothedAssault: number % 2 === 1, ...(scenario === 'siege' && { historicalSetUp: true }) }
      const game = begin(campaign, { scenario, seed: `${number}`, switches })
      for (let acts = 0; game.play.ending === undefined; acts++) {
        expect(acts).toBeLessThan(6_000)
        const parsed = game.play.layout.language.parseText(answerOf(game, pick))
        if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`game ${number} stops after ${acts} acts`)
        for (const { rule, broken } of stormOverBelfort.rules.invariants) {
          const what = broken(game.play)
          if (what !== undefined) throw new Error(`game ${number} after ${acts} acts: ${rule}, ${what.en}`)
        }
      }
    }
  })
})

describe('the game on record', () => {
  it('is played again to the same end', () => {
    const text = readFileSync(recordFile, 'utf8')
    const read = loadGame(campaign, JSON.parse(text) as unknown)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.play.ending).toBeDefined()
    expect(newRecord()).toBe(text)
  })
})
