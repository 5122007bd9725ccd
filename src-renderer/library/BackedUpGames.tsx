import type { BackupEntry } from '../../src-main/contract/backups.ts'
import { dateAndTime } from '../parts/times.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

/** The games of a backup, first those that are missing or less complete in the library. */
export function BackedUpGames({ backup }: { readonly backup: BackupEntry }) {
  const app = useApp()
  const text = useText()
  const words = text.backups
  const busy = useView((view) => view.backups.busy)
  const exact = dateAndTime(backup.made, text)
  const order = ['missing', 'less', 'further', 'same']
  const games = backup.games.toSorted((a, b) => order.indexOf(a.now) - order.indexOf(b.now) || b.played - a.played)
  return (
    <ul className="backup-games" aria-label={words.gamesOf(exact)}>
      {games.map((game) => {
        const { uid, name, acts, lastAct, played, sealed, removed, whole, now } = game
        const facts = [
          acts === null ? null : words.acts(acts),
          lastAct === null || lastAct.action === null ? null : words.lastAct(lastAct.action),
          words.played(dateAndTime(played, text)),
          sealed ? text.games.sealed : null,
          removed ? words.inTrash : null,
          whole ? null : words.notWhole,
        ]
        return (
          <li key={uid} className="backup-game">
            <span className="game-words">
              <span>{name}</span>
              <span className="entry-facts">{facts.filter((one) => one !== null).join(' · ')}</span>
              <span className={now === 'missing' || now === 'less' ? 'grave-words' : 'hint'}>{words.now[now]}</span>
            </span>
            <button
              type="button"
              className={now === 'missing' || now === 'less' ? 'plain strong' : 'plain'}
              aria-disabled={busy}
              aria-label={words.takeName(name, exact)}
              onClick={() => app.backups.takeGame(backup.number, uid)}
            >
              {words.take}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
