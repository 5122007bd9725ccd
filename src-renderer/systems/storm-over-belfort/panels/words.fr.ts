import { percentIn } from '../../../text/chances.ts'
import type { PanelWords } from './words.en.ts'

const percent = percentIn('fr', 0)

/** The words of the panels of Storm over Belfort, in French. */
export const fr: PanelWords = {
  strip: 'Le siège',
  points: 'Points de ressources',
  pointsOf: (side, points) => `${side} : ${points}`,
  initiative: 'Initiative',
  ring: 'Belfort',
  closed: 'investie',
  open: 'non investie',
  worth: 'Points des zones',
  track: 'Les tours du siège',
  hand: 'Vos pions',
  noHand: 'Aucun pion en main.',
  black: 'réutilisable',
  red: 'une seule fois',
  blank: 'rien',
  play: 'Jouer',
  cup: (names) => `Encore dans votre gobelet : ${names}.`,
  noCup: 'Votre gobelet est vide.',
  enemy: (side, count) => `${side} : ${count === 0 ? 'aucun pion' : count === 1 ? '1 pion' : `${count} pions`} en main`,
  mayHold: (names) => `Parmi : ${names}.`,
  gone: (names) => `Hors du jeu : ${names}.`,
  shotsHint: 'Par zone : probabilité de toucher · pertes moyennes, face à la meilleure contrebatterie.',
  retreatNote: (bonus, enemyOff) =>
    `${enemyOff === null ? 'aucun ennemi' : enemyOff === 1 ? 'au contact de l’ennemi' : `ennemi à ${enemyOff} zones`}${bonus > 0 ? `, bonus +${bonus}` : ''}`,
  leavesMap: { lost: 'perdue pour de bon', out: 'hors de combat' },
  shotNote: ({ any, mean, damage }) =>
    any === 0
      ? 'sans effet'
      : `${percent(any)} · ${mean.toFixed(1).replace('.', ',')}${damage === 0 ? '' : ` · dégâts ${percent(damage)}`}`,
  working: 'Les probabilités se calculent…',
  fires: 'tire sur',
  value: (value) => `puissance de feu ${value}`,
  noCounter: 'Personne ne contrebat.',
  counterHint: 'Auprès de chaque réponse : probabilité de toucher alors, et pertes en moyenne.',
  attacker: 'Assaillant',
  defender: 'Défenseur',
  attackValue: (unit, value) => `${unit} : attaque ${value}`,
  defenceValue: (unit, value) => `${unit} : défense ${value}`,
  wins: 'L’assaillant l’emporte',
  chance: 'Probabilité',
  winner: 'Vainqueur',
  defenderLoses: 'Pertes du défenseur',
  attackerLoses: 'Pertes de l’assaillant',
  absorbed: (suffered, absorbed) => `${suffered} (${absorbed} absorbée${absorbed < 2 ? '' : 's'})`,
  hits: (hits, chance) => `${hits < 2 ? `${hits} perte` : `${hits} pertes`} : ${chance}`,
  percent,
  signed: (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
  from: (zone) => `depuis ${zone}`,
  /** What stratagems do; figures stand in the tables of the campaign. */
  effects: {
    scouts: 'Une compagnie d’éclaireurs arrive en zone 1, 2, 3 ou 8.',
    firefighters: 'Pertes d’un bombardement de la zone 1 : {firefighters}.',
    proclamation: 'Points des Français au tour suivant : {proclamation}.',
    illness: 'Bataillons ennemis de zones différentes qui perdent un niveau : {illness}.',
    'supply-problem': 'Points des Prussiens au tour suivant : {supplyProblem}.',
    'icy-cold': 'Points au tour suivant : Prussiens {icyColdPrussian}, Français {icyColdFrench}.',
    catherine: 'L’artillerie de forteresse tire deux fois.',
    'swiss-delegation': 'Canons de chaque camp qui peuvent tirer au tour suivant : {swissGuns}.',
    bourbaki: 'La IVᵉ division est rappelée pour un tour ; dès le tour {bourbakiFrom}.',
    'intransigent-denfert': 'Les Français ont l’initiative au tour suivant ; leurs points : {intransigentDenfert}.',
    'lack-of-discipline': 'Un bataillon peu sûr ne marche pas, ou quitte sa zone attaquée.',
    disinformation: 'Points des Français au tour suivant : {disinformation}.',
    'bad-shell': 'Un tir français, ou une contrebatterie, échoue avant le dé.',
    envoys: 'Tous les canons prussiens bombardent avec {envoys} ce tour.',
    'more-shells': 'Les canons français ont {moreShells} jusqu’à la fin ; dès le tour {moreShellsFrom}.',
    'ruse-of-war': 'Chaque bataillon prussien défend avec {ruse} ce tour.',
    desertion: 'Un bataillon du 57e régiment provisoire est perdu définitivement.',
    'incendiary-shells': 'Pertes que les canons lourds causent aux forts ce tour : {incendiary}.',
    'intransigent-tresckow':
      'Points des Français au tour suivant : {intransigentTresckow} ; pas de délégation suisse ce tour.',
  },
}
