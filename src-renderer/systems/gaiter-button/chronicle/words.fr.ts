import { withA, withDe, spaced } from '../../../text/language/french.ts'
import type { ChronicleWords } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

/** The words of the chronicle of a game, in French. */
export const fr: ChronicleWords = spaced({
  period: {
    name: 'Jour',
    oneByOne: 'Jour par jour',
    earlier: 'Jour précédent',
    later: 'Jour suivant',
    choose: 'Quel jour',
    goesOn: 'Cette journée n’est pas encore finie.',
    before: 'par rapport à la veille',
    over: (day) => `La journée du ${day} est finie.`,
  },
  charts: {
    strength: 'Force sur la carte',
    losses: 'Pertes selon leur cause',
    lost: 'Force perdue, définitivement et temporairement',
    distance: 'Distance parcourue',
    fatigue: 'Marqueurs de fatigue tirés',
    zones: 'Zones tenues sans partage',
    divisions: 'Divisions d’infanterie',
    battles: 'Combats gagnés',
    supply: 'Sans ravitaillement',
  },
  sections: {
    opening: 'Météo et initiative',
    marches: 'Marches',
    enemy: 'Les marches de l’ennemi, telles qu’on les a vues',
    contacts: 'Contacts',
    battles: 'Combats',
    losses: 'Pertes',
    fatigue: 'Fatigue',
    supply: 'Ravitaillement',
    works: 'Ponts, voies ferrées, axes de retraite',
    arrivals: 'Ce qui est arrivé',
    prisoners: 'Pris, détruits, partis',
    end: 'La fin',
  },
  counters: (count) => counted(count, 'pion', 'pions'),
  march: (who, way, markers, fatigue) =>
    `${who} : ${way}${markers > 0 ? ` ; ${counted(markers, 'marqueur', 'marqueurs')}, fatigue ${fatigue}` : ''}.`,
  stays: (place) => `${withA(place)}, sans marche`,
  battleMove: (who, from, to) => `${who} : mouvement de bataille ${withDe(from)} ${withA(to)}.`,
  nightMarch: (who, from, to) => `${who} : de nuit, ${withDe(from)} ${withA(to)}.`,
  battle: {
    'battle-began': (place) => `Combat ${withDe(place)}`,
    'assault-began': (place) => `Assaut ${withDe(place)}`,
    'sally-began': (place) => `Sortie ${withDe(place)}`,
  },
  attacks: (title, side) => `${title} (attaque : camp ${side})`,
  won: (side, difference) => `victoire du camp ${side}, de ${difference}`,
  drawn: 'sans vainqueur',
  notFought: 'sans combat',
  routed: (side) => `déroute du camp ${side}`,
  pursued: (losses) => `${losses} PF à la poursuite`,
  lost: (side, count) => `camp ${side} ${count} PF`,
  told: (title, parts) => `${title} : ${parts.join(' ; ')}.`,
  losses: (parts) => `pertes : ${parts}`,
})
