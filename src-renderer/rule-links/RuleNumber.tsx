import { numberOf } from './cited.ts'

/** The number of a rule in the printed rules, before its title. */
export function RuleNumber({ section }: { readonly section: string }) {
  const number = numberOf(section)
  return number === null ? null : (
    <>
      <span className="rule-section">{number}</span>{' '}
    </>
  )
}
