import { useEffect, useState } from 'react'
import { useApp, useView } from '../../state/use-app.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Places where not all of some things may stand, with the reason; none while it is not known. */
export function useUnfit(things: readonly string[]): ReadonlyMap<string, string> {
  const app = useApp()
  const language = useView((view) => view.language)
  const [known, setKnown] = useState<{ readonly of: string; readonly unfit: ReadonlyMap<string, string> } | null>(null)
  const key = things.join(' ')
  useEffect(() => {
    if (key === '') return undefined
    let gone = false
    app.bench.mayNotStand(key.split(' ')).then(
      (found) => {
        if (!gone) setKnown({ of: key, unfit: new Map(found.map(({ place, why }) => [place, why[language]])) })
      },
      // Without an answer no place is marked; the gesture itself is judged all the same.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [app, key, language])
  return known !== null && known.of === key ? known.unfit : none
}
