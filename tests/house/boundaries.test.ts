import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { house, linkPackages, makeFolder, runIn } from './workshop.ts'

/** A file that every plant may import. */
const value = 'export const value = 1\nexport type Value = number\n'

const targets = {
  'src-engine/kernel/play.ts': value,
  'src-engine/board/board.ts': value,
  'src-engine/fog/views.ts': value,
  'src-engine/campaigns/problems.ts': value,
  'src-engine/first/rules.ts': value,
  'src-engine/second/rules.ts': value,
  'src-engine/first/studies/reach.ts': value,
  'src-engine/first/window-types.ts': value,
  'src-engine/opponents/random.ts': value,
  'src-engine/systems/registry.ts': value,
  'src-main/contract/contract.ts': value,
  'src-main/contract/settings.ts': value,
  'src-main/services/games.ts': value,
  'src-renderer/view.ts': value,
  'src-renderer/main/screens.ts': value,
  'src-renderer/table/header.ts': value,
  'src-renderer/chronicle/days.ts': value,
  'src-renderer/at-table/highlights.ts': value,
  'src-renderer/map/board/board.ts': value,
  'src-renderer/map/paint/piles.ts': value,
  'src-renderer/map/keys.ts': value,
  'src-renderer/state/store.ts': value,
  'src-renderer/systems/first/system.ts': value,
  'tests/tools.ts': value,
}

interface Plant {
  from: string
  imports: string
  breaks: string
  types?: true
}

