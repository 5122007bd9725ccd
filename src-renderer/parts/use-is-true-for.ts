import { useEffect, useState } from 'react'

/** Whether a condition is true and has been for this many ms: one that is over at once is not worth showing. */
export function useIsTrueFor(isSo: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const waiting = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(waiting)
      setHasLasted(false)
    }
  }, [isSo, ms])
  return isSo && hasLasted
}
