import type { rules as english } from './rules.en.ts'

/** The texts of the rules sheet, in French. */
export const rules: typeof english = {
  open: 'Règles',
  openKeys: 'Règles (F1 ou ?)',
  heading: 'Les règles',
  close: 'Fermer',
  back: 'Retour',
  contents: 'Sommaire',
  print: 'Imprimer',
  search: 'Chercher dans les règles',
  searchKeys: 'Les résultats suivent la frappe ; les flèches les parcourent, Entrée en ouvre un.',
  found: (count) =>
    count === 0 ? 'Rien n’a été trouvé' : count < 2 ? `${count} règle trouvée` : `${count} règles trouvées`,
  more: (count) => `Encore ${count} ; précisez pour en voir moins.`,
  reading: 'Lecture des règles…',
  missing: 'Les règles n’ont pas pu être lues.',
  retry: 'Réessayer',
  none: 'Le texte des règles manque pour cette partie.',
  articles: (count) => (count < 2 ? `${count} règle` : `${count} règles`),
  previous: (title) => `Précédente : ${title}`,
  next: (title) => `Suivante : ${title}`,
  around: 'Règles précédente et suivante',
  charts: 'Tableaux',
  read: (number, title) => (number === null ? `Règle : ${title}` : `Règle ${number} : ${title}`),
}
