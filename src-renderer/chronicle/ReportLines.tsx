import { useCallback } from 'react'
import { JournalLine } from '../at-table/JournalLine.tsx'
import type { NamedThing } from '../journal/lines.ts'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { useTable } from '../at-table/use-play.ts'
import { useApp, useText } from '../state/use-app.ts'
import type { ReportLine } from '../system-ui/system-chronicle.ts'
import type { ChronicleData } from './use-chronicle.ts'

type Props = { readonly lines: readonly ReportLine[]; readonly data: ChronicleData }

/** The lines of a report. Each links to the map and to its moment; sums can be unfolded. */
export function ReportLines({ lines, data }: Props) {
  const app = useApp()
  const onShow = useShowOnMap()
  const lastStop = useTable()?.stop ?? 0
  const showStop = useCallback((stop: number) => app.play.lookAt(Math.min(stop, lastStop)), [app, lastStop])
  return (
    <ul className="report-lines">
      {lines.map((one, at) =>
        'line' in one ? (
          <JournalLine
            key={`line ${one.line.at}`}
            entry={one.line.entry}
            system={data.system}
            naming={data.naming}
            leads
            isStop
            onShow={onShow}
            onLook={showStop}
          />
        ) : (
          <ComposedLine key={`composed ${at}`} {...one} onShow={onShow} onLook={showStop} />
        ),
      )}
    </ul>
  )
}

type ComposedProps = Exclude<ReportLine, { line: unknown }> & {
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
  readonly onLook: (stop: number) => void
}

/** A line that the rule system composed from several entries of the journal. */
function ComposedLine({ words, stop, things, onShow, onLook }: ComposedProps) {
  const { chronicle: text } = useText()
  return (
    <li className="journal-line leads">
      {onShow === null || things.length === 0 ? (
        <span className="journal-words">{words}</span>
      ) : (
        <button type="button" className="journal-words" title={text.onMap} onClick={() => onShow(things)}>
          {words}
        </button>
      )}{' '}
      <button
        type="button"
        className="journal-moment"
        title={text.moment(stop)}
        aria-label={text.moment(stop)}
        onClick={() => onLook(stop)}
      >
        {stop}
      </button>
    </li>
  )
}
