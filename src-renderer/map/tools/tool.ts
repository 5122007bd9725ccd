import type { Hit } from '../piles/hit.ts'
import type { Spot } from '../board/board.ts'
import type { Thing } from '../../state/known/thing.ts'

/** Looking about; answering a question; measuring a way; changing the board. */
export type ToolState = 'browse' | 'answer' | 'measure' | 'edit'

/** Modifiers of a click or press: `adds` (Shift or Control) adds to the selection. */
export type ClickModifiers = { readonly adds: boolean }

export const noModifiers: ClickModifiers = { adds: false }

/** The counters of a side at a place. */
export type Stack = { readonly place: string; readonly side: number }

/** A drag of something that was pressed. Points are in units of the sheet; `over` is the thing there. */
export type Drag = {
  readonly move: (to: Spot, over: Thing | null) => void
  /** `stack`: the counters it is dropped on. */
  readonly drop: (at: Spot, over: Thing | null, stack: Stack | null) => void
  /**
   * Called when the pointer leaves the frame of the map: a drop there is cancelled. Without it the drag continues
   * there.
   */
  readonly leave?: () => void
  /** Cancels the drag. */
  readonly cancel: () => void
}

/**
 * The meaning of pointing, walking by keys and other keys on a map. A tool is a value passed to the map; the camera and
 * its gestures are the same for all tools.
 */
export type MapTool = {
  readonly state: ToolState
  /** What can be chosen with it: ringed on the map, and stepped through with N. */
  readonly targets: readonly Thing[]
  /** With `places`, counters and ways mean the place they are at or near. With `all`, stacks are laid out as well. */
  readonly takes: 'places' | 'all'
  /** Called with the thing under the pointer or the cursor; null if there is none. */
  readonly hover: (thing: Thing | null) => void
  /** A click, or Enter; null outside everything. */
  readonly choose: (thing: Thing | null, manner?: ClickModifiers) => void
  /** A click on several counters at once; returns whether the tool handles it. Otherwise the stack is laid out. */
  readonly chooseStack?: (stack: Stack, manner: ClickModifiers) => boolean
  /**
   * A press on something, perhaps on a counter or a stack. If it returns a drag, the pointer moves that, otherwise the
   * map.
   */
  readonly press?: (thing: Thing | null, at: Spot, stack: Stack | null, manner?: ClickModifiers) => Drag | undefined
  /** A key, before the map handles it (`Escape`, `Delete`); returns whether the tool has handled it. */
  readonly key?: (key: string) => boolean
  /**
   * A notch of the wheel over what lies under the pointer, forwards (1) or back (-1); returns whether the tool has
   * handled it. Otherwise the map zooms.
   */
  readonly wheel?: (by: 1 | -1) => boolean
}

/** Only looks about on a map: at the past, at a film, at a board without a game. */
export const viewOnlyTool: MapTool = {
  state: 'browse',
  targets: [],
  takes: 'all',
  hover: () => undefined,
  choose: () => undefined,
}

/** The stack that was hit. */
export const stackIn = (hit: Hit | null): Stack | null =>
  hit?.kind === 'pile' || hit?.kind === 'piece' ? { place: hit.pile.place, side: hit.pile.side } : null

/** The thing that a hit means for a tool. */
export function thingOfHit({ takes }: Pick<MapTool, 'takes'>, hit: Hit | null): Thing | null {
  if (hit === null) return null
  if (hit.kind === 'zone') return { kind: 'zone', id: hit.place.id }
  if (hit.kind === 'way') return { kind: 'way', id: hit.way.id }
  if (hit.kind === 'piece' && takes === 'all') return { kind: 'piece', id: hit.piece.id }
  return { kind: 'zone', id: hit.pile.place }
}
