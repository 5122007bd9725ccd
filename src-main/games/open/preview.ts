import { z } from 'zod'
import { namedEnding } from '#engine/kernel/game/view.ts'
import type { When } from '#engine/kernel/system/glance.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Players } from '../../contract/library.ts'
import type { Kept } from '../../library/tables/games-table.ts'
import { PERSON } from './open-game.ts'
import { place, type GameCodec } from '../rows/codec.ts'

/** Before 29 November 2026 only the name of an ending was stored. */
const Ending = z.union([
  z.object({ ending: z.string(), winner: z.string().nullable(), level: z.int() }),
  z.string().transform((ending) => ({ ending, winner: null, level: 0 })),
])

/** What the list shows of a game without opening it. */
const GameStatus = z.object({
  when: z.object({ turn: z.int(), phase: z.string() }).nullable(),
  decider: z.int().nullable(),
  ending: Ending.nullable(),
})
export type GameStatus = z.infer<typeof GameStatus>

/** The status with the pieces of its thumbnail. */
const GamePreview = GameStatus.extend({
  /** The side whose view the picture shows: see `eyesOf`. */
  side: z.int(),
  /** Place, side, count. */
  pieces: z.array(z.tuple([z.string(), z.int(), z.int()])),
})
export type GamePreview = z.infer<typeof GamePreview>

/**
 * The sides whose views the list can show: in an open game the side that decided last; with hidden information the
 * sides played by persons, and for two persons only what both see.
 */
function eyesOf({ sides, open }: Players, decidedLast: number): readonly number[] {
  if (open) return [decidedLast]
  return [0, 1].filter((side) => sides[side] === PERSON)
}

/** The preview of a game; `decidedLast` is -1 before the first decision. */
export function previewOf(
  play: Play,
  loaded: LoadedCampaign,
  players: Players,
  decidedLast: number,
  when: When | undefined,
): GamePreview {
  const { system, campaign } = loaded
  const { decider } = play
  const [side = 0, other] = eyesOf(players, decidedLast >= 0 ? decidedLast : Math.max(decider, 0))
  const seenBy = (eyes: number): GamePreview['pieces'] =>
    (system.glance.pieces?.(campaign, system.knowledge.view(play, eyes), eyes) ?? []).map((one) => [
      one.place,
      one.side,
      one.count,
    ])
  const others = other === undefined ? undefined : new Set(seenBy(other).map((piece) => piece.join(' ')))
  return {
    when: when ?? null,
    decider: decider < 0 ? null : decider,
    ending: namedEnding(play),
    side,
    pieces: seenBy(side).filter((piece) => others?.has(piece.join(' ')) ?? true),
  }
}

export const encodePreview = (face: GamePreview, codec: GameCodec): Kept => codec.text(JSON.stringify(face), place.face)

/** Decodes a stored preview; null when there is none, it is sealed, or it is invalid. */
export const decodePreview = (kept: Kept | null, codec: GameCodec): GamePreview | null =>
  readAs(GamePreview, kept, codec)

/** Decodes only the status of a stored preview, for a list of thousands of games. */
export const decodeStatus = (kept: Kept | null, codec: GameCodec): GameStatus | null => readAs(GameStatus, kept, codec)

function readAs<T>(shape: z.ZodType<T>, kept: Kept | null, codec: GameCodec): T | null {
  const text = kept === null ? undefined : codec.readText(kept, place.face)
  if (text === undefined) return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
