import { spaced } from '../../../text/language/french.ts'
import type { ChronicleWords } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

/** The words of the course of a battle, in French. */
export const fr: ChronicleWords = spaced({
  charts: {
    points: 'Points si tout finissait alors',
    steps: 'Pas sur la carte',
    losses: 'Pas perdus selon leur cause',
    disorganised: 'Unités désorganisées à la fin du tour',
    gone: 'Unités perdues et formations démoralisées',
    fought: 'Barrages et attaques',
  },
  sections: {
    opening: 'Initiative et commandement',
    formations: 'Formations',
    barrages: 'Barrages',
    combats: 'Attaques',
    losses: 'Pertes',
    arrivals: 'Arrivées et départs',
    rally: 'Ralliements',
    points: 'Points',
    end: 'La fin',
  },
  formations: 'Pertes par formation',
  activated: (formation, parts) => `${formation} : ${parts.length === 0 ? 'sans rien faire' : parts.join(', ')}.`,
  together: (one, other) => `${one}, avec ${other}`,
  marches: (count) => counted(count, 'pion en marche', 'pions en marche'),
  enters: (count) => counted(count, 'arrivée', 'arrivées'),
  fires: (count) => counted(count, 'barrage', 'barrages'),
  attacks: (count) => counted(count, 'attaque', 'attaques'),
  attackOn: (hex, who) => `${hex}, attaque menée par ${who}`,
  fire: (gun, target) => `${gun} sur ${target}`,
  losses: (attackers, defenders) => `pas perdus : assaillants ${attackers}, défenseurs ${defenders}`,
  eliminated: (who) => `éliminations : ${who}`,
  told: (title, parts) => `${[title, ...parts].join(' ; ')}.`,
})
