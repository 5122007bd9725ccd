import { withA, withDe } from '../../../text/language/french.ts'
import type { Kind } from './reading.ts'
import type { BookWords, Facts } from './words.en.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`
const kinds: Readonly<Record<Kind, readonly [string, string]>> = {
  infantry: ['unité d’infanterie', 'unités d’infanterie'],
  cavalry: ['unité de cavalerie', 'unités de cavalerie'],
  detachment: ['détachement', 'détachements'],
  leader: ['chef', 'chefs'],
  decoy: ['leurre', 'leurres'],
}
const shown = ({ zone, counter, points }: Facts): string =>
  `${counter}${points > 0 ? `, ${points} PF` : ''}, ${withA(zone)}`

/** The words of the intelligence book, in French. */
export const fr: BookWords = {
  summary: (known, all) => `Pions ennemis de la carte connus par leur nom, montrés ou déduits : ${known} sur ${all}.`,
  open: 'Cette partie est à découvert : vous voyez tout sur la carte. Le livre dit ce que ce camp en saurait dans le brouillard.',
  average: (average) => `Possibilités par pion, en moyenne : ${average}.`,
  nobody: 'Aucun pion ennemi n’est sur la carte.',
  which: 'Quels pions',
  choices: { all: 'Tous ceux de la carte', today: 'Vus aujourd’hui', unknown: 'Encore inconnus' },
  search: 'Lieu ou nom',
  found: (count) => (count === 0 ? 'Aucun pion de ce genre.' : counted(count, 'pion', 'pions')),
  place: (name, count) => `${name} : ${counted(count, 'pion', 'pions')}`,
  inside: 'dans la forteresse',
  showPlace: (name) => `Montrer ${name} sur la carte`,
  kind: (kind, count) => kinds[kind][count < 2 ? 0 : 1],
  kindOnly: (kind) => kinds[kind][0],
  or: (parts) => (parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ou ${parts.at(-1) ?? ''}`),
  oneOf: (count) => counted(count, 'possibilité', 'possibilités'),
  decoy: 'un leurre',
  seen: { not: '', identity: 'vu', composition: 'vu avec sa force' },
  concluded: 'déduit',
  points: (span) => `${span} PF`,
  pace: (span) => `${span} PM`,
  anything: 'n’importe quoi',
  each: (count, what) => `${counted(count, 'pion', 'pions')}, chacun : ${what}`,
  names: (count) => `Par leur nom : ${count}`,
  evidence: (count) => `Pourquoi : ${counted(count, 'ligne', 'lignes')}`,
  noEvidence: 'Rien ne l’a encore trahi.',
  stop: (when) => `Revoir la table alors : ${when}`,
  begin: 'le début',
  now: 'maintenant',
  rule: (section) => `Lire la règle, ${section}`,
  corps: 'Où les corps ont été vus en dernier',
  corpsHead: ['Corps', 'Situés', 'Où et quand'],
  noCorps: 'Hors corps',
  located: (count, all) => `${count} sur ${all}`,
  at: (place, when, present) => (present ? place : `${place} (${when})`),
  seenLast: (counter, where) => `${counter} : ${where}`,
  gone: 'plus dans la partie',
  unlocated: 'nul ne sait',
  lines: {
    'set-up': ({ zone, count }) =>
      count === 1
        ? `Le scénario place ce pion seul ${withA(zone)}.`
        : `Au début, il était l’un des ${count} que le scénario place ${withA(zone)}.`,
    arrived: (facts) => `Arrivé en renfort : ${shown(facts)}.`,
    placed: ({ zone }) => `Sorti de la main de son propriétaire ${withA(zone)} : un leurre.`,
    formed: ({ zone }) => `Formé ${withA(zone)} : un détachement.`,
    'in-hand': () => 'Était dans la main de son propriétaire : un leurre ou un détachement.',
    gone: ({ counter }) => `A quitté la partie : ${counter}.`,
    shown: (facts) => `Retourné : ${shown(facts)}.`,
    strength: (facts) => `Retourné avec sa force : ${shown(facts)}.`,
    fought: (facts) => `Engagé : ${shown(facts)}.`,
    demoralised: () => 'Il est démoralisé : il a des points de force.',
    combatted: () => 'Il porte le marqueur de qui a combattu : aucun chef ne le porte.',
    empty: ({ zone }) => `Sans point de force : chacun sait qui tient la forteresse ${withDe(zone)}.`,
    holds: ({ zone }) => `Il y a des points de force ${withA(zone)}, et rien d’autre là ne peut en avoir.`,
    'no-room': ({ zone }) => `N’est pas une unité : une autre prend toute la place dans les monts ${withDe(zone)}.`,
    'joined-alone': ({ zone }) => `Resté seul, il a rejoint les troupes ${withA(zone)} : un chef.`,
    parted: ({ zone, count, gone }) =>
      `${gone} des ${count} que l’on ne pouvait distinguer ${gone < 2 ? 's’est séparé' : 'se sont séparés'} ${withA(zone)}.`,
    mixed: ({ zone, count }) => `Perdu de vue parmi ${count} d’apparence égale ${withA(zone)}.`,
    counted: () => 'D’autres qu’il aurait pu être sont ailleurs.',
    pace: ({ zone, mp, rain }) =>
      `Parti ${withDe(zone)} dans une pile de ${mp} PM${rain ? ' sous la pluie' : ''} : nul n’y est plus lent.`,
    slow: ({ zone, mp }) =>
      `Sa pile n’avait ${withA(zone)} que ${mp} PM : quelqu’un y est si lent, et rien d’autre ne peut l’être.`,
    marched: ({ zone, mp, rain }) =>
      `Sa pile a marché au moins ${mp} PM jusqu’${withA(zone)}${rain ? ', sous la pluie' : ''} : nul n’y est plus lent.`,
    fast: ({ connections, markers }) =>
      `Sa pile a franchi ${counted(connections, 'liaison', 'liaisons')} pour ${counted(markers, 'marqueur', 'marqueurs')} : seuls les rapides le font.`,
    'leader-alone': ({ zone }) => `Sa pile avait ${withA(zone)} les points de commandement d’un chef sans troupes.`,
    'cavalry-only': ({ zone }) => `Sa pile avait ${withA(zone)} les points de commandement de la seule cavalerie.`,
    'same-corps': ({ zone }) => `A marché ${withDe(zone)} dans une pile d’un seul corps.`,
    'same-army': ({ zone }) => `A marché ${withDe(zone)} dans une pile, donc avec son armée.`,
    scouts: ({ zone }) =>
      `Sa pile a fait une reconnaissance ${withA(zone)}, et rien d’autre n’y peut avoir de cavalerie.`,
    forces: ({ zone }) => `Sa pile a forcé un passage ${withA(zone)}, et rien d’autre n’y peut être des troupes.`,
    surprises: ({ zone }) =>
      `Sa pile a surpris ${withA(zone)} : seule l’infanterie le fait, avec des chefs tout au plus.`,
    marks: ({ zone }) =>
      `Sa pile a laissé un axe de retraite ${withA(zone)}, et rien d’autre n’y peut être des troupes.`,
    unmarked: ({ zone }) => `Entré chez l’ennemi ${withA(zone)} sans laisser d’axe de retraite : pas de troupes.`,
  },
}
