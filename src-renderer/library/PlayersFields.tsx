import type { Beginnings } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { OwnProgramsDialog } from './OwnProgramsDialog.tsx'
import type { Draft, DraftFault } from './draft.ts'
import { capital } from '../parts/times.ts'

type Props = {
  readonly sides: readonly [Words, Words]
  /** By side: its objective. */
  readonly aims: readonly [Words, Words] | null
  /** By side: the opponents that can play it. */
  readonly able: Beginnings['opponents']
  readonly draft: Draft
  readonly faults: readonly DraftFault[]
  readonly onChange: (part: Partial<Draft>) => void
}

/** The players of each side, with its objective. */
export function PlayersFields({ sides, aims, able, draft, faults, onChange }: Props) {
  const app = useApp()
  const { newGame } = useText().games
  const language = useView((view) => view.language)
  const opponents = useView((view) => view.games.opponents)
  const nobody = faults.some(({ what }) => what === 'nobody')
  const [first, second] = draft.players
  const canChange = (player: string, side: 0 | 1): boolean => player === 'person' || able[side].includes(player)
  return (
    <fieldset className="who-plays">
      <legend>{newGame.players}</legend>
      <div className="players">
        {([0, 1] as const).map((side) => (
          <div key={side} className="player">
            <label className="field">
              <span>{capital(sides[side][language])}</span>
              <select
                value={draft.players[side]}
                aria-invalid={nobody}
                aria-describedby={`about-player-${side} aim-${side}${nobody ? ' nobody-plays' : ''}`}
                onChange={({ target }) =>
                  onChange({ players: side === 0 ? [target.value, second] : [first, target.value] })
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
            <p id={`aim-${side}`} className="aim" aria-live="polite">
              {aims?.[side][language]}
            </p>
          </div>
        ))}
      </div>
      <p className="who-plays-acts">
        {first !== second && canChange(first, 1) && canChange(second, 0) && (
          <button type="button" className="plain" onClick={() => onChange({ players: [second, first] })}>
            {newGame.changeSides}
          </button>
        )}
        <button type="button" className="plain" onClick={() => app.newGame.showOwnPrograms()}>
          {newGame.ownProgram.open}
        </button>
      </p>
      <OwnProgramsDialog />
      {nobody && (
        <p id="nobody-plays" className="wrong" role="alert">
          {newGame.nobody}
        </p>
      )}
    </fieldset>
  )
}

type TableProps = {
  readonly open: boolean
  /** Whether the scenario has nothing to hide. */
  readonly hidesNothing: boolean
  readonly onChange: (part: Partial<Draft>) => void
}

/**
 * Whether the game is open or each side sees only what it may know; in a scenario that hides nothing, whether acts may
 * be taken back.
 */
export function TableFields({ open, hidesNothing, onChange }: TableProps) {
  const { newGame } = useText().games
  const ways = hidesNothing
    ? [
        { isOpen: false, title: newGame.strictTable, hint: newGame.strictTableHint },
        { isOpen: true, title: newGame.freeTable, hint: newGame.freeTableHint },
      ]
    : [
        { isOpen: false, title: newGame.fogTable, hint: newGame.fogTableHint },
        { isOpen: true, title: newGame.openTable, hint: newGame.openTableHint },
      ]
  return (
    <fieldset>
      <legend>{newGame.table}</legend>
      <div className="players">
        {ways.map(({ isOpen, title, hint }) => (
          <label key={title} className="choice">
            <input type="radio" name="table" checked={open === isOpen} onChange={() => onChange({ open: isOpen })} />
            <span>
              {title} <span className="hint">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
