import type { TablePlan } from '#engine/kernel/system/board-plan.ts'
import { dressOf } from '#engine/kernel/system/system.ts'
import { boardOf } from '../boards/board.ts'
import { planOf } from '../campaigns/plan-of.ts'
import { judge } from '../campaigns/campaign-check.ts'
import { campaignHead } from '../campaigns/campaign-head.ts'
import type { DraftEntry, DraftSetting, DraftSnapshot } from '../contract/drafts.ts'
import type { Words } from '../contract/words.ts'
import type { DraftRow } from '../library/tables/drafts-table.ts'
import { withSpaces } from '../wording/bilingual.ts'
import { shownFilesOf } from '../campaigns/shown-files.ts'
import { plain, Wording } from '../wording/wording.ts'
import { faultCounts } from './faults.ts'
import { targetIn, titleIn, type OpenDraft, wordsIn } from './open-draft.ts'

/** What does not change while only the scenario is edited. */
export function settingOf({ system, ground }: OpenDraft): DraftSetting {
  const { loaded } = judge(ground, undefined, system.id)
  const wording = loaded && new Wording(loaded, ground)
  const palette = system.editing.palette(ground)
  const [first, second] = system.sides.map(plain)
  const own = { masculine: plain(''), feminine: plain('') }
  const things = palette.things.map((thing) => ({
    ...thing,
    name: withSpaces(thing.name),
    detail: withSpaces(thing.detail),
  }))
  const named = things.map(({ id, name }) => [id, name] as const)
  return {
    campaign: withSpaces(campaignHead(ground).title ?? plain('')),
    sides: wording?.sides ?? [first!, second!],
    adjectives: wording?.adjectives ?? [own, own],
    dress: dressOf(system),
    board: boardOf(system, ground),
    hasMap: system.editing.map !== undefined,
    names: { ...Object.fromEntries(named), ...Object.fromEntries(wording?.names ?? []) },
    files: shownFilesOf(system, ground),
    ...palette,
    formations: palette.formations.map((one) => ({ ...one, name: withSpaces(one.name) })),
    things,
  }
}

/** Looks up the names of places, things and waiting places in a draft. */
export function nameOfIn(draft: OpenDraft): (id: string) => Words {
  const { names, waiting } = settingOf(draft)
  const plan = planOf(draft.system, draft.ground)
  const places = plan?.kind === 'table' ? plan.places : []
  return (id) => names[id] ?? waiting.find((one) => one.id === id)?.title ?? nameOfPoint(places, id) ?? plain(id)
}

/** The name nearest to a point of a measured table; undefined for anything else. */
function nameOfPoint(places: TablePlan['places'], id: string): Words | undefined {
  const [, x, y] = /^(\d+),(\d+)$/.exec(id) ?? []
  const away = ({ at }: TablePlan['places'][number]): number => Math.hypot(at[0] - Number(x), at[1] - Number(y))
  const [nearest] = y === undefined ? [] : places.toSorted((one, other) => away(one) - away(other))
  return nearest && withSpaces(nearest.name)
}

/** Maximum number of past gestures listed by title. */
const MOST_PAST = 12

export function snapshotOf(draft: OpenDraft, outside: DraftSnapshot['outside'], published: DraftSnapshot['published']) {
  const { row, system, ground, document, gestures, undoable, redoable, touched, title } = draft
  const { editing } = system
  return {
    id: row.id,
    name: row.name,
    system: row.system,
    campaign: row.campaign,
    file: row.file,
    title,
    foreign: row.foreign,
    number: row.number,
    ground: draft.grounded,
    mapped: draft.mapped,
    at: row.at,
    of: gestures.length,
    undo: undoable === undefined ? null : titleIn(undoable),
    redo: redoable === undefined ? null : titleIn(redoable),
    past: gestures
      .slice(Math.max(0, row.at - MOST_PAST), row.at)
      .toReversed()
      .map(titleIn),
    touched,
    ...faultCounts(draft),
    placements: editing.placements(ground, document),
    calendar: editing.calendar(ground, document),
    sheets: editing.sheets(ground, document),
    outside,
    published,
  } satisfies DraftSnapshot
}

/** A draft in the list, from its row alone. */
export function entryOf(row: DraftRow, about: Pick<DraftEntry, 'campaign' | 'trouble' | 'removed'>): DraftEntry {
  const { id, name, system, begun, changed, at, foreign, title, published } = row
  const target = targetIn(row.target)
  return {
    ...{ id, name, system, begun, changed, foreign, ...about },
    title: wordsIn(title) ?? plain(name),
    gestures: at,
    published:
      published === null || target === undefined
        ? null
        : { campaign: target.campaign, changedSince: changed > published },
  }
}
