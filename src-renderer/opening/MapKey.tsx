import type { Board, Terrain } from '../../src-main/contract/campaign.ts'
import type { Palette } from '../map/palette.ts'
import { signOf } from '../map/patterns.ts'
import { useText, useView } from '../state/use-app.ts'

/** What each wash and sign on the map stands for. */
export function MapKey({ board, palette }: { readonly board: Board; readonly palette: Palette }) {
  const text = useText()
  const language = useView((view) => view.language)
  const used = new Set(board.hexes.map(({ terrain }) => terrain))
  const drawn = board.terrain.filter(({ code, look }) => look !== 'outside' && used.has(code))
  return (
    <div className="key">
      <h3 id="key-heading">{text.board.key}</h3>
      <ul aria-labelledby="key-heading">
        {drawn.map((terrain) => (
          <li key={terrain.code}>
            <Swatch terrain={terrain} palette={palette} />
            {terrain.name[language]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Swatch({ terrain, palette }: { readonly terrain: Terrain; readonly palette: Palette }) {
  const sign = signOf(terrain.look, palette, 0)
  return (
    <svg className="swatch" viewBox="0 0 80 70" aria-hidden="true">
      <path
        d="M1 35L20.5 1h39L79 35 59.5 69h-39z"
        fill={palette.wash[terrain.look]}
        stroke={palette.line}
        strokeWidth="2"
      />
      {sign !== undefined && <image href={sign} x="0" y="-5" width="80" height="80" />}
      {terrain.look === 'other' && (
        <text x="40" y="48" fontSize="36" textAnchor="middle" fill={palette.ink}>
          {terrain.code}
        </text>
      )}
    </svg>
  )
}
