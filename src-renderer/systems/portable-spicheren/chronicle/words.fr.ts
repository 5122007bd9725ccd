import { spaced } from '../../../text/language/french.ts'
import type { ChronicleWords } from './words.en.ts'

/** The words of the chronicle of a battle, in French. */
export const fr: ChronicleWords = spaced({
  charts: {
    strength: 'Force sur la carte et à venir',
    lost: 'Force perdue',
    losses: 'Force perdue selon sa cause',
    places: 'Lieux tenus parmi ceux qui comptent à la nuit',
    share: 'Part de force perdue, en pour cent',
    fire: 'Tirs et coups au but',
  },
  sections: {
    arrivals: 'Arrivées',
    moves: 'Mouvements',
    fire: 'Tirs',
    melees: 'Mêlées',
    losses: 'Pertes',
    end: 'La fin',
  },
  stays: (who) => `${who} : reste sur place.`,
  moves: (who, way) => `${who} : ${way}.`,
  shot: (who, target, sum, needed) => `${who} sur ${target} : ${sum}, il faut ${needed}`,
  missed: 'manqué',
  round: (attacker, defender, sum, against) => `${attacker} (${sum}) contre ${defender} (${against})`,
  noHits: 'aucun coup au but',
  loses: (who) => `${who} perd un point`,
  destroyed: (who) => `${who} n’existe plus`,
  withdrew: (who, hex) => `${who} recule en ${hex}`,
  left: (who) => `${who} quitte la carte`,
  suppressed: (who) => `${who} : neutralisation au tour suivant`,
  advanced: (who, hex) => `${who} entre en ${hex}`,
  told: (title, parts) => `${[title, ...parts].join(' ; ')}.`,
})