const plants: Plant[] = [
  { from: 'src-engine/kernel/p1.ts', imports: 'node:fs', breaks: 'engine-stands-alone' },
  { from: 'src-engine/first/p2.ts', imports: 'immer', breaks: 'engine-stands-alone' },
  { from: 'src-engine/first/p3.ts', imports: '../../src-main/services/games.ts', breaks: 'engine-stands-alone' },
  { from: 'src-engine/kernel/p4.ts', imports: '../first/rules.ts', breaks: 'kernel-knows-no-game', types: true },
  { from: 'src-engine/board/p5.ts', imports: '../kernel/play.ts', breaks: 'board-stands-alone' },
  { from: 'src-engine/board/p6.ts', imports: 'zod', breaks: 'board-stands-alone' },
  { from: 'src-engine/fog/p43.ts', imports: '../first/rules.ts', breaks: 'fog-knows-no-game', types: true },
  { from: 'src-engine/fog/p44.ts', imports: '../board/board.ts', breaks: 'fog-knows-no-game', types: true },
  { from: 'src-engine/kernel/p45.ts', imports: '../fog/views.ts', breaks: 'kernel-knows-no-game', types: true },
  {
    from: 'src-engine/kernel/p22.ts',
    imports: '../campaigns/problems.ts',
    breaks: 'kernel-knows-no-game',
    types: true,
  },
  { from: 'src-engine/campaigns/p23.ts', imports: '../first/rules.ts', breaks: 'campaigns-know-no-game', types: true },
  { from: 'src-engine/first/p7.ts', imports: '../second/rules.ts', breaks: 'systems-stand-apart', types: true },
  { from: 'src-engine/first/p8.ts', imports: '../opponents/random.ts', breaks: 'systems-stand-apart' },
  { from: 'src-engine/opponents/search/p52.ts', imports: '../../second/rules.ts', breaks: 'search-knows-no-game' },
  { from: 'src-engine/systems/p9.ts', imports: '../opponents/random.ts', breaks: 'registry-below-opponents' },
  {
    from: 'src-main/services/p10.ts',
    imports: '../../src-renderer/view.ts',
    breaks: 'main-below-renderer',
    types: true,
  },
  {
    from: 'src-main/services/p40.ts',
    imports: '#engine/first/rules.ts',
    breaks: 'main-knows-no-game',
    types: true,
  },
  { from: 'src-main/services/p11.ts', imports: 'better-sqlite3', breaks: 'database-in-the-library' },
  { from: 'src-main/services/p12.ts', imports: 'electron', breaks: 'electron-in-the-shell' },
  { from: 'src-main/host.ts', imports: 'electron/main', breaks: 'electron-in-the-shell' },
  { from: 'src-renderer/p14.ts', imports: '../src-main/services/games.ts', breaks: 'renderer-asks-main', types: true },
  { from: 'src-renderer/p15.ts', imports: '#engine/first/rules.ts', breaks: 'renderer-asks-main', types: true },
  { from: 'src-renderer/p16.ts', imports: 'node:path', breaks: 'renderer-asks-main' },
  {
    from: 'src-renderer/p24.ts',
    imports: '#engine/first/studies/reach.ts',
    breaks: 'renderer-asks-main',
    types: true,
  },
  {
    from: 'src-renderer/systems/first/p25.ts',
    imports: '#engine/first/studies/reach.ts',
    breaks: 'systems-read-their-answers',
    types: true,
  },
  {
    from: 'src-renderer/systems/second/p26.ts',
    imports: '#engine/first/window-types.ts',
    breaks: 'systems-read-their-answers',
    types: true,
  },
  {
    from: 'src-renderer/systems/first/p27.ts',
    imports: '#engine/first/window-types.ts',
    breaks: 'renderer-takes-types-only',
  },
  { from: 'src-renderer/p17.ts', imports: '../src-main/contract/contract.ts', breaks: 'renderer-takes-types-only' },
  { from: 'src-renderer/p18.ts', imports: '#engine/kernel/play.ts', breaks: 'renderer-takes-types-only' },
  { from: 'src-renderer/state/p28.ts', imports: '../map/board/board.ts', breaks: 'floor-of-state', types: true },
  {
    from: 'src-renderer/record/p29.ts',
    imports: '../chronicle/days.ts',
    breaks: 'floor-of-playing-map',
    types: true,
  },
  { from: 'src-renderer/library/p30.ts', imports: '../table/header.ts', breaks: 'floor-of-opening' },
  { from: 'src-renderer/at-table/p31.ts', imports: '../view.ts', breaks: 'floor-of-at-table' },
  {
    from: 'src-renderer/systems/first/p32.ts',
    imports: '../../table/header.ts',
    breaks: 'floor-of-opening',
    types: true,
  },
  { from: 'src-renderer/table/p33.ts', imports: '../systems/first/system.ts', breaks: 'systems-named-once' },
  {
    from: 'src-renderer/main/p34.ts',
    imports: '../systems/first/system.ts',
    breaks: 'systems-named-once',
    types: true,
  },
  {
    from: 'src-renderer/systems/second/p35.ts',
    imports: '../first/system.ts',
    breaks: 'systems-of-the-window-stand-apart',
    types: true,
  },
  { from: 'src-renderer/anew/p36.ts', imports: '../state/store.ts', breaks: 'every-folder-has-a-floor' },
  { from: 'src-renderer/parts/p37.ts', imports: './p38.ts', breaks: 'no-circles-in-the-window', types: true },
  // No two files of these need each other, but the three folders do, two of them one inside another.
  { from: 'src-renderer/map/p39.ts', imports: './board/p40.ts', breaks: 'folders-in-circles', types: true },
  { from: 'src-renderer/map/board/p40.ts', imports: '../paint/piles.ts', breaks: 'folders-in-circles', types: true },
  { from: 'src-renderer/map/paint/p41.ts', imports: '../keys.ts', breaks: 'folders-in-circles', types: true },
  { from: 'src-engine/first/p50.ts', imports: './march/p51.ts', breaks: 'folders-in-circles', types: true },
  { from: 'src-engine/first/march/p51.ts', imports: '../p50.ts', breaks: 'folders-in-circles', types: true },
  {
    from: 'src-main/contract/carriers.ts',
    imports: './settings.ts',
    breaks: 'what-is-in-both-stands-alone',
    types: true,
  },
  { from: 'src-main/services/p19.ts', imports: '../../tests/tools.ts', breaks: 'nobody-imports-tests' },
  { from: 'src-main/services/p20.ts', imports: 'fast-check', breaks: 'no-tools-in-the-app' },
  { from: 'src-main/services/p21.ts', imports: './nowhere.ts', breaks: 'everything-is-found' },
]

