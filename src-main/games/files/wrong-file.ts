import type { Words } from '../../contract/words.ts'
import { words } from '../../wording/bilingual.ts'

/** Faults of a whole file; each continues a sentence that begins with “This file”. */
export const thisFile = {
  noGame: words('is not a game of Gaiter Button', 'n’est pas une partie de Gaiter Button'),
  noBeginning: words(
    'is not a game of Gaiter Button, or is damaged at its beginning',
    'n’est pas une partie de Gaiter Button, ou est endommagé à son début',
  ),
  tooLarge: (most: number) => words(`has more than ${inMiB(most)} MiB`, `a plus de ${inMiB(most)} Mio`),
  unpacksTooLarge: (most: number) =>
    words(`unpacks to more than ${inMiB(most)} MiB`, `contient plus de ${inMiB(most)} Mio une fois décomprimé`),
  newer: (format: string, newest: number) =>
    words(
      `has format ${format}, and this program reads formats up to ${newest}. Use a newer Gaiter Button`,
      `a le format ${format}, et ce programme lit les formats jusqu’à ${newest}. Prenez un Gaiter Button plus récent`,
    ),
  unread: ({ en, fr } = words('it is empty', 'il est vide')) =>
    words(`cannot be read: ${en}`, `ne peut pas être lu : ${fr}`),
  noHead: words(
    'does not say what game it is in its first line',
    'ne dit pas dans sa première ligne quelle partie il contient',
  ),
  noPlayers: words(
    'does not say who plays, or how the game began',
    'ne dit pas qui joue, ou comment la partie a commencé',
  ),
  twoScenarios: words(
    'says of one game that it began with two scenarios',
    'dit d’une même partie qu’elle a commencé par deux scénarios',
  ),
  otherCampaign: words(
    'holds another campaign than the one it was played with',
    'contient une autre campagne que celle avec laquelle la partie a été jouée',
  ),
  campaignBreaksOff: words(
    'breaks off in the middle of the campaign it was played with: not all of it was copied or loaded',
    's’arrête au milieu de la campagne avec laquelle la partie a été jouée : il n’a pas été copié ou chargé en entier',
  ),
  campaignDamaged: ({ en, fr }: Words) =>
    words(
      `is damaged in the campaign it was played with: ${en}`,
      `est endommagé dans la campagne avec laquelle la partie a été jouée : ${fr}`,
    ),
  noCampaign: words(
    'comes without its campaign, which was damaged where it was made, and no copy of it is here',
    'est sans sa campagne, endommagée là où il a été fait, et il n’en est pas de copie ici',
  ),
  campaignUnread: words(
    'has a line of its campaign that cannot be read',
    'a une ligne de sa campagne qui ne peut pas être lue',
  ),
  manyFiles: (most: number) =>
    words(`has more than ${most} files of a campaign`, `a plus de ${most} fichiers de campagne`),
}

/** Makes a sentence of such a clause. */
export const aboutThisFile = ({ en, fr }: Words): Words => words(`This file ${en}.`, `Ce fichier ${fr}.`)

const inMiB = (bytes: number): number => bytes / 2 ** 20

const counted = { files: 'fichiers', acts: 'coups', visits: 'passages', marks: 'signets' }
export type Counted = keyof typeof counted

/** Faults at the point where a file becomes unreadable, as clauses inside a sentence. */
export const faultsAtPlace = {
  breaksOff: words('the file breaks off here', 'le fichier s’arrête ici'),
  unread: words('a line in its place cannot be read', 'une ligne à sa place ne peut pas être lue'),
  line: (number: number, { en, fr }: Words) =>
    words(`line ${number} of the file ${en}`, `la ligne ${number} du fichier ${fr}`),
  manyOthers: (most: number) =>
    words(`a file may have ${most} visits and marks`, `un fichier peut avoir ${most} passages et signets`),
  manyActs: (most: number) => words(`a file may have ${most} acts`, `un fichier peut avoir ${most} coups`),
  lastUnread: words('the last line of the file cannot be read', 'la dernière ligne du fichier ne peut pas être lue'),
  miscounted: (told: number, what: Counted, found: number) =>
    words(
      `the last line of the file counts ${told} ${what}, and there are ${found}`,
      `la dernière ligne du fichier compte ${told} ${counted[what]}, et il y en a ${found}`,
    ),
  goesOn: words('something follows after the last line of the file', 'quelque chose suit la dernière ligne du fichier'),
}

/** Faults of a line; each continues a sentence that begins with its number. */
export const thisLine = {
  changed: words('is not what was written', 'n’est pas ce qui a été écrit'),
  unread: words('cannot be read', 'ne peut pas être lue'),
  tooLong: (most: number) => words(`is longer than ${most} bytes`, `dépasse ${most} octets`),
  tooDeep: (most: number) => words(`lies more than ${most} brackets deep`, `emboîte plus de ${most} crochets`),
}
