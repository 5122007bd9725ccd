import type { ordering as english } from './ordering.en.ts'

/** The words for orders given by hand, in French. */
export const ordering: typeof english = {
  working: 'Calcul en cours…',
  refused: 'Aucune des unités présentes ici ne peut marcher maintenant.',
  aim: 'Survolez un lieu cerclé pour lire à quoi s’attendre ; un clic y dirige l’ordre.',
  nowhere: 'Aucun lieu n’est à leur portée : choisissez-en d’autres.',
  here: 'Sur place',
  kept: 'Ordres en attente',
  waiting: (count) => (count < 2 ? `${count} pas encore prêt` : `${count} pas encore prêts`),
  carryOn: (what) => `Continuer : ${what}`,
  drop: 'Abandonner',
  dropWhat: (what) => `Abandonner l’ordre : ${what}`,
  oneByOne: 'Répondre un à un',
  asCard: 'Tout sur une carte',
  severalAnswers: (count) => `Ordres pour plusieurs réponses (${count})`,
  give: 'Donner l’ordre',
  cancel: 'Annuler',
  enter: 'Entrée',
  escape: 'Échap',
  goesOn: (title) => `Ordre : ${title}. Il continue.`,
  takeBack: 'L’annuler',
  stopped: (title, why) => `Ordre arrêté : ${title}. ${why}`,
  answered: (titles) => `Répondu sans demander : ${titles}.`,
  putAway: 'Ranger',
  putAllAway: 'Tout ranger',
  moreResults: (count) => `et ${count} plus tôt`,
}
