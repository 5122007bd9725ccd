import type { intelligence as english } from './intelligence.en.ts'

/** The texts of the book of intelligence common to all rule systems, in French. */
export const intelligence: typeof english = {
  heading: 'Renseignements',
  what: 'Que peut être ce pion ?',
  close: 'Fermer',
  print: 'Imprimer',
  reading: 'Relecture de tout ce qui a été vu…',
  none: 'Il n’y a pas de livre pour ce moment.',
  past: 'Tel qu’on le savait au moment du passé que vous regardez.',
  whose: 'Quel livre',
  book: (side) => `Ce que le camp ${side} peut conclure`,
}
