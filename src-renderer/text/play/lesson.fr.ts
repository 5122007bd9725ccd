import type { lesson as english } from './lesson.en.ts'

/** The texts around lessons, in French. */
export const lesson: typeof english = {
  learn: (title) => `Apprendre le jeu : ${title}`,
  offer: 'Première visite ? Commencez par la leçon.',
  game: (title) => `Leçon : ${title}`,
  label: (title) => `Leçon : ${title}`,
  progress: (done, of, past) =>
    `${done < 2 ? `${done} étape` : `${done} étapes`} sur ${of}${past === 0 ? '' : `, ${past} de côté`}`,
  fold: 'Replier',
  follow: (title) => `Il y a une leçon pour cela : ${title}`,
  unfold: (title) => `Reprendre la leçon : ${title}`,
  steps: 'Étapes de la leçon',
  states: { done: 'faite', current: 'en cours', open: 'à venir', past: 'laissée de côté' },
  past: 'Laissée de côté : avec ce qui s’est passé depuis, il était trop tard pour cette étape.',
  pastBecause: (why) => `Laissée de côté. ${why}`,
  beginAgain: 'La leçon recommencée la contient.',
  unreached: 'La partie était finie avant.',
  again: 'Recommencer la leçon',
  back: 'Revenir à l’étape en cours',
  hint: 'Un conseil',
  show: 'Montrez-moi',
  shown: 'La réponse est éclairée.',
  shownOnMap: 'C’est éclairé sur la carte et parmi les réponses.',
  none: 'Rien ne vous est demandé pour l’instant.',
  announce: (done, next) => (next === null ? `Fait : ${done}.` : `Fait : ${done}. Maintenant : ${next}.`),
  now: (title) => `Maintenant : ${title}.`,
  leftOut: (titles) => `Laissé de côté : ${titles}.`,
  over: 'La leçon est finie',
  reached: (done, of) =>
    done === of ? `Vous avez fait les ${of} étapes.` : `Vous avez fait ${done} étapes sur ${of}.`,
  leftOutSteps: 'Étapes laissées de côté',
  leftOutStep: (title, why) => `${title} : ${why}`,
  next: 'Que jouer ensuite',
  play: (title) => `Nouvelle partie : ${title}`,
}
