import type { CampaignSummary } from '../../src-main/contract/campaign.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { HexPlate } from './HexPlate.tsx'
import { Problems } from './Problems.tsx'
import { ZonePlate } from './ZonePlate.tsx'

/** The selected campaign: its description, and its board. */
export function CampaignSheet({ campaign }: { readonly campaign: CampaignSummary }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const opened = useView((view) => view.opened)
  const title = campaign.title[language]
  const board = opened?.board
  return (
    <article className="sheet" aria-labelledby="sheet-heading">
      <div className="sheet-head">
        <div>
          <h2 id="sheet-heading">{title}</h2>
          <p className="subtitle">{campaign.subtitle[language]}</p>
          <p className="description">{campaign.description[language]}</p>
        </div>
        <p className="sheet-buttons">
          <button
            type="button"
            className="plain strong"
            onClick={() => {
              app.newGame.choose(campaign.id)
              app.go({ at: 'new-game' })
            }}
          >
            {text.games.playThis}
          </button>
        </p>
      </div>
      {campaign.warnings.length > 0 && (
        <details className="warnings">
          <summary>{text.broken.whole(campaign.warnings.length)}</summary>
          <Problems problems={campaign.warnings} />
        </details>
      )}
      {opened === null && <p className="hint">{text.board.reading}</p>}
      {board?.kind === 'hexes' && <HexPlate board={board} title={title} />}
      {board?.kind === 'zones' && <ZonePlate board={board} id={campaign.id} title={title} />}
    </article>
  )
}
