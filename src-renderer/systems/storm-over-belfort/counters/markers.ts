import type { View } from '#engine/storm-over-belfort/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { type MarkNote, noOverlay, type Overlay } from '../../../map/board/overlay.ts'
import type { KeyLine } from '../../../system-ui/system-ui.ts'

/** Marks for fortifications, trenches and damaged forts, always shown on the map. */
export function markersOf({ zone, turn }: View): Overlay {
  const marks = Object.entries(zone).flatMap(([id, { fortification, trench, damage }]): MarkNote[] => [
    ...(fortification ? [{ at: { zone: id }, sign: 'fortified', tone: 'quiet' } as const] : []),
    ...(trench ? [{ at: { zone: id }, sign: 'trench', tone: 'quiet' } as const] : []),
    ...(damage > 0 ? [{ at: { zone: id }, sign: 'stormed', tone: 'bad', label: `−${damage}` } as const] : []),
  ])
  return { ...noOverlay, marks, turn }
}

const key = (fortified: string, trench: string, damaged: string): readonly KeyLine[] => [
  { tone: 'quiet', as: 'fortified', words: fortified },
  { tone: 'quiet', as: 'trench', words: trench },
  { tone: 'bad', as: 'stormed', words: damaged },
]

/** The meaning of these marks. */
export const markerKey: Readonly<Record<Language, readonly KeyLine[]>> = {
  en: key('a fortification', 'a trench', 'a damaged fort, and what it has lost'),
  fr: key('une fortification', 'une tranchée', 'un fort endommagé, et ce qu’il a perdu'),
}
