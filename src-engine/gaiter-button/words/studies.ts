import type { Words } from '../../kernel/system/words.ts'

/** The reasons why a study fails, by error code. Errors that only a program can cause have no words here. */

export const en: Words = {
  'study.not-now': 'The game is over: nobody marches or attacks any more.',
  'study.no-stack': 'No stack of this side is being made up or marches.',
  'study.not-on-map': '{counter} is not on the map.',
  'study.nobody-here': 'Nobody of this side is in {zone} to be attacked.',
  'study.nobody-back': 'Nobody of this side ends his way back in {zone} now.',
  'study.no-such-thing': 'What was thought away is not there.',
}

export const fr: Words = {
  'study.not-now': 'La partie est finie : personne ne marche ni n’attaque plus.',
  'study.no-stack': 'Aucune pile de ce camp ne se forme ni ne marche.',
  'study.not-on-map': '{counter} n’est pas sur la carte.',
  'study.nobody-here': 'Ce camp n’a personne à {zone} qui puisse être attaqué.',
  'study.nobody-back': 'Personne de ce camp ne finit son repli à {zone} maintenant.',
  'study.no-such-thing': 'Ce qui a été supposé perdu n’est pas là.',
}
