import { useCallback } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { capital } from '../parts/times.ts'
import type { PlayView } from '../state/known/play-view.ts'
import { useView } from '../state/use-app.ts'

/** A part of the game on the table; `none` if there is no game. */
export function usePlay<T>(select: (play: PlayView) => T, none: T): T {
  return useView((view) => (view.play === null ? none : select(view.play)))
}

export const useTable = (): GameSnapshot | null => usePlay((play) => play.table, null)

/** The table shown: the present one, a past one, or one of a film. */
export const useShownTable = (): GameSnapshot | null =>
  usePlay((play) => play.film?.table ?? play.past?.table ?? play.table, null)

/** How the game has ended. A running film hides it: it may lead up to the end. */
export const useEnding = (): GameSnapshot['ending'] =>
  usePlay((play) => (play.film === null ? (play.table?.ending ?? null) : null), null)

/** Whether a past table or a film is shown; then no question can be answered. */
export const useIsPastShown = (): boolean => usePlay((play) => play.past !== null || play.film !== null, false)

/** Whether a side needs its passphrase to sit down. */
export function useIsSealed(side: number): boolean {
  const id = usePlay((play) => play.id, -1)
  return useView((view) => view.games.games?.find((one) => one.id === id)?.sealed[side === 0 ? 0 : 1] ?? false)
}

/** The word for a side within a sentence, such as “German”. */
export function useSideWord(): (side: number) => string {
  const language = useView((view) => view.language)
  const adjectives = usePlay((play) => play.adjectives, null)
  return useCallback(
    (side: number) => adjectives?.[side === 0 ? 0 : 1].masculine[language] ?? '',
    [adjectives, language],
  )
}

/** The name of a side by itself, as in the head of a column: “Germans”. */
export function useSideName(): (side: number) => string {
  const language = useView((view) => view.language)
  const sides = usePlay((play) => play.setting?.sides ?? null, null)
  const word = useSideWord()
  return useCallback(
    // Until the setting arrives, fall back to the side's adjective.
    (side: number) => capital(sides?.[side === 0 ? 0 : 1][language] ?? word(side)),
    [sides, language, word],
  )
}

export const wordsIn = (words: Words | null | undefined, language: keyof Words): string => words?.[language] ?? ''
