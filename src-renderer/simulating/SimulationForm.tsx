import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SetUp, SimulationChoices } from '../../src-main/contract/simulations.ts'
import { capital } from '../parts/times.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'
import {
  type FormChoices,
  comparedIn,
  isChosen,
  restoredChoices,
  canSwapSides,
  textOf,
  requestOf,
  faultsIn,
} from './request.ts'

type Props = { readonly of: SetUp; readonly choices: SimulationChoices }

/** The form for a simulation: players, number of games, seed, and what to compare with. */
export function SimulationForm({ of, choices }: Props) {
  const app = useApp()
  const { form: words, wrong: sentences } = useText().simulations
  const language = useView((view) => view.language)
  const isRunning = useView((view) => view.simulations.running !== null)
  const { whole } = useFigures()
  const name = `simulation-wish ${JSON.stringify(of)}`
  const [chosen, setChosen] = useState<FormChoices>(() =>
    restoredChoices(app.kept.read(name, isChosen), choices, '1870'),
  )
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  function change(part: Partial<FormChoices>): void {
    const next = { ...chosen, ...part }
    setChosen(next)
    app.kept.keep(name, next)
  }
  const wrong = tries > 0 ? faultsIn(choices, chosen) : []
  const isGamesWrong = wrong.includes('games') || wrong.includes('even')
  const most = whole(choices.mostGames)

  function play(event: FormEvent): void {
    event.preventDefault()
    setTries(tries + 1)
    if (faultsIn(choices, chosen).length === 0) app.simulations.run(requestOf(of, choices, chosen))
  }
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  return (
    <form ref={form} className="simulation-form" noValidate onSubmit={play}>
      <fieldset>
        <legend className="label">{words.heading}</legend>
        <div className="simulation-fields">
          {([0, 1] as const).map((side) => (
            <label key={side} className="field">
              <span>{capital(choices.sides[side][language])}</span>
              <select
                value={chosen.sides[side]}
                onChange={({ target: { value } }) =>
                  change({ sides: side === 0 ? [value, chosen.sides[1]] : [chosen.sides[0], value] })
                }
              >
                {choices.opponents[side].map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[language]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label className="field">
            <span>{words.games}</span>
            <input
              inputMode="numeric"
              value={chosen.games}
              maxLength={12}
              aria-invalid={isGamesWrong}
              aria-describedby="simulation-games"
              onChange={({ target }) => change({ games: target.value })}
            />
          </label>
          <label className="field">
            <span>{words.seed}</span>
            <input
              value={chosen.seed}
              maxLength={200}
              title={words.seedHint}
              aria-invalid={wrong.includes('seed')}
              aria-describedby="simulation-seed"
              onChange={({ target }) => change({ seed: target.value })}
            />
          </label>
          {choices.against.length + choices.others.length > 0 && (
            <label className="field simulation-against">
              <span>{words.against}</span>
              <select
                value={chosen.against === null ? '' : textOf(chosen.against)}
                onChange={({ target }) => change({ against: comparedIn(choices, target.value) })}
              >
                <option value="">{words.nobody}</option>
                {choices.against.map((which) => (
                  <option key={which} value={which}>
                    {words[which]}
                  </option>
                ))}
                {choices.others.map(({ of: group, setUps }) => (
                  <optgroup key={textOf(setUps[0]!.setUp)} label={group[language]}>
                    {setUps.map(({ setUp, title }) => (
                      <option key={textOf(setUp)} value={textOf(setUp)}>
                        {title[language]}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            </label>
          )}
        </div>
        <p id="simulation-games" className={isGamesWrong ? 'wrong' : 'hint'} role={isGamesWrong ? 'alert' : undefined}>
          {wrong.includes('games')
            ? sentences.games(most)
            : wrong.includes('even')
              ? sentences.even
              : words.gamesHint(most)}
        </p>
        <p id="simulation-seed" className="wrong" role="alert" hidden={!wrong.includes('seed')}>
          {sentences.seed}
        </p>
        {canSwapSides(choices, chosen) && (
          <label className="choice">
            <input
              type="checkbox"
              checked={chosen.mirrored}
              onChange={({ target }) => change({ mirrored: target.checked })}
            />
            <span>
              {words.mirrored} <span className="hint">{words.mirroredHint}</span>
            </span>
          </label>
        )}
        {choices.options.length > 0 && (
          <details>
            <summary>{words.options}</summary>
            {choices.options.map(({ id, title, value }) => (
              <label key={id} className="choice">
                <input
                  type="checkbox"
                  checked={chosen.options[id] ?? value}
                  onChange={({ target }) => change({ options: { ...chosen.options, [id]: target.checked } })}
                />
                <span>{title[language]}</span>
              </label>
            ))}
          </details>
        )}
      </fieldset>
      <p className="buttons">
        <button type="submit" className="plain strong" disabled={isRunning}>
          {words.go}
        </button>
      </p>
    </form>
  )
}
