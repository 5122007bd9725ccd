import { useText, useView } from '../state/use-app.ts'
import { cited, numberOf } from './cited.ts'
import { openRule } from './open-rule.ts'
import { useRules } from './use-rules.ts'

type Props = {
  /** The lasting id of a rule, such as `gb.entry.stop`. */
  readonly rule: string
  /** With its title behind its number. */
  readonly titled?: boolean
}

/** A rule by its number in the printed rules, or else its title; it opens the rules at hand there. What is no rule of the book stays silent. */
export function RuleLink({ rule, titled = false }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const { book } = useRules()
  const found = book.get(rule)
  if (found === undefined) return null
  const { section, [language]: passage } = found.article
  const number = numberOf(section)
  return (
    <button
      type="button"
      className="link rule-link"
      title={titled || number === null ? undefined : passage.title}
      aria-label={titled ? undefined : text.rules.read(number, passage.title)}
      onClick={() => openRule(rule)}
    >
      {titled ? cited(section, passage.title) : (number ?? passage.title)}
    </button>
  )
}
