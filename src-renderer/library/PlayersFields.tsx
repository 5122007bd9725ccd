import type { Beginnings } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { useText, useView } from '../state/use-app.ts'
import { canSeal, type Draft, type DraftFault } from './draft.ts'
import { SealFields } from './SealFields.tsx'
import { capital } from '../parts/times.ts'

type Props = {
  readonly sides: readonly [Words, Words]
  /** By side: the opponents that can play it. */
  readonly able: Beginnings['opponents']
  readonly draft: Draft
  readonly faults: readonly DraftFault[]
  readonly onChange: (part: Partial<Draft>) => void
}

/** Fields for open table or fog, who plays each side, and which sides are sealed. */
export function PlayersFields({ sides, able, draft, faults, onChange }: Props) {
  const { newGame } = useText().games
  const language = useView((view) => view.language)
  const opponents = useView((view) => view.games.opponents)
  const nobody = faults.some(({ what }) => what === 'nobody')
  return (
    <>
      <fieldset>
        <legend>{newGame.table}</legend>
        <label className="choice">
          <input type="radio" name="table" checked={draft.open} onChange={() => onChange({ open: true })} />
          <span>
            {newGame.openTable} <span className="hint">{newGame.openTableHint}</span>
          </span>
        </label>
        <label className="choice">
          <input type="radio" name="table" checked={!draft.open} onChange={() => onChange({ open: false })} />
          <span>
            {newGame.fogTable} <span className="hint">{newGame.fogTableHint}</span>
          </span>
        </label>
      </fieldset>
      <fieldset>
        <legend>{newGame.players}</legend>
        {([0, 1] as const).map((side) => (
          <div key={side} className="player">
            <label className="field">
              <span>{capital(sides[side][language])}</span>
              <select
                value={draft.players[side]}
                aria-invalid={nobody}
                aria-describedby={`about-player-${side}${nobody ? ' nobody-plays' : ''}`}
                onChange={({ target }) =>
                  onChange({
                    players: side === 0 ? [target.value, draft.players[1]] : [draft.players[0], target.value],
                  })
                }
              >
                <option value="person">{newGame.person}</option>
                {opponents
                  .filter(({ id }) => able[side].includes(id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name[language]}
                    </option>
                  ))}
              </select>
            </label>
            <p id={`about-player-${side}`} className="hint">
              {opponents.find(({ id }) => id === draft.players[side])?.about[language]}
            </p>
            {canSeal(draft, side) && (
              <SealFields
                seal={draft.seals[side]}
                name={`seal-${side}`}
                faults={faults.filter((fault) => fault.side === side)}
                onChange={(seal) => onChange({ seals: side === 0 ? [seal, draft.seals[1]] : [draft.seals[0], seal] })}
              />
            )}
          </div>
        ))}
        {nobody && (
          <p id="nobody-plays" className="wrong" role="alert">
            {newGame.nobody}
          </p>
        )}
      </fieldset>
    </>
  )
}
