import type { CampaignSummary } from '../../src-main/contract/campaign.ts'
import { useText, useView } from '../state/use-app.ts'
import { BoardPlate } from './BoardPlate.tsx'

/** A campaign on the table: what it is, and its board. */
export function CampaignSheet({ campaign }: { readonly campaign: CampaignSummary }) {
  const text = useText()
  const language = useView((view) => view.language)
  const opened = useView((view) => view.opened)
  return (
    <article className="sheet" aria-labelledby="sheet-heading">
      <h2 id="sheet-heading">{campaign.title[language]}</h2>
      <p className="subtitle">{campaign.subtitle[language]}</p>
      <p className="description">{campaign.description[language]}</p>
      {opened === null && <p className="hint">{text.board.reading}</p>}
      {opened?.board && <BoardPlate board={opened.board} title={campaign.title[language]} />}
    </article>
  )
}
