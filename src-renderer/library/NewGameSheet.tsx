import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CampaignEntry, CampaignSummary } from '../../src-main/contract/campaign.ts'
import type { Beginnings } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Text } from '../text/en.ts'
import { numberOf } from '../rule-links/cited.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { LessonButtons } from './LessonButtons.tsx'
import { BeginFault } from './BeginFault.tsx'
import { type Draft, faultsOf, draftAsLeft, newDraft, requestOf } from './draft.ts'
import { PlayersFields, TableFields } from './PlayersFields.tsx'
import { scenariosInOrder } from './scenarios-in-order.ts'
import { SealsFields } from './SealFields.tsx'

/** The form with all choices for a new game. */
export function NewGameSheet() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const campaigns = useView((view) => view.campaigns)
  const chosen = useView((view) => view.newGame.campaign)
  const beginnings = useView((view) => view.newGame.beginnings)
  const whole = (campaigns ?? []).filter((one): one is CampaignSummary => one.state === 'playable')
  const isPreselected = useView((view) => view.newGame.scenario !== null)
  const known = whole.some(({ id }) => id === chosen) ? chosen : null
  // A campaign that was just published is preselected before the list that has it is read again.
  const first = isPreselected && chosen !== null ? null : (whole[0]?.id ?? null)

  useEffect(() => {
    const wanted = known ?? first
    if (wanted !== null) app.newGame.choose(wanted)
  }, [app, known, first])

  return (
    <article className="sheet new-game" aria-labelledby="sheet-heading">
      <h2 id="sheet-heading" tabIndex={-1}>
        {text.games.newGame.heading}
      </h2>
      {campaigns !== null && whole.length === 0 && <p>{text.games.newGame.none}</p>}
      {whole.length > 0 && (
        <div className="campaign-field">
          <label className="field">
            <span>{text.games.newGame.campaign}</span>
            <select value={known ?? first ?? ''} onChange={({ target }) => app.newGame.choose(target.value)}>
              {whole.map((campaign) => (
                <option key={campaign.id} value={campaign.id}>
                  {campaign.title[language]}
                </option>
              ))}
            </select>
          </label>
          {known !== null && <LessonButtons campaign={known} />}
        </div>
      )}
      {known !== null && beginnings?.campaign !== known && <p className="hint">{text.games.newGame.reading}</p>}
      {known !== null && beginnings?.campaign === known && beginnings.content !== null && (
        <NewGameForm key={known} campaign={known} beginnings={beginnings.content} />
      )}
      <BeginFault />
    </article>
  )
}

type FormProps = { readonly campaign: string; readonly beginnings: Beginnings }

