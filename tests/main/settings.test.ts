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
    expect(settings.write({ lastCampaign: null }).lastCampaign).toBeNull()
  })

  it('remember the last ten games that lay on the table, the latest first, each once', () => {
    const settings = settingsService(makeTable())
    for (const game of [1, 2, 3, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]) settings.played(game)
    expect(settings.read().lastGames).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 2])
  })

  it('count as never chosen when they hold what this version does not understand', () => {
    const table = makeTable()
    table.put({ language: 'eo', textSize: 137, lastCampaign: { id: 'ford' } })
    expect(settingsService(table).read()).toEqual({ language: null, textSize: 100, lastCampaign: null, lastGames: [] })
  })
})
