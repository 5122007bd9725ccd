import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import type { Spot } from '../map/board/board.ts'
import { GameMap } from '../map/GameMap.tsx'
import type { MapTool } from '../map/tools/tool.ts'
import { layered, noOverlay, type Overlay, type TableNote } from '../map/board/overlay.ts'
import { sameThing, type Thing } from '../state/known/thing.ts'
import type { StackQuestion } from '../map/StackViewer.tsx'
import { useLessonHighlights } from '../at-table/lesson-highlights.ts'
import { mapWords, mapWordsWith } from '../map/board/words.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { Piece } from '../counters/piles.ts'
import type { QuickOrder } from '../system-ui/ordering.ts'
import type { Asked, Removable } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { Layers } from './Layers.tsx'
import { highlightThing, pointAt, useHighlights } from '../at-table/highlights.ts'
import { includesThing, answersForThing } from '../at-table/answer-links.ts'
import { AnswerMenu, type MapChoice, WhyNot } from './MapChoice.tsx'
import { knobGestures } from './knob-tool.ts'
import { orderGestures } from './order-tool.ts'
import { type RemovalChoice, RemovalMenu } from './RemovalMenu.tsx'
import { usePlay, useShownTable, useSideName } from '../at-table/use-play.ts'
import { standingWords } from './standing-words.ts'
import { useAdviceOnMap } from './use-advice-on-map.ts'
import { useMarchesOnMap } from './use-marches.ts'
import { useReportMarks } from '../at-table/use-reports.ts'
import { useThingName } from '../at-table/use-thing-name.ts'

const nothing: readonly Thing[] = []
const noRemovable: readonly Removable[] = []
/** Where to open a popover for a thing outside the visible part of the map. */
const corner: Spot = { x: 40, y: 40 }

type Props = {
  /** Overlay and highlights of the film, and the duration of counter movements. */
  readonly film: { readonly overlay: Overlay; readonly lit: readonly Thing[]; readonly journeyTime: number }
  /** Elements over the map. */
  readonly children?: ReactNode
}

