import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Marks the position of the fuses in Electron's binary; their version, count and values follow. */
export const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The fuses in the order of the binary. @type {(keyof typeof import('./configuration.mjs').fuses)[]} */
export const fuseOrder = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
]

/**
 * Makes a stand-in for Electron on Linux that cannot run: with it everything else can be packaged, inspected and tested
 * on machines without Electron.
 * @param {string} folder
 * @param {string} version
 */
export function makeStandIn(folder, version) {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['resources', 'locales']) mkdirSync(join(folder, part), { recursive: true })
  const says = '#!/bin/sh\necho "This was packed to be looked at, without Electron. It cannot run." >&2\nexit 1\n'
  writeFileSync(
    join(folder, 'electron'),
    `${says}# ${sentinel}\x01${String.fromCharCode(fuseOrder.length)}${'1'.repeat(fuseOrder.length)}\n`,
    'latin1',
  )
  chmodSync(join(folder, 'electron'), 0o755)
  writeFileSync(join(folder, 'chrome-sandbox'), '')
  writeFileSync(join(folder, 'LICENSE'), '')
  writeFileSync(join(folder, 'version'), version)
  writeFileSync(join(folder, 'locales', 'en-US.pak'), '')
}
