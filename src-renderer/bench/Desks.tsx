import { isDeskOf } from '../state/bench-last-opened.ts'
import { desks } from '../state/known/bench-view.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'

/** The open desk of the bench: the set-up on its map, the order of battle, the tables of the campaign, or its map. */
export function Desks() {
  const app = useApp()
  const { desks: words } = useText().bench
  const shown = useView((view) => view.bench?.desk ?? 'map')
  const { setting } = useAtBench()
  return (
    <fieldset className="bench-which bench-desks" aria-label={words.label}>
      {desks
        .filter((desk) => isDeskOf(setting, desk))
        .map((desk) => (
          <button key={desk} type="button" aria-pressed={desk === shown} onClick={() => app.bench.showDesk(desk)}>
            {words[desk]}
          </button>
        ))}
    </fieldset>
  )
}
