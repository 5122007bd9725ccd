import type { Calls } from '../main/socket.ts'
import { callsTo } from '../main/socket.ts'
import { test as inHouse } from './house.ts'

type AtHost = {
  /** The calls of the host that runs, besides those the window makes itself. */
  calls: Calls
}

/** Tests that ask the host themselves, as another window would. */
export const test = inHouse.extend<AtHost>({
  calls: async ({ host }, provide) => {
    const { origin, hash } = new URL(host.url())
    const { calls, socket } = await callsTo(origin, hash.slice(1))
    await provide(calls)
    socket.terminate()
  },
})

/** Takes a game in from a file; the number it has in the library. */
export async function takeIn(calls: Calls, file: Buffer): Promise<number> {
  for await (const told of await calls.library.import({ content: file.toString('base64') }))
    if (told.at === 'end') return told.result.id
  throw new Error('the game was not taken in')
}
