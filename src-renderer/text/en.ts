import type { Fault } from '../../src-main/contract/campaign.ts'
import type { FaultWords } from './fault-words.ts'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object { … }',
  array: 'a list [ … ]',
  record: 'an object { … }',
}

const wanted = (fault: Fault) => kinds[fault.wanted] ?? fault.wanted

const faults: FaultWords = {
  'file-missing': (fault) => [`${fault.file} is missing.`, 'Put the file into the campaign’s folder.'],
  'file-unreadable': (fault) => [
    `${fault.file} cannot be read (${fault.found}).`,
    'Check that it is a file and that you may read it.',
  ],
  'not-json': (fault) => [`${fault.file} is not JSON: ${fault.found}.`, 'Correct it at that point.'],
  'value-missing': (fault) => [`${fault.file} has no ${fault.path}.`, `Add it; it should be ${wanted(fault)}.`],
  'value-wrong': (fault) => [
    `In ${fault.file}, ${fault.path || 'the whole'} is ${fault.found}.`,
    `It should be ${wanted(fault)}.`,
  ],
  'format-newer': (fault) => [
    `${fault.file} has format ${fault.found}, and this version reads formats up to ${fault.wanted}.`,
    'Use a newer Gaiter Button for this campaign.',
  ],
  'id-taken': (fault) => [
    `Its id, ${fault.found}, belongs to the campaign in ${fault.wanted}.`,
    'Give this one another id in campaign.json.',
  ],
  'rows-wrong': (fault) => [
    `${fault.file} has ${fault.found} rows, but its grid says ${fault.wanted}.`,
    'Correct rows or grid.rows.',
  ],
  'row-length-wrong': (fault) => [
    `In ${fault.file}, ${fault.path} has ${fault.found} hexes, but the grid says ${fault.wanted} columns.`,
    'Correct the row or grid.columns.',
  ],
  'terrain-unknown': (fault) => [
    `In ${fault.file}, ${fault.path} uses the terrain “${fault.found}”, which is not described.`,
    `Describe it under terrain, or use one of: ${fault.wanted}`,
  ],
  'place-outside': (fault) => [
    `In ${fault.file}, ${fault.path} is ${fault.found}, which is not on the board.`,
    `The last hex of the board is ${fault.wanted}; columns come first, two digits each.`,
  ],
  'hexside-wrong': (fault) => [
    `In ${fault.file}, ${fault.path} is ${fault.found}, which are not two hexes of the board beside each other.`,
    'Name the two hexes that share the side.',
  ],
  'feature-unknown': (fault) => [
    `In ${fault.file}, ${fault.path} is “${fault.found}”, which is not described.`,
    `Describe it under features, or use one of: ${fault.wanted || '(none is described)'}`,
  ],
  'grid-unknown': (fault) => [
    `${fault.file} describes a board of kind “${fault.found}”, which this version cannot draw.`,
    `Boards of kind “${fault.wanted}” can be drawn.`,
  ],
}

/** Every word the window shows, in English. The French has the same keys: the compiler sees to it. */
export const en = {
  name: 'Gaiter Button',
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
    size: (columns: number, rows: number) => `Hex board, ${columns} by ${rows}`,
    scenarios: (count: number) => (count === 1 ? '1 scenario' : `${count} scenarios`),
    brokenTitle: 'Cannot be read',
    brokenCount: (count: number) => (count === 1 ? '1 fault in its files' : `${count} faults in its files`),
    readAgain: 'Read again',
    choose: 'Choose a campaign to look at its board.',
  },
  broken: {
    heading: (folder: string) => `The campaign in “${folder}” cannot be read`,
    what: 'The other campaigns are not affected. This is what is wrong with it:',
    where: (folder: string) => `Its folder is ${folder}`,
  },
  faults,
  board: {
    reading: 'Unfolding the map…',
    label: (title: string) => `Map of ${title}`,
    keys: 'Arrow keys move the map, plus and minus change its scale, 0 shows all of it, Escape goes back to the campaigns.',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'Show the whole map',
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
  settings: {
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    textSize: 'Text size',
    percent: (size: number) => `${size}%`,
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
  connection: {
    connecting: 'Opening the connection to Gaiter Button…',
    lost: 'Gaiter Button has stopped answering.',
    lostRemedy:
      'It is being tried again, and nothing you saved is lost. If this stays, start Gaiter Button again and open the address it prints.',
    refused: 'This page no longer belongs to the Gaiter Button that is running.',
    refusedRemedy: 'Open the whole address it printed when it was started, with the part after the # sign.',
  },
  setAside: (file: string) =>
    `The library was damaged and could not be opened. A new one was begun, so settings are as at first; the damaged file was kept as ${file}.`,
  trouble: {
    heading: 'Something went wrong that should not have.',
    remedy: 'Read again. If it comes back, start Gaiter Button again.',
    said: (words: string) => `What was said: ${words}`,
  },
  crash: {
    heading: 'The window could not be drawn.',
    remedy: 'Load it again. Nothing you saved is lost.',
    reload: 'Load again',
  },
}

export type Text = typeof en
