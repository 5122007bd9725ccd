import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { useText } from '../state/use-app.ts'

/** A button that shows the whole of a text that is cut. It disappears then, and the question gets the focus it had. */
export function ReadOn({ show }: { readonly show: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        show()
        requestAnimationFrame(focusQuestionIfLost)
      }}
    >
      {text.table.readOn}
    </button>
  )
}
