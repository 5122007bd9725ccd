import { EVERYONE } from '#engine/kernel/journal.ts'
import type { Failure, JsonObject, Result } from '#engine/kernel/result.ts'
import type {
  AnswerTo,
  Branch,
  Chronicle,
  Comparison,
  Entry,
  Eyes,
  Frame,
  NewGame,
  Refusal,
  RulesAtHand,
  Setting,
  Stop,
  Table,
} from '../contract/games.ts'
import type { LessonSeen } from '../contract/lessons.ts'
import type { Passphrases } from '../contract/library.ts'
import type { Language } from '../contract/settings.ts'
import { chronicleSeen } from '../games/chronicle.ts'
import { copyOf, lineAlone } from '../games/copying.ts'
import { denial, kept } from '../games/denial.ts'
import type { Desk } from '../games/desk.ts'
import { faceAsKept, faceOf } from '../games/face.ts'
import { filmedAt, filmSince } from '../games/film.ts'
import { mayRedo, overForGood, undoTarget } from '../games/going-back.ts'
import { intelligenceAt } from '../games/intelligence.ts'
import { lessonSeen, lessonsOf } from '../games/lesson.ts'
import { journalAsSeen, momentOf, stopsAsSeen } from '../games/line.ts'
import * as marks from '../games/marks.ts'
import type { OnTable } from '../games/on-table.ts'
import { whyReadOnly } from '../games/opening.ts'
import { letOpponentsAct } from '../games/opposing.ts'
import { type Failed, saidOf } from '../games/said.ts'
import { checkPassphrase, sealedSides } from '../games/seal.ts'
import { isAsked, pastSeen, stopNow, tableSeen } from '../games/seeing.ts'
import { branchesOf, compare, knownMoment } from '../games/tree.ts'
import { refused } from '../games/refused.ts'
import { whyNot } from '../games/why-not.ts'
import { begin, type BeginningNeeds } from './beginning.ts'
import { boardOf } from './campaigns.ts'
import type { Drawings } from './drawings.ts'

export type GamesNeeds = BeginningNeeds & { readonly desk: Desk; readonly drawings: Drawings }
type Marking = { readonly name: string; readonly note: string }
type Odds = { action: string; odds: Entry['entry'] }[]

export type GamesService = ReturnType<typeof gamesService>

