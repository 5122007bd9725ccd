import type { Edge, Water, Way, Zone } from '../../../src-main/contract/zone-board.ts'
import type { zones as english } from './zones.en.ts'

const ways: Readonly<Record<Exclude<Way, 'none'>, string>> = { road: 'route', path: 'chemin' }
const waters: Readonly<Record<Water['class'], string>> = { major: 'grande rivière', river: 'rivière', canal: 'canal' }
const terrain: Readonly<Record<Zone['terrain'], string>> = {
  clear: 'découvert',
  forest: 'forêt',
  swamp: 'marais',
  difficult: 'difficile',
  mountainous: 'montagneux',
}
const edges: Readonly<Record<Edge, string>> = {
  north: 'bord nord',
  east: 'bord est',
  south: 'bord sud',
  west: 'bord ouest',
}

/** The texts for boards of zones, in French. */
export const zones: typeof english = {
  undrawn: 'Cette campagne n’a pas de géométrie d’où tirer une carte.',
  keys: 'Les flèches déplacent la carte et, avec Maj, vont de zone en zone ; plus et moins changent l’échelle, 0 la montre en entier, M mesure un chemin, Échap ramène aux campagnes.',
  find: 'Trouver une zone',
  none: 'Aucune choisie',
  point: 'Pointez une zone pour savoir ce qu’elle est ; cliquez pour la garder.',
  today: (name) => `aujourd’hui ${name}`,
  terrainIs: 'Terrain',
  terrain,
  town: 'ville',
  country: 'Pays',
  fortress: 'Forteresse',
  fortressIs: (name, value, capacity) => `${name}, valeur ${value}, capacité ${capacity}`,
  edge: 'Bord',
  edges,
  off: 'Hors carte',
  connections: 'Liaisons',
  bordersOn: 'Touche à',
  kilometres: (km) => `${km.toLocaleString('fr-FR')} km`,
  bearings: ['N', 'NE', 'E', 'SE', 'S', 'SO', 'O', 'NO'],
  ways,
  rail: 'chemin de fer',
  tunnel: (name) => `tunnel\u00a0: ${name}`,
  water: (name, kind, crossing) => `${name} (${waters[kind]})\u00a0: ${crossing}`,
  bridge: 'pont',
  pontoonSite: 'site de pont de bateaux',
  permanentPontoon: 'pont de bateaux en place',
  noBridge: 'sans pont',
  madeFrom: 'Sources de la carte',
  zonesHeading: 'Les zones',
  zone: 'Zone',
  modern: 'Aujourd’hui',
  special: 'À noter',
  between: 'Entre',
  length: 'Longueur',
  by: 'Par',
  across: 'À travers',
}