function NewGameForm({ campaign, beginnings }: FormProps) {
  const app = useApp()
  const { newGame } = useText().games
  const language = useView((view) => view.language)
  const busy = useView((view) => view.newGame.busy)
  const wanted = useView((view) => view.newGame.scenario)
  const { sides, opponents } = beginnings
  const campaigns = useView((view) => view.campaigns)
  const lessons = campaigns?.flatMap((one) => (one.id === campaign ? lessonScenarios(one) : []))
  const scenarios = scenariosInOrder(beginnings.scenarios, lessons ?? [])
  const first = scenarios.find(({ id }) => id === wanted) ?? scenarios[0]
  const left = useView((view) => view.newGame.left[campaign])
  const [draft, setDraft] = useState<Draft>(() =>
    left === undefined || (wanted !== null && wanted !== left.scenario)
      ? newDraft(first?.id ?? '', opponents)
      : draftAsLeft(
          left,
          scenarios.map(({ id }) => id),
          opponents,
        ),
  )
  const [tried, setTried] = useState(false)
  const [isMoreShown, setMoreShown] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part }
    setDraft(next)
    app.newGame.leave(requestOf(next, campaign))
  }
  const scenario = scenarios.find(({ id }) => id === draft.scenario)
  const faults = tried ? faultsOf(draft) : []

  function begin(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const found = faultsOf(draft)
    if (found.some(({ side }) => side !== null)) setMoreShown(true)
    if (found.length === 0) app.newGame.begin(requestOf(draft, campaign))
  }
  useEffect(() => {
    if (tried) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried])

  return (
    <form ref={form} className="new-game-form" noValidate onSubmit={begin}>
      <fieldset>
        <legend>{newGame.scenario}</legend>
        <div className="scenario-field">
          <div className="choices-down">
            {scenarios.map(({ id, title }) => (
              <label key={id} className="choice">
                <input
                  type="radio"
                  name="scenario"
                  checked={id === draft.scenario}
                  onChange={() => change({ scenario: id, options: {} })}
                />
                <span>{title[language]}</span>
              </label>
            ))}
          </div>
          <p className="scenario-about" aria-live="polite">
            {scenario?.about?.[language]}
          </p>
        </div>
      </fieldset>
      <PlayersFields
        sides={sides}
        aims={scenario?.aims ?? null}
        able={opponents}
        draft={draft}
        faults={faults}
        onChange={change}
      />
      <TableFields open={draft.open} hidesNothing={scenario?.hidesNothing === true} onChange={change} />
      {scenario?.options.length === 0 && <p className="quiet">{newGame.noOptions}</p>}
      {scenario !== undefined && scenario.options.length > 0 && (
        <details className="new-game-options">
          <summary>
            {newGame.options} <span className="quiet">{changedOptions(scenario, draft, language, newGame)}</span>
          </summary>
          {scenario.options.map(({ id, title, rule, what, value }) => (
            <div key={id} className="choice">
              <input
                id={`option-${id}`}
                type="checkbox"
                checked={draft.options[id] ?? value}
                aria-describedby={what === null ? undefined : `what-${id}`}
                onChange={({ target }) => change({ options: { ...draft.options, [id]: target.checked } })}
              />
              <div>
                <label htmlFor={`option-${id}`}>
                  {title[language]} {numberOf(rule) !== null && <span className="quiet">{newGame.rule(rule)}</span>}
                </label>
                {what !== null && (
                  <p id={`what-${id}`} className="hint">
                    {what[language]}
                  </p>
                )}
              </div>
            </div>
          ))}
        </details>
      )}
      <details open={isMoreShown} onToggle={({ currentTarget }) => setMoreShown(currentTarget.open)}>
        <summary>{newGame.more}</summary>
        <SealsFields sides={sides} draft={draft} faults={faults} onChange={change} />
        <label className="field">
          <span>{newGame.name}</span>
          <input
            value={draft.name}
            maxLength={200}
            aria-describedby="name-hint"
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <p id="name-hint" className="hint">
          {newGame.nameHint}
        </p>
        <label className="field">
          <span>{newGame.seed}</span>
          <input
            value={draft.seed}
            maxLength={200}
            aria-describedby="seed-hint"
            onChange={({ target }) => change({ seed: target.value })}
          />
        </label>
        <p id="seed-hint" className="hint">
          {newGame.seedHint}
        </p>
      </details>
      <p className="buttons new-game-foot">
        {/* A disabled button would lose the focus. */}
        <button type="submit" className="plain strong" aria-disabled={busy}>
          {busy ? newGame.beginning : newGame.begin}
        </button>
        <button type="button" className="plain" onClick={() => app.go({ at: 'games' })}>
          {newGame.cancel}
        </button>
      </p>
    </form>
  )
}

const lessonScenarios = (campaign: CampaignEntry): readonly string[] =>
  campaign.state === 'playable' ? campaign.lessons.map(({ scenario }) => scenario) : []

/** Names the options that differ from the scenario's defaults, for the summary of the folded list. */
function changedOptions(
  { options }: Scenario,
  draft: Draft,
  language: Language,
  { usual, changed, option }: Text['games']['newGame'],
): string {
  const differing = options.filter(({ id, value }) => (draft.options[id] ?? value) !== value)
  if (differing.length === 0) return usual
  return changed(differing.map(({ title, value }) => option(title[language], !value)).join(', '))
}

type Scenario = Beginnings['scenarios'][number]
