import { isJsonObject } from '#engine/kernel/values/result.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { DraftBeginning } from '../../contract/drafts.ts'
import type { Words } from '../../contract/words.ts'
import { fileOf, freeScenario, newest, type NewDraft } from '../../drafts/begin.ts'
import { positionOf } from '../../drafts/from-game.ts'
import { editedSystem, titleOf } from '../../drafts/open-draft.ts'
import { type Shelves, withDrawing } from '../../games/open/files-for-drawing.ts'
import type { OpenGames } from '../../games/open/open-games.ts'
import { viewedGame } from '../../games/queries/viewed-game.ts'
import { momentOf } from '../../games/queries/stops.ts'
import { words } from '../../wording/bilingual.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'

type From = Extract<DraftBeginning['from'], { what: 'game' }>

/**
 * A draft that begins from the position of a game at a moment, or at the beginning of that day. Denied while the game
 * hides information.
 */
export const draftFromGame =
  (openGames: OpenGames, campaigns: Shelves) =>
  ({ game: id, stop, morning }: From): NewDraft => {
    const { game, eyes } = viewedGame(openGames, id)
    if (!game.players.open && !game.hasEnded) throw denial('NOT_YOURS', whyNot.gameHidden)
    const { loaded, files, id: campaign, wording } = game.pinned
    const system = editedSystem(loaded.system.id)
    if (system === undefined) throw denial('NOT_NOW', whyNot.notEditable)
    const { scenario } = game.row
    const content = files[fileOf(scenario)]
    if (!isJsonObject(content)) throw denial('NOT_NOW', whyNot.noScenario)
    const { history } = game.game
    const asked = stop === undefined ? history.current : momentOf(game, game.players.open ? EVERYONE : eyes, stop)
    const moment = morning ? morningOf(game, asked) : asked
    const { switches } = game.game.start
    const position = game.game.peek(moment, (play) => positionOf(loaded, scenario, switches, play))
    const when = wording.when(scenario, game.saved.whenAt(moment))
    const original = newest(system, fileOf(scenario), content)
    const here = campaigns.read(campaign)?.files ?? files
    const named = freeScenario(here, scenario)
    const { en, fr } = titleOf(system, fileOf(scenario), original)
    const title = words(`${en}, ${when?.en ?? 'from a game'}`, `${fr}, ${when?.fr ?? 'd’une partie'}`)
    const document = { ...system.editing.renamed(original, named, title), position }
    const acts = history.lineTo(asked).length - history.lineTo(moment).length
    return {
      ...{ system, campaign, ground: withDrawing(game, campaigns), file: fileOf(named), document, original },
      ...{ seen: undefined, target: undefined, dropped: droppedOf(acts) },
    }
  }

/** The first moment of the turn of a moment. */
function morningOf({ game, saved }: ReturnType<typeof viewedGame>['game'], moment: number): number {
  const turn = saved.whenAt(moment)?.turn
  const line = game.history.lineTo(moment)
  return line.find((one) => saved.whenAt(one)?.turn === turn) ?? moment
}

function droppedOf(acts: number): readonly Words[] {
  const always = [
    words(
      'How the dice fall from here on: a game of it has chance of its own.',
      'Le sort des dés à partir d’ici : une partie en aura d’autres.',
    ),
    words(
      'The journal, bookmarks, orders that were kept, and other lines of play.',
      'Le journal, les signets, les ordres gardés et les autres variantes.',
    ),
  ]
  if (acts === 0) return always
  const what = words(
    acts === 1 ? 'What was done since that morning: 1 act.' : `What was done since that morning: ${acts} acts.`,
    acts === 1
      ? 'Ce qui a été fait depuis ce matin-là : 1 coup.'
      : `Ce qui a été fait depuis ce matin-là : ${acts} coups.`,
  )
  return [what, ...always]
}
