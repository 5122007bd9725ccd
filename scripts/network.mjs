import { connect } from 'node:net'

/**
 * Whether a server answers at all, with any status.
 * @param {string} origin
 * @param {number} patience in ms
 */
export async function isReachable(origin, patience) {
  try {
    await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(patience) })
    return true
  } catch {
    return false
  }
}

/**
 * Whether a server accepts connections. Unlike `isReachable`, this also works if only npm knows the server's
 * certificate.
 * @param {string} address
 * @param {number} patience in ms
 * @returns {Promise<boolean>}
 */
export function acceptsConnections(address, patience) {
  const { hostname, port, protocol } = new URL(address)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443) })
    /** @param {boolean} answer */
    const end = (answer) => {
      clearTimeout(clock)
      socket.destroy()
      resolve(answer)
    }
    const clock = setTimeout(() => end(false), patience)
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
  })
}
