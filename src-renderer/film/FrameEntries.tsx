import type { Entry } from '../../src-main/contract/games.ts'
import { type NamedThing, ruleOf, thingsOf } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import { entryInWords, type Naming } from '../journal/words.ts'
import { RuleLink } from '../rule-links/RuleLink.tsx'

type Props = {
  readonly entries: readonly Entry[]
  readonly system: SystemJournal
  readonly naming: Naming
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
}

/** The entries of a frame: each sentence links to its place on the map and to its rule. */
export function FrameEntries({ entries, system, naming, onShow }: Props) {
  return (
    <ul className="film-said">
      {entries.map((entry, index) => {
        const [words, things, rule] = [entryInWords(entry, naming), thingsOf(entry, system), ruleOf(entry, system)]
        return (
          <li key={index}>
            {onShow !== null && things.length > 0 ? (
              <button
                type="button"
                className="journal-words"
                title={naming.text.journal.show}
                onClick={() => onShow(things)}
              >
                {words}
              </button>
            ) : (
              <span>{words}</span>
            )}
            {rule !== undefined && rule !== '' && <RuleLink rule={rule} />}
          </li>
        )
      })}
    </ul>
  )
}
