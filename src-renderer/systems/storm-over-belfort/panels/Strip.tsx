import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { known } from '../reads/reads.ts'
import { sideTitle, wordsIn } from './words.ts'

const sides = ['french', 'prussian'] as const

/**
 * The strip that is always shown: the turns of the siege, the points of both sides, the initiative, the ring, and the zones'
 * points.
 */
export function Strip(props: AsideProps) {
  const { table, language } = props
  const words = wordsIn(language)
  const view = known(table)
  if (view === undefined) return null
  const { zonePoints } = view
  const turns = Array.from({ length: view.lastTurn }, (_, at) => at + 1)
  return (
    <section className="sb-strip" aria-label={words.strip}>
      <ol className="sb-track" aria-label={words.track}>
        {turns.map((turn) => (
          <li
            key={turn}
            className={turn === view.turn ? 'sb-now' : turn < view.turn ? 'sb-past' : undefined}
            aria-current={turn === view.turn ? 'step' : undefined}
          >
            {turn}
          </li>
        ))}
      </ol>
      <p className="sb-when">{table.when?.[language]}</p>
      <dl>
        <div>
          <dt>{words.points}</dt>
          {sides.map((side) => (
            <dd key={side} className={`sb-of-${side}`}>
              {words.pointsOf(sideTitle(props, side), view.account[side]?.points ?? 0)}
            </dd>
          ))}
        </div>
        <div>
          <dt>{words.initiative}</dt>
          <dd>{view.turn > 0 ? sideTitle(props, view.initiative) : words.notYet}</dd>
        </div>
        <div>
          <dt>{words.ring}</dt>
          <dd>{view.surrounded ? words.closed : words.open}</dd>
        </div>
        <div>
          <dt>{words.worth}</dt>
          {sides.map((side) => (
            <dd key={side} className={`sb-of-${side}`}>
              <span className="announced">{sideTitle(props, side)} </span>
              {zonePoints[side]}
            </dd>
          ))}
        </div>
      </dl>
    </section>
  )
}
