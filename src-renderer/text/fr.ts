import { withDe, spaced } from './language/french.ts'
import type { Text } from './en.ts'
import { bench } from './library/bench.fr.ts'
import { simulations } from './library/simulations.fr.ts'
import { chronicle } from './reference/chronicle.fr.ts'
import { counsel } from './counsel.fr.ts'
import { film } from './play/film.fr.ts'
import { backups } from './library/backups.fr.ts'
import { games } from './library/games.fr.ts'
import { intelligence } from './reference/intelligence.fr.ts'
import { journal } from './play/journal.fr.ts'
import { keys } from './play/keys.fr.ts'
import { layers } from './play/layers.fr.ts'
import { lesson } from './play/lesson.fr.ts'
import { ordering } from './play/ordering.fr.ts'
import { poster } from './play/poster.fr.ts'
import { rules } from './reference/rules.fr.ts'
import { table } from './table.fr.ts'
import { ground } from './ground.fr.ts'
import { zones } from './play/zones.fr.ts'

/** All texts of the window, in French. */
export const fr: Text = spaced({
  name: 'Gaiter Button',
  apart: ' ; ',
  saidOf: (thing: string, said: string) => `${thing} : ${said}`,
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
    whatIfs: (count) => `Et si… (${count})`,
    hexes: (columns, rows) => `Carte à hexagones, ${columns} sur ${rows}`,
    table: (across, down) => `Table mesurée, ${across} pouces sur ${down}`,
    zones: (count) => `Carte à ${count} ${count < 2 ? 'zone' : 'zones'}`,
    scenarios: (count) => (count < 2 ? `${count} scénario` : `${count} scénarios`),
    brokenCount: (count) => (count < 2 ? `${count} erreur dans ses fichiers` : `${count} erreurs dans ses fichiers`),
    broken: (errors) => `Ne peut pas être jouée : ${errors}`,
    inPart: (errors) => `Ne peut pas être jouée en entier : ${errors}`,
    readAgain: 'Relire',
    choose: 'Choisissez une campagne pour voir sa carte.',
  },
  broken: {
    heading: (folder) => `La campagne du dossier « ${folder} »`,
    what: 'Elle ne peut pas être jouée tant que ces erreurs ne sont pas corrigées ; les autres campagnes n’en souffrent pas. Ce qui peut en être lu est montré.',
    leftOut: 'Ce qui contient des erreurs est laissé de côté ; le reste peut être joué.',
    scenarios: 'Scénarios',
    faulty: 'contient des erreurs et ne peut pas être commencé',
    list: 'Ce qui ne va pas',
    line: (line) => `ligne ${line}`,
    lineAndColumn: (line, column) => `ligne ${line}, colonne ${column}`,
    at: (file, path) => `${file} : ${path}`,
    noMap: 'Sa carte ne peut pas être lue.',
    remarks: (count) => (count < 2 ? `${count} remarque de la vérification` : `${count} remarques de la vérification`),
    folder: 'Le dossier',
    where: (folder) => `Son dossier est ${folder}`,
  },
  board: {
    reading: 'Lecture de la carte…',
    label: (title) => `Carte ${withDe(title)}`,
    keys: 'Les flèches déplacent la carte et, avec Maj, vont d’hexagone en hexagone ; plus et moins changent l’échelle, 0 la montre en entier, M mesure un chemin, Échap ramène aux campagnes.',
    key: 'Légende',
    point: 'Pointez un hexagone pour savoir ce qu’il est.',
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
    count: (count) => (count < 2 ? `${count} hexagone` : `${count} hexagones`),
    naming:
      'Un hexagone porte le numéro de sa colonne puis de sa rangée, deux chiffres chacun, depuis le haut à gauche.',
  },
  bench,
  simulations,
  ground,
  zones,
  backups,
  counsel,
  games,
  table,
  lesson,
  rules,
  intelligence,
  poster,
  journal,
  chronicle,
  film,
  keys,
  layers,
  ordering,
  settings: {
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    notKept: 'Vos réglages valent dans cette fenêtre, mais n’ont pas pu être enregistrés.',
    questions: 'Questions',
    askAll: 'Demander même quand il n’y a qu’une réponse',
  },
  appearance: {
    open: 'Apparence',
    heading: 'Apparence',
    close: 'Fermer',
    parts: {
      theme: 'Lumière',
      textSize: 'Taille du texte',
      sideColours: 'Couleurs des camps',
      motion: 'Mouvements',
    },
    choices: {
      theme: { system: 'Comme le système', paper: 'Papier', lamplight: 'Lampe' },
      textSize: { 100: '100 %', 125: '125 %', 150: '150 %', 200: '200 %' },
      sideColours: { period: 'D’époque : bleu et gris', clear: 'Distinctes : bleu et orange' },
      motion: { system: 'Comme le système', reduce: 'Le moins possible' },
    },
  },
  about: {
    open: 'À propos',
    heading: 'À propos de Gaiter Button',
    what: 'Jeux de campagne, au niveau opérationnel, sur la guerre de 1870.',
    version: 'Version',
    window: 'Fenêtre',
    hosts: { electron: 'Application de bureau', browser: 'Navigateur de cette machine' },
    dataFolder: 'Vos données sont dans',
    licence: 'Licence',
    mit: 'MIT',
    close: 'Fermer',
  },
  held: {
    heading: 'Un autre programme occupe votre bibliothèque.',
    remedy:
      'C’est peut-être une sauvegarde ou une synchronisation. Votre dernière action attend que la bibliothèque soit libre ; rien n’est perdu.',
    giveUp: 'Ne pas attendre : renoncer à cette action',
  },
  connection: {
    connecting: 'Connexion à Gaiter Button…',
    lost: 'Gaiter Button ne répond plus.',
    lostRemedy:
      'De nouveaux essais sont en cours, et rien de ce que vous avez enregistré n’est perdu. Si cela dure, relancez Gaiter Button et ouvrez l’adresse qu’il affiche.',
    refused: 'Cette page n’appartient plus au Gaiter Button en marche.',
    refusedRemedy: 'Ouvrez l’adresse entière affichée à son lancement, avec ce qui suit le signe #.',
  },
  notOpened: {
    heading: 'Votre bibliothèque ne peut pas être ouverte.',
    safe: 'Sans elle, rien ne peut être joué ni conservé. Ce qui s’y trouve reste comme il est.',
    folder: 'Elle devrait être dans ce dossier :',
    tryAgain: 'Réessayer',
    trying: 'Nouvel essai…',
    showFolder: 'Montrer le dossier',
  },
  trouble: {
    heading: 'Une erreur imprévue s’est produite.',
    remedy: 'Relisez. Si elle revient, relancez Gaiter Button.',
  },
  crash: {
    heading: 'La fenêtre n’a pas pu être dessinée.',
    remedy: 'Rechargez-la. Rien de ce que vous avez enregistré n’est perdu.',
    reload: 'Recharger',
    part: 'Ce coin de l’écran n’a pas pu être dessiné. Votre partie est conservée, et tout le reste s’utilise comme avant.',
    again: 'Le redessiner',
  },
})
