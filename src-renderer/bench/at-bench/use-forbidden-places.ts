import { useEffect, useState } from 'react'
import { useApp, useView } from '../../state/use-app.ts'
import { pointIn } from './on-table.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Debounce in ms before asking about a point of a table, so that a moving pointer sends no requests. */
const rests = 30

/**
 * Places where not all of these things may stand, with the reason; none until the response arrives. On a measured table the request is
 * about the point they are held over.
 */
export function useForbiddenPlaces(things: readonly string[], over: string | null = null): ReadonlyMap<string, string> {
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
        // On failure no place is marked; the process checks the gesture anyway.
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
