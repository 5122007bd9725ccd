import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { moveBetween } from '../parts/move-between.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { campaignKey } from '../state/view.ts'
import { useEditsOnFocus } from './use-edits-on-focus.ts'

type Props = { readonly onChosen: () => void }

export function CampaignList({ onChosen }: Props) {
  const app = useApp()
  const text = useText()
  const campaigns = useView((view) => view.campaigns)
  const chosen = useView((view) => (view.place.at === 'campaign' ? view.chosen : null))
  const connection = useView((view) => view.connection)
  const dataFolder = useView((view) => view.about?.dataFolder ?? '')
  useEditsOnFocus()
  return (
    <nav aria-labelledby="campaigns-heading">
      <h2 id="campaigns-heading">{text.campaigns.heading}</h2>
      {campaigns === null && connection !== 'lost' && connection !== 'refused' && (
        <p className="hint">{connection === 'connecting' ? text.connection.connecting : text.campaigns.reading}</p>
      )}
      {campaigns?.length === 0 && (
        <>
          <p>{text.campaigns.none}</p>
          <p className="hint">{text.campaigns.noneRemedy(`${dataFolder}/campaigns`)}</p>
          <button type="button" className="plain" onClick={() => app.readAgain()}>
            {text.campaigns.readAgain}
          </button>
        </>
      )}
      {campaigns !== null && campaigns.length > 0 && (
        <ul>
          {campaigns.map((entry) => (
            <li key={campaignKey(entry)}>
              <button
                type="button"
                aria-current={campaignKey(entry) === chosen}
                className={entry.state === 'broken' ? 'entry broken' : 'entry'}
                onKeyDown={moveBetween}
                onClick={() => {
                  app.choose(campaignKey(entry))
                  onChosen()
                }}
              >
                <Entry entry={entry} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Entry({ entry }: { readonly entry: CampaignEntry }) {
  const text = useText()
  const language = useView((view) => view.language)
  const facts = [
    ...(entry.board?.kind === 'hexes' ? [text.campaigns.hexes(entry.board.columns, entry.board.rows)] : []),
    ...(entry.board?.kind === 'zones' ? [text.campaigns.zones(entry.board.zones)] : []),
    ...(entry.board?.kind === 'areas' ? [text.campaigns.zones(entry.board.areas)] : []),
    ...(entry.board?.kind === 'table' ? [text.campaigns.table(...entry.board.inches)] : []),
    ...(entry.scenarios.length === 0 ? [] : [text.campaigns.scenarios(entry.scenarios.length)]),
    ...(entry.origin === 'own' ? [text.campaigns.own] : []),
  ]
  return (
    <>
      <span className="entry-title">{entry.title?.[language] ?? lastPart(entry.folder)}</span>
      {entry.subtitle !== null && <span className="entry-subtitle">{entry.subtitle[language]}</span>}
      {entry.errors.length > 0 && (
        <span className="entry-fault">
          {text.campaigns[entry.state === 'broken' ? 'broken' : 'inPart'](
            text.campaigns.brokenCount(entry.errors.length),
          )}
        </span>
      )}
      {facts.length > 0 && <span className="entry-facts">{facts.join(' · ')}</span>}
    </>
  )
}

export function lastPart(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path
}
