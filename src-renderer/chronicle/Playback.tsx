import { useApp, useText, useView } from '../state/use-app.ts'
import { wordsIn } from '../at-table/use-play.ts'
import { useFollowing } from './use-following.ts'
import { paces, type Pace, usePlayback } from './use-playback.ts'

const names: readonly Pace[] = ['slow', 'steady', 'fast']
const isPace = (value: string): value is Pace => Object.hasOwn(paces, value)

/** Replays the whole game on the map: with a slider along its stops, or automatically. */
export function Playback() {
  const app = useApp()
  const { chronicle: text, table: words } = useText()
  const language = useView((view) => view.language)
  const { stops, shownStop, last, isRunning, pace, setPace, toggle, goTo } = usePlayback()
  useFollowing(shownStop, isRunning)
  const when = wordsIn(stops.slice(0, shownStop + 1).findLast((one) => one.when !== null)?.when, language)
  const title = shownStop === 0 ? words.past.begin : wordsIn(stops[shownStop]?.title, language)
  const label = [words.past.number(shownStop, last), when, title].filter(Boolean).join(' · ')
  return (
    <section className="playback" aria-label={text.scrub}>
      <div className="playback-rail">
        <button type="button" className="plain strong" disabled={last === 0} onClick={toggle}>
          {isRunning ? text.pause : text.play}
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={shownStop}
          aria-label={text.scrub}
          aria-valuetext={label}
          onChange={({ target }) => goTo(Number(target.value))}
        />
        <label className="playback-pace">
          <span className="announced">{text.pace}</span>
          <select
            value={pace}
            onChange={({ target: { value } }) => {
              if (isPace(value)) setPace(value)
            }}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {text.paces[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="playback-where">
        <p>{label}</p>
        <p className="tools">
          <button type="button" className="plain" disabled={shownStop === last} onClick={() => goTo(last)}>
            {text.back}
          </button>
          <button type="button" className="plain" onClick={() => app.play.fork(shownStop)}>
            {text.fork}
          </button>
        </p>
      </div>
    </section>
  )
}