const allowed: Omit<Plant, 'breaks'>[] = [
  { from: 'src-engine/kernel/a1.ts', imports: 'zod' },
  { from: 'src-engine/first/a2.ts', imports: '../kernel/play.ts' },
  { from: 'src-engine/first/a3.ts', imports: '../board/board.ts' },
  { from: 'src-engine/fog/a19.ts', imports: '../kernel/play.ts' },
  { from: 'src-engine/first/a20.ts', imports: '../fog/views.ts' },
  { from: 'src-engine/first/a13.ts', imports: '../campaigns/problems.ts' },
  { from: 'src-engine/campaigns/a14.ts', imports: '../kernel/play.ts' },
  { from: 'src-engine/systems/a4.ts', imports: '../first/rules.ts' },
  { from: 'src-engine/opponents/second/a5.ts', imports: '../../second/rules.ts' },
  { from: 'src-main/services/a6.ts', imports: '#engine/systems/registry.ts' },
  { from: 'src-main/library/a7.ts', imports: 'better-sqlite3' },
  { from: 'src-main/shell/a8.ts', imports: 'electron' },
  { from: 'src-renderer/a9.ts', imports: '../src-main/contract/contract.ts', types: true },
  { from: 'src-renderer/a10.ts', imports: '#engine/kernel/play.ts', types: true },
  { from: 'src-renderer/systems/first/a15.ts', imports: '#engine/first/window-types.ts', types: true },
  { from: 'src-renderer/main/system-list.ts', imports: '../systems/first/system.ts' },
  { from: 'src-renderer/systems/first/a16.ts', imports: '../../map/board/board.ts' },
  { from: 'src-renderer/chronicle/a17.ts', imports: '../at-table/highlights.ts' },
  { from: 'src-renderer/map/paint/a18.ts', imports: '../board/board.ts' },
  { from: 'src-renderer/main.tsx', imports: './main/screens.ts' },
  { from: 'src-renderer/a12.ts', imports: '../src-main/contract/carriers.ts' },
  { from: 'tests/a11.ts', imports: '../src-renderer/view.ts' },
]

const line = ({ imports, types }: Omit<Plant, 'breaks'>) =>
  types ? `import type { Value } from '${imports}'\nexport type Other = Value\n` : `import '${imports}'\n`

function makeProject(files: Record<string, string>): string {
  const folder = makeFolder({ ...targets, ...files })
  linkPackages(folder)
  for (const file of ['package.json', '.dependency-cruiser.cjs']) copyFileSync(join(house, file), join(folder, file))
  return folder
}

/** What closes the circle of two files; it is reported for one of them. */
const back = { 'src-renderer/parts/p38.ts': line({ from: '', imports: './p37.ts', types: true }) }

const sown = (list: Omit<Plant, 'breaks'>[]) => Object.fromEntries(list.map((plant) => [plant.from, line(plant)]))

describe('a crossed boundary is found', () => {
  let report = ''
  let code = 0

  beforeAll(async () => {
    const ending = await runIn(makeProject({ ...sown(plants), ...back }), 'scripts/check-boundaries.mjs')
    report = ending.output
    code = ending.code
  })

  it.each(plants)('$breaks: $from may not import $imports', ({ from, breaks }) => {
    const lines = report.split('\n')
    const found = lines.flatMap((text, index) => (text.startsWith(`${from} imports `) ? [lines[index + 1]] : []))
    expect(found.some((text) => text?.trim().startsWith(`${breaks}: `))).toBe(true)
  })

  it('the check fails', () => {
    expect(code).toBe(1)
  })
})

/** Words of rule systems in code that all systems share, and the word that is to be found. */
const speaking: Record<string, readonly [line: string, word: string]> = {
  'src-main/services/w1.ts': ["export const isOld = (id: string) => id === 'old-guard'", 'old-guard'],
  'src-main/services/w2.ts': ["export const first = 'sedan-1870'", 'sedan-1870'],
  'src-renderer/map/paint/w3.ts': ["export const fill = { french: '#2d5288' }", 'french'],
  'src-renderer/table/w4.ts': ['export const isTheirs = (side: string) => side.startsWith("german-")', 'german'],
  'src-renderer/table/header.css': ['.side { color: var(--french-clear); }', 'french'],
  'src-main/boards/w5.ts': ['export const exits = (zone: { frenchExit: boolean }) => zone.frenchExit', 'frenchExit'],
  'src-renderer/record/w6.ts': ["export const text = 'What lay in the bowl'", 'bowl'],
  'src-main/services/w7.ts': ["export const carrier = 'gaiter-button'", 'gaiter-button'],
  'src-main/services/w8.ts': ["export const shown = ['map.json', 'order-of-battle.json']", 'order-of-battle'],
  'src-main/services/w9.ts': ["export const printed = 'tables.json'", 'tables.json'],
  'src-renderer/counters/w10.ts': ["export type Mark = 'backToRiver' | 'seen'", 'backToRiver'],
  'src-renderer/counters/w11.ts': ["export const order = ['combatted']", 'combatted'],
}

