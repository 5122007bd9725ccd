import { canPlay, type Player } from '#engine/opponents/opponent.ts'
import type { Opponent, OwnPrograms } from '../contract/opponents.ts'
import type { Programs } from '../programs/programs.ts'

export type OpponentsService = ReturnType<typeof opponentsService>

/** The opponents: those that come with this program, and the user's own bots. */
export function opponentsService(opponents: readonly Player[], programs: Programs, readAgain: () => void) {
  const ableTo = (system: string, side: number): string[] =>
    opponents.filter((one) => canPlay(one, system, side)).map(({ id }) => id)
  return {
    list: (): Opponent[] => opponents.map(({ id, name, about }) => ({ id, name, about })),
    /** The ids of the opponents that can play each side of a rule system. */
    ableTo: (system: string): [string[], string[]] => [ableTo(system, 0), ableTo(system, 1)],
    /** `again`: read the file again first. */
    own(again: boolean): OwnPrograms {
      if (again) readAgain()
      return {
        file: programs.file,
        programs: programs.players.map(({ id, name, about }) => ({ id, name, about })),
        faults: [...programs.faults],
      }
    },
  }
}
