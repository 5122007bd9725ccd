import { useEffect, useState } from 'react'
import { useApp, useText } from '../state/use-app.ts'

/** Imports files dropped anywhere on the page. (By default the browser would navigate to the file.) */
export function DropPlace() {
  const app = useApp()
  const text = useText()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      setOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      app.go({ at: 'games' })
      app.games.import(files)
    }
    document.addEventListener('dragover', onOver)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrop)
    return () => {
      document.removeEventListener('dragover', onOver)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrop)
    }
  }, [app])
  return isOver ? <p className="drop-place">{text.games.dropHere}</p> : null
}