/** The same words where they may stand. */
const silent: Record<string, string> = {
  'src-main/services/s1.ts': '// The French army; french, old-guard, bowl.\nexport const s = 1',
  'src-main/services/s2.ts':
    "import { value } from '../wording/french.ts'\nexport const spacedFrench = value\nexport const isFrench = true",
  'src-main/wording/french.ts': value,
  'src-main/start/data-folder.ts': "export const folder = 'gaiter-button'",
  'src-renderer/systems/first/s3.ts': "export const sides = ['french', 'german']",
  'src-renderer/table/colours.css': '.link { color: var(--prussian); }',
}

/** The systems and campaigns whose ids are looked for. */
const named = {
  'src-engine/gaiter-button/system.ts': value,
  'src-engine/old-guard/system.ts': value,
  'campaigns/sedan-1870/campaign.json': '{}',
}

describe('words of one rule system in shared code', () => {
  it('are found, wherever they stand and however they are written', async () => {
    const files = Object.fromEntries(Object.entries(speaking).map(([file, [text]]) => [file, `${text}\n`]))
    const { output, code } = await runIn(
      makeProject({ ...sown(allowed), ...named, ...files }),
      'scripts/check-boundaries.mjs',
    )
    for (const [file, [, word]] of Object.entries(speaking))
      expect(output).toContain(`${file}:1 says “${word}”, a word of one rule system`)
    expect(code).toBe(1)
  })

  it('are none in comments, in the language French, in the name of the program, and in a system’s own folder', async () => {
    const files = { ...sown(allowed), 'src-main/contract/carriers.ts': value, ...named, ...silent }
    const { output, code } = await runIn(makeProject(files), 'scripts/check-boundaries.mjs')
    expect(output).toContain('no boundary crossed')
    expect(code).toBe(0)
  })
})

describe('a folder with too many files', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/f${index}.ts`, value]))
  const project = (more: Record<string, string>) =>
    makeProject({ ...sown(allowed), 'src-main/contract/carriers.ts': value, ...more })

  it('is found, in tests and scripts too', async () => {
    const { output, code } = await runIn(
      project({ ...files('src-main/flat', 31), ...files('tests/flat', 32), ...files('scripts/flat', 33) }),
      'scripts/check-boundaries.mjs',
    )
    for (const folder of ['src-main/flat has 31', 'tests/flat has 32', 'scripts/flat has 33'])
      expect(output).toContain(`${folder} source files\n  at-most-30-files: `)
    expect(code).toBe(1)
  })

  it('is not reported when they are divided into subfolders', async () => {
    const { output, code } = await runIn(
      project({ ...files('src-main/rooms', 30), ...files('src-main/rooms/one', 30) }),
      'scripts/check-boundaries.mjs',
    )
    expect(output).toContain('no boundary crossed')
    expect(code).toBe(0)
  })
})

describe('what is allowed passes', () => {
  it('imports along the arrows cross no boundary', async () => {
    const { output, code } = await runIn(
      makeProject({ ...sown(allowed), 'src-main/contract/carriers.ts': value }),
      'scripts/check-boundaries.mjs',
    )
    expect(output).toContain('no boundary crossed')
    expect(code).toBe(0)
  })
})

describe('a check that read nothing does not pass', () => {
  it('fails when the parser cannot read TypeScript, which dependency-cruiser itself calls a success', async () => {
    const folder = makeProject({ ...sown(allowed), 'src-main/contract/carriers.ts': value })
    const config = readFileSync(join(house, '.dependency-cruiser.cjs'), 'utf8')
    expect(config).toContain("parser: 'swc'")
    const blind = makeFolder({
      ...targets,
      '.dependency-cruiser.cjs': config.replace("parser: 'swc'", "parser: 'tsc'"),
    })
    linkPackages(blind)
    copyFileSync(join(folder, 'package.json'), join(blind, 'package.json'))
    const { output, code } = await runIn(blind, 'scripts/check-boundaries.mjs')
    expect(output).toMatch(/was not read|No import was found/)
    expect(code).toBe(1)
  })

  it('fails when no file imports anything', async () => {
    const { output, code } = await runIn(makeProject({}), 'scripts/check-boundaries.mjs')
    expect(output).toContain('No import was found')
    expect(code).toBe(1)
  })
})
