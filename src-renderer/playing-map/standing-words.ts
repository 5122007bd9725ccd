import { type Piece, pilesOf } from '../counters/piles.ts'
import type { Text } from '../text/en.ts'

type Words = Text['table']['map']

/**
 * The counters in a place, side by side: leaders and garrisons by name, troops by their corps, the rest counted.
 * Positions a unit could take are no counters.
 */
export function standingWords(
  pieces: readonly Piece[],
  place: string,
  sideName: (side: number) => string,
  words: Words,
): string {
  return pilesOf(pieces.filter((piece) => piece.place === place && piece.base?.shape.is !== 'ghost'))
    .map(({ side, pieces: there }) => words.standing(sideName(side), namesOf(there, words).join(', ')))
    .join(' · ')
}

function namesOf(pieces: readonly Piece[], words: Words): string[] {
  const counts = new Map<string, number>()
  for (const { face } of pieces) {
    const { sign, band, name, detached } = face
    const called =
      sign === 'unknown'
        ? words.unknown
        : sign === 'decoy'
          ? words.decoy
          : detached === true
            ? words.detachment
            : band === undefined || band.label === ''
              ? (name ?? words.unknown)
              : (band.name ?? band.label)
    counts.set(called, (counts.get(called) ?? 0) + 1)
  }
  return [...counts].map(([called, count]) => (count === 1 ? called : `${called} ×${count}`))
}
