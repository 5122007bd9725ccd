import type { AsideProps } from '../../system-ui/system-ui.ts'
import { crossingIn, oddsIn } from './told.ts'
import './crossing.css'

const words = {
  en: {
    title: 'At the bridge',
    needed: (die: number) => `A die of ${die} or more brings a counter over.`,
    left: (turns: number) => (turns === 1 ? 'One more turn after this one.' : `${turns} more turns after this one.`),
    odds: (percent: number) => `Comes over: ${percent} in a hundred.`,
  },
  fr: {
    title: 'Au pont',
    needed: (die: number) => `Un dé de ${die} ou plus fait passer un pion.`,
    left: (turns: number) =>
      turns < 2 ? `Encore ${turns} tour après celui-ci.` : `Encore ${turns} tours après celui-ci.`,
    odds: (percent: number) => `Passe : ${percent} sur cent.`,
  },
}

/** What has to be rolled, how likely that is, and how long there is. */
export function CrossingPanel({ table, odds, language }: AsideProps) {
  const facts = crossingIn(table)
  if (facts === undefined) return null
  const { title, needed, left, odds: likely } = words[language]
  const over = odds?.map((one) => oddsIn(one.odds).over ?? 0)[0]
  return (
    <section className="tb-crossing" aria-label={title}>
      <h3>{title}</h3>
      <p>{needed(facts.needed)}</p>
      {over !== undefined && <p>{likely(Math.round(over * 100))}</p>}
      <p>{left(facts.left)}</p>
    </section>
  )
}
