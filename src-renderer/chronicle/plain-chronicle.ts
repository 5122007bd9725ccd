import type { Chronicle } from '../../src-main/contract/chronicle.ts'
import type { Category } from '#engine/kernel/play/journal.ts'
import { categories } from '../journal/system-journal.ts'
import { textIn } from '../text/text.ts'
import type { ChartPlan, SectionPlan, SystemChronicle } from '../system-ui/system-chronicle.ts'

const inBoth = (of: (text: ReturnType<typeof textIn>) => string) => ({ en: of(textIn('en')), fr: of(textIn('fr')) })

const section = (category: Category): SectionPlan => ({
  id: category,
  title: inBoth(({ journal }) => journal.kinds[category]),
  rule: null,
  figures: [],
  linesOf: ({ lines }) => lines.filter((line) => line.categories[0] === category).map((line) => ({ line })),
})

/** The chronicle of a rule system that defines none: a chart for every figure, and the journal by category. */
export const plainChronicle = ({ titles, begin }: Chronicle): SystemChronicle => ({
  charts: [...new Set(begin.map(({ key }) => key))].map((key): ChartPlan => ({
    id: key,
    title: titles[key] ?? { en: key, fr: key },
    from: 'standing',
    keys: [key],
    form: 'lines',
  })),
  sections: categories.filter((category) => category !== 'chance').map(section),
  turning: [],
  end: { kinds: [], ruleOf: () => null, metIn: () => null },
})
