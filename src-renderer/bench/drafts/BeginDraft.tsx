import { type FormEvent, useState } from 'react'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { scenarioId } from '../at-bench/scenario-id.ts'

const nothing = ''

/** Chooses the start of a new draft: an existing scenario, or the map and armies of a campaign with no unit placed. */
export function BeginDraft() {
  const app = useApp()
  const { list: words } = useText().bench
  const language = useView((view) => view.language)
  const campaigns = useView((view) => view.campaigns)
  const chosen = useView((view) => view.chosen)
  const busy = useView((view) => view.drafts.busy)
  const [wanted, setWanted] = useState(chosen)
  const [from, setFrom] = useState<string | null>(null)
  const [name, setName] = useState('')
  const readable = (campaigns ?? []).filter(({ state }) => state === 'playable')
  const campaign = readable.find(({ id }) => id === wanted) ?? readable[0]
  if (campaigns === null) return null
  if (campaign === undefined) return <p>{words.noCampaign}</p>
  const scenarios = campaign.scenarios.filter(({ sound }) => sound)
  const scenario = from ?? scenarios[0]?.file ?? nothing
  const isThere = scenarios.some(({ file }) => file === scenario)

  function begin(event: FormEvent): void {
    event.preventDefault()
    if (campaign === undefined) return
    app.bench.begin({
      from: isThere
        ? { what: 'copy', campaign: campaign.id, scenario: scenarioId(scenario) }
        : { what: 'nothing', campaign: campaign.id },
      ...(name.trim() === '' ? {} : { name: name.trim() }),
    })
  }

  return (
    <form className="begin-draft" onSubmit={begin}>
      <h3 className="label">{words.begin}</h3>
      <label className="field">
        <span>{words.campaign}</span>
        <select
          value={campaign.id}
          onChange={({ target }) => {
            setWanted(target.value)
            setFrom(null)
          }}
        >
          {readable.map(({ id, title }) => (
            <option key={id} value={id}>
              {title?.[language]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{words.from}</legend>
        {scenarios.map(({ file, title }) => (
          <label key={file} className="choice">
            <input type="radio" name="from" checked={file === scenario} onChange={() => setFrom(file)} />
            <span>{words.copyOf(title[language])}</span>
          </label>
        ))}
        <label className="choice">
          <input type="radio" name="from" checked={!isThere} onChange={() => setFrom(nothing)} />
          <span>{words.nothing}</span>
        </label>
      </fieldset>
      <label className="field">
        <span>{words.name}</span>
        <input
          value={name}
          maxLength={200}
          placeholder={words.nameHint}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className="buttons">
        <button type="submit" className="plain strong" disabled={busy}>
          {busy ? words.beginning : words.go}
        </button>
      </p>
    </form>
  )
}
