import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '#engine/kernel/game/save.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { triesOr } from '../../tries.ts'
import { newRecord, recordFile } from './record.ts'
import { spicheren, wissembourg } from './table.ts'
import { warlike } from './warlike.ts'

const battles = [
  ['spicheren', spicheren],
  ['wissembourg', wissembourg],
  ['wissembourg-wolff', wissembourg],
  ['geisberg', wissembourg],
] as const

describe.each(battles)('whole battles of %s', (scenario, loaded) => {
  it('between people who fight end, and keep whatever is always true', () => {
    const games = triesOr('WISSEMBOURG_GAMES', 10)
    for (let number = 0; number < games; number++) {
      const pick = pickFrom(number + 1)
      const switches = Object.fromEntries(
        loaded.scenarios.find(({ id }) => id === scenario)!.switches.map(({ id }) => [id, number % 2 === 1]),
      )
      const game = begin(loaded, { scenario, seed: `${number}`, switches })
      for (let acts = 0; game.play.ending === undefined; acts++) {
        expect(acts).toBeLessThan(6000)
        const parsed = game.play.layout.language.parseText(warlike(game, pick))
        if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`game ${number} stops after ${acts} acts`)
        for (const { rule, broken } of wissembourgSpicheren.rules.invariants) {
          const what = broken(game.play)
          if (what !== undefined) throw new Error(`game ${number} after ${acts} acts: ${rule}, ${what.en}`)
        }
      }
    }
  })
})

describe('the game on record', () => {
  it('is played again to the same end', () => {
    // Where the rules have a new version, this file writes its game, to be kept with it.
    if (!existsSync(recordFile)) throw new Error(`write ${recordFile.pathname} with newRecord()`)
    const text = readFileSync(recordFile, 'utf8')
    const read = loadGame(wissembourg, JSON.parse(text) as unknown)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.play.ending).toBeDefined()
    expect(newRecord()).toBe(text)
  })

  it('of version 2 goes the same way under version 3', () => {
    const before = readFileSync(new URL('../../saves/wissembourg-spicheren-2.json', import.meta.url), 'utf8')
    const save = JSON.parse(before) as { readonly version: number }
    expect(loadGame(wissembourg, save).ok).toBe(false)
    const converted = { ...save, version: wissembourgSpicheren.version }
    expect(loadGame(wissembourg, converted)).toMatchObject({ ok: true })
    expect(JSON.parse(newRecord())).toEqual(converted)
  })
})
