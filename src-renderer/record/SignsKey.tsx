import { useMemo } from 'react'
import type { Mark } from '../counters/face.ts'
import { markSvg } from '../counters/marks.ts'
import { svgUrl } from '../parts/svg-url.ts'
import { capital } from '../parts/times.ts'
import { useText } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { KeySwatch } from '../at-table/KeySwatch.tsx'

/** The key to the signs on the map and on counters. */
export function SignsKey() {
  const { ui } = useAtTable()
  const text = useText()
  const signs = ui?.signs
  if (signs === undefined) return null
  return (
    <details className="key signs-key">
      <summary>{text.table.map.signs}</summary>
      <ul>
        {signs.map.map(({ words, ...sample }) => (
          <li key={words}>
            <KeySwatch {...sample} />
            {words}
          </li>
        ))}
        {signs.counters.map((one) => (
          <li key={one.id}>
            <MarkSwatch mark={one} />
            {capital(one.words)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function MarkSwatch({ mark }: { readonly mark: Mark }) {
  const url = useMemo(() => svgUrl(markSvg(mark)), [mark])
  return <img className="key-sample" src={url} alt="" width={44} height={30} />
}
