import type { GameEntry } from '../../src-main/contract/library.ts'
import { InWords } from '../parts/InWords.tsx'
import { useText, useView } from '../state/use-app.ts'
import { timeAgo, capital, dateAndTime } from '../parts/times.ts'
import { useNow } from '../parts/use-now.ts'

/** What the list says about a game: campaign, date, players, time of the last act. */
export function GameFacts({ entry }: { readonly entry: GameEntry }) {
  const text = useText()
  const language = useView((view) => view.language)
  const opponents = useView((view) => view.games.opponents)
  const now = useNow()
  const { sides, players, sealed, when, decider, ending } = entry
  const isSealed = sealed.includes(true)
  const isToDecide = ending === null && decider !== null && !entry.record
  const who = (id: string) =>
    id === 'person' ? text.games.person : (opponents.find((one) => one.id === id)?.name[language] ?? text.games.notHere)
  const stands = [
    when?.[language],
    ending?.[language],
    entry.record ? text.games.recorded : '',
    isToDecide ? text.games.decides(capital(sides[decider === 0 ? 0 : 1][language])) : '',
    isSealed && when === null ? text.games.sealedFull : '',
  ].filter(Boolean)
  const played = [
    ...(players.open && players.sides.every((one) => one === 'person')
      ? []
      : sides.map((side, index) => text.games.plays(capital(side[language]), who(players.sides[index === 0 ? 0 : 1])))),
    ...(players.open ? [text.games.openTable] : []),
    ...(isSealed ? [text.games.sealed] : []),
  ]
  return (
    <>
      <span className="game-of">
        {entry.campaign[language]} · {entry.scenario[language]}
      </span>
      {stands.length > 0 && <span className="game-stands">{stands.join(' · ')}</span>}
      <span className="entry-facts">{played.join(' · ')}</span>
      <span className="entry-facts">
        {text.games.played}{' '}
        <time dateTime={new Date(entry.played).toISOString()}>
          {timeAgo(entry.played, now, text)}, {text.games.at(dateAndTime(entry.played, text))}
        </time>
      </span>
      {entry.trouble !== null && (
        <span className="entry-fault">
          {text.games.trouble} <InWords said={entry.trouble} />
        </span>
      )}
    </>
  )
}
