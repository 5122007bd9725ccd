import type { Language } from '../cartography/pen/texts.ts'

/** The texts of every plan of hexes, other than names. */
export interface HexTexts {
  readonly legend: string
  readonly imperial: string
  readonly road: string
  readonly path: string
  readonly rail: string
  readonly turns: string
  readonly levels: (count: number) => string
}

export const hexTexts: Readonly<Record<Language, HexTexts>> = {
  en: {
    legend: 'Legend',
    imperial: 'High road',
    road: 'Road',
    path: 'Track',
    rail: 'Railway',
    turns: 'Turns',
    levels: (count) => `${count} levels, low to high`,
  },
  fr: {
    legend: 'Légende',
    imperial: 'Grande route',
    road: 'Route',
    path: 'Chemin',
    rail: 'Chemin de fer',
    turns: 'Tours',
    levels: (count) => `${count} niveaux, de bas en haut`,
  },
}
