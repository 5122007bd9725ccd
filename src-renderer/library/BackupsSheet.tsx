import { useEffect, useRef, useState } from 'react'
import type { BackupEntry } from '../../src-main/contract/backups.ts'
import { timeAgo, dateAndTime } from '../parts/times.ts'
import { useNow } from '../parts/use-now.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { BackedUpGames } from './BackedUpGames.tsx'
import { Messages } from './Messages.tsx'

/** The backups of the library, newest first: the contents of each, and buttons to restore it or one of its games. */
export function BackupsSheet() {
  const app = useApp()
  const text = useText()
  const words = text.backups
  const { list, busy } = useView((view) => view.backups)
  const [asked, setAsked] = useState<BackupEntry | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button may disappear with its entry.
  useEffect(() => {
    if (!busy && list !== null && document.activeElement === document.body) heading.current?.focus()
  }, [busy, list])
  return (
    <article className="sheet games-sheet" aria-labelledby="sheet-heading" aria-busy={busy}>
      <h2 ref={heading} id="sheet-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="hint">
        {words.what} {words.erased}
      </p>
      <Messages />
      <div className="games-tools">
        <button type="button" className="plain" onClick={() => app.go({ at: 'games' })}>
          {words.back}
        </button>
        <button type="button" className="plain" aria-disabled={busy} onClick={() => app.backups.make()}>
          {words.make}
        </button>
        <button type="button" className="plain" onClick={() => app.backups.showFolder()}>
          {words.showFolder}
        </button>
      </div>
      {list === null && <p className="hint">{words.reading}</p>}
      {list?.backups.length === 0 && <p>{words.none}</p>}
      <ul className="backup-list" aria-label={words.heading}>
        {list?.backups.map((backup, index) => (
          <Backup key={backup.number} backup={backup} unfolded={index === 0} onRestore={() => setAsked(backup)} />
        ))}
      </ul>
      {asked !== null && <RestoreDialog backup={asked} onDone={() => setAsked(null)} />}
    </article>
  )
}

type BackupProps = { readonly backup: BackupEntry; readonly unfolded: boolean; readonly onRestore: () => void }

function Backup({ backup, unfolded, onRestore }: BackupProps) {
  const text = useText()
  const words = text.backups
  const busy = useView((view) => view.backups.busy)
  const now = useNow()
  const { made, size, games, drafts } = backup
  const exact = dateAndTime(made, text)
  const megabytes = (size / 2 ** 20).toLocaleString(text.games.locale, { maximumFractionDigits: 1 })
  return (
    <li className="backup">
      <details open={unfolded}>
        <summary>
          <span className="entry-title">{words.of(exact)}</span>{' '}
          <span className="entry-facts">
            {timeAgo(made, now, text)} · {words.games(games.length)}
            {drafts !== null && ` · ${text.bench.list.count(drafts)}`} · {words.size(megabytes)}
          </span>
        </summary>
        <BackedUpGames backup={backup} />
        <button
          type="button"
          className="plain"
          aria-disabled={busy}
          aria-label={words.restoreOf(exact)}
          onClick={onRestore}
        >
          {words.restore}
        </button>
      </details>
    </li>
  )
}

function RestoreDialog({ backup, onDone }: { readonly backup: BackupEntry; readonly onDone: () => void }) {
  const app = useApp()
  const text = useText()
  const words = text.backups
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="restore-heading" onClose={onDone}>
      <h2 id="restore-heading">{words.question(dateAndTime(backup.made, text))}</h2>
      <p>{words.aside}</p>
      <p className="buttons">
        <button type="button" className="plain strong" onClick={() => dialog.current?.close()}>
          {words.no}
        </button>
        <button
          type="button"
          className="plain grave"
          onClick={() => {
            app.backups.restore(backup.number)
            dialog.current?.close()
          }}
        >
          {words.yes}
        </button>
      </p>
    </dialog>
  )
}
