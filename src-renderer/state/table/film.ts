import type { FilmPlace, Frame, GameSnapshot } from '../../../src-main/contract/games.ts'
import { byOperation, everyFrame, isWorthSeeing } from '../../journal/operations.ts'
import type { FilmSettings, FilmView } from '../known/film-view.ts'
import { isContractError, type Kit } from '../kit/kit.ts'
import { latestOnly } from '../kit/latest.ts'
import type { PlayChange } from '../known/play-view.ts'
import { isPerson, isShared, playsProgram } from './seats.ts'

/** The place of a step of a film for the process, which counts single frames. */
export const placeIn = ({ frames, since }: Pick<FilmView, 'frames' | 'since'>, step: number): FilmPlace => ({
  since,
  frame: frames[step - 1]?.last ?? 0,
})

/** Fetches films and runs them. The table shows a film frame by frame in place of the question. */
export function filmActions({ host, store, journalOf, attempt }: Kit, change: (part: PlayChange) => void) {
  const calls = host.calls.games
  /** The tables of the frames of a film, while that film is in use. */
  const tables = new WeakMap<FilmView['frames'], Map<number, Promise<GameSnapshot>>>()
  /** Only the latest requested film or frame is shown. */
  const newRequest = latestOnly()

  const play = () => store.get().play

  /** Fetches a film, at its beginning; null if there is nothing to see. */
  async function fetchFilm(
    id: number,
    isWorth: (frames: readonly Frame[]) => boolean,
    since?: number,
  ): Promise<FilmView | null> {
    newRequest()
    const { frames } = await calls.film({ id, since })
    if (frames.length === 0 || !isWorth(frames)) return null
    const table = await calls.filmed({ id, since, frame: 0 })
    // Two people at one machine see every frame of what the other did; against the program, or since a stop, whole operations.
    const reading = journalOf(table.system)
    const isBrief = (playsProgram(table) || since !== undefined) && reading.operationBegins !== undefined
    const steps = isBrief ? byOperation(frames, reading) : everyFrame(frames, reading)
    return { frames: steps, byOperation: isBrief, at: 0, table, from: 0, running: true, leadsOn: false, since }
  }

  /** Fetches a film to be shown by itself, if the settings say so. A refused film does not stop the game. */
  async function fetchAutomaticFilm(
    id: number,
    isWorth: (frames: readonly Frame[]) => boolean,
  ): Promise<FilmView | null> {
    if (store.get().filmSettings.film !== 'always') return null
    try {
      const film = await fetchFilm(id, isWorth)
      return film && { ...film, leadsOn: true }
    } catch (error) {
      if (isContractError(error)) return null
      throw error
    }
  }

  function tableAt(id: number, film: FilmView, frame: number): Promise<GameSnapshot> {
    const { frames } = film
    const fetched = tables.get(frames) ?? new Map<number, Promise<GameSnapshot>>()
    tables.set(frames, fetched)
    const known = fetched.get(frame)
    if (known !== undefined) return known
    const asked = calls.filmed({ id, ...placeIn(film, frame) })
    fetched.set(frame, asked)
    // Ask again next time for a frame that failed.
    asked.catch(() => fetched.delete(frame))
    return asked
  }

  function showFrame(frame: number, running: boolean): void {
    const now = play()
    if (now === null || now.film === null) return
    const { film } = now
    const last = film.frames.length
    const to = Math.max(0, Math.min(last, frame))
    const isLatest = newRequest()
    change({ film: { ...film, running: running && (to < last || film.leadsOn) } })
    attempt(async () => {
      const table = await tableAt(now.id, film, to)
      const shown = play()?.film ?? null
      if (!isLatest() || shown === null) return
      change({ film: { ...shown, table, at: to, from: shown.at } })
      if (to < last) tableAt(now.id, film, to + 1).catch(() => undefined)
    })
  }

  const actions = {
    /**
     * Shows the film on request, since a stop or the viewer's own last act. Without frames the viewer is told that there is
     * nothing to see.
     */
    watch(since?: number): void {
      const now = play()
      if (now === null || now.table === null || now.film !== null) return
      const { table } = now
      attempt(async () => {
        const film = await fetchFilm(now.id, () => true, since)
        if (play()?.table !== table) return
        const none = { frames: [], byOperation: false, at: 0, from: 0, table, running: false, leadsOn: false, since }
        change({ film: film ?? none, past: null })
      })
    },
    goFrame: (frame: number) => showFrame(frame, false),
    /** While it runs: the frame after the present one has been shown long enough, or the end. */
    nextFrame(): void {
      const film = play()?.film ?? null
      if (film === null) return
      if (film.at < film.frames.length) showFrame(film.at + 1, true)
      else actions.endFilm()
    },
    runFilm(running: boolean): void {
      const film = play()?.film ?? null
      if (film === null) return
      // At its end, running starts it again.
      if (running && film.at === film.frames.length) showFrame(0, true)
      else change({ film: { ...film, running } })
    },
    endFilm(): void {
      newRequest()
      change({ film: null })
    },
    setFilm(taste: Partial<FilmSettings>): void {
      store.change((view) => {
        Object.assign(view.filmSettings, taste)
      })
      attempt(async () => {
        await host.calls.settings.write(taste)
      })
    },
  }

  return {
    actions,
    /** The film for a player who sits down where the other has left. */
    before: ({ id }: GameSnapshot): Promise<FilmView | null> => fetchAutomaticFilm(id, () => true),
    /** The film after an act against the program, once it has finished an operation. */
    async after(table: GameSnapshot): Promise<FilmView | null> {
      if (isShared(table) || [0, 1].every((side) => isPerson(table, side))) return null
      const reading = journalOf(table.system)
      return fetchAutomaticFilm(table.id, (frames) => isWorthSeeing(frames, reading))
    },
  }
}
