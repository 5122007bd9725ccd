import { Component, type RefObject, useEffect, useRef } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { focusQuestion } from '../at-table/focus-question.ts'

/** Where the focus is among the answers: the group, and the index in it. */
export type Place = { readonly prompt: string; readonly group: string; readonly at: number }

/**
 * Where the focus goes in the next list of answers: if the same prompt is asked again, to the same index of the same
 * group, or its last answer; undefined if the question is a new one.
 */
export function nextPlace(
  before: Place | null,
  prompt: string,
  lengths: ReadonlyMap<string, number>,
): { readonly group: string; readonly at: number } | undefined {
  if (before === null || before.prompt !== prompt) return undefined
  const length = lengths.get(before.group) ?? 0
  return length === 0 ? undefined : { group: before.group, at: Math.min(before.at, length - 1) }
}

/**
 * Blurs a focused answer before the answers to another question replace it. Otherwise the browser would lay out the
 * half-changed page when it removes that answer, and the whole page again afterwards. React offers this hook
 * (`getSnapshotBeforeUpdate`) only to classes.
 */
export class ReleaseAnswer extends Component<{ readonly question: string }> {
  override getSnapshotBeforeUpdate(before: { readonly question: string }): null {
    const { activeElement: now } = document
    const isAnswer = now instanceof HTMLElement && now.closest('[data-answers]') !== null
    if (isAnswer && before.question !== this.props.question) now.blur()
    return null
  }

  // React requires this method along with the one above.
  override componentDidUpdate(): void {}

  override render(): null {
    return null
  }
}

/** Moves the focus to the next question when the answer that had it leaves the list. */
export function useFocusNextQuestion(panel: RefObject<HTMLElement | null>, table: GameSnapshot | null): void {
  const lastFocus = useRef<{ readonly isInPanel: boolean; readonly place: Place | null }>({
    isInPanel: false,
    place: null,
  })
  const prompt = table?.question?.prompt ?? ''
  useEffect(() => {
    const noteFocus = () => {
      const { activeElement: now } = document
      const isInPanel = panel.current?.contains(now) ?? false
      const list = now?.closest<HTMLElement>('[data-answers]')
      const at = list ? answersIn(list).findIndex((one) => one === now) : -1
      const group = list?.dataset['answers']
      lastFocus.current = { isInPanel, place: group === undefined || at < 0 ? null : { prompt, group, at } }
    }
    // The second press of a double click hits the next question: it must not take the focus away.
    const keepFocus = (event: MouseEvent) => {
      const isField = event.target instanceof Element && event.target.closest('input, select') !== null
      if (
        event.detail > 1 &&
        !isField &&
        event.target instanceof Node &&
        panel.current?.contains(event.target) === true
      )
        event.preventDefault()
    }
    document.addEventListener('focusin', noteFocus)
    document.addEventListener('mousedown', keepFocus)
    return () => {
      document.removeEventListener('focusin', noteFocus)
      document.removeEventListener('mousedown', keepFocus)
    }
  }, [panel, prompt])
  useEffect(() => {
    const { isInPanel, place } = lastFocus.current
    if (!isInPanel || document.activeElement !== document.body || panel.current === null) return
    const lists = [...panel.current.querySelectorAll<HTMLElement>('[data-answers]')]
    const byGroup = new Map(lists.map((list) => [list.dataset['answers'] ?? '', answersIn(list)]))
    const target = nextPlace(place, prompt, new Map([...byGroup].map(([group, all]) => [group, all.length])))
    const same = target === undefined ? undefined : byGroup.get(target.group)?.[target.at]
    const next = same ?? panel.current.querySelector<HTMLElement>('.answer[tabindex="0"], .hand-over')
    if (next === null) focusQuestion()
    else next.focus()
  }, [panel, table, prompt])
}

const answersIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.answer')]
