import { useEffect, useState } from 'react'

/** Whether something is so and has been for so many ms: what is over at once is not worth telling. */
export function useLasting(isSo: boolean, ms: number): boolean {
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
