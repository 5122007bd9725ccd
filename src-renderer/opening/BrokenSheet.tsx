import type { BrokenCampaign } from '../../src-main/contract/campaign.ts'
import { useApp, useText } from '../state/use-app.ts'
import { lastPart } from './CampaignList.tsx'
import { Problems } from './Problems.tsx'

/** A campaign that cannot be read: its errors, and apart from them its warnings. */
export function BrokenSheet({ entry }: { readonly entry: BrokenCampaign }) {
  const app = useApp()
  const text = useText()
  return (
    <article className="sheet broken-sheet">
      <h2>{text.broken.heading(lastPart(entry.folder))}</h2>
      <p>{text.broken.what}</p>
      <Problems problems={entry.errors} />
      {entry.warnings.length > 0 && (
        <>
          <p>{text.broken.warnings}</p>
          <Problems problems={entry.warnings} />
        </>
      )}
      <p className="path">{text.broken.where(entry.folder)}</p>
      <button type="button" className="plain" onClick={() => app.readAgain()}>
        {text.campaigns.readAgain}
      </button>
    </article>
  )
}
