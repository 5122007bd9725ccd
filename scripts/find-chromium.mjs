import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'
import { Trouble } from './trouble.mjs'

/** The headless shell: the same engine, with two thirds of the CPU time of the full browser. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The usual paths of Chromium-based browsers. @param {NodeJS.Platform} platform @param {NodeJS.ProcessEnv} env */
function usualPaths(platform, env) {
  if (platform === 'darwin')
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].flatMap((app) =>
      ['/Applications', join(env.HOME ?? '', 'Applications')].map(
        (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
      ),
    )
  if (platform === 'win32')
    return ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].flatMap((app) =>
      [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].flatMap((folder) =>
        folder ? [`${folder}\\${app}`] : [],
      ),
    )
  return []
}

/**
 * The path of a Chromium or Chrome on this machine, for the browser tests; `whole`: the full browser, not only its
 * headless shell.
 * @param {{ platform?: NodeJS.Platform, env?: NodeJS.ProcessEnv, exists?: (path: string) => boolean, whole?: boolean }} [machine]
 * @returns {string | undefined}
 */
export function findChromium({
  platform = process.platform,
  env = process.env,
  exists = existsSync,
  whole = false,
} = {}) {
  const named = env.CHROMIUM
  if (named && !exists(named))
    throw new Trouble(`CHROMIUM is set to ${named}, but no such file exists. Correct the variable or unset it.`)
  if (named) return named
  const suffix = platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = [...(whole ? [] : shells), ...wholeBrowsers].flatMap((name) =>
    folders.map((folder) => join(folder, name + suffix)),
  )
  return [...onPath, ...usualPaths(platform, env)].find((path) => exists(path))
}

/**
 * Tells what to do if there is no Chromium and the script cannot install it.
 * @param {NodeJS.Platform} platform
 * @param {boolean} hasApt
 */
export function chromiumRemedy(platform, hasApt) {
  const install = hasApt ? 'run `sudo apt-get install chromium fonts-dejavu-core`' : 'install Chromium or Google Chrome'
  const variable =
    platform === 'win32' ? 'set CHROMIUM=C:\\path\\to\\chrome.exe' : 'CHROMIUM=/path/to/chromium npm test'
  return `No Chromium was found for the tests in a browser: ${install}, or name one that you have: ${variable}`
}

/**
 * Finds Chromium, or installs it if the script may do so without asking: as root on Debian-based systems. `whole`: see
 * `findChromium`.
 * @param {(line: string) => void} say
 * @param {{ env?: NodeJS.ProcessEnv, hasApt?: boolean, isRoot?: boolean, whole?: boolean }} [machine]
 */
export async function ensureChromium(
  say,
  { env = process.env, hasApt = existsSync('/usr/bin/apt-get'), isRoot = process.getuid?.() === 0, whole = false } = {},
) {
  const found = findChromium({ env, whole })
  if (found) return found
  if (!hasApt || !isRoot) throw new Trouble(chromiumRemedy(process.platform, hasApt))
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, capture: true }
  let told = ''
  // Some Debian-based systems have no separate package of the headless shell.
  for (const name of whole ? ['chromium'] : ['chromium-headless-shell', 'chromium']) {
    say(`Installing Chromium with apt-get (${name}, fonts-dejavu-core) for the tests in a browser …`)
    // Updates the package lists first, as stale ones are the usual cause of failure; if the update fails, the old lists
    // may still work.
    await run('apt-get', ['update', '-qq'], quiet)
    const install = ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-dejavu-core']
    const { code, output } = await run('apt-get', install, quiet)
    const installed = findChromium({ env, whole })
    if (installed) return installed
    told = `apt-get ended with ${code}:\n${output.trim().split('\n').slice(-6).join('\n')}`
  }
  throw new Trouble(`${chromiumRemedy(process.platform, hasApt)}\n${told}`)
}
