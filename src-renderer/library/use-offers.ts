import type { LessonOffer } from '../../src-main/contract/lessons.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

export type Offer = { readonly key: string; readonly lesson: LessonOffer; readonly begin: () => void }

/** The lessons of all campaigns. `begin` begins one with the players and the seed the lesson names. */
export function useOffers(): readonly Offer[] {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const campaigns = useView((view) => view.campaigns)
  return (campaigns ?? []).flatMap((one) => {
    if (one.state !== 'playable') return []
    return one.lessons.map((lesson) => ({
      key: `${one.id} ${lesson.id}`,
      lesson,
      begin: () =>
        app.newGame.begin({
          campaign: one.id,
          scenario: lesson.scenario,
          options: {},
          players: { sides: [...lesson.players.sides], open: lesson.players.open },
          passphrases: [null, null],
          seed: lesson.seed,
          name: text.lesson.game(lesson.title[language]),
        }),
    }))
  })
}
