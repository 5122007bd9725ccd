import type { Terrain, WaterClass } from '#engine/kernel/system/board-plan.ts'

export type Language = 'en' | 'fr'

/** The texts of every map, other than names. */
export interface MapTexts {
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
  readonly projection: string
}

const english: MapTexts = {
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
  projection: 'Bonne’s projection. Ground and bends of roads are drawn freehand.',
}

const french: MapTexts = {
  legend: 'Légende',
  terrain: {
    clear: 'Découvert',
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
  water: { major: 'Grande rivière', river: 'Rivière', canal: 'Canal' },
  bridge: 'Pont sur une grande rivière',
  pontoonSite: 'Site de pont de bateaux',
  permanentPontoon: 'Pont de bateaux en place',
  border: 'Frontière',
  offMap: 'hors carte',
  projection: 'Projection de Bonne. Le relief et les détours des routes sont dessinés à main levée.',
}

/** The units of a scale: metres where the whole bar is less than a kilometre. */
export const scaleTexts: Readonly<Record<Language, { readonly kilometres: string; readonly metres: string }>> = {
  en: { kilometres: 'kilometres', metres: 'metres' },
  fr: { kilometres: 'kilomètres', metres: 'mètres' },
}

export const mapTexts: Readonly<Record<Language, MapTexts>> = { en: english, fr: french }
