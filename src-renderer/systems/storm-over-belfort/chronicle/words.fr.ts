import { spaced } from '../../../text/language/french.ts'
import type { ChronicleWords } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

/** The words of the chronicle of a siege, in French. */
export const fr: ChronicleWords = spaced({
  period: {
    name: 'Quinzaine',
    oneByOne: 'Par quinzaine',
    earlier: 'Quinzaine précédente',
    later: 'Quinzaine suivante',
    choose: 'Quelle quinzaine',
    goesOn: 'Cette quinzaine n’est pas encore finie.',
    before: 'par rapport à la quinzaine précédente',
    over: (dates) => `La quinzaine du ${dates} est finie.`,
  },
  charts: {
    zones: 'Points des zones',
    battalions: 'Bataillons sur la carte',
    weakened: 'Niveaux perdus par ceux qui sont sur la carte',
    hits: 'Pertes subies',
    fought: 'Bombardements et assauts',
  },
  sections: {
    opening: 'Initiative, investissement et points',
    stratagems: 'Stratagèmes',
    bombardments: 'Bombardements',
    assaults: 'Assauts',
    losses: 'Pertes',
    works: 'Repos et travaux',
    arrivals: 'Arrivées et départs',
    end: 'La fin',
  },
  bombardment: (gun, place, hits) => `${gun} sur ${place} : ${counted(hits, 'perte', 'pertes')}`,
  counteredBy: (gun, takenOff) => `contrebattu par ${gun}, ${takenOff} de moins au dé`,
  cancelled: (gun) => `${gun} n’a pas tiré : obus de mauvaise qualité`,
  fortDamaged: (bonus) => `le fort est endommagé, son bonus est maintenant de ${bonus}`,
  markerLost: 'un ouvrage est perdu',
  assault: (side, place, from) => `${place}, attaque du camp ${side} depuis ${from}`,
  fire: (hits) => `${counted(hits, 'perte', 'pertes')} au tir défensif`,
  walkover: (side, place) => `${place}, occupation par le camp ${side} sans assaut`,
  won: 'prise',
  noAdvance: 'personne n’a pu l’occuper',
  beaten: 'repoussée',
  calledOff: 'abandonnée',
  guns: (names) => `perdu sur place : ${names}`,
  hits: (defender, attacker) => `pertes du défenseur ${defender}, de l’assaillant ${attacker}`,
  told: (title, parts) => `${[title, ...parts].join(' ; ')}.`,
})
