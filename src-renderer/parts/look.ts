import { useEffect } from 'react'
import { useView } from '../state/use-app.ts'
import { type Look, looks, usualLook } from '../state/view.ts'

/*
 * How the window is dressed stands in attributes of <html>, where the sheets of style and whatever moves or paints by itself
 * look it up. The process writes them into the page already, so that nothing flashes up in another dress.
 */

const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)')
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** The look that was written into the page. */
export function writtenLook({ dataset }: HTMLElement): Look {
  const written = <Part extends keyof Look>(part: Part, value: string | undefined): Look[Part] =>
    looks[part].find((one) => String(one) === value) ?? usualLook[part]
  return {
    textSize: written('textSize', dataset['textSize']),
    theme: written('theme', dataset['theme']),
    motion: written('motion', dataset['motion']),
    sideColours: written('sideColours', dataset['sides']),
  }
}

/** Writes the look into the page, as often as it changes. */
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

/** Whoever moves something on the screen asks this first. */
export const isCalm = (): boolean => lessMotion.matches || document.documentElement.dataset['motion'] === 'reduce'

/** Whether the window is shown by lamplight now; `tell` is called when the system changes its mind. */
export const isLamplit = (theme: Look['theme']): boolean => (theme === 'system' ? dark.matches : theme === 'lamplight')

export function onSystemLight(tell: () => void): () => void {
  dark.addEventListener('change', tell)
  return () => dark.removeEventListener('change', tell)
}
