import { useText, useView } from '../state/use-app.ts'
import { useOffers } from './use-offers.ts'

type Props = { readonly campaign: string; readonly strong?: boolean }

/** Begins the lessons of a campaign, one button each. */
export function LessonButtons({ campaign, strong = false }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const offers = useOffers().filter((offer) => offer.campaign === campaign)
  return offers.map(({ key, lesson: { title, about }, begin }) => (
    <button
      key={key}
      type="button"
      className={strong ? 'plain strong' : 'plain'}
      aria-disabled={busy}
      title={about[language]}
      onClick={begin}
    >
      {text.lesson.learn(title[language])}
    </button>
  ))
}
