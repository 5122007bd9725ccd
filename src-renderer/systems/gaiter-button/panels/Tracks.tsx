import { DieFace } from '../../../parts/Die.tsx'
import { battleOf, campOf, dieIn, tracksOf } from './battle.ts'
import { Ledger, scaleOf } from './Ledger.tsx'
import { type PanelProps, sideName } from './reading.ts'
import { Picture } from './Picture.tsx'
import { wordsIn } from './words.ts'

/** Both combat factors side by side on one scale, filling line by line; then the dice. */
export function Tracks(props: PanelProps) {
  const { setting, language } = props
  const { battle, labelled } = wordsIn(language)
  const now = battleOf(props)
  if (now === undefined) return null
  const sides = [now.attacker, now.defender]
  const tracks = tracksOf(props)
  const name = (side: number): string => sideName(setting, language, side)
  if (tracks === undefined) {
    // Without the lines, only the totals are known.
    const totals = sides.map((side) => campOf(props, side).factor)
    if (totals.every((total) => total === 0)) return null
    return <p>{sides.map((side, index) => labelled(name(side), battle.onlyTotal(totals[index] ?? 0))).join(' · ')}</p>
  }
  const linesOf = (side: number) => tracks.lines[side === 0 ? 0 : 1]
  const scale = scaleOf(...tracks.lines)
  const open = sides.filter((side) => !linesOf(side).some(({ label }) => label === 'lead'))
  return (
    <section className="gb-tracks" aria-label={battle.tracks}>
      {sides.map((side) => (
        <div key={side} className={`gb-side-${side}`}>
          <Ledger panel={props} title={battle.track(name(side))} lines={linesOf(side)} scale={scale} />
          {!tracks.isRolled && (
            <p className="gb-hint">
              {battle.beforeDice}
              {open.includes(side) && `, ${battle.leadOpen}`}
            </p>
          )}
          {tracks.isRolled && (
            <Die value={dieIn(linesOf(side)) ?? 0} title={battle.die(name(side), dieIn(linesOf(side)) ?? 0)} />
          )}
        </div>
      ))}
    </section>
  )
}

/** A die with its result. */
function Die({ value, title }: { readonly value: number; readonly title: string }) {
  return (
    <figure className="die gb-die">
      <Picture viewBox="0 0 40 40" title={title}>
        <DieFace value={value} />
      </Picture>
      <figcaption aria-hidden="true">{title}</figcaption>
    </figure>
  )
}
