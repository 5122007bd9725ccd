import { app, session, type WebContents } from 'electron'
import { windowUrl } from '../contract/carriers.ts'
import { guardSession } from './session-guard.ts'

/**
 * Lets the window show the app and nothing else: refuses every other page, window and permission. Must run before the
 * app is ready.
 */
export function guardApp(): void {
  // Also covers windows added later.
  app.enableSandbox()
  // Blocks all DNS lookups of Chromium: the app needs nothing from the network.
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  app.on('web-contents-created', (_event, contents) => guardContents(contents))
  app.on('session-created', guardSession)
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, answer) => {
    event.preventDefault()
    answer(false)
  })
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault()
    choose()
  })
}

/** Call it when the app is ready: the window's session does not exist earlier. */
export function guardWindowSession(): void {
  guardSession(session.defaultSession)
}

function guardContents(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isOurPage(event.url)) event.preventDefault()
  })
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOurPage(event.url)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('select-bluetooth-device', (event, _devices, choose) => {
    event.preventDefault()
    choose('')
  })
  // WebRTC bypasses all other guards; the page does not use it.
  contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp')
}

/** Ignores the fragment, in which the page stores the current screen. */
function isOurPage(url: string): boolean {
  return url.split('#')[0] === windowUrl
}
