import type { Calls } from '../../main/socket.ts'
import { callsTo } from '../../main/socket.ts'
import { test as inHouse } from './house.ts'

type AtHost = {
  /** Calls to the running host over a connection of its own, besides the window's. */
  calls: Calls
}

/** Tests that also call the host directly, as another window would. */
export const test = inHouse.extend<AtHost>({
  calls: async ({ host }, provide) => {
    const { origin, hash } = new URL(host.url())
    const { calls, socket } = await callsTo(origin, hash.slice(1))
    await provide(calls)
    socket.terminate()
  },
})

/** Imports a game from a file; returns its number in the library. */
export async function importGame(calls: Calls, file: Buffer): Promise<number> {
  for await (const step of await calls.library.import({ content: file.toString('base64') }))
    if (step.at === 'end') return step.result.id
  throw new Error('the game was not imported')
}