/** The map of the game in play. Choosing a thing on it answers the question. */
export function TableMap({ film, children }: Props) {
  const text = useText()
  const sideName = useSideName()
  const language = useView((view) => view.language)
  const app = useApp()
  const { setting, ui, pieces, asked, odds, links, map, barred, give, layer, order } = useAtTable()
  const table = useShownTable()
  const adjectives = setting?.adjectives
  const words = useMemo(
    () => (adjectives === undefined ? mapWords[language] : mapWordsWith(language, adjectives)),
    [language, adjectives],
  )
  const isPast = usePlay((play) => play.past !== null, false)
  const drawing = usePlay((play) => play.drawing?.svg ?? null, null)
  const [choice, setChoice] = useState<MapChoice | null>(null)
  // A choice made for an earlier question is void.
  const chosen = choice?.asked === asked ? choice : null
  const [turn, setTurn] = useState<{ readonly action: string; readonly asked: Asked } | null>(null)
  const heldTurn = turn?.asked === asked ? turn.action : null
  const [aim, setAim] = useState<{ readonly notes: readonly TableNote[]; readonly asked: Asked } | null>(null)
  const aimed = aim?.asked === asked ? aim.notes : null
  // The place of the last pointer or key event, where popovers open.
  const origin = useRef<{ readonly at: Spot | null; readonly byKey: boolean }>({ at: null, byKey: false })
  const nameOf = useThingName()
  const litAnswer = useHighlights((highlights) => highlights.answer)
  const litThing = useHighlights((highlights) => highlights.thing)
  const lessonAnswer = useLessonHighlights((highlights) => highlights.shown ?? highlights.hinted)
  const inHand = useMemo(() => (asked === null || ui === null ? nothing : ui.subjectsOf(asked)), [asked, ui])
  const orderOverlay = useOrderOverlay()
  const advised = useAdviceOnMap()
  const isFilm = usePlay((play) => play.film !== null, false)
  const question = useMemo(
    () => (asked === null || isFilm ? null : { inHand, answers: links.targets }),
    [asked, isFilm, inHand, links],
  )
  const reportMarks = useReportMarks(ui)
  // Only one of these overlays covers the map at a time.
  const isLaidOver = advised !== null || orderOverlay !== null || (layer?.shown ?? null) !== null
  const dayMarches = useMarchesOnMap(isLaidOver)
  const marches = advised?.marches ?? dayMarches
  const overlay = useMemo(
    (): Overlay =>
      ui === null || table === null
        ? noOverlay
        : layered(
            ui.overlayOf(table),
            // Only one is ringed at a time: the advice, the possible goals of the order, or the findings of the layer.
            advised?.overlay ?? orderOverlay ?? layer?.shown?.overlay ?? noOverlay,
            reportMarks,
            zonesOverlay(inHand),
            aimed === null ? noOverlay : { ...noOverlay, notes: aimed },
            film.overlay,
          ),
    [ui, table, inHand, layer, film.overlay, orderOverlay, advised, reportMarks, aimed],
  )
  const marked = useMemo(
    () => [
      ...inHand.filter(({ kind }) => kind === 'piece'),
      ...(litAnswer === null ? nothing : links.thingsOf(litAnswer)),
      ...(heldTurn === null ? nothing : links.thingsOf(heldTurn)),
      ...(lessonAnswer === null ? nothing : links.thingsOf(lessonAnswer)),
      ...(litThing === null ? nothing : [litThing]),
      ...(layer?.view.picked ? [layer.view.picked] : nothing),
      ...(advised?.lit ?? nothing),
      ...film.lit,
    ],
    [inHand, litAnswer, heldTurn, links, lessonAnswer, litThing, layer, advised, film.lit],
  )
  useEffect(() => () => pointAt(null), [])
  const isPicking = layer !== null && (layer.view.picking || layer.wantsPick)
  const removable = layer?.shown?.removable ?? noRemovable
  const removableThings = useMemo(() => removable.map((one) => one.thing), [removable])
  const [removal, setRemoval] = useState<RemovalChoice | null>(null)

  const inquiry = useInquiry()
  const pointed = useHighlights((highlights) => highlights.pointed)

  if (table === null || setting === null || ui === null) return <div className="table-map" />
  const label = text.table.map.label(setting.campaign[language])

  const ordersAbout = (thing: Thing): readonly QuickOrder[] =>
    asked === null ? [] : (ui.ordersAbout?.(thing, asked, odds) ?? [])

  function choose(thing: Thing): void {
    if (isPicking) {
      pickForLayer(thing)
      return
    }
    if (asked === null) return
    const answers = answersForThing(links, thing, pieces)
    const [only] = answers
    if (answers.length === 1 && only !== undefined && !barred.has(only.action) && ordersAbout(thing).length === 0) {
      setChoice(null)
      give(only.action)
    } else openMenu(thing, asked)
  }

  function openMenu(thing: Thing, now: Asked): void {
    const at = origin.current.at ?? map.current?.whereIs(thing) ?? corner
    setChoice({ thing, at, byKey: origin.current.byKey, asked: now })
  }

  /** Removes a removable thing or puts it back; any other place or counter becomes the subject of the layer. */
  function pickForLayer(thing: Thing): void {
    const here = removable.filter((one) => sameThing(one.thing, thing))
    const [only] = here
    if (only === undefined) {
      if (thing.kind !== 'way') app.play.layers.pick(thing)
    } else if (here.length === 1) app.play.layers.toggle(only.id)
    else setRemoval({ thing, at: origin.current.at ?? map.current?.whereIs(thing) ?? corner, removable: here })
  }

  const side = asked?.table.decider ?? null
  const placeOfPiece = ({ kind, id }: Thing, isMeant: (piece: Piece) => boolean): string | undefined =>
    kind === 'piece' ? pieces.find((piece) => piece.id === id && isMeant(piece))?.place : undefined
  const gestures = isPicking
    ? null
    : orderGestures({
        order,
        side,
        placeOf: (thing) => (thing.kind === 'zone' ? thing.id : placeOfPiece(thing, (piece) => piece.side === side)),
        enemyAt: (thing) => placeOfPiece(thing, (piece) => piece.side !== side),
        goalOf: (thing) => (thing.kind === 'zone' ? thing.id : placeOfPiece(thing, () => true)),
        answersAt(thing) {
          const place = thing.kind === 'zone' ? thing.id : placeOfPiece(thing, () => true)
          const strike = place === undefined ? null : order.strikeAt(place)
          return answersForThing(links, thing, pieces).filter(({ action }) => action !== strike).length
        },
        hover: pointAt,
        pointed: () => (pointed?.kind === 'zone' ? pointed.id : null),
      })
  const tableOnMap = ui.sheet?.board.ofTable
  const knobs =
    isPicking || asked === null || order.draft !== null || tableOnMap === undefined
      ? null
      : knobGestures({
          table: tableOnMap,
          pieces,
          inHand,
          targets: links.targets,
          dragFor: (thing) => ui.dragFor?.(thing, asked, odds) ?? null,
          aim: (notes) => setAim(notes === null ? null : { notes, asked }),
          turnedBy: (by) => ui.turnedBy?.(by, asked, heldTurn) ?? null,
          heldTurn,
          holdTurn(action) {
            setTurn(action === null ? null : { action, asked })
            // With the focus on the map, Enter confirms the turn and Escape cancels it.
            map.current?.focus()
          },
          pointed: () => pointed,
          light(knob) {
            highlightThing(knob)
            // The readout then shows the effect of a step on the dice, and the answer is highlighted.
            pointAt(knob)
          },
          choose(knob) {
            const [only] = links.answersAt(knob)
            if (only !== undefined) give(only.action)
          },
          give,
        })
  const tool: MapTool = {
    state: isPicking || asked !== null ? 'answer' : 'browse',
    targets: isPicking ? removableThings : links.targets,
    takes: 'all',
    hover: pointAt,
    ...gestures?.tool,
    ...(knobs !== null && { wheel: knobs.wheel, key: knobs.key }),
    press: (thing, at, stack, manner) =>
      knobs?.press(thing, at, stack, manner) ?? gestures?.tool.press?.(thing, at, stack, manner),
    choose: chooseOnMap,
    chooseStack(stack) {
      // A layer picks the whole stack; a single counter of it is picked in the open stack under the pointer.
      if (isPicking) {
        pickForLayer({ kind: 'zone', id: stack.place })
        return true
      }
      if (gestures?.takesStack(stack) !== true) {
        if (asked === null || order.draft !== null || stack.side === side || !isPlaceMeant(stack.place)) return false
        // Also a single answer is only offered: a click on a stack may be meant to look at it.
        openMenu({ kind: 'zone', id: stack.place }, asked)
        return true
      }
      if (stack.side === side) chooseOnMap({ kind: 'zone', id: stack.place })
      else order.strike(stack.place)
      return true
    },
  }

  /** Whether answers are about a place, and none about a counter in it: then a stack of the enemy there means the place. */
  function isPlaceMeant(place: string): boolean {
    const isOfCounter = pieces.some(
      (one) => one.place === place && links.answersAt({ kind: 'piece', id: one.id }).length > 0,
    )
    return !isOfCounter && links.answersAt({ kind: 'zone', id: place }).length > 0
  }

  function chooseOnMap(thing: Thing | null): void {
    if (thing !== null && knobs?.confirms(thing) !== true && gestures?.choose(thing) !== true) choose(thing)
  }

  function close(byKey: boolean): void {
    setChoice(null)
    setRemoval(null)
    if (byKey) map.current?.focus()
  }

  const answers = chosen === null ? [] : answersForThing(links, chosen.thing, pieces)
  const orders = chosen === null ? [] : ordersAbout(chosen.thing)
  return (
    <section
      className={['table-map', isPast ? 'is-past' : '', isPicking ? 'is-picking' : ''].filter(Boolean).join(' ')}
      aria-label={text.table.map.heading}
      onPointerUpCapture={({ clientX: x, clientY: y }) => {
        origin.current = { at: { x, y }, byKey: false }
      }}
      onKeyDownCapture={() => {
        origin.current = { at: focusedCounterSpot(), byKey: true }
      }}
    >
      {setting.board === null && <p className="hint">{text.table.map.none}</p>}
      {setting.board !== null && ui.sheet === null && <p className="hint">{text.zones.undrawn}</p>}
      {ui.sheet !== null && (
        <>
          <GameMap
            board={ui.sheet.board}
            svg={ui.sheet.svg ?? drawing}
            waiting={ui.sheet.svg === null}
            beginsNear
            pieces={pieces}
            overlay={overlay}
            marches={marches}
            tool={tool}
            chosen={marked}
            journeyTime={film.journeyTime}
            label={label}
            words={words}
            standingAt={(place) => standingWords(pieces, place, sideName, text.table.map)}
            inquiry={inquiry}
            handle={map}
            question={question}
          />
          {ui.layers !== undefined && ui.layers.length > 0 && <Layers layers={ui.layers} />}
          <Readout turn={heldTurn === null ? null : (links.thingsOf(heldTurn)[0] ?? null)} isAiming={aimed !== null} />
        </>
      )}
      {children}
      {isPicking && removal !== null && <RemovalMenu choice={removal} name={nameOf(removal.thing)} onClose={close} />}
      {chosen !== null && answers.length + orders.length > 0 && (
        <AnswerMenu chosen={chosen} name={nameOf(chosen.thing)} answers={answers} orders={orders} onClose={close} />
      )}
      {chosen !== null &&
        answers.length + orders.length === 0 &&
        asked !== null &&
        !includesThing(inHand, chosen.thing) && (
          <WhyNot
            key={`${chosen.thing.kind} ${chosen.thing.id}`}
            chosen={chosen}
            name={nameOf(chosen.thing)}
            actions={ui.actionsOf(chosen.thing, asked, pieces)}
            onClose={close}
          />
        )}
    </section>
  )
}

