import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Thoughts } from '../../src-main/contract/opponents.ts'
import { isAborted, isAnswer, type Kit } from './kit.ts'
import type { PlayChange, PlayView } from './play-view.ts'
import { isPerson, playsProgram } from './seats.ts'

/** So long the program may think before the window says so, in ms. */
const PATIENCE = 300

/** The table as thinking is shown at it. */
type AtTable = {
  play(): PlayView | null
  change(part: PlayChange): void
  lay(table: GameSnapshot): void
  sitting(): number
  another(): number
}

/** Hears what the program does, and has it stop, think again, or leave its choice to chance. */
export function thinkingOf(
  { host, attempt }: Kit,
  { play, change, lay, sitting, another }: AtTable,
  lookAgain: () => Promise<void>,
) {
  const calls = host.calls.games
  /** The game that is followed. */
  let followed: number | null = null

  /** Follows the game that has been laid, as long as it lies there. */
  function follow(table: GameSnapshot): void {
    if (followed === table.id || !playsProgram(table)) return
    const { id } = table
    followed = id
    let soon: ReturnType<typeof setTimeout> | undefined
    let latest: Thoughts = { at: 'rest' }
    const isHere = (): boolean => play()?.id === id
    const showLatest = (): void => {
      clearTimeout(soon)
      soon = undefined
      if (isHere()) change({ thoughts: latest.at === 'rest' ? null : latest })
    }
    /** That it thinks is shown when it has thought for a while, from then on with every report. */
    const show = (thoughts: Thoughts): void => {
      latest = thoughts
      if (thoughts.at !== 'thinking' || play()?.thoughts) showLatest()
      else soon ??= setTimeout(showLatest, PATIENCE)
    }
    attempt(async () => {
      try {
        for await (const thoughts of await calls.thinking({ id })) {
          if (!isHere()) return
          show(thoughts)
          const { decider = null } = play()?.table ?? {}
          if (thoughts.at !== 'thinking' && decider !== null && !isPerson(table, decider)) await lookAgain()
        }
      } catch (error) {
        if (!isAnswer(error) && !isAborted(error) && host.connection() === 'connected') throw error
      } finally {
        clearTimeout(soon)
        if (followed === id) followed = null
      }
    })
  }

  /** Something that is asked for while the program has the turn. The act that led to it says nothing after that. */
  const ask = (send: (id: number) => Promise<GameSnapshot>): void => {
    const { id } = play() ?? {}
    if (id === undefined) return
    const mine = another()
    attempt(async () => {
      try {
        const table = await send(id)
        if (mine === sitting()) lay(table)
      } catch (error) {
        if (!isAnswer(error)) throw error
        await lookAgain()
      }
    })
  }

  return {
    follow,
    deeds: {
      /** In an open game: it stops, and what it was asked about is taken back. */
      takeBackWhileThinking: () => ask((id) => calls.undo({ id })),
      thinkAgain: () => ask((id) => calls.goOn({ id })),
      leaveToChance: () => ask((id) => calls.goOn({ id, byChance: true })),
    },
  }
}
