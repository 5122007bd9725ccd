import { memo, useState } from 'react'
import type { Entry } from '../../src-main/contract/games.ts'
import { ledgersOf, type NamedThing, thingsOf } from '../journal/lines.ts'
import { Modifiers } from './Modifiers.tsx'
import type { SystemJournal } from '../journal/system-journal.ts'
import { entryInWords, type Naming, partName, timesInWords } from '../journal/words.ts'

type Props = {
  readonly entry: Entry
  readonly system: SystemJournal
  readonly naming: Naming
  /** How many consecutive entries with these words it stands for. */
  readonly times?: number
  /** It is the first entry shown of its stop, and has the button that leads there. */
  readonly leads: boolean
  /** Tab reaches its buttons; otherwise only the arrow keys do, because the list may have thousands. */
  readonly isStop?: boolean
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
  readonly onLook: (stop: number) => void
}

/** One entry of the journal. Memoised, because a list may have thousands. */
export const JournalLine = memo(function JournalLine({
  entry,
  system,
  naming,
  times = 1,
  leads,
  isStop = false,
  onShow,
  onLook,
}: Props) {
  const { text } = naming
  const [unfolded, setUnfolded] = useState(false)
  const words = timesInWords(entryInWords(entry, naming), times)
  const parts = ledgersOf(entry)
  const things = onShow === null ? [] : thingsOf(entry, system)
  const sums = parts.map(({ field, total }) => [partName(field, naming), String(total).replace('-', '−')] as const)
  return (
    <li className={leads ? 'journal-line leads' : 'journal-line'}>
      {things.length > 0 && onShow !== null ? (
        <button
          type="button"
          data-stop=""
          tabIndex={isStop ? undefined : -1}
          className="journal-words"
          title={text.journal.show}
          onClick={() => onShow(things)}
        >
          {words}
        </button>
      ) : (
        <span className="journal-words">{words}</span>
      )}{' '}
      {parts.length > 0 && (
        <button
          type="button"
          data-stop=""
          tabIndex={isStop ? undefined : -1}
          className="journal-sums"
          title={text.journal.modifiers}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span className="announced">{text.journal.addsUp} </span>
          {sums.map(([name, total]) => (name === null ? `= ${total}` : `${name} ${total}`)).join(', ')}
        </button>
      )}{' '}
      {leads && (
        <button
          type="button"
          data-stop=""
          tabIndex={isStop ? undefined : -1}
          className="journal-moment"
          title={text.journal.look(entry.stop)}
          aria-label={text.journal.look(entry.stop)}
          onClick={() => onLook(entry.stop)}
        >
          {entry.stop}
        </button>
      )}
      {unfolded && (
        <div className="journal-modifiers">
          {parts.map((part) => (
            <Modifiers key={part.field} part={part} naming={naming} />
          ))}
        </div>
      )}
    </li>
  )
})
