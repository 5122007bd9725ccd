import type { Feature, HexBoard, Terrain } from '../../src-main/contract/hex-board.ts'
import type { Palette } from '../map/paint/palette.ts'
import { signOf } from '../map/paint/patterns.ts'
import { useText, useView } from '../state/use-app.ts'

/** The key of the map: what each colour, sign and line means. */
export function MapKey({ board, palette }: { readonly board: HexBoard; readonly palette: Palette }) {
  const text = useText()
  const language = useView((view) => view.language)
  const used = new Set(board.hexes.map(({ terrain }) => terrain))
  const drawn = board.terrain.filter(({ code, look }) => look !== 'outside' && used.has(code))
  const sides = board.features.filter(({ id }) => board.hexsides.some(({ feature }) => feature === id))
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
        {sides.map((feature) => (
          <li key={`side ${feature.id}`}>
            <SideSwatch feature={feature} palette={palette} />
            {feature.name[language]}
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

/** A piece of a hexside's line, drawn as on the map. */
function SideSwatch({ feature, palette }: { readonly feature: Feature; readonly palette: Palette }) {
  const { look } = feature
  const wet = look === 'river' || look === 'bridge'
  return (
    <svg className="swatch" viewBox="0 0 80 70" aria-hidden="true">
      {wet && <path d="M8 50L40 32l32 18" fill="none" stroke={palette.water} strokeWidth="9" strokeLinecap="round" />}
      {look === 'bridge' && (
        <>
          <path d="M40 18v30" stroke={palette.ink} strokeWidth="18" />
          <path d="M40 18v30" stroke={palette.wash.open} strokeWidth="11" />
        </>
      )}
      {look === 'wire' && <path d="M8 35h64" stroke={palette.ink} strokeWidth="8" strokeDasharray="3 5" />}
      {look === 'other' && <path d="M8 35h64" stroke={palette.ink} strokeWidth="4" strokeDasharray="9 6" />}
    </svg>
  )
}
