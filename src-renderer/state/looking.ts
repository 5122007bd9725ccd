import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { isAnswer, type Kit } from './kit.ts'
import type { CurrentTable } from './current-table.ts'
import { playsProgram, toSit } from './seats.ts'
import { noPassphrases, type Seating } from './seating.ts'

export type Looking = ReturnType<typeof lookingOf>

/** Asks how a game stands that may have gone on without this window. */
export function lookingOf(
  { host }: Kit,
  { play, change, lay, cover, sitting }: CurrentTable,
  { enter }: Pick<Seating, 'enter'>,
) {
  /**
   * The table as it stands now; null where somebody else sits at it by then, or the game was not on it any more (after a
   * new start of the host, or taken off in another window) and is laid there anew.
   */
  async function look(id: number): Promise<GameSnapshot | null> {
    const mine = sitting()
    try {
      const table = await host.calls.games.look({ id })
      return mine === sitting() ? table : null
    } catch (error) {
      if (isAnswer(error)) {
        if (mine === sitting()) await enter(id, noPassphrases, 'replace')
      } else if (host.connection() === 'connected') throw error
      return null
    }
  }

  /** Of an act that the program thinks about it shows when it is done whether it was. */
  async function untilThought(table: GameSnapshot): Promise<void> {
    if (!playsProgram(table)) return
    try {
      await host.calls.games.goOn({ id: table.id })
    } catch (error) {
      if (!isAnswer(error) && host.connection() === 'connected') throw error
    }
  }

  /** After the connection was away, or while the program thinks; what became of an act that it was away under is told. */
  async function lookAgain(): Promise<void> {
    const before = play()
    if (before === null || before.table === null) return
    if (before.keeping === 'unsure') await untilThought(before.table)
    const table = await look(before.id)
    const now = play()
    // What has been laid meanwhile is newer.
    if (table === null || now === null || now.table !== before.table) return
    const same = isSame(before.table, table)
    change({ fault: null, ...(now.keeping === 'unsure' ? { fate: same ? 'not-done' : 'done' } : {}) })
    lay(table, false, same ? now.film : null)
  }

  /** When somebody comes back: the game may have gone on in another window, and others may sit at it by now. */
  async function catchUp(): Promise<void> {
    const before = play()
    if (before === null || before.table === null || before.film !== null) return
    const table = await look(before.id)
    if (table === null || play()?.table !== before.table || isSame(before.table, table)) return
    if (table.seat === before.table.seat) lay(table)
    else cover(toSit(table), table.when)
  }

  return { lookAgain, catchUp }
}

/** Nothing was done between two looks at a table. */
const isSame = (before: GameSnapshot, after: GameSnapshot): boolean =>
  before.stop === after.stop &&
  before.decider === after.decider &&
  JSON.stringify(before.question) === JSON.stringify(after.question)
