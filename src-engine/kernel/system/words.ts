import { joinedFrench, MARK } from './french-elision.ts'

/** The sentences of a rule system in one language, by key: `prompt.x`, `journal.x`, `refusal.rule.reason`, … */
export type Words = { readonly [key: string]: string }

/** What a sentence is filled with. */
export type Filling = { readonly [name: string]: number | string | boolean }

/**
 * Fills a sentence with facts: `{name}` is the fact itself, `{name|unit|units}` a word by its number, `{name?yes|no}` by
 * whether it is so, `{name#none|one|# of them}` by its place in the row, with the number itself for another `#`, and `{name/16}` the number divided, with
 * two digits behind the point at most. A sentence that begins with a fact begins with a
 * capital letter all the same.
 */
export function fill(template: string, facts: Filling, language: 'en' | 'fr' = 'en'): string {
  const filled = template.replace(
    /\{([\w.-]+)(?:([|?#/])([^{}]*))?\}/g,
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

/** A form that a name does not have, such as `unit.adjective`, is the name itself; without a gender it has no ending. */
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
  const at = by === '#' ? Number(fact) : by === '?' ? (fact === true ? 0 : 1) : isOne(fact, language) ? 0 : 1
  return (row[at] ?? row.at(-1) ?? '').replaceAll('#', String(fact))
}

/** Nothing is several in English; in French, whatever is less than two is one. Numbers in the text of an action come as words. */
const isOne = (fact: number | string | boolean, language: 'en' | 'fr'): boolean =>
  language === 'fr' ? Math.abs(Number(fact)) < 2 : String(fact) === '1'

const yesNo = { en: ['yes', 'no'], fr: ['oui', 'non'] } as const

/** What the kernel itself refuses, in whatever game. */
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
