import { useEffect, useRef } from 'react'
import { Counter } from '../counters/Counter.tsx'
import { useAtBench } from './at-bench/at-bench.ts'
import { useDragState } from './at-bench/drag-state.ts'

const most = 4
const size = 44
const nothing: readonly string[] = []

/** The things being dragged, drawn under the pointer. */
export function Ghost() {
  const { things, faceOf } = useAtBench()
  const carried = useDragState((carrying) => carrying?.things ?? nothing)
  const ghost = useRef<HTMLDivElement>(null)
  const isCarrying = carried.length > 0

  useEffect(() => {
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (ghost.current !== null) ghost.current.style.translate = `${clientX + 10}px ${clientY + 10}px`
    }
    window.addEventListener('pointermove', follow, true)
    return () => window.removeEventListener('pointermove', follow, true)
  }, [])

  return (
    <div ref={ghost} className="bench-ghost" aria-hidden="true" hidden={!isCarrying}>
      {carried.slice(0, most).map((id) => {
        const thing = things.get(id)
        return thing === undefined ? null : <Counter key={id} face={faceOf(thing)} size={size} title="" />
      })}
      {carried.length > most && <span>+{carried.length - most}</span>}
    </div>
  )
}
