import { type IpcMainEvent, ipcMain, type MessagePortMain, protocol } from 'electron'
import { RPCHandler } from '@orpc/server/message-port'
import { boundedCalls } from '../services/bounded-calls.ts'
import type { AppRouter } from '../services/router.ts'
import { drawingHeaders, safetyHeaders } from '../web/headers.ts'
import { drawingType, type Look, readWindowFile } from '../web/window-files.ts'
import { connectMessage, scheme, windowOrigin } from '../contract/carriers.ts'

/** Must run before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])
}

/** Serves the built window. Calls go through a port, so the page needs no connections. */
export function serveWindow(folder: string, look: () => Look): void {
  protocol.handle(scheme, async (request) => {
    const url = new URL(request.url)
    const headers = safetyHeaders([])
    if (request.method !== 'GET') return new Response('Only reading is possible here.\n', { status: 405, headers })
    const file =
      `${url.protocol}//${url.host}` === windowOrigin ? await readWindowFile(folder, url.pathname, look) : undefined
    if (file === undefined) return new Response('There is nothing here.\n', { status: 404, headers })
    const more = file.type === drawingType ? drawingHeaders : {}
    return new Response(file.content, { headers: { ...headers, ...more, 'content-type': file.type } })
  })
}

/** Serves the contract on the port that the window sends, if the sender is our page in our window. */
export function serveCalls(router: () => AppRouter): void {
  let current: MessagePortMain | undefined
  ipcMain.on(connectMessage, (event) => {
    const [port, ...others] = event.ports
    for (const other of others) other.close()
    if (port === undefined) return
    if (!isOurPage(event)) {
      port.close()
      return
    }
    // A reloaded page sends a new port: each window has one.
    current?.close()
    current = port
    new RPCHandler(router(), { clientInterceptors: [boundedCalls()] }).upgrade(port)
    port.start()
  })
}

function isOurPage(event: IpcMainEvent): boolean {
  const frame = event.senderFrame
  return frame !== null && frame.parent === null && frame.url.startsWith(`${windowOrigin}/`)
}
