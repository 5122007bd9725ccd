import { isEngaged, troopsOf } from './battle.ts'
import { type Answer, answersOf, thingOf } from './parts.tsx'
import { aboutOf } from '../reads/reads.ts'
import { nameIn, type PanelProps } from './reading.ts'
import { unitOnSheet } from './sheet.ts'
import { UnitSheet } from './UnitSheet.tsx'
import { wordsIn } from './words.ts'

/** An arm as actions name it: `heavy-artillery` for `heavyArtillery`. */
const armId = (arm: string): string => arm.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Small sheets of the viewer's units that can bear the next loss; a button crosses off a box. */
export function LossSheets(props: PanelProps) {
  const { table, setting, language } = props
  const words = wordsIn(language)
  const { battle, arms } = words
  const { question, decider } = table
  if (question === null || decider === null) return null
  const byUnit = Map.groupBy(
    answersOf(props).filter(({ verb }) => verb === 'lose'),
    (answer) => thingOf(answer, 'counter') ?? '',
  )
  // Also shows engaged units that cannot bear it now, for the state of the whole force.
  const ids = [
    ...new Set([
      ...troopsOf(props, decider)
        .filter(isEngaged)
        .map(({ id }) => id),
      ...byUnit.keys(),
    ]),
  ]
  // The question gives the number of losses.
  const { artillery = 0, cavalry = 0 } = aboutOf(question, 'combat-losses') ?? {}
  const said = [
    ...(artillery > 0 ? [battle.lossesArtillery(artillery)] : []),
    ...(cavalry > 0 ? [battle.lossesCavalry(cavalry)] : []),
  ]
  return (
    <section className="gb-losses" aria-label={battle.losses}>
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      <div className="gb-units">
        {ids.map((id) => {
          const unit = unitOnSheet(props, decider, id)
          const answers: readonly Answer[] = byUnit.get(id) ?? []
          return (
            unit && (
              <UnitSheet
                key={id}
                unit={unit}
                setting={setting}
                language={language}
                beside={(arm) => {
                  const answer = answers.find((one) => thingOf(one, 'arm') === armId(arm))
                  return (
                    answer && (
                      <button
                        type="button"
                        className="plain gb-take"
                        aria-label={battle.loseOne(nameIn(setting, language, id), arms[arm])}
                        onClick={() => props.onAnswer(answer.action)}
                      >
                        {battle.take}
                      </button>
                    )
                  )
                }}
              />
            )
          )
        })}
      </div>
    </section>
  )
}

/** SP that a march or a rout costs one unit, outside the losses of a battle. */
export function UnitLosses(props: PanelProps) {
  const { table, setting, language } = props
  const { losses } = wordsIn(language)
  const unit = aboutOf(table.question, 'unit-losses')?.unit
  if (unit === undefined) return null
  return (
    <section className="gb-panel" aria-labelledby="gb-losses-heading">
      {/* The sheet names the unit; the heading is for screen-reader users who move between headings. */}
      <h3 id="gb-losses-heading" className="announced">
        {losses.heading(nameIn(setting, language, unit))}
      </h3>
      <LossSheets {...props} />
    </section>
  )
}
