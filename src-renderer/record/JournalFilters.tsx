import { usePlay, useSideWord, useTable } from '../at-table/use-play.ts'
import { useText, useView } from '../state/use-app.ts'
import type { JournalFilter } from '../journal/filter-lines.ts'
import { headingOf } from './JournalList.tsx'
import type { Period } from '../journal/lines.ts'
import { categories } from '../journal/system-journal.ts'

type Props = {
  readonly choice: JournalFilter
  readonly periods: readonly Period[]
  /** The periods that have entries. */
  readonly told: ReadonlySet<number>
  readonly onChoose: (choice: JournalFilter) => void
}

/** What of the journal is shown, and in which order. */
export function JournalFilters({ choice, periods, told, onChoose }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const sideOf = useSideWord()
  const eyes = useTable()?.eyes ?? 'both'
  const sides = usePlay((play) => play.sides.length, 0)
  const { journal } = text
  const nameOfSide = (side: number): string => {
    if (eyes === 'both') return journal.ofSide(sideOf(side))
    return side === eyes ? journal.mine : journal.theirs
  }
  const numbered = periods.map((period, index) => ({ period, index })).filter(({ index }) => told.has(index))
  return (
    <fieldset className="journal-filters" aria-label={journal.filters}>
      <fieldset className="journal-kinds" aria-label={journal.kind}>
        {[null, ...categories].map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={choice.category === category}
            onClick={() => onChoose({ ...choice, category })}
          >
            {journal.kinds[category ?? 'all']}
          </button>
        ))}
      </fieldset>
      <select
        aria-label={journal.whose}
        value={choice.side ?? ''}
        onChange={({ target }) => onChoose({ ...choice, side: sideIn(target.value) })}
      >
        <option value="">{journal.everybody}</option>
        {(eyes === 1 ? [1, 0] : [0, 1]).slice(0, sides).map((side) => (
          <option key={side} value={side}>
            {nameOfSide(side)}
          </option>
        ))}
      </select>
      <select
        aria-label={journal.day}
        value={choice.period ?? ''}
        onChange={({ target }) => onChoose({ ...choice, period: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{journal.allDays}</option>
        {numbered.map(({ period, index }) => (
          <option key={index} value={index}>
            {headingOf(period, { text, language })}
          </option>
        ))}
      </select>
      <select
        aria-label={journal.order}
        value={choice.newestFirst ? 'newest' : 'oldest'}
        onChange={({ target }) => onChoose({ ...choice, newestFirst: target.value === 'newest' })}
      >
        <option value="newest">{journal.newest}</option>
        <option value="oldest">{journal.oldest}</option>
      </select>
      <input
        type="search"
        className="journal-search"
        aria-label={journal.search}
        placeholder={journal.search}
        value={choice.search}
        onChange={({ target }) => onChoose({ ...choice, search: target.value })}
      />
    </fieldset>
  )
}

const sideIn = (value: string): 0 | 1 | null => (value === '0' ? 0 : value === '1' ? 1 : null)
