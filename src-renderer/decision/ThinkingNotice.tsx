import { usePlay, useSideName } from '../at-table/use-play.ts'
import { InWords } from '../parts/InWords.tsx'
import { useApp, useText } from '../state/use-app.ts'

/** That the program thinks, how far it is, and what can be done about it; or why it could not decide. */
export function ThinkingNotice() {
  const app = useApp()
  const { table: words } = useText()
  const sideName = useSideName()
  const thoughts = usePlay((play) => play.thoughts, null)
  const isOpen = usePlay((play) => play.table?.players.open === true, false)
  if (thoughts === null) return null
  if (thoughts.at === 'failed') {
    return (
      <div className="notice" role="alert">
        <p>
          <InWords said={thoughts.said} />
        </p>
        <p className="buttons">
          <button type="button" className="plain strong" onClick={() => app.play.thinkAgain()}>
            {words.thinkAgain}
          </button>
          <button type="button" className="plain" onClick={() => app.play.leaveToChance()}>
            {words.leaveToChance}
          </button>
        </p>
      </div>
    )
  }
  const side = sideName(thoughts.side)
  return (
    <div className="notice calm thinking">
      <output>{words.isThinking(side)}</output>{' '}
      <progress aria-label={words.isThinking(side)} {...(thoughts.share !== null && { value: thoughts.share })} />
      {isOpen && (
        <button type="button" className="plain" onClick={() => app.play.takeBackWhileThinking()}>
          {words.takeBackWhileThinking}
        </button>
      )}
    </div>
  )
}
