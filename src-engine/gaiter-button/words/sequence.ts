import type { Words } from '../../kernel/words.ts'

export const en: Words = {
  'journal.day-began': 'Day {turn} of {turns} begins.',
}

export const fr: Words = {
  'journal.day-began': 'Début du jour {turn} sur {turns}.',
}
