import { useSystem } from '../at-table/use-system.ts'
import { useText } from '../state/use-app.ts'
import { toggleMarches, useMarches, useMarchesShown } from './use-marches.ts'

/** Switches the marches of the day on the map on and off, and lists them in words. */
export function Marches() {
  const { layers: text } = useText()
  const isShown = useMarchesShown()
  const marches = useMarches().filter(({ way }) => way.length > 1)
  if (useSystem().chronicle?.marchesOf === undefined) return null
  return (
    <div className="layers-marches">
      <label>
        <input type="checkbox" checked={isShown} onChange={toggleMarches} />
        {text.marches}
      </label>
      <p className="layers-what">{text.marchesWhat}</p>
      {marches.length === 0 ? (
        <p className="layers-what">{text.noMarches}</p>
      ) : (
        <details>
          <summary>{text.marchesInWords}</summary>
          <ul>
            {marches.map(({ words, stop }) => (
              <li key={`${stop} ${words}`}>{words}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
