import type { Problem } from '#engine/kernel/system/system.ts'
import type { FaultText, Words } from '../contract/words.ts'
import { words } from './bilingual.ts'

const said = (en: string, fr: string): { said: FaultText } => ({ said: words(en, fr) })

/** The texts of denials. */
export const whyNot = {
  // Campaigns and rule systems
  noneCalled: said('There is no campaign of that name.', 'Il n’y a pas de campagne de ce nom.'),
  nonePlayable: said(
    'There is no campaign of that name that can be played.',
    'Aucune campagne de ce nom ne peut être jouée.',
  ),
  noneDrawn: said(
    'There is no campaign of that name with a map to draw.',
    'Aucune campagne de ce nom n’a de carte à dessiner.',
  ),
  noRules: said('There is no rule system of that name.', 'Il n’y a pas de système de règles de ce nom.'),

  // Beginning a game
  noRecord: said(
    'The campaign has no recorded game of that name.',
    'La campagne n’a pas de partie enregistrée de ce nom.',
  ),
  onlyOpenTakenOver: said(
    'Others can go on with an open game only.',
    'D’autres joueurs ne peuvent continuer qu’une partie ouverte.',
  ),
  noOpponent: (id: string) =>
    said(`There is no opponent called “${id}”.`, `Il n’y a pas d’adversaire appelé « ${id} ».`),
  hasNotFailed: said(
    'Another plays this side only once its opponent could not decide.',
    'Un autre ne joue ce camp que lorsque son adversaire n’a pas pu décider.',
  ),
  nobodyPlays: said(
    'Somebody has to play: opponents play each other in a simulation.',
    'Il faut que quelqu’un joue : les adversaires jouent entre eux dans une simulation.',
  ),
  openNotSealed: said(
    'In an open game everything lies on the table: no side can be sealed.',
    'Dans une partie ouverte, tout est découvert : aucun camp ne peut être scellé.',
  ),
  onlyPersonsSealed: said(
    'Only a person’s side can be sealed: an opponent has no secrets.',
    'Seul le camp d’une personne peut être scellé : un adversaire n’a pas de secrets.',
  ),
  noPassphrase: said(
    'A passphrase is neither empty nor longer than 1000 characters.',
    'Une phrase de passe n’est ni vide ni plus longue que 1000 caractères.',
  ),

  noLibrary: said(
    'The library is not open: nothing can be played or kept.',
    'La bibliothèque n’est pas ouverte : rien ne peut être joué ni conservé.',
  ),

  // Games that are not on the table
  inTrash: said(
    'The game is in the trash: restore it first.',
    'La partie est dans la corbeille : restaurez-la d’abord.',
  ),
  notOnTable: said(
    'The game is not on the table: open it first.',
    'La partie n’est pas sur la table : ouvrez-la d’abord.',
  ),
  sealDamaged: said(
    'The seal of this game is damaged: no passphrase will open it.',
    'Le scellé de cette partie est endommagé : aucune phrase de passe ne l’ouvrira.',
  ),

  gaveUpWaiting: said(
    'Another program holds the library, and you did not want to wait.',
    'Un autre programme occupe la bibliothèque, et vous n’avez pas voulu attendre.',
  ),

  gaveUpOpening: said(
    'The game was still being played again when nobody waited for it any more.',
    'La partie était encore rejouée quand plus personne ne l’attendait.',
  ),
  cannotPlay: (who: Words, side: Words) =>
    said(`${who.en} does not play this side: ${side.en}.`, `${who.fr} ne joue pas ce camp : ${side.fr}.`),
  gamesBetween: (most: number) =>
    said(
      `From 1 to ${most} games are played in one go; npm run simulate plays more.`,
      `On joue de 1 à ${most} parties à la fois ; npm run simulate en joue davantage.`,
    ),
  gamesInPairs: said(
    'Games in which the players change sides come in pairs: an even number is needed.',
    'Quand les joueurs échangent leurs camps, les parties vont par paires : il en faut un nombre pair.',
  ),
  noEarlier: said(
    'There is no earlier state of this set-up that can be played.',
    'Il n’y a pas d’état antérieur de cette mise en place qui puisse être joué.',
  ),
  otherRules: said(
    'The two are played by different rules: they cannot be compared.',
    'Les deux se jouent selon des règles différentes : on ne peut pas les comparer.',
  ),
  noComment: said('There is no such comment any more.', 'Ce commentaire n’existe plus.'),
  noSimulation: said('There is no such result any more.', 'Ce résultat n’existe plus.'),
  pushedOut: said(
    'Others were begun meanwhile, and so this one, the oldest, was given up. Do one after the other.',
    'D’autres ont été commencés entre-temps ; celui-ci, le plus ancien, a donc été abandonné. Faites-les l’un après l’autre.',
  ),

  // Backups
  noBackup: said(
    'This backup is not there any more: a newer one has taken its place.',
    'Cette sauvegarde n’existe plus : une plus récente a pris sa place.',
  ),
  backupSpoilt: said(
    'This backup is damaged, and so nothing has been changed. Single games can perhaps be taken from it still.',
    'Cette sauvegarde est endommagée : rien n’a donc été changé. Des parties isolées peuvent peut-être encore en être reprises.',
  ),
  backupNewer: said(
    'This backup was made by a newer Gaiter Button.',
    'Cette sauvegarde a été faite par une version plus récente de Gaiter Button.',
  ),
  notInBackup: said(
    'This game cannot be read in this backup any more. Try an older one.',
    'Cette partie ne peut plus être lue dans cette sauvegarde. Essayez-en une plus ancienne.',
  ),

  // Access
  nobodySits: said('Nobody has sat down at this game yet.', 'Personne ne s’est encore assis à cette partie.'),
  nobodyNeedSit: said(
    'In an open game nobody sits: everything lies on the table.',
    'Dans une partie ouverte, personne ne s’assied : tout est découvert.',
  ),
  opponentPlays: said('An opponent plays that side.', 'Ce camp est joué par un adversaire.'),
  opponentDecides: said('An opponent decides now.', 'C’est à un adversaire de décider.'),
  sideSealed: said(
    'That side is sealed: it wants its passphrase.',
    'Ce camp est scellé : il lui faut sa phrase de passe.',
  ),
  linesHidden: said(
    'As long as a game with hidden things goes on nobody sees the lines that were played.',
    'Tant que dure une partie où l’on se cache des choses, personne ne voit les variantes qui ont été jouées.',
  ),
  orderOfDecider: said(
    'Only the side that is asked can give an order.',
    'Seul le camp interrogé peut donner un ordre.',
  ),
  oddsOfDecider: said(
    'The odds are for the side that decides now.',
    'Les probabilités ne sont montrées qu’au camp qui décide.',
  ),
  nothingAsked: said('Nobody is asked anything now.', 'Personne n’a de décision à prendre en ce moment.'),
  adviceForDecider: said(
    'Advice is for the side that decides now.',
    'Les conseils ne sont donnés qu’au camp qui décide.',
  ),
  noAdviser: said(
    'Nobody here can comment on the play of this side.',
    'Personne ici ne peut commenter le jeu de ce camp.',
  ),
  othersKnowledge: said('What the other side knows is not for you.', 'Ce que sait l’autre camp n’est pas pour vous.'),
  eyesOfAnother: said(
    'As long as a game goes on, nobody looks at it with the eyes of another.',
    'Tant qu’une partie dure, personne ne la regarde avec les yeux d’un autre.',
  ),

  // Missing things
  noMap: said('There is no map to draw.', 'Il n’y a pas de carte à dessiner.'),
  noStudies: said(
    'The rules of this game work nothing out for their players.',
    'Les règles de ce jeu ne calculent rien pour leurs joueurs.',
  ),
  noStop: (stop: number, last: number) =>
    said(
      `There is no stop ${stop}; the last is ${last}.`,
      `Il n’y a pas de moment ${stop} ; le dernier est le moment ${last}.`,
    ),
  noFrame: (frame: number, last: number) =>
    said(
      `There is no frame ${frame}; the last is ${last}.`,
      `Il n’y a pas d’étape ${frame} ; la dernière est l’étape ${last}.`,
    ),
  noMoment: (moment: number, last: number) =>
    said(
      `There is no moment ${moment} in this game; the last is ${last}.`,
      `Il n’y a pas de coup ${moment} dans cette partie ; le dernier est le coup ${last}.`,
    ),
  noMark: said(
    'There is no bookmark of that number in this game.',
    'Il n’y a pas de signet de ce numéro dans cette partie.',
  ),
  actUnread: (moment: number) =>
    said(`Act ${moment} of this game cannot be read.`, `Le coup ${moment} de cette partie ne peut pas être lu.`),

  // Continuing, and going back
  goneOn: said(
    'The game has gone on in another window, and so this was not done. It is shown as it stands now.',
    'La partie a continué dans une autre fenêtre : ceci n’a donc pas été fait. La voici telle qu’elle est maintenant.',
  ),
  over: said(
    'This game is over. Go on from here as a new game.',
    'Cette partie est finie. Continuez d’ici comme nouvelle partie.',
  ),
  nothingDone: said('Nothing has been done yet.', 'Rien n’a encore été fait.'),
  noUndo: said(
    'Nothing that a person did can be taken back from here.',
    'D’ici, aucun coup d’une personne ne peut être annulé.',
  ),
  noFairUndo: said(
    'You take back only what your own side has just done: nothing that chance, a reveal or the other side came after.',
    'On n’annule que ce que son propre camp vient de faire, tant que ni le hasard, ni une révélation, ni l’autre camp n’y a rien ajouté.',
  ),
  noRedo: said(
    'Nothing that was taken back can be done again from here.',
    'D’ici, aucun coup annulé ne peut être rétabli.',
  ),

  // Drafts
  noDraft: said('There is no draft of that number.', 'Il n’y a pas d’ébauche de ce numéro.'),
  draftInTrash: said(
    'The draft is in the trash: restore it first.',
    'L’ébauche est dans la corbeille : restaurez-la d’abord.',
  ),
  notEditable: said(
    'The scenarios of this campaign cannot be edited: its rules say nothing about how.',
    'Les scénarios de cette campagne ne peuvent pas être édités : ses règles n’en disent rien.',
  ),
  noScenario: said(
    'There is no scenario of that name in this campaign that can be read.',
    'Il n’y a dans cette campagne aucun scénario de ce nom qui puisse être lu.',
  ),
  houseKept: said(
    'A scenario that comes with the program stays as it is. Begin a copy of it.',
    'Un scénario livré avec le programme reste tel quel. Commencez par en faire une copie.',
  ),
  draftGoneOn: said(
    'The draft has been changed in another window, and so this was not done. It is shown as it stands now.',
    'L’ébauche a été modifiée dans une autre fenêtre : ceci n’a donc pas été fait. La voici telle qu’elle est maintenant.',
  ),
  noGestureUndone: said('There is nothing to undo.', 'Il n’y a rien à annuler.'),
  noGestureRedone: said('There is nothing to do again.', 'Il n’y a rien à rétablir.'),
  nothingChanged: said('That would change nothing.', 'Cela ne changerait rien.'),
  draftFaulty: (errors: number) =>
    said(
      `The draft has ${errors} ${errors === 1 ? 'error' : 'errors'}: it cannot be played like this.`,
      `L’ébauche a ${errors} ${errors === 1 ? 'erreur' : 'erreurs'} : elle ne peut pas être jouée ainsi.`,
    ),
  changedOutside: said(
    'Somebody else has changed the scenario’s file. Say first what is to become of that.',
    'Quelqu’un d’autre a modifié le fichier du scénario. Décidez d’abord ce qu’il faut en faire.',
  ),
  filesChangedOutside: (files: readonly string[]) =>
    said(
      `Somebody else has changed ${files.join(', ')} in the campaign’s folder. Move that away to publish what is here, or begin a new draft from what is there.`,
      `Quelqu’un d’autre a modifié ${files.join(', ')} dans le dossier de la campagne. Déplacez ce fichier pour publier ce qui est ici, ou commencez une nouvelle ébauche à partir de ce qui est là-bas.`,
    ),
  breaksOthers: ({ file, message, inFrench }: Problem) =>
    said(
      `Another scenario of the campaign could not be played any more. ${file}: ${message}`,
      `Un autre scénario de la campagne ne pourrait plus être joué. ${file} : ${inFrench.message}`,
    ),
  noTables: said(
    'The tables of this campaign cannot be read: they are not in their shape.',
    'Les tables de cette campagne ne peuvent pas être lues : elles n’ont pas la forme voulue.',
  ),
  mapNotEditable: said('The map of these rules cannot be edited.', 'La carte de ces règles ne peut pas être éditée.'),
  gamesNotKept: said(
    'The games of this result are not kept one by one.',
    'Les parties de ce résultat ne sont pas conservées une à une.',
  ),
  notTheSameGames: said(
    'These games cannot go on: the set-up, the rules or the choices are others by now.',
    'Ces parties ne peuvent se poursuivre : la mise en place, les règles ou les choix ont changé.',
  ),
  notOnEarth: said(
    'This map has no longitudes and latitudes, so it cannot be GeoJSON.',
    'Cette carte n’a ni longitudes ni latitudes : elle ne peut être du GeoJSON.',
  ),
  nothingOutside: said(
    'Nobody else has changed the scenario’s file.',
    'Personne d’autre n’a modifié le fichier du scénario.',
  ),
  clashes: (count: number) =>
    said(
      `In ${count} ${count === 1 ? 'place' : 'places'} both have changed the same: say whose is to stay.`,
      `À ${count} ${count === 1 ? 'endroit' : 'endroits'}, les deux ont modifié la même chose : dites laquelle garder.`,
    ),
  gameHidden: said(
    'As long as a game with hidden things goes on, nobody makes a scenario of it.',
    'Tant que dure une partie où l’on se cache des choses, personne n’en fait un scénario.',
  ),
  noTrial: said(
    'That is no game that was begun from a draft.',
    'Ce n’est pas une partie commencée à partir d’une ébauche.',
  ),
  noRemedy: said(
    'This fault is not there any more, or has no such remedy.',
    'Cette erreur n’est plus là, ou n’a pas ce remède.',
  ),
}
