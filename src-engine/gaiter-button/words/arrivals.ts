import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'prompt.decoys': 'Place a decoy with units of yours, or keep what you have ({left}).',
  'verb.place-decoy': 'Place a decoy in {zone}',
  'verb.keep-decoys': 'Keep what you have',
  'journal.arrived': '{counter} arrives in {zone}.',
  'journal.decoy-placed': 'The {side.adjective} side puts a counter into {zone}.',
  'journal.decoy-unmasked': 'A {side.adjective} counter in {zone} was a decoy, and is taken off.',
  'refusal.gb.reinforcements.decoys.none-left': 'No decoy is left in hand.',
  'refusal.gb.reinforcements.decoys.no-unit': 'A decoy comes beside a unit of its side; there is none in {zone}.',
}

export const fr: Words = {
  'prompt.decoys': 'Placez un leurre avec vos unités, ou gardez ce que vous avez ({left}).',
  'verb.place-decoy': 'Placer un leurre à {zone}',
  'verb.keep-decoys': 'Garder ce que vous avez',
  'journal.arrived': '{counter} arrive à {zone}.',
  'journal.decoy-placed': 'Le camp {side.adjective} pose un pion à {zone}.',
  'journal.decoy-unmasked': 'Un pion {side.adjective} à {zone} était un leurre ; il est retiré.',
  'refusal.gb.reinforcements.decoys.none-left': 'Il ne reste aucun leurre en main.',
  'refusal.gb.reinforcements.decoys.no-unit':
    'Un leurre se pose aux côtés d’une unité de son camp ; il n’y en a pas à {zone}.',
}
