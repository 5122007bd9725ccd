import type { Language } from '../../src-main/contract/settings.ts'
import type { Answer } from '../system-ui/system-ui.ts'
import { plain } from '../text/plain.ts'

export type TitledAnswer = { readonly action: string; readonly title: string }
export type AnswerGroup = {
  readonly verb: string
  readonly title: string | null
  readonly answers: readonly TitledAnswer[]
}

/** The answers with a filter in their words, those of one verb together; verbs with one answer stand together at the end. */
export function groupsOf(
  answers: readonly Answer[],
  filter: string,
  language: Language,
  words: Readonly<Record<string, string>>,
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
    else
      groups.push({ verb, title: headingOf(words[`verb.${verb}.to`] ?? words[`verb.${verb}`] ?? verb), answers: same })
  }
  if (single.length > 0) groups.push({ verb: '', title: groups.length === 0 ? null : '', answers: single })
  return groups
}

/** Only the first answers of all groups together. */
export function firstOf(groups: readonly AnswerGroup[], most: number): AnswerGroup[] {
  let left = most
  return groups.flatMap((group) => {
    const answers = group.answers.slice(0, left)
    left -= answers.length
    return answers.length === 0 ? [] : [{ ...group, answers }]
  })
}

/** A sentence with gaps as a heading: `Place {unit} in {hex}` becomes “Place … in …”. */
const headingOf = (template: string): string => template.replaceAll(/\{[^}]+\}/g, '…').trim()
