import { useState } from 'react'
import { useTable } from '../at-table/use-play.ts'
import { usePeriod } from '../at-table/use-system.ts'
import { readAsBase64, offerDownload } from '../state/kit/files.ts'
import { useText } from '../state/use-app.ts'
import { csvOf } from './csv.ts'
import type { ChronicleData } from './use-chronicle.ts'

/** The byte order mark, by which spreadsheet programs recognise UTF-8. */
const byteOrderMark = '\uFEFF'

/** Prints the sheet, and copies or saves its figures as CSV. */
export function FiguresTools({ data }: { readonly data: ChronicleData }) {
  const { chronicle: text } = useText()
  const period = usePeriod()
  const name = useTable()?.name ?? ''
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null)
  const csv = (): string =>
    csvOf(data.chronicle, {
      beginning: text.beginning,
      day: period.name,
      titleOf: data.figureOf,
      dayOf: data.dayOf,
      separator: text.separator,
    })
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(csv())
      setResult('copied')
    } catch {
      setResult('notCopied')
    }
  }
  async function save(): Promise<void> {
    const file = new Blob([byteOrderMark, csv()], { type: 'text/csv;charset=utf-8' })
    offerDownload(text.fileName(name), await readAsBase64(file))
  }
  return (
    <div className="no-print figures-tools">
      <p className="tools">
        <button type="button" className="plain" onClick={() => window.print()}>
          {text.print}
        </button>
        <button type="button" className="plain" onClick={() => void copy()}>
          {text.copy}
        </button>
        <button type="button" className="plain" onClick={() => void save()}>
          {text.save}
        </button>
      </p>
      <output className="hint">{result === null ? '' : text[result]}</output>
    </div>
  )
}
