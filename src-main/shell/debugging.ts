import { app } from 'electron'
import { Problem } from '../wording/problem.ts'

/**
 * Whoever starts the packed app with Chromium's debugger open lets every program of this machine see and steer the page: it does not
 * start then. Its tests drive the app that is not packed in that way.
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
