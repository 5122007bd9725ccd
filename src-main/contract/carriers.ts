/**
 * Values that both ends of a connection must share before they can use the contract. This file imports nothing, so
 * that the window imports nothing else of the main process with it.
 */

/**
 * Loopback: the web socket protocol of the page. The token is sent beside it, because a page can set no other header.
 */
export const subprotocol = 'gaiter-button'

/** Loopback: where in the address of the host the calls go. */
export const callsPath = '/calls'

/** Electron: the window is served under a scheme of its own, so that it has an origin and a strict policy. */
export const scheme = 'gaiter-button'
export const windowOrigin = `${scheme}://window`
export const windowUrl = `${windowOrigin}/`

/** Electron: the one message outside the contract, which hands the main process the port that carries it. */
export const connectMessage = 'gaiter-button:connect'
