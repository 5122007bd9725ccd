import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadGame } from '#engine/kernel/game/save.ts'
import { campaign } from '../rulebook/gaiter-button/table.ts'
import { campaigns, endingOf, newRecord, recordOf } from './campaigns.ts'

// Recorded anew by GAITER_BUTTON_RECORD=1 npm test -- unit. Once a version of the rules has been released its records are
// never written again.
if (process.env['GAITER_BUTTON_RECORD'] === '1')
  for (const wanted of campaigns) writeFileSync(recordOf(wanted.name), newRecord(wanted))

describe('whole campaigns on record', () => {
  it.each(campaigns.map((wanted) => [wanted.name, wanted] as const))('%s', { timeout: 60_000 }, (name, { ending }) => {
    const save: unknown = JSON.parse(readFileSync(recordOf(name), 'utf8'))
    const loaded = loadGame(campaign, save)
    expect(loaded.ok ? '' : loaded.error.message).toBe('')
    if (loaded.ok) expect(endingOf(loaded.value)).toBe(ending)
  })
})
