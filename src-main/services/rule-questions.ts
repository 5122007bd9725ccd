import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Entry, FilmPlace, Refusal } from '../contract/games.ts'
import type { LessonSeen } from '../contract/lessons.ts'
import { addSentences } from '../wording/reason-sentences.ts'
import { denial } from '../wording/denial.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { momentInFilm } from '../games/queries/film.ts'
import { intelligenceAt } from '../games/queries/intelligence.ts'
import { visibleLesson, lessonsOf } from '../games/queries/lesson.ts'
import { momentOf } from '../games/queries/stops.ts'
import { viewedGame } from '../games/queries/viewed-game.ts'
import { readAction } from '../games/open/explain-refusal.ts'
import { whyNot } from '../wording/why-not.ts'
import type { CampaignsService } from './campaigns.ts'

type Odds = { action: string; odds: Entry['entry'] }[]

/** Questions to the rules that change nothing: refusals, odds, studies, conclusions, lessons. */
export function ruleQuestions({
  openGames,
  campaigns,
}: {
  readonly openGames: OpenGames
  readonly campaigns: CampaignsService
}) {
  /** The game at a stop, or now; throws a denial unless the viewer may see what the side knows. */
  const knowing = (id: number, side: number, stop: number | undefined) => {
    const { game, eyes } = viewedGame(openGames, id)
    if (eyes !== EVERYONE && eyes !== side) throw denial('NOT_YOURS', whyNot.othersKnowledge)
    return { game, eyes, moment: stop === undefined ? game.game.history.current : momentOf(game, eyes, stop) }
  }

  return {
    explain(id: number, action: string): Refusal | null {
      const { game, eyes } = viewedGame(openGames, id)
      const read = readAction(game, eyes, action)
      return read.ok ? null : read.error
    },
    odds(id: number): Odds {
      const { game, eyes } = viewedGame(openGames, id)
      const { decider } = game.game.play
      if (eyes !== EVERYONE && decider >= 0 && eyes !== decider) throw denial('NOT_YOURS', whyNot.oddsOfDecider)
      return game.game.odds(eyes === EVERYONE) as Odds // JSON of the system's own
    },
    study(id: number, side: number, request: Entry['entry'], stop: number | undefined): Entry['entry'] {
      const { game, eyes, moment } = knowing(id, side, stop)
      if (game.pinned.loaded.system.knowledge.study === undefined) throw denial('NOT_NOW', whyNot.noStudies)
      const asked = request as JsonObject // JSON by the contract
      // A viewer who sees everything gets the true result, not what a side would guess.
      const studied =
        eyes === EVERYONE ? game.game.studyOpen(side, asked, moment) : game.game.study(side, asked, moment)
      if (!studied.ok) {
        const { code, message, facts } = studied.error
        throw denial('NOT_NOW', { said: game.pinned.wording.sentence(`study.${code}`, facts) ?? message })
      }
      return addSentences(studied.value, game.pinned.wording) as Entry['entry'] // JSON of the system's own
    },
    async intelligence(
      id: number,
      side: number,
      { stop, film }: { readonly stop?: number | undefined; readonly film?: FilmPlace | undefined },
    ): Promise<Entry['entry'] | null> {
      const { game, eyes, moment } = knowing(id, side, stop)
      return intelligenceAt(game, eyes, side, film === undefined ? moment : await momentInFilm(game, eyes, film))
    },
    lesson(id: number): LessonSeen | null {
      const { game, eyes } = viewedGame(openGames, id)
      // A pinned campaign has no lessons, so that they can be corrected later: take those of the current campaign.
      const today = campaigns.playsAs(game.pinned.loaded.hash)
      const lesson = today && lessonsOf(today.loaded).find(({ scenario }) => scenario === game.row.scenario)
      return lesson === undefined ? null : visibleLesson(game, eyes, lesson)
    },
  }
}
