import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../src-main/library/migrations.ts'
import { settingsTable } from '../../src-main/library/settings-table.ts'
import { settingsService } from '../../src-main/services/settings.ts'

function makeTable() {
  const database = new Database(':memory:')
  migrate(database)
  return settingsTable(database)
}

describe('settings', () => {
  it('begin with no language chosen, text of the usual size and no campaign', () => {
    expect(settingsService(makeTable()).read()).toEqual({
      language: null,
      textSize: 100,
      lastCampaign: null,
      lastGames: [],
    })
  })

  it('change only where they are told to', () => {
    const settings = settingsService(makeTable())
    expect(settings.write({ language: 'fr' })).toEqual({
      language: 'fr',
      textSize: 100,
      lastCampaign: null,
      lastGames: [],
    })
    expect(settings.write({ textSize: 150, lastCampaign: 'ford' })).toEqual({
      language: 'fr',
      textSize: 150,
      lastCampaign: 'ford',
      lastGames: [],
    })
    expect(settings.write({ lastCampaign: null, lastGames: [] }).lastCampaign).toBeNull()
  })

  it('count as never chosen when they hold what this version does not understand', () => {
    const table = makeTable()
    table.put({ language: 'eo', textSize: 137, lastCampaign: { id: 'ford' } })
    expect(settingsService(table).read()).toEqual({ language: null, textSize: 100, lastCampaign: null, lastGames: [] })
  })
})
