import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '#engine/kernel/game/save.ts'
import { campaign, newRecord, recordFile } from './record.ts'

describe('the game on record', () => {
  it('is played again to the same end', () => {
    // Where the rules have a new version, this file writes its game, to be kept with it.
    if (!existsSync(recordFile)) throw new Error(`write ${recordFile.pathname} with newRecord()`)
    const text = readFileSync(recordFile, 'utf8')
    const read = loadGame(campaign, JSON.parse(text) as unknown)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.play.ending).toBeDefined()
    expect(newRecord()).toBe(text)
  })
})
