import type { ReactNode } from 'react'
import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { lastPart } from './CampaignList.tsx'
import { AreaPlate } from './AreaPlate.tsx'
import { Faults } from './Faults.tsx'
import { HexPlate } from './HexPlate.tsx'
import { Problems } from './Problems.tsx'
import { TablePlate } from './TablePlate.tsx'
import { ZonePlate } from './ZonePlate.tsx'

type Props = {
  readonly campaign: CampaignEntry
  /** Buttons that begin its lessons and show its recorded games. */
  readonly lessons: ReactNode
  readonly notices: ReactNode
}

/** The selected campaign, as far as it can be read: its description, its errors, and its board. */
export function CampaignSheet({ campaign, lessons, notices }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const opened = useView((view) => view.opened)
  const title = campaign.title?.[language] ?? text.broken.heading(lastPart(campaign.folder))
  const board = opened?.board
  const isBroken = campaign.state === 'broken'
  const hasLesson = campaign.state === 'playable' && campaign.lessons.length > 0
  const isNewcomer = useView((view) => view.games.games?.length === 0)
  return (
    <article className="sheet" aria-labelledby="sheet-heading">
      <div className="sheet-head">
        <div>
          <h2 id="sheet-heading">{title}</h2>
          {campaign.subtitle !== null && <p className="subtitle">{campaign.subtitle[language]}</p>}
          {campaign.description !== null && <p className="description">{campaign.description[language]}</p>}
        </div>
        <div className="sheet-buttons">
          <button
            type="button"
            className={isNewcomer && hasLesson ? 'plain' : 'plain strong'}
            disabled={isBroken}
            aria-describedby={isBroken ? 'why-not-played' : undefined}
            onClick={() => {
              app.newGame.choose(campaign.id)
              app.go({ at: 'new-game' })
            }}
          >
            {text.games.playThis}
          </button>
          {lessons}
          {!isBroken && (
            <button type="button" className="plain" onClick={() => app.go({ at: 'simulations' })}>
              {text.simulations.command}
            </button>
          )}
          <Extent campaign={campaign} />
        </div>
      </div>
      {notices}
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

/** The size of its map, and the number of its scenarios. */
function Extent({ campaign: { board, scenarios } }: { readonly campaign: CampaignEntry }) {
  const text = useText()
  const facts = [
    ...(board?.kind === 'hexes' ? [text.campaigns.hexes(board.columns, board.rows)] : []),
    ...(board?.kind === 'zones' ? [text.campaigns.zones(board.zones)] : []),
    ...(board?.kind === 'areas' ? [text.campaigns.zones(board.areas)] : []),
    ...(board?.kind === 'table' ? [text.campaigns.table(...board.inches)] : []),
    ...(scenarios.length === 0 ? [] : [text.campaigns.scenarios(scenarios.length)]),
  ]
  return facts.length === 0 ? null : <p className="extent">{facts.join(' · ')}</p>
}
