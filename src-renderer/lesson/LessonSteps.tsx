import type { KeyboardEvent } from 'react'
import type { LessonSeen } from '../../src-main/contract/lessons.ts'
import { useText, useView } from '../state/use-app.ts'

type Props = {
  readonly steps: LessonSeen['steps']
  readonly looked: string | null
  readonly onLook: (step: string) => void
}

const signs = { done: '✓', current: '', open: '', past: '–' } as const

/** The way through a lesson, step by step; each can be read again, or ahead. One stop for Tab. */
export function LessonSteps({ steps, looked, onLook }: Props) {
  const text = useText()
  const language = useView((view) => view.language)

  function walk(event: KeyboardEvent<HTMLElement>): void {
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
            tabIndex={id === looked || (looked === null && index === 0) ? 0 : -1}
            aria-current={state === 'current' ? 'step' : undefined}
            aria-pressed={id === looked}
            aria-label={`${index + 1}. ${title[language]}, ${text.lesson.states[state]}`}
            title={title[language]}
            onKeyDown={walk}
            onClick={() => onLook(id)}
          >
            {signs[state] === '' ? index + 1 : signs[state]}
          </button>
        </li>
      ))}
    </ol>
  )
}
