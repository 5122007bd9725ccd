import { useApp, useText } from '../state/use-app.ts'
import { useSideWord } from './use-play.ts'

/** Continues from a stop of an open game as a new game: as one side against the program, or playing both sides. */
export function TakeOver({ stop, isOpen = false }: { readonly stop: number; readonly isOpen?: boolean }) {
  const app = useApp()
  const { film } = useText()
  const side = useSideWord()
  return (
    <details className="take-over" open={isOpen}>
      <summary>{film.takeOverHere}</summary>
      <p className="buttons">
        {([0, 1] as const).map((one) => (
          <button key={one} type="button" className="plain" onClick={() => app.play.fork(stop, one)}>
            {film.takeOver(side(one))}
          </button>
        ))}
        <button type="button" className="plain" onClick={() => app.play.fork(stop)}>
          {film.byHand}
        </button>
      </p>
      <p className="hint">{film.takeOverHint}</p>
    </details>
  )
}
