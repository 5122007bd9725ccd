import { useApp, useText, useView } from '../state/use-app.ts'

type Props = { readonly campaign: string }

/** Shows the recorded games of a campaign as films, one button each. */
export function RecordButtons({ campaign }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const entry = useView((view) => view.campaigns?.find((one) => one.state === 'playable' && one.id === campaign))
  if (entry?.state !== 'playable') return null
  return entry.records.map(({ id, title, about }) => (
    <button
      key={id}
      type="button"
      className="plain"
      aria-disabled={busy}
      title={about[language]}
      onClick={() => app.newGame.watch(campaign, id)}
    >
      {text.film.record(title[language])}
    </button>
  ))
}
