import type { Words } from '../../src-main/contract/words.ts'
import { kindOf } from '../journal/lines.ts'
import type { ChartPlan, VisibleDay, ReportLine, SectionPlan } from './system-chronicle.ts'

/** Building blocks of the chronicles of rule systems. */

type Titles = {
  readonly charts: Readonly<Record<string, string>>
  readonly sections: Readonly<Record<string, string>>
}

/** Makes charts and sections whose titles come from a rule system’s words, by their ids. */
export const planIn = <W extends Titles>(inBoth: (of: (words: W) => string) => Words) => ({
  chart: (
    id: keyof W['charts'] & string,
    from: ChartPlan['from'],
    form: ChartPlan['form'],
    ...keys: readonly string[]
  ): ChartPlan => ({ id, title: inBoth(({ charts }) => charts[id] ?? id), from, form, keys }),
  section: (
    id: keyof W['sections'] & string,
    rule: string | null,
    figures: readonly string[],
    linesOf: SectionPlan['linesOf'],
  ): SectionPlan => ({ id, title: inBoth(({ sections }) => sections[id] ?? id), rule, figures, linesOf }),
})

/** Reports the entries of these kinds in the words of the journal. */
export const entriesOf =
  <Kind extends string>(...kinds: readonly Kind[]) =>
  ({ lines }: VisibleDay): readonly ReportLine[] => {
    const wanted: ReadonlySet<string> = new Set(kinds)
    return lines.filter(({ entry }) => wanted.has(kindOf(entry))).map((line) => ({ line }))
  }

/** Names of things in the reader's language. */
export const namesIn =
  ({ naming: { names, language } }: Pick<VisibleDay, 'naming'>) =>
  (id: string): string =>
    names[id]?.[language] ?? id
