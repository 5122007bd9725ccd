/**
 * What is told first thing when a side has decided something, and at no other time: whoever hears of it knows that a
 * question came before it, whatever he does not know. A marker that is kept is not here: only with a leader in the stack is
 * it a question, and nobody may tell from a pause that there is one.
 */
export const decided = [
  'abandoned',
  'activated',
  'assault-began',
  'bridge-destroyed',
  'came-out',
  'decoy-placed',
  'draw battle-move',
  'draw reconnaissance',
  'draw retreat',
  'draw sally-reconnaissance',
  'dropped-off',
  'fell-back',
  'marker-returned',
  'moved',
  'pontoon-lost',
  'pontoon-recovered',
  'pontoon-worked',
  'railway-destroyed',
  'railway-repaired',
  'sally-began',
  'sally-called-off',
  'stood-fast',
  'took-shelter',
  'withdrew',
]
