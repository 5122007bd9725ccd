import { Ledger } from './Ledger.tsx'
import { AnswerButton, answersOf } from './parts.tsx'
import { field, figure, linesIn, oddsOf, type PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

/** What is added to the die of the rout test, and how likely a rout is with each thing that can be paid for it. */
export function RoutTest(props: PanelProps) {
  const { table, language } = props
  const words = wordsIn(language)
  const { battle } = words
  const about = table.question?.about
  return (
    <div className="gb-rout">
      <p>{battle.routNeeded(figure(about, 'morale'))}</p>
      <Ledger panel={props} title={battle.routTest} lines={linesIn(about, 'modifiers')} />
      <ul className="gb-answers">
        {answersOf(props).map((answer) => {
          const odds = oddsOf(props, answer.action)
          const surrender = field(odds, 'surrender')
          return (
            <AnswerButton key={answer.action} panel={props} answer={answer}>
              {odds !== undefined &&
                [
                  words.chance(battle.routs, figure(field(odds, 'rout'), 'routs')),
                  ...(surrender === undefined
                    ? []
                    : [words.chance(battle.surrenders, figure(surrender, 'surrenders'))]),
                ].join(' · ')}
            </AnswerButton>
          )
        })}
      </ul>
    </div>
  )
}
