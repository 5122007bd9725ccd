import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../state/use-app.ts'
import { keyed } from '../decision/Answers.tsx'
import { useAtTable } from '../at-table/at-table.ts'
import { useLooksBack, useTable } from '../at-table/use-play.ts'

/**
 * Ctrl+Z takes back and Ctrl+Y does again, Ctrl+K and / open the palette, the numbers give the answers that bear them; not
 * where somebody types.
 */
export function useTableKeys(openPalette: () => void): void {
  const app = useApp()
  const table = useTable()
  const past = useLooksBack()
  const { links, give } = useAtTable()

  const withControl = useEffectEvent((key: string, shift: boolean): boolean => {
    if (key === 'k') {
      openPalette()
      return true
    }
    const redo = key === 'y' || (key === 'z' && shift)
    if ((!redo && key !== 'z') || table === null || past) return false
    if (redo) app.play.redo()
    else app.play.undo()
    return true
  })
  const alone = useEffectEvent((key: string): boolean => {
    if (key === '/') {
      openPalette()
      return true
    }
    const number = /^[1-9]$/.test(key) ? Number(key) : 0
    const answer = number >= 1 && number <= keyed ? links.offMap[number - 1] : undefined
    if (answer === undefined) return false
    give(answer.action)
    return true
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || event.repeat) return
      if (document.querySelector('dialog:modal') !== null) return
      const control = event.ctrlKey || event.metaKey
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select') !== null
      if (typing && !(control && event.key.toLowerCase() === 'k')) return
      if (control ? withControl(event.key.toLowerCase(), event.shiftKey) : alone(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
