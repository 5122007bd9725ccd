import type {
  Branch,
  Comparison,
  Entry,
  FilmPlace,
  Frame,
  NewGame,
  Report,
  Stop,
  GameSnapshot,
} from '../contract/games.ts'
import type { Chronicle, FrontPage } from '../contract/chronicle.ts'
import type { Players } from '../contract/library.ts'
import type { Language } from '../contract/settings.ts'
import { visibleChronicle } from '../games/queries/chronicle.ts'
import { visibleNewspapers } from '../games/queries/newspapers.ts'
import { visibleReports } from '../games/queries/reports.ts'
import { copyOf, pastOfLine } from '../games/files/copying.ts'
import { place } from '../games/rows/codec.ts'
import type { Kept } from '../library/tables/games-table.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { encodePreview, previewOf } from '../games/open/preview.ts'
import { filmedAt, filmSince } from '../games/queries/film.ts'
import { notesOn, recordsOf } from '../games/queries/recorded.ts'
import { visibleJournal, momentOf, type Notes, visibleStops } from '../games/queries/stops.ts'
import { viewedTree, viewedGame } from '../games/queries/viewed-game.ts'
import * as marks from '../games/queries/marks.ts'
import { playersAfterChange, type OpenGame } from '../games/open/open-game.ts'
import { pastSnapshot } from '../games/queries/snapshot.ts'
import { branchesOf, compare, knownMoment } from '../games/queries/tree.ts'
import { checkPlayers, type NewGameNeeds } from './new-game.ts'

export interface GameHistoryNeeds extends Pick<NewGameNeeds, 'campaigns' | 'opponents' | 'table' | 'atOnce' | 'now'> {
  readonly openGames: OpenGames
}
type Forking = Pick<NewGame, 'name' | 'language'> & { readonly players?: Players | undefined }
type Marking = { readonly name: string; readonly note: string }

/** The past of a game: its line with marks, its other lines, and forking a new game at a stop. */
export function gameHistory({ openGames, campaigns, opponents, table, atOnce, now }: GameHistoryNeeds) {
  /**
   * Takes the recorded games from the campaign on the shelf: a pinned one has none, so that they can be corrected
   * later.
   */
  function notesOf(game: OpenGame): Notes {
    const today = game.players.open ? campaigns.playsAs(game.pinned.loaded.hash) : undefined
    return today === undefined ? new Map() : notesOn(game, recordsOf(today.loaded))
  }
  return {
    journal(id: number, since: number): Entry[] {
      const { game, eyes } = viewedGame(openGames, id)
      return visibleJournal(game, eyes, since)
    },
    stops(id: number, since: number): Stop[] {
      const { game, eyes } = viewedGame(openGames, id)
      return visibleStops(game, eyes, table, since, notesOf(game))
    },
    past(id: number, stop: number): GameSnapshot {
      const { game, eyes } = viewedGame(openGames, id)
      return pastSnapshot(game, eyes, momentOf(game, eyes, stop), stop)
    },
    film(id: number, since: number | undefined): Promise<readonly Frame[]> {
      const { game, eyes } = viewedGame(openGames, id)
      return filmSince(game, eyes, since, notesOf(game))
    },
    filmed(id: number, at: FilmPlace): Promise<GameSnapshot> {
      const { game, eyes } = viewedGame(openGames, id)
      return filmedAt(game, eyes, at)
    },
    async chronicle(id: number): Promise<Chronicle> {
      const { game, eyes } = viewedGame(openGames, id)
      return visibleChronicle(game, eyes)
    },
    async newspapers(id: number, turn: number): Promise<FrontPage[]> {
      const { game, eyes } = viewedGame(openGames, id)
      return visibleNewspapers(game, eyes, turn)
    },
    reports(id: number): Report[] {
      const { game, eyes } = viewedGame(openGames, id)
      return visibleReports(game, eyes)
    },

    fork(id: number, stop: number, { name, language, players }: Forking): number {
      const { game, eyes } = viewedGame(openGames, id)
      const moment = momentOf(game, eyes, stop)
      const { history } = game.game
      const old = openGames.row(id)
      const { loaded } = game.pinned
      const row = copyOf(old, name ?? forkName(game, moment, stop, language), now())
      if (players !== undefined) {
        if (!game.players.open) throw denial('NOT_NOW', whyNot.onlyOpenTakenOver)
        checkPlayers(players, opponents, loaded)
        Object.assign(row, {
          players: JSON.stringify(playersAfterChange(game.players, players)),
          start: startFor(game, players),
        })
      }
      const line = pastOfLine(row.start, table.past(id), history.lineTo(moment), game.codec)
      const { decider } = history.at(moment)
      const face = game.game.peek(moment, (play) =>
        previewOf(play, loaded, players ?? game.players, decider, game.saved.whenAt(moment)),
      )
      return writeOrDeny(() =>
        atOnce(() => {
          const fork = table.add(row, line)
          table.setFace(fork, encodePreview(face, game.codec), now())
          return fork
        }),
      )
    },

    bookmark(id: number, stop: number, words: Marking): number {
      const { game, eyes } = viewedGame(openGames, id)
      return marks.mark(game, table, 'bookmark', momentOf(game, eyes, stop), words)
    },
    changeMark: (id: number, mark: number, words: Marking): void =>
      marks.changeMark(viewedGame(openGames, id).game, table, mark, words),
    dropMark: (id: number, mark: number): void => marks.dropMark(viewedGame(openGames, id).game, table, mark),

    branches: (id: number): Branch[] => branchesOf(viewedTree(openGames, id).game, table),
    nameBranch(id: number, tip: number, words: Marking): number {
      const { game } = viewedTree(openGames, id)
      return marks.mark(game, table, 'branch', knownMoment(game, tip), words)
    },
    compare(id: number, a: number, b: number): Comparison {
      const { game, eyes } = viewedTree(openGames, id)
      return compare(game, eyes, a, b)
    },
  }
}

/** The start of an open game for new players: without free undo, if they no longer see everything. */
function startFor({ game, codec }: OpenGame, { open }: Players): Kept {
  const { freeUndo: _free, ...start } = game.start
  return codec.text(JSON.stringify(open ? game.start : start), place.start)
}

/** The name of a forked game: with its day, or the number of the stop where there is no calendar. */
function forkName(game: OpenGame, moment: number, stop: number, language: Language): string {
  const when = game.pinned.wording.when(game.row.scenario, game.saved.whenAt(moment))
  return `${game.name} – ${when?.[language] ?? stop}`.slice(0, 200)
}