/** The possible goals of the current order, and the way to its goal or to the place pointed at. */
function useOrderOverlay(): Overlay | null {
  const { order } = useAtTable()
  const pointed = useHighlights((highlights) => highlights.pointed)
  const { draft, shown } = order
  const goal = draft?.to ?? (pointed?.kind === 'zone' ? pointed.id : null)
  return useMemo(
    () =>
      shown === null ? null : goal === null ? shown.overlay : layered(shown.overlay, shown.forecastOf(goal).overlay),
    [shown, goal],
  )
}

/** Lets the player ask the book of intelligence about a hidden counter; undefined if the rule system has no such book. */
function useInquiry(): StackQuestion | undefined {
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

const zonesOverlay = (things: readonly Thing[]): Overlay => ({
  ...noOverlay,
  zones: things.flatMap(({ kind, id }) => (kind === 'zone' ? [{ id, tone: 'reach' as const }] : [])),
})

/** The corner of the focused counter of an open stack; null on the map itself, which knows its places. */
function focusedCounterSpot(): Spot | null {
  const button = document.activeElement?.closest('.stack-viewer button')
  const box = button?.getBoundingClientRect()
  return box === undefined ? null : { x: box.right, y: box.top }
}

/**
 * The text at the foot of the map: the thing pointed at, the turn that waits for confirmation, or the effect of
 * dropping a dragged thing.
 */
function Readout({ turn, isAiming }: { readonly turn: Thing | null; readonly isAiming: boolean }) {
  const text = useText()
  const pointed = useHighlights((highlights) => highlights.pointed)
  const nameOf = useThingName()
  const { pieces, order } = useAtTable()
  const sideName = useSideName()
  const name = pointed === null ? '' : nameOf(pointed)
  if (isAiming)
    return (
      <output className="readout" data-covers-map="">
        {text.table.map.letGo}
      </output>
    )
  if (turn !== null)
    return (
      <output className="readout" data-covers-map="">
        {`${nameOf(turn)} · ${text.table.map.confirmTurn}`}
      </output>
    )
  if (pointed === null || name === '')
    return (
      <p className="readout hint" data-covers-map="">
        {text.table.map.point}
      </p>
    )
  const forecast = pointed.kind === 'zone' ? order.shown?.forecastOf(pointed.id).short : undefined
  const standing = pointed.kind === 'zone' ? standingWords(pieces, pointed.id, sideName, text.table.map) : ''
  const words = [name, forecast ?? standing].filter(Boolean).join(' · ')
  return (
    <p className="readout" data-covers-map="">
      {words}
    </p>
  )
}
