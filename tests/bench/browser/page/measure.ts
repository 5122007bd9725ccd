import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import type { Piece } from '../../../../src-renderer/counters/piles.ts'
import { boardOfZones, indexBoard, type MapBoard } from '../../../../src-renderer/map/board/board.ts'
import { between, type View, wholeSheet } from '../../../../src-renderer/map/camera/camera-view.ts'
import { GameMap } from '../../../../src-renderer/map/GameMap.tsx'
import { Stage } from '../../../../src-renderer/map/stage/stage.ts'
import { mapWords } from '../../../../src-renderer/map/board/words.ts'
import { largeBoard, setUp, spreadOut } from './armies.ts'
import { inCytoscape, PlainCanvas } from './peers.ts'
import { tableShown } from './table.ts'
import type { Scenes } from './scenes.ts'

/** What the bench asks of the page. */
export type Measure = {
  readonly size: () => { zones: number; connections: number; counters: number }
  /** Ms from nothing to the first frame that shows the map, and to the first that shows the printed sheet. */
  readonly cold: (who: 'ours' | 'canvas' | 'cytoscape') => Promise<{ first: number; printed: number }>
  /** Ms between frames while the map is moved and scaled; `empty` is a canvas filled with one colour. */
  readonly fly: (who: 'ours' | 'canvas' | 'empty') => Promise<number[]>
  /** The same over a measured table with all its units and all layers. */
  readonly flyTable: () => Promise<number[]>
  /** Ms between frames while a hand drags a board of a thousand zones. */
  readonly drag: () => Promise<number[]>
  /** The same with the printed map of the campaign. */
  readonly dragCampaign: () => Promise<number[]>
}

const counters = 120
/** When the page is asked to make a frame. The browser's own time of a frame may be long before, as it asks for the next while one is being made. */
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())))
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** After the frame that is being made has been handed over. */
async function shown(): Promise<number> {
  await frame()
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  return performance.now()
}

