import { useEffect, useEffectEvent } from 'react'
import { useApp } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { focusQuestionIfLost } from '../at-table/focus-question.ts'
import { useIsAdvised } from '../at-table/use-advice.ts'
import { useIsPastShown, useTable } from '../at-table/use-play.ts'
import { isTypedInto } from '../parts/typing.ts'

/**
 * The keys of the table: Ctrl+Z undoes, Ctrl+Y redoes, Ctrl+K and / open the palette, digits give the answers that show
 * them, C continues the first stored order that can continue, A asks for advice. Text fields keep their keys, except Ctrl+K.
 */
export function useTableKeys(openPalette: () => void): void {
  const app = useApp()
  const table = useTable()
  const isPast = useIsPastShown()
  const isAdvised = useIsAdvised()
  const { links, give, order, asked, busy, armed } = useAtTable()

  const onControlKey = useEffectEvent((key: string, shift: boolean): boolean => {
    if (key === 'k') {
      openPalette()
      return true
    }
    const redo = key === 'y' || (key === 'z' && shift)
    if ((!redo && key !== 'z') || table === null || isPast) return false
    if (redo) app.play.redo()
    else app.play.undo()
    return true
  })
  const onPlainKey = useEffectEvent((key: string): boolean => {
    if (key === '/') {
      openPalette()
      return true
    }
    if (key === 'c' && order.draft === null && asked !== null) {
      const ready = asked.table.kept.find((one) => one.ready)
      if (ready !== undefined && armed && !busy) app.play.order({ order: ready.order })
      return ready !== undefined
    }
    if (key === 'a' && asked !== null && !isAdvised) {
      app.play.advise()
      return true
    }
    const number = /^[1-9]$/.test(key) ? Number(key) : 0
    // While an order or advice is shown, the answers are not in sight.
    const answer =
      order.draft === null && !isAdvised
        ? links.offMap.find(({ action }) => links.digits.get(action) === number)
        : undefined
    if (answer === undefined) return false
    if (!armed) return true
    // If the focus is nowhere, answering by a key moves it to the question.
    focusQuestionIfLost()
    give(answer.action)
    return true
  })

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.defaultPrevented || event.repeat) return
      if (document.querySelector('dialog:modal') !== null) return
      const hasControl = event.ctrlKey || event.metaKey
      if (isTypedInto(event.target) && !(hasControl && event.key.toLowerCase() === 'k')) return
      const isHandled = hasControl ? onControlKey(event.key.toLowerCase(), event.shiftKey) : onPlainKey(event.key)
      if (isHandled) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
