import type { LessonOffer } from '../../src-main/contract/lessons.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

export type Offer = {
  readonly key: string
  readonly campaign: string
  readonly lesson: LessonOffer
  readonly begin: () => void
}

/** The lessons of all campaigns without duplicates: a copy of a campaign has the same lessons. */
export function useOffers(): readonly Offer[] {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const campaigns = useView((view) => view.campaigns)
  const seen = new Set<string>()
  return (campaigns ?? []).flatMap((one) => {
    if (one.state !== 'playable') return []
    return one.lessons
      .filter((lesson) => isFirst(lesson, seen))
      .map((lesson) => ({
        key: `${one.id} ${lesson.id}`,
        campaign: one.id,
        lesson,
        begin: () => app.newGame.beginLesson(one.id, lesson, text.lesson.game(lesson.title[language])),
      }))
  })
}

/** Whether no lesson with the same words has been seen; adds it to `seen`. */
export function isFirst({ id, title, about, seed }: LessonOffer, seen: Set<string>): boolean {
  const key = JSON.stringify([id, title, about, seed])
  const isNew = !seen.has(key)
  seen.add(key)
  return isNew
}
