import type { OrderWords } from './words.en.ts'

/** Points come as words, such as “1½”. */
const several = (points: string): boolean => Number.parseInt(points, 10) >= 2

/** The words of orders, in French. */
export const fr: OrderWords = {
  odds: {
    effect: (chance) => `effet ${chance}`,
    taken: (chance) => `hexagone pris ${chance}`,
    acts: (chance) => `en commandement ${chance}`,
    moves: (chance) => `se déplace ${chance}`,
    stands: (chance) => `tient ${chance}`,
    rallied: (chance) => `se rallie ${chance}`,
    helped: (note, chance) => `${note}, ${chance} si tous aident le défenseur`,
  },
  start: {
    go: (who) => `Déplacer ${who} …`,
    fire: (who) => `${who} : barrage …`,
    attack: (who) => `${who} attaque …`,
  },
  left: (points, out) =>
    `${points} ${several(points) ? 'points' : 'point'} de mouvement${out ? ' : hors de commandement' : ''}.`,
  stuck: 'Il ne peut pas bouger maintenant.',
  who: 'Qui marche',
  whole: 'Toute la formation',
  marches: (count) =>
    `${count} pions vont ensemble, aussi près qu’ils le peuvent, sans entrer en zone de contrôle ennemie.`,
  goes: (hex, points, count) => `vers ${hex} : ${points} ${count >= 2 ? 'points' : 'point'} de mouvement`,
  together: (hex) => `en direction de ${hex}`,
  controlled: 'Un ennemi contrôle cet hexagone : le mouvement s’y arrête.',
  disorders: 'Les bois désorganisent cette cavalerie.',
  turnHint: 'La molette ou R la tourne.',
  facing: 'Orientation',
  enemy: 'à l’ennemi',
  ahead: 'devant elle',
  asked: 'à décider alors',
  faceEnemy: 'Tous face à l’ennemi',
  faceEnemyHint: 'Chacun vers l’ennemi le plus proche, ou d’où il viendra ; ceux placés ensuite aussi.',
  stays: 'Rester ici et tourner',
  go: 'Aller',
  key: {
    reach: 'où elle peut aller',
    controlled: 'un ennemi le contrôle : le mouvement s’y arrête',
    front: 'sa zone de contrôle',
    flank: 'son flanc',
    target: 'probabilité d’un effet',
    taken: 'probabilité de prendre l’hexagone',
    field: 'ce que voit l’artillerie',
  },
  barrage: (gun) => `${gun} peut tirer maintenant.`,
  fires: (target) => `sur ${target}`,
  column: (column, die) => `Colonne ${column}, dé ${die}.`,
  effect: (nothing, disorganised, lost, gone) =>
    `Rien ${nothing}, désorganisée ${disorganised}, un pas perdu ${lost}, éliminée ${gone}.`,
  fireTogether: (target) => `Les deux batteries de l’hexagone sur ${target}`,
  fire: 'Tirer',
  alone: (unit) => `${unit} toute seule. Cliquez sur l’ennemi pour composer une attaque.`,
  attackOn: (hex) => `Attaque de ${hex}`,
  attackers: 'Qui attaque',
  everybody: 'Tous ceux qui le peuvent',
  ratio: (own, protection, column, enemy, value) =>
    `${own} contre ${enemy} (${value}), protection ${protection} : colonne ${column}.`,
  modifiers: (lines) => `Assaut : ${lines}.`,
  defence: (lines) => `Défense d’abord : ${lines}.`,
  aloneOdds: (taken, held, repulsed) =>
    `Défenseurs seuls : hexagone pris ${taken}, tenu ${held}, attaque repoussée ${repulsed}.`,
  helpedOdds: (names, taken, held, repulsed) =>
    `Avec toute leur aide (${names}) : pris ${taken}, tenu ${held}, repoussée ${repulsed}.`,
  losses: (own, enemy) => `Pas perdus en moyenne : ${own} pour vous, ${enemy} pour eux.`,
  joins: (leader, chance) =>
    `${leader} coordonne les attaques avec une probabilité de ${chance} ; sinon chacun attaque seul.`,
  evades: (names) => `Peut se retirer avant le combat : ${names}.`,
  policy: 'Exact si personne ne refuse de reculer et si la défense frappe où elle nuit le plus.',
  joining: 'Coordonnées par',
  nobody: 'personne : l’une après l’autre',
  declare: 'Annoncer',
  ledger: {
    'steps-lost': 'pas perdus',
    uphill: 'en montant',
    downhill: 'en descendant',
    water: 'cours d’eau',
    flank: 'flanc',
    commander: 'commandant',
    trench: 'tranchée',
    hamlet: 'hameau',
    night: 'nuit',
    'close-guns': 'artillerie proche',
    chassepots: 'chassepots',
    value: 'colonne',
    excess: 'au-delà de la colonne 8',
  },
}
