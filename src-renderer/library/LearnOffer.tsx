import { useText, useView } from '../state/use-app.ts'
import { useOffers } from './use-offers.ts'

type Props = { readonly strong?: boolean; readonly brief?: boolean }

/** Offers the lessons of all campaigns to new players; in brief, without saying what they are about. */
export function LearnOffer({ strong = false, brief = false }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const offers = useOffers()
  if (offers.length === 0) return null
  return (
    <section className={brief ? 'learn is-brief' : 'learn leaf'} aria-label={text.lesson.offer}>
      <p className="label">{text.lesson.offer}</p>
      {offers.map(({ key, lesson: { title, about }, begin }) => (
        <div key={key}>
          {!brief && <p>{about[language]}</p>}
          <p className="buttons">
            <button type="button" className={strong ? 'plain strong' : 'plain'} disabled={busy} onClick={begin}>
              {text.lesson.learn(title[language])}
            </button>
          </p>
        </div>
      ))}
    </section>
  )
}
