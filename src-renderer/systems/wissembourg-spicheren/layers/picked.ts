import type { Piece } from '../../../counters/piles.ts'
import type { LayerWish } from '../../../system-ui/system-ui.ts'

/** The counter that is picked, or the first of the place that is of a sort. */
export function pickedUnit({ picked, pieces }: LayerWish, isMeant: (id: string) => boolean): string | null {
  if (picked === null) return null
  const meant = (piece: Piece): boolean =>
    isMeant(piece.id) && (picked.kind === 'piece' ? piece.id : piece.place) === picked.id
  return pieces.find(meant)?.id ?? null
}

export const placeOf = (unit: string, pieces: readonly Piece[]): string | undefined =>
  pieces.find(({ id }) => id === unit)?.place