/** Games as they are played: whatever is asked is answered to the one who sits at the table, and to nobody else. */
export function gamesService(needs: GamesNeeds) {
  const { desk, table, drawings, now } = needs

  /** A game and the eyes it is seen with; while nobody has sat down there are none. */
  const seen = (id: number): { game: OnTable; eyes: number } => {
    const game = desk.at(id)
    const { eyes } = game
    if (eyes === undefined) throw denial('NOT_YOURS', whyNot.nobodySits)
    return { game, eyes }
  }
  const openOrOver = (id: number): { game: OnTable; eyes: number } => {
    const found = seen(id)
    if (found.game.players.open || found.game.hasEnded) return found
    throw denial('NOT_YOURS', whyNot.linesHidden)
  }

  /** Something that changes the game: once it is done, opponents act. */
  const move = (id: number, work: (game: OnTable, eyes: number) => void): Promise<Table> => {
    const first = desk.at(id)
    return first.inTurn(async () => {
      // Whoever plays on sees what he may see when he plays.
      if (first.players.open) first.lookingAs = null
      const { game, eyes } = seen(id)
      work(game, eyes)
      desk.touched(game)
      await letOpponentsAct(game)
      return tableSeen(game)
    })
  }

  const odds = (id: number): Odds => {
    const { game, eyes } = seen(id)
    const { decider } = game.game.play
    if (eyes !== EVERYONE && decider >= 0 && eyes !== decider) {
      throw denial('NOT_YOURS', whyNot.oddsOfDecider)
    }
    return game.game.odds() as Odds // JSON of the system's own
  }

  return {
    begin: (wish: NewGame): Promise<number> => begin(needs, wish),

    async open(id: number, passphrases: Passphrases): Promise<Table> {
      const game = await desk.open(id, passphrases)
      return game.inTurn(async () => {
        const { length } = game.game.history.moments
        await letOpponentsAct(game)
        // To look at a game is not to play it.
        if (game.game.history.moments.length > length) desk.touched(game)
        return tableSeen(desk.at(id))
      })
    },
    close(id: number): void {
      desk.row(id)
      desk.close(id)
    },

    async sit(id: number, side: number, passphrase: string | null): Promise<Table> {
      const game = desk.at(id)
      if (game.players.open) throw denial('NOT_NOW', whyNot.nobodyNeedSit)
      if (!game.isPerson(side)) throw denial('NOT_YOURS', whyNot.opponentPlays)
      const { seal } = game.row
      if (seal !== null && sealedSides(seal)[side]) {
        if (passphrase === null) throw denial('SEALED', whyNot.sideSealed)
        if (!(await checkPassphrase(seal, side, passphrase))) throw denial('WRONG_PASSPHRASE', { side })
      }
      const sitting = desk.at(id)
      sitting.sitDown(side)
      return tableSeen(sitting)
    },
    stand(id: number): Table {
      const game = desk.at(id)
      game.sitDown(null)
      return tableSeen(game)
    },

    setting(id: number): Setting {
      const { pinned, row } = desk.at(id)
      const { wording, title, files } = pinned
      const { sides, names } = wording
      const scenario = wording.scenario(row.scenario)
      return {
        campaign: title,
        scenario,
        sides,
        board: boardOf(files),
        names: Object.fromEntries(names),
        files: Object.fromEntries(shownFiles.map((file) => [file, (files[file] ?? null) as Setting['files'][string]])),
      }
    },
    rules(id: number): RulesAtHand {
      const { system, campaign } = desk.at(id).pinned.loaded
      return {
        handbook: system.handbook ?? [],
        charts: system.charts?.(campaign) ?? [],
      }
    },
    async draw(id: number, language: Language): Promise<string> {
      const { files } = desk.at(id).pinned
      const board = boardOf(files)
      if (board?.kind !== 'zones' || board.sheet === null) throw denial('NOT_NOW', whyNot.noMap)
      return drawings.draw(files, language)
    },

    look: (id: number): Table => tableSeen(desk.at(id)),

    act: (id: number, action: string, to?: AnswerTo): Promise<Table> =>
      move(id, (game, eyes) => {
        mayChange(game)
        if (to !== undefined && !isAsked(game, to)) throw denial('NOT_NOW', whyNot.goneOn)
        const { play } = game.game
        const code = play.layout.language.parseText(action)
        if (!code.ok) throw denial('REFUSED', unknownAction(code.error))
        const refusal = game.game.explain(eyes === EVERYONE ? play.decider : eyes, code.value)
        if (refusal !== undefined) throw denial('REFUSED', refusalTold(game, refusal))
        if (!game.isPerson(play.decider)) throw denial('NOT_YOURS', whyNot.opponentDecides)
        done(game.open.act(code.value))
      }),

    explain(id: number, wish: string): Refusal | null {
      const { game, eyes } = seen(id)
      const { play } = game.game
      const code = play.layout.language.parseText(wish)
      if (!code.ok) return unknownAction(code.error)
      const refusal = game.game.explain(eyes === EVERYONE ? play.decider : eyes, code.value)
      return refusal === undefined ? null : refusalTold(game, refusal)
    },
    odds,
    study(id: number, side: number, wish: Entry['entry'], stop: number | undefined): Entry['entry'] {
      const { game, eyes } = seen(id)
      if (eyes !== EVERYONE && eyes !== side) throw denial('NOT_YOURS', whyNot.othersKnowledge)
      const moment = stop === undefined ? undefined : momentOf(game, eyes, stop)
      if (game.pinned.loaded.system.study === undefined) throw denial('NOT_NOW', whyNot.noStudies)
      const studied = game.game.study(side, wish as JsonObject, moment)
      if (!studied.ok) {
        const { code, message, facts } = studied.error
        throw denial('NOT_NOW', { said: game.pinned.wording.sentence(`study.${code}`, facts) ?? message })
      }
      return studied.value as Entry['entry'] // JSON of the system's own
    },

    async intelligence(id: number, side: number, stop: number | undefined): Promise<Entry['entry'] | null> {
      const { game, eyes } = seen(id)
      if (eyes !== EVERYONE && eyes !== side) throw denial('NOT_YOURS', whyNot.othersKnowledge)
      const moment = stop === undefined ? game.game.history.current : momentOf(game, eyes, stop)
      return intelligenceAt(game, eyes, side, moment)
    },

    lesson(id: number): LessonSeen | null {
      const { game, eyes } = seen(id)
      // Games are pinned to a campaign without its lessons, so that these can be mended: they are those of today.
      const today = needs.campaigns.withHash(game.pinned.loaded.hash)
      const lesson = today && lessonsOf(today.loaded).find(({ scenario }) => scenario === game.row.scenario)
      return lesson === undefined ? null : lessonSeen(game, eyes, lesson)
    },

    undo: (id: number, stop?: number): Promise<Table> =>
      move(id, (game) => {
        mayChange(game)
        if (stop !== undefined && stop !== stopNow(game)) throw denial('NOT_NOW', whyNot.goneOn)
        const target = undoTarget(game)
        if (target === undefined) throw denial('NOT_NOW', whyNoUndo(game))
        done(game.players.open ? game.open.goTo(target) : game.open.undo())
      }),
    redo: (id: number, stop?: number): Promise<Table> =>
      move(id, (game) => {
        mayChange(game)
        if (stop !== undefined && stop !== stopNow(game)) throw denial('NOT_NOW', whyNot.goneOn)
        if (!mayRedo(game)) throw denial('NOT_NOW', whyNot.noRedo)
        const { history } = game.game
        do done(game.open.redo())
        while (game.players.open && history.now.next >= 0 && !game.isPerson(history.at(history.now.next).decider))
      }),

    journal(id: number, since: number): Entry[] {
      const { game, eyes } = seen(id)
      return journalAsSeen(game, eyes, since)
    },
    stops(id: number, since: number): Stop[] {
      const { game, eyes } = seen(id)
      return stopsAsSeen(game, eyes, table, since)
    },
    past(id: number, stop: number): Table {
      const { game, eyes } = seen(id)
      return pastSeen(game, eyes, momentOf(game, eyes, stop), stop)
    },
    film(id: number, since: number | undefined): Promise<readonly Frame[]> {
      const { game, eyes } = seen(id)
      return filmSince(game, eyes, since)
    },
    filmed(id: number, since: number | undefined, frame: number): Promise<Table> {
      const { game, eyes } = seen(id)
      return filmedAt(game, eyes, since, frame)
    },
    async chronicle(id: number): Promise<Chronicle> {
      const { game, eyes } = seen(id)
      return chronicleSeen(game, eyes)
    },
    lookAs(id: number, eyes: Eyes): Table {
      const game = desk.at(id)
      if (!game.hasEnded) throw denial('NOT_YOURS', whyNot.eyesOfAnother)
      game.lookingAs = eyes === 'both' ? EVERYONE : eyes
      return tableSeen(game)
    },
    fork(id: number, stop: number, { name, language }: Pick<NewGame, 'name' | 'language'>): number {
      const { game, eyes } = seen(id)
      const moment = momentOf(game, eyes, stop)
      const line = game.game.history.lineTo(moment)
      const old = desk.row(id)
      const past = lineAlone(old.start, table.past(id), line, game.wrapping)
      const { loaded } = game.pinned
      const { decider } = game.game.history.at(moment)
      const face = game.game.peek(moment, (play) =>
        faceOf(play, loaded, game.players, decider, game.open.whenAt(moment)),
      )
      return kept(() =>
        needs.atOnce(() => {
          const fork = table.add(copyOf(old, name ?? forkName(game, moment, stop, language), now()), past)
          table.setFace(fork, faceAsKept(face, game.wrapping), now())
          return fork
        }),
      )
    },

    bookmark(id: number, stop: number, words: Marking): number {
      const { game, eyes } = seen(id)
      return marks.mark(game, table, 'bookmark', momentOf(game, eyes, stop), words)
    },
    changeMark: (id: number, mark: number, words: Marking): void => marks.changeMark(seen(id).game, table, mark, words),
    dropMark: (id: number, mark: number): void => marks.dropMark(seen(id).game, table, mark),

    branches: (id: number): Branch[] => branchesOf(openOrOver(id).game, table),
    nameBranch(id: number, tip: number, words: Marking): number {
      const { game } = openOrOver(id)
      return marks.mark(game, table, 'branch', knownMoment(game, tip), words)
    },
    goTo: (id: number, moment: number): Promise<Table> =>
      move(id, () => {
        const { game } = openOrOver(id)
        if (game.open.readOnly !== undefined) mayChange(game)
        done(game.open.goTo(knownMoment(game, moment)))
      }),
    compare(id: number, a: number, b: number): Comparison {
      const { game, eyes } = openOrOver(id)
      return compare(game, eyes, a, b)
    },
  }
}

