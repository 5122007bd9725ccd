import { useText } from '../state/use-app.ts'
import type { DraftFault, SealDraft } from './draft.ts'

type Props = {
  readonly seal: SealDraft
  readonly name: string
  readonly faults: readonly DraftFault[]
  readonly onChange: (seal: SealDraft) => void
}

/** Fields for a side's passphrase: a warning, the passphrase twice, and a box to confirm the warning. */
export function SealFields({ seal, name, faults, onChange }: Props) {
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
