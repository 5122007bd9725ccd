import type { Words } from '../../src-main/contract/words.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

type Props = {
  /** The name of the running set-up, if it is not the one shown. */
  readonly elsewhere: Words | null
  readonly done: number
  readonly all: number
}

/** The number of games played out of all, and a button to stop. */
export function Progress({ done, all, elsewhere }: Props) {
  const app = useApp()
  const { simulations: words } = useText()
  const language = useView((view) => view.language)
  const { whole } = useFigures()
  return (
    <div className="simulation-progress">
      {elsewhere !== null && <p className="hint">{words.elsewhere(elsewhere[language])}</p>}
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
