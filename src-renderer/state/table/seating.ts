import { castDraft } from 'immer'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Passphrases } from '../../../src-main/contract/library.ts'
import type { filmActions } from './film.ts'
import type { Games } from '../library/games.ts'
import { isContractError, type Kit, passphraseFault } from '../kit/kit.ts'
import type { CurrentTable } from './current-table.ts'
import type { Place } from '../known/place.ts'
import { newPlay } from '../known/play-view.ts'
import { isShared, sidesThatMaySit } from './seats.ts'

export const noPassphrases: Passphrases = [null, null]

export type Seating = ReturnType<typeof seatActions>

/** Opens games, seats sides, hands the table over, and leaves it. */
export function seatActions(
  { host, store, places, attempt }: Kit,
  games: Games,
  { play, change, showTable, coverTable, context, visit, nextVisit, recordActions: { lookAt } }: CurrentTable,
  film: Pick<ReturnType<typeof filmActions>, 'before'>,
  leaveTo: (place: Place) => void,
) {
  const calls = host.calls.games

  /** The draft that a game was begun to try. */
  function draftTriedIn(game: number): number | undefined {
    const { trial } = store.get().drafts
    return trial?.game === game ? trial.draft : undefined
  }

  async function enter(id: number, passphrases: Passphrases, how: 'push' | 'replace', from?: string): Promise<void> {
    const mine = nextVisit()
    try {
      const table = await calls.open({ id, passphrases })
      // The player has gone elsewhere while the game was opened.
      if (mine !== visit()) return
      games.change({ unseal: null, message: null, refused: null, crashRead: true })
      store.change((view) => {
        view.play = castDraft({ ...newPlay(id), adjectives: table.adjectives, forkedFrom: from ?? null })
        view.place = { at: 'table', game: id }
        view.trouble = null
      })
      const draft = draftTriedIn(id)
      places.note({ at: 'table', game: id, ...(draft !== undefined && { draft }) }, how)
      await seat(table)
    } catch (error) {
      if (mine !== visit()) {
        if (isContractError(error)) return
        throw error
      }
      // There is no table to show behind the question for the passphrase.
      const draft = draftTriedIn(id)
      if (draft !== undefined) leaveTo({ at: 'bench', draft })
      else if (how === 'replace' || play() !== null) leaveTo({ at: 'games' })
      const wrong = passphraseFault(error)
      games.change({ unseal: wrong === undefined ? null : { of: 'game', id, to: 'open', wrong, busy: false } })
      if (wrong === undefined) games.showFault(error)
    }
  }

  async function seat(table: GameSnapshot): Promise<void> {
    if (isShared(table)) {
      // A side may still be seated since the window was closed or reloaded.
      if (table.seat !== null) await calls.stand({ id: table.id })
      coverTable(sidesThatMaySit(table), table.when)
      attempt(context.readSetting)
      return
    }
    if (table.seat !== null || table.players.open) {
      showTable(table)
      return
    }
    const [side = 0] = sidesThatMaySit(table)
    if (games.entryOf(table.id)?.sealed[side] === true) coverTable([side], table.when)
    else await sit(side, null)
  }

  async function sit(side: number, passphrase: string | null): Promise<void> {
    const now = play()
    if (now === null) return
    const mine = visit()
    try {
      const table = await calls.sit({ id: now.id, side, passphrase })
      // Fetch the film before the table is drawn, which would show how it ends.
      const meanwhile = await film.before(table)
      if (mine === visit()) showTable(table, false, meanwhile)
    } catch (error) {
      if (typeof passphraseFault(error) !== 'number') throw error
      const { sides = [side], when = null } = now.curtain ?? {}
      if (mine === visit()) change({ curtain: { sides, when, wrong: true, busy: false } })
    }
  }

  const actions = {
    open(id: number, passphrases: Passphrases = noPassphrases, how: 'push' | 'replace' = 'push'): void {
      const sealed = games.entryOf(id)?.sealed.includes(true) ?? false
      if (sealed && passphrases === noPassphrases) {
        games.change({ unseal: { of: 'game', id, to: 'open', wrong: null, busy: false } })
        return
      }
      attempt(() => enter(id, passphrases, how))
    },
    /** Opens a game with its passphrases. */
    enter: (id: number, passphrases: Passphrases) => enter(id, passphrases, 'push'),
    /** Opens a game and shows it as it was at a stop of a side; at a shared table that side is seated. */
    async enterAt(
      id: number,
      { side, stop }: { readonly side: number | null; readonly stop: number | null } = { side: null, stop: null },
    ): Promise<void> {
      await enter(id, noPassphrases, 'push')
      if (side !== null && play()?.id === id && play()?.curtain !== null) await sit(side, null)
      if (stop !== null && play()?.id === id) lookAt(stop)
    },
    leave(): void {
      const id = play()?.id
      nextVisit()
      store.change((view) => {
        view.play = null
      })
      if (id === undefined) return
      attempt(async () => {
        try {
          await calls.close({ id })
        } catch (error) {
          if (!isContractError(error) && host.connection() === 'connected') throw error
        }
        await games.read()
      })
    },
    sit(side: number, passphrase: string | null): void {
      const { id, curtain = null } = play() ?? {}
      if (id === undefined || curtain === null) return
      const mine = visit()
      change({ curtain: { ...curtain, busy: true, wrong: false } })
      attempt(async () => {
        try {
          await sit(side, passphrase)
        } catch (error) {
          if (!isContractError(error)) {
            if (mine === visit()) change({ curtain })
            throw error
          }
          // A restarted host has closed the game.
          if (mine === visit()) await enter(id, noPassphrases, 'replace')
        }
      })
    },
    /** Seats the side at once, without a curtain to draw; a side with a passphrase must enter it first. */
    handOver(side: number): void {
      const { id, table } = play() ?? {}
      if (id === undefined || games.entryOf(id)?.sealed[side] === true) {
        actions.cover(side)
        return
      }
      coverTable([side], table?.when ?? null)
      actions.sit(side, null)
    },
    /** Covers the table until the side sits down. */
    cover(side: number): void {
      const { id, table } = play() ?? {}
      coverTable([side], table?.when ?? null)
      if (id === undefined) return
      attempt(async () => {
        try {
          await calls.stand({ id })
        } catch (error) {
          // If the host has closed the game, the seat is free anyway.
          if (!isContractError(error)) throw error
        }
      })
    },
  }
  return { enter, actions }
}
