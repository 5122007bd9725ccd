import { app } from 'electron'
import { Problem } from '../wording/problem.ts'

/**
 * Refuses to start the packaged app with Chromium's debugger enabled, through which any program on this machine could
 * see and control the page. Tests use the debugger with the unpackaged app.
 */
export function refuseDebugging(): void {
  if (!app.isPackaged) return
  const asked =
    app.commandLine.hasSwitch('remote-debugging-port') ||
    app.commandLine.hasSwitch('remote-debugging-pipe') ||
    app.commandLine.hasSwitch('remote-debugging-address')
  if (!asked) return
  throw new Problem(
    'argument-wrong',
    'It does not open itself to other programs (--remote-debugging).',
    'Start it without that argument.',
  )
}
