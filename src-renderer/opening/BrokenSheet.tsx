import type { BrokenCampaign } from '../../src-main/contract/campaign.ts'
import { useApp, useText } from '../state/use-app.ts'
import { lastPart } from './CampaignList.tsx'

/** A campaign that cannot be read: everything that is wrong with it at once, each fault with its remedy. */
export function BrokenSheet({ entry }: { readonly entry: BrokenCampaign }) {
  const app = useApp()
  const text = useText()
  return (
    <article className="sheet broken-sheet">
      <h2>{text.broken.heading(lastPart(entry.folder))}</h2>
      <p>{text.broken.what}</p>
      <ul>
        {entry.faults.map((fault) => {
          const [wrong, remedy] = text.faults[fault.kind](fault)
          return (
            <li key={`${fault.file} ${fault.path} ${fault.kind} ${fault.found}`}>
              {wrong} <span className="remedy">{remedy}</span>
            </li>
          )
        })}
      </ul>
      <p className="path">{text.broken.where(entry.folder)}</p>
      <button type="button" className="plain" onClick={() => app.readAgain()}>
        {text.campaigns.readAgain}
      </button>
    </article>
  )
}
