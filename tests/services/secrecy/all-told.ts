import { ORPCError, safe } from '@orpc/client'
import type { Calls } from '../../main/carry.ts'

type StudyRequest = Parameters<Calls['games']['study']>[0]['request']

/** Everything there is to be asked with parameters of its own: what is requested for, and what is worked out. */
export type Asked = {
  readonly side: number
  readonly actions: readonly string[]
  readonly studies: readonly StudyRequest[]
}

/** An answer, or the refusal as a window gets it. */
async function told(call: Promise<unknown>): Promise<unknown> {
  const { error, data } = await safe(call)
  if (error === null) return data
  return error instanceof ORPCError ? { code: error.code, data: error.data, message: error.message } : String(error)
}

/**
 * All that the one who sits at a game can be told of it, by what was asked: every call of the contract that answers
 * for a game, at every stop of the line and every frame of the film; at last he goes back and forth, and leaves it.
 */
export async function allTold(
  calls: Calls,
  id: number,
  { side, actions, studies }: Asked,
): Promise<Map<string, string>> {
  const { games, library } = calls
  const answers = new Map<string, string>()
  const ask = async (name: string, call: Promise<unknown>): Promise<void> => {
    const text = JSON.stringify(await told(call))
    // The number of a game, with which tables and pictures begin.
    answers.set(name, text.replaceAll(/"id":\d+(?=,"(name|thumbnail)":)/g, '"id":0'))
  }
  const { stop } = await games.look({ id })
  const stops = Array.from({ length: stop + 1 }, (_, index) => index)
  await ask('look', games.look({ id }))
  for (const since of [...stops, stop + 1]) {
    await ask(`journal ${since}`, games.journal({ id, since }))
    await ask(`stops ${since}`, games.stops({ id, since }))
    await ask(`past ${since}`, games.past({ id, stop: since }))
  }
  for (const since of [undefined, ...stops.slice(-6), stop + 1]) {
    const from = since === undefined ? {} : { since }
    const film = games.film({ id, ...from })
    await ask(`film ${since}`, film)
    const { data } = await safe(film)
    for (let frame = 0; frame <= (data?.frames.length ?? 0) + 1; frame += 1)
      await ask(`filmed ${since} ${frame}`, games.filmed({ id, ...from, frame }))
  }
  for (const at of [undefined, ...stops.slice(-3)]) {
    const when = at === undefined ? {} : { stop: at }
    for (const whose of [0, 1])
      await ask(`intelligence ${whose} ${at}`, games.intelligence({ id, side: whose, ...when }))
    for (const request of studies)
      await ask(`study ${JSON.stringify(request)} ${at}`, games.study({ id, side, request, ...when }))
  }
  await ask('chronicle', games.chronicle({ id }))
  for (const turn of [1, 2, 3, 4, 5]) await ask(`newspapers ${turn}`, games.newspapers({ id, turn }))
  await ask('reports', games.reports({ id }))
  await ask('lesson', games.lesson({ id }))
  await ask('odds', games.odds({ id }))
  await ask('rules', games.rules({ id }))
  await ask('setting', games.setting({ id }))
  for (const action of actions) await ask(`explain ${action}`, games.explain({ id, action }))
  for (const [name, call] of Object.entries({
    branches: games.branches({ id }),
    compare: games.compare({ id, a: 0, b: 0 }),
    goTo: games.goTo({ id, moment: 0 }),
    nameBranch: games.nameBranch({ id, tip: 0, name: 'x' }),
    lookAs: games.lookAs({ id, eyes: 'both' }),
    act: games.act({ id, action: 'no such thing' }),
    goneOn: games.act({ id, action: 'pass', to: { stop: stop + 1, prompt: '', about: {} } }),
    undoElsewhere: games.undo({ id, stop: stop + 1 }),
    changeMark: games.changeMark({ id, mark: 1, name: 'x' }),
    dropMark: games.dropMark({ id, mark: 1 }),
  }))
    await ask(name, call)
  await ask('thumbnails', library.thumbnails({ ids: [id] }))
  const [entry] = (await library.list({})).filter((one) => one.id === id)
  await ask('entry', Promise.resolve({ ...entry, begun: 0, played: 0 }))
  // What changes the game comes last; of marks there may be some of the other side's.
  await ask('bookmark', games.bookmark({ id, stop, name: 'Here' }))
  await ask('undo', games.undo({ id }))
  await ask('undone', games.stops({ id }))
  await ask('redo', games.redo({ id }))
  await ask('redone', games.journal({ id }))
  const { data: fork } = await safe(games.fork({ id, stop }))
  if (fork !== undefined) {
    await games.open(fork)
    await ask('forked', games.sit({ ...fork, side }))
    await ask('line of the fork', games.stops(fork))
    await library.remove(fork)
  }
  await games.stand({ id })
  await ask('stood', games.look({ id }))
  await games.close({ id })
  await ask('closed', library.thumbnails({ ids: [id] }))
  return answers
}

/** The names of what is answered otherwise in the one than in the other. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
