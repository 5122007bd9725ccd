import type { CounterFace } from './face.ts'
import type { CounterWords } from './words.ts'

/** A counter in words: its accessible name, with everything on its face. */
export function counterTitle(face: CounterFace, words: CounterWords): string {
  const {
    sign,
    detached,
    name,
    fullName,
    band,
    movement,
    morale,
    strength = [],
    figure,
    foot,
    facing,
    turned,
    marks = [],
  } = face
  const called = fullName ?? name
  const what = words.kind(face)
  // The name of a decoy or detachment is a number or letter, so the kind goes before it.
  const isNumbered = sign === 'decoy' || detached === true
  const arms = strength.flatMap(({ arm, left, lost }) =>
    left + lost === 0 ? [] : [words.arm[arm](left) + (lost > 0 ? ` (${words.lost(lost)})` : '')],
  )
  const parts = [
    called === undefined ? what : isNumbered ? `${what} ${called}` : `${called}, ${what}`,
    band === undefined || band.label === '' ? undefined : words.corps(band.label),
    movement === undefined ? undefined : words.movement(movement),
    morale === undefined ? undefined : words.morale(morale),
    figure === undefined ? undefined : words.strength(figure),
    foot?.words,
    ...arms,
    facing === undefined ? undefined : words.facing(facing.towards),
    turned ? words.turned : undefined,
    ...marks.map((mark) => mark.words),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
