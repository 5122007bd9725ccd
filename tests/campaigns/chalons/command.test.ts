import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { campaigns, edited, exampleFiles } from './files.ts'

let shelf: string
let folder: string
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'campaigns-'))
  folder = join(shelf, 'broadwater')
})
afterEach(() => rmSync(shelf, { recursive: true }))

function write(files: CampaignFiles): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), JSON.stringify(content))
  }
  writeFileSync(join(folder, 'sources.md'), 'Invented.\n')
}

const command = (...given: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const root = dirname(campaigns)
    const running = execFile(
      process.execPath,
      ['src-main/campaign-command.ts', ...given],
      { cwd: root },
      (_, out, err) => resolve({ code: running.exitCode ?? -1, out, err }),
    )
  })

describe('the command "check"', () => {
  it('ends with 0 for a campaign that is in order', async () => {
    write(exampleFiles())
    expect(await command('check', folder)).toMatchObject({ code: 0, out: `${folder}: 0 errors, 0 warnings\n` })
  })

  it('ends with 0 when there are only warnings, and tells them', async () => {
    write(edited(exampleFiles(), 'tables.json', 'fatigue.bowl.0', (row) => (row['count'] = 1)))
    const { code, out } = await command('check', folder)
    expect(code).toBe(0)
    expect(out).toContain('0 errors, 1 warning\n  warning tables.json:1: fatigue.bowl\n    There are 11 markers.')
  })

  it('warns of a folder that is not called as the campaign is', async () => {
    folder = join(shelf, 'other')
    write(exampleFiles())
    const { code, out } = await command('check', folder)
    expect(code).toBe(0)
    expect(out).toContain(
      '  warning campaign.json:1: id\n    The campaign’s id is "broadwater", but its folder is called "other".',
    )
  })

  it('ends with 1 when something is wrong, with the file, the place and the remedy', async () => {
    write(edited(exampleFiles(), 'order-of-battle.json', 'sides.french.units.0', (unit) => (unit['corps'] = 'fr-2')))
    const { code, out } = await command('check', folder)
    expect(code).toBe(1)
    expect(out).toMatch(
      /^ {2}error order-of-battle\.json:\d+: sides\.french\.units\.0\.corps\n {4}There is no corps "fr-2"\. Name a corps/m,
    )
  })

  it('tells a file that is not JSON once, and a document that is missing', async () => {
    write(exampleFiles())
    writeFileSync(join(folder, 'tables.json'), '{ "format": 1, }')
    rmSync(join(folder, 'sources.md'))
    const { code, out } = await command('check', folder)
    expect(code).toBe(1)
    expect(out.match(/error tables\.json/g)).toHaveLength(1)
    expect(out).toContain('There is no file "sources.md"')
  })

  it('ends with 2 when there is no such campaign, or no such command', async () => {
    expect(await command('check', join(folder, 'none'))).toMatchObject({ code: 2 })
    expect(await command('sing')).toMatchObject({ code: 2, err: expect.stringContaining('check [campaign]') })
  })
})
