import type { Language } from '../../src-main/contract/settings.ts'
import type { Answer } from '../system-ui/system-ui.ts'
import { plain } from '../text/plain.ts'

export type TitledAnswer = { readonly action: string; readonly title: string }
export type AnswerGroup = {
  readonly verb: string
  readonly title: string | null
  /** What all titles of the group begin with; the heading says it once. Empty where they have nothing in common. */
  readonly prefix: string
  readonly answers: readonly TitledAnswer[]
}

/**
 * Groups the answers whose titles contain the filter by verb, or, where a verb says what each unit can do, by unit; verbs with a single
 * answer share the last group.
 */
export function groupAnswers(
  answers: readonly Answer[],
  filter: string,
  language: Language,
  sentences: Readonly<Record<string, string>>,
): AnswerGroup[] {
  const wanted = plain(filter)
  const byVerb = new Map<string, TitledAnswer[]>()
  for (const { action, verb, title } of answers) {
    const words = title[language]
    if (wanted !== '' && !plain(words).includes(wanted)) continue
    const same = byVerb.get(verb)
    if (same === undefined) byVerb.set(verb, [{ action, title: words }])
    else same.push({ action, title: words })
  }
  const groups: AnswerGroup[] = []
  const single: TitledAnswer[] = []
  for (const [verb, same] of byVerb) {
    if (same.length === 1) single.push(...same)
    else {
      // Before the words of the rule system are there, answers are told whole.
      const template = sentences[`verb.${verb}.to`] ?? sentences[`verb.${verb}`] ?? ''
      const heading = sentences[`heading.${verb}`]
      const [, between] = /^\{\w+\}([^{}]+)\{\w+\}$/.exec(template) ?? []
      if (heading === undefined && between !== undefined) groups.push(...groupsByFirst(verb, same, between))
      else
        groups.push({
          verb,
          title: heading ?? headingOf(template),
          prefix: prefixOf(template, same),
          answers: same,
        })
    }
  }
  if (single.length > 0) groups.push({ verb: '', title: groups.length === 0 ? null : '', prefix: '', answers: single })
  return groups
}

/**
 * Of a sentence such as `{unit}: {action}` or `{unit} bombards {zone}`: a group for each unit, headed by its name and by what it does.
 * `between` is what stands between the gaps.
 */
function groupsByFirst(verb: string, answers: readonly TitledAnswer[], between: string): AnswerGroup[] {
  const byPrefix = new Map<string, TitledAnswer[]>()
  for (const answer of answers) {
    const prefix = answer.title.slice(
      0,
      withUsualSpaces(answer.title).indexOf(withUsualSpaces(between)) + between.length,
    )
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), answer])
  }
  const isColon = between.trim() === ':'
  const titled = (prefix: string): string => (isColon ? prefix.replace(/\s?:\s$/, '') : `${prefix.trim()} …`)
  return [...byPrefix].map(([prefix, same]) => ({ verb, title: titled(prefix), prefix, answers: same }))
}

/** French has spaces that do not break. */
const withUsualSpaces = (words: string): string => words.replaceAll(/\s/g, ' ')

/** Cuts the groups after a total of `limit` answers. */
export function limitAnswers(groups: readonly AnswerGroup[], limit: number): AnswerGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const answers = group.answers.slice(0, left)
    left -= answers.length
    return answers.length === 0 ? [] : [{ ...group, answers }]
  })
}

/** What stands before the only gap of a sentence, if that ends it and every title begins so; else nothing. */
function prefixOf(template: string, answers: readonly TitledAnswer[]): string {
  const [, prefix = ''] = /^([^{}]+)\{[^{}]+\}$/.exec(template) ?? []
  return answers.every(({ title }) => title.startsWith(prefix)) ? prefix : ''
}

/** Makes a heading of a sentence with gaps: `Place {unit} in {hex}` becomes “Place … in …”. */
const headingOf = (template: string): string => template.replaceAll(/\{[^}]+\}/g, '…').trim()
