import type { Fault } from '../state/games-view.ts'
import { useText } from '../state/use-app.ts'
import { InWords } from './InWords.tsx'

/** What went wrong and what to do, and what the host said beside. */
export function FaultWords({ fault }: { readonly fault: Fault }) {
  const { faults } = useText().games
  const { code, said } = fault
  return (
    <>
      <p className="notice-heading">{faultSentence(code, faults)}</p>
      {said !== null && (
        <p className="hint">
          {faults.said} <InWords said={said} />
        </p>
      )}
    </>
  )
}

/** The sentence for what went wrong; for what has no name one that fits all. */
export function faultSentence(code: string, faults: Readonly<Record<string, string>>): string {
  return faults[code] ?? faults['other'] ?? ''
}
