import { castDraft } from 'immer'
import type { AnswerTo, Eyes, Refusal, Table } from '../../src-main/contract/games.ts'
import type { Passphrases } from '../../src-main/contract/library.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { aroundOf } from './around.ts'
import type { Games } from './games.ts'
import { type FilmView, filmOf } from './film.ts'
import { inquiryOf } from './inquiry.ts'
import { layersOf } from './layers.ts'
import { dataOf, faultOf, isAnswer, type Kit } from './kit.ts'
import type { Place } from './place.ts'
import { newPlay, type PlayChange } from './play-view.ts'
import { recordOf } from './record.ts'
import { isPerson, isShared, toSit } from './seats.ts'

/** What can be done at the table. */
export type Play = ReturnType<typeof playOf>

const open: Passphrases = [null, null]
/** So long an act may take before the window says that it is under way. In ms. */
const patience = 120

export function playOf(kit: Kit, games: Games, leaveTo: (place: Place) => void) {
  const { host, store, places, attempt } = kit
  const calls = host.calls.games
  // Raised whenever another table is looked at: what comes back for an earlier one is not for this one.
  let sitting = 0
  /** The sitting in which an act is under way: until it is done there is no other. */
  let acting: number | null = null
  /** The stop at which an act was sent under which the connection broke. */
  let unsureFrom: number | null = null

  const play = () => store.get().play

  function change(part: PlayChange): void {
    store.change((view) => {
      if (view.play !== null) Object.assign(view.play, part)
    })
  }
  const record = recordOf(kit, change)
  const film = filmOf(kit, change)
  const around = aroundOf(kit, change)
  const connected = () => host.connection() === 'connected'

  /** Lays a table that the host has told, and asks for what belongs to it; `goesOn`: it follows on the one that lay here. */
  function lay(table: Table, goesOn = false, meanwhile: FilmView | null = null): void {
    change({ table, keeping: 'kept', curtain: null, film: meanwhile, ...(meanwhile === null ? {} : { past: null }) })
    attempt(() => record.follow(table, goesOn))
    attempt(around.readLesson)
    if (play()?.words === null) attempt(around.read)
    if (table.decider === null || isPerson(table, table.decider) || table.readOnly !== null) return
    const mine = sitting
    setTimeout(() => {
      if (mine === sitting && connected()) attempt(lookAgain)
    }, 500)
  }

  /** Covers the table: nothing of it stays in the window. */
  function cover(sides: readonly number[], when: Words | null): void {
    const now = play()
    if (now === null) return
    sitting += 1
    const { id, sides: ids, setting, drawing, words, forkedFrom } = now
    const curtain = { sides, wrong: false, busy: false, when }
    change({ ...newPlay(id), sides: ids, setting, drawing, words, forkedFrom, curtain })
  }

  async function seat(table: Table): Promise<void> {
    if (isShared(table)) {
      // Somebody may have sat there when the window was closed or loaded again.
      if (table.seat !== null) await calls.stand({ id: table.id })
      cover(toSit(table), table.when)
      attempt(around.readSetting)
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
    const mine = sitting
    try {
      const table = await calls.sit({ id: now.id, side, passphrase })
      // The film is at hand before anything is drawn: what it leads up to is not seen first.
      const meanwhile = await film.before(table)
      if (mine === sitting) lay(table, false, meanwhile)
    } catch (error) {
      const { code } = faultOf(error, connected())
      if (code !== 'WRONG_PASSPHRASE') throw error
      const { sides = [side], when = null } = now.curtain ?? {}
      if (mine === sitting) change({ curtain: { sides, when, wrong: true, busy: false } })
    }
  }

  async function enter(id: number, passphrases: Passphrases, how: 'push' | 'replace', from?: string): Promise<void> {
    sitting += 1
    try {
      const table = await calls.open({ id, passphrases })
      games.change({ unseal: null, said: null, crashRead: true })
      store.change((view) => {
        view.play = castDraft({ ...newPlay(id), sides: table.sides, forkedFrom: from ?? null })
        view.place = { at: 'table', game: id }
      })
      places.note({ at: 'table', game: id }, how)
      await seat(table)
    } catch (error) {
      const { code } = faultOf(error, connected())
      const wrong = code === 'WRONG_PASSPHRASE' ? Number(dataOf(error)?.['side'] ?? 0) : null
      if (code === 'SEALED' || wrong !== null) {
        // Before it is open there is nothing to show of it but the question.
        if (how === 'replace' || play() !== null) leaveTo({ at: 'games' })
        games.change({ unseal: { of: 'game', id, to: 'open', wrong, busy: false } })
        return
      }
      games.change({ unseal: null })
      if (how === 'replace' || play() !== null) leaveTo({ at: 'games' })
      games.sayFault(error)
    }
  }

  /** Asks what is on the table, after the connection was away or while the program thinks. */
  async function lookAgain(): Promise<void> {
    const now = play()
    if (now === null || now.table === null) return
    const table = await look(now.id)
    if (table === null) return
    const fate = unsureFrom === null ? now.fate : isSame(now.table, table) ? 'not-done' : 'done'
    unsureFrom = null
    change({ fate, fault: null })
    lay(table, false, isSame(now.table, table) ? now.film : null)
  }

  /**
   * The table as it stands now; null where somebody else sits at it by then, or the game was not on it any more (after a
   * new start of the host, or taken off in another window) and is laid there anew.
   */
  async function look(id: number): Promise<Table | null> {
    const mine = sitting
    try {
      const table = await calls.look({ id })
      return mine === sitting ? table : null
    } catch (error) {
      if (isAnswer(error)) {
        if (mine === sitting) await enter(id, open, 'replace')
      } else if (connected()) throw error
      return null
    }
  }

  /** The game may have gone on in another window: then it is laid as it stands now, for whoever sits at it by now. */
  async function catchUp(): Promise<void> {
    const now = play()
    if (now === null || now.table === null || now.film !== null) return
    const table = await look(now.id)
    if (table === null || play()?.table !== now.table || isSame(now.table, table)) return
    if (table.seat === now.table.seat) lay(table)
    else cover(toSit(table), table.when)
  }

  /** An act of any kind. What was sent into the void is not sent again: first one looks. */
  function move(
    send: (id: number, table: Table) => Promise<Table>,
    goesOn: boolean,
    then?: (table: Table) => Promise<FilmView | null>,
  ): void {
    const now = play()
    if (now === null || now.table === null || now.film !== null || acting === sitting || now.keeping === 'unsure')
      return
    const [mine, laid] = [sitting, now.table]
    acting = mine
    change({ fault: null, refusal: null, fate: null })
    // An act is done before one could read that it is under way: that is said only where it takes its time.
    const slow = setTimeout(() => {
      if (acting === mine && mine === sitting) change({ keeping: 'keeping' })
    }, patience)
    attempt(async () => {
      try {
        const table = await send(now.id, laid)
        const meanwhile = then === undefined || mine !== sitting ? null : await then(table)
        if (mine === sitting) lay(table, goesOn, meanwhile)
      } catch (error) {
        if (mine !== sitting) return
        if (isAnswer(error)) {
          // What is not possible now may have been in another window, where the game has gone on.
          if (error.code === 'NOT_NOW') await catchUp()
          if (mine === sitting) refuse(error)
          return
        }
        unsureFrom = laid.stop
        change({ keeping: 'unsure' })
        if (connected()) await lookAgain()
      } finally {
        clearTimeout(slow)
        if (acting === mine) acting = null
      }
    })
  }

  function refuse(error: unknown): void {
    const fault = faultOf(error, connected())
    const data = dataOf(error)
    if (fault.code === 'REFUSED' && data !== null) {
      // The contract says that this error has a refusal with it.
      change({ keeping: 'kept', refusal: data as Refusal })
      return
    }
    change({ keeping: fault.code === 'NOT_KEPT' ? 'not-kept' : 'kept', fault })
    if (fault.code === 'NOT_FOUND') leaveTo({ at: 'games' })
  }

  return {
    open(id: number, passphrases: Passphrases = open, how: 'push' | 'replace' = 'push'): void {
      const sealed = games.entryOf(id)?.sealed.includes(true) ?? false
      if (sealed && passphrases === open) {
        games.change({ unseal: { of: 'game', id, to: 'open', wrong: null, busy: false } })
        return
      }
      attempt(() => enter(id, passphrases, how))
    },
    /** Opens a game whose passphrases are at hand. */
    enter: (id: number, passphrases: Passphrases) => enter(id, passphrases, 'push'),
    /** The host is there again: the table is asked for anew. */
    again: () => lookAgain(),
    readWords: () => attempt(around.read),
    leave(): void {
      const id = play()?.id
      sitting += 1
      unsureFrom = null
      store.change((view) => {
        view.play = null
      })
      if (id === undefined) return
      attempt(async () => {
        try {
          await calls.close({ id })
        } catch (error) {
          if (!isAnswer(error) && connected()) throw error
        }
        await games.read()
      })
    },
    sit(side: number, passphrase: string | null): void {
      const curtain = play()?.curtain ?? null
      if (curtain === null) return
      change({ curtain: { ...curtain, busy: true, wrong: false } })
      attempt(() => sit(side, passphrase))
    },
    handOver(side: number): void {
      const id = play()?.id
      cover([side], play()?.table?.when ?? null)
      if (id !== undefined) {
        attempt(async () => {
          await calls.stand({ id })
        })
      }
    },
    /** When the game is over: looks at it as either side, or as both. What was shown before is put away. */
    lookAs(eyes: Eyes): void {
      const now = play()
      if (now === null) return
      sitting += 1
      const mine = sitting
      attempt(async () => {
        try {
          const table = await calls.lookAs({ id: now.id, eyes })
          const { id, sides, setting, drawing, words, chronicle } = play() ?? now
          if (mine !== sitting) return
          change({ ...newPlay(id), sides, setting, drawing, words, chronicle, table })
          lay(table)
        } catch (error) {
          if (!isAnswer(error)) throw error
          refuse(error)
        }
      })
    },
    act: (action: string) => move((id, table) => calls.act({ id, action, ...answerTo(table) }), true, film.after),
    undo: () => move((id, { stop }) => calls.undo({ id, stop }), false),
    redo: () => move((id, { stop }) => calls.redo({ id, stop }), true),
    goTo: (moment: number) => move((id) => calls.goTo({ id, moment }), false),
    fork(stop: number): void {
      const now = play()
      if (now === null || now.table === null) return
      const { name } = now.table
      attempt(async () => {
        try {
          const { id } = await calls.fork({ id: now.id, stop, language: store.get().language })
          await calls.close({ id: now.id })
          await games.read()
          await enter(id, open, 'push', name)
        } catch (error) {
          if (!isAnswer(error)) throw error
          refuse(error)
        }
      })
    },
    lookAgain: () => attempt(lookAgain),
    /** Somebody comes back to this window. */
    catchUp(): void {
      if (connected() && acting !== sitting && play()?.keeping === 'kept') attempt(catchUp)
    },
    /** What was not kept has not been done either, so with the message there is nothing left of it. */
    hush(): void {
      const keeping = play()?.keeping === 'not-kept' ? 'kept' : (play()?.keeping ?? 'kept')
      change({ fault: null, refusal: null, fate: null, forkedFrom: null, keeping })
    },
    ...record.deeds,
    ...film.deeds,
    ...inquiryOf(kit),
    layers: layersOf(kit),
  }
}

/** The question that is answered, for the host to see that it is still the one that is asked. */
function answerTo({ stop, question }: Table): { readonly to?: AnswerTo } {
  return question === null ? {} : { to: { stop, prompt: question.prompt, about: question.about } }
}

/** Nothing was done between two looks at a table. */
const isSame = (before: Table, after: Table): boolean =>
  before.stop === after.stop &&
  before.decider === after.decider &&
  JSON.stringify(before.question) === JSON.stringify(after.question)
