import type { Terrain, WaterClass } from '#engine/gaiter-button/campaign/map-schema.ts'

/** The words of the map that are not names. */
export interface MapTexts {
  readonly title: string
  readonly subtitle: string
  readonly occasion: string
  readonly edges: { readonly french: string; readonly german: string }
  readonly frenchExit: string
  readonly legend: string
  readonly terrain: Readonly<Record<Terrain, string>>
  readonly town: string
  readonly fortress: string
  readonly fortresses: string
  readonly fortressRow: (value: string, capacity: number) => string
  readonly road: string
  readonly imperialRoad: string
  readonly path: string
  readonly railway: string
  readonly tunnel: string
  readonly water: Readonly<Record<WaterClass, string>>
  readonly bridge: string
  readonly pontoonSite: string
  readonly permanentPontoon: string
  readonly border: string
  readonly offMap: string
  readonly kilometres: string
  readonly projection: string
  readonly attribution: string
}

export const english: MapTexts = {
  title: 'SEDAN 1870',
  subtitle: 'Theatre of operations of the Army of Châlons',
  occasion: '25 August to 3 September 1870',
  edges: { french: 'FRENCH EDGE', german: 'GERMAN EDGE' },
  frenchExit: 'French exit',
  legend: 'Legend',
  terrain: {
    clear: 'Clear',
    forest: 'Forest',
    swamp: 'Swamp',
    difficult: 'Difficult',
    mountainous: 'Mountainous',
  },
  town: 'Town',
  fortress: 'Fortress and its value',
  fortresses: 'Fortresses',
  fortressRow: (value, capacity) => `value ${value}, holds ${capacity}`,
  road: 'Road',
  imperialRoad: 'Imperial road',
  path: 'Path',
  railway: 'Railway, August 1870',
  tunnel: 'Railway tunnel',
  water: { major: 'Major river', river: 'River', canal: 'Canal' },
  bridge: 'Bridge over a major river',
  pontoonSite: 'Pontoon bridge site',
  permanentPontoon: 'Pontoon bridge in place',
  border: 'Border',
  offMap: 'off the map',
  kilometres: 'kilometres',
  projection: 'Bonne’s projection. Ground and bends of roads are drawn freehand.',
  attribution: 'Places: GeoNames (CC BY). Rivers and commune limits: IGN (Licence Ouverte).',
}

export const french: MapTexts = {
  title: 'SEDAN 1870',
  subtitle: 'Théâtre des opérations de l’armée de Châlons',
  occasion: 'du 25 août au 3 septembre 1870',
  edges: { french: 'BORD FRANÇAIS', german: 'BORD ALLEMAND' },
  frenchExit: 'Sortie française',
  legend: 'Légende',
  terrain: {
    clear: 'Dégagé',
    forest: 'Forêt',
    swamp: 'Marais',
    difficult: 'Difficile',
    mountainous: 'Montagneux',
  },
  town: 'Ville',
  fortress: 'Forteresse et sa valeur',
  fortresses: 'Forteresses',
  fortressRow: (value, capacity) => `valeur ${value}, capacité ${capacity}`,
  road: 'Route',
  imperialRoad: 'Route impériale',
  path: 'Chemin',
  railway: 'Chemin de fer, août 1870',
  tunnel: 'Tunnel',
  water: { major: 'Fleuve', river: 'Rivière', canal: 'Canal' },
  bridge: 'Pont sur un fleuve',
  pontoonSite: 'Site de pont de bateaux',
  permanentPontoon: 'Pont de bateaux en place',
  border: 'Frontière',
  offMap: 'hors carte',
  kilometres: 'kilomètres',
  projection: 'Projection de Bonne. Le relief et les détours des routes sont dessinés à main levée.',
  attribution: 'Lieux\u00a0: GeoNames (CC BY). Cours d’eau et limites des communes\u00a0: IGN (Licence Ouverte).',
}
