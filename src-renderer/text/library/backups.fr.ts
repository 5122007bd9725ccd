import type { backups as english } from './backups.en.ts'

const number = (value: number) => value.toLocaleString('fr-FR')
const acts = (count: number) => (count < 2 ? `${count} coup` : `${number(count)} coups`)

/** The texts for the backups of the library, in French. */
export const backups: typeof english = {
  heading: 'Sauvegardes',
  what: 'Le programme les fait de lui-même quand personne ne joue et à sa fermeture, et vérifie chacune aussitôt. Il garde la dernière, une d’un autre jour et une de chacune de deux autres semaines.',
  erased:
    'Les parties effacées pour toujours restent elles aussi dans les sauvegardes, jusqu’à ce que de plus récentes aient pris leur place.',
  reading: 'Lecture des sauvegardes…',
  none: 'Il n’y a pas encore de sauvegarde.',
  back: 'Revenir aux parties',
  make: 'Sauvegarder maintenant',
  made: 'Tout est sauvegardé.',
  showFolder: 'Montrer le dossier',
  folderShown: 'Le dossier est montré dans une fenêtre à part.',
  folder: 'La bibliothèque et ses sauvegardes sont dans ce dossier :',
  copyPath: 'Copier le chemin',
  copied: 'Le chemin a été copié.',
  of: (exact) => `Sauvegarde du ${exact}`,
  size: (megabytes) => `${megabytes} Mo`,
  games: (count) => (count < 2 ? `${count} partie` : `${number(count)} parties`),
  gamesOf: (exact) => `Les parties de la sauvegarde du ${exact}`,
  acts,
  lastAct: (action) => `dernier : ${action}`,
  played: (exact) => `jouée le ${exact}`,
  inTrash: 'alors dans la corbeille',
  notWhole: 'incomplète quand la sauvegarde a été faite',
  now: {
    missing: 'N’est plus dans la bibliothèque',
    same: 'Telle qu’elle est dans la bibliothèque',
    further: 'A continué depuis dans la bibliothèque',
    less: 'La bibliothèque en a moins, ou une version différente',
  },
  take: 'Reprendre',
  takeName: (name, exact) => `Reprendre « ${name} » telle qu’elle était le ${exact}`,
  taken: (name, count) => `« ${name} » est de nouveau parmi les parties, avec ${acts(count)}.`,
  restore: 'Revenir à cette sauvegarde',
  restoreOf: (exact) => `Revenir à cette sauvegarde : ${exact}`,
  question: (exact) => `Revenir à la bibliothèque telle qu’elle était le ${exact} ?`,
  aside:
    'La bibliothèque telle qu’elle est maintenant est d’abord mise de côté, dans un fichier du même dossier ; rien n’en est perdu. Les parties sur la table sont fermées.',
  yes: 'Y revenir',
  no: 'La laisser comme elle est',
  working: 'Retour en arrière…',
  restored: (file) => `La bibliothèque est telle qu’elle était alors. Celle d’avant est dans ${file}.`,
  fromReport: 'Les chercher dans les sauvegardes',
}
