import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { readUnits } from '../counters/counters.ts'
import { factOf, known, nothing } from '../reads/reads.ts'
import { Hand } from './Hand.tsx'
import { wordsIn } from './words.ts'

/** A bombardment as an exchange: the gun that fires. Who may counter it stands among the answers, with his firepower. */
export function Exchange(props: AsideProps) {
  const { table, setting, language } = props
  const { question } = table
  const words = wordsIn(language)
  if (question === null) return <Hand {...props} />
  const units = readUnits(setting, language)
  const [gun, zone] = [factOf(question, 'unit'), factOf(question, 'zone')]
  const unit = gun === undefined || gun === nothing ? undefined : units.get(gun)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  const place = (id: string): string => named(known(table)?.unit[id]?.zone ?? '')
  const canCounter = question.answers.some(({ verb }) => verb === 'counter-fire')
  return (
    <div className="sb-panel">
      {unit !== undefined && (
        <>
          <h3>{words.exchange}</h3>
          <div className="sb-exchange">
            <section className={`sb-side is-${unit.side === 0 ? 'french' : 'prussian'}`}>
              <h4>{unit.name}</h4>
              <p>
                {words.value(unit.value)} · {words.from(place(unit.id))}
              </p>
              {zone !== undefined && (
                <p>
                  {words.fires} <strong>{named(zone)}</strong>
                </p>
              )}
            </section>
            {!canCounter && (
              <section className={`sb-side is-${unit.side === 0 ? 'prussian' : 'french'}`}>
                <p className="sb-hint">{words.noCounter}</p>
              </section>
            )}
          </div>
        </>
      )}
      <Hand {...props} />
    </div>
  )
}
