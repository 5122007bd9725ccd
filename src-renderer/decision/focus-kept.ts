import { type RefObject, useEffect, useRef } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import { toQuestion } from '../at-table/to-question.ts'

/** Where among the answers the focus was: in which group, and the how manyth there. */
export type Place = { readonly prompt: string; readonly group: string; readonly at: number }

/**
 * Where the focus goes in the next list: to the same place of the same group where the same is asked again, at most to
 * its last; undefined where it is asked no more, and one begins anew.
 */
export function placeKept(
  before: Place | null,
  prompt: string,
  lengths: ReadonlyMap<string, number>,
): { readonly group: string; readonly at: number } | undefined {
  if (before === null || before.prompt !== prompt) return undefined
  const length = lengths.get(before.group) ?? 0
  return length === 0 ? undefined : { group: before.group, at: Math.min(before.at, length - 1) }
}

/** An answer that was given is gone from the list, and the focus with it: it goes to the next question. */
export function useFocusKept(panel: RefObject<HTMLElement | null>, table: GameSnapshot | null): void {
  const held = useRef<{ readonly inside: boolean; readonly place: Place | null }>({ inside: false, place: null })
  const prompt = table?.question?.prompt ?? ''
  useEffect(() => {
    const note = () => {
      const { activeElement: now } = document
      const inside = panel.current?.contains(now) ?? false
      const list = now?.closest<HTMLElement>('[data-answers]')
      const at = list ? answersIn(list).findIndex((one) => one === now) : -1
      const group = list?.dataset['answers']
      held.current = { inside, place: group === undefined || at < 0 ? null : { prompt, group, at } }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [panel, prompt])
  useEffect(() => {
    const { inside, place } = held.current
    if (!inside || document.activeElement !== document.body || panel.current === null) return
    const lists = [...panel.current.querySelectorAll<HTMLElement>('[data-answers]')]
    const byGroup = new Map(lists.map((list) => [list.dataset['answers'] ?? '', answersIn(list)]))
    const kept = placeKept(place, prompt, new Map([...byGroup].map(([group, all]) => [group, all.length])))
    const same = kept === undefined ? undefined : byGroup.get(kept.group)?.[kept.at]
    const next = same ?? panel.current.querySelector<HTMLElement>('.answer[tabindex="0"], .hand-over')
    if (next === null) toQuestion()
    else next.focus()
  }, [panel, table, prompt])
}

const answersIn = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('.answer')]
