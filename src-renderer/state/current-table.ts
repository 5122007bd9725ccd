import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { tableContext } from './table-context.ts'
import type { FilmView } from './film-view.ts'
import type { Kit } from './kit.ts'
import { newPlay, type PlayChange } from './play-view.ts'
import { recordOf } from './record.ts'
import { thinkingOf } from './thinking.ts'

export type CurrentTable = ReturnType<typeof currentTable>

/** The table as it lies in the window: laid as the host has told it, or covered. */
export function currentTable(kit: Kit, lookAgain: () => Promise<void>) {
  const { store, attempt } = kit
  // Raised whenever another table is looked at: what comes back for an earlier one is not for this one.
  let sitting = 0

  const play = () => store.get().play

  function change(part: PlayChange): void {
    store.change((view) => {
      if (view.play !== null) Object.assign(view.play, part)
    })
  }
  const record = recordOf(kit, change)
  const context = tableContext(kit, change)
  const another = (): number => (sitting += 1)
  const thinking = thinkingOf(
    kit,
    { play, change, lay: (table) => lay(table), sitting: () => sitting, another },
    lookAgain,
  )

  /** Lays a table, and asks for what belongs to it; `goesOn`: it follows on the one that lay here. */
  function lay(table: GameSnapshot, goesOn = false, meanwhile: FilmView | null = null): void {
    change({ table, keeping: 'kept', curtain: null, film: meanwhile, ...(meanwhile === null ? {} : { past: null }) })
    attempt(() => record.follow(table, goesOn))
    attempt(context.readLesson)
    if (play()?.words === null) attempt(context.read)
    thinking.follow(table)
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

  return {
    play,
    change,
    lay,
    cover,
    context,
    recordDeeds: record.deeds,
    thinkingDeeds: thinking.deeds,
    /** The number of the table that is looked at. */
    sitting: () => sitting,
    /** Another table is looked at from now on; its number. */
    another,
  }
}
