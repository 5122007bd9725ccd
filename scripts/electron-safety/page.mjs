/** @typedef {{ line: number, sentence: string, remedy: string }} Fault */

/** @type {{ pattern: RegExp, sentence: (found: string) => string, remedy: string }[]} */
const rules = [
  {
    pattern: /<script\b(?![^>]*\bsrc\s*=)[^>]*>/gi,
    sentence: () => 'a script stands in the page itself',
    remedy: 'Put it into a file and name it with src',
  },
  {
    pattern: /<script\b[^>]*>\s*[^\s<]/gi,
    sentence: () => 'a script stands in the page itself',
    remedy: 'Put it into a file and name it with src',
  },
  {
    pattern: /<style\b/gi,
    sentence: () => 'a style stands in the page itself',
    remedy: 'Put it into a file of src-renderer/styles',
  },
  {
    pattern: /\sstyle\s*=/gi,
    sentence: () => 'a style stands in the page itself',
    remedy: 'Give the element a class',
  },
  {
    pattern: /\son[a-z]+\s*=/gi,
    sentence: (found) => `${found.trim().replace(/\s*=$/, '')} is a script in the page itself`,
    remedy: 'Listen from a script',
  },
  {
    pattern: /\s(?:src|href|srcset|action|data|content)\s*=\s*["']?\s*(?:[a-z]+:)?\/\/[^"'\s>]*/gi,
    sentence: (found) => `something is loaded from elsewhere (${found.trim()})`,
    remedy: 'Put it into src-renderer and name it by its path',
  },
  {
    pattern: /(?:javascript|vbscript|data)\s*:\s*[^"'\s>]*/gi,
    sentence: (found) => `an address carries its content (${found})`,
    remedy: 'Put it into a file',
  },
  {
    pattern: /<(?:iframe|frame|webview|object|embed|applet|base)\b/gi,
    sentence: (found) => `${found}> brings another page in`,
    remedy: 'The window is one page; leave it out',
  },
  {
    pattern: /http-equiv\s*=\s*["']?(?:content-security-policy|refresh)/gi,
    sentence: (found) => `${found} says in the page what the hosts say in src-main/web/headers.ts`,
    remedy: 'Say it there only',
  },
]

/**
 * Finds what a page must not contain.
 * @param {string} text
 * @returns {Fault[]}
 */
export function pageFaults(text) {
  // Blanks out comments, but keeps their line breaks for the line numbers.
  const bare = text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return rules.flatMap(({ pattern, sentence, remedy }) =>
    [...bare.matchAll(pattern)].map((match) => ({
      line: bare.slice(0, match.index + (match[0].length - match[0].trimStart().length)).split('\n').length,
      sentence: sentence(match[0]),
      remedy,
    })),
  )
}
