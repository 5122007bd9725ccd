import type { Fault } from '../state/known/games-view.ts'
import { useText } from '../state/use-app.ts'
import { InWords } from './InWords.tsx'

/** What went wrong, what to do, and the host's own words if it sent some. */
export function FaultWords({ fault }: { readonly fault: Fault }) {
  const { faults } = useText().games
  const { code, said } = fault
  // The fault of an edit is a sentence for the person who made it, not a message from elsewhere.
  const isPlain = code === 'noEdit'
  return (
    <>
      <p className="notice-heading">{faultSentence(code, faults)}</p>
      {said !== null && (
        <p className="hint">
          {!isPlain && `${faults.said} `}
          <InWords said={said} />
        </p>
      )}
    </>
  )
}

/** The sentence for a fault by its code; the general one for unknown codes. */
export function faultSentence(code: string, faults: Readonly<Record<string, string>>): string {
  return faults[code] ?? faults['other'] ?? ''
}
