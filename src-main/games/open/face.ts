import { z } from 'zod'
import type { When } from '#engine/kernel/glance.ts'
import type { Play } from '#engine/kernel/play.ts'
import type { LoadedCampaign } from '#engine/kernel/system.ts'
import type { Players } from '../../contract/library.ts'
import type { Kept } from '../../library/tables/games-table.ts'
import { PERSON } from './on-table.ts'
import { place, type Wrapping } from '../rows/wrapping.ts'

/** What the list of games shows of one, so that it need not be opened for that. */
const Standing = z.object({
  when: z.object({ turn: z.int(), phase: z.string() }).nullable(),
  decider: z.int().nullable(),
  ending: z.string().nullable(),
})
export type Standing = z.infer<typeof Standing>

/** The same with its picture. */
const Face = Standing.extend({
  /** Whose eyes the picture is seen with: see `eyesOf`. */
  side: z.int(),
  /** Place, side, how many. */
  pieces: z.array(z.tuple([z.string(), z.int(), z.int()])),
})
export type Face = z.infer<typeof Face>

/**
 * With whose eyes the list sees a game: in an open one those of the side that decided last; where there is something to hide
 * those of the only person, or of both persons, and then only what is the same to them.
 */
function eyesOf({ sides, open }: Players, decidedLast: number): readonly number[] {
  if (open) return [decidedLast]
  return [0, 1].filter((side) => sides[side] === PERSON)
}

/** What a game shows of itself; `decidedLast` is -1 when nobody has decided anything yet. */
export function faceOf(
  play: Play,
  loaded: LoadedCampaign,
  players: Players,
  decidedLast: number,
  when: When | undefined,
): Face {
  const { system, campaign, layout } = loaded
  const { ending, decider } = play
  const [side = 0, other] = eyesOf(players, decidedLast >= 0 ? decidedLast : Math.max(decider, 0))
  const seenBy = (eyes: number): Face['pieces'] =>
    (system.glance.pieces?.(campaign, system.knowing.view(play, eyes), eyes) ?? []).map((one) => [
      one.place,
      one.side,
      one.count,
    ])
  const others = other === undefined ? undefined : new Set(seenBy(other).map((piece) => piece.join(' ')))
  return {
    when: when ?? null,
    decider: decider < 0 ? null : decider,
    ending: ending === undefined ? null : layout.endings[ending.ending]!,
    side,
    pieces: seenBy(side).filter((piece) => others?.has(piece.join(' ')) ?? true),
  }
}

export const faceAsKept = (face: Face, wrapping: Wrapping): Kept => wrapping.text(JSON.stringify(face), place.face)

/** A face as it was kept; nothing when there is none, it is sealed, or it is no face. */
export const readFace = (kept: Kept | null, wrapping: Wrapping): Face | null => readAs(Face, kept, wrapping)

/** The same without the picture, for a list of thousands. */
export const readStanding = (kept: Kept | null, wrapping: Wrapping): Standing | null => readAs(Standing, kept, wrapping)

function readAs<T>(shape: z.ZodType<T>, kept: Kept | null, wrapping: Wrapping): T | null {
  const text = kept === null ? undefined : wrapping.readText(kept, place.face)
  if (text === undefined) return null
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
