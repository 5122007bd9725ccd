import type { poster as english } from './poster.en.ts'

/** The texts about posters of a map, in French. */
export const poster: typeof english = {
  heading: 'Une affiche de la carte',
  what: 'La carte et ses pions tels qu’ils sont, sur une seule grande feuille.',
  paper: 'Papier',
  size: (name, width, height) => `${name}, ${width} sur ${height} mm`,
  withReport: 'Avec le dernier rapport, sur des pages à part',
  drawing: 'La carte se dessine…',
  print: 'Imprimer, ou enregistrer en PDF…',
  picture: 'Enregistrer comme image (PNG)',
  pdf: (paper) =>
    `Pour un PDF, choisissez « Enregistrer au format PDF » comme imprimante. La page est déjà au format ${paper}, sans marges ; traits et lettres restent nets à toute taille.`,
  painting: 'L’image se prépare…',
  failed: 'L’image n’a pas pu être faite. Essayez un papier plus petit, ou imprimez en PDF.',
  fileName: (campaign, paper) => `${campaign}, ${paper}.png`,
  close: 'Fermer',
}
