import { useCallback } from 'react'
import { JournalLine } from '../at-table/JournalLine.tsx'
import type { NamedThing } from '../journal/lines.ts'
import { useShowOnMap } from '../at-table/show-on-map.ts'
import { useTable } from '../at-table/use-play.ts'
import { useApp, useText } from '../state/use-app.ts'
import type { ReportLine } from '../system-ui/system-chronicle.ts'
import type { Told } from './use-chronicle.ts'

type Props = { readonly lines: readonly ReportLine[]; readonly told: Told }

/** Lines of a report. Each leads to the map, and to the moment it is of; sums unfold. */
export function ReportLines({ lines, told }: Props) {
  const app = useApp()
  const onShow = useShowOnMap()
  const last = useTable()?.stop ?? 0
  const look = useCallback((stop: number) => app.play.lookAt(Math.min(stop, last)), [app, last])
  return (
    <ul className="report-lines">
      {lines.map((one, at) =>
        'line' in one ? (
          <JournalLine
            key={`line ${one.line.at}`}
            entry={one.line.entry}
            system={told.system}
            naming={told.naming}
            leads
            isStop
            onShow={onShow}
            onLook={look}
          />
        ) : (
          <Composed key={`composed ${at}`} {...one} onShow={onShow} onLook={look} />
        ),
      )}
    </ul>
  )
}

type ComposedProps = Exclude<ReportLine, { line: unknown }> & {
  readonly onShow: ((things: readonly NamedThing[]) => void) | null
  readonly onLook: (stop: number) => void
}

function Composed({ words, stop, things, onShow, onLook }: ComposedProps) {
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
