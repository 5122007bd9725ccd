import { castDraft } from 'immer'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Passphrases } from '../../src-main/contract/library.ts'
import type { filmOf } from './film.ts'
import type { Games } from './games.ts'
import { isAnswer, type Kit, sealIn } from './kit.ts'
import type { CurrentTable } from './current-table.ts'
import type { Place } from './place.ts'
import { newPlay } from './play-view.ts'
import { isShared, toSit } from './seats.ts'

export const noPassphrases: Passphrases = [null, null]

export type Seating = ReturnType<typeof seatingOf>

/** Who comes to a table, sits down at it, hands it over and leaves. */
export function seatingOf(
  { host, store, places, attempt }: Kit,
  games: Games,
  { play, change, lay, cover, context, sitting, another }: CurrentTable,
  film: Pick<ReturnType<typeof filmOf>, 'before'>,
  leaveTo: (place: Place) => void,
) {
  const calls = host.calls.games

  async function enter(id: number, passphrases: Passphrases, how: 'push' | 'replace', from?: string): Promise<void> {
    const mine = another()
    try {
      const table = await calls.open({ id, passphrases })
      // Whoever has gone elsewhere while it was opened stays there.
      if (mine !== sitting()) return
      games.change({ unseal: null, said: null, crashRead: true })
      store.change((view) => {
        view.play = castDraft({ ...newPlay(id), sides: table.sides, forkedFrom: from ?? null })
        view.place = { at: 'table', game: id }
      })
      places.note({ at: 'table', game: id }, how)
      await seat(table)
    } catch (error) {
      if (mine !== sitting()) {
        if (isAnswer(error)) return
        throw error
      }
      // Before it is open there is nothing to show of it but the question.
      if (how === 'replace' || play() !== null) leaveTo({ at: 'games' })
      const wrong = sealIn(error)
      games.change({ unseal: wrong === undefined ? null : { of: 'game', id, to: 'open', wrong, busy: false } })
      if (wrong === undefined) games.sayFault(error)
    }
  }

  async function seat(table: GameSnapshot): Promise<void> {
    if (isShared(table)) {
      // Somebody may have sat there when the window was closed or loaded again.
      if (table.seat !== null) await calls.stand({ id: table.id })
      cover(toSit(table), table.when)
      attempt(context.readSetting)
      return
    }
    if (table.seat !== null || table.players.open) {
      lay(table)
      return
    }
    const [side = 0] = toSit(table)
    if (games.entryOf(table.id)?.sealed[side] === true) cover([side], table.when)
    else await sit(side, null)
  }

  async function sit(side: number, passphrase: string | null): Promise<void> {
    const now = play()
    if (now === null) return
    const mine = sitting()
    try {
      const table = await calls.sit({ id: now.id, side, passphrase })
      // The film is at hand before anything is drawn: what it leads up to is not seen first.
      const meanwhile = await film.before(table)
      if (mine === sitting()) lay(table, false, meanwhile)
    } catch (error) {
      if (typeof sealIn(error) !== 'number') throw error
      const { sides = [side], when = null } = now.curtain ?? {}
      if (mine === sitting()) change({ curtain: { sides, when, wrong: true, busy: false } })
    }
  }

  const deeds = {
    open(id: number, passphrases: Passphrases = noPassphrases, how: 'push' | 'replace' = 'push'): void {
      const sealed = games.entryOf(id)?.sealed.includes(true) ?? false
      if (sealed && passphrases === noPassphrases) {
        games.change({ unseal: { of: 'game', id, to: 'open', wrong: null, busy: false } })
        return
      }
      attempt(() => enter(id, passphrases, how))
    },
    /** Opens a game whose passphrases are at hand. */
    enter: (id: number, passphrases: Passphrases) => enter(id, passphrases, 'push'),
    leave(): void {
      const id = play()?.id
      another()
      store.change((view) => {
        view.play = null
      })
      if (id === undefined) return
      attempt(async () => {
        try {
          await calls.close({ id })
        } catch (error) {
          if (!isAnswer(error) && host.connection() === 'connected') throw error
        }
        await games.read()
      })
    },
    sit(side: number, passphrase: string | null): void {
      const { id, curtain = null } = play() ?? {}
      if (id === undefined || curtain === null) return
      const mine = sitting()
      change({ curtain: { ...curtain, busy: true, wrong: false } })
      attempt(async () => {
        try {
          await sit(side, passphrase)
        } catch (error) {
          if (!isAnswer(error)) {
            if (mine === sitting()) change({ curtain })
            throw error
          }
          // After a new start of the host the game is not on the table any more.
          if (mine === sitting()) await enter(id, noPassphrases, 'replace')
        }
      })
    },
    handOver(side: number): void {
      const { id, table } = play() ?? {}
      cover([side], table?.when ?? null)
      if (id === undefined) return
      attempt(async () => {
        try {
          await calls.stand({ id })
        } catch (error) {
          // At a game that is not on the table any more nobody sits.
          if (!isAnswer(error)) throw error
        }
      })
    },
  }
  return { enter, deeds }
}
