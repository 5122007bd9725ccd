import { useEffect } from 'react'
import { useApp } from '../state/use-app.ts'

/** Reloads the game when the window gets the focus, because it may have gone on in another window. */
export function useCatchUpOnFocus(): void {
  const app = useApp()
  useEffect(() => {
    const catchUp = (): void => app.play.refreshOnReturn()
    window.addEventListener('focus', catchUp)
    return () => window.removeEventListener('focus', catchUp)
  }, [app])
}
