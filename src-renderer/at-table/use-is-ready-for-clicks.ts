import { useEffect, useState } from 'react'
import type { Asked } from '../system-ui/system-ui.ts'

/** Time in ms after a new question in which a click or a digit was meant for the question before. */
const armsAfter = 250

/** Whether the question has been on the screen for a moment, so that a double click does not answer the next question. */
export function useIsReadyForClicks(asked: Asked | null): boolean {
  const [armedFor, setArmedFor] = useState(asked)
  useEffect(() => {
    if (asked === armedFor) return undefined
    const arming = setTimeout(() => setArmedFor(asked), armsAfter)
    return () => clearTimeout(arming)
  }, [asked, armedFor])
  return asked === armedFor
}
