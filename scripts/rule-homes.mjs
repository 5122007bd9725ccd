import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'vite'

/*
 * Checks that every rule has exactly one home in the source and at least one test. A rulebook lists the rules
 * (src-engine/<system>/rulebook.ts), a comment with `@rule <id>` marks the home of each, and test titles name the rule
 * they test.
 */

/**
 * @typedef {{ id: string, at: string }} Mention a rule's id and its position, as file:line
 * @typedef {{ id: string, section: string, title: string }} Rule
 */

const idForm = /^[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/

/** @param {string} text @param {number} offset */
const lineAt = (text, offset) => text.slice(0, offset).split('\n').length

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} every TypeScript file below it, from the root, with slashes
 */
function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .sort()
}

/**
 * The `@rule` tags in the comments of a file.
 * @param {string} file
 * @param {string} text
 * @returns {Mention[]}
 */
function homesIn(file, text) {
  return parseSync(file, text).comments.flatMap((comment) =>
    [...comment.value.matchAll(/@rule\s+([\w.-]*\w)/g)].map((match) => ({
      id: match[1] ?? '',
      // A comment's value begins after its two opening characters.
      at: `${file}:${lineAt(text, comment.start + 2 + match.index)}`,
    })),
  )
}

/** @typedef {import('vite').ESTree.Node} Node */

/**
 * The identifiers in a call such as `it(…)`, `describe.each(…)(…)` or `test.only(…)`, the runner's first.
 * @param {Node} callee
 * @returns {string[]}
 */
function calledWords(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return [...calledWords(callee.object), callee.property.name]
  if (callee.type === 'CallExpression') return calledWords(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return calledWords(callee.tag)
  return []
}

/** @param {Node | undefined} node @returns {string | undefined} */
function words(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.raw).join('…')
  return undefined
}

/**
 * The rules named in the titles of a file's tests, except skipped tests and todos.
 * @param {string} file
 * @param {string} text
 * @param {Set<string>} families the first parts of the existing ids: `ps` of `ps.fire.range`
 * @returns {Mention[]}
 */
function testsIn(file, text, families) {
  /** @type {Mention[]} */
  const found = []
  let skippedUntil = 0
  const visitor = new Visitor({
    CallExpression(call) {
      const [runner = '', ...rest] = calledWords(call.callee)
      if (!['describe', 'it', 'test'].includes(runner) || call.start < skippedUntil) return
      if (rest.includes('skip') || rest.includes('todo')) skippedUntil = call.end
      const title = words(call.arguments[0])
      if (title === undefined || call.start < skippedUntil) return
      for (const [id] of title.matchAll(/\b[a-z][a-z0-9]*(\.[a-z0-9]+(-[a-z0-9]+)*)+/g)) {
        if (families.has(id.split('.')[0] ?? '')) found.push({ id, at: `${file}:${lineAt(text, call.start)}` })
      }
    },
  })
  visitor.visit(parseSync(file, text).program)
  return found
}

/**
 * @param {string} root
 * @param {string} system
 * @returns {Promise<{ rules: Rule[], problems: string[] }>}
 */
async function readRulebook(root, system) {
  const file = `src-engine/${system}/rulebook.ts`
  /** @type {{ rulebook?: unknown }} */
  const { rulebook } = await import(pathToFileURL(join(root, file)).href)
  if (!Array.isArray(rulebook) || rulebook.length === 0)
    return {
      rules: [],
      problems: [`${file}: exports no rules. Write: export const rulebook = [{ id, section, title }, …]`],
    }
  const text = readFileSync(join(root, file), 'utf8')
  const problems = []
  const seen = new Set()
  for (const { id, section, title } of rulebook) {
    const at = `${file}:${lineAt(text, Math.max(0, text.indexOf(`'${id}'`)))}`
    if (typeof id !== 'string' || !idForm.test(id))
      problems.push(
        `${at}: "${id}" is not an id. Write small letters, digits and hyphens in parts joined by points: ps.fire.range`,
      )
    if (!section || !title) problems.push(`${at}: ${id} lacks its section or its title. Give it both`)
    if (seen.has(id)) problems.push(`${at}: ${id} is listed twice. Remove one, or give it an id of its own`)
    seen.add(id)
  }
  return { rules: rulebook, problems }
}

/**
 * @param {string} root
 * @param {string} system
 */
async function checkSystem(root, system) {
  const { rules, problems } = await readRulebook(root, system)
  const book = `src-engine/${system}/rulebook.ts`
  const ids = new Set(rules.map(({ id }) => id))
  const families = new Set(rules.map(({ id }) => `${id}`.split('.')[0] ?? ''))
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  const sources = filesBelow(root, `src-engine/${system}`).filter((file) => file !== book)
  const homes = sources.flatMap((file) => homesIn(file, read(file)))
  const tests = filesBelow(root, `tests/rulebook/${system}`).flatMap((file) => testsIn(file, read(file), families))

  for (const { id, at } of homes.filter((home) => !ids.has(home.id)))
    problems.push(`${at}: @rule ${id} is not in ${book}. Correct the id, or list the rule there`)
  for (const { id, at } of tests.filter((one) => !ids.has(one.id)))
    problems.push(`${at}: the test names ${id}, which is not in ${book}. Correct the id, or list the rule there`)
  const text = read(book)
  for (const id of ids) {
    const at = `${book}:${lineAt(text, Math.max(0, text.indexOf(`'${id}'`)))}`
    const places = homes.filter((home) => home.id === id).map((home) => home.at)
    if (places.length === 0)
      problems.push(
        `${at}: ${id} has no home. Write the comment /** @rule ${id} … */ above the code that carries it out`,
      )
    if (places.length > 1)
      problems.push(
        `${at}: ${id} has ${places.length} homes: ${places.join(', ')}. Keep the tag at the one that decides`,
      )
    if (!tests.some((one) => one.id === id))
      problems.push(`${at}: ${id} has no test. Name it in a title under tests/rulebook/${system}/: it('${id}: …')`)
  }
  return { rules: rules.length, problems }
}

/**
 * @param {string} root
 * @returns {Promise<{ systems: string[], rules: number, problems: string[] }>}
 */
export async function checkRules(root) {
  const engine = join(root, 'src-engine')
  const folders = existsSync(engine) ? readdirSync(engine).sort() : []
  const systems = folders.filter((folder) => existsSync(join(engine, folder, 'rulebook.ts')))
  if (systems.length === 0)
    return { systems, rules: 0, problems: ['No rule system was found: there is no src-engine/<system>/rulebook.ts'] }
  let rules = 0
  /** @type {string[]} */
  const problems = []
  for (const system of systems) {
    const result = await checkSystem(root, system)
    rules += result.rules
    problems.push(...result.problems)
  }
  return { systems, rules, problems }
}
