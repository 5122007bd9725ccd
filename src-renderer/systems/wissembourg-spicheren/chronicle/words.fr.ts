import { spaced } from '../../../text/language/french.ts'
import { chronicle } from '../../../text/reference/chronicle.fr.ts'
import type { ChronicleWords } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`

/** The words of the chronicle of a battle, in French. */
export const fr: ChronicleWords = spaced({
  period: { ...chronicle.period, over: (turn) => `${turn} : le tour est fini.` },
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
  formations: 'Pas perdus, par formation',
  short: {
    'lost-barrage': 'Barrages',
    'lost-defence': 'Tir défensif',
    'lost-assault': 'Assauts',
    'lost-refusal': 'Refus',
    'lost-retreat': 'Retraite',
    'lost-overrun': 'Artillerie enlevée',
    'steps-lost': 'Perdus en tout',
    'demoralised-at': 'Seuil',
    'steps-left': 'Restants',
    disorganised: 'Unités désorganisées',
    'units-lost': 'Unités perdues',
  },
  activated: (formation, parts) => `${formation} : ${parts.length === 0 ? 'sans rien faire' : parts.join(', ')}.`,
  together: (one, other) => `${one} et ${other}`,
  marches: (count) => counted(count, 'pion en marche', 'pions en marche'),
  enters: (count) => counted(count, 'arrivée', 'arrivées'),
  fires: (count) => counted(count, 'barrage', 'barrages'),
  attacks: (count) => counted(count, 'attaque', 'attaques'),
  attackOn: (hex, who) => `${hex} ; à l’attaque : ${who}`,
  fire: (gun, target) => `${gun} (cible : ${target})`,
  losses: (attackers, defenders) => `pas perdus : attaquants ${attackers}, défenseurs ${defenders}`,
  eliminated: (who) => `éliminations : ${who}`,
  told: (title, parts) => `${[title, ...parts].join(' ; ')}.`,
})
