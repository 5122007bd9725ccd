import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { basename, dirname, extname, join, sep } from 'node:path'
import { parseSync } from 'vite'
import { Trouble } from '../trouble.mjs'

/*
 * Collects the files of a packaged app: the built app without the browser host, the campaigns, and the packages that
 * the main process imports, without their development files. The window's packages are part of its build.
 */

const forDevelopers = /\.(d\.[cm]?ts|[cm]?ts|map|md|markdown|c|cc|cpp|h|hpp|gyp|gypi|sh|patch|yml|yaml|tsbuildinfo)$/i
const foldersForDevelopers = new Set([
  'test',
  'tests',
  '__tests__',
  'example',
  'examples',
  'docs',
  '.github',
  'benchmark',
])

/** Packages needed only to compile native parts, which are prebuilt. */
const onlyToCompile = new Set(['node-addon-api'])

/** @param {string} file @returns {string[]} the packages that a built file imports, by name */
function importedPackages(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const names = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
  ]
  return [...new Set(names.filter((name) => !name.startsWith('.')).map(packageOf))].filter(
    (name) => name !== 'electron' && !name.startsWith('node:') && !builtinModules.includes(name),
  )
}

/** @param {string} name */
const packageOf = (name) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/**
 * The folders below node_modules of the packages and all their dependencies.
 * @param {string} root
 * @param {string[]} names
 */
function withDependencies(root, names) {
  /** @type {Set<string>} */
  const folders = new Set()
  /** @param {string} name @param {string} from the folder that needs it */
  const add = (name, from) => {
    const folder = lookUp(root, name, from)
    if (folder === undefined) throw new Trouble(`The package ${name} is missing from node_modules. Run: npm ci`)
    if (folders.has(folder)) return
    folders.add(folder)
    const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    for (const needed of Object.keys(own.dependencies ?? {})) if (!onlyToCompile.has(needed)) add(needed, folder)
  }
  for (const name of names) add(name, '')
  return [...folders].sort()
}

/**
 * Finds a package as Node does: next to the folder that needs it, then further up.
 * @param {string} root
 * @param {string} name
 * @param {string} from
 */
function lookUp(root, name, from) {
  for (let folder = from; ; folder = dirname(folder) === '.' ? '' : dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (basename(folder) !== 'node_modules' && existsSync(join(root, place, 'package.json'))) return place
    if (folder === '') return undefined
  }
}

/**
 * @param {NodeJS.Platform} platform the target platform
 * @returns {(source: string) => boolean} whether a file or folder of a package is needed at run time
 */
function isNeeded(platform) {
  return (source) => {
    const path = source.split(sep).join('/')
    const name = basename(path)
    if (foldersForDevelopers.has(name) || forDevelopers.test(name)) return false
    // Nested packages are copied separately.
    if (/\/node_modules\/.*\/node_modules$/.test(path)) return false
    if (!path.includes('/node_modules/better-sqlite3/')) return true
    if (/better-sqlite3\/(deps|src)(\/|$)/.test(path)) return false
    return extname(name) !== '.node' || name.startsWith(`${platform}-`)
  }
}

/**
 * Copies the licences of packages that are part of the build.
 * @param {string} root
 * @param {string} folder
 * @param {string[]} packages
 */
function copyLicences(root, folder, packages) {
  for (const one of packages) {
    const file = readdirSync(join(root, one)).find((name) => /^licen[cs]e/i.test(name))
    const to = join(folder, one.split(sep).slice(1).join('-'))
    if (file) cpSync(join(root, one, file), `${to}.txt`)
  }
}

/**
 * Copies everything into an empty folder.
 * @param {string} root
 * @param {string} folder
 * @param {NodeJS.Platform} platform
 * @returns {{ packages: string[] }} the folders of the packages copied
 */
export function stage(root, folder, platform) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const copy = (/** @type {string} */ path, filter = (/** @type {string} */ _source) => true) =>
    cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true, filter })
  copy('out/main', (source) => basename(source) !== 'host.js')
  copy('out/preload')
  copy('out/renderer')
  copy('campaigns')
  copy('LICENSE')
  const main = join(folder, 'out', 'main')
  const built = readdirSync(main, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  const imported = [...new Set(built.flatMap((file) => importedPackages(join(main, file))))]
  const packages = withDependencies(root, imported)
  for (const one of packages) copy(one, isNeeded(platform))
  const {
    name,
    productName,
    version,
    description,
    license,
    type,
    main: entry,
    dependencies,
  } = createRequire(import.meta.url)(join(root, 'package.json'))
  copyLicences(
    root,
    join(folder, 'licences'),
    withDependencies(root, Object.keys(dependencies)).filter((one) => !packages.includes(one)),
  )
  const needed = imported.filter((one) => dependencies[one]).map((one) => [one, dependencies[one]])
  const own = {
    name,
    productName,
    version,
    description,
    license,
    author: 'Gaiter Button',
    // Debian's format requires a homepage, and there is none: the domain .invalid is reserved and never resolves.
    homepage: 'https://gaiter-button.invalid/',
    type,
    main: entry,
    dependencies: Object.fromEntries(needed),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
  return { packages }
}
