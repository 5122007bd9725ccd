import { useEffect, useState } from 'react'
import { useApp, useView } from '../../state/use-app.ts'
import { pointIn } from './on-table.ts'

const none: ReadonlyMap<string, string> = new Map()

/** A hand that moves over a table is waited for, in ms: where it only passes, nobody asks. */
const rests = 30

/**
 * Places where not all of some things may stand, with the reason; none while it is not known. On a measured table it is asked of the point
 * that they are held over.
 */
export function useUnfit(things: readonly string[], over: string | null = null): ReadonlyMap<string, string> {
  const app = useApp()
  const language = useView((view) => view.language)
  const [known, setKnown] = useState<{ readonly of: string; readonly unfit: ReadonlyMap<string, string> } | null>(null)
  const point = over === null || pointIn(over) === undefined ? '' : over
  const ids = things.join(' ')
  const key = ids === '' ? '' : `${ids} ${point}`.trim()
  useEffect(() => {
    if (key === '') return undefined
    let gone = false
    const ask = (): void => {
      app.bench.mayNotStand(ids.split(' '), point === '' ? undefined : point).then(
        (found) => {
          if (!gone) setKnown({ of: key, unfit: new Map(found.map(({ place, why }) => [place, why[language]])) })
        },
        // Without an answer no place is marked; the gesture itself is judged all the same.
        () => undefined,
      )
    }
    const timer = point === '' ? undefined : setTimeout(ask, rests)
    if (point === '') ask()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [app, key, ids, point, language])
  return known !== null && known.of === key ? known.unfit : none
}
