import type { film as english } from './film.en.ts'

/** The words for the film of what happened meanwhile, in French. */
export const film: typeof english = {
  heading: 'Ce que l’ennemi a fait en votre absence',
  since: 'Ce que l’ennemi a fait depuis',
  before: 'Voici ce qu’il en était auparavant.',
  nothing: 'Depuis votre dernière action, rien ne s’est passé que vous puissiez voir.',
  quiet: 'Quelque chose a changé sur la carte.',
  at: (frame: number, of: number) => `${frame} sur ${of}`,
  atBefore: (of: number) => (of < 2 ? `${of} étape` : `${of} étapes`),
  rail: 'Où en est le film',
  tools: 'Le film',
  play: 'Lecture',
  pause: 'Pause',
  again: 'Revoir',
  back: 'Précédent',
  forward: 'Suivant',
  skip: 'Sauter le film',
  toQuestion: 'En venir à la question',
  pace: 'Allure',
  paces: { slow: 'lente', normal: 'normale', fast: 'rapide' },
  always: 'Montrer ce film de lui-même avant mon tour',
  keys: 'La barre d’espace lit et met en pause, les flèches reculent et avancent, Échap saute le film.',
  list: 'Étape par étape',
  go: (frame: number) => `Montrer l’étape ${frame}`,
  watch: 'Voir ce que l’ennemi a fait',
}
