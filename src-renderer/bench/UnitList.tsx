import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { Thing } from '../../src-main/contract/drafts.ts'
import { Counter } from '../counters/Counter.tsx'
import type { Spot } from '../map/board/board.ts'
import { useApp, useText } from '../state/use-app.ts'
import { useAtBench } from './at-bench/at-bench.ts'
import { useDragState } from './at-bench/drag-state.ts'
import { groupsOf, searchThings } from './at-bench/things.ts'
import { useDrag } from './at-bench/use-drag.ts'
import { usePlaceInWords } from './at-bench/use-place-in-words.ts'
import './units.css'

type Props = { readonly onDrop: (things: readonly string[], at: Spot) => void }

/** Everything that can be placed, by order of battle: can be searched, chosen singly or several at once, and dragged to the map. */
export function UnitList({ onDrop }: Props) {
  const app = useApp()
  const { units: words } = useText().bench
  const { setting, placements, chosen, language, map } = useAtBench()
  const [typed, setTyped] = useState('')
  const [isAll, setAll] = useState(() => setting.things.every(({ id }) => placements.has(id)))
  const [anchor, setAnchor] = useState<string | null>(null)
  const whereOf = usePlaceInWords()
  const list = useRef<HTMLDivElement>(null)
  const held = useDragState((carrying) => carrying !== null)
  const waiting = useMemo(() => setting.things.filter(({ id }) => !placements.has(id)), [setting, placements])
  // A search covers everything, placed or not.
  const among = isAll || typed.trim() !== '' ? setting.things : waiting
  const shown = useMemo(
    () => groupsOf(searchThings(typed, among, setting, whereOf, language), setting, language, words.others),
    [typed, among, setting, whereOf, language, words],
  )
  const ids = useMemo(() => shown.flatMap(({ things }) => things.map(({ id }) => id)), [shown])
  const [cursor, setCursor] = useState<string | null>(null)
  const focused = cursor !== null && ids.includes(cursor) ? cursor : (ids[0] ?? null)

  function choose(
    id: string,
    how: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean },
  ): void {
    const [from, to] = [ids.indexOf(anchor ?? id), ids.indexOf(id)]
    if (how.shiftKey && from >= 0) {
      const span = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      app.bench.select([...new Set([...chosen, ...span])])
      return
    }
    setAnchor(id)
    if (how.ctrlKey || how.metaKey)
      app.bench.select(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id])
    else app.bench.select([id])
  }

  function chooseGroup(things: readonly Thing[], adds: boolean): void {
    const own = things.map(({ id }) => id)
    app.bench.select(adds ? [...new Set([...chosen, ...own])] : own)
  }

  function show(id: string): void {
    if (placements.get(id)?.at === 'map') map.current?.goTo({ kind: 'piece', id })
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Arrows with Control belong to the bench: they move the chosen things.
    if (event.ctrlKey || event.metaKey) return
    const here = ids.indexOf(focused ?? '')
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 8,
      PageUp: -8,
      Home: -ids.length,
      End: ids.length,
    }
    const step = steps[event.key]
    if (step !== undefined) {
      const next = ids[Math.min(Math.max(0, here + step), ids.length - 1)]
      if (next === undefined) return
      setCursor(next)
      list.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(next)}"]`)?.focus()
      if (event.shiftKey) choose(next, event)
    } else if (event.key === ' ' && focused !== null)
      choose(focused, { shiftKey: event.shiftKey, ctrlKey: !event.shiftKey, metaKey: false })
    else if (event.key === 'Enter' && focused !== null) show(focused)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <section className={held ? 'bench-units takes' : 'bench-units'} aria-label={words.heading} data-drop-target="list">
      <div className="bench-units-head">
        <input
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <fieldset className="bench-which" aria-label={words.which}>
          {([false, true] as const).map((one) => (
            <button key={String(one)} type="button" aria-pressed={isAll === one} onClick={() => setAll(one)}>
              {one ? words.all : words.waiting}{' '}
              <span className="figure">{one ? setting.things.length : waiting.length}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {held && <p className="bench-take-hint">{words.drop}</p>}
      {ids.length === 0 && <p className="hint">{typed.trim() === '' ? words.allPlaced : words.nothing(typed)}</p>}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus -- a list with multiple selection; its options take the focus */}
      <div
        ref={list}
        className="bench-unit-list"
        role="listbox"
        aria-multiselectable="true"
        aria-label={words.heading}
        onKeyDown={onKeyDown}
      >
        {shown.map(({ key, side, title, things }) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
          <div key={key} role="group" aria-label={title} className={`of-${setting.dress[side === 0 ? 0 : 1]}`}>
            <div
              role="presentation"
              className="bench-group"
              title={words.groupAll(title)}
              onClick={({ shiftKey, ctrlKey, metaKey }) => chooseGroup(things, shiftKey || ctrlKey || metaKey)}
            >
              {title} <span className="figure">{things.length}</span>
            </div>
            {things.map((thing) => (
              <Unit
                key={thing.id}
                thing={thing}
                where={whereOf(thing)}
                isChosen={chosen.has(thing.id)}
                isFocused={thing.id === focused}
                onFocus={() => setCursor(thing.id)}
                onChoose={(event) => choose(thing.id, event)}
                onShow={() => show(thing.id)}
                onDrop={onDrop}
              />
            ))}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */}
    </section>
  )
}

type UnitProps = {
  readonly thing: Thing
  readonly where: string
  readonly isChosen: boolean
  readonly isFocused: boolean
  readonly onFocus: () => void
  readonly onChoose: (event: {
    readonly shiftKey: boolean
    readonly ctrlKey: boolean
    readonly metaKey: boolean
  }) => void
  readonly onShow: () => void
  readonly onDrop: (things: readonly string[], at: Spot) => void
}

function Unit({ thing, where, isChosen, isFocused, onFocus, onChoose, onShow, onDrop }: UnitProps) {
  const { chosen, language, faceOf } = useAtBench()
  const drag = useDrag(isChosen ? [...chosen] : [thing.id], onDrop)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list takes the keys of its options
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option with a picture and two lines
      role="option"
      aria-selected={isChosen}
      tabIndex={isFocused ? 0 : -1}
      data-unit={thing.id}
      className="bench-unit"
      onFocus={onFocus}
      onClick={(event) => {
        if (!drag.hasCarried()) onChoose(event)
      }}
      onDoubleClick={onShow}
      onPointerDown={drag.onPointerDown}
    >
      <Counter face={faceOf(thing)} size={30} title="" />
      <span className="bench-unit-words">
        <span>{thing.name[language]}</span>
        {thing.detail[language] !== '' && <small title={thing.detail[language]}>{thing.detail[language]}</small>}
        {where !== '' && <small className="bench-unit-where">{where}</small>}
      </span>
    </div>
  )
}
