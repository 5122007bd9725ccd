import { bench } from './library/bench.en.ts'
import { simulations } from './library/simulations.en.ts'
import { chronicle } from './reference/chronicle.en.ts'
import { counsel } from './counsel.en.ts'
import { film } from './play/film.en.ts'
import { backups } from './library/backups.en.ts'
import { games } from './library/games.en.ts'
import { intelligence } from './reference/intelligence.en.ts'
import { journal } from './play/journal.en.ts'
import { keys } from './play/keys.en.ts'
import { layers } from './play/layers.en.ts'
import { lesson } from './play/lesson.en.ts'
import { ordering } from './play/ordering.en.ts'
import { poster } from './play/poster.en.ts'
import { rules } from './reference/rules.en.ts'
import { table } from './table.en.ts'
import { ground } from './ground.en.ts'
import { zones } from './play/zones.en.ts'

/** All texts of the window, in English. The compiler checks that the French has the same keys. */
export const en = {
  name: 'Gaiter Button',
  /** Separator between statements. */
  apart: '; ',
  /** A thing, and a statement about it. */
  saidOf: (thing: string, said: string) => `${thing}: ${said}`,
  tagline: 'Operational campaigns of 1870',
  epigraph: {
    words: '“Were the war to last two years, our soldiers would not want for a single gaiter button.”',
    source: 'Attributed to Marshal Le Bœuf, Minister of War, July 1870',
  },
  campaigns: {
    heading: 'Campaigns',
    reading: 'Reading the campaigns…',
    none: 'There are no campaigns.',
    noneRemedy: (folder: string) => `Put a campaign’s folder into ${folder} and read the folder again.`,
    own: 'Your own',
    whatIfs: (count: number) => `What if… (${count})`,
    hexes: (columns: number, rows: number) => `Hex board, ${columns} by ${rows}`,
    table: (across: number, down: number) => `Measured table, ${across} by ${down} inches`,
    zones: (count: number) => `Map of ${count} zones`,
    scenarios: (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`),
    brokenCount: (count: number) => (count === 1 ? '1 error in its files' : `${count} errors in its files`),
    broken: (errors: string) => `Cannot be played: ${errors}`,
    inPart: (errors: string) => `Not all of it can be played: ${errors}`,
    readAgain: 'Read again',
    choose: 'Choose a campaign to look at its board.',
  },
  broken: {
    heading: (folder: string) => `The campaign in “${folder}”`,
    what: 'It cannot be played until this is put right; the other campaigns are not affected. What can be read of it is shown.',
    leftOut: 'What has errors is left out; the rest can be played.',
    scenarios: 'Scenarios',
    faulty: 'has errors and cannot be begun',
    list: 'What is wrong',
    line: (line: number) => `line ${line}`,
    lineAndColumn: (line: number, column: number) => `line ${line}, column ${column}`,
    at: (file: string, path: string) => `${file}: ${path}`,
    noMap: 'Its map cannot be read.',
    remarks: (count: number) => (count === 1 ? '1 remark of the check' : `${count} remarks of the check`),
    folder: 'The folder',
    where: (folder: string) => `Its folder is ${folder}`,
  },
  board: {
    reading: 'Unfolding the map…',
    label: (title: string) => `Map of ${title}`,
    keys: 'Arrow keys move the map, with Shift they go from hex to hex; plus and minus change its scale, 0 shows all of it, M measures a way, Escape goes back to the campaigns.',
    key: 'Key',
    point: 'Point at a hex to read what it is.',
    hex: (hex: string, terrain: string, place: string | undefined) =>
      place === undefined ? `${hex} · ${terrain}` : `${hex} · ${place} · ${terrain}`,
    inWords: 'The map in words',
    sidesHeading: 'Between hexes',
    side: 'What',
    sides: 'Between',
    placesHeading: 'Places',
    terrainHeading: 'Terrain',
    place: 'Place',
    at: 'Hex',
    terrain: 'Terrain',
    hexes: 'Hexes',
    count: (count: number) => (count === 1 ? '1 hex' : `${count} hexes`),
    naming: 'A hex is named by its column and its row, two digits each, counted from the top left.',
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
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    notKept: 'Your settings hold in this window, but could not be saved.',
    questions: 'What is asked',
    askAll: 'Ask even where there is one answer',
  },
  appearance: {
    open: 'Appearance',
    heading: 'Appearance',
    close: 'Close',
    parts: {
      theme: 'Light',
      textSize: 'Text size',
      sideColours: 'Colours of the sides',
      motion: 'Motion',
    },
    choices: {
      theme: { system: 'As the system', paper: 'Paper', lamplight: 'Lamplight' },
      textSize: { 100: '100%', 125: '125%', 150: '150%', 200: '200%' },
      sideColours: { period: 'Of the time: blue and grey', clear: 'Clear: blue and orange' },
      motion: { system: 'As the system', reduce: 'As little as possible' },
    },
  },
  about: {
    open: 'About',
    heading: 'About Gaiter Button',
    what: 'Operational campaign games of the war of 1870.',
    version: 'Version',
    window: 'Window',
    hosts: { electron: 'Desktop app', browser: 'Browser on this machine' },
    dataFolder: 'Your data is in',
    licence: 'Licence',
    mit: 'MIT',
    close: 'Close',
  },
  held: {
    heading: 'Another program is using your library.',
    remedy:
      'It may be a backup or a synchronisation. What you did last waits until the library is free; nothing is lost.',
    giveUp: 'Do not wait: leave it undone',
  },
  connection: {
    connecting: 'Opening the connection to Gaiter Button…',
    lost: 'Gaiter Button has stopped answering.',
    lostRemedy:
      'It keeps trying, and nothing you saved is lost. If this lasts, start Gaiter Button again and open the address it prints.',
    refused: 'This page no longer belongs to the Gaiter Button that is running.',
    refusedRemedy: 'Open the whole address it printed when it was started, with the part after the # sign.',
  },
  notOpened: {
    heading: 'Your library cannot be opened.',
    safe: 'Without it nothing can be played or kept. What is in it is left as it is.',
    folder: 'It should be in this folder:',
    tryAgain: 'Try again',
    trying: 'Trying again…',
    showFolder: 'Show the folder',
  },
  trouble: {
    heading: 'Something went wrong that should not have.',
    remedy: 'Read again. If it comes back, start Gaiter Button again.',
  },
  crash: {
    heading: 'The window could not be drawn.',
    remedy: 'Load it again. Nothing you saved is lost.',
    reload: 'Load again',
    part: 'This part of the screen could not be drawn. The game is saved, and everything else can be used as before.',
    again: 'Draw it again',
  },
}

export type Text = typeof en
