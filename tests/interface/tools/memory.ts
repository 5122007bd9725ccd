import type { CDPSession, Page } from 'playwright/test'

/** The kinds of objects of a game, recognised by the names of their fields. */
const kinds = {
  table: ['views', 'pieces', 'seat'],
  view: ['token', 'strengthAt'],
  question: ['prompt', 'answers'],
  answer: ['action', 'things'],
  entry: ['entry', 'sentence'],
  stop: ['stop', 'mark', 'when'],
  frame: ['frame', 'told', 'changed'],
  chronicle: ['days', 'begin'],
  report: ['key', 'isNew', 'told'],
  order: ['isAsked', 'from', 'how'],
  piece: ['place', 'side', 'face'],
  study: ['worked', 'picked'],
  refusal: ['rule', 'reason', 'facts'],
  odds: ['action', 'odds'],
} as const

const sessions = new WeakMap<Page, CDPSession>()

/** The number of reachable objects of each kind in the window's memory, after a garbage collection. */
export async function inMemory(page: Page): Promise<Partial<Record<keyof typeof kinds, number>>> {
  const tools = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, tools)
  await tools.send('HeapProfiler.collectGarbage')
  const { result } = await tools.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await tools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: found } = await tools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function (kinds) {
      const found = {}
      for (const one of this)
        for (const [kind, fields] of Object.entries(kinds))
          if (fields.every((field) => Object.hasOwn(one, field))) found[kind] = (found[kind] ?? 0) + 1
      return found
    }`,
    arguments: [{ value: kinds }],
    returnByValue: true,
  })
  await tools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  // The function above returns such a record.
  return found.value as Partial<Record<keyof typeof kinds, number>>
}
