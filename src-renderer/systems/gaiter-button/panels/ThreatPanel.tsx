import type { AttackStudy, BattleRange, Source, StrikeStudy } from '#engine/gaiter-button/window-types.ts'
import { becauseInWords } from '../../../system-ui/because-in-words.ts'
import { Factors, ForecastRange, type RangeShown } from './ForecastRange.tsx'
import { studyIn } from '../reads/reads.ts'
import { chancesIn, nameIn, oddsOf, type PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

/** The best and worst case of a study, in the form that a forecast shows. */
export const shownOf = (battle: BattleRange): RangeShown => ({
  ...battle,
  worst: battle.worst.odds,
  best: battle.best.odds,
})

export const attackOf = ({ study }: PanelProps): AttackStudy | undefined => studyIn('attack', study)
export const strikeOf = ({ study }: PanelProps): StrikeStudy | undefined => studyIn('strike', study)

/** An enemy attack on the place under the pointer: who could come, and what it would bring. */
export function Threat({ panel }: { readonly panel: PanelProps }) {
  const { setting, language } = panel
  const { battle, bowl, labelled } = wordsIn(language)
  const study = attackOf(panel)
  if (study === undefined) return null
  const name = (id: string): string => nameIn(setting, language, id)
  const title =
    study.gone.length === 0
      ? battle.ifAttacked(name(study.zone))
      : battle.ifAttackedThere(name(study.zone), study.gone.map(name).join(', '))
  const from = ({ from: zone, how, known, unknown }: Source): string =>
    battle.source(how, name(zone), known + unknown, unknown)
  return (
    <section className="gb-threat" aria-label={title}>
      <h4>{title}</h4>
      {study.sources.length === 0 && <p>{battle.nobodyNear}</p>}
      {study.sources.length > 0 && <p>{labelled(battle.sources, study.sources.map(from).reduce(bowl.also))}</p>}
      {study.sources.length > 0 && study.battle === null && <p>{battle.nobodyToFight}</p>}
      {study.battle !== null && (
        <>
          <ForecastRange panel={panel} range={shownOf(study.battle)} />
          <Factors panel={panel} battle={study.battle} />
        </>
      )}
      {study.sally !== null && (
        <>
          <p>{battle.ifSallied}</p>
          <ForecastRange panel={panel} range={shownOf(study.sally)} />
        </>
      )}
    </section>
  )
}

/** Shows, before an operation is chosen, the attack to expect on the place pointed at. */
export function ThreatPanel(props: PanelProps) {
  const { battle } = wordsIn(props.language)
  return (
    <section className="gb-panel gb-threats">
      {attackOf(props) === undefined ? <p className="gb-hint">{battle.pointAtOwn}</p> : <Threat panel={props} />}
    </section>
  )
}

/** A sally: what the besieged may learn first, and what it would bring. */
export function SallyPanel(props: PanelProps) {
  const { battle, chance } = wordsIn(props.language)
  const scouting = oddsOf(props, 'scout-first')
  const strike = strikeOf(props)
  return (
    <section className="gb-panel" aria-labelledby="gb-sally-heading">
      <h3 id="gb-sally-heading">{battle.kinds[2]}</h3>
      {scouting !== undefined && (
        <>
          <h4>{battle.scouting}</h4>
          <ul className="gb-chances">
            {chancesIn(scouting)
              .toSorted((one, other) => Number.parseInt(one.value, 10) - Number.parseInt(other.value, 10))
              .map(({ value, chance: share }) => (
                <li key={value}>{chance(battle.scouted(Number.parseInt(value, 10), value.endsWith('*')), share)}</li>
              ))}
          </ul>
        </>
      )}
      {strike?.refused && <p>{becauseInWords(strike.refused, props.language)}</p>}
      {strike?.battle && (
        <>
          <h4>{battle.forecast}</h4>
          <ForecastRange panel={props} range={shownOf(strike.battle)} />
          <Factors panel={props} battle={strike.battle} />
        </>
      )}
    </section>
  )
}
