import { z } from 'zod'
import type { Piece, When } from '#engine/kernel/glance.ts'
import type { Kept } from '../library/games-table.ts'
import type { OnTable } from './on-table.ts'
import { place, type Wrapping } from './wrapping.ts'

/** What the list of games shows of one, so that it need not be opened for that. */
const Face = z.object({
  when: z.object({ turn: z.int(), phase: z.string() }).nullable(),
  decider: z.int().nullable(),
  ending: z.string().nullable(),
  /** Whose eyes the picture is seen with: those of the side that decided last. */
  side: z.int(),
  /** Place, side, how many. */
  pieces: z.array(z.tuple([z.string(), z.int(), z.int()])),
})
export type Face = z.infer<typeof Face>

export function faceOf({ open, game, pinned }: OnTable): Face {
  const { play, history, loaded } = game
  const { ending } = play
  // Nobody has decided yet: what the one sees who will.
  const side = history.now.decider >= 0 ? history.now.decider : Math.max(play.decider, 0)
  const when: When | undefined = open.whenAt(history.current)
  const pieces: readonly Piece[] =
    loaded.system.pieces?.(pinned.loaded.campaign, loaded.system.view(play, side), side) ?? []
  return {
    when: when ?? null,
    decider: play.decider < 0 ? null : play.decider,
    ending: ending === undefined ? null : play.layout.endings[ending.ending]!,
    side,
    pieces: pieces.map(({ place: at, side: whose, count }) => [at, whose, count]),
  }
}

/** A face as it was kept; nothing when there is none, it is sealed, or it is no face. */
export function readFace(kept: Kept | null, wrapping: Wrapping): Face | null {
  if (kept === null) return null
  const text = wrapping.readText(kept, place.face)
  if (text === undefined) return null
  try {
    return Face.parse(JSON.parse(text))
  } catch {
    return null
  }
}
