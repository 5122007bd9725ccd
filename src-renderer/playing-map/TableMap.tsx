import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import type { Spot } from '../map/board/board.ts'
import { GameMap } from '../map/GameMap.tsx'
import { layered, noOverlay, type Overlay } from '../map/board/overlay.ts'
import { sameThing, type Thing } from '../state/thing.ts'
import type { Inquiry } from '../map/StackViewer.tsx'
import { useLessonLights } from '../at-table/lesson-lights.ts'
import { mapWords } from '../map/board/words.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Removable } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Layers } from './Layers.tsx'
import { pointAt, useLights } from '../at-table/lights.ts'
import { isAmong, meantBy } from '../at-table/links.ts'
import { AnswerMenu, type Chosen, WhyNot } from './Pointing.tsx'
import { ThinkAway, type Wondered } from './RemovalMenu.tsx'
import { usePlay, useShownTable } from '../at-table/use-play.ts'
import { useNames } from '../at-table/use-names.ts'

const nothing: readonly Thing[] = []
const noRemovable: readonly Removable[] = []
/** Where something is shown that is not in sight. */
const corner: Spot = { x: 40, y: 40 }

type Props = {
  /** What a film shows besides the counters, and how long they are on their way. */
  readonly film: { readonly overlay: Overlay; readonly lit: readonly Thing[]; readonly journeyTime: number }
  /** What else is shown over the map. */
  readonly children?: ReactNode
}

/** The map with all that lies on it; what is chosen on it answers the question. */
export function TableMap({ film, children }: Props) {
  const text = useText()
  const language = useView((view) => view.language)
  const app = useApp()
  const { setting, ui, pieces, asked, links, map, give, layer } = useAtTable()
  const table = useShownTable()
  const isPast = usePlay((play) => play.past !== null, false)
  const drawn = usePlay((play) => play.drawing?.svg ?? null, null)
  const [picked, setPicked] = useState<Chosen | null>(null)
  // What was about to be answered may have been, or is asked no more.
  const chosen = picked?.asked === asked ? picked : null
  // Where a hand or a key last was, for what is shown beside it.
  const origin = useRef<{ readonly at: Spot | null; readonly byKey: boolean }>({ at: null, byKey: false })
  const nameOf = useNames()
  const lit = useLights((lights) => lights.answer)
  const thing = useLights((lights) => lights.thing)
  const taught = useLessonLights((lights) => lights.shown ?? lights.hinted)
  const inHand = useMemo(() => (asked === null || ui === null ? nothing : ui.inHandOf(asked)), [asked, ui])
  const overlay = useMemo(
    (): Overlay =>
      ui === null || table === null
        ? noOverlay
        : layered(ui.overlayOf(table), layer?.shown?.overlay ?? noOverlay, heldZones(inHand), film.overlay),
    [ui, table, inHand, layer, film.overlay],
  )
  const marked = useMemo(
    () => [
      ...inHand.filter(({ kind }) => kind === 'piece'),
      ...(lit === null ? nothing : links.thingsOf(lit)),
      ...(taught === null ? nothing : links.thingsOf(taught)),
      ...(thing === null ? nothing : [thing]),
      ...(layer?.view.picked ? [layer.view.picked] : nothing),
      ...film.lit,
    ],
    [inHand, lit, links, taught, thing, layer, film.lit],
  )
  useEffect(() => () => pointAt(null), [])
  const picking = layer !== null && (layer.view.picking || layer.wantsPick)
  const removable = layer?.shown?.removable ?? noRemovable
  const removableThings = useMemo(() => removable.map((one) => one.thing), [removable])
  const [wondered, setWondered] = useState<Wondered | null>(null)

  const inquiry = useInquiry()

  if (table === null || setting === null || ui === null) return <div className="table-map" />
  const label = text.table.map.label(setting.campaign[language])

  function choose(thing: Thing): void {
    if (picking) {
      pickForLayer(thing)
      return
    }
    if (asked === null) return
    const meant = meantBy(links, thing, pieces)
    const [only] = meant
    const at = origin.current.at ?? map.current?.whereIs(thing) ?? corner
    if (meant.length === 1 && only !== undefined) {
      setPicked(null)
      give(only.action)
    } else setPicked({ thing, at, byKey: origin.current.byKey, asked })
  }

  /** A way is thought away or put back; anything else is what the layer is about. */
  function pickForLayer(thing: Thing): void {
    const meant = removable.filter((one) => sameThing(one.thing, thing))
    const [only] = meant
    if (only === undefined) {
      if (thing.kind !== 'way') app.play.layers.pick(thing)
    } else if (meant.length === 1) app.play.layers.toggle(only.id)
    else setWondered({ thing, at: origin.current.at ?? map.current?.whereIs(thing) ?? corner, removable: meant })
  }

  function close(byKey: boolean): void {
    setPicked(null)
    setWondered(null)
    if (byKey) map.current?.focus()
  }

  const answers = chosen === null ? [] : meantBy(links, chosen.thing, pieces)
  return (
    <section
      className={['table-map', isPast ? 'is-past' : '', picking ? 'is-picking' : ''].filter(Boolean).join(' ')}
      aria-label={text.table.map.heading}
      onPointerUpCapture={({ clientX: x, clientY: y }) => {
        origin.current = { at: { x, y }, byKey: false }
      }}
      onKeyDownCapture={() => {
        origin.current = { at: atFocus(), byKey: true }
      }}
    >
      {setting.board === null && <p className="hint">{text.table.map.none}</p>}
      {setting.board !== null && ui.sheet === null && <p className="hint">{text.zones.undrawn}</p>}
      {ui.sheet !== null && (
        <>
          <GameMap
            board={ui.sheet.board}
            svg={ui.sheet.svg ?? drawn}
            waiting={ui.sheet.svg === null}
            beginsNear
            pieces={pieces}
            overlay={overlay}
            targets={picking ? removableThings : links.targets}
            chosen={marked}
            journeyTime={film.journeyTime}
            label={label}
            words={mapWords[language]}
            onPoint={pointAt}
            onChoose={choose}
            inquiry={inquiry}
            handle={map}
          />
          {ui.layers !== undefined && ui.layers.length > 0 && <Layers layers={ui.layers} />}
          <Readout />
        </>
      )}
      {children}
      {picking && wondered !== null && <ThinkAway wondered={wondered} name={nameOf(wondered.thing)} onClose={close} />}
      {chosen !== null && answers.length > 1 && (
        <AnswerMenu chosen={chosen} name={nameOf(chosen.thing)} answers={answers} onClose={close} />
      )}
      {chosen !== null && answers.length === 0 && asked !== null && !isAmong(inHand, chosen.thing) && (
        <WhyNot
          key={`${chosen.thing.kind} ${chosen.thing.id}`}
          chosen={chosen}
          name={nameOf(chosen.thing)}
          wishes={ui.wishesOf(chosen.thing, asked, pieces)}
          onClose={close}
        />
      )}
    </section>
  )
}

