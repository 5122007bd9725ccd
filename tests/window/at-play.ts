import { expect, vi } from 'vitest'
import type { App } from '../../src-renderer/state/app.ts'
import type { Places } from '../../src-renderer/state/place.ts'
import type { PlayView } from '../../src-renderer/state/play-view.ts'

/** A page that goes nowhere by itself. */
export const nowhere: Places = { read: () => null, note: () => undefined, on: () => undefined }

/** The game on the table. */
export const now = (app: App): PlayView => {
  const { play } = app.store.get()
  if (play === null) throw new Error('no game is on the table')
  return play
}

export const until = (app: App, is: (play: PlayView) => boolean) =>
  vi.waitFor(() => expect(is(now(app))).toBe(true), { timeout: 10_000, interval: 2 })
