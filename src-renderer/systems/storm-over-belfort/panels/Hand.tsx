import type { Files, View } from '#engine/storm-over-belfort/window-types.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { eyesOf, fileIn, known } from '../reads/reads.ts'
import { effectOf, effectsOf } from './effects.ts'
import { sideTitle, wordsIn } from './words.ts'

type Counter = Files['order-of-battle.json']['counters'][number]
type Face = 'black' | 'red'

const ownSide = (table: AsideProps['table']): 'french' | 'prussian' => (eyesOf(table) === 0 ? 'french' : 'prussian')
const handIn = (view: View, side: 'french' | 'prussian') => (side === 'french' ? view.frenchHand : view.prussianHand)
const cupIn = (view: View, side: 'french' | 'prussian') => (side === 'french' ? view.frenchCup : view.prussianCup)

/** The counters of a side in a line that unfolds, beside a question that has many answers of its own. */
export function FoldedHand(props: AsideProps) {
  const view = known(props.table)
  if (view === undefined) return null
  const words = wordsIn(props.language)
  const hand = handIn(view, ownSide(props.table))
  return (
    <details className="sb-folded">
      <summary>
        {props.table.question?.kind === 'purchase'
          ? words.offered
          : `${words.hand} (${typeof hand === 'number' ? hand : hand.length})`}
      </summary>
      <Hand {...props} />
    </details>
  )
}

/** The stratagem counters of a side: its hand with both sides of each counter, the cup, and what the enemy may hold. */
export function Hand(props: AsideProps) {
  const { table, setting, language } = props
  const view = known(table)
  const counters = fileIn(setting.files, 'order-of-battle.json')?.counters ?? []
  if (view === undefined || counters.length === 0) return null
  const words = wordsIn(language)
  const own = ownSide(table)
  const other = own === 'french' ? 'prussian' : 'french'
  const [hand, cup] = [handIn(view, own), cupIn(view, own)]
  const named = (ids: readonly string[]): string => ids.map((id) => setting.names[id]?.[language] ?? id).join(', ')
  const spent = new Set(view.spent)
  const theirs = counters.filter(({ side, id }) => side === other && !spent.has(id)).map(({ id }) => id)
  const theirHand = handIn(view, other)
  // In an open game both hands are visible.
  const count = typeof theirHand === 'number' ? theirHand : theirHand.length
  const returned = new Set(view.returned)
  const possible = typeof theirHand === 'number' ? theirs.filter((id) => !returned.has(id)) : theirHand
  const buys = table.question?.kind === 'purchase'
  const inCup = typeof cup === 'number' ? null : <Cup counters={cup} panel={props} />
  return (
    <section className="sb-hand" aria-label={words.hand}>
      {buys && inCup}
      <h3>{words.hand}</h3>
      {typeof hand === 'number' || hand.length === 0 ? (
        <p className="sb-hint">{words.noHand}</p>
      ) : (
        <ul className="sb-cards">
          {hand.map((id) => {
            const counter = counters.find((one) => one.id === id)
            return counter === undefined ? null : <Card key={id} counter={counter} panel={props} />
          })}
        </ul>
      )}
      {!buys && inCup}
      <details className="sb-enemy">
        <summary>{words.enemy(sideTitle(props, other), count)}</summary>
        {count > 0 && <p className="sb-hint">{words.mayHold(named(possible))}</p>}
        {view.spent.length > 0 && <p className="sb-hint">{words.gone(named(view.spent))}</p>}
      </details>
    </section>
  )
}

/** The counters still in the side's cup; at a purchase, with the effect of each. */
function Cup({ counters, panel }: { readonly counters: readonly string[]; readonly panel: AsideProps }) {
  const { table, setting, language } = panel
  const words = wordsIn(language)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  if (counters.length === 0) return <p className="sb-hint">{words.noCup}</p>
  if (table.question?.kind !== 'purchase') return <p className="sb-hint">{words.cup(counters.map(named).join(', '))}</p>
  return (
    <>
      <p className="sb-hint">{words.inCup}</p>
      <ul className="sb-cup">
        {counters.map((id) => (
          <li key={id}>
            <strong>{named(id)}</strong> – {effectsOf(id, setting, language)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A counter with both its sides: black above, red below. */
function Card({ counter, panel }: { readonly counter: Counter; readonly panel: AsideProps }) {
  return (
    <li className="sb-card">
      <Half face="black" stratagem={counter.black} counter={counter.id} panel={panel} />
      <Half face="red" stratagem={counter.red} counter={counter.id} panel={panel} />
    </li>
  )
}

type HalfProps = {
  readonly face: Face
  readonly stratagem: string | undefined
  readonly counter: string
  readonly panel: AsideProps
}

function Half({ face, stratagem, counter, panel }: HalfProps) {
  const { table, language, onAnswer } = panel
  const words = wordsIn(language)
  if (stratagem === undefined)
    return (
      <div className={`sb-half is-${face}`}>
        <p className="sb-how">{words.blank}</p>
      </div>
    )
  const answer =
    table.readOnly === null
      ? table.question?.answers.find(
          ({ verb, things }) => verb === 'play' && things[0]?.name === counter && things[1]?.name === face,
        )
      : undefined
  const title = panel.words[`stratagem.${stratagem}`] ?? stratagem
  return (
    <div className={`sb-half is-${face}`}>
      <p className="sb-name">
        <strong>{title}</strong> <span className="sb-how">{words[face]}</span>
      </p>
      <p className="sb-effect">{effectOf(stratagem, panel.setting, language)}</p>
      {answer !== undefined && (
        <button
          type="button"
          className="plain"
          aria-label={`${words.play} ${title}`}
          onClick={() => onAnswer(answer.action)}
        >
          {words.play}
        </button>
      )}
    </div>
  )
}
