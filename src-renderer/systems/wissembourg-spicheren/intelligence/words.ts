import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  state: {
    awaited: (division: string) =>
      `${division} has not come yet. It comes as two columns face down, one of which is a decoy.`,
    hidden: (division: string) => `${division} is on the map as two columns face down, one of which is a decoy.`,
    told: (division: string) => `The decoy has been shown: the column that is left is ${division}.`,
    here: (division: string) => `${division} has been shown. Nothing is hidden any more.`,
  },
  due: (turn: number, hour: number) =>
    `It comes from turn ${turn} on (${hour}:00), when its marker is played, one column at each of these hexes:`,
  youKnowNothing: 'Nothing that has been seen tells which is which: each is as likely to be the division.',
  theyKnowNothing: 'The enemy sees both columns and cannot tell which of them is the division.',
  marched: 'Its marker has been played this turn: the columns march again next turn.',
  mayMarch: 'Its marker has not been played this turn: the columns may still march.',
  seen: (hexes: number) =>
    `A column in the open is shown to an enemy unit that sees it within ${hexes} hexes, one in woods or houses to a unit next to it.`,
  rule: 'The rule',
  colon: ': ',
  either: (division: string) => `${division} or the decoy`,
  isDivision: (division: string) => division,
  isDecoy: 'the decoy',
  track: (track: string) => `Seen: ${track}.`,
  since: (hex: string, turn: number) => `${hex} in turn ${turn}`,
  reach: 'After its next march it may be in:',
}
type BookWords = typeof en

const fr: BookWords = {
  state: {
    awaited: (division) => `Pas encore arrivée : ${division}. Elle vient en deux colonnes face cachée, dont un leurre.`,
    hidden: (division) => `Deux colonnes face cachée sont sur la carte : l’une est un leurre, l’autre la ${division}.`,
    told: (division) => `Le leurre est révélé : la colonne qui reste est la ${division}.`,
    here: (division) => `Révélée : ${division}. Plus rien n’est caché.`,
  },
  due: (turn, hour) =>
    `Elle vient à partir du tour ${turn} (${hour} h), quand son marqueur est joué, une colonne à chacun de ces hexagones :`,
  youKnowNothing: 'Rien de ce qu’on a vu ne les distingue : chacune peut aussi bien être la division.',
  theyKnowNothing: 'L’ennemi voit les deux colonnes sans pouvoir dire laquelle est la division.',
  marched: 'Son marqueur a été joué ce tour-ci : les colonnes marchent de nouveau au prochain tour.',
  mayMarch: 'Son marqueur n’a pas été joué ce tour-ci : les colonnes peuvent encore marcher.',
  seen: (hexes) =>
    `À découvert, une colonne est révélée à l’unité ennemie qui la voit à ${hexes} hexagones au plus ; dans un bois ou des maisons, à l’unité qui se trouve à côté.`,
  rule: 'La règle',
  colon: ' : ',
  either: (division) => `${division} ou leurre`,
  isDivision: (division) => division,
  isDecoy: 'le leurre',
  track: (track) => `Vue : ${track}.`,
  since: (hex, turn) => `${hex} au tour ${turn}`,
  reach: 'Après sa prochaine marche elle peut être en :',
}

const both: Readonly<Record<Language, BookWords>> = { en, fr: spaced(fr) }
export const wordsIn = (language: Language): BookWords => both[language]
