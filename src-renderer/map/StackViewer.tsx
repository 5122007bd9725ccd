import { type CSSProperties, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Counter } from '../counters/Counter.tsx'
import { useFocusLeft } from '../parts/use-focus-left.ts'
import type { Piece } from '../counters/piles.ts'
import { fanOf } from './piles/fan.ts'
import type { Box } from './board/names-on-sheet.ts'
import type { MapWords } from './board/words.ts'
import type { ClickModifiers } from './tools/tool.ts'

/** A question about a counter of a stack: its words, the counters it applies to, and the action. */
export type StackQuestion = {
  readonly words: string
  readonly isAbout: (piece: Piece) => boolean
  readonly ask: (piece: Piece) => void
}

type Props = {
  /** All counters of a place, in order. */
  readonly pieces: readonly Piece[]
  readonly placeName: string
  /** Position of the pile in the window. */
  readonly pile: Box
  /** How far the map extends across the window. */
  readonly map: { readonly left: number; readonly right: number }
  /** Opened to stay, and thus also usable by keyboard. Otherwise it closes as soon as the pointer leaves it. */
  readonly pinned: boolean
  readonly targets: ReadonlySet<string>
  readonly chosen: ReadonlySet<string>
  readonly words: MapWords
  readonly inquiry?: StackQuestion | undefined
  readonly onChoose: (piece: Piece, manner: ClickModifiers) => void
  readonly onPoint: (piece: Piece | null) => void
  readonly onHover: (inside: boolean) => void
  readonly onClose: () => void
  /** Called when it closes while it has the focus. */
  readonly onLeft: () => void
}

/** A whole stack laid out beside its pile, on top of everything in the window and never clipped. */
export function StackViewer(props: Props) {
  const { pieces, placeName, pile, pinned, targets, chosen, words, inquiry, onChoose, onPoint, onHover, onClose } =
    props
  const viewer = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      pieces.findIndex(({ id }) => targets.has(id)),
    ),
  )
  const [read, setRead] = useState<string | null>(null)
  const { innerWidth: width, innerHeight: height } = window
  const fan = fanOf(pieces.length, pile, { width, height, map: props.map }, textScale())
  const active = pieces.find(({ id }) => id === read) ?? (pinned ? pieces[at] : undefined) ?? pieces[0]

  const isAsked = inquiry !== undefined && active !== undefined && inquiry.isAbout(active)
  const ask = (): void => {
    if (!isAsked) return
    onClose()
    inquiry.ask(active)
  }

  useFocusLeft(viewer, props.onLeft)

  // It stays open for the next choice in it, and closes once none of its counters can be chosen.
  const isAnswer = pieces.some(({ id }) => targets.has(id))
  const wasAnswer = useRef(isAnswer)
  const goes = useEffectEvent(onClose)
  useEffect(() => {
    if (wasAnswer.current && !isAnswer) goes()
    wasAnswer.current = isAnswer
  }, [isAnswer])

  useEffect(() => {
    if (pinned) list.current?.querySelectorAll('button')[at]?.focus()
  }, [pinned, at])

  useEffect(() => {
    if (!pinned) return undefined
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !viewer.current?.contains(event.target)) onClose()
    }
    window.addEventListener('pointerdown', outside, true)
    return () => window.removeEventListener('pointerdown', outside, true)
  }, [pinned, onClose])

  function onKeyDown(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: fan.columns,
      ArrowUp: -fan.columns,
      Home: -pieces.length,
      End: pieces.length,
    }
    const step = steps[event.key]
    if (event.key === 'Escape' || event.key.toLowerCase() === 's' || event.key === 'Tab') onClose()
    else if (event.key === '?') ask()
    else if (step !== undefined) setAt(Math.min(pieces.length - 1, Math.max(0, at + step)))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  function point(piece: Piece | null): void {
    setRead(piece?.id ?? null)
    onPoint(piece)
  }

  const measures: CSSProperties & Record<'--columns' | '--size', string> = {
    left: fan.left,
    top: fan.top,
    width: fan.width,
    height: fan.height,
    '--columns': String(fan.columns),
    '--size': `${fan.size}px`,
  }
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys go from counter to counter in it
    <dialog
      ref={viewer}
      className="stack-viewer"
      style={measures}
      open
      aria-label={words.stack(placeName, pieces.length)}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => {
        point(null)
        onHover(false)
      }}
      onKeyDown={onKeyDown}
    >
      <p className="stack-heading">{words.stack(placeName, pieces.length)}</p>
      <div className="stack-counters" ref={list}>
        {pieces.map((piece, index) => (
          <button
            key={piece.id}
            type="button"
            className={targets.has(piece.id) ? 'target' : undefined}
            aria-pressed={chosen.has(piece.id)}
            tabIndex={index === at ? 0 : -1}
            onClick={({ shiftKey, ctrlKey, metaKey }) => onChoose(piece, { adds: shiftKey || ctrlKey || metaKey })}
            onPointerEnter={() => point(piece)}
            onFocus={() => {
              setAt(index)
              point(piece)
            }}
          >
            <Counter face={piece.face} size={fan.size} title={piece.title} />
          </button>
        ))}
      </div>
      <div>
        <p className={isAsked ? 'stack-foot with-inquiry' : 'stack-foot'} aria-hidden="true">
          {active?.title}
        </p>
        {isAsked && (
          <button type="button" className="link stack-inquiry" aria-keyshortcuts="?" tabIndex={-1} onClick={ask}>
            {inquiry.words}
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  )
}

/** The window's text size relative to the default. */
const textScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
