import type { Entry, GameSnapshot } from '../../src-main/contract/games.ts'
import { faultOf, isAnswer, type Kit } from './kit.ts'
import type { PlayChange } from './play-view.ts'

type Marking = { readonly name: string; readonly note: string }

/** The record of a game that is played: its journal, its line, its bookmarks, and the other lines beside it. */
export function recordOf({ host, store, attempt }: Kit, change: (part: PlayChange) => void) {
  const calls = host.calls.games
  let asked = 0
  /** Which table journal and line are of; not the table itself, which nobody keeps when it is covered. */
  let followed: Pick<GameSnapshot, 'id' | 'eyes' | 'stop'> | null = null
  let looks = 0
  let reckoned = 0

  const play = () => store.get().play

  /**
   * After every act: the journal and the line, of which only what is new is asked for where the table goes on from the one
   * that was followed last. The last one asked for counts.
   */
  async function follow(table: GameSnapshot, goesOn: boolean): Promise<void> {
    asked += 1
    const mine = asked
    const { id } = table
    const since = goesOn && followed?.id === id && followed.eyes === table.eyes ? followed.stop : 0
    followed = null
    const [told, line] = await Promise.all([calls.journal({ id, since }), calls.stops({ id, since })])
    const now = play()
    if (mine !== asked || now?.table !== table) return
    followed = { id, eyes: table.eyes, stop: table.stop }
    change({ journal: joined(now.journal, told, since), stops: [...now.stops.slice(0, since), ...line] })
    if (now.branches !== null) await readBranches()
  }

  async function readBranches(): Promise<void> {
    const now = play()
    if (now === null || now.table === null) return
    const branches = await calls.branches({ id: now.id })
    const table = play()?.table ?? null
    if (table?.id === now.id && table.eyes === now.table.eyes) change({ branches })
  }

  async function readStops(): Promise<void> {
    const now = play()
    if (now === null || now.table === null) return
    const stops = await calls.stops({ id: now.id })
    // Somebody else may have sat down meanwhile: the line of the other side is not for him.
    const table = play()?.table ?? null
    if (table?.id === now.id && table.eyes === now.table.eyes) change({ stops })
  }

  /** The last one asked for counts. */
  async function readChronicle(): Promise<void> {
    const now = play()
    if (now === null || now.table === null) return
    reckoned += 1
    const mine = reckoned
    const { table } = now
    try {
      const chronicle = await calls.chronicle({ id: now.id })
      if (mine === reckoned && play()?.id === now.id && play()?.table?.eyes === table.eyes) change({ chronicle })
    } catch (error) {
      // Somebody else has sat down, or the game is gone from the table: there is nobody to tell it to.
      if (!isAnswer(error)) throw error
    }
  }

  /** Something that is written into the record and may fail. */
  function note(write: (id: number) => Promise<unknown>, then: () => Promise<void>): void {
    const now = play()
    if (now === null) return
    attempt(async () => {
      try {
        await write(now.id)
        await then()
      } catch (error) {
        if (!isAnswer(error)) throw error
        const fault = faultOf(error, host)
        change({ fault, ...(fault.code === 'NOT_KEPT' ? { keeping: 'not-kept' as const } : {}) })
      }
    })
  }

  const deeds = {
    /** Shows the table as it was at a stop, or as it is now. The last stop that was asked for counts. */
    lookAt(stop: number | null): void {
      const now = play()
      if (now === null || now.table === null) return
      looks += 1
      const mine = looks
      if (stop === null || stop === now.table.stop) {
        change({ past: null, film: null })
        return
      }
      change({ past: { stop, table: now.past?.table ?? null }, film: null })
      attempt(async () => {
        const table = await calls.past({ id: now.id, stop })
        if (mine === looks && play()?.past?.stop === stop) change({ past: { stop, table } })
      })
    },
    mark: (stop: number, marking: Marking) => note((id) => calls.bookmark({ id, stop, ...marking }), readStops),
    changeMark: (mark: number, marking: Marking) => note((id) => calls.changeMark({ id, mark, ...marking }), readStops),
    dropMark: (mark: number) => note((id) => calls.dropMark({ id, mark }), readStops),
    readChronicle: () => attempt(readChronicle),
    readBranches: () => attempt(readBranches),
    nameBranch: (tip: number, marking: Marking) =>
      note((id) => calls.nameBranch({ id, tip, ...marking }), readBranches),
    changeLine: (mark: number, marking: Marking) =>
      note((id) => calls.changeMark({ id, mark, ...marking }), readBranches),
    compare: (a: number, b: number) =>
      note(
        async (id) => change({ comparison: await calls.compare({ id, a, b }) }),
        () => Promise.resolve(),
      ),
    closeComparison: () => change({ comparison: null }),
  }
  return { follow, deeds }
}

/** Whether the host counts the stop it is asked from in or out, nothing is there twice. */
function joined(known: readonly Entry[], told: readonly Entry[], since: number): Entry[] {
  const from = Math.min(since + 1, ...told.map(({ stop }) => stop))
  return [...known.filter(({ stop }) => stop < from), ...told]
}
