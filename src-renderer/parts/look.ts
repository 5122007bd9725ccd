import { useEffect } from 'react'
import { useView } from '../state/use-app.ts'
import { type Look, lookChoices, defaultLook } from '../state/known/view.ts'

/*
 * Attributes of <html> hold the look of the window. Style sheets, animations and paint code read them there. The process
 * writes them into the page it serves, so that the window never appears in another look first.
 */

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** Reads the look the process wrote into the page. */
export function lookInPage({ dataset }: HTMLElement): Look {
  const written = <Part extends keyof Look>(part: Part, value: string | undefined): Look[Part] =>
    lookChoices[part].find((one) => String(one) === value) ?? defaultLook[part]
  return {
    textSize: written('textSize', dataset['textSize']),
    theme: written('theme', dataset['theme']),
    motion: written('motion', dataset['motion']),
    sideColours: written('sideColours', dataset['sides']),
  }
}

/** Writes the look into the page whenever it changes. */
export function useWrittenLook(): void {
  const look = useView((view) => view.look)
  useEffect(() => {
    const write = () => {
      const { dataset } = document.documentElement
      dataset['textSize'] = String(look.textSize)
      dataset['sides'] = look.sideColours
      if (look.theme === 'system') delete dataset['theme']
      else dataset['theme'] = look.theme
      if (look.motion === 'reduce' || lessMotion.matches) dataset['motion'] = 'reduce'
      else delete dataset['motion']
    }
    write()
    lessMotion.addEventListener('change', write)
    return () => lessMotion.removeEventListener('change', write)
  }, [look])
}

/** Whether animations are off, by the system or by the settings. */
export const isMotionReduced = (): boolean =>
  lessMotion.matches || document.documentElement.dataset['motion'] === 'reduce'

/** Whether the window is shown by lamplight now. */
export const isLamplit = (theme: Look['theme']): boolean => (theme === 'system' ? dark.matches : theme === 'lamplight')

/** Calls `tell` when the system switches between light and dark, until the returned function is called. */
export function onSystemLight(tell: () => void): () => void {
  dark.addEventListener('change', tell)
  return () => dark.removeEventListener('change', tell)
}
