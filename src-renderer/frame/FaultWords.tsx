import type { Fault } from '../state/games-view.ts'
import { useText } from '../state/use-app.ts'

/** What went wrong and what to do; what the host said beside is in English everywhere. */
export function FaultWords({ fault }: { readonly fault: Fault }) {
  const { faults } = useText().games
  const { code, said } = fault
  return (
    <>
      <p className="notice-heading">{sentenceOf(code, faults)}</p>
      {said !== null && (
        <p className="hint">
          <span lang="en">{faults.said(said)}</span>
        </p>
      )}
    </>
  )
}

function sentenceOf(code: string, faults: Readonly<Record<string, unknown>>): string {
  const sentence = faults[code] ?? faults['other']
  return typeof sentence === 'string' ? sentence : ''
}
