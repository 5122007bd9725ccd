import { partsOf } from '../rule-links/parts-of.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'

/** A text of a lesson, with links to the rules it names. */
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
