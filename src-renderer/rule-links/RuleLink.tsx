import { useText, useView } from '../state/use-app.ts'
import { cited, numberOf } from './cited.ts'
import { openRule } from './open-rule.ts'
import { useRules } from './use-rules.ts'

type Props = {
  /** The permanent id of a rule, such as `gb.entry.stop`. */
  readonly rule: string
  /** Shows the title after the number. */
  readonly titled?: boolean
}

/**
 * Links to a rule in the rules sheet, by its printed number, or by its title if it has none. Renders nothing for an
 * unknown rule.
 */
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
