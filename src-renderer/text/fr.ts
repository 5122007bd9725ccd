import type { Fault } from '../../src-main/contract/campaign.ts'
import type { Text } from './en.ts'
import type { FaultWords } from './fault-words.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: 'true ou false',
  object: 'un objet { … }',
  array: 'une liste [ … ]',
  record: 'un objet { … }',
}

const wanted = (fault: Fault) => kinds[fault.wanted] ?? fault.wanted

const faults: FaultWords = {
  'file-missing': (fault) => [`${fault.file} manque.`, 'Mettez ce fichier dans le dossier de la campagne.'],
  'file-unreadable': (fault) => [
    `${fault.file} ne peut pas être lu (${fault.found}).`,
    'Vérifiez que c’est bien un fichier et que vous avez le droit de le lire.',
  ],
  'not-json': (fault) => [`${fault.file} n’est pas du JSON : ${fault.found}.`, 'Corrigez-le à cet endroit.'],
  'value-missing': (fault) => [
    `${fault.path} manque dans ${fault.file}.`,
    `Ajoutez cette valeur ; il faut ${wanted(fault)}.`,
  ],
  'value-wrong': (fault) => [
    `Dans ${fault.file}, ${fault.path || 'le tout'} vaut ${fault.found}.`,
    `Il faut ${wanted(fault)}.`,
  ],
  'format-newer': (fault) => [
    `${fault.file} est au format ${fault.found}, et cette version lit les formats jusqu’à ${fault.wanted}.`,
    'Ouvrez cette campagne avec un Gaiter Button plus récent.',
  ],
  'id-taken': (fault) => [
    `Son id, ${fault.found}, est déjà celui de la campagne du dossier ${fault.wanted}.`,
    'Donnez-lui un autre id dans campaign.json.',
  ],
  'rows-wrong': (fault) => [
    `${fault.file} compte ${fault.found} rangées, mais sa grille en annonce ${fault.wanted}.`,
    'Corrigez rows ou grid.rows.',
  ],
  'row-length-wrong': (fault) => [
    `Dans ${fault.file}, ${fault.path} compte ${fault.found} hexagones, mais la grille annonce ${fault.wanted} colonnes.`,
    'Corrigez la rangée ou grid.columns.',
  ],
  'terrain-unknown': (fault) => [
    `Dans ${fault.file}, ${fault.path} emploie le terrain « ${fault.found} », qui n’est pas décrit.`,
    `Décrivez-le sous terrain, ou employez l’un de ceux-ci : ${fault.wanted}`,
  ],
  'place-outside': (fault) => [
    `Dans ${fault.file}, ${fault.path} vaut ${fault.found}, qui est hors de la carte.`,
    `Le dernier hexagone de la carte est ${fault.wanted} ; la colonne vient d’abord, sur deux chiffres, puis la rangée.`,
  ],
  'hexside-wrong': (fault) => [
    `Dans ${fault.file}, ${fault.path} vaut ${fault.found}, qui ne sont pas deux hexagones voisins de la carte.`,
    'Nommez les deux hexagones qui ont ce côté en commun.',
  ],
  'feature-unknown': (fault) => [
    `Dans ${fault.file}, ${fault.path} vaut « ${fault.found} », qui n’est pas décrit.`,
    `Décrivez-le sous features, ou employez l’un de ceux-ci : ${fault.wanted || '(aucun n’est décrit)'}`,
  ],
  'grid-unknown': (fault) => [
    `${fault.file} décrit une carte de type « ${fault.found} », que cette version ne sait pas dessiner.`,
    `Elle dessine les cartes de type « ${fault.wanted} ».`,
  ],
}

