/*
 * Who may import whom. Arrows point one way: renderer → main → engine, and inside the engine opponents → rule systems →
 * kernel. Each rule's comment is what a person reads who has broken it, so it says what to do instead.
 */

/** Files that are built into the window and into the process. */
const inBoth = '^src-main/contract/(?:carriers|draft-name|searchable)\\.ts$'

/** Packages, whether installed here or found through a link. @param {string[]} names */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`

/** Nothing below src-engine is a rule system but the folders that are not these. */
const systemFolder = '^src-engine/(?!(?:kernel|board|fog|campaigns|opponents|systems)/)([^/]+)/'

/** What every part of the renderer may import. */
const forTheScreen = [
  '^src-renderer/',
  '^src-main/contract/',
  '^src-engine/kernel/',
  npm(
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'cytoscape',
    '@fontsource/old-standard-tt',
    '@fontsource/source-serif-4',
    'immer',
    '@orpc/client',
    '@orpc/contract',
    'vite',
  ),
]

/**
 * The floors of the window, top to bottom: a folder imports from the floors below its own, and not from its neighbours.
 * `main.tsx` and the style sheets stand outside: nobody imports the one, and anybody may import the others.
 */
const floors = [
  ['main'],
  // The screens, and beside them what each rule system shows of its own.
  ['opening', 'library', 'table', 'bench', 'systems'],
  // Shown on more than one screen, with charts and maps of their own.
  ['simulating'],
  // The parts of the table do not know each other: the screen puts them together.
  ['playing-map', 'ordering', 'decision', 'record', 'film', 'chronicle', 'lesson', 'intelligence', 'rules', 'poster'],
  ['charts'],
  ['at-table'],
  ['system-ui', 'rule-links'],
  ['map'],
  ['counters'],
  ['parts'],
  ['state'],
  ['journal', 'host'],
  ['text'],
]

/** @param {string[]} folders */
const inWindow = (folders) => `^src-renderer/(${folders.join('|')})/`

/**
 * A folder of the window imports none of its own floor or above.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const floorRules = floors.map((floor, index) => ({
  name: `floor-of-${floor[0]}`,
  comment:
    'A folder of the window imports from floors below its own (see the floors in .dependency-cruiser.cjs). Move what both need down, or have it handed in from above.',
  severity: 'error',
  from: { path: inWindow(floor) },
  to: { path: [inWindow(floors.slice(0, index + 1).flat()), '^src-renderer/[^/]+$'], pathNot: '^src-renderer/$1/' },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'engine-stands-alone',
      comment: 'The engine runs anywhere: it imports itself and zod, nothing else. Pass in what it needs as a value.',
      severity: 'error',
      from: { path: '^src-engine/' },
      to: { pathNot: ['^src-engine/', npm('zod')] },
    },
    {
      name: 'kernel-knows-no-game',
      comment: 'The kernel knows no rule of any game and no board. What it needs of them, a rule system hands to it.',
      severity: 'error',
      from: { path: '^src-engine/kernel/' },
      to: { path: '^src-engine/', pathNot: '^src-engine/kernel/' },
    },
    {
      name: 'board-stands-alone',
      comment: 'The board is only about zones and connections: it imports nothing outside its folder.',
      severity: 'error',
      from: { path: '^src-engine/board/' },
      to: { pathNot: '^src-engine/board/' },
    },
    {
      name: 'fog-knows-no-game',
      comment:
        'What hides things from a side knows the kernel and no rule of any game. A rule system tells it who may see what.',
      severity: 'error',
      from: { path: '^src-engine/fog/' },
      to: { path: '^src-engine/', pathNot: '^src-engine/(kernel|fog)/' },
    },
    {
      name: 'campaigns-know-no-game',
      comment: 'What the campaign files of all games share knows the kernel and the board, and no rule of any game.',
      severity: 'error',
      from: { path: '^src-engine/campaigns/' },
      to: { path: '^src-engine/', pathNot: '^src-engine/(kernel|board|campaigns)/' },
    },
    {
      name: 'systems-stand-apart',
      comment:
        'A rule system imports itself, the kernel, the board, the fog and what campaign files share, never another system.',
      severity: 'error',
      from: { path: systemFolder },
      to: { path: '^src-engine/', pathNot: '^src-engine/(kernel|board|fog|campaigns|$1)/' },
    },
    {
      name: 'registry-below-opponents',
      comment: 'The list of rule systems does not know who plays them.',
      severity: 'error',
      from: { path: '^src-engine/systems/' },
      to: { path: '^src-engine/opponents/' },
    },
    {
      name: 'search-knows-no-game',
      comment:
        'What opponents share knows no rule system. Put it into the brain of the system (src-engine/opponents/<system>), which players/brains.ts lists.',
      severity: 'error',
      from: { path: '^src-engine/opponents/(?:[^/]+$|search/|players/)' },
      to: { path: systemFolder },
    },
    {
      name: 'main-below-renderer',
      comment: 'The main process does not know what people see. Put what both need into src-main/contract.',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: '^src-renderer/' },
    },
    {
      name: 'main-knows-no-game',
      comment:
        'The process knows rule systems by their objects only: take them from src-engine/systems, and what you need of one as a hook of RuleSystem.',
      severity: 'error',
      from: { path: '^src-main/' },
      to: { path: systemFolder },
    },
    {
      name: 'database-in-the-library',
      comment: 'Only src-main/library speaks to SQLite. Ask the library.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/library/' },
      to: { path: [npm('better-sqlite3', '@types/better-sqlite3'), '^better-sqlite3$'] },
    },
    {
      name: 'electron-in-the-shell',
      comment:
        'Only the shell (src-main/index.ts, src-main/shell, src-main/preload) knows Electron: all else also runs without.',
      severity: 'error',
      from: { path: '^src-', pathNot: '^src-main/(index\\.ts$|shell/|preload/)' },
      to: { path: [npm('electron'), '^electron(/|$)'] },
    },
    {
      name: 'renderer-asks-main',
      comment:
        'The renderer imports itself, the contract and packages for the screen; everything else it asks through the contract.',
      severity: 'error',
      from: { path: '^src-renderer/', pathNot: '^src-renderer/systems/[^/]+/' },
      to: { pathNot: forTheScreen },
    },
    {
      name: 'systems-read-their-answers',
      comment:
        "A rule system's part of the window reads what its own system tells it: the types of its window-types.ts, no more.",
      severity: 'error',
      from: { path: '^src-renderer/systems/([^/]+)/' },
      to: { pathNot: [...forTheScreen, '^src-engine/$1/window-types\\.ts$'] },
    },
    {
      name: 'systems-named-once',
      comment:
        'Only src-renderer/main/system-list.ts names the rule systems of the window; the others are handed a SystemUi.',
      severity: 'error',
      from: { path: '^src-renderer/', pathNot: ['^src-renderer/systems/', '^src-renderer/main/system-list\\.ts$'] },
      to: { path: '^src-renderer/systems/' },
    },
    {
      name: 'systems-of-the-window-stand-apart',
      comment: 'What a rule system shows of its own imports no other rule system. Move what two need to system-ui.',
      severity: 'error',
      from: { path: '^src-renderer/systems/([^/]+)/' },
      to: { path: '^src-renderer/systems/', pathNot: '^src-renderer/systems/$1/' },
    },
    {
      name: 'every-folder-has-a-floor',
      comment: 'Give the new folder of the window a floor in .dependency-cruiser.cjs.',
      severity: 'error',
      from: {
        path: '^src-renderer/',
        pathNot: [inWindow([...floors.flat(), 'styles', 'public']), '^src-renderer/[^/]+$'],
      },
      to: {},
    },
    ...floorRules,
    {
      name: 'no-circles-in-the-window',
      comment: 'Two files of the window need each other, if only for types. Move what both need into a third.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: { circular: true },
    },
    {
      name: 'renderer-takes-types-only',
      // The exceptions are the words that both ends of a carrier must spell alike, and how both search; those files import nothing (see below).
      comment: 'From the contract and the kernel the renderer takes types only: write `import type`.',
      severity: 'error',
      from: { path: '^src-renderer/' },
      to: {
        path: ['^src-main/', '^src-engine/', npm('@orpc/contract')],
        pathNot: inBoth,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-is-in-both-stands-alone',
      comment: 'This is also built into the window: it imports nothing.',
      severity: 'error',
      from: { path: inBoth },
      to: {},
    },
    {
      name: 'nobody-imports-tests',
      comment: 'What tests and the app share belongs into the app.',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-tools-in-the-app',
      comment: 'The built app has only the packages under "dependencies": move the package there, or do without it.',
      severity: 'error',
      from: { path: '^src-' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: npm('electron') },
    },
    {
      name: 'everything-is-found',
      comment: 'There is no such file or package. A boundary cannot be checked for what is not found.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // The compiler is native and has no interface for programs: without another parser nothing at all would be read.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
}