export function install(scenes: Scenes): void {
  const found = boardOfZones(scenes.board)
  if (found === undefined) throw new Error('the board has no sheet')
  const board = found
  const pieces = spreadOut(setUp(scenes, 'both', 'en'), counters, board.places)
  const place = document.getElementById('window')
  if (place === null) throw new Error('the page has no place for the window')
  let root: Root | undefined

  function cleared(): HTMLElement {
    root?.unmount()
    root = undefined
    place?.replaceChildren()
    const box = document.createElement('div')
    box.style.height = '100%'
    place?.append(box)
    return box
  }

  /** A canvas that fills its box, of so many points a pixel. */
  function canvasIn(box: HTMLElement, density = 1): HTMLCanvasElement {
    const canvas = document.createElement('canvas')
    canvas.width = box.clientWidth * density
    canvas.height = box.clientHeight * density
    canvas.style.cssText = `display: block; width: ${box.clientWidth}px; height: ${box.clientHeight}px`
    box.append(canvas)
    return canvas
  }

  function mount(box: HTMLElement, ground: MapBoard, svg: string | null, on: readonly Piece[]): void {
    const made = createRoot(box)
    root = made
    const props = { board: ground, svg, pieces: on, label: 'Map', words: mapWords.en }
    flushSync(() => made.render(createElement(GameMap, props)))
  }

  const measure: Measure = {
    size: () => ({ zones: board.places.length, connections: board.ways.length, counters: pieces.length }),

    async cold(who) {
      const box = cleared()
      await frame()
      const begun = performance.now()
      if (who === 'cytoscape') {
        const cy = inCytoscape(box, board, pieces)
        await new Promise((resolve) => cy.one('render', resolve))
        return { first: (await shown()) - begun, printed: 0 }
      }
      if (who === 'canvas') {
        const canvas = canvasIn(box)
        const { spacing } = indexBoard(board)
        new PlainCanvas(canvas, board, pieces).draw(wholeSheet(board.sheet, canvas.width, canvas.height), spacing)
        return { first: (await shown()) - begun, printed: 0 }
      }
      mount(box, board, scenes.svg, pieces)
      const first = (await shown()) - begun
      while (document.querySelector('.game-map[data-sheet="printed"]') === null) await shown()
      return { first, printed: (await shown()) - begun }
    },

    async fly(who) {
      const box = cleared()
      const { spacing } = indexBoard(board)
      if (who === 'canvas') {
        const canvas = canvasIn(box)
        const plain = new PlainCanvas(canvas, board, pieces)
        return paced(flight(board, canvas.width, canvas.height), (view) => plain.draw(view, spacing))
      }
      if (who === 'empty') {
        const { width, height } = canvasIn(box, window.devicePixelRatio)
        const pen = box.querySelector('canvas')?.getContext('2d', { alpha: false })
        return paced(flight(board, width, height), (view) => {
          if (!pen) throw new Error('no canvas')
          pen.fillStyle = view.zoom > 0.5 ? '#f6eedb' : '#f6eedc'
          pen.fillRect(0, 0, width, height)
        })
      }
      const canvas = canvasIn(box)
      const stage = new Stage(canvas, indexBoard(board), box.clientWidth, box.clientHeight)
      stage.setPieces(pieces, false)
      await stage.show(scenes.svg)
      await stage.prepare()
      await pause(300)
      const taken = await paced(flight(board, box.clientWidth, box.clientHeight), ({ zoom, x, y }) =>
        stage.camera.place(zoom, x, y),
      )
      stage.remove()
      return taken
    },

    async flyTable() {
      const { ground, on, overlay } = tableShown(scenes.table)
      const box = cleared()
      const stage = new Stage(canvasIn(box), indexBoard(ground), box.clientWidth, box.clientHeight)
      stage.setPieces(on, false)
      stage.setOverlay(overlay)
      await stage.show(scenes.table.svg)
      await stage.prepare()
      await pause(300)
      const taken = await paced(flight(ground, box.clientWidth, box.clientHeight), ({ zoom, x, y }) =>
        stage.camera.place(zoom, x, y),
      )
      stage.remove()
      return taken
    },

    async drag() {
      const large = largeBoard()
      const box = cleared()
      mount(box, large, null, spreadOut(pieces, counters, large.places))
      await pause(2500)
      return dragged()
    },

    async dragCampaign() {
      mount(cleared(), board, scenes.svg, pieces)
      while (document.querySelector('.game-map[data-sheet="printed"]') === null) await shown()
      document.querySelector('.game-map-frame')?.dispatchEvent(new PointerEvent('pointerenter'))
      await pause(4000)
      return dragged()
    },
  }

  /** Comes near, and drags the map to and fro. */
  async function dragged(): Promise<number[]> {
    for (let notch = 0; notch < 6; notch++) {
      touched()?.dispatchEvent(
        new WheelEvent('wheel', { deltaY: -100, clientX: 640, clientY: 400, bubbles: true, cancelable: true }),
      )
      await pause(60)
    }
    await pause(400)
    const taken: number[] = []
    for (let pull = 0; pull < 6; pull++) {
      const way = pull % 2 === 0 ? 1 : -1
      const before = whereabouts()
      press(640, 400)
      let last = await frame()
      for (let step = 1; step <= 50; step++) {
        hand('mousemove', 640 + way * step * 7, 400 + way * step * 4)
        const now = await frame()
        if (step > 3) taken.push(now - last)
        last = now
      }
      if (whereabouts() === before) throw new Error('the hand drags, and the map stays where it is')
      letGo(640 + way * 350, 400 + way * 200)
      await frame()
    }
    return taken
  }

  // Within its frame: the map library, which reads hands while one presses the map, does not heed what comes to the frame itself.
  const touched = (): Element | null => document.querySelector('.game-map-hands > div')
  const primary = { pointerId: 1, isPrimary: true, pointerType: 'mouse' } as const
  function press(clientX: number, clientY: number): void {
    const at = { clientX, clientY, button: 0, buttons: 1, bubbles: true, cancelable: true }
    touched()?.dispatchEvent(new PointerEvent('pointerdown', { ...at, ...primary }))
    hand('mousedown', clientX, clientY)
  }
  function letGo(clientX: number, clientY: number): void {
    const at = { clientX, clientY, button: 0, buttons: 0, bubbles: true, cancelable: true }
    touched()?.dispatchEvent(new PointerEvent('pointerup', { ...at, ...primary }))
    hand('mouseup', clientX, clientY)
  }
  function hand(kind: string, clientX: number, clientY: number): void {
    const buttons = kind === 'mouseup' ? 0 : 1
    const event = new MouseEvent(kind, { clientX, clientY, button: 0, buttons, bubbles: true, cancelable: true })
    touched()?.dispatchEvent(event)
  }
  /** What part of the sheet is seen, by the frame in its small picture. */
  const whereabouts = (): string => document.querySelector<HTMLElement>('.map-overview-seen')?.style.transform ?? ''
  Object.assign(window, { measure })
}

/** Into the middle of the map, across it, and out again. */
function flight({ sheet }: MapBoard, width: number, height: number): View[] {
  const whole = wholeSheet(sheet, width, height)
  const at = (x: number, y: number, zoom: number): View => ({
    zoom,
    x: width / 2 - x * sheet.width * zoom,
    y: height / 2 - y * sheet.height * zoom,
    width,
    height,
  })
  const stops = [
    whole,
    at(0.5, 0.25, 0.55),
    at(0.5, 0.3, 1.1),
    at(0.3, 0.6, 1.1),
    at(0.7, 0.7, 0.7),
    at(0.45, 0.5, 0.45),
    whole,
  ]
  const legs = 45
  return stops.slice(1).flatMap((to, leg) => {
    const from = stops[leg] ?? whole
    return Array.from({ length: legs }, (_, i) => between(from, to, (i + 1) / legs))
  })
}

async function paced(views: readonly View[], move: (view: View) => void): Promise<number[]> {
  const taken: number[] = []
  for (const warm of views.filter((_, i) => i % 6 === 0)) {
    move(warm)
    await frame()
  }
  let last = await frame()
  for (const view of views) {
    move(view)
    const now = await frame()
    taken.push(now - last)
    last = now
  }
  return taken
}
