import { useApp, useText } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

type Props = { readonly done: number; readonly all: number; readonly isHere: boolean }

/** How many games were played of all, and a button that stops it. */
export function Progress({ done, all, isHere }: Props) {
  const app = useApp()
  const { simulations: words } = useText()
  const { whole } = useFigures()
  return (
    <div className="simulation-progress">
      {!isHere && <p className="hint">{words.elsewhere}</p>}
      <progress max={all} value={done} aria-label={words.progress} />
      <p>
        <output>{words.running(whole(done), whole(all))}</output>{' '}
        <button type="button" className="plain" onClick={() => app.simulations.stop()}>
          {words.stop}
        </button>
      </p>
    </div>
  )
}
