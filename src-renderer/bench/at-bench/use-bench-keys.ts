import { useEffect, useEffectEvent } from 'react'
import { isTypedInto } from '../../parts/typing.ts'
import { useApp, useView } from '../../state/use-app.ts'

/**
 * The keys of the bench: Ctrl+Z undoes, Ctrl+Y redoes. Plain keys go to `onKey`, except on the map, which passes on its own; arrows with
 * Control go to `onArrow`. Text fields keep their keys.
 */
export function useBenchKeys(onKey: (key: string) => boolean, onArrow: (key: string, shift: boolean) => boolean): void {
  const app = useApp()
  // Also while a gesture waits for its response: it may be the one to undo.
  const mayUndo = useView(({ bench }) => bench !== null && (bench.waiting > 0 || bench.draft?.undo !== null))
  const mayRedo = useView(({ bench }) => bench !== null && (bench.waiting > 0 || bench.draft?.redo !== null))
  const onControlKey = useEffectEvent((pressed: string, shift: boolean): boolean => {
    if (pressed.startsWith('Arrow')) return onArrow(pressed, shift)
    const key = pressed.toLowerCase()
    if (key !== 'y' && key !== 'z') return false
    const isRedo = key === 'y' || shift
    if (isRedo && mayRedo) app.bench.redo()
    if (!isRedo && mayUndo) app.bench.undo()
    return true
  })
  const onPlainKey = useEffectEvent(onKey)

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.altKey || event.defaultPrevented || event.repeat) return
      if (document.querySelector('dialog:modal') !== null) return
      if (isTypedInto(event.target)) return
      const hasControl = event.ctrlKey || event.metaKey
      const isHandled = hasControl ? onControlKey(event.key, event.shiftKey) : onPlainKey(event.key)
      if (isHandled) event.preventDefault()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
