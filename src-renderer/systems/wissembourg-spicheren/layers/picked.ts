import type { Piece } from '../../../counters/piles.ts'
import type { LayerRequest } from '../../../system-ui/system-ui.ts'

/** The picked counter, or the first suitable counter in the picked place. */
export function pickedUnit({ picked, pieces }: LayerRequest, isMeant: (id: string) => boolean): string | null {
  if (picked === null) return null
  const meant = (piece: Piece): boolean =>
    isMeant(piece.id) && (picked.kind === 'piece' ? piece.id : piece.place) === picked.id
  return pieces.find(meant)?.id ?? null
}

export const placeOf = (unit: string, pieces: readonly Piece[]): string | undefined =>
  pieces.find(({ id }) => id === unit)?.place
