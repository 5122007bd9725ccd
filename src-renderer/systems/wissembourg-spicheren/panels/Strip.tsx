import type { CalendarStudy, Coming } from '#engine/wissembourg-spicheren/window-types.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { known } from '../reads/reads.ts'
import './panels.css'
import { wordsIn } from './words.ts'

const sides = ['french', 'german'] as const
/** Most names listed of the next arrivals. */
const most = 4

/**
 * The strip that is always shown: the turns with their arrivals, the hour and its phase, the next arrivals and their places,
 * and both sides' points.
 */
export function Strip({ table, setting, language, study }: AsideProps) {
  const words = wordsIn(language)
  const view = known(table)
  const calendar = study as unknown as CalendarStudy | null // the strip asked for it
  if (view === undefined) return null
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  const sideName = (side: (typeof sides)[number]): string => {
    const name = setting.sides[sides.indexOf(side)]?.[language] ?? side
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
  }
  const told = ({ hexes, called, hidden }: Coming, units: readonly string[]): string => {
    const names = units.slice(0, most).map(named).join(', ')
    const rest = units.length > most ? ` ${words.more(units.length - most)}` : ''
    const notes = [called ? words.called : '', hidden ? words.hidden : ''].filter(Boolean).map((note) => `, ${note}`)
    return words.comes(`${names}${rest}${notes.join('')}`, hexes.join(', '))
  }
  const waiting = (calendar?.arrivals ?? []).filter(({ waiting: names }) => names.length > 0)
  const [next] = waiting.filter(({ turn }) => turn >= view.turn)
  const late = waiting.filter(({ turn, called }) => turn < view.turn && !called)
  const expected =
    late.length > 0
      ? words.all(late.map((one) => told(one, one.waiting)))
      : next === undefined
        ? words.nobody
        : words.at(words.hour((calendar?.firstHour ?? 0) + next.turn - 1), told(next, next.waiting))
  return (
    <section className="ws-strip" aria-label={words.strip}>
      {calendar !== null && (
        <ol className="ws-track" aria-label={words.track}>
          {Array.from({ length: calendar.turns }, (_, index) => {
            const turn = index + 1
            const coming = calendar.arrivals.filter((one) => one.turn === turn)
            const hour = words.hour(calendar.firstHour + index)
            const isNight = turn >= calendar.nightFrom
            const title = [
              `${words.turn(turn, hour)}${isNight ? `, ${words.night}` : ''}`,
              ...coming.map((one) => words.comesFor(sideName(one.side), told(one, one.units))),
            ].join('\n')
            return (
              <li
                key={turn}
                className={[
                  turn === view.turn ? 'is-now' : turn < view.turn ? 'is-past' : '',
                  isNight ? 'is-night' : '',
                ].join(' ')}
                aria-current={turn === view.turn ? 'step' : undefined}
                title={title}
                aria-label={title}
              >
                <span aria-hidden="true">{turn}</span>
                <span className="ws-comings" aria-hidden="true">
                  {sides.map((side) =>
                    coming.some((one) => one.side === side) ? <i key={side} className={`is-${side}`} /> : null,
                  )}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <p className="ws-when">{table.when?.[language]}</p>
      <dl>
        <div>
          <dt>{words.score}</dt>
          {sides.map((side) => (
            <dd key={side} className={`is-${side}`}>
              {words.points(sideName(side), view.score[side].total)}
            </dd>
          ))}
        </div>
        {calendar !== null && (
          <div className="ws-next">
            <dt>{late.length > 0 ? words.late : words.next}</dt>
            <dd>{expected}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
