import { RuleLink } from '../rule-links/RuleLink.tsx'
import type { Finding } from '../system-ui/system-ui.ts'

const classes: Readonly<Partial<Record<Finding['tone'], string>>> = { good: 'good', target: 'middle', bad: 'bad' }

/** A finding in words, with the rule behind it. */
export function FindingItem({ finding: { words, tone, rule } }: { readonly finding: Finding }) {
  return (
    <li className={classes[tone]}>
      {words} {rule !== undefined && <RuleLink rule={rule} />}
    </li>
  )
}
