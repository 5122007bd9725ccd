import { useEffect } from 'react'
import { useApp } from '../state/use-app.ts'

/** Whoever comes back to this window sees the game as it stands by then: it may have gone on in another one. */
export function useCatchingUp(): void {
  const app = useApp()
  useEffect(() => {
    const back = (): void => app.play.catchUp()
    window.addEventListener('focus', back)
    return () => window.removeEventListener('focus', back)
  }, [app])
}
