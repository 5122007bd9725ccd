import { partsOf } from '../rule-links/parts-of.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'

/** A text of a lesson; where it names a rule, one opens the rules there. */
export function LessonWords({ text }: { readonly text: string }) {
  return (
    <>
      {partsOf(text).map((part, index) =>
        index % 2 === 1 ? (
          <span key={`${index} ${part}`} className="lesson-rule">
            (<RuleLink rule={part} />)
          </span>
        ) : (
          part
        ),
      )}
    </>
  )
}
