import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { program } from '../../house/workshop.ts'
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

type Ended = { readonly code: number; readonly out: string; readonly err: string }

const command = (...given: string[]): Promise<Ended> => commandWith({}, ...given)

const commandWith = (variables: Readonly<Record<string, string>>, ...given: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const root = dirname(campaigns)
    const running = execFile(
      process.execPath,
      [program('src-main/campaign-command.ts'), ...given],
      { cwd: root, env: { ...process.env, ...variables } },
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
      /^ {2}error order-of-battle\.json:\d+: sides\.french\.units\.0\.corps\n {4}There is no corps "fr-2", to which these belong: .*\. Name a corps/m,
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

describe('the commands of a designer', () => {
  it('begin a campaign from an example, list what was changed in it, and write it in the format of the built-in ones', async () => {
    const mine = join(shelf, 'my-valley')
    expect(await command('new', mine, 'broadwater')).toMatchObject({ code: 0 })
    expect(await command('check', mine)).toMatchObject({ code: 0, out: `${mine}: 0 errors, 0 warnings\n` })
    const map = JSON.parse(readFileSync(join(mine, 'map.json'), 'utf8'))
    const schema = join(mine, map['$schema'])
    expect(JSON.parse(readFileSync(schema, 'utf8'))).toHaveProperty('properties.zones')

    map.connections[1].way = 'road'
    writeFileSync(join(mine, 'map.json'), JSON.stringify(map))
    const { code, out } = await command('diff', 'broadwater', mine)
    expect(code).toBe(0)
    expect(out).toContain('campaign.json: id: "my-valley", was "broadwater"\n')
    expect(out).toContain('map.json: connections mill – rock, way: "road", was "path"\n')

    expect((await command('format', mine)).out).toBe(`${join(mine, 'map.json')}\n`)
    expect((await command('format', mine)).out).toBe('')
    expect(await command('upgrade', mine)).toMatchObject({ code: 0, out: '' })
  }, 60_000)

  it('find a campaign of one’s own by its name', async () => {
    const data = join(shelf, 'data')
    expect(await command('new', join(data, 'campaigns', 'my-valley'))).toMatchObject({ code: 0 })
    const found = await commandWith({ GAITER_BUTTON_DATA: data }, 'check', 'my-valley')
    expect(found).toMatchObject({ code: 0, out: expect.stringContaining('my-valley: 0 errors, 0 warnings') })
  }, 60_000)

  it('refuse existing folders, and names that cannot be ids', async () => {
    mkdirSync(folder)
    expect(await command('new', folder, 'ford')).toMatchObject({
      code: 2,
      err: expect.stringContaining('there already'),
    })
    expect(await command('new', join(shelf, 'My Valley'))).toMatchObject({ code: 2 })
    expect(await command('new', join(shelf, 'mine'), 'brodwater')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no example "brodwater". There are: broadwater'),
    })
    expect(await command('check', 'nowhere')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no campaign nowhere'),
    })
    expect(await command('diff', 'ford')).toMatchObject({ code: 2, err: expect.stringContaining('based on no other') })
  }, 60_000)
})
