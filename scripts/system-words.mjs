import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Finds words of a rule system in code shared by all systems: src-main, and src-renderer without systems/<id> and the
 * list of systems. The ids of systems and campaigns come from their folders; the sides and the terms of the rulebooks
 * are listed here.
 */

/** Ids of sides. */
const sides = ['french', 'german', 'prussian']
/** Terms of a single rulebook, as used in names in the code. */
const terms = [
  'frenchExit',
  'bowl',
  'fatigue',
  'pontoonLevel',
  'mitrailleuse',
  'zouaves',
  'combatted',
  'backToRiver',
  'outOfSupply',
  'demoralised',
  'order-of-battle',
  'tables\\.json',
]

/** Matches that are not words of a rule system. @type {{ in: RegExp, word: RegExp, reason: string }[]} */
const exempt = [
  { in: /\.css$/, word: /--prussian\b/, reason: 'Prussian blue, an ink' },
  { in: /^src-main\/cartography\/pen\/texts\.ts$/, word: /\bfrench\b/, reason: 'the texts in the French language' },
  {
    in: /^src-main\/(contract\/carriers|start\/data-folder|games\/rows\/seal)\.ts$/,
    word: /'gaiter-button['":]/,
    reason: 'the name of the program: a protocol, a folder, a kind of file',
  },
  {
    in: /^src-renderer\/(lesson\/use-lesson-folded|table\/use-record-open)\.ts$/,
    word: /['`]gaiter-button\./,
    reason: 'the name of the program: a key of the browser’s store',
  },
  {
    in: /^src-renderer\/counters\/(face|pips|words)\.ts$/,
    word: /\bmitrailleuses?\b/,
    reason: 'an arm of the time, which counters have a sign for',
  },
]

const shared = (/** @type {string} */ file) =>
  /^src-(main|renderer)\/.*\.(tsx?|css|html)$/.test(file) &&
  !file.startsWith('src-renderer/systems/') &&
  file !== 'src-renderer/main/system-list.ts'

/**
 * Every word of a rule system in shared code, as lines to print.
 * @param {string} root
 * @returns {string[]}
 */
export function systemWordsIn(root) {
  const ids = [...foldersWith(root, 'src-engine', 'system.ts'), ...foldersWith(root, 'campaigns', 'campaign.json')]
  const words = new RegExp(`(?<![A-Za-z])(?:${[...ids, ...sides, ...terms].join('|')})(?![A-Za-z])`, 'g')
  return filesIn(root)
    .filter(shared)
    .flatMap((file) => {
      const code = withoutComments(readFileSync(join(root, file), 'utf8'))
      return code.split('\n').flatMap((line, index) => {
        const own = exempt
          .filter((one) => one.in.test(file))
          .reduce((left, { word }) => left.replace(new RegExp(word, 'g'), ''), line)
        // The helpers for French texts are a module.
        const found = own.replace(/from '[^']*\/french(?:-names)?\.ts'/, '').match(words)
        return (found ?? []).map((word) => `${file}:${index + 1} says “${word}”, a word of one rule system`)
      })
    })
}

/** Replaces comments by spaces, so that line numbers stay the same. @param {string} text */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1')

/** @param {string} root @param {string} folder @param {string} file */
const foldersWith = (root, folder, file) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => existsSync(join(root, folder, name, file)))
    : []

/** @param {string} root */
const filesIn = (root) =>
  ['src-main', 'src-renderer']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
