import type { Branch, Chronicle, Comparison, Entry, Frame, NewGame, Stop, GameSnapshot } from '../contract/games.ts'
import type { Language } from '../contract/settings.ts'
import { chronicleSeen } from '../games/asked/chronicle.ts'
import { copyOf, lineAlone } from '../games/files/copying.ts'
import { kept } from '../wording/denial.ts'
import type { Desk } from '../games/open/open-games.ts'
import { faceAsKept, faceOf } from '../games/open/face.ts'
import { filmedAt, filmSince } from '../games/asked/film.ts'
import { journalAsSeen, momentOf, stopsAsSeen } from '../games/asked/line.ts'
import { linesSeenAt, seenAt } from '../games/asked/looking.ts'
import * as marks from '../games/asked/marks.ts'
import type { OnTable } from '../games/open/on-table.ts'
import { pastSeen } from '../games/asked/seeing.ts'
import { branchesOf, compare, knownMoment } from '../games/asked/tree.ts'
import type { BeginningNeeds } from './beginning.ts'

export interface PastNeeds extends Pick<BeginningNeeds, 'table' | 'atOnce' | 'now'> {
  readonly desk: Desk
}
type Marking = { readonly name: string; readonly note: string }

/** What was: the line of play with its marks, the lines beside it, and going on from a stop as a new game. */
export function past({ desk, table, atOnce, now }: PastNeeds) {
  return {
    journal(id: number, since: number): Entry[] {
      const { game, eyes } = seenAt(desk, id)
      return journalAsSeen(game, eyes, since)
    },
    stops(id: number, since: number): Stop[] {
      const { game, eyes } = seenAt(desk, id)
      return stopsAsSeen(game, eyes, table, since)
    },
    past(id: number, stop: number): GameSnapshot {
      const { game, eyes } = seenAt(desk, id)
      return pastSeen(game, eyes, momentOf(game, eyes, stop), stop)
    },
    film(id: number, since: number | undefined): Promise<readonly Frame[]> {
      const { game, eyes } = seenAt(desk, id)
      return filmSince(game, eyes, since)
    },
    filmed(id: number, since: number | undefined, frame: number): Promise<GameSnapshot> {
      const { game, eyes } = seenAt(desk, id)
      return filmedAt(game, eyes, since, frame)
    },
    async chronicle(id: number): Promise<Chronicle> {
      const { game, eyes } = seenAt(desk, id)
      return chronicleSeen(game, eyes)
    },

    fork(id: number, stop: number, { name, language }: Pick<NewGame, 'name' | 'language'>): number {
      const { game, eyes } = seenAt(desk, id)
      const moment = momentOf(game, eyes, stop)
      const { history } = game.game
      const old = desk.row(id)
      const line = lineAlone(old.start, table.past(id), history.lineTo(moment), game.wrapping)
      const { loaded } = game.pinned
      const { decider } = history.at(moment)
      const face = game.game.peek(moment, (play) =>
        faceOf(play, loaded, game.players, decider, game.open.whenAt(moment)),
      )
      return kept(() =>
        atOnce(() => {
          const fork = table.add(copyOf(old, name ?? forkName(game, moment, stop, language), now()), line)
          table.setFace(fork, faceAsKept(face, game.wrapping), now())
          return fork
        }),
      )
    },

    bookmark(id: number, stop: number, words: Marking): number {
      const { game, eyes } = seenAt(desk, id)
      return marks.mark(game, table, 'bookmark', momentOf(game, eyes, stop), words)
    },
    changeMark: (id: number, mark: number, words: Marking): void =>
      marks.changeMark(seenAt(desk, id).game, table, mark, words),
    dropMark: (id: number, mark: number): void => marks.dropMark(seenAt(desk, id).game, table, mark),

    branches: (id: number): Branch[] => branchesOf(linesSeenAt(desk, id).game, table),
    nameBranch(id: number, tip: number, words: Marking): number {
      const { game } = linesSeenAt(desk, id)
      return marks.mark(game, table, 'branch', knownMoment(game, tip), words)
    },
    compare(id: number, a: number, b: number): Comparison {
      const { game, eyes } = linesSeenAt(desk, id)
      return compare(game, eyes, a, b)
    },
  }
}

/** Where there is no day to name it by it has the number of the stop, as the one who goes on from there counts. */
function forkName(game: OnTable, moment: number, stop: number, language: Language): string {
  const when = game.pinned.wording.when(game.row.scenario, game.open.whenAt(moment))
  return `${game.name} – ${when?.[language] ?? stop}`.slice(0, 200)
}
