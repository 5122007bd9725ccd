import { useApp, useText, useView } from '../state/use-app.ts'

const desks = ['map', 'armies', 'tables'] as const

/** What lies on the bench: the set-up on its map, the order of battle, or the tables of the campaign. */
export function Desks() {
  const app = useApp()
  const { desks: words } = useText().bench
  const shown = useView((view) => view.bench?.desk ?? 'map')
  return (
    <fieldset className="bench-which bench-desks" aria-label={words.label}>
      {desks.map((desk) => (
        <button key={desk} type="button" aria-pressed={desk === shown} onClick={() => app.bench.showDesk(desk)}>
          {words[desk]}
        </button>
      ))}
    </fieldset>
  )
}
