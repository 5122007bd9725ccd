import type { Entry, GameSnapshot } from '../../../src-main/contract/games.ts'
import { faultOf, isContractError, type Kit } from '../kit/kit.ts'
import { latestOnly } from '../kit/latest.ts'
import type { PlayChange } from '../known/play-view.ts'

type Marking = { readonly name: string; readonly note: string }

/** Reads the record of the game on the table (journal, stops, branches, chronicle), and writes bookmarks and names. */
export function recordActions({ host, store, attempt }: Kit, change: (part: PlayChange) => void) {
  const calls = host.calls.games
  /** Identifies the table of the journal and the stops; not the table itself, which must not be kept once it is covered. */
  let followed: Pick<GameSnapshot, 'id' | 'eyes' | 'stop'> | null = null
  const newFollow = latestOnly()
  const newLook = latestOnly()
  const newChronicle = latestOnly()

  const play = () => store.get().play

  /**
   * Reads the journal and the stops of a table; only the new ones if it continues the table followed last. Only the latest
   * request counts.
   */
  async function follow(table: GameSnapshot, isContinuation: boolean): Promise<void> {
    const isLatest = newFollow()
    const { id } = table
    const since = isContinuation && followed?.id === id && followed.eyes === table.eyes ? followed.stop : 0
    followed = null
    const [told, line, reports] = await Promise.all([
      calls.journal({ id, since }),
      calls.stops({ id, since }),
      calls.reports({ id }),
    ])
    const now = play()
    if (!isLatest() || now?.table !== table) return
    // A player who sits down sees reports that are new to him; older ones count as dismissed.
    const read = since > 0 ? now.readReports : reports.filter(({ isNew }) => !isNew).map(({ key }) => key)
    change({
      reports,
      reportsAt: table.stop,
      readReports: read.filter((key) => reports.some((one) => one.key === key)),
    })
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
    // Another side may be seated by now, which must not see these stops.
    const table = play()?.table ?? null
    if (table?.id === now.id && table.eyes === now.table.eyes) change({ stops })
  }

  async function readChronicle(): Promise<void> {
    const now = play()
    if (now === null || now.table === null) return
    const isLatest = newChronicle()
    const { table } = now
    try {
      const chronicle = await calls.chronicle({ id: now.id })
      if (isLatest() && play()?.id === now.id && play()?.table?.eyes === table.eyes) change({ chronicle })
    } catch (error) {
      // Another side is seated, or the game was closed: the chronicle is no longer needed.
      if (!isContractError(error)) throw error
    }
  }

  /** Writes something into the record, then reads the record again; shows a fault if the host denies it. */
  function note(write: (id: number) => Promise<unknown>, then: () => Promise<void>): void {
    const now = play()
    if (now === null) return
    attempt(async () => {
      try {
        await write(now.id)
        await then()
      } catch (error) {
        if (!isContractError(error)) throw error
        const fault = faultOf(error, host)
        change({ fault, ...(fault.code === 'NOT_KEPT' ? { keeping: 'not-kept' as const } : {}) })
      }
    })
  }

  const actions = {
    /** Dismisses a report. */
    putAwayReport(key: string): void {
      const now = play()
      if (now !== null) change({ readReports: [...now.readReports, key] })
    },
    /** Marks a report that is still going on as unread, so that it is shown once it is over. */
    expectReport(key: string): void {
      const now = play()
      if (now?.readReports.includes(key) !== true) return
      change({ readReports: now.readReports.filter((read) => read !== key) })
    },
    /** Shows the table as it was at a stop, or with null as it is now. Only the latest request counts. */
    lookAt(stop: number | null): void {
      const now = play()
      if (now === null || now.table === null) return
      const isLatest = newLook()
      if (stop === null || stop === now.table.stop) {
        change({ past: null, film: null })
        return
      }
      change({ past: { stop, table: now.past?.table ?? null }, film: null })
      attempt(async () => {
        const table = await calls.past({ id: now.id, stop })
        if (isLatest() && play()?.past?.stop === stop) change({ past: { stop, table } })
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
  return { follow, actions }
}

/** Appends new entries; whether the host counts `since` in or out, no entry is there twice. */
function joined(known: readonly Entry[], added: readonly Entry[], since: number): Entry[] {
  const from = Math.min(since + 1, ...added.map(({ stop }) => stop))
  return [...known.filter(({ stop }) => stop < from), ...added]
}
