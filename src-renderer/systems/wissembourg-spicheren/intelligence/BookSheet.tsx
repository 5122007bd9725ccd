import type { HiddenBook } from '#engine/wissembourg-spicheren/window-types.ts'
import type { IntelligenceProps } from '../../../system-ui/system-ui.ts'
import { wordsIn } from './words.ts'

/** What a side may know of the hidden division: when and where it arrives, its columns, and how far they may go. */
export function BookSheet({ book: json, language, setting, onPlace, onRule }: IntelligenceProps) {
  const words = wordsIn(language)
  const book = json as unknown as HiddenBook // the process wrote it
  const nameOf = (id: string): string => setting.names[id]?.[language] ?? id
  const division = nameOf(book.formation)
  const placeOf = (hex: string) => (
    <button key={hex} type="button" className="link" onClick={() => onPlace(hex)}>
      {hex}
    </button>
  )
  const placesOf = (hexes: readonly string[]) =>
    hexes.flatMap((hex, index) => (index === 0 ? [placeOf(hex)] : [', ', placeOf(hex)]))
  return (
    <>
      <section className="leaf">
        <p>{words.state[book.state](division)}</p>
        {book.state === 'awaited' && (
          <p>
            {words.due(book.due.turn, book.due.hour)} {placesOf(book.due.gates)}
          </p>
        )}
        {book.state === 'hidden' && <p>{book.own ? words.theyKnowNothing : words.youKnowNothing}</p>}
        {book.columns.length > 0 && <p>{book.acted ? words.marched : words.mayMarch}</p>}
        {book.columns.length > 0 && <p>{words.seen(book.sight)}</p>}
        <p>
          <button type="button" className="link" onClick={() => onRule('ws.hidden.reveal')}>
            {words.rule}
          </button>
        </p>
      </section>
      {book.columns.map(({ column, hex, real, reach, track }) => (
        <section key={column} className="leaf" aria-label={nameOf(column)}>
          <h3>{nameOf(column)}</h3>
          <p>
            {placeOf(hex)}
            {words.colon}
            {real === null ? words.either(division) : real ? words.isDivision(division) : words.isDecoy}
          </p>
          <p>{words.track(track.map((one) => words.since(one.hex, one.turn)).join(', '))}</p>
          <p>
            {words.reach} {placesOf(reach)}
          </p>
        </section>
      ))}
    </>
  )
}
