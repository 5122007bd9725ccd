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

/**
 * Loopback: a game that is taken in comes as one message, with the texts of all its acts and, if it carries one, its campaign; whole
 * games of every system stay far below this. It is also far below what could fill the memory.
 */
export const largestMessage = 32 * 2 ** 20

/** So large may a file be that comes through the window or is opened from outside: as base64 it fits into such a message. */
export const largestFile = 24 * 2 ** 20

/** Electron: the window is served under a scheme of its own, so that it has an origin and a strict policy. */
export const scheme = 'gaiter-button'
export const windowOrigin = `${scheme}://window`
export const windowUrl = `${windowOrigin}/`

/** Electron: the one message outside the contract, which hands the main process the port that carries it. */
export const connectMessage = 'gaiter-button:connect'
