import { useText, useView } from '../state/use-app.ts'
import { useOffers } from './use-offers.ts'

/** Offers the lessons of all campaigns to new players, with a description of each. */
export function LearnOffer() {
  const text = useText()
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const offers = useOffers()
  if (offers.length === 0) return null
  return (
    <section className="learn leaf" aria-label={text.lesson.offer}>
      <p className="label">{text.lesson.offer}</p>
      {offers.map(({ key, lesson: { title, about }, begin }) => (
        <div key={key}>
          <p>{about[language]}</p>
          <p className="buttons">
            <button type="button" className="plain strong" aria-disabled={busy} onClick={begin}>
              {text.lesson.learn(title[language])}
            </button>
          </p>
        </div>
      ))}
    </section>
  )
}
