import type { Language } from '../cartography/pen/texts.ts'

/** The texts of every plan of areas, other than names. */
export interface AreaTexts {
  readonly legend: string
  readonly border: string
  readonly sign: string
  readonly fortress: string
  readonly strong: string
  readonly fort: string
  readonly redoubt: string
  readonly line: string
  readonly town: string
  readonly imperial: string
  readonly road: string
  readonly path: string
  readonly rail: string
  readonly water: Readonly<Record<'river' | 'brook' | 'canal', string>>
  readonly wood: string
  readonly height: string
  readonly turns: string
}

export const areaTexts: Readonly<Record<Language, AreaTexts>> = {
  en: {
    legend: 'Legend',
    border: 'Border and number of a zone',
    sign: 'Bonus in defence',
    fortress: 'Fortress',
    strong: 'Strong ground',
    fort: 'Permanent works',
    redoubt: 'Redoubt, not finished',
    line: 'Field works',
    town: 'Town, village',
    imperial: 'Imperial road',
    road: 'Road',
    path: 'Track',
    rail: 'Railway',
    water: { river: 'River', brook: 'Brook', canal: 'Canal' },
    wood: 'Wood',
    height: 'Heights',
    turns: 'Turns',
  },
  fr: {
    legend: 'Légende',
    border: 'Limite et numéro d’une zone',
    sign: 'Bonus en défense',
    fortress: 'Forteresse',
    strong: 'Terrain fort',
    fort: 'Ouvrages permanents',
    redoubt: 'Redoute inachevée',
    line: 'Ouvrages de campagne',
    town: 'Ville, village',
    imperial: 'Route impériale',
    road: 'Route',
    path: 'Chemin',
    rail: 'Chemin de fer',
    water: { river: 'Rivière', brook: 'Ruisseau', canal: 'Canal' },
    wood: 'Bois',
    height: 'Hauteurs',
    turns: 'Tours',
  },
}
