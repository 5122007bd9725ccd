import type { Words } from '../../kernel/words.ts'

/** Chapters 2, 4 and 5. */

export const en: Words = {
  'journal.day-began': 'Day {turn} of {turns} begins.',
  'journal.weather': 'Weather of the day; rain: {rain}, told by the scenario: {known}.',
  'journal.initiative': 'The {side} side has the initiative.',
  'journal.hesitates': '{leader} hesitates: he is of no value today.',
  'draw.weather': 'Weather',
  'draw.initiative-french': 'Initiative, French',
  'draw.initiative-german': 'Initiative, Germans',
  'draw.mixing': 'Mixing of tokens',
  'draw.tokens': 'Tokens',
  'ledger.die': 'die',
  'ledger.strategic-value': 'strategic value',
  'option.permanent-losses': 'Permanent and temporary losses',
  'option.you-are-the-commander': 'You are the commander!',
  'option.french-doctrine': 'French doctrine',
  'option.hesitation': 'Mac-Mahon’s hesitation',
  'option.supply-roll': 'French supply',
}

export const fr: Words = {
  'journal.day-began': 'Début du jour {turn} sur {turns}.',
  'journal.weather': 'Temps du jour ; pluie : {rain}, donné par le scénario : {known}.',
  'journal.initiative': 'Le camp {side} a l’initiative.',
  'journal.hesitates': '{leader} hésite : sa valeur est nulle aujourd’hui.',
  'draw.weather': 'Météo',
  'draw.initiative-french': 'Initiative, Français',
  'draw.initiative-german': 'Initiative, Allemands',
  'draw.mixing': 'Mélange des jetons',
  'draw.tokens': 'Jetons',
  'ledger.die': 'dé',
  'ledger.strategic-value': 'valeur stratégique',
  'option.permanent-losses': 'Pertes définitives et temporaires',
  'option.you-are-the-commander': 'Vous êtes le commandant !',
  'option.french-doctrine': 'Doctrine française',
  'option.hesitation': 'Hésitations de Mac-Mahon',
  'option.supply-roll': 'Ravitaillement français',
}
