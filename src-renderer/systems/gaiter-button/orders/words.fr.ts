import { numberIn, percentIn } from '../../../text/chances.ts'
import { of } from '../../../text/french.ts'
import type { orders as en } from './words.en.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`
const percent = percentIn('fr')
const number = numberIn('fr')

/** The words of orders given by hand, in French. */
export const orders: typeof en = {
  march: 'Marcher',
  marchFrom: (place) => `Marcher ${of(place)}…`,
  title: (place) => `Marche ${of(place)}`,
  to: (place) => `vers ${place}`,
  all: 'Tous ceux qui peuvent',
  corps: (label) => `Corps ${label}`,
  summary: (counters, mp, cp, units) =>
    `${counted(counters, 'pion', 'pions')}, ${mp} PM, ${counted(cp, 'point de commandement', 'points de commandement')}. Encore ${counted(units, 'unité', 'unités')} pour l’opération.`,
  chance: (chance) => `${Math.floor(chance * 100 + 1e-7)} %`,
  arrives: (chance) => `Arrivée : ${percent(chance)}.`,
  costs: (mp, all, markers) =>
    `${mp} PM sur ${all}, ${markers === 0 ? 'aucun marqueur de fatigue' : counted(markers, 'marqueur de fatigue', 'marqueurs de fatigue')}.`,
  by: (places) => `Par ${places}.`,
  loss: (hurt, lost) => `Une perte : ${percent(hurt)} ; ${number(lost)} PF en moyenne.`,
  worn: (chance) => `Démoralisation : ${percent(chance)}.`,
  sentence: (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`,
  strays: (who) => `${who} : trop loin du corps, et perdu.`,
  enemyStops: 'L’ennemi l’y arrête.',
  outOfReach: (place, why) => (why === null ? `${place} est hors de portée.` : `${place} est hors de portée : ${why}.`),
  short: (chance, mp, markers) => `${percent(chance)} · ${mp} PM · ${counted(markers, 'marqueur', 'marqueurs')}`,
  shortOut: 'hors de portée',
  standing: {
    markers: {
      title: 'Marqueurs de fatigue',
      options: { any: 'autant qu’il en faut', 0: 'aucun', 1: '1 au plus', 2: '2 au plus', 3: '3 au plus' },
    },
    risk: {
      title: 'Arrêt si une perte dépasse',
      options: { any: 'jamais', 0.1: '10 %', 0.25: '25 %', 0.5: '50 %' },
    },
    contact: { title: 'Devant l’ennemi', options: { go: 'continuer', stop: 's’arrêter' } },
    putBack: {
      title: 'Remettre un marqueur',
      options: { best: 'quand c’est mieux', never: 'jamais', ask: 'me demander à un STOP' },
    },
    afterwards: {
      title: 'Puis l’opération',
      options: { 'used-up': 'finit si épuisée', 'end-operation': 'finit', 'go-on': 'reste ouverte' },
    },
  },
  passDay: {
    order: 'Plus d’opérations aujourd’hui',
    ready: (stacks) => (stacks === 0 ? null : `${counted(stacks, 'pile pourrait', 'piles pourraient')} encore agir.`),
  },
  night: {
    order: 'Cette nuit comme d’habitude',
    what: 'L’infanterie revient d’abord ; pas de détachement formé, de repli ni de forteresse abandonnée.',
  },
}
