import type { CounterFace } from '../../../../src-renderer/counters/face.ts'
import type { Piece } from '../../../../src-renderer/counters/piles.ts'
import { counterTitle } from '../../../../src-renderer/counters/title.ts'
import { counterWords } from '../../../../src-renderer/counters/words.ts'
import type { HexSheet } from '../../../../src-renderer/map/plate/hex-sheet.ts'
import { frenchAndGerman } from '../../../window/sides.ts'

/** Counters of the other game: a sign, a strength, a side. */
export function onHexes({ board, svg }: HexSheet): HexSheet & { readonly pieces: readonly Piece[] } {
  const signs = ['infantry', 'infantry', 'cavalry', 'artillery'] as const
  const pieces = Array.from({ length: 22 }, (_, i): Piece => {
    const side = i % 2
    const face: CounterFace = {
      livery: side === 0 ? 'grey' : 'blue',
      sign: signs[i % 4] ?? 'infantry',
      name: side === 0 ? 'François' : 'Micheler',
      movement: 2,
      figure: 1 + (i % 4),
      ...(i % 5 === 0 ? { turned: true } : {}),
    }
    const place = board.places[(i * 29 + 41) % board.places.length]?.id ?? ''
    return { id: `unit ${i}`, place, side, face, title: counterTitle(face, counterWords(frenchAndGerman, 'en')) }
  })
  return { board, svg, pieces }
}
