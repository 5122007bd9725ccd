import type { Hit } from '../piles/hit.ts'
import type { Spot } from '../board/board.ts'
import type { Thing } from '../../state/known/thing.ts'

/** Looking about; answering a question; measuring a way; changing the board. */
export type ToolState = 'browse' | 'answer' | 'measure' | 'edit'

/** How a hand chooses or presses: what it means comes to what is chosen already, as with Shift or Control. */
export type Manner = { readonly adds: boolean }

export const plainly: Manner = { adds: false }

/** The counters of a side at a place. */
export type Stack = { readonly place: string; readonly side: number }

/** Follows the pointer with something that was pressed. Points are in units of the sheet; `over` is the place that lies there. */
export type Drag = {
  readonly move: (to: Spot, over: Thing | null) => void
  /** `stack`: the counters that it is dropped on. */
  readonly drop: (at: Spot, over: Thing | null, stack: Stack | null) => void
  /** The pointer has left the frame of the map: what is let go there is put back. Without it the drag goes on there. */
  readonly leave?: () => void
  /** Puts it back where it was. */
  readonly cancel: () => void
}

/**
 * Says what pointing, walking by keys and other keys mean on a map. A tool is a value handed to the map; the camera
 * and its gestures are the same for all tools.
 */
export type MapTool = {
  readonly state: ToolState
  /** What can be chosen with it: ringed on the map, and what N goes through. */
  readonly targets: readonly Thing[]
  /** Places only: counters and ways then mean the place they are at or near. Else stacks are laid out as well. */
  readonly takes: 'places' | 'all'
  /** This lies under the pointer or the cursor now; null when nothing does. */
  readonly hover: (thing: Thing | null) => void
  /** A click, or Enter; null beside everything. */
  readonly choose: (thing: Thing | null, manner?: Manner) => void
  /** A click on several counters at once; whether the tool takes them so. Else they are laid out. */
  readonly chooseStack?: (stack: Stack, manner: Manner) => boolean
  /**
   * A press on something, perhaps on a counter or a stack of them; with a drag the pointer moves that, without one the map.
   */
  readonly press?: (thing: Thing | null, at: Spot, stack: Stack | null, manner?: Manner) => Drag | undefined
  /** A key, before the map takes it (`Escape`, `Delete`); whether the tool has taken it. */
  readonly key?: (key: string) => boolean
  /** A notch of the wheel, forwards (1) or back, over what lies under the pointer; whether the tool has taken it, else the map zooms. */
  readonly wheel?: (by: 1 | -1) => boolean
}

/** Looks about on a map and does nothing else: at the past, at a film, at a board without a game. */
export const lookAbout: MapTool = {
  state: 'browse',
  targets: [],
  takes: 'all',
  hover: () => undefined,
  choose: () => undefined,
}

/** The counters that were hit. */
export const stackIn = (hit: Hit | null): Stack | null =>
  hit?.kind === 'pile' || hit?.kind === 'piece' ? { place: hit.pile.place, side: hit.pile.side } : null

/** What a tool takes a hit for. */
export function meantBy({ takes }: Pick<MapTool, 'takes'>, hit: Hit | null): Thing | null {
  if (hit === null) return null
  if (hit.kind === 'zone') return { kind: 'zone', id: hit.place.id }
  if (hit.kind === 'way') return { kind: 'way', id: hit.way.id }
  if (hit.kind === 'piece' && takes === 'all') return { kind: 'piece', id: hit.piece.id }
  return { kind: 'zone', id: hit.pile.place }
}
