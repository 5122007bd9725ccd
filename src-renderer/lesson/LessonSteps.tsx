import type { KeyboardEvent } from 'react'
import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import { useText, useView } from '../state/use-app.ts'

type Props = {
  readonly steps: LessonSeen['steps']
  readonly shown: string | null
  readonly onShow: (step: string) => void
}

const signs = { done: '✓', current: '', open: '', past: '–' } as const

/** The steps of a lesson as buttons that show their text. They are one tab stop; arrow keys move between them. */
export function LessonSteps({ steps, shown, onShow }: Props) {
  const text = useText()
  const language = useView((view) => view.language)

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const buttons = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = buttons.findIndex((one) => one === document.activeElement)
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (at < 0 || by === undefined) return
    event.preventDefault()
    buttons[at + by]?.focus()
  }

  return (
    <ol className="lesson-steps" aria-label={text.lesson.steps}>
      {steps.map(({ id, title, state }, index) => (
        <li key={id}>
          <button
            type="button"
            className={`lesson-step ${state}`}
            tabIndex={id === shown || (shown === null && index === 0) ? 0 : -1}
            aria-current={state === 'current' ? 'step' : undefined}
            aria-pressed={id === shown}
            aria-label={`${index + 1}. ${title[language]}, ${text.lesson.states[state]}`}
            title={title[language]}
            onKeyDown={moveFocus}
            onClick={() => onShow(id)}
          >
            {signs[state] === '' ? index + 1 : signs[state]}
          </button>
        </li>
      ))}
    </ol>
  )
}
