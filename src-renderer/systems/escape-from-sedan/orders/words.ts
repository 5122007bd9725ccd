import type { Language } from '../../../../src-main/contract/settings.ts'
import { numberIn, percentIn } from '../../../text/chances.ts'
import { spacedFrench } from '../../../text/language/french.ts'
import { fewNames } from '../../../text/few-names.ts'
import { againstIn, neededIn } from '../on-table/words.ts'

const figures = (count: string): string => `${count} ${count === '1' ? 'figure' : 'figures'}`

/** The words of the card of reactions and of the buttons beside the answers. */
const wordsIn = {
  en: {
    fire: 'All who bear fire',
    fireHint: 'Each unit that bears on one that has acted fires the volley that costs it most; the rest is asked for.',
    share: 'Share them out',
    shareHint: 'Each commander has cards by the number of his units.',
    fair: 'by his units',
    good: {
      ace: 'pays for anything',
      number: 'not for guns that fire',
      face: 'cavalry without armour, horse guns that do not fire',
      trophy: 'pays for anything',
      point: 'the unit that the commander is with, not to fire',
    },
    title: 'Who fires at the units that have acted?',
    who: 'Who fires',
    all: 'All who bear',
    nobodyBears: 'Nobody bears on a unit that has acted.',
    some: (firing: number, able: number, loss: string) =>
      `${firing} of ${able} ${firing === 1 ? 'fires' : 'fire'}; the enemy loses ${figures(loss)} on the average.`,
    volley: (unit: string, target: string, at: number, dice: number, needed: string, loss: string) =>
      `${unit} at ${target}${at === 0 ? '' : ` after ${at}″`}: ${dice} × ${needed}, −${loss}`,
    against: (target: string, loss: string, chit: string) =>
      `${target} loses ${figures(loss)} on the average; a chit: ${chit}.`,
    shot: (dice: number, needed: string, against: string, loss: string) =>
      `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needed}${against}; ${loss} lost on the average`,
    step: (left: string, dropped: readonly number[], pivots = false) =>
      `${pivots && left === '0' ? 'no step left' : `${left}″ left`}${dropped.length === 0 ? '' : `; ${dropped.length === 1 ? 'die' : 'dice'} lost: the ${dropped.join(', the ')}`}`,
    average: (inches: string) => `${inches}″ on the average`,
    most: (inches: string) => `${inches}″ at most`,
    endsTurn: 'nobody has acted: your turn ends with it',
    passes: (chance: string) => `charges home ${chance}`,
    stands: (chance: string) => `the enemy stands ${chance}`,
    holds: (chance: string) => `holds ${chance}`,
    wins: (chance: string) => `wins ${chance}`,
    joker: (commander: string, more: number) =>
      `${commander} pays the Joker${more === 0 ? '' : ` and ${more} ${more === 1 ? 'card' : 'cards'} more`}`,
    pulls: (chance: string) => `pulled ${chance}`,
    reaches: (gap: string, chance: string) => `${gap}″ off; reached ${chance}, else a chit`,
    chargeAt: (target: string, odds: string) => `at ${target}: ${odds}`,
    bestCharge: (count: number, target: string, odds: string) => `${count} in reach; likeliest ${target}: ${odds}`,
    inTheWay: (what: string) => `barred by ${what}`,
    tooNear: (enemy: string) => `barred: ${enemy} too near`,
    bars: {
      'table-edge': 'barred by the edge of the table',
      'closed-ground': 'barred by closed ground',
      'too-few-dice': 'barred: the ground takes all dice',
    },
    others: (names: readonly string[]) =>
      `Could do something else: ${fewNames(names, (first, count) => `${first} and ${count} more`)}.`,
    confirm: 'Fire; nobody else reacts',
    nobody: 'Nobody reacts',
    andAsk: 'Fire, and ask about the others',
    formed: (unit: string) => `${unit} in column`,
    advance: {
      far: 'Go ahead as far as the dice allow, and halt',
      until: (inches: number) => `Go ahead, halt ${inches}″ from an enemy`,
      sight: 'Go ahead, halt where it could fire',
      dice: 'Go ahead, halt before what costs a die',
      column: (inches: number) => `In column, turn after turn, to ${inches}″ from an enemy or ground that costs a die`,
    },
    advanceAll: {
      far: 'All his units go ahead as far as the dice allow',
      until: (inches: number) => `All his units go ahead, and halt ${inches}″ from an enemy`,
      sight: 'All his units go ahead, and halt where they could fire',
      dice: 'All his units go ahead, and halt before what costs a die',
      column: (inches: number) =>
        `All his units in column, turn after turn, to ${inches}″ from an enemy or ground that costs a die`,
    },
  },
  fr: {
    fire: 'Toutes les unités qui le peuvent tirent',
    fireHint:
      'Chaque unité qui le peut tire, sur une unité qui vient d’agir, la salve qui lui coûte le plus ; le reste vous est demandé.',
    share: 'Répartir les cartes',
    shareHint: 'Chaque commandant en a selon le nombre de ses unités.',
    fair: 'selon ses unités',
    good: {
      ace: 'paie tout',
      number: 'sauf le tir des canons',
      face: 'cavalerie sans cuirasse, artillerie à cheval qui ne tire pas',
      trophy: 'paie tout',
      point: 'l’unité où se trouve le commandant, sauf son tir',
    },
    title: 'Qui tire sur les unités qui viennent d’agir ?',
    who: 'Qui tire',
    all: 'Toutes celles qui le peuvent',
    nobodyBears: 'Personne ne peut tirer sur une unité qui vient d’agir.',
    some: (firing: number, able: number, loss: string) =>
      `${firing < 2 ? `${firing} unité` : `${firing} unités`} sur ${able} ${firing < 2 ? 'tire' : 'tirent'} ; figurines perdues en moyenne : ${loss}.`,
    volley: (unit: string, target: string, at: number, dice: number, needed: string, loss: string) =>
      `${unit} sur ${target}${at === 0 ? '' : ` après ${at}″`} : ${dice} × ${needed}, −${loss}`,
    against: (target: string, loss: string, chit: string) =>
      `${target} : figurines perdues en moyenne, ${loss} ; un jeton : ${chit}.`,
    shot: (dice: number, needed: string, against: string, loss: string) =>
      `${dice} ${dice === 1 ? 'dé' : 'dés'}, ${needed}${against} ; perte moyenne : ${loss}`,
    step: (left: string, dropped: readonly number[], pivots = false) =>
      `${pivots && left === '0' ? 'plus aucun pas' : `reste ${left}″`}${dropped.length === 0 ? '' : ` ; ${dropped.length === 1 ? 'dé perdu' : 'dés perdus'} : le ${dropped.join(', le ')}`}`,
    average: (inches: string) => `${inches}″ en moyenne`,
    most: (inches: string) => `${inches}″ au plus`,
    endsTurn: 'personne n’a agi : votre tour se termine',
    passes: (chance: string) => `va au contact ${chance}`,
    stands: (chance: string) => `l’ennemi tient ${chance}`,
    holds: (chance: string) => `tient ${chance}`,
    wins: (chance: string) => `gagne ${chance}`,
    joker: (commander: string, more: number) =>
      `${commander} paie le joker${more === 0 ? '' : ` et ${more} ${more < 2 ? 'autre carte' : 'autres cartes'}`}`,
    pulls: (chance: string) => `retiré ${chance}`,
    reaches: (gap: string, chance: string) => `à ${gap}″ ; atteint ${chance}, sinon un jeton`,
    chargeAt: (target: string, odds: string) => `sur ${target} : ${odds}`,
    bestCharge: (count: number, target: string, odds: string) =>
      `${count} à portée ; la plus prometteuse, sur ${target} : ${odds}`,
    inTheWay: (what: string) => `bloquée : ${what}`,
    tooNear: (enemy: string) => `bloquée : ${enemy} trop près`,
    bars: {
      'table-edge': 'bloquée : bord de la table',
      'closed-ground': 'bloquée : terrain fermé',
      'too-few-dice': 'bloquée : le terrain prend tous les dés',
    },
    others: (names: readonly string[]) =>
      `Peuvent faire autre chose : ${fewNames(names, (first, count) => `${first} et ${count} autres`)}.`,
    confirm: 'Feu ; aucune autre réaction',
    nobody: 'Aucune réaction',
    andAsk: 'Feu, puis demander pour les autres',
    formed: (unit: string) => `${unit} en colonne`,
    advance: {
      far: 'Droit devant tant que vont les dés, puis halte',
      until: (inches: number) => `Droit devant, halte à ${inches}″ d’un ennemi`,
      sight: 'Droit devant, halte dès qu’elle peut tirer',
      dice: 'Droit devant, halte avant ce qui coûte un dé',
      column: (inches: number) =>
        `En colonne, tour après tour, jusqu’à ${inches}″ d’un ennemi ou au terrain qui coûte un dé`,
    },
    advanceAll: {
      far: 'Toutes ses unités droit devant aussi loin que vont les dés',
      until: (inches: number) => `Toutes ses unités droit devant, halte à ${inches}″ d’un ennemi`,
      sight: 'Toutes ses unités droit devant, halte dès qu’elles peuvent tirer',
      dice: 'Toutes ses unités droit devant, halte avant ce qui coûte un dé',
      column: (inches: number) =>
        `Toutes ses unités en colonne, tour après tour, jusqu’à ${inches}″ d’un ennemi ou au terrain qui coûte un dé`,
    },
  },
} as const

export const orderWords = (language: Language) => {
  const words = wordsIn[language]
  const bars: Readonly<Record<string, string>> = words.bars
  const space = language === 'fr' ? spacedFrench : (text: string): string => text
  return {
    words,
    against: againstIn(language),
    needed: neededIn(language),
    /** What blocks every step: a unit, or the table and its ground. */
    barredBy: (what: string, named: (id: string) => string): string => bars[what] ?? words.inTheWay(named(what)),
    space,
    number: numberIn(language, 1),
    percent: percentIn(language),
  }
}
