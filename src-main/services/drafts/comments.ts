import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { Players } from '../../contract/library.ts'
import type { DraftComment } from '../../contract/drafts.ts'
import { playableDraft } from '../../drafts/playable.ts'
import type { OpenDraft } from '../../drafts/open-draft.ts'
import type { PinnedCampaigns } from '../../games/open/pinned-campaigns.ts'
import { restoreGame } from '../../games/open/restore-game.ts'
import { SavedGame } from '../../games/open/saved-game.ts'
import { readWords } from '../../games/queries/marks.ts'
import { stopsOf } from '../../games/queries/stops.ts'
import { place, plainCodec } from '../../games/rows/codec.ts'
import { draftOfTrial } from '../../games/rows/trial.ts'
import type { GameRow, GamesTable } from '../../library/tables/games-table.ts'

interface CommentsNeeds {
  readonly table: GamesTable
  readonly pinned: PinnedCampaigns
  readonly now: () => number
}

/** The comments on moments of the games that tried a draft; the newest game first, its comments in order. */
export function commentsOn(draft: OpenDraft, needs: CommentsNeeds): DraftComment[] {
  const tried = needs.table.all().filter((row) => draftOfTrial(row) === draft.row.uid)
  const present = hashNow(draft)
  return tried.toSorted((a, b) => b.id - a.id).flatMap((row) => commentsIn(row, present, needs))
}

/** The hash with which the draft would be played now; undefined where it cannot be played. */
function hashNow(draft: OpenDraft): string | undefined {
  try {
    return playableDraft(draft).loaded.hash
  } catch {
    return undefined
  }
}

function commentsIn(row: GameRow, present: string | undefined, { table, pinned, now }: CommentsNeeds): DraftComment[] {
  const marks = table.marks(row.id).filter(({ kind }) => kind === 'bookmark')
  if (marks.length === 0) return []
  const campaign = pinned.get(row.campaign)
  const past = table.past(row.id)
  const restored = campaign.ok ? restoreGame(campaign.value.loaded, row, past, plainCodec) : campaign
  const saved = restored.ok ? new SavedGame(row.id, restored.value, 0, { table, codec: plainCodec, now }) : undefined
  const players = Players.safeParse(JSON.parse(row.players))
  const open = players.data?.open ?? true
  return marks.flatMap(({ id, moment, text }): DraftComment[] => {
    const words = readWords(plainCodec.readText(text, place.mark))
    if (words === undefined) return []
    const { name, note, side } = words
    const stops =
      saved === undefined ? [] : stopsOf({ game: saved.game, saved }, open || side === null ? EVERYONE : side)
    const stop = stops.indexOf(moment)
    return [
      {
        ...{ game: row.id, mark: id, name, note, open, begun: row.begun, stale: row.campaign !== present },
        side: open ? null : side,
        stop: stop < 0 ? null : stop,
        when: campaign.ok ? campaign.value.wording.when(row.scenario, saved?.whenAt(moment)) : null,
      },
    ]
  })
}
