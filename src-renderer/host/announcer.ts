import type { Connection, Host } from './host.ts'

/** Holds the state of the connection and notifies its listeners of changes. */
export function announcer(initial: Connection) {
  let current = initial
  const listeners = new Set<(connection: Connection) => void>()
  const part: Pick<Host, 'connection' | 'onConnection'> = {
    connection: () => current,
    onConnection(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
  }
  return {
    part,
    announce(connection: Connection) {
      if (connection === current) return
      current = connection
      for (const tell of listeners) tell(connection)
    },
  }
}
