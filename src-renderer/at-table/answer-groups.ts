import type { Language } from '../../src-main/contract/settings.ts'
import type { Answer } from '../system-ui/system-ui.ts'
import { searchable } from '../../src-main/contract/searchable.ts'

export type TitledAnswer = { readonly action: string; readonly title: string }
export type AnswerGroup = {
  readonly verb: string
  readonly title: string | null
  /** The common beginning of all titles of the group, which the heading shows once; empty if there is none. */
  readonly prefix: string
  readonly answers: readonly TitledAnswer[]
}

/** Identifies a group within a question: several units may have answers of the same verb. */
export const groupKey = ({ verb, prefix }: Pick<AnswerGroup, 'verb' | 'prefix'>): string => `${verb} ${prefix}`

/**
 * Groups the answers whose titles contain the filter by verb, or by unit if each unit has several answers of a verb. Verbs with
 * a single answer share the last group. A verb with a heading in the rules heads the answers of several units.
 */
export function groupAnswers(
  answers: readonly Answer[],
  filter: string,
  language: Language,
  sentences: Readonly<Record<string, string>>,
): AnswerGroup[] {
  const wanted = searchable(filter)
  const byVerb = new Map<string, TitledAnswer[]>()
  for (const { action, verb, title } of answers) {
    const words = title[language]
    if (wanted !== '' && !searchable(words).includes(wanted)) continue
    const same = byVerb.get(verb)
    if (same === undefined) byVerb.set(verb, [{ action, title: words }])
    else same.push({ action, title: words })
  }
  const groups: AnswerGroup[] = []
  const single: TitledAnswer[] = []
  for (const [verb, same] of byVerb) {
    if (same.length === 1) single.push(...same)
    else {
      // Until the words of the rule system arrive, answers have their full titles.
      const template = sentences[`verb.${verb}.to`] ?? sentences[`verb.${verb}`] ?? ''
      const heading = sentences[`heading.${verb}`]
      const byFirst = groupsByFirst(verb, same, template)
      // A heading of the rules would hide that all answers belong to one unit.
      if (byFirst.length === 1 || (byFirst.length > 0 && heading === undefined)) groups.push(...byFirst)
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

/** As above, with answers of these verbs before all others: in a long list they would be below its end. */
export function groupsLedBy(
  leads: readonly string[],
  answers: readonly Answer[],
  ...how: [filter: string, language: Language, sentences: Readonly<Record<string, string>>]
): AnswerGroup[] {
  const isFirst = ({ verb }: Answer): boolean => leads.includes(verb)
  const [first, others] = [answers.filter(isFirst), answers.filter((answer) => !isFirst(answer))]
  const leading = groupAnswers(first, ...how).map((group) => (group.verb === '' ? { ...group, verb: 'first' } : group))
  return [...leading, ...groupAnswers(others, ...how)]
}

/**
 * For a sentence with two gaps, the second at its end, such as `{unit}: {action}` or `Place {unit} in {hex}`: a group for each
 * unit, headed by the beginning of its answers. Empty if no unit has more than one answer, unless the sentence is only
 * `{unit}: {action}`.
 */
function groupsByFirst(verb: string, answers: readonly TitledAnswer[], template: string): AnswerGroup[] {
  const [, before = '', whole] = /^([^{}]*)\{\w+\}([^{}]+)\{\w+\}$/.exec(template) ?? []
  if (whole === undefined) return []
  // French runs these words into the name that follows: d’infanterie, du 5e corps, au nord.
  const between = whole.replace(/(?<=\s)(?:de|à)\s$/, '')
  const byPrefix = new Map<string, TitledAnswer[]>()
  for (const answer of answers) {
    const begins = withUsualSpaces(answer.title).indexOf(withUsualSpaces(between), before.length)
    if (begins < 0) return []
    const prefix = answer.title.slice(0, begins + between.length)
    byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), answer])
  }
  const isColon = between.trim() === ':'
  if (!isColon && byPrefix.size === answers.length) return []
  const titled = (prefix: string): string => (isColon ? prefix.replace(/\s?:\s$/, '') : `${prefix.trim()} …`)
  return [...byPrefix].map(([prefix, same]) => ({ verb, title: titled(prefix), prefix, answers: same }))
}

/** Replaces the non-breaking spaces of French. */
const withUsualSpaces = (words: string): string => words.replaceAll(/\s/g, ' ')

/** With more answers on the map than this, in several groups, groups are folded. */
const foldAbove = 60
/** A group with at most this many answers is never folded. */
const neverFolded = 9

/** The groups of which the list shows only the heading until opened: among so many answers, choosing on the map is easier. */
export function foldedGroups(groups: readonly AnswerGroup[]): ReadonlySet<string> {
  const count = groups.reduce((sum, { answers }) => sum + answers.length, 0)
  if (groups.length < 2 || count <= foldAbove) return new Set()
  return new Set(groups.filter(({ answers }) => answers.length > neverFolded).map(groupKey))
}

/** Cuts the groups after a total of `limit` answers. */
export function limitAnswers(groups: readonly AnswerGroup[], limit: number): AnswerGroup[] {
  let left = limit
  return groups.flatMap((group) => {
    const answers = group.answers.slice(0, left)
    left -= answers.length
    return answers.length === 0 ? [] : [{ ...group, answers }]
  })
}

/** The words before the only gap of a sentence, if the gap ends it and every title begins with them; else empty. */
function prefixOf(template: string, answers: readonly TitledAnswer[]): string {
  const [, words = ''] = /^([^{}]+)\{[^{}]+\}$/.exec(template) ?? []
  const begins = withUsualSpaces(words)
  const [first] = answers
  // Taken from a title, so that it can be stripped from all of them.
  return first !== undefined && answers.every(({ title }) => withUsualSpaces(title).startsWith(begins))
    ? first.title.slice(0, begins.length)
    : ''
}

/** Makes a heading of a sentence with gaps: `Place {unit} in {hex}` becomes “Place … in …”. */
const headingOf = (template: string): string => template.replaceAll(/\{[^}]+\}/g, '…').trim()
