import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import type { LessonOffer } from '../../src-main/contract/lessons.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

type Offer = { readonly campaign: string; readonly lesson: LessonOffer }

const offersOf = (campaigns: readonly CampaignEntry[] | null): readonly Offer[] =>
  (campaigns ?? []).flatMap((one) =>
    one.state === 'whole' ? one.lessons.map((lesson) => ({ campaign: one.id, lesson })) : [],
  )

/** Begins a lesson with one click: who plays, and what dice fall, come with it. */
export function LearnOffer({ strong = false }: { readonly strong?: boolean }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const campaigns = useView((view) => view.campaigns)
  const busy = useView((view) => view.fresh.busy)
  const offers = offersOf(campaigns)
  if (offers.length === 0) return null
  return (
    <section className="learn leaf" aria-label={text.lesson.offer}>
      <p className="label">{text.lesson.offer}</p>
      {offers.map(({ campaign, lesson: { id, title, about, scenario, players, seed } }) => (
        <div key={`${campaign} ${id}`}>
          <p>{about[language]}</p>
          <p className="buttons">
            <button
              type="button"
              className={strong ? 'plain strong' : 'plain'}
              disabled={busy}
              onClick={() =>
                app.fresh.begin({
                  campaign,
                  scenario,
                  options: {},
                  players: { sides: [...players.sides], open: players.open },
                  passphrases: [null, null],
                  seed,
                  name: text.lesson.game(title[language]),
                })
              }
            >
              {text.lesson.learn(title[language])}
            </button>
          </p>
        </div>
      ))}
    </section>
  )
}
