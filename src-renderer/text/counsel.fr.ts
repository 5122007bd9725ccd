import type { counsel as english } from './counsel.en.ts'

/** The texts for advice and comments, in French. */
export const counsel: typeof english = {
  ask: 'Conseil',
  thinking: 'Le conseiller réfléchit…',
  stop: 'Arrêter',
  close: 'Revenir à la question',
  deeper: 'Demander au général, qui réfléchit plus longtemps',
  by: (who) => `${who} conseille, d’après ce que sait votre camp et rien d’autre.`,
  list: 'Ce que l’on peut faire, le meilleur d’abord',
  show: 'Le montrer sur la carte',
  ruledOut: 'Écarté',
  scale: 'Les chiffres vont de −100, perdu sans retour, à +100, gagné sans retour.',
  worth: (worth) => signed(worth),
  samples: (samples, error) =>
    `Jugé en jouant la suite ; parties imaginées : ${samples} ; erreur type : ${decimal(error)}`,
  atSight: 'Jugé au premier coup d’œil',
  doIt: 'Le faire',
  more: (names, count) => `${names} et ${count} ${count > 1 ? 'autres' : 'autre'}`,
  doWhat: (what) => `Le faire : ${what}`,
  remarks: {
    heading: (day) => `Commentaires sur le ${day}`,
    what: (side) =>
      `Un officier examine ce qu’a fait le camp ${side}, en sachant chaque fois ce que ce camp savait alors.`,
    program: (side) => `Le programme dit pourquoi il a fait ce qu’a fait le camp ${side}.`,
    ask: 'Demander des commentaires',
    whose: 'Sur quel camp',
    working: 'Tous les choix sont passés en revue…',
    stop: 'Arrêter',
    none: 'Il n’y avait alors aucun choix sur lequel il ait quelque chose à dire.',
    did: 'Fait',
    agrees: 'Il aurait fait de même.',
    instead: 'Il aurait plutôt fait ceci :',
    against: 'Il ne l’aurait pas fait.',
    others: 'Autres possibilités :',
    summary: (alike, all) => `Comme il l’aurait fait : ${alike} choix sur ${all}.`,
    show: 'Voir ce moment',
  },
}

const decimal = (value: number): string => Math.abs(value).toFixed(1).replace('.', ',')
const signed = (value: number): string => `${value <= -0.05 ? '−' : '+'}${decimal(value)}`
