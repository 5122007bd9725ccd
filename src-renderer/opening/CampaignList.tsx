import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { moveFocusInList } from '../parts/move-between.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { campaignKey } from '../state/known/view.ts'
import { useEditsOnFocus } from './use-edits-on-focus.ts'

type Props = { readonly onChosen: () => void }

export function CampaignList({ onChosen }: Props) {
  const app = useApp()
  const text = useText()
  const campaigns = useView((view) => view.campaigns)
  const chosen = useView((view) => (view.place.at === 'campaign' ? view.chosen : null))
  const connection = useView((view) => view.connection)
  const dataFolder = useView((view) => view.about?.dataFolder ?? '')
  const whatIfs = (campaigns ?? []).filter(isWhatIf)
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
        <Entries entries={campaigns.filter((one) => !isWhatIf(one))} chosen={chosen} onChosen={onChosen} />
      )}
      {whatIfs.length > 0 && (
        // Folded, so that all campaigns of the house stay in sight.
        <details className="what-ifs" open={whatIfs.some((one) => campaignKey(one) === chosen) || undefined}>
          <summary>{text.campaigns.whatIfs(whatIfs.length)}</summary>
          <Entries entries={whatIfs} chosen={chosen} onChosen={onChosen} />
        </details>
      )}
    </nav>
  )
}

/** Whether it is a campaign of the house that is based on another one. */
const isWhatIf = (one: CampaignEntry): boolean =>
  one.state === 'playable' && one.origin === 'house' && one.basedOn !== null

type EntriesProps = Props & { readonly entries: readonly CampaignEntry[]; readonly chosen: string | null }

function Entries({ entries, chosen, onChosen }: EntriesProps) {
  const app = useApp()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={campaignKey(entry)}>
          <button
            type="button"
            aria-current={campaignKey(entry) === chosen}
            className={entry.state === 'broken' ? 'entry broken' : 'entry'}
            onKeyDown={moveFocusInList}
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
  )
}

function Entry({ entry }: { readonly entry: CampaignEntry }) {
  const text = useText()
  const language = useView((view) => view.language)
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
      {entry.origin === 'own' && <span className="entry-facts">{text.campaigns.own}</span>}
    </>
  )
}

export function lastPart(path: string): string {
  return path.split(/[\\/]/).findLast((part) => part !== '') ?? path
}