/** Where there is no day to name it by it has the number of the stop, as the one who goes on from there counts. */
function forkName(game: OnTable, moment: number, stop: number, language: Language): string {
  const when = game.pinned.wording.when(game.row.scenario, game.open.whenAt(moment))
  return `${game.name} – ${when?.[language] ?? stop}`.slice(0, 200)
}

/** What the window draws counters, ways and tables from. A scenario's set-up is not here: it may hide something. */
const shownFiles = ['order-of-battle.json', 'map.json', 'tables.json'] as const

/** A game with hidden things that was played to its end is not played otherwise afterwards. */
function mayChange(game: OnTable): void {
  const { readOnly } = game.open
  // Where it is wrong, and what, would tell a seat how many acts there were.
  if (readOnly !== undefined)
    throw game.players.open ? denial('READ_ONLY', { said: whyReadOnly(readOnly) }) : denial('READ_ONLY')
  if (overForGood(game)) throw denial('NOT_NOW', whyNot.over)
}

/** Whether the other side has done anything yet is not told to who is refused. */
function whyNoUndo({ players, game }: OnTable) {
  if (!players.open) return whyNot.noFairUndo
  return game.history.current === 0 ? whyNot.nothingDone : whyNot.noUndo
}

/** What the game says to something that was done in it. */
function done(result: Result<null, Failed>): void {
  if (result.ok) return
  const { code } = result.error
  const name = code === 'not-kept' ? 'NOT_KEPT' : code === 'read-only' ? 'READ_ONLY' : 'NOT_NOW'
  throw denial(name, { said: saidOf(result.error) })
}

function refusalTold(game: OnTable, refusal: Parameters<typeof refused>[1]): Refusal {
  const { rule, section, title, reason, facts } = refused(game.game, refusal)
  return { sentence: game.pinned.wording.refusal(game.game, refusal), rule, section, title, reason, facts }
}

/** Words that are no action of the game at all: no rule speaks against them. */
const unknownAction = ({ message }: Failure): Refusal => ({
  sentence: { en: message, fr: 'Il n’y a pas d’action de ce nom dans cette partie.' },
  rule: null,
  section: null,
  title: null,
  reason: null,
  facts: {},
})
