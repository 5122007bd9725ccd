import { useState } from 'react'
import { useTable } from '../at-table/use-play.ts'
import { asBase64, handOut } from '../state/files.ts'
import { useText } from '../state/use-app.ts'
import { csvOf } from './csv.ts'
import type { Told } from './use-chronicle.ts'

/** By this mark programs that open tables know that accents are written in UTF-8. */
const mark = '\uFEFF'

/** The figures for other programs, and the sheet for paper. */
export function FiguresTools({ told }: { readonly told: Told }) {
  const { chronicle: text } = useText()
  const name = useTable()?.name ?? ''
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null)
  const csv = (): string =>
    csvOf(told.chronicle, {
      beginning: text.beginning,
      day: text.day,
      titleOf: told.figureOf,
      dayOf: told.dayOf,
      separator: text.separator,
    })
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(csv())
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  async function save(): Promise<void> {
    const file = new Blob([mark, csv()], { type: 'text/csv;charset=utf-8' })
    handOut(text.fileName(name), await asBase64(file))
  }
  return (
    <div className="no-print">
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
      <output className="hint">{said === null ? '' : text[said]}</output>
    </div>
  )
}
