import { useMemo } from 'react'
import { useAtTable } from './at-table.ts'

/** The notes beside answers, by action. */
export function useAnswerNotes(): ReadonlyMap<string, string> {
  const { ui, asked, odds } = useAtTable()
  return useMemo(() => {
    const known = new Map(odds?.map((one) => [one.action, one.odds]))
    const noted = asked?.question.answers.flatMap((answer) => {
      const note = ui?.noteOf?.(answer, asked, known.get(answer.action)) ?? null
      return note === null ? [] : [[answer.action, note] as const]
    })
    return new Map(noted)
  }, [ui, asked, odds])
}
