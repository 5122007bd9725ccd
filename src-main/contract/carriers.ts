/*
 * The few words that the two ends of a carrier must agree on before the contract can be spoken. Nothing is imported
 * here, so the window can take these values without taking anything of the process that owns games.
 */

/** Loopback: what the page must speak to be heard; the token travels beside it, as a page can set no other header. */
export const subprotocol = 'gaiter-button'

/** Loopback: where in the address of the host the calls go. */
export const callsPath = '/calls'

/** Electron: the window is served under a scheme of its own, so that it has an origin and a strict policy. */
export const scheme = 'gaiter-button'
export const windowOrigin = `${scheme}://window`
export const windowUrl = `${windowOrigin}/`

/** Electron: the one message outside the contract, which hands the main process the port that carries it. */
export const connectMessage = 'gaiter-button:connect'
