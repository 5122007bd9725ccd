import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '#engine/kernel/game/save.ts'
import { campaign, newRecord, recordFile } from './record.ts'

// Recorded anew by GAITER_BUTTON_RECORD=1 npm test -- unit. Once a version of the rules has been released its record is never written again.
if (process.env['GAITER_BUTTON_RECORD'] === '1') writeFileSync(recordFile, newRecord())

describe('the game on record', () => {
  it('is played again to the same end', () => {
    const text = readFileSync(recordFile, 'utf8')
    const read = loadGame(campaign, JSON.parse(text) as unknown)
    if (!read.ok) throw new Error(read.error.message)
    expect(read.value.play.ending).toBeDefined()
    expect(newRecord()).toBe(text)
  })
})
