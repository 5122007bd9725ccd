import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { tableContext } from './table-context.ts'
import { noWork } from '../known/counsel-view.ts'
import type { FilmView } from '../known/film-view.ts'
import { isContractError, type Kit } from '../kit/kit.ts'
import { newPlay, type PlayChange } from '../known/play-view.ts'
import { recordActions } from './record.ts'
import { thinkingActions } from './thinking.ts'

export type CurrentTable = ReturnType<typeof currentTable>

/** The table in the window: shows the host's snapshots, or covers the table behind the curtain. */
export function currentTable(kit: Kit, refresh: () => Promise<void>, isActing: () => boolean) {
  const { store, attempt } = kit
  // Incremented for each new table or viewer: an answer from an earlier visit is dropped.
  let visit = 0

  const play = () => store.get().play

  function change(part: PlayChange): void {
    store.change((view) => {
      if (view.play !== null) Object.assign(view.play, part)
    })
  }
  /** Runs work for the seated side. If another window has freed the seat meanwhile, reads the table again instead. */
  function attemptSeated(work: () => Promise<void>): void {
    attempt(async () => {
      try {
        await work()
      } catch (error) {
        if (!isContractError(error) || error.code !== 'NOT_YOURS') throw error
        await refresh()
      }
    })
  }

  const record = recordActions({ ...kit, attempt: attemptSeated }, change)
  const context = tableContext(kit, change)
  const nextVisit = (): number => (visit += 1)
  const thinking = thinkingActions(
    kit,
    { play, change, showTable: (table) => showTable(table), visit: () => visit, nextVisit },
    refresh,
    isActing,
  )

  /** Shows a snapshot and reads what belongs to it. `isContinuation`: it continues the line of the one shown before. */
  function showTable(table: GameSnapshot, isContinuation = false, meanwhile: FilmView | null = null): void {
    change({
      table,
      keeping: 'kept',
      curtain: null,
      film: meanwhile,
      advice: noWork,
      remarks: noWork,
      ...(meanwhile === null ? {} : { past: null }),
    })
    attemptSeated(() => record.follow(table, isContinuation))
    attemptSeated(context.readLesson)
    if (play()?.words === null) attempt(context.read)
    thinking.follow(table)
  }

  /** Puts the curtain over the table, and removes from the window what only one side may see. */
  function coverTable(sides: readonly number[], when: Words | null): void {
    const now = play()
    if (now === null) return
    visit += 1
    const { id, adjectives, setting, drawing, words, forkedFrom } = now
    const curtain = { sides, wrong: false, busy: false, when }
    change({ ...newPlay(id), adjectives, setting, drawing, words, forkedFrom, curtain })
  }

  return {
    play,
    change,
    showTable,
    coverTable,
    context,
    recordActions: record.actions,
    thinkingActions: thinking.actions,
    /** The number of the present visit to a table. */
    visit: () => visit,
    /** Starts another visit, and returns its number. */
    nextVisit,
  }
}
