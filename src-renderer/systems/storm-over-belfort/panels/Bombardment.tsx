import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { FoldedHand } from './Hand.tsx'
import { wordsIn } from './words.ts'

/** What the chances beside the answers leave out. */
export function Bombardment(props: AsideProps) {
  const words = wordsIn(props.language)
  return (
    <div className="sb-panel">
      <p className="sb-hint">{props.odds === null ? words.working : words.shotsHint}</p>
      <FoldedHand {...props} />
    </div>
  )
}
