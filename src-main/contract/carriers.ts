/**
 * Values that both ends of a connection must share before they can use the contract. This file imports nothing, so that
 * importing it brings nothing else of the main process into the window.
 */

/**
 * Loopback: the WebSocket subprotocol of the page. The token is sent beside it, because a page can set no other header.
 */
export const subprotocol = 'gaiter-button'

/** Loopback: the path of the host's address that receives the calls. */
export const callsPath = '/calls'

/**
 * Loopback: the maximum message size. An imported game arrives as one message with the texts of all acts and, if
 * included, its campaign. Whole games of every system are far smaller, and the limit is far below what could fill the
 * memory.
 */
export const largestMessage = 32 * 2 ** 20

/**
 * The maximum size of a file imported through the window or opened from outside: encoded as base64 it fits into such a
 * message.
 */
export const largestFile = 24 * 2 ** 20

/** Electron: the window has its own URL scheme, so that it has an origin and a strict policy. */
export const scheme = 'gaiter-button'
export const windowOrigin = `${scheme}://window`
export const windowUrl = `${windowOrigin}/`

/** Electron: the only message outside the contract; it passes the main process the port that carries it. */
export const connectMessage = 'gaiter-button:connect'
