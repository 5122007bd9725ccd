import { both, type Problems } from './problems.ts'
import { fault, said } from './said.ts'

/** Reports words given in only one language, which is then used for the other as well. */
export function warnOneLanguage(file: string, content: unknown, problems: Problems, path = ''): void {
  if (typeof content !== 'object' || content === null) return
  const keys = Object.keys(content)
  const [only] = keys
  if (!Array.isArray(content) && keys.length === 1 && (only === 'en' || only === 'fr')) {
    const language = only === 'en' ? both('English', 'anglais') : both('French', 'français')
    const other = only === 'en' ? 'fr' : 'en'
    problems.warning(
      file,
      path,
      fault('these-words-are-in-only')`These words are in ${language} only.`,
      said`Add "${other}": "…".`,
    )
    return
  }
  for (const [key, inside] of Object.entries(content))
    warnOneLanguage(file, inside, problems, path === '' ? key : `${path}.${key}`)
}
