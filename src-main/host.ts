import { type ChildProcess, spawn } from 'node:child_process'
import { help, readArguments } from './start/arguments.ts'
import { findInstallation, windowFolder } from './start/installation.ts'
import { Problem } from './wording/problem.ts'
import { startOrShowFault } from './start/start-or-show-fault.ts'
import { startWebHost } from './web/server.ts'
import { requireWindow } from './web/window-files.ts'

/** The loopback host: the same services as the desktop app, with a browser of this machine as the window. */
async function run(): Promise<void> {
  const given = readArguments(process.argv.slice(2), process.env)
  if (given.help) {
    process.stdout.write(`${help}\n`)
    return
  }
  const installation = findInstallation(import.meta.dirname)
  requireWindow(windowFolder(installation))
  const running = startOrShowFault(installation, 'browser', given.data)
  let web
  try {
    web = await startWebHost({
      router: () => running.now.router,
      windowFolder: windowFolder(installation),
      look: () => running.now.look(),
      port: given.port,
    })
  } catch (error) {
    await running.close()
    throw error
  }
  let closing = false
  const close = () => {
    // Asked twice, somebody is in a hurry; the library is safe at any moment.
    if (closing) process.exit(0)
    closing = true
    void web
      .close()
      .then(() => running.close())
      .finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)

  const { problem, repaired } = running.now
  if (problem !== null)
    process.stderr.write(`The library is not open. ${problem.message}\n${problem.remedy}\nThe window tells the same.\n`)
  if (repaired !== null) {
    const { setAside, whole, parts, lost, drafts } = repaired
    const draftsInPart = drafts.parts.length + drafts.lost.length
    process.stderr.write(
      `${setAside === null ? 'The library was not as it was left.' : `The library was damaged. It was put aside as ${setAside}.`} Games whole: ${whole}; in part: ${parts.length}; lost: ${lost.length}.${draftsInPart === 0 ? '' : ` Drafts in part or lost: ${draftsInPart}.`}\n`,
    )
  }
  process.stdout.write(`Gaiter Button is at ${web.url}\n`)
  if (given.open) openBrowser(web.url)
}

function openBrowser(url: string): void {
  const command = process.platform === 'darwin' ? 'open' : process.platform === 'win32' ? 'explorer.exe' : 'xdg-open'
  const browser: ChildProcess = spawn(command, [url], { stdio: 'ignore', detached: true })
  browser.on('error', () => {
    process.stderr.write('No browser could be opened from here. Open the address above in one.\n')
  })
  browser.unref()
}

run().catch((error: unknown) => {
  if (!(error instanceof Problem)) throw error
  process.stderr.write(`Gaiter Button cannot start. ${error.message}\n${error.remedy}\n`)
  process.exitCode = 1
})
