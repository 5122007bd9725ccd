import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { migrate } from '../../src-main/library/tables/migrations.ts'
import { settingsTable } from '../../src-main/library/tables/settings-table.ts'
import { settingsService } from '../../src-main/services/settings.ts'

function makeTable() {
  const database = new Database(':memory:')
  migrate(database)
  return settingsTable(database)
}

const initial = {
  language: null,
  textSize: 100,
  theme: 'system',
  motion: 'system',
  sideColours: 'period',
  film: 'always',
  filmPace: 'normal',
  asking: 'choices',
  lastCampaign: null,
  lastGames: [],
}

describe('settings', () => {
  it('begin with nothing chosen: light and motion as the system has them', () => {
    expect(settingsService(makeTable()).read()).toEqual(initial)
  })

  it('change only where they are told to', () => {
    const settings = settingsService(makeTable())
    expect(settings.write({ language: 'fr' })).toEqual({ ...initial, language: 'fr' })
    expect(settings.write({ textSize: 150, lastCampaign: 'ford' })).toEqual({
      ...initial,
      language: 'fr',
      textSize: 150,
      lastCampaign: 'ford',
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
    table.put({
      language: 'eo',
      textSize: 137,
      theme: 'gaslight',
      motion: 1,
      film: 'never',
      asking: 'nothing',
      lastCampaign: { id: 'ford' },
    })
    expect(settingsService(table).read()).toEqual(initial)
  })

  it('of a library from before there was a choice of light are what the system has', () => {
    const table = makeTable()
    table.put({ language: 'fr', textSize: 150, lastCampaign: 'ford', lastGames: [3] })
    expect(settingsService(table).read()).toMatchObject({
      textSize: 150,
      theme: 'system',
      motion: 'system',
      sideColours: 'period',
    })
  })
})
