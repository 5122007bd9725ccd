const changes = (count: number) => (count === 1 ? '1 change' : `${count} changes`)

/** The texts for the library of games and for beginning a game, in English. */
export const games = {
  heading: 'Games',
  yours: 'Your games',
  reading: 'Reading the games…',
  continue: 'Continue',
  continueLast: 'Continue the last game',
  begin: 'New game',
  all: 'All games',
  count: (count: number) => (count === 1 ? '1 game' : `${count.toLocaleString('en-GB')} games`),
  none: 'There are no games yet.',
  noneRemedy: 'Begin one, or import one. Every act is saved the moment it is done.',
  playThis: 'Play this campaign',
  search: 'Search',
  searchHint: 'Name, campaign or scenario',
  found: (count: number, search: string) =>
    count === 0
      ? `No game has “${search}” in it.`
      : count === 1
        ? `1 game has “${search}” in it.`
        : `${count.toLocaleString('en-GB')} games have “${search}” in them.`,
  clearSearch: 'Show all games',
  more: 'Show more games',
  listLabel: 'All games',
  open: (name: string) => `Open ${name}`,
  decides: (side: string) => `To decide: ${side}`,
  /** For a recorded game of a campaign, which has no decisions. */
  recorded: 'Recorded, to look at',
  sealed: 'sealed',
  sealedFull: 'Sealed: where it stands is not shown',
  openTable: 'Everything lies open',
  person: 'a person',
  notHere: 'a program that is not here',
  plays: (side: string, who: string) => `${side}: ${who}`,
  played: 'Played',
  at: (exact: string) => `on ${exact}`,
  justNow: 'just now',
  locale: 'en-GB',
  pictureOf: (name: string) => `Where the counters of ${name} stand`,
  trouble: 'It cannot be opened by this program:',
  actions: (name: string) => `More: ${name}`,
  actionsShort: 'More',
  rename: 'Rename',
  newName: 'New name',
  keepName: 'Keep this name',
  cancel: 'Cancel',
  duplicate: 'Duplicate',
  export: 'Save as a file',
  verify: 'Check',
  verifyHint: 'Check plays the game again from its first act to its last and compares.',
  remove: 'Move to trash',
  removed: (name: string) => `“${name}” is in the trash.`,
  undo: 'Undo',
  duplicated: (name: string) => `“${name}” now has a copy.`,
  exported: (file: string) => `Saved as ${file}.`,
  dismiss: 'Close this message',
  import: 'Import',
  importHint: 'or drop files anywhere on this page',
  dropHere: 'Drop files here to import games',
  importing: (file: string) => `Importing ${file}: playing it again from its first act`,
  verifying: (name: string) => `Checking ${name}`,
  progress: (done: number, of: number) => `${done.toLocaleString('en-GB')} of ${of.toLocaleString('en-GB')} acts`,
  imported: (name: string, acts: number) =>
    `“${name}” has been imported, with ${acts === 1 ? '1 act' : `${acts.toLocaleString('en-GB')} acts`}.`,
  importedSeveral: (taken: number, of: number) =>
    taken === of
      ? `All ${of} files were imported.`
      : `Of ${of} files ${taken === 0 ? 'none was' : taken === 1 ? '1 was' : `${taken} were`} imported.`,
  importedNoMore: (left: number) => (left === 1 ? '1 file was left as it is.' : `${left} files were left as they are.`),
  importedAgain: 'The library had this game already; this is a second one beside it.',
  importedPart: (moment: number) => `From act ${moment} on the file was not whole; what came before is there.`,
  whole: (name: string, acts: number) =>
    `“${name}” is whole: ${acts === 1 ? 'its one act' : `all its ${acts.toLocaleString('en-GB')} acts`} came out as they were.`,
  notWhole: (name: string, moment: number, whole: number) =>
    `“${name}” is not whole: act ${moment} is not as it should be. The ${whole === 1 ? 'one act' : `${whole.toLocaleString('en-GB')} acts`} before it are.`,
  reason: 'What was found:',
  openNew: 'Open it',
  bad: {
    heading: (file: string) => `${file} cannot be imported as it is.`,
    act: (moment: number) => `Act ${moment} is not as it should be.`,
    noneRemedy: 'Choose a file that was saved by Gaiter Button, or save the game again where it came from.',
    part: (whole: number) =>
      whole === 1
        ? 'The one act before it is whole.'
        : `The ${whole.toLocaleString('en-GB')} acts before it are whole.`,
    take: 'Import the part that is whole',
    leave: 'Leave it',
  },
  trash: {
    heading: 'Trash',
    open: (count: number) => (count === 0 ? 'Trash' : `Trash (${count.toLocaleString('en-GB')})`),
    what: 'Games that were moved to the trash. They stay here until it is emptied.',
    empty: 'The trash is empty.',
    back: 'Back to the games',
    restore: 'Restore',
    restoreName: (name: string) => `Restore: ${name}`,
    thrown: 'Moved to trash',
    emptyIt: 'Empty the trash',
    question: (count: number) =>
      count === 1 ? 'Erase the game in the trash for ever?' : `Erase the ${count} games in the trash for ever?`,
    forEver:
      'What is erased is gone from the library. Backups have it for some weeks at most; then it cannot be brought back. Restore what you may want again.',
    yes: 'Erase for ever',
    no: 'Do not erase',
    erased: (count: number) => (count === 1 ? 'One game was erased.' : `${count} games were erased.`),
    restored: (name: string) => `“${name}” is back among the games.`,
  },
  newGame: {
    heading: 'New game',
    campaign: 'Campaign',
    scenario: 'Scenario',
    options: 'Options',
    usual: 'default',
    changed: (what: string) => `changed: ${what}`,
    option: (title: string, on: boolean) => `${title} (${on ? 'on' : 'off'})`,
    noOptions: 'This scenario has no options.',
    rule: (rule: string) => `rule: ${rule}`,
    reading: 'Reading the scenarios…',
    table: 'The table',
    openTable: 'Everything lies open',
    openTableHint:
      'One person or several see everything and take back what they like: for solitaire and for trying things out.',
    fogTable: 'Each side sees only what it may know',
    fogTableHint:
      'Against the program, or for two people at one window: nobody sees what the other side knows until the table is handed over, and it can be covered meanwhile.',
    freeTable: 'Everything may be taken back',
    freeTableHint: 'One person or several take back what they like: for trying things out.',
    strictTable: 'What chance has decided stays',
    strictTableHint: 'Nothing is hidden in this battle: the table is never covered.',
    players: 'Who plays',
    person: 'A person',
    changeSides: 'Change sides',
    ownProgram: {
      open: 'A program of your own…',
      heading: 'Programs of your own as players',
      what: 'A program in any language can play a side. It is told what its side may know and nothing else. Only programs that you name yourself in this file are started:',
      like: 'For example:',
      read: 'The file is read when Gaiter Button starts, and when you ask for it. How a program is spoken to is in docs/writing-an-opponent.md.',
      named: 'Named there, and found among the players:',
      none: 'No program is named there yet.',
      faults: 'Not understood:',
      readAgain: 'Read the file again',
      close: 'Close',
    },
    nobody: 'At least one side has to be played by a person.',
    seals: 'Sealing',
    seal: 'Seal this side with a passphrase',
    sealWhat:
      'A sealed game is encrypted on this disk and in every file saved of it: nobody opens it without the passphrases of all its sealed sides. A sealed side shows its passphrase each time it sits down. The number of acts and the days of play can still be seen.',
    sealLost:
      'There is no way round a passphrase. If one is lost, the game is lost: nobody can open it again, and no program can help.',
    passphrase: 'Passphrase',
    twice: 'Repeat the passphrase',
    understood: 'I understand: a lost passphrase means a lost game.',
    empty: 'Type a passphrase, or do not seal this side.',
    differs: 'The two are not the same. Type both again.',
    notUnderstood: 'Confirm that you know what a lost passphrase means.',
    more: 'More',
    seed: 'Random seed',
    seedHint: 'Left empty, one is chosen at random. The same seed and the same acts give the same game.',
    name: 'Name',
    nameHint: 'Left empty, it is named after its scenario.',
    begin: 'Begin',
    beginning: 'Beginning…',
    cancel: 'Back',
    cannot: 'The game could not be begun.',
    cannotRemedy: 'Change what is named above and try again.',
    none: 'There is no campaign that can be played.',
  },
  crashed: {
    heading: 'The program ended without being closed.',
    what: 'Every act was saved when it was done. Your game is as you left it.',
    none: 'Every act was saved when it was done. Your games are as you left them.',
    continue: 'Continue',
    dismiss: 'Later',
  },
  repaired: {
    heading: 'Your library has been put in order.',
    whole: (count: number) =>
      count === 0
        ? 'It has no games that were saved whole.'
        : count === 1
          ? '1 game was saved whole.'
          : `${count} games were saved whole.`,
    details: (missing: number) =>
      missing === 0
        ? 'Nothing is missing: where the damaged file is'
        : missing === 1
          ? '1 is not whole: what is missing, and where the damaged file is'
          : `${missing} are not whole: what is missing, and where the damaged file is`,
    part(name: string, acts: number, of: number | null) {
      const there = acts === 0 ? `“${name}”: there as it began` : `“${name}”: there up to act ${acts}`
      if (of === null || of <= acts) return `${there}.`
      if (of === acts + 1) return `${there}; act ${of} is missing.`
      return `${there}; it had ${of} acts, and acts ${acts + 1} to ${of} are missing.`
    },
    lost: (name: string | null, acts: number | null) =>
      `Nothing of ${name === null ? 'a game whose name is not known' : `“${name}”`} could be read${acts === null ? '' : acts === 1 ? '; it had 1 act' : `; it had ${acts} acts`}.`,
    draftPart: (name: string, gestures: number, of: number | null) =>
      of === null || of <= gestures
        ? `Draft “${name}”: there with ${changes(gestures)}.`
        : `Draft “${name}”: there with ${gestures} of its ${changes(of)}.`,
    draftLost: (name: string | null, gestures: number | null) =>
      `Nothing of ${name === null ? 'a draft whose name is not known' : `the draft “${name}”`} could be read${gestures === null ? '' : `; it had ${changes(gestures)}`}.`,
    file: (file: string) =>
      `The library was damaged; the damaged file was kept as ${file}. If you have an older copy of the library or games saved as files, import those.`,
    noFile: 'Nothing was put aside. If you have an older copy of the library or games saved as files, import those.',
    settings: 'Settings may be back to their defaults.',
    unreadHeading: 'A report about your library cannot be read.',
    unread: (names: string) =>
      `What should tell how the library was put in order is damaged: ${names}. It changes nothing about your games.`,
  },
  faults: {
    NOT_FOUND: 'This game is not in the library any more. It may have been erased in another window.',
    noDraft: 'This draft is not among the drafts any more. It may have been moved to the trash in another window.',
    noCampaign:
      'This campaign is not there any more, or cannot be played as it is now. The list of campaigns says what is wrong.',
    SEALED: 'The game is sealed: it opens with the passphrases of its sides.',
    WRONG_PASSPHRASE: 'That is not the passphrase.',
    NOT_KEPT:
      'This could not be saved, and so has not been done. Everything before it is safe. Make room on the disk that holds your data, see that it may be written to, and try again.',
    LIBRARY_GONE:
      'This has not been done: the library is not the one that was opened, and nothing can be saved any more. Save the game as a file, quit the program and start it again.',
    saveGame: 'Save this game as a file',
    READ_ONLY: 'This game can only be looked at. Go on from where it is whole as a new game.',
    REFUSED: 'The rules do not allow this.',
    noEdit: 'Nothing has been changed.',
    NOT_NOW: 'This is not possible now.',
    NOT_YOURS: 'This is not for the side that sits at the table.',
    UNREADABLE: 'This game cannot be opened by this program.',
    BAD_CHOICE: 'A game cannot begin like this.',
    BAD_FILE: 'This file cannot be imported.',
    TOO_LARGE: 'This file is larger than 24 MiB. No file that Gaiter Button saves is that large.',
    other: 'Something went wrong that should not have. Try again; if it comes back, start Gaiter Button again.',
    gone: 'Gaiter Button did not answer. It is being tried again.',
    said: 'What was said:',
  },
  unseal: {
    heading: (name: string) => `“${name}” is sealed`,
    what: 'It opens when all its sealed sides show their passphrases.',
    file: 'This file holds a sealed game. To play it again from its first act, the passphrases of its sealed sides are needed; leave empty the side that has none.',
    of: (side: string) => `Passphrase: ${side}`,
    sides: ['first side', 'second side'] as readonly string[],
    show: 'Open',
    wrong: 'That is not the passphrase of this side. Type it again.',
    cancel: 'Cancel',
  },
}
