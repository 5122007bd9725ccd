import type { Frame, GameSnapshot } from '../../src-main/contract/games.ts'
import { kindOf } from '../journal/lines.ts'
import type { FilmTaste, FilmView } from './film-view.ts'
import { isAnswer, type Kit } from './kit.ts'
import type { PlayChange } from './play-view.ts'
import { isPerson, isShared } from './seats.ts'

/** The film: it is asked for before the table is laid, and shown frame by frame in the place of the question. */
export function filmOf({ host, store, journalOf, attempt }: Kit, change: (part: PlayChange) => void) {
  const calls = host.calls.games
  /** What the frames of a film show, as long as there is that film. */
  const tables = new WeakMap<FilmView['frames'], Map<number, Promise<GameSnapshot>>>()
  // Raised with every film and every frame that is wanted: what comes back for another one is not for this one.
  let wanted = 0

  const play = () => store.get().play

  /** A film from its beginning; null where nothing was to be seen. */
  async function make(id: number, isWorth: (frames: readonly Frame[]) => boolean): Promise<FilmView | null> {
    wanted += 1
    const { frames } = await calls.film({ id })
    if (frames.length === 0 || !isWorth(frames)) return null
    const table = await calls.filmed({ id, frame: 0 })
    return { frames, at: 0, table, from: 0, running: true }
  }

  /** The film that is shown by itself; without it the game goes on as well. */
  async function unasked(id: number, isWorth: (frames: readonly Frame[]) => boolean): Promise<FilmView | null> {
    if (store.get().filmTaste.film !== 'always') return null
    try {
      return await make(id, isWorth)
    } catch (error) {
      if (isAnswer(error)) return null
      throw error
    }
  }

  function tableAt(id: number, frames: FilmView['frames'], frame: number): Promise<GameSnapshot> {
    const shown = tables.get(frames) ?? new Map<number, Promise<GameSnapshot>>()
    tables.set(frames, shown)
    const known = shown.get(frame)
    if (known !== undefined) return known
    const asked = calls.filmed({ id, frame })
    shown.set(frame, asked)
    // What could not be had is asked for anew the next time.
    asked.catch(() => shown.delete(frame))
    return asked
  }

  function go(frame: number, running: boolean): void {
    const now = play()
    if (now === null || now.film === null) return
    const { frames } = now.film
    const last = frames.length
    const to = Math.max(0, Math.min(last, frame))
    wanted += 1
    const mine = wanted
    change({ film: { ...now.film, running: running && to < last } })
    attempt(async () => {
      const table = await tableAt(now.id, frames, to)
      const film = play()?.film ?? null
      if (mine !== wanted || film === null) return
      change({ film: { ...film, table, at: to, from: film.at } })
      if (to < last) tableAt(now.id, frames, to + 1).catch(() => undefined)
    })
  }

  const deeds = {
    /** Shows the film because somebody asks for it; one without frames says that there was nothing to be seen. */
    watch(): void {
      const now = play()
      if (now === null || now.table === null || now.film !== null) return
      const { table } = now
      attempt(async () => {
        const film = await make(now.id, () => true)
        if (play()?.table !== table) return
        change({ film: film ?? { frames: [], at: 0, from: 0, table, running: false }, past: null })
      })
    },
    goFrame: (frame: number) => go(frame, false),
    nextFrame: () => go((play()?.film?.at ?? 0) + 1, true),
    runFilm(running: boolean): void {
      const film = play()?.film ?? null
      if (film === null) return
      // From its end it begins again.
      if (running && film.at === film.frames.length) go(0, true)
      else change({ film: { ...film, running } })
    },
    endFilm(): void {
      wanted += 1
      change({ film: null })
    },
    likeFilm(taste: Partial<FilmTaste>): void {
      store.change((view) => {
        Object.assign(view.filmTaste, taste)
      })
      attempt(async () => {
        await host.calls.settings.write(taste)
      })
    },
  }

  return {
    deeds,
    /** For who sits down at a table that another one has left. */
    before: ({ id }: GameSnapshot): Promise<FilmView | null> => unasked(id, () => true),
    /** Against the program: once it has done something whole. */
    async after(table: GameSnapshot): Promise<FilmView | null> {
      if (isShared(table) || [0, 1].every((side) => isPerson(table, side))) return null
      const { operationEnds = [] } = journalOf(table.system)
      return unasked(table.id, (frames) =>
        frames.some(({ told }) => told.some((one) => operationEnds.includes(kindOf(one)))),
      )
    },
  }
}
