import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { isContractError, type Kit } from '../kit/kit.ts'
import type { FilmView } from '../known/film-view.ts'
import type { CurrentTable } from './current-table.ts'
import { playsProgram, sidesThatMaySit } from './seats.ts'
import { noPassphrases, type Seating } from './seating.ts'

export type Refresh = ReturnType<typeof refreshActions>

/** Reads the table again when the game may have gone on without this window. */
export function refreshActions(
  { host }: Kit,
  { play, change, showTable, coverTable, visit }: CurrentTable,
  { enter }: Pick<Seating, 'enter'>,
) {
  /**
   * Reads the present table; null if another visit has begun meanwhile. If the host has closed the game (it was restarted,
   * or another window closed it), enters it again.
   */
  async function readTable(id: number): Promise<GameSnapshot | 'entered again' | null> {
    const mine = visit()
    try {
      const table = await host.calls.games.look({ id })
      return mine === visit() ? table : null
    } catch (error) {
      if (isContractError(error)) {
        if (mine !== visit()) return null
        await enter(id, noPassphrases, 'replace')
        return 'entered again'
      }
      if (host.connection() === 'connected') throw error
      return null
    }
  }

  /** Waits until the program has answered: only then is it known whether an act it thinks about was done. */
  async function waitForProgram(table: GameSnapshot): Promise<void> {
    if (!playsProgram(table)) return
    try {
      await host.calls.games.goOn({ id: table.id })
    } catch (error) {
      if (!isContractError(error) && host.connection() === 'connected') throw error
    }
  }

  /** Reads the table after a lost connection or the program's turn, and tells what became of an interrupted act. */
  async function refresh(): Promise<void> {
    const before = play()
    if (before === null || before.table === null) return
    if (before.keeping === 'unsure') await waitForProgram(before.table)
    const table = await readTable(before.id)
    const now = play()
    // A table shown meanwhile is newer.
    if (table === null || table === 'entered again' || now === null || now.table !== before.table) return
    const isUnchanged = isSame(before.table, table)
    change({ fault: null, ...(now.keeping === 'unsure' ? { interruptedAct: isUnchanged ? 'not-done' : 'done' } : {}) })
    showRead(table, before.table, isUnchanged ? now.film : null)
  }

  /** Shows a table that was read, or covers it if the seat has changed hands or been freed since. */
  function showRead(table: GameSnapshot, before: GameSnapshot, film: FilmView | null = null): void {
    if (table.seat === before.seat) showTable(table, false, film)
    else coverTable(sidesThatMaySit(table), table.when)
  }

  /** Reads the table when the viewer returns to this window: another window may have played on or changed seats. */
  async function refreshOnReturn(): Promise<'entered again' | undefined> {
    const before = play()
    if (before === null || before.table === null || before.film !== null) return undefined
    const table = await readTable(before.id)
    if (table === 'entered again') return table
    if (table !== null && play()?.table === before.table && !isSame(before.table, table)) showRead(table, before.table)
    return undefined
  }

  return { refresh, refreshOnReturn }
}

/** Whether nothing was done between two snapshots and the seat is the same. */
const isSame = (before: GameSnapshot, after: GameSnapshot): boolean =>
  before.seat === after.seat &&
  before.stop === after.stop &&
  before.decider === after.decider &&
  JSON.stringify(before.question) === JSON.stringify(after.question)
