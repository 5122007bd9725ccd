import { Fragment, useCallback, useRef } from 'react'
import type { Language } from '../../src-main/contract/settings.ts'
import { useTable } from '../at-table/use-play.ts'
import { useApp } from '../state/use-app.ts'
import { JournalLine } from '../at-table/JournalLine.tsx'
import { countEqual } from '../journal/equal-lines.ts'
import type { Line, NamedThing, Period } from '../journal/lines.ts'
import type { SystemJournal } from '../journal/system-journal.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import type { Naming } from '../journal/words.ts'

type Props = {
  readonly lines: readonly Line[]
  readonly periods: readonly Period[]
  readonly system: SystemJournal
  readonly naming: Naming
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
}

/** Lines of the journal in the given order, under headings of days or phases. */
export function JournalList({ lines, periods, system, naming, onShow }: Props) {
  const app = useApp()
  const lastStop = useTable()?.stop ?? 0
  const list = useRef<HTMLDivElement>(null)
  const keys = useArrowKeys(list)
  const showStop = useCallback((stop: number) => app.play.lookAt(Math.min(stop, lastStop)), [app, lastStop])
  return (
    <div ref={list} className="journal-list" {...keys}>
      {runsOf(lines).map((run) => (
        <Fragment key={run[0]?.at}>
          <h3>{headingOf(periods[run[0]?.period ?? 0], naming)}</h3>
          <ol>
            {countEqual(run).map(({ at, entry, times }, index, counted) => (
              <JournalLine
                key={at}
                entry={entry}
                system={system}
                naming={naming}
                times={times}
                leads={entry.stop !== counted[index - 1]?.entry.stop}
                onShow={onShow}
                onLook={showStop}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  )
}

export function headingOf(
  period: Period | undefined,
  { text, language }: { text: Naming['text']; language: Language },
) {
  return period?.when?.[language] ?? text.journal.beginning
}

/** Splits the lines into runs of the same period. */
function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run !== undefined && run[0]?.period === line.period) run.push(line)
    else runs.push([line])
  }
  return runs
}
