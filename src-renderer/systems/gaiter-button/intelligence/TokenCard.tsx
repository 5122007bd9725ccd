import type { ReactNode } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import type { CounterFace } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { lineOf } from './evidence.ts'
import { printedFace } from '../counters/faces.ts'
import { liveryOf } from '../counters/order-of-battle.ts'
import { type Kind, possible, type SeenEvidence, type SeenToken, span, whenOf } from './reading.ts'
import type { Reader } from './reader.ts'

export type { Reader }

type Props = {
  readonly token: SeenToken
  /** All tokens with the same knowledge. */
  readonly tokens: readonly string[]
  readonly piece: Piece | undefined
  readonly isPicked: boolean
  readonly reader: Reader
}

/** Up to this many names are written out; a longer list folds. */
const few = 4

/** One enemy counter: how it looks, what it can be, and why. */
export function TokenCard({ token, tokens, piece, isPicked, reader }: Props) {
  const { words, nameOf, side, printed } = reader
  const { names, kinds, points, pace, evidence, seen, inside } = token
  const livery = liveryOf(1 - side)
  const called = titleOf(token, reader)
  const title = tokens.length === 1 ? capital(called) : words.each(tokens.length, called)
  const isOne = possible(token) === 1
  const isDecoyOnly = kinds.every(({ kind }) => kind === 'decoy')
  return (
    <article
      className={isPicked ? 'gb-token is-picked' : 'gb-token'}
      data-tokens={tokens.join(' ')}
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
        <Unfolding isOpen={names.length <= few} title={words.names(names.length)}>
          <ul className="gb-token-names" aria-label={words.names(names.length)}>
            {names.map((id) => {
              const face = printed.counters.get(id)
              return (
                <li key={id}>
                  {face !== undefined && <Counter face={printedFace(face)} size={26} title="" />} {nameOf(id)}
                </li>
              )
            })}
          </ul>
        </Unfolding>
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

/** Shows its content at once, or folded under a title. */
function Unfolding({
  isOpen,
  title,
  children,
}: {
  readonly isOpen: boolean
  readonly title: string
  readonly children: ReactNode
}) {
  if (isOpen) return children
  return (
    <details>
      <summary>{title}</summary>
      {children}
    </details>
  )
}

/** Its name, or the kinds it can be. */
function titleOf({ kinds, names }: SeenToken, { words, nameOf }: Reader): string {
  const [only] = names
  if (kinds.every(({ kind }) => kind === 'decoy')) return words.decoy
  if (only !== undefined && names.length === 1 && kinds.length === 1) return nameOf(only)
  if (kinds.length === 5) return words.anything
  return words.or(kinds.map(({ kind }) => words.kindOnly(kind)))
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const signOf = (kind: Kind, livery: CounterFace['livery']): CounterFace =>
  kind === 'detachment' ? { livery, sign: 'infantry', detached: true } : { livery, sign: kind }

/** A line whose place is a link to the map. */
function WithPlace({
  told,
  zone,
  reader,
}: {
  readonly told: string
  readonly zone: SeenEvidence['facts'][string] | undefined
  readonly reader: Reader
}) {
  const { nameOf, words, onPlace } = reader
  const name = typeof zone === 'string' ? nameOf(zone) : ''
  const at = name === '' ? -1 : told.indexOf(name)
  if (typeof zone !== 'string' || at < 0) return told
  return (
    <>
      {told.slice(0, at)}
      <button type="button" className="link" aria-label={words.showPlace(name)} onClick={() => onPlace(zone)}>
        {name}
      </button>
      {told.slice(at + name.length)}
    </>
  )
}

/** Why something is known: links to the moment, the place and the rule. */
function Line({ evidence, reader }: { readonly evidence: SeenEvidence; readonly reader: Reader }) {
  const { words, stops, language, sectionOf, onStop, onRule } = reader
  const { stop, rule } = evidence
  const last = stops.at(-1)?.stop ?? 0
  const when = stop === 0 ? words.begin : (whenOf(stops, stop, language) ?? words.now)
  const section = sectionOf(rule) ?? '§'
  const told = lineOf(evidence, reader)
  return (
    <li>
      {stop < last ? (
        <button type="button" className="link" aria-label={words.stop(when)} onClick={() => onStop(stop)}>
          {when}
        </button>
      ) : (
        <span>{stop === last ? when : words.now}</span>
      )}
      <span>
        <WithPlace told={told} zone={evidence.facts['zone']} reader={reader} />
      </span>
      <button type="button" className="link gb-rule" aria-label={words.rule(section)} onClick={() => onRule(rule)}>
        {section}
      </button>
    </li>
  )
}
