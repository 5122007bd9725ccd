import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { entryIn, viewIn } from '../reads/reads.ts'
import { stripWords } from './words.ts'
import './strip.css'

/** The strip that is always shown: the turns until dark, whose half of the turn it is, and the losses of both sides. */
export function TurnStrip({ table, setting, language, journal }: AsideProps) {
  const words = stripWords(language)
  const [first] = table.views
  if (first === undefined) return null
  const { turn, losses } = viewIn(first.known)
  const began = journal.map(({ entry }) => entryIn(entry)).findLast((entry) => entry.kind === 'turn-began')
  const turns = began?.kind === 'turn-began' ? began.turns : 0
  return (
    <section className="ps-strip" aria-label={words.strip}>
      {turns > 0 && (
        <ol className="ps-track" aria-label={words.track}>
          {Array.from({ length: turns }, (_, before) => before + 1).map((one) => (
            <li
              key={one}
              className={one === turn ? 'ps-now' : one < turn ? 'ps-past' : undefined}
              aria-current={one === turn ? 'step' : undefined}
            >
              {one}
            </li>
          ))}
        </ol>
      )}
      <p>{table.when?.[language]}</p>
      <dl>
        <dt>{words.losses}</dt>
        {Object.values(losses).map(({ strength, strengthLost, unitsLost }, side) => (
          <dd key={side} className={`ps-of-${side}`}>
            {words.lossesOf(setting.sides[side]?.[language] ?? '', strengthLost, strength, unitsLost)}
          </dd>
        ))}
      </dl>
    </section>
  )
}
