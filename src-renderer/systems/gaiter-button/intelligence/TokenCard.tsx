import { Counter } from '../../../counters/Counter.tsx'
import type { CounterFace } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { printedFace } from '../counters/faces.ts'
import { liveryOf } from '../counters/order-of-battle.ts'
import { type Kind, possible, type SeenEvidence, type SeenToken, span, whenOf } from './reading.ts'
import type { Reader } from './reader.ts'
import type { Facts } from './words.en.ts'

export type { Reader }

type Props = {
  readonly token: SeenToken
  readonly piece: Piece | undefined
  readonly isPicked: boolean
  readonly reader: Reader
}

/** So many names are written out; of more the list can be opened. */
const few = 4

/** One counter of the enemy: as it is seen, what it can be, and why. */
export function TokenCard({ token, piece, isPicked, reader }: Props) {
  const { words, nameOf, side, printed } = reader
  const { names, kinds, points, pace, evidence, seen, inside } = token
  const livery = liveryOf(1 - side)
  const title = titleOf(token, reader)
  const isOne = possible(token) === 1
  const isDecoyOnly = kinds.every(({ kind }) => kind === 'decoy')
  return (
    <article
      className={isPicked ? 'gb-token is-picked' : 'gb-token'}
      data-token={token.token}
      tabIndex={-1}
      aria-label={title}
    >
      <div className="gb-token-head">
        {piece !== undefined && <Counter face={piece.face} size={46} title={piece.title} />}
        <div>
          <h4>{title}</h4>
          <p className="gb-token-facts">
            {[
              isOne || isDecoyOnly ? '' : words.oneOf(possible(token)),
              isOne ? (seen === 'not' ? words.concluded : words.seen[seen]) : '',
              isDecoyOnly ? '' : words.points(span(points)),
              words.pace(span(pace)),
              inside ? words.inside : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        </div>
      </div>
      {!isOne && (
        <ul className="gb-token-kinds">
          {kinds.map(({ kind, count }) => (
            <li key={kind}>
              <Counter face={signOf(kind, livery)} size={20} title="" /> {count} {words.kind(kind, count)}
            </li>
          ))}
        </ul>
      )}
      {!isOne && names.length > 0 && (
        <details open={names.length <= few}>
          <summary>{words.names(names.length)}</summary>
          <ul className="gb-token-names">
            {names.map((id) => {
              const face = printed.counters.get(id)
              return (
                <li key={id}>
                  {face !== undefined && <Counter face={printedFace(face)} size={26} title="" />} {nameOf(id)}
                </li>
              )
            })}
          </ul>
        </details>
      )}
      {evidence.length === 0 ? (
        <p className="hint">{words.noEvidence}</p>
      ) : (
        <details open={isPicked}>
          <summary>{words.evidence(evidence.length)}</summary>
          <ol className="gb-token-why">
            {evidence.toReversed().map((one) => (
              <Line key={`${one.key} ${one.stop} ${JSON.stringify(one.facts)}`} evidence={one} reader={reader} />
            ))}
          </ol>
        </details>
      )}
    </article>
  )
}

/** Its name, or the kinds it can be. */
function titleOf({ kinds, names }: SeenToken, { words, nameOf }: Reader): string {
  const [only] = names
  if (kinds.every(({ kind }) => kind === 'decoy')) return capital(words.decoy)
  if (only !== undefined && names.length === 1 && kinds.length === 1) return nameOf(only)
  return capital(words.or(kinds.map(({ kind }) => words.kindOnly(kind))))
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const signOf = (kind: Kind, livery: CounterFace['livery']): CounterFace =>
  kind === 'detachment' ? { livery, sign: 'infantry', detached: true } : { livery, sign: kind }

/** Why something is known: when, what, and by which rule; each leads there. */
function Line({ evidence, reader }: { readonly evidence: SeenEvidence; readonly reader: Reader }) {
  const { words, stops, language, sectionOf, onStop, onRule } = reader
  const { stop, rule } = evidence
  const last = stops.at(-1)?.stop ?? 0
  const when = stop === 0 ? words.begin : (whenOf(stops, stop, language) ?? words.now)
  const section = sectionOf(rule) ?? '§'
  const told = lineOf(evidence, reader)
  return (
    <li>
      {stop <= last ? (
        <button type="button" className="link" aria-label={words.stop(when)} onClick={() => onStop(stop)}>
          {when}
        </button>
      ) : (
        <span>{words.now}</span>
      )}
      <span>{told}</span>
      <button type="button" className="link gb-rule" aria-label={words.rule(section)} onClick={() => onRule(rule)}>
        {section}
      </button>
    </li>
  )
}

export function lineOf({ key, facts }: SeenEvidence, { words, nameOf }: Pick<Reader, 'words' | 'nameOf'>): string {
  const line = (words.lines as Readonly<Record<string, (facts: Facts) => string>>)[key]
  const number = (name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0)
  const name = (of: string): string => (typeof facts[of] === 'string' ? nameOf(facts[of]) : '')
  return (
    line?.({
      zone: name('zone'),
      counter: name('counter'),
      count: number('count'),
      gone: number('gone'),
      mp: number('mp'),
      points: number('points'),
      room: number('room'),
      rain: facts['rain'] === true,
    }) ?? key
  )
}
