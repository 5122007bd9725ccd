import { useEffect } from 'react'
import { useApp } from '../state/use-app.ts'

/** Reads the campaigns again when the window gets the focus, because their files may have been edited meanwhile. */
export function useEditsOnFocus(): void {
  const app = useApp()
  useEffect(() => {
    const readAgain = (): void => app.readAgain()
    window.addEventListener('focus', readAgain)
    return () => window.removeEventListener('focus', readAgain)
  }, [app])
}
