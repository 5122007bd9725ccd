import type { Files, View } from '#engine/escape-from-sedan/window-types.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { fileIn, viewIn } from '../reads/reads.ts'
import { type Card, cardFaces, cardKinds, handWords } from './words.ts'
import './hands.css'

type Commander = NonNullable<Files['order-of-battle.json']>['commanders'][number]

/**
 * The strip that is always shown: turn, phase, and the hands of all commanders; the viewer's own as cards, the others face
 * down.
 */
export function Hands({ table, setting, language }: AsideProps) {
  const words = handWords[language]
  const views = table.views.map(({ known }) => viewIn(known))
  const order = fileIn(setting.files, 'order-of-battle.json')
  const [view] = views
  if (view === undefined || order === null) return null
  const rowOf = (id: string): View['hand'][string] | undefined =>
    views.map(({ hand }) => hand[id]).find((row) => row?.ace !== undefined) ?? view.hand[id]
  const sides = ['french', 'german'] as const
  /** False for commanders of other battles of the campaign, who have neither a place nor a hand. */
  const isInBattle = (id: string): boolean => view.leader[id]?.at !== nothing || (view.hand[id]?.cards ?? 0) > 0
  return (
    <section className="es-hands" aria-label={words.hands}>
      <p>{table.when?.[language]}</p>
      {view.onCrest !== null && (
        <p className="es-crest">
          {words.crest}{' '}
          {sides.map((side) => (
            <span key={side} className={`es-of-${side}`}>
              <span className="announced">{setting.sides[side === 'french' ? 0 : 1][language]} </span>
              {view.onCrest?.[side]}
            </span>
          ))}
        </p>
      )}
      {sides.map((side) => (
        <ul
          key={side}
          className={`es-side es-of-${side}`}
          aria-label={setting.sides[side === 'french' ? 0 : 1][language]}
        >
          {order.commanders
            .filter((one) => one.side === side && isInBattle(one.id))
            .map((one) => (
              <Hand
                key={one.id}
                commander={one}
                name={setting.names[one.id]?.[language] ?? one.id}
                row={rowOf(one.id)}
                words={words}
              />
            ))}
        </ul>
      ))}
    </section>
  )
}

/** How a view writes that a unit or commander is not on the table. */
const nothing = '-'

type HandProps = {
  readonly commander: Commander
  readonly name: string
  readonly row: View['hand'][string] | undefined
  readonly words: (typeof handWords)['en']
}

function Hand({ name, row, words }: HandProps) {
  if (row === undefined) return null
  const isOpen = row.ace !== undefined
  const held = cardKinds.flatMap((card): (readonly [Card, number])[] => {
    const count = row[card] ?? 0
    return count === 0 ? [] : [[card, count]]
  })
  const inWords = isOpen ? held.map(([card, count]) => words.count(card, count)).join(', ') : words.closed(row.cards)
  return (
    <li className="es-hand" title={words.of(name, inWords || words.none)}>
      <span className="es-commander">{name}</span>
      <span className="es-cards" aria-hidden="true">
        {isOpen
          ? held.map(([card, count]) => (
              <span key={card} className={`es-card es-${card}`}>
                {cardFaces[card]}
                <b>{count}</b>
              </span>
            ))
          : row.cards > 0 && (
              <span className="es-card es-back">
                <b>{row.cards}</b>
              </span>
            )}
      </span>
      <span className="announced">{inWords || words.none}</span>
    </li>
  )
}
