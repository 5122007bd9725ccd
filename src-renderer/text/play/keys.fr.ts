import type { keys as english } from './keys.en.ts'

/** The keys of the table and what they do, in French. */
export const keys: typeof english = {
  heading: 'Touches',
  key: 'Touche',
  does: 'Effet',
  close: 'Fermer',
  groups: [
    {
      title: 'À la table',
      keys: [
        ['Ctrl+K, /', 'Les commandes, les lieux et les pions, par leurs mots'],
        ['Tab', 'À la partie suivante : carte, question, registre'],
        ['1 – 9', 'La réponse qui porte ce chiffre'],
        ['Ctrl+Z, Ctrl+Y', 'Annuler, rétablir'],
        ['A', 'Un conseil'],
        ['C', 'Reprendre le premier des ordres en cours'],
        ['L', 'Les calques'],
        ['F1, ?', 'Les règles'],
        ['Échap', 'Ferme ce qui est ouvert, ou renonce à ce que l’on visait'],
      ],
    },
    {
      title: 'À la question',
      keys: [
        ['↑ ↓', 'D’une réponse à l’autre'],
        ['Entrée', 'Donne la réponse, ou l’ordre'],
      ],
    },
    {
      title: 'Sur la carte',
      keys: [
        ['← ↑ → ↓', 'D’un lieu à l’autre ; avec Maj, elles déplacent la carte'],
        ['Tab', 'Par tout ce qui peut répondre ici'],
        ['Entrée', 'Choisit : qui marche, puis vers où'],
        ['S', 'Étale la pile'],
        ['R', 'Tourne l’unité qui reçoit un ordre, avec Maj dans l’autre sens'],
        ['M', 'Mesure'],
        ['H', 'Cache les pions'],
        ['+, −, 0', 'Agrandir, réduire, toute la carte'],
      ],
    },
    {
      title: 'Pendant un film',
      keys: [
        ['Espace', 'Lecture et pause'],
        ['← →', 'En arrière et en avant'],
        ['Échap', 'Passe à la question'],
      ],
    },
  ],
}
