import { useEffect } from 'react'
import { timeAgo } from '../../parts/times.ts'
import { useNow } from '../../parts/use-now.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

/** Notes from test games of the draft, each with a link to its moment. */
export function CommentsPart() {
  const app = useApp()
  const text = useText()
  const { comments: words } = text.bench
  const { draft, setting, language } = useAtBench()
  const comments = useView((view) => view.bench?.comments ?? null)
  const now = useNow()
  useEffect(() => app.bench.readComments(), [app, draft.number])
  if (comments === null) return <p className="hint">{words.reading}</p>
  return (
    <>
      <p className="hint">{words.what}</p>
      {comments.length === 0 && <p>{words.none}</p>}
      <ul className="findings bench-faults">
        {comments.map((comment) => {
          const { game, mark, name, note, side, when, begun, stale, stop } = comment
          const facts = [
            when?.[language],
            side === null ? undefined : setting.sides[side === 1 ? 1 : 0][language],
            words.game(timeAgo(begun, now, text)),
          ]
          return (
            <li key={`${game} ${mark}`} className={stale ? 'middle' : 'good'}>
              <p>
                <strong>{name}</strong> <span className="quiet">{facts.filter(Boolean).join(' · ')}</span>
              </p>
              {note !== '' && <p className="bench-comment">{note}</p>}
              {stale && <p className="hint">{words.stale}</p>}
              {stop === null && <p className="hint">{words.elsewhere}</p>}
              <p className="buttons">
                <button
                  type="button"
                  className="plain"
                  aria-label={words.goOf(name)}
                  onClick={() => app.bench.openComment(comment)}
                >
                  {words.go}
                </button>
                <button
                  type="button"
                  className="plain"
                  aria-label={words.dropOf(name)}
                  onClick={() => app.bench.dropComment(comment)}
                >
                  {words.drop}
                </button>
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
