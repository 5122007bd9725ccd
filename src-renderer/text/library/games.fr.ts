import type { games as english } from './games.en.ts'

const number = (value: number) => value.toLocaleString('fr-FR')

const changes = (count: number) => (count < 2 ? `${count} modification` : `${number(count)} modifications`)

/** The texts for the library of games and for beginning a game, in French. */
export const games: typeof english = {
  heading: 'Parties',
  yours: 'Vos parties',
  reading: 'Lecture des parties…',
  continue: 'Continuer',
  continueLast: 'Continuer la dernière partie',
  begin: 'Nouvelle partie',
  all: 'Toutes les parties',
  count: (count) => (count < 2 ? `${count} partie` : `${number(count)} parties`),
  none: 'Il n’y a pas encore de partie.',
  noneRemedy: 'Commencez-en une, ou importez-en une. Chaque coup est enregistré dès qu’il est joué.',
  playThis: 'Jouer cette campagne',
  search: 'Chercher',
  searchHint: 'Nom, campagne ou scénario',
  found: (count, search) =>
    count === 0
      ? `Aucune partie ne correspond à « ${search} ».`
      : count === 1
        ? `1 partie correspond à « ${search} ».`
        : `${number(count)} parties correspondent à « ${search} ».`,
  clearSearch: 'Voir toutes les parties',
  more: 'Voir d’autres parties',
  listLabel: 'Toutes les parties',
  open: (name) => `Ouvrir ${name}`,
  decides: (side) => `Aux ${side} de décider`,
  recorded: 'Enregistrement, à regarder',
  sealed: 'scellée',
  sealedFull: 'Scellée : son avancement reste caché',
  openTable: 'Tout est visible',
  person: 'une personne',
  notHere: 'un programme qui n’est pas ici',
  plays: (side, who) => `${side} : ${who.replace(/^L[ea]s? /, (article) => article.toLowerCase())}`,
  played: 'Jouée',
  at: (exact) => `le ${exact}`,
  justNow: 'à l’instant',
  locale: 'fr-FR',
  pictureOf: (name) => `Où se tiennent les pions de « ${name} »`,
  trouble: 'Ce programme ne peut pas l’ouvrir :',
  actions: (name) => `Plus : ${name}`,
  actionsShort: 'Plus',
  rename: 'Renommer',
  newName: 'Nouveau nom',
  keepName: 'Garder ce nom',
  cancel: 'Annuler',
  duplicate: 'Dupliquer',
  export: 'Enregistrer dans un fichier',
  verify: 'Vérifier',
  verifyHint: 'Vérifier rejoue la partie du premier coup au dernier et compare.',
  remove: 'Mettre à la corbeille',
  removed: (name) => `« ${name} » est dans la corbeille.`,
  undo: 'Annuler',
  duplicated: (name) => `« ${name} » existe une seconde fois.`,
  exported: (file) => `Enregistrée sous ${file}.`,
  dismiss: 'Fermer ce message',
  import: 'Importer',
  importHint: 'ou déposez des fichiers n’importe où sur cette page',
  dropHere: 'Déposez des fichiers ici pour importer des parties',
  importing: (file) => `Importation de « ${file} » : la partie est rejouée depuis son premier coup`,
  verifying: (name) => `Vérification de « ${name} »`,
  progress: (done, of) => `${number(done)} ${done < 2 ? 'coup' : 'coups'} sur ${number(of)}`,
  imported: (name, acts) => `« ${name} » a été importée, avec ${acts < 2 ? `${acts} coup` : `${number(acts)} coups`}.`,
  importedSeveral: (taken, of) =>
    taken === of
      ? `Les ${of} fichiers ont été importés.`
      : `Sur ${of} fichiers, ${taken === 0 ? 'aucun n’a été importé' : taken === 1 ? '1 a été importé' : `${taken} ont été importés`}.`,
  importedNoMore: (left) =>
    left === 1 ? '1 fichier a été laissé de côté.' : `${left} fichiers ont été laissés de côté.`,
  importedAgain: 'La bibliothèque avait déjà cette partie ; en voici une seconde à côté.',
  importedPart: (moment) => `À partir du coup ${moment}, le fichier était incomplet ; ce qui précède est là.`,
  whole: (name, acts) =>
    `« ${name} » est entière : ${acts === 1 ? 'son seul coup s’est rejoué' : `ses ${number(acts)} coups se sont rejoués`} à l’identique.`,
  notWhole: (name, moment, whole) =>
    `« ${name} » est incomplète : le coup ${moment} n’est pas ce qu’il devrait être. ${whole < 2 ? `${whole} coup intact le précède` : `Les ${number(whole)} coups qui le précèdent sont intacts`}.`,
  reason: 'Motif :',
  openNew: 'L’ouvrir',
  bad: {
    heading: (file) => `${file} ne peut pas être importé tel quel.`,
    act: (moment) => `Le coup ${moment} n’est pas ce qu’il devrait être.`,
    noneRemedy:
      'Choisissez un fichier enregistré par Gaiter Button, ou enregistrez de nouveau la partie là d’où elle vient.',
    part: (whole) =>
      whole === 1
        ? 'Le seul coup qui le précède est intact.'
        : `Les ${number(whole)} coups qui le précèdent sont intacts.`,
    take: 'Importer ce qui est intact',
    leave: 'Ne pas importer',
  },
  trash: {
    heading: 'Corbeille',
    open: (count) => (count === 0 ? 'Corbeille' : `Corbeille (${number(count)})`),
    what: 'Les parties mises à la corbeille. Elles restent ici jusqu’à ce que la corbeille soit vidée.',
    empty: 'La corbeille est vide.',
    back: 'Revenir aux parties',
    restore: 'Restaurer',
    restoreName: (name) => `Restaurer : ${name}`,
    thrown: 'Mise à la corbeille',
    emptyIt: 'Vider la corbeille',
    question: (count) =>
      count === 1
        ? 'Effacer pour toujours la partie de la corbeille ?'
        : `Effacer pour toujours les ${count} parties de la corbeille ?`,
    forEver:
      'Ce qui est effacé disparaît de la bibliothèque. Les sauvegardes le gardent encore quelques semaines au plus ; ensuite, il est perdu. Restaurez ce dont vous pourriez avoir besoin.',
    yes: 'Effacer pour toujours',
    no: 'Ne pas effacer',
    erased: (count) => (count < 2 ? 'Une partie a été effacée.' : `${count} parties ont été effacées.`),
    restored: (name) => `« ${name} » est de nouveau parmi les parties.`,
  },
  newGame: {
    heading: 'Nouvelle partie',
    campaign: 'Campagne',
    scenario: 'Scénario',
    options: 'Options',
    usual: 'par défaut',
    changed: (what: string) => `modifié : ${what}`,
    option: (title: string, on: boolean) => `${title} (${on ? 'oui' : 'non'})`,
    noOptions: 'Ce scénario n’a pas d’options.',
    rule: (rule) => `règle : ${rule}`,
    reading: 'Lecture des scénarios…',
    table: 'La table',
    openTable: 'Tout est visible',
    openTableHint:
      'Une ou plusieurs personnes voient tout et reviennent sur ce qu’elles veulent : pour jouer seul et pour essayer.',
    fogTable: 'Chaque camp ne voit que ce qu’il peut savoir',
    fogTableHint:
      'Contre le programme, ou à deux au même écran : personne ne voit ce que sait l’autre camp avant que la table ne lui soit passée, et on peut la couvrir entre-temps.',
    freeTable: 'On peut revenir sur tout',
    freeTableHint: 'Une ou plusieurs personnes reviennent sur ce qu’elles veulent : pour essayer.',
    strictTable: 'Ce que le sort a décidé demeure',
    strictTableHint: 'Rien n’est caché dans cette bataille : la table n’est jamais couverte.',
    players: 'Qui joue',
    person: 'Une personne',
    changeSides: 'Changer de camp',
    ownProgram: {
      open: 'Un programme à vous…',
      heading: 'Vos programmes comme joueurs',
      what: 'Un programme, en quelque langage que ce soit, peut jouer un camp. Il n’apprend que ce que son camp peut savoir. Seuls sont lancés les programmes que vous inscrivez vous-même dans ce fichier :',
      like: 'Par exemple :',
      read: 'Le fichier est lu au démarrage de Gaiter Button, et quand vous le demandez. La façon dont un programme joue est décrite dans docs/writing-an-opponent.md.',
      named: 'Inscrits dans ce fichier, et proposés parmi les joueurs :',
      none: 'Aucun programme n’y est encore inscrit.',
      faults: 'Non compris :',
      readAgain: 'Relire le fichier',
      close: 'Fermer',
    },
    nobody: 'Il faut qu’un camp au moins soit joué par une personne.',
    seals: 'Scellés',
    seal: 'Sceller ce camp par une phrase de passe',
    sealWhat:
      'Une partie scellée est chiffrée sur ce disque et dans chaque fichier qu’on en enregistre : personne ne l’ouvre sans les phrases de passe de tous ses camps scellés. Un camp scellé montre la sienne chaque fois qu’il s’assied. Le nombre des coups et les jours de jeu restent visibles.',
    sealLost:
      'Rien ne remplace une phrase de passe. Si elle est perdue, la partie est perdue : personne ne pourra la rouvrir, et aucun programme n’y peut rien.',
    passphrase: 'Phrase de passe',
    twice: 'Répétez la phrase de passe',
    understood: 'J’ai compris : une phrase de passe perdue, c’est une partie perdue.',
    empty: 'Tapez une phrase de passe, ou ne scellez pas ce camp.',
    differs: 'Les deux ne sont pas les mêmes. Retapez-les.',
    notUnderstood: 'Confirmez que vous savez ce que veut dire une phrase de passe perdue.',
    more: 'Plus',
    seed: 'Graine du hasard',
    seedHint: 'Laissée vide, elle est tirée au hasard. La même graine et les mêmes coups donnent la même partie.',
    name: 'Nom',
    nameHint: 'Laissé vide, c’est celui de son scénario.',
    begin: 'Commencer',
    beginning: 'La partie commence…',
    cancel: 'Retour',
    cannot: 'La partie n’a pas pu commencer.',
    cannotRemedy: 'Corrigez ce qui est indiqué et recommencez.',
    none: 'Aucune campagne ne peut être jouée.',
  },
  crashed: {
    heading: 'Le programme s’est arrêté sans être fermé.',
    what: 'Chaque coup a été enregistré dès qu’il a été joué. Votre partie est telle que vous l’avez laissée.',
    none: 'Chaque coup a été enregistré dès qu’il a été joué. Vos parties sont telles que vous les avez laissées.',
    continue: 'Continuer',
    dismiss: 'Plus tard',
  },
  repaired: {
    heading: 'Votre bibliothèque a été remise en ordre.',
    whole: (count) =>
      count === 0
        ? 'Aucune partie n’a pu être sauvée en entier.'
        : count < 2
          ? `${count} partie a été sauvée en entier.`
          : `${count} parties ont été sauvées en entier.`,
    details: (missing) =>
      missing === 0
        ? 'Il ne manque rien : où est le fichier endommagé'
        : missing === 1
          ? '1 n’est pas entière : ce qui manque, et où est le fichier endommagé'
          : `${number(missing)} ne sont pas entières : ce qui manque, et où est le fichier endommagé`,
    part(name, acts, of) {
      const there =
        acts === 0 ? `« ${name} » : présente telle qu’à son début` : `« ${name} » : présente jusqu’au coup ${acts}`
      if (of === null || of <= acts) return `${there}.`
      if (of === acts + 1) return `${there} ; le coup ${of} manque.`
      return `${there} ; elle avait ${of} coups, et les coups ${acts + 1} à ${of} manquent.`
    },
    lost: (name, acts) =>
      `Rien n’a pu être lu ${name === null ? 'd’une partie dont le nom n’est pas connu' : `de « ${name} »`}${acts === null ? '' : ` ; elle avait ${acts < 2 ? `${acts} coup` : `${number(acts)} coups`}`}.`,
    draftPart: (name, gestures, of) =>
      of === null || of <= gestures
        ? `Ébauche « ${name} » : présente avec ${changes(gestures)}.`
        : `Ébauche « ${name} » : présente avec ${number(gestures)} de ses ${changes(of)}.`,
    draftLost: (name, gestures) =>
      `Rien n’a pu être lu ${name === null ? 'd’une ébauche dont le nom n’est pas connu' : `de l’ébauche « ${name} »`}${gestures === null ? '' : ` ; elle avait ${changes(gestures)}`}.`,
    file: (file) =>
      `La bibliothèque était endommagée ; le fichier endommagé est conservé sous ${file}. Si vous avez une copie plus ancienne de la bibliothèque ou des parties enregistrées dans des fichiers, importez-les.`,
    noFile:
      'Rien n’a été mis de côté. Si vous avez une copie plus ancienne de la bibliothèque ou des parties enregistrées dans des fichiers, importez-les.',
    settings: 'Les réglages sont peut-être ceux d’origine.',
    unreadHeading: 'Un compte rendu sur votre bibliothèque est illisible.',
    unread: (names: string) =>
      `Ce qui devait dire comment la bibliothèque a été remise en ordre est endommagé : ${names}. Cela ne change rien à vos parties.`,
  },
  faults: {
    NOT_FOUND: 'Cette partie n’est plus dans la bibliothèque. Elle a pu être effacée dans une autre fenêtre.',
    noDraft: 'Cette ébauche n’est plus parmi les ébauches. Elle a pu être mise à la corbeille dans une autre fenêtre.',
    noCampaign:
      'Cette campagne n’est plus là, ou ne peut pas être jouée telle qu’elle est. La liste des campagnes dit ce qui ne va pas.',
    SEALED: 'La partie est scellée : elle s’ouvre avec les phrases de passe de ses camps.',
    WRONG_PASSPHRASE: 'Ce n’est pas la phrase de passe.',
    NOT_KEPT:
      'Ceci n’a pas pu être enregistré, et n’a donc pas été fait. Tout ce qui précède est en sûreté. Faites de la place sur le disque de vos données, voyez si l’on peut y écrire, et réessayez.',
    LIBRARY_GONE:
      'Cela n’a pas été fait : la bibliothèque n’est plus celle qui avait été ouverte, et plus rien ne peut être enregistré. Enregistrez la partie dans un fichier, quittez le programme et relancez-le.',
    saveGame: 'Enregistrer cette partie dans un fichier',
    READ_ONLY: 'Cette partie ne peut qu’être regardée. Continuez comme nouvelle partie là où elle est entière.',
    REFUSED: 'Les règles ne le permettent pas.',
    noEdit: 'Rien n’a été changé.',
    NOT_NOW: 'Ce n’est pas possible maintenant.',
    NOT_YOURS: 'Ce n’est pas au camp assis à la table de décider.',
    UNREADABLE: 'Ce programme ne peut pas lire cette partie.',
    BAD_CHOICE: 'Une partie ne peut pas commencer ainsi.',
    BAD_FILE: 'Ce fichier ne peut pas être importé.',
    TOO_LARGE: 'Ce fichier dépasse 24 Mio : rien de ce qu’enregistre Gaiter Button n’est si grand.',
    other: 'Une erreur imprévue s’est produite. Réessayez ; si elle revient, relancez Gaiter Button.',
    gone: 'Gaiter Button n’a pas répondu. De nouveaux essais sont en cours.',
    said: 'Message reçu :',
  },
  unseal: {
    heading: (name) => `« ${name} » est scellée`,
    what: 'Elle s’ouvre quand tous ses camps scellés montrent leur phrase de passe.',
    file: 'Ce fichier contient une partie scellée. Pour la rejouer depuis son premier coup, il faut les phrases de passe de ses camps scellés ; laissez vide le camp qui n’en a pas.',
    of: (side) => `Phrase de passe : ${side}`,
    sides: ['premier camp', 'second camp'],
    show: 'Ouvrir',
    wrong: 'Ce n’est pas la phrase de passe de ce camp. Retapez-la.',
    cancel: 'Annuler',
  },
}
