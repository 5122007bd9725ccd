import type { Language } from '../cartography/pen/texts.ts'

/** The texts of every plan of a table, other than names. */
export interface TableTexts {
  readonly legend: string
  readonly slope: string
  readonly steep: string
  readonly crest: string
  readonly wood: string
  readonly houses: string
  readonly wall: string
  readonly trench: string
  readonly stream: string
  readonly river: string
  readonly beyond: string
  readonly road: string
  readonly inches: string
  readonly paces: readonly [across: string, down: string]
  readonly ground: (across: number, down: number) => string
}

export const tableTexts: Readonly<Record<Language, TableTexts>> = {
  en: {
    legend: 'Legend',
    slope: 'Gentle slope',
    steep: 'Steep slope',
    crest: 'Crest',
    wood: 'Wood',
    houses: 'Houses',
    wall: 'Wall',
    trench: 'Trench',
    stream: 'Stream',
    river: 'River',
    beyond: 'Beyond the river',
    road: 'Road',
    inches: 'inches on the table',
    paces: ['paces from west to east', 'paces from north to south'],
    ground: (across, down) => `An inch is ${across} m across and ${down} m down the table`,
  },
  fr: {
    legend: 'Légende',
    slope: 'Pente douce',
    steep: 'Pente raide',
    crest: 'Crête',
    wood: 'Bois',
    houses: 'Maisons',
    wall: 'Mur',
    trench: 'Tranchée',
    stream: 'Ruisseau',
    river: 'Rivière',
    beyond: 'Au-delà de la rivière',
    road: 'Route',
    inches: 'pouces sur la table',
    paces: ['pas d’ouest en est', 'pas du nord au sud'],
    ground: (across, down) => `Un pouce vaut ${across} m en largeur et ${down} m en hauteur`,
  },
}
