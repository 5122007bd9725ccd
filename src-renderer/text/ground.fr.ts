import type { ground as english } from './ground.en.ts'

/** The texts for measured tables, in French. */
export const ground: typeof english = {
  keys: 'Les flèches déplacent la carte, avec Maj elles vont de nom en nom ; plus et moins changent l’échelle, 0 la montre tout entière, Échap ramène aux campagnes.',
  find: 'Trouver un lieu',
  point: 'Pointez un nom pour lire ce qui s’y trouve ; cliquez pour le garder.',
  heading: 'Terrain',
  name: 'Nom',
  kind: 'Ce que c’est',
  from: 'Depuis l’ouest, en pouces',
  down: 'Depuis le nord, en pouces',
  between: (from, to) => (from === to ? `${from}` : `de ${from} à ${to}`),
  looks: {
    river: 'rivière',
    beyond: 'au-delà de la rivière, fermé',
    slope: 'pente douce',
    steep: 'pente raide',
    wood: 'bois',
    houses: 'maisons',
    crest: 'crête',
    wall: 'mur',
    trench: 'tranchée',
    stream: 'ruisseau',
    road: 'route',
  },
  at: (across, down) => `distance du bord ouest : ${across} pouces ; du bord nord : ${down}`,
  near: 'À moins de 12 pouces',
  inches: (count) => `${count} ${count < 2 ? 'pouce' : 'pouces'}`,
}
