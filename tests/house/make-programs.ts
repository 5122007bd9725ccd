import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { latestChange } from '../../scripts/build.mjs'

const house = resolve(import.meta.dirname, '../..')
const folder = join(house, 'out/programs')
const stamp = join(folder, 'made')

/** The programs and workers that tests start, each dozens of times. */
const sources = [
  ...['back-up', 'change-draft', 'draw-map', 'play-games', 'salvage', 'import-file', 'think'].map(
    (name) => `src-main/workers/${name}.ts`,
  ),
  'src-main/campaign-command.ts',
  'src-main/host.ts',
  'src-main/protocol/stdio.ts',
  'src-main/simulate-command.ts',
  'tests/library/kill/child.ts',
  'tests/library/kill/open-once.ts',
  'tests/opponents/worker.ts',
]

/**
 * Set up once for a run of the unit tests: writes the programs that they start into out/programs, each at its own path, their
 * modules put together. From the sources each start would find, read and compile some eight hundred modules, which costs
 * more than most of what is done then. `program` gives the path of one.
 */
export async function setup(): Promise<void> {
  process.env['GAITER_BUTTON_PROGRAMS'] = folder
  const parts = [
    'src-engine',
    'src-main',
    'package-lock.json',
    ...['house', 'kernel', 'library', 'opponents'].map((part) => `tests/${part}`),
  ]
  if (parts.every((part) => latestChange(join(house, part)) < latestChange(stamp))) return
  const begun = new Date()
  rmSync(folder, { recursive: true, force: true })
  await build({
    root: house,
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'places', transform: { filter: { code: 'import.meta' }, handler: asFromItsPlace } }],
    ssr: { noExternal: true, external: ['better-sqlite3', 'electron'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: folder,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((path) => [path.slice(0, -'.ts'.length), join(house, path)])),
        output: { entryFileNames: '[name].ts', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  })
  // What programs look for beside them.
  for (const part of ['campaigns', 'package.json']) symlinkSync(join(house, part), join(folder, part))
  writeFileSync(stamp, '')
  // As old as the beginning: a file that is saved meanwhile counts as newer.
  utimesSync(stamp, begun, begun)
}

/** A module finds what lies beside it as if it had stayed at its own path. */
function asFromItsPlace(code: string, id: string): string {
  const place = join(folder, relative(house, id))
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(place)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(place).href))
}
