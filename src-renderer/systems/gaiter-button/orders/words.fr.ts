import { numberIn, percentIn } from '../../../text/chances.ts'
import { withA, corps, withDe } from '../../../text/language/french.ts'
import type { orders as en } from './words.en.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`
const percent = percentIn('fr')
const number = numberIn('fr')

/** The words of orders given by hand, in French. */
export const orders: typeof en = {
  march: 'Marcher',
  marchFrom: (place) => `Marcher ${withDe(place)}…`,
  title: (place) => `Marche ${withDe(place)}`,
  to: (place) => `vers ${place}`,
  who: 'Qui marche',
  all: 'Comme proposé',
  corps,
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
  strays: (who) => `${who} : trop loin de son corps, serait perdue.`,
  enemyStops: 'L’ennemi l’y arrête.',
  outOfReach: (place, why) => (why === null ? `${place} est hors de portée.` : `${place} est hors de portée : ${why}.`),
  short: (chance, mp, markers) => `${percent(chance)} · ${mp} PM · ${counted(markers, 'marqueur', 'marqueurs')}`,
  shortOut: 'hors de portée',
  shortHere: 'ils sont ici',
  anotherDay: (place) =>
    `${place} est hors de portée aujourd’hui : la pile s’en approche autant qu’elle peut, et l’ordre est gardé pour les jours suivants.`,
  shortAnotherDay: 'un autre jour',
  intoFortress: 'Marcher jusque dans la forteresse',
  battleMovement: (chance) => `Mouvement de bataille, tous les pions choisis (${percent(chance)})`,
  shelter: 'Entrer dans la forteresse',
  works: {
    'destroy-bridge': (way) => `Détruire le pont ${way}`,
    'repair-bridge': (way) => `Réparer le pont ${way}`,
    'destroy-repair': (way) => `Détruire la réparation du pont ${way}`,
    'build-pontoon': (way) => `Construire un pont de bateaux ${way}`,
    'destroy-pontoon': (way) => `Détruire le pont de bateaux ${way}`,
    'wreck-pontoon': (way) => `Détruire le pont de bateaux inachevé ${way}`,
    'recover-pontoon': (way) => `Replier le pont de bateaux ${way}`,
    'destroy-railway': (way) => `Détruire la voie ferrée ${way}`,
    'repair-railway': (way) => `Réparer la voie ferrée ${way}`,
  },
  wholeCorps: (name) => `${name} au complet`,
  army: (commander) => `Armée ${withDe(commander)}`,
  together: (stacks) => `Marche de ${counted(stacks, 'pile', 'piles')}`,
  stacks: (stacks, ready, idle) =>
    `${counted(stacks, 'pile', 'piles')} avec ${counted(ready, 'pion', 'pions')}, l’une après l’autre${idle === 0 ? '' : ` ; ${counted(idle, 'pion a déjà été activé', 'pions ont déjà été activés')} aujourd’hui`}.`,
  arriving: (stacks) => `${counted(stacks, 'pile peut', 'piles peuvent')} arriver aujourd’hui`,
  from: (who, place) => `${who} ${withDe(place)}`,
  stackArrives: (who, chance) => `${who} : arrivée aujourd’hui, ${percent(chance)}.`,
  stackComes: (who) => `${who} : s’approche aujourd’hui autant que possible.`,
  stackStays: (who, why) => `${who} : ne peut pas marcher aujourd’hui, ${why}.`,
  goesTo: (who, place) => `${who} vers ${place}`,
  fallBack: 'Se replier',
  fallBackStart: (place) => `Se replier ${withDe(place)}…`,
  fallBackFrom: (place) => `Repli ${withDe(place)}`,
  fallBackAll: 'Tous ceux qui y sont se replient ensemble, de deux zones ; chaque unité peut perdre des traînards.',
  standing: {
    markers: {
      title: 'Marqueurs de fatigue',
      options: { any: 'autant qu’il en faut', 0: 'aucun', 1: '1 au plus', 2: '2 au plus', 3: '3 au plus' },
    },
    risk: {
      title: 'Risque par unité au plus',
      options: { any: 'sans limite', 0.1: '10 %', 0.25: '25 %', 0.5: '50 %' },
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
    charge: {
      title: 'Charge de cavalerie lourde',
      options: { best: 'quand c’est mieux', never: 'jamais', always: 'toujours' },
    },
    fallBack: {
      title: 'La cavalerie se retire avant le combat',
      options: { ask: 'me demander', never: 'jamais', always: 'toujours' },
    },
    losses: { title: 'Pertes', options: { spread: 'réparties, infanterie d’abord', ask: 'à la main' } },
    rout: { title: 'Avant un test de déroute', options: { ask: 'me demander', face: 'ne rien payer' } },
    retreat: {
      title: 'Battu sans déroute',
      options: { ask: 'me demander', try: 'tenter la retraite', stand: 'tenir', 'by-hand': 'choisir à la main' },
    },
    ways: { title: 'Chemins de retraite', options: { follow: 'suivre le premier', ask: 'me demander pour chacun' } },
    axis: { title: 'Axe pris au vaincu', options: { widest: 'le plus large', ask: 'me demander' } },
    afterRecon: { title: 'Puis l’opération', options: { 'go-on': 'reste ouverte', 'end-operation': 'finit' } },
  },
  battle: {
    attack: (place) => `Attaque ${withA(place)}`,
    defence: (place) => `Défense ${withDe(place)}`,
    attackHere: 'Attaquer l’ennemi ici…',
    next: 'Y marcher, et attaquer à l’opération suivante',
    who: 'Qui combat',
    everybody: 'Tous',
    engaged: (count) => `${counted(count, 'pion combat', 'pions combattent')}.`,
    exact: 'Exactement',
    worst: 'Au pire',
    best: 'Au mieux',
    unknownGarrison: 'La force de sa garnison n’est pas connue.',
    unknown: (unknown, all) => `${unknown} sur ${counted(all, 'pion ennemi inconnu', 'pions ennemis inconnus')}.`,
    bluff: 'Il n’y a peut-être personne qui puisse combattre.',
    result: (title, wins, draws, loses) =>
      `${title} : victoire ${percent(wins)}, égalité ${percent(draws)}, défaite ${percent(loses)}.`,
    lost: (own, enemy) => `PF perdus en moyenne : nous ${number(own)}, l’ennemi ${number(enemy)}.`,
    rout: (chance) => `Déroute du défenseur : ${percent(chance)}.`,
    lead: 'Unité de tête',
    bestLead: 'celle qui promet le plus',
    confirm: 'Livrer combat',
  },
  recon: {
    title: (place) => `Reconnaissance ${withA(place)}`,
    screen: (place) => `L’ennemi reconnaît ${withA(place)}`,
    most: (most) => `${counted(most, 'PF de cavalerie peut être déclaré', 'PF de cavalerie peuvent être déclarés')}.`,
    here: 'Reconnaître ici avec les pions choisis…',
    there: 'Y marcher et reconnaître…',
    declare: 'Cavalerie déclarée',
    show: 'À montrer d’abord',
    screens: 'À cavalerie égale, le rideau tient. Si vous ne choisissez pas ici qui montrer, on vous le demandera.',
    nothing: 'Ainsi, rien ne peut être découvert.',
    against: (screen, found) =>
      `Contre ${screen} : ${found.map(({ counters, withStrength, chance }) => `${counters}${withStrength ? ` avec ${counters < 2 ? 'sa' : 'leur'} force` : ''} à montrer ${percent(chance)}`).join(', ')}.`,
    confirm: 'Reconnaître',
    confirmScreen: 'Déclarer',
  },
  allAlong: (counters, place) => `Les ${counters} y vont : vers ${place}`,
  passDay: {
    order: 'Finir mes opérations d’aujourd’hui',
    ready: (places, more) =>
      places.length === 0
        ? null
        : `Pourraient encore agir : ${places.join(', ')}${more === 0 ? '' : ` et ${counted(more, 'autre lieu', 'autres lieux')}`}.`,
  },
  night: {
    order: 'Cette nuit comme d’ordinaire',
    what: 'L’infanterie revient d’abord ; ni détachement formé, ni repli, ni forteresse abandonnée.',
  },
}
