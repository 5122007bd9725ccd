import { createRouterClient } from '@orpc/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeFolder } from '../../house/workshop.ts'
import { makeRouterWithShelf } from '../../main/workshop.ts'

function serve(folder = makeFolder({})) {
  const served = makeRouterWithShelf(folder)
  let isOpen = true
  const close = (): void => {
    if (isOpen) served.close()
    isOpen = false
  }
  onTestFinished(close)
  return { calls: createRouterClient(served.router), database: served.library.database, close }
}
type Calls = ReturnType<typeof serve>['calls']

/** Plays so many acts, the first answer each time; tells the stop then. */
async function act(calls: Calls, id: number, acts: number): Promise<number> {
  let table = await calls.games.look({ id })
  for (let done = 0; done < acts; done += 1)
    table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
  return table.stop
}

const begin = async (calls: Calls) =>
  (await calls.drafts.begin({ from: { what: 'copy', campaign: 'broadwater', scenario: 'two-days' } })).id

describe('comments of a playtest', { timeout: 120_000 }, () => {
  it('are the marked moments of games that tried the draft, and outlive the games and the program', async () => {
    const folder = makeFolder({})
    const first = serve(folder)
    const { calls } = first
    const id = await begin(calls)
    const { game } = await calls.drafts.play({ id, open: true })
    await calls.games.open({ id: game })
    const stop = await act(calls, game, 4)
    await calls.games.bookmark({ id: game, stop: stop - 2, name: 'Too far', note: 'Nobody\ngets here.' })
    await calls.games.bookmark({ id: game, stop, name: 'Well', note: '' })
    await calls.games.close({ id: game })
    await calls.drafts.endPlay({ game })
    const comments = await calls.drafts.comments({ id })
    expect(comments).toMatchObject([
      { game, name: 'Too far', note: 'Nobody\ngets here.', stop: stop - 2, side: null, open: true, stale: false },
      { game, name: 'Well', stop, stale: false },
    ])
    expect(comments[0]!.when?.fr).toEqual(expect.any(String))
    // It is in no list, and a game without comments is thrown away as before.
    expect(await calls.library.list({})).toEqual([])
    const other = await calls.drafts.play({ id, open: true })
    await calls.drafts.endPlay(other)
    await expect(calls.games.open({ id: other.game })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    first.close()

    const again = serve(folder)
    expect(await again.calls.drafts.comments({ id })).toEqual(comments)
    // And it can be looked at again where the comment was written.
    await again.calls.games.open({ id: game })
    expect((await again.calls.games.past({ id: game, stop: stop - 2 })).stop).toBe(stop - 2)
  })

  it('are marked as about an earlier state when the draft has changed, and belong to this draft only', async () => {
    const { calls } = serve()
    const [id, stranger] = [await begin(calls), await begin(calls)]
    const { game } = await calls.drafts.play({ id, open: true })
    await calls.games.open({ id: game })
    await calls.games.bookmark({ id: game, stop: 0, name: 'The start', note: 'Crowded.' })
    await calls.drafts.endPlay({ game })
    const { number } = await calls.drafts.look({ id })
    await calls.drafts.gesture({ id, number, edits: [{ do: 'set', field: 'sides.french.pontoons', value: 7 }] })
    expect(await calls.drafts.comments({ id })).toMatchObject([{ name: 'The start', stop: 0, stale: true }])
    expect(await calls.drafts.comments({ id: stranger })).toEqual([])
    await calls.drafts.remove({ id: stranger })
    expect(await calls.drafts.comments({ id })).toHaveLength(1)
  })

  it('in a game with fog belong to the side that wrote them, at its own stops', async () => {
    const { calls } = serve()
    const id = await begin(calls)
    const { game } = await calls.drafts.play({ id, open: false })
    const table = await calls.games.open({ id: game })
    const side = table.decider!
    await calls.games.sit({ id: game, side, passphrase: null })
    const { stop } = await calls.games.look({ id: game })
    await calls.games.bookmark({ id: game, stop, name: 'Blind', note: '' })
    await calls.drafts.endPlay({ game })
    expect(await calls.drafts.comments({ id })).toMatchObject([{ name: 'Blind', open: false, side, stop }])
  })

  it('are deleted one by one, the game with the last of them, and all with the draft', async () => {
    const { calls, database } = serve()
    const id = await begin(calls)
    const games = () => database.prepare('SELECT count(*) FROM game').pluck().get()
    const { game } = await calls.drafts.play({ id, open: true })
    await calls.games.open({ id: game })
    await act(calls, game, 1)
    for (const stop of [0, 1]) await calls.games.bookmark({ id: game, stop, name: `At ${stop}`, note: '' })
    await calls.drafts.endPlay({ game })
    const [first, second] = await calls.drafts.comments({ id })
    await calls.drafts.dropComment({ game, mark: first!.mark })
    await expect(calls.drafts.dropComment({ game, mark: first!.mark })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await calls.drafts.comments({ id })).toMatchObject([{ name: 'At 1' }])
    expect(games()).toBe(1)
    await calls.drafts.dropComment({ game, mark: second!.mark })
    expect(games()).toBe(0)
    const again = await calls.drafts.play({ id, open: true })
    await calls.games.open({ id: again.game })
    await calls.games.bookmark({ id: again.game, stop: 0, name: 'Once more', note: '' })
    await calls.drafts.remove({ id })
    expect(games()).toBe(1)
    expect(await calls.drafts.emptyTrash()).toEqual({ erased: 1 })
    expect(games()).toBe(0)
  })

  it('cannot be taken from a game of the library', async () => {
    const { calls } = serve()
    const { id } = await calls.games.begin({
      ...{ campaign: 'broadwater', scenario: 'two-days' },
      players: { sides: ['person', 'person'], open: true },
    })
    await calls.games.open({ id })
    await calls.games.bookmark({ id, stop: 0, name: 'Mine', note: '' })
    await expect(calls.drafts.dropComment({ game: id, mark: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await calls.games.stops({ id }))[0]!.mark?.name).toBe('Mine')
  })
})
