import { useState } from 'react'
import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { BenchDialog } from '../dialogs/BenchDialog.tsx'

type Props = { readonly list: MapList; readonly onClose: () => void }

/** Takes what a GeoJSON file has into a list, with the name of those whose data it is. */
export function TakeIn({ list, onClose }: Props) {
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const [file, setFile] = useState<File | null>(null)
  const [attribution, setAttribution] = useState('')
  async function take(): Promise<void> {
    if (file === null) return
    // No more is sent than says that it is too much.
    const text = await file.slice(0, most).text()
    changeMap({ do: 'map-import', list: list.id, text, attribution })
    onClose()
  }
  return (
    <BenchDialog heading={words.import} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void take()
        }}
      >
        <p>
          <label>
            {words.importWhat(list.title[language])}{' '}
            <input
              type="file"
              accept=".geojson,.json,application/geo+json"
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
          </label>
        </p>
        <p>
          <label>
            {words.attribution}{' '}
            <input
              type="text"
              maxLength={500}
              value={attribution}
              onChange={({ target }) => setAttribution(target.value)}
            />
          </label>{' '}
          <span className="hint">{words.attributionHint}</span>
        </p>
        <p className="buttons">
          <button type="submit" className="plain strong" disabled={file === null || attribution.trim() === ''}>
            {words.importNow}
          </button>
        </p>
      </form>
    </BenchDialog>
  )
}

/** In bytes: a character more than is taken in. */
const most = 5_000_001
