import { isRecord, type PageStorage } from './kit/page-storage.ts'
import type { DraftSetting } from '../../src-main/contract/drafts.ts'
import { type BenchView, type Desk, desks } from './known/bench-view.ts'

/** The name under which the page keeps what was open on the bench, and for which draft. */
const keptName = 'bench-open'
const openParts = ['id', 'desk', 'part', 'army', 'mapList', 'mapItem'] as const
type OpenOn = Pick<BenchView, (typeof openParts)[number]>

const openOn = ({ id, desk, part, army, mapList, mapItem }: BenchView): OpenOn => ({
  ...{ id, desk, part },
  ...{ army, mapList, mapItem },
})

const isName = (value: unknown): boolean => value === null || typeof value === 'string'
const isOpenOn = (value: unknown): value is OpenOn =>
  isRecord(value) &&
  typeof value['id'] === 'number' &&
  desks.some((desk) => desk === value['desk']) &&
  typeof value['part'] === 'string' &&
  [value['army'], value['mapList'], value['mapItem']].every(isName)

/** Keeps what is open on the bench, if that has changed. */
export function storeOpened(kept: PageStorage, before: BenchView | null, now: BenchView | null): void {
  if (now !== null && openParts.some((key) => now[key] !== before?.[key])) kept.keep(keptName, openOn(now))
}

/** What was open last, if it was open for this draft. */
export function lastOpened(kept: PageStorage, id: number): OpenOn | undefined {
  const leftOpen = kept.read(keptName, isOpenOn)
  return leftOpen?.id === id ? leftOpen : undefined
}

/** Whether there is such a desk for a draft: not every campaign has a map that can be edited. */
export const isDeskOf = ({ hasMap }: DraftSetting, desk: Desk): boolean => desk !== 'maps' || hasMap
