import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { SystemPart } from '../at-table/SystemPart.tsx'
import { useShownTable } from '../at-table/use-play.ts'
import { useView } from '../state/use-app.ts'

/** The strip of a rule system over the map. */
export function BoardStrip() {
  const shown = useShownTable()
  const language = useView((view) => view.language)
  const textSize = useView((view) => view.look.textSize)
  const { ui } = useAtTable()
  const strip = ui?.strip
  if (strip === undefined || shown === null) return null
  return (
    <KeptHeight key={`${shown.id} ${language} ${textSize}`}>
      <SystemPart part={strip} table={shown} odds={null} studyFor={() => ui?.stripStudy ?? null} />
    </KeptHeight>
  )
}

/** Keeps the greatest height it has had at this width, so that the map below does not move when the content shrinks. */
function KeptHeight({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) element.style.minHeight = ''
      width = element.clientWidth
      element.style.minHeight = `${element.getBoundingClientRect().height}px`
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="board-strip">
      {children}
    </div>
  )
}
