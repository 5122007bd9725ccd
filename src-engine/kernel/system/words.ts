import { joinedFrench, MARK } from './french-elision.ts'

/** The sentences of a rule system in one language, by key: `prompt.x`, `journal.x`, `refusal.rule.reason`, … */
export type Words = { readonly [key: string]: string }

/** The values to fill into a sentence. */
export type Filling = { readonly [name: string]: number | string | boolean }

/** A fact in a sentence, with the forms to choose from. */
const factPattern = /\{([\w.-]+)(?:([|?#/+])([^{}]*))?\}/g

/** Whether these facts include all that a sentence is filled with. */
export const canFill = (template: string, facts: object): boolean =>
  [...template.matchAll(factPattern)].every(([, name = '']) => Object.hasOwn(facts, name.split('.')[0]!))

/**
 * Fills a sentence with facts: `{name}` is the fact itself; `{name|unit|units}` a word chosen by the number;
 * `{name?yes|no}` by a boolean; `{name#none|one|# of them}` by index, where a further `#` is the number itself;
 * `{name/16}` the number divided, with at most two decimals; `{name+}` the number with its sign. A fact at the start of a sentence is capitalised.
 */
export function fill(template: string, facts: Filling, language: 'en' | 'fr' = 'en'): string {
  const filled = template.replace(
    factPattern,
    (whole, name: string, by: string | undefined, forms: string | undefined, at: number) => {
      const fact = factIn(facts, name)
      if (fact === undefined) return whole
      if (by !== undefined) return formOf(fact, by, (forms ?? '').split('|'), language)
      const words = inWords(fact, language)
      return MARK + (at === 0 ? words.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : words)
    },
  )
  return (language === 'fr' ? joinedFrench(filled) : filled).replaceAll(MARK, '')
}

/** A missing form, such as `unit.adjective`, falls back to the name itself; a missing gender ending (`.e`) is empty. */
function factIn(facts: Filling, name: string): number | string | boolean | undefined {
  if (Object.hasOwn(facts, name)) return facts[name]
  const [base = '', form] = name.split('.')
  if (form === undefined || !Object.hasOwn(facts, base)) return undefined
  return form === 'e' ? '' : facts[base]
}

function inWords(fact: number | string | boolean, language: 'en' | 'fr'): string {
  if (typeof fact === 'boolean') return yesNo[language][fact ? 0 : 1]
  if (typeof fact === 'string') return fact
  const figures = fact < 0 ? `−${-fact}` : String(fact)
  return language === 'fr' ? figures.replace('.', ',') : figures
}

function formOf(fact: number | string | boolean, by: string, row: readonly string[], language: 'en' | 'fr'): string {
  if (by === '/') return inWords(Math.round((100 * Number(fact)) / Number(row[0])) / 100, language)
  if (by === '+') return (Number(fact) > 0 ? '+' : '') + inWords(fact, language)
  const at = by === '#' ? Number(fact) : by === '?' ? (fact === true ? 0 : 1) : isOne(fact, language) ? 0 : 1
  return (row[at] ?? row.at(-1) ?? '').replaceAll('#', String(fact))
}

/**
 * In English only 1 is singular; in French every number below 2 is. Numbers in the text of an action arrive as strings.
 */
const isOne = (fact: number | string | boolean, language: 'en' | 'fr'): boolean =>
  language === 'fr' ? Math.abs(Number(fact)) < 2 : String(fact) === '1'

const yesNo = { en: ['yes', 'no'], fr: ['oui', 'non'] } as const

/** Refusals of the kernel itself, for every game. */
export const kernelWords = {
  en: {
    'ending.unfinished': 'Broken off: it had not ended after more moves than any game takes.',
    'refusal.kernel.over.ended': 'The game is over.',
    'refusal.kernel.turn.other-side': 'The other side decides now: {side}.',
    'refusal.kernel.question.not-asked': 'The question now is "{prompt}"; "{verb}" does not answer it.',
  },
  fr: {
    'ending.unfinished':
      'Interrompue : elle n’était pas finie après plus de coups que n’en demande aucune autre partie.',
    'refusal.kernel.over.ended': 'La partie est terminée.',
    'refusal.kernel.turn.other-side': 'C’est à l’autre camp de décider : {side}.',
    'refusal.kernel.question.not-asked': 'La question est « {prompt} » ; « {verb} » n’y répond pas.',
  },
} as const satisfies { en: Words; fr: Words }
