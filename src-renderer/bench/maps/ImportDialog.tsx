import { useState } from 'react'
import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { useApp, useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { BenchDialog } from '../dialogs/BenchDialog.tsx'

type Props = { readonly list: MapList; readonly onClose: () => void }

/** Imports the contents of a GeoJSON file into a list, with the attribution of its data. */
export function ImportDialog({ list, onClose }: Props) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const [file, setFile] = useState<File | null>(null)
  const [attribution, setAttribution] = useState('')
  /** A file exported by this program contains its attribution. */
  async function choose(chosen: File | null): Promise<void> {
    setFile(chosen)
    if (chosen === null) return
    const said = attributionIn(await chosen.slice(0, most).text())
    if (said !== '') setAttribution(said)
  }

  async function take(): Promise<void> {
    if (file === null) return
    // Sends at most enough for the process to see that the file is too large.
    const text = await file.slice(0, most).text()
    app.bench.importMap({ do: 'map-import', list: list.id, text, attribution })
    onClose()
  }
  return (
    <BenchDialog heading={words.import} onClose={onClose}>
      <form
        className="take-in"
        onSubmit={(event) => {
          event.preventDefault()
          void take()
        }}
      >
        <label className="field">
          <span>{words.importWhat(list.title[language])}</span>
          <input
            type="file"
            accept=".geojson,.json,application/geo+json"
            onChange={({ target }) => void choose(target.files?.[0] ?? null)}
          />
        </label>
        <label className="field">
          <span>{words.attribution}</span>
          <input
            type="text"
            maxLength={500}
            value={attribution}
            onChange={({ target }) => setAttribution(target.value)}
          />
          <span>{words.attributionHint}</span>
        </label>
        <p className="buttons">
          <button type="submit" className="plain strong" disabled={file === null || attribution.trim() === ''}>
            {words.importNow}
          </button>
        </p>
      </form>
    </BenchDialog>
  )
}

function attributionIn(text: string): string {
  try {
    const read: unknown = JSON.parse(text)
    const isSaid = typeof read === 'object' && read !== null && 'attribution' in read
    return isSaid && typeof read.attribution === 'string' ? read.attribution.slice(0, 500) : ''
  } catch {
    return ''
  }
}

/** In bytes: one more than the import accepts. */
const most = 5_000_001
