import { dressOf, entryNotes, type RuleSystem } from '#engine/kernel/system/system.ts'
import { scoutFor } from '#engine/kernel/system/scout.ts'
import { boardOf } from '../boards/board.ts'
import { planOf } from '../campaigns/plan-of.ts'
import { shownFilesOf } from '../campaigns/shown-files.ts'
import { isDrawable } from '../boards/draw-plan.ts'
import type { RulesAtHand, Setting } from '../contract/games.ts'
import type { Language } from '../contract/settings.ts'
import { denial } from '../wording/denial.ts'
import { filesForDrawing, type Shelves } from '../games/open/files-for-drawing.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Drawings } from './drawings.ts'

type GameSettingNeeds = {
  readonly openGames: OpenGames
  readonly drawings: Drawings
  readonly campaigns: Shelves
}

/** The public setting of a game: board, names, rules and charts of its pinned campaign. */
export function gameSetting({ openGames, drawings, campaigns }: GameSettingNeeds) {
  return {
    setting(id: number): Setting {
      const game = openGames.at(id)
      const { pinned, row } = game
      const { wording, title, files, loaded } = pinned
      return {
        campaign: title,
        scenario: wording.scenario(row.scenario),
        sides: wording.sides,
        adjectives: wording.adjectives,
        dress: dressOf(loaded.system),
        board: boardOf(loaded.system, filesForDrawing(game, campaigns)),
        entries: entriesOf(loaded.system),
        chances: loaded.system.book.chances ?? [],
        hasBook: scoutFor(loaded.system.knowledge.scout, loaded.campaign, row.scenario) !== undefined,
        names: Object.fromEntries(wording.names),
        files: shownFilesOf(loaded.system, files),
      }
    },
    rules(id: number): RulesAtHand {
      const { system, campaign } = openGames.at(id).pinned.loaded
      return { handbook: system.book.handbook ?? [], charts: system.book.charts?.(campaign) ?? [] }
    },
    async draw(id: number, language: Language): Promise<string> {
      const game = openGames.at(id)
      const files = filesForDrawing(game, campaigns)
      const plan = planOf(game.pinned.loaded.system, files)
      if (!isDrawable(plan)) throw denial('NOT_NOW', whyNot.noMap)
      return drawings.draw(files, plan, language)
    },
  }
}

/** The notes on kinds of entries for sorting and display, without those that only the film needs. */
export const entriesOf = (system: RuleSystem): Setting['entries'] =>
  Object.fromEntries(
    [...entryNotes(system)].map(([kind, { category, rule, loss }]) => [kind, { category, rule, loss }]),
  )
