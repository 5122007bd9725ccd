import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { downloadOrigin, electronBinary } from '../electron.mjs'
import { ensureInstalled } from '../install.mjs'
import { isReachable } from '../network.mjs'
import { run, wasStopped } from '../processes.mjs'
import { toolEnvironment, toolPath } from '../tools.mjs'
import { Trouble } from '../trouble.mjs'
import { configuration, madeFolder, stageFolder } from './configuration.mjs'
import { makeStandIn } from './rehearsal.mjs'
import { stage } from './stage.mjs'

/** @type {Record<string, { platform: NodeJS.Platform, makes: string }>} */
const systems = {
  '--linux': { platform: 'linux', makes: 'an AppImage and a package for Debian' },
  '--win': { platform: 'win32', makes: 'an installer for Windows' },
  '--mac': { platform: 'darwin', makes: 'a disk image for macOS' },
}

/** @param {string} line */
const say = (line) => console.log(line)

/** @param {string[]} args */
function readArguments(args) {
  const chosen = args.filter((arg) => arg in systems)
  const rehearse = args.includes('--rehearse')
  if (
    args.length !== chosen.length + Number(rehearse) ||
    chosen.length > 1 ||
    (rehearse && (chosen[0] ?? '--linux') !== '--linux')
  )
    throw new Trouble(
      'Say which system to pack for: npm run package -- --linux, --win or --mac; without a word it is this one. ' +
        'With --rehearse everything is packed for Linux but Electron itself, to be looked at.',
    )
  const own = Object.keys(systems).find((name) => systems[name]?.platform === process.platform)
  const name = rehearse ? '--linux' : (chosen[0] ?? own)
  if (name === undefined) throw new Trouble('Nothing can be packed for this system. Choose --linux, --win or --mac.')
  return { name, rehearse }
}

/**
 * The folder of the Electron downloaded for `npm start`, if it is for the target system; otherwise electron-builder
 * downloads one.
 * @param {string} root
 * @param {NodeJS.Platform} platform
 */
async function findElectron(root, platform) {
  const binary = platform === process.platform ? electronBinary(root) : undefined
  if (binary) return platform === 'darwin' ? join(root, 'node_modules', 'electron', 'dist') : dirname(binary)
  if (await isReachable(downloadOrigin(), 3000)) return undefined
  throw new Trouble(
    `Electron is not on this machine and cannot be downloaded (${downloadOrigin()} does not answer), so nothing was packed. ` +
      'Connect this machine to the network, or pack without it to look at the rest: npm run package -- --rehearse',
  )
}

/**
 * `npm run package`: makes the installable app in out/package/made.
 * @param {import('../tools.mjs').Project} project
 * @param {string[]} args
 */
export async function packageApp(project, args) {
  const { name, rehearse } = readArguments(args)
  const { platform, makes } = /** @type {{ platform: NodeJS.Platform, makes: string }} */ (systems[name])
  if (platform === 'darwin' && process.platform !== 'darwin')
    throw new Trouble('A disk image for macOS can only be made on macOS. Run the command there.')
  const { root } = project
  const work = join(root, 'out', 'package')
  const standIn = join(work, 'stand-in')
  const electronDist = rehearse ? standIn : await findElectron(root, platform)
  await ensureBuilt(project, say)
  await ensureInstalled(join(root, 'scripts', 'package'), say, {
    says: 'Installing what packs the app (scripts/package/node_modules, about 100 MB) …',
    options: ['--ignore-scripts'],
  })
  rmSync(join(root, madeFolder), { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const { packages } = stage(root, join(root, stageFolder), platform)
  say(`Packing the built app, the campaigns and ${packages.length} packages …`)
  const electronVersion = JSON.parse(readFileSync(join(root, 'node_modules/electron/package.json'), 'utf8')).version
  if (rehearse) makeStandIn(standIn, electronVersion)
  const configFile = join(work, 'configuration.json')
  writeFileSync(configFile, JSON.stringify(configuration({ electronVersion, electronDist }), null, 2))
  const builder = toolPath(join(root, 'scripts', 'package'), 'electron-builder')
  const words = [
    name,
    ...(rehearse ? ['dir', '--x64'] : []),
    '--config',
    configFile,
    '--projectDir',
    root,
    '--publish',
    'never',
  ]
  const { code, output } = await run(project.node, [builder, ...words], {
    cwd: root,
    env: toolEnvironment(root),
    capture: true,
  })
  if (wasStopped()) return 130
  if (code !== 0)
    throw new Trouble(`electron-builder could not make ${rehearse ? 'the folder' : makes}. It said:\n${output.trim()}`)
  for (const file of readdirSync(join(root, madeFolder)).filter(
    (one) => !one.endsWith('.yml') && !one.endsWith('.yaml'),
  ))
    say(`${madeFolder}/${file}`)
  if (rehearse) say('This was packed without Electron and does not run. What is in it: resources/app.asar.')
  else if (existsSync(join(root, madeFolder)))
    say('Nothing of it is signed: that takes a certificate of whoever gives it to others.')
  return 0
}
