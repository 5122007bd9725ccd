import type { Words } from '../../src-main/contract/words.ts'
import { capital } from '../parts/times.ts'
import { useText, useView } from '../state/use-app.ts'
import { canSeal, type Draft, type DraftFault, type SealDraft } from './draft.ts'

type SealsProps = {
  readonly sides: readonly [Words, Words]
  readonly draft: Draft
  readonly faults: readonly DraftFault[]
  readonly onChange: (part: Partial<Draft>) => void
}

/** A box for each side that can be sealed. */
export function SealsFields({ sides, draft, faults, onChange }: SealsProps) {
  const language = useView((view) => view.language)
  const [first, second] = draft.seals
  return ([0, 1] as const)
    .filter((side) => canSeal(draft, side))
    .map((side) => (
      <div key={side}>
        <p className="label">{capital(sides[side][language])}</p>
        <SealFields
          seal={draft.seals[side]}
          name={`seal-${side}`}
          faults={faults.filter((fault) => fault.side === side)}
          onChange={(seal) => onChange({ seals: side === 0 ? [seal, second] : [first, seal] })}
        />
      </div>
    ))
}

type Props = {
  readonly seal: SealDraft
  readonly name: string
  readonly faults: readonly DraftFault[]
  readonly onChange: (seal: SealDraft) => void
}

/** Fields for a side's passphrase: a warning, the passphrase twice, and a box to confirm the warning. */
function SealFields({ seal, name, faults, onChange }: Props) {
  const { newGame } = useText().games
  const change = (part: Partial<SealDraft>) => onChange({ ...seal, ...part })
  const wrongPhrase = faults.find(({ what }) => what !== 'notUnderstood')
  const unread = faults.find(({ what }) => what === 'notUnderstood')
  const field = (which: 'first' | 'second', label: string) => (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        autoComplete="new-password"
        value={seal[which]}
        aria-invalid={wrongPhrase !== undefined}
        aria-describedby={wrongPhrase === undefined ? undefined : `${name}-wrong`}
        onChange={({ target }) => change({ [which]: target.value })}
      />
    </label>
  )
  return (
    <div className="seal">
      <label className="choice">
        <input type="checkbox" checked={seal.sealed} onChange={({ target }) => change({ sealed: target.checked })} />
        <span>{newGame.seal}</span>
      </label>
      {seal.sealed && (
        <div className="seal-more">
          <p>{newGame.sealWhat}</p>
          <p className="grave-words">{newGame.sealLost}</p>
          {field('first', newGame.passphrase)}
          {field('second', newGame.twice)}
          {wrongPhrase !== undefined && (
            <p id={`${name}-wrong`} className="wrong" role="alert">
              {newGame[wrongPhrase.what]}
            </p>
          )}
          <label className="choice">
            <input
              type="checkbox"
              checked={seal.understood}
              aria-invalid={unread !== undefined}
              aria-describedby={unread === undefined ? undefined : `${name}-unread`}
              onChange={({ target }) => change({ understood: target.checked })}
            />
            <span>{newGame.understood}</span>
          </label>
          {unread !== undefined && (
            <p id={`${name}-unread`} className="wrong" role="alert">
              {newGame.notUnderstood}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
