import { z } from 'zod'
import type { SettingsTable } from '../library/tables/settings-table.ts'

const Bounds = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().positive(),
  height: z.int().positive(),
  maximized: z.boolean(),
})
export type Bounds = z.infer<typeof Bounds>

export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const name = 'windowBounds'

export function storeBounds(table: SettingsTable, bounds: Bounds): void {
  table.put({ [name]: bounds })
}

/** The last position of the window, unless the screen it was on is no longer there. */
export function storedBounds(table: SettingsTable, screens: readonly Area[]): Bounds | undefined {
  const parsed = Bounds.safeParse(table.get(name))
  if (!parsed.success) return undefined
  const { x, y, width } = parsed.data
  // The title bar must be reachable: its height and enough of its width must lie on some screen.
  const within = screens.some(
    (area) => y >= area.y && y < area.y + area.height - 40 && x + width - 100 > area.x && x + 100 < area.x + area.width,
  )
  return within ? parsed.data : undefined
}
