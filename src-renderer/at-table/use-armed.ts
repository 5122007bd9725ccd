import { useEffect, useState } from 'react'
import type { Asked } from '../system-ui/system-ui.ts'

/** A click or a digit within so many ms of a new question was meant for the one before. */
const armsAfter = 250

/** Whether the question has been on the screen for a moment: a double click does not answer what it has not asked. */
export function useArmed(asked: Asked | null): boolean {
  const [armedFor, setArmedFor] = useState(asked)
  useEffect(() => {
    if (asked === armedFor) return undefined
    const arming = setTimeout(() => setArmedFor(asked), armsAfter)
    return () => clearTimeout(arming)
  }, [asked, armedFor])
  return asked === armedFor
}