/** Every word the window shows, in French. */
export const fr: Text = {
  name: 'Gaiter Button',
  tagline: 'Campagnes opérationnelles de 1870',
  epigraph: {
    words: '« La guerre dût-elle durer deux ans, il ne manquerait pas un bouton de guêtre à nos soldats. »',
    source: 'Mot prêté au maréchal Le Bœuf, ministre de la Guerre, juillet 1870',
  },
  campaigns: {
    heading: 'Campagnes',
    reading: 'Lecture des campagnes…',
    none: 'Il n’y a aucune campagne.',
    noneRemedy: (folder) => `Mettez le dossier d’une campagne dans ${folder}, puis relisez.`,
    own: 'La vôtre',
    size: (columns, rows) => `Carte à hexagones, ${columns} sur ${rows}`,
    scenarios: (count) => (count === 1 ? '1 scénario' : `${count} scénarios`),
    brokenTitle: 'Illisible',
    brokenCount: (count) => (count === 1 ? '1 faute dans ses fichiers' : `${count} fautes dans ses fichiers`),
    readAgain: 'Relire',
    choose: 'Choisissez une campagne pour voir sa carte.',
  },
  broken: {
    heading: (folder) => `La campagne du dossier « ${folder} » ne peut pas être lue`,
    what: 'Les autres campagnes n’en souffrent pas. Voici ce qui ne va pas :',
    where: (folder) => `Son dossier est ${folder}`,
  },
  faults,
  board: {
    reading: 'On déplie la carte…',
    label: (title) => `Carte de ${title}`,
    keys: 'Les flèches déplacent la carte, plus et moins changent l’échelle, 0 la montre en entier, Échap ramène aux campagnes.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Voir toute la carte',
    key: 'Légende',
    point: 'Montrez un hexagone pour savoir ce qu’il est.',
    hex: (hex, terrain, place) => (place === undefined ? `${hex} · ${terrain}` : `${hex} · ${place} · ${terrain}`),
    inWords: 'La carte en toutes lettres',
    sidesHeading: 'Entre les hexagones',
    side: 'Quoi',
    sides: 'Entre',
    placesHeading: 'Lieux',
    terrainHeading: 'Terrains',
    place: 'Lieu',
    at: 'Hexagone',
    terrain: 'Terrain',
    hexes: 'Hexagones',
    count: (count) => (count === 1 ? '1 hexagone' : `${count} hexagones`),
    naming:
      'Un hexagone porte le numéro de sa colonne puis de sa rangée, deux chiffres chacun, depuis le haut à gauche.',
  },
  settings: {
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    textSize: 'Taille du texte',
    percent: (size) => `${size} %`,
  },
  about: {
    open: 'À propos',
    heading: 'À propos de Gaiter Button',
    what: 'Jeux de campagne opérationnels de la guerre de 1870.',
    version: 'Version',
    window: 'Fenêtre',
    hosts: { electron: 'Application de bureau', browser: 'Navigateur de cette machine' },
    dataFolder: 'Vos données sont dans',
    licence: 'Licence',
    mit: 'MIT',
    close: 'Fermer',
  },
  connection: {
    connecting: 'Connexion à Gaiter Button…',
    lost: 'Gaiter Button ne répond plus.',
    lostRemedy:
      'De nouveaux essais sont en cours, et rien de ce que vous avez enregistré n’est perdu. Si cela dure, relancez Gaiter Button et ouvrez l’adresse qu’il affiche.',
    refused: 'Cette page n’appartient plus au Gaiter Button en marche.',
    refusedRemedy: 'Ouvrez l’adresse entière affichée à son lancement, avec ce qui suit le signe #.',
  },
  setAside: (file) =>
    `La bibliothèque était endommagée et n’a pas pu être ouverte. Une nouvelle a été commencée, avec les réglages d’origine ; le fichier endommagé est gardé sous ${file}.`,
  trouble: {
    heading: 'Une erreur imprévue s’est produite.',
    remedy: 'Relisez. Si elle revient, relancez Gaiter Button.',
    said: (words) => `Message reçu : ${words}`,
  },
  crash: {
    heading: 'La fenêtre n’a pas pu être dessinée.',
    remedy: 'Rechargez-la. Rien de ce que vous avez enregistré n’est perdu.',
    reload: 'Recharger',
  },
}
