import { useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { openChronicle } from '../at-table/open-chronicle.ts'
import { usePlay, useShownTable, wordsIn } from '../at-table/use-play.ts'
import { liveriesByChoice } from '../counters/liveries.ts'
import { SideColoursContext } from '../counters/side-colours.ts'
import { sheetFacesReady } from '../parts/faces-ready.ts'
import { offerFile } from '../state/kit/files.ts'
import { useText, useView } from '../state/use-app.ts'
import { laidFor, type Paper, type PaperId, paperIds } from './papers.ts'
import { pictureOf } from './picture.ts'
import { posterSvg } from './poster-svg.ts'
import './poster.css'

type Props = { readonly onClose: () => void }

/**
 * The map with its counters on large paper: for printing, for saving as PDF by printing, or for saving as a picture.
 */
export function PosterDialog({ onClose }: Props) {
  const text = useText().poster
  const language = useView((view) => view.language)
  const dialog = useRef<HTMLDialogElement>(null)
  const [paperId, setPaper] = useState<PaperId>('a2')
  const [withReport, setWithReport] = useState(false)
  const [state, setState] = useState<'ready' | 'painting' | 'failed'>('ready')
  const { setting, ui } = useAtTable()
  const sheet = ui?.sheet?.board.sheet
  const paper = useMemo(() => laidFor(paperId, sheet), [paperId, sheet])
  const svg = usePosterSvg(paper)
  useEffect(() => {
    dialog.current?.showModal()
    // Loaded early, for players who print with the browser's own key.
    void sheetFacesReady()
  }, [])
  usePrinted({ svg, paper, withReport })

  async function savePicture(drawing: string): Promise<void> {
    setState('painting')
    try {
      const name = setting?.campaign[language] ?? ''
      offerFile(text.fileName(name, paper.name), await pictureOf(drawing, paper))
      setState('ready')
    } catch (fault) {
      console.error(fault)
      setState('failed')
    }
  }

  return (
    <dialog ref={dialog} closedby="any" className="poster-dialog" aria-labelledby="poster-heading" onClose={onClose}>
      <h2 id="poster-heading">{text.heading}</h2>
      <p>{text.what}</p>
      <fieldset>
        <legend>{text.paper}</legend>
        {paperIds.map((id) => {
          const { name, width, height } = laidFor(id, sheet)
          return (
            <label key={id}>
              <input type="radio" name="poster-paper" checked={paperId === id} onChange={() => setPaper(id)} />
              {text.size(name, width, height)}
            </label>
          )
        })}
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={withReport}
          onChange={({ target }) => {
            setWithReport(target.checked)
            if (target.checked) openChronicle('day')
          }}
        />
        {text.withReport}
      </label>
      {svg === null ? (
        <p className="hint">{text.drawing}</p>
      ) : (
        <>
          <div className="poster-deeds">
            <button
              type="button"
              className="plain strong"
              onClick={() => void sheetFacesReady().then(() => window.print())}
            >
              {text.print}
            </button>
            <button
              type="button"
              className="plain"
              disabled={state === 'painting'}
              onClick={() => void savePicture(svg)}
            >
              {text.picture}
            </button>
          </div>
          <p className="hint">{text.pdf(paper.name)}</p>
        </>
      )}
      <output className="hint">{state === 'painting' ? text.painting : state === 'failed' ? text.failed : ''}</output>
      <button type="button" className="plain" onClick={() => dialog.current?.close()}>
        {text.close}
      </button>
    </dialog>
  )
}

type Printed = { readonly svg: string | null; readonly paper: Paper; readonly withReport: boolean }

/**
 * Adds the printed page while the dialog is open: the poster and, if wanted, the report, but nothing else of the
 * window.
 */
function usePrinted({ svg, paper, withReport }: Printed): void {
  useEffect(() => {
    if (svg === null) return undefined
    const page = document.createElement('div')
    page.className = 'poster-print'
    page.dataset['paper'] = paper.name.toLowerCase()
    page.dataset['lies'] = String(paper.width > paper.height)
    page.dataset['report'] = String(withReport)
    page.ariaHidden = 'true'
    page.append(document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true))
    document.body.prepend(page)
    return () => page.remove()
  }, [svg, paper, withReport])
}

/** The SVG of the poster; null until the sheet of the map is drawn. */
function usePosterSvg(paper: Paper): string | null {
  const language = useView((view) => view.language)
  const { setting, ui, pieces } = useAtTable()
  const table = useShownTable()
  const drawing = usePlay((play) => play.drawing?.svg ?? null, null)
  const liveries = liveriesByChoice[useContext(SideColoursContext)]
  return useMemo(() => {
    const sheet = ui?.sheet ?? null
    const svg = sheet?.svg ?? drawing
    if (setting === null || table === null || ui === null || sheet === null || svg === null) return null
    const caption = {
      title: setting.campaign[language],
      line: [wordsIn(setting.scenario, language), wordsIn(table.when, language)].filter(Boolean).join(' · '),
    }
    return posterSvg({ board: sheet.board, svg, pieces, overlay: ui.overlayOf(table), liveries, caption }, paper)
  }, [setting, table, ui, drawing, pieces, liveries, language, paper])
}
