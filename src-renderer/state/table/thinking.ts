import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Thoughts } from '../../../src-main/contract/opponents.ts'
import { isAborted, isContractError, type Kit } from '../kit/kit.ts'
import type { PlayChange, PlayView } from '../known/play-view.ts'
import { isPerson, playsProgram } from './seats.ts'

/** Time in ms after which the window says that the program is thinking. */
const PATIENCE = 300

/** The part of the current table that this module needs. */
type AtTable = {
  play(): PlayView | null
  change(part: PlayChange): void
  showTable(table: GameSnapshot): void
  visit(): number
  nextVisit(): number
}

/** Follows what the program does on its turn; stops it, or has it think again or leave its choice to chance. */
export function thinkingActions(
  { host, attempt }: Kit,
  { play, change, showTable, visit, nextVisit }: AtTable,
  refresh: () => Promise<void>,
  /** Whether an act of this window is on its way: its response brings the table. */
  isActing: () => boolean,
) {
  const calls = host.calls.games
  /** The id of the followed game. */
  let followed: number | null = null

  /** Follows the game until another one is shown. */
  function follow(table: GameSnapshot): void {
    if (followed === table.id || !playsProgram(table)) return
    const { id } = table
    followed = id
    let soon: ReturnType<typeof setTimeout> | undefined
    let latest: Thoughts = { at: 'rest' }
    /** The program thinks about an act not sent by this window, for example after a reload: the table shown is stale. */
    let isBehind = false
    const isHere = (): boolean => play()?.id === id
    const showLatest = (): void => {
      clearTimeout(soon)
      soon = undefined
      if (isHere()) change({ thoughts: latest.at === 'rest' ? null : latest })
    }
    /**
     * Shows thinking only once it has lasted a while (in hidden games the host delays it already); from then on, every
     * report at once.
     */
    const show = (thoughts: Thoughts): void => {
      latest = thoughts
      if (thoughts.at !== 'thinking' || !table.players.open || play()?.thoughts) showLatest()
      else soon ??= setTimeout(showLatest, PATIENCE)
    }
    attempt(async () => {
      try {
        for await (const thoughts of await calls.thinking({ id })) {
          if (!isHere()) return
          show(thoughts)
          if (thoughts.at === 'thinking') {
            isBehind = !isActing()
            continue
          }
          const { decider = null } = play()?.table ?? {}
          if (isBehind || (decider !== null && !isPerson(table, decider))) await refresh()
          isBehind = false
        }
      } catch (error) {
        if (!isContractError(error) && !isAborted(error) && host.connection() === 'connected') throw error
      } finally {
        clearTimeout(soon)
        if (followed === id) followed = null
      }
    })
  }

  /** Sends a request while the program has the turn. It starts another visit, so the pending act shows nothing any more. */
  const ask = (send: (id: number) => Promise<GameSnapshot>): void => {
    const { id } = play() ?? {}
    if (id === undefined) return
    const mine = nextVisit()
    attempt(async () => {
      try {
        const table = await send(id)
        if (mine === visit()) showTable(table)
      } catch (error) {
        if (!isContractError(error)) throw error
        await refresh()
      }
    })
  }

  return {
    follow,
    actions: {
      /** In an open game: stops the program and takes back the act it was answering. */
      takeBackWhileThinking: () => ask((id) => calls.undo({ id })),
      thinkAgain: () => ask((id) => calls.goOn({ id })),
      leaveToChance: () => ask((id) => calls.goOn({ id, byChance: true })),
      /** Gives a side whose program has failed to another player. */
      giveSide: (side: number, to: string) => ask((id) => calls.giveSide({ id, side, to })),
    },
  }
}
