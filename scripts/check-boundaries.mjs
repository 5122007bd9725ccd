import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { dirname } from 'node:path/posix'
import { cruise } from 'dependency-cruiser'
import { systemWordsIn } from './system-words.mjs'

/*
 * Runs dependency-cruiser over the working folder and then counts what it has read. If it cannot parse any file (for
 * example because of an unknown compiler), it still reports "no violations". So a clean result counts only if it has
 * read every source file and found imports. If folders or files are named, only these are checked: their imports are
 * validated but not followed.
 */

const root = process.cwd()

/** A rule system whose imports resolve only after it is added: `tests/house/toy.test.ts` runs this check there. */
const toy = 'tests/toy/'

/** @param {string} folder @returns {string[]} */
function sourceFiles(folder) {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => /(?<!\.d)\.tsx?$/.test(file)).map((file) => `${folder}/${file.split(sep).join('/')}`)
}

/** A folder with more files than this is confusing and must be divided by subject. */
const mostFiles = 30

/**
 * The folders that hold too many source files; files in subfolders count for the subfolder.
 * @param {readonly string[]} inFolders
 * @returns {{ folder: string, files: number }[]}
 */
function crowdedFolders(inFolders) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const top of inFolders)
    for (const file of readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })) {
      if (/(^|[\\/])node_modules[\\/]/.test(file) || !/\.(?:[cm]?[jt]s|tsx)$/.test(file)) continue
      const folder = dirname(`${top}/${file.split(sep).join('/')}`)
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  return [...counts].flatMap(([folder, files]) => (files > mostFiles ? [{ folder, files }] : []))
}

/** @param {string} folder */
const isSource = (folder) => folder.startsWith('src-')

const present = readdirSync(root)
const folders = ['src-engine', 'src-main', 'src-renderer', 'tests'].filter((folder) => present.includes(folder))
const { forbidden, options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
const named = process.argv.slice(2)
const { output } = await cruise(named.length > 0 ? named : folders, {
  ...options,
  ...(named.length > 0 && { doNotFollow: { path: `^(?!(?:${named.join('|')})(?:/|$))` } }),
  exclude: { path: `^${toy}` },
  baseDir: root,
  validate: true,
  ruleSet: { forbidden },
})
if (typeof output === 'string') throw new Error('dependency-cruiser answered in words instead of data')

const comments = new Map(
  forbidden.map((/** @type {{ name: string, comment: string }} */ rule) => [rule.name, rule.comment]),
)
for (const { from, to, rule } of output.summary.violations) {
  console.log(`${from} imports ${to}\n  ${rule.name}: ${comments.get(rule.name)}`)
}

/*
 * Folders of the sources must not import each other in a circle, directly or indirectly; a subfolder counts on its own.
 * Folders that import no remaining folder are removed repeatedly: those left are in a circle, or lead into one.
 */
/** @type {Map<string, Map<string, string>>} */
const circles = new Map()
for (const { source, dependencies } of output.modules) {
  const from = dirname(source)
  for (const { resolved } of dependencies) {
    const to = dirname(resolved)
    if (from === to || !isSource(from) || !isSource(to)) continue
    circles.set(from, (circles.get(from) ?? new Map()).set(to, `${source} imports ${resolved}`))
  }
}
for (let before = -1; before !== circles.size;) {
  before = circles.size
  for (const [from, imports] of circles) {
    for (const to of imports.keys()) if (!circles.has(to)) imports.delete(to)
    if (imports.size === 0) circles.delete(from)
  }
}
for (const [folder, imports] of circles) {
  for (const line of imports.values()) {
    console.log(`${line}\n  folders-in-circles: ${folder} is in a circle of folders, or leads into one. Break it.`)
  }
}

const read = new Set(output.modules.map(({ source }) => source))
const isNamed = (/** @type {string} */ file) =>
  named.length === 0 || named.some((one) => file === one || file.startsWith(`${one}/`))
const unread = folders.flatMap(sourceFiles).filter((file) => isNamed(file) && !file.startsWith(toy) && !read.has(file))
for (const file of unread) console.log(`${file} was not read, so its imports are unknown`)
const imports = output.modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
if (imports === 0) console.log('No import was found in any file: the parser did not work, or there is no source')

const spoken = systemWordsIn(root)
for (const line of spoken) {
  console.log(
    `${line}\n  shared-parts-speak-no-system: What is shared gets such words from the system, through the contract.`,
  )
}

const crowded = crowdedFolders([...folders, ...present.filter((folder) => folder === 'scripts')])
for (const { folder, files } of crowded)
  console.log(`${folder} has ${files} source files\n  at-most-${mostFiles}-files: Give it folders by subject.`)

const clean =
  output.summary.violations.length === 0 &&
  circles.size === 0 &&
  unread.length === 0 &&
  spoken.length === 0 &&
  crowded.length === 0 &&
  imports > 0
if (clean) console.log(`${read.size} modules, ${imports} imports, no boundary crossed`)
process.exitCode = clean ? 0 : 1
