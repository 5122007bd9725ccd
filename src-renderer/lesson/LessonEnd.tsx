import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { LessonSteps } from './LessonSteps.tsx'
import { LessonWords } from './LessonWords.tsx'

type Props = { readonly lesson: LessonSeen; readonly end: NonNullable<LessonSeen['end']> }

/** The end of a lesson: the finished steps, and what to play next. */
export function LessonEnd({ lesson: { steps }, end }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const campaign = usePlay((play) => play.table?.campaign ?? null, null)
  const done = steps.filter(({ state }) => state === 'done').length
  const leftOut = steps.filter(({ state }) => state === 'past')
  return (
    <>
      <LessonSteps steps={steps} shown={null} onShow={() => undefined} />
      <div className="lesson-text">
        <h3>{text.lesson.over}</h3>
        <p>
          {text.lesson.reached(done, steps.length)} <LessonWords text={end.text[language]} />
        </p>
        {leftOut.length > 0 && (
          <>
            <h4 className="label">{text.lesson.leftOutSteps}</h4>
            <ul>
              {leftOut.map(({ id, title, why }) => (
                <li key={id}>{text.lesson.leftOutStep(title[language], why?.[language] ?? text.lesson.unreached)}</li>
              ))}
            </ul>
          </>
        )}
        <h4 className="label">{text.lesson.next}</h4>
        <ul className="lesson-next">
          {end.next.map(({ scenario, title, text: why }) => (
            <li key={scenario}>
              <button
                type="button"
                className="link"
                onClick={() => {
                  if (campaign !== null) app.newGame.preselect(campaign, scenario)
                  app.go({ at: 'new-game' })
                }}
              >
                {text.lesson.play(title[language])}
              </button>{' '}
              <LessonWords text={why[language]} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
