import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { lastPart } from './CampaignList.tsx'
import { AreaPlate } from './AreaPlate.tsx'
import { Faults } from './Faults.tsx'
import { HexPlate } from './HexPlate.tsx'
import { Problems } from './Problems.tsx'
import { TablePlate } from './TablePlate.tsx'
import { ZonePlate } from './ZonePlate.tsx'

/** The selected campaign as far as it can be read: its description, what is wrong with it, and its board. */
export function CampaignSheet({ campaign }: { readonly campaign: CampaignEntry }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const opened = useView((view) => view.opened)
  const title = campaign.title?.[language] ?? text.broken.heading(lastPart(campaign.folder))
  const board = opened?.board
  const isBroken = campaign.state === 'broken'
  return (
    <article className="sheet" aria-labelledby="sheet-heading">
      <div className="sheet-head">
        <div>
          <h2 id="sheet-heading">{title}</h2>
          {campaign.subtitle !== null && <p className="subtitle">{campaign.subtitle[language]}</p>}
          {campaign.description !== null && <p className="description">{campaign.description[language]}</p>}
        </div>
        <p className="sheet-buttons">
          <button
            type="button"
            className="plain strong"
            disabled={isBroken}
            aria-describedby={isBroken ? 'why-not-played' : undefined}
            onClick={() => {
              app.newGame.choose(campaign.id)
              app.go({ at: 'new-game' })
            }}
          >
            {text.games.playThis}
          </button>
        </p>
      </div>
      {campaign.errors.length > 0 && <Faults campaign={campaign} />}
      {campaign.warnings.length > 0 && (
        <details className="warnings">
          <summary>{text.broken.remarks(campaign.warnings.length)}</summary>
          <Problems problems={campaign.warnings} />
        </details>
      )}
      {opened === null && <p className="hint">{text.board.reading}</p>}
      {opened !== null && isBroken && board === null && <p className="hint">{text.broken.noMap}</p>}
      {board?.kind === 'hexes' && <HexPlate board={board} id={campaign.id} title={title} />}
      {board?.kind === 'areas' && <AreaPlate board={board} id={campaign.id} title={title} />}
      {board?.kind === 'table' && <TablePlate board={board} id={campaign.id} title={title} />}
      {board?.kind === 'zones' && <ZonePlate board={board} id={campaign.id} title={title} />}
    </article>
  )
}
