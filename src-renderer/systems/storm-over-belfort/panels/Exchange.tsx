import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { readUnits } from '../counters/counters.ts'
import { factOf, known, nothing } from '../reads/reads.ts'
import { FoldedHand, Hand } from './Hand.tsx'
import { wordsIn } from './words.ts'

/** The panel of a bombardment: the firing gun. The answers list which guns may counter it, and what the shot may still do then. */
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
        <div className={`sb-side is-${unit.side === 0 ? 'french' : 'prussian'}`}>
          <p>
            <strong>{unit.name}</strong> · {words.value(unit.value)}, {words.from(place(unit.id))}
            {zone !== undefined && (
              <>
                {' '}
                {words.fires} <strong>{named(zone)}</strong>
              </>
            )}
          </p>
          <p className="sb-hint">{canCounter ? words.counterHint : words.noCounter}</p>
        </div>
      )}
      {canCounter ? <FoldedHand {...props} /> : <Hand {...props} />}
    </div>
  )
}