/** What can be asked about a counter, where the rule system keeps a book of what is hidden. */
function useInquiry(): Inquiry | undefined {
  const text = useText()
  const { ui } = useAtTable()
  const table = useShownTable()
  const about = ui?.intelligence?.isAbout
  if (about === undefined || table === null) return undefined
  return {
    words: text.intelligence.what,
    isAbout: (piece) => about(piece, table),
    ask: ({ id }) => openIntelligence(id),
  }
}

const heldZones = (things: readonly Thing[]): Overlay => ({
  ...noOverlay,
  zones: things.flatMap(({ kind, id }) => (kind === 'zone' ? [{ id, tone: 'reach' as const }] : [])),
})

/** By keys in a stack that is laid out: beside its counter. On the map itself the map knows. */
function atFocus(): Spot | null {
  const button = document.activeElement?.closest('.stack-viewer button')
  const box = button?.getBoundingClientRect()
  return box === undefined ? null : { x: box.right, y: box.top }
}

/** What is pointed at, in words, at the foot of the map. */
function Readout() {
  const text = useText()
  const pointed = useLights((lights) => lights.pointed)
  const nameOf = useNames()
  const { pieces } = useAtTable()
  if (pointed === null) return <p className="readout hint">{text.table.map.point}</p>
  const there = pointed.kind === 'zone' ? pieces.filter(({ place }) => place === pointed.id).length : 0
  const words = [nameOf(pointed), there === 0 ? '' : text.table.map.counters(there)].filter(Boolean).join(' · ')
  return <p className="readout">{words}</p>
}
