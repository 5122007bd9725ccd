import { useState } from 'react'
import type { Opponent } from '../../src-main/contract/opponents.ts'
import { usePlay, useSideName } from '../at-table/use-play.ts'
import { InWords } from '../parts/InWords.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'

/**
 * Shows that the program is thinking, its progress, and what the player can do; or why it could not decide. As a single line it replaces
 * the line that names who decides, so that nothing moves.
 */
export function ThinkingNotice({ isLine = false }: { readonly isLine?: boolean }) {
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
          {thoughts.here && (
            <button type="button" className="plain strong" onClick={() => app.play.thinkAgain()}>
              {words.thinkAgain}
            </button>
          )}
          <button type="button" className="plain" onClick={() => app.play.leaveToChance()}>
            {words.leaveToChance}
          </button>
        </p>
        <GiveSide key={thoughts.side} side={thoughts.side} others={thoughts.others} />
      </div>
    )
  }
  const side = sideName(thoughts.side)
  return (
    <div className={isLine ? 'thinking' : 'notice calm thinking'}>
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

/** Chooses who plays a side from now on in place of a program that failed. */
function GiveSide({ side, others }: { readonly side: number; readonly others: readonly Opponent[] }) {
  const app = useApp()
  const { table: words, games } = useText()
  const language = useView((view) => view.language)
  const [to, setTo] = useState('person')
  return (
    <p className="buttons give-side">
      <label>
        {words.giveSideTo}{' '}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="person">{games.newGame.person}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="plain" onClick={() => app.play.giveSide(side, to)}>
        {words.giveSide}
      </button>
    </p>
  )
}
