import { numberOf } from './cited.ts'

/** The printed number of a rule, set before its title. */
export function RuleNumber({ section }: { readonly section: string }) {
  const number = numberOf(section)
  return number === null ? null : (
    <>
      <span className="rule-section">{number}</span>{' '}
    </>
  )
}
