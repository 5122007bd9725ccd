import type { SimulationChoices } from '../../src-main/contract/simulations.ts'
import { useText, useView } from '../state/use-app.ts'
import { useFigures } from './use-figures.ts'

/** The measured strength of the opponents, and a list of those not measured. */
export function Worth({ choices }: { readonly choices: SimulationChoices }) {
  const text = useText()
  const { worth: words } = text.simulations
  const language = useView((view) => view.language)
  const { whole, percent } = useFigures()
  const known = choices.opponents.flat()
  const nameOf = (id: string): string => known.find((one) => one.id === id)?.name[language] ?? id
  const { measured, unmeasured } = choices
  return (
    <details className="simulation-worth">
      <summary>{words.heading}</summary>
      <p className="hint">{words.what}</p>
      {measured.length === 0 && <p>{words.none}</p>}
      <ul className="findings">
        {measured.map(({ player, against, games, score, low, high }, index) => (
          <li key={index} className={low > 0.5 ? 'good' : 'middle'}>
            {words.line(nameOf(player), nameOf(against), whole(games), percent(score), percent(low), percent(high))}
            {low <= 0.5 && `${text.apart}${words.unsure}`}
          </li>
        ))}
      </ul>
      {unmeasured.length > 0 && <p>{words.unmeasured(unmeasured.map(nameOf).join(', '))}</p>}
    </details>
  )
}
