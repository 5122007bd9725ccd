import { usePlay, useSideWord, useTable } from '../at-table/use-play.ts'
import { useText, useView } from '../state/use-app.ts'
import type { Category } from '#engine/kernel/play/journal.ts'
import type { JournalFilter } from '../journal/filter-lines.ts'
import { headingOf } from './JournalList.tsx'
import type { Period } from '../journal/lines.ts'
import { categories } from '../journal/system-journal.ts'

type Props = {
  readonly filter: JournalFilter
  readonly periods: readonly Period[]
  /** The periods that have entries. */
  readonly filledPeriods: ReadonlySet<number>
  /** The categories that occur in the lines; no others are offered. */
  readonly filledCategories: ReadonlySet<Category>
  readonly onFilter: (filter: JournalFilter) => void
}

/** The controls that choose which lines of the journal are shown, and in which order. */
export function JournalFilters({ filter, periods, filledPeriods, filledCategories, onFilter }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const sideOf = useSideWord()
  const eyes = useTable()?.eyes ?? 'both'
  const sides = usePlay((play) => play.adjectives?.length, undefined) ?? 0
  const { journal } = text
  const nameOfSide = (side: number): string => {
    if (eyes === 'both') return journal.ofSide(sideOf(side))
    return side === eyes ? journal.mine : journal.theirs
  }
  const kinds = [null, ...categories.filter((category) => filledCategories.has(category))]
  const choices = periods.map((period, index) => ({ period, index })).filter(({ index }) => filledPeriods.has(index))
  return (
    <fieldset className="journal-filters" aria-label={journal.filters}>
      <fieldset className="journal-kinds" aria-label={journal.kind}>
        {kinds.map((category) => (
          <button
            key={category ?? 'all'}
            type="button"
            aria-pressed={filter.category === category}
            onClick={() => onFilter({ ...filter, category })}
          >
            {journal.kinds[category ?? 'all']}
          </button>
        ))}
      </fieldset>
      <select
        aria-label={journal.whose}
        value={filter.side ?? ''}
        onChange={({ target }) => onFilter({ ...filter, side: sideIn(target.value) })}
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
        value={filter.period ?? ''}
        onChange={({ target }) => onFilter({ ...filter, period: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{journal.allDays}</option>
        {choices.map(({ period, index }) => (
          <option key={index} value={index}>
            {headingOf(period, { text, language })}
          </option>
        ))}
      </select>
      <select
        aria-label={journal.order}
        value={filter.newestFirst ? 'newest' : 'oldest'}
        onChange={({ target }) => onFilter({ ...filter, newestFirst: target.value === 'newest' })}
      >
        <option value="newest">{journal.newest}</option>
        <option value="oldest">{journal.oldest}</option>
      </select>
      <input
        type="search"
        className="journal-search"
        aria-label={journal.search}
        placeholder={journal.search}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
    </fieldset>
  )
}

const sideIn = (value: string): 0 | 1 | null => (value === '0' ? 0 : value === '1' ? 1 : null)
