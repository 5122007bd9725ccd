import { ARMIES, linesOf, nameOfLine } from '#engine/campaigns/editing/armies/armies.ts'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { applyEdit } from './apply-edit.ts'
import type { OpenFiles } from './desk.ts'
import type { DraftAsItIs } from './open-draft.ts'
import type { Rulebook } from './rulebook.ts'

/** Maximum number of lines offered to be put back. */
const MOST_BACK = 3

/**
 * Remedies that put the missing subject of a fault back into the order of battle and to its place, as in the rulebook.
 * For a fault of the order of battle, also the missing lines that refer to its subject.
 */
export function putBack(
  draft: DraftAsItIs,
  { file, lacks = false, subject = '' }: Problem,
  rulebook: Rulebook,
): readonly { readonly title: Title; apply(open: OpenFiles): void }[] {
  if (file !== ARMIES && !lacks) return []
  const { system, ground, row } = draft
  const shipped = rulebook()
  const { formations, things } = system.editing.palette(shipped)
  const called = [...things, ...formations]
  return system.editing
    .armies(ground)
    .flatMap((list) => {
      const there = new Set(linesOf(ground[ARMIES], list).map(({ id }) => id))
      return linesOf(shipped[ARMIES], list).flatMap((line) => {
        const isMeant = line.id === subject || (file === ARMIES && Object.values(line.content).includes(subject))
        if (!isMeant || there.has(line.id)) return []
        const { en, fr } = called.find(({ id }) => id === line.id)?.name ?? nameOfLine(list, line)
        return [
          {
            title: { en: `Put back into the order of battle: ${en}`, fr: `Remettre dans l’ordre de bataille : ${fr}` },
            apply(open: OpenFiles): void {
              void applyEdit(draft, open, { do: 'put-line-back', list: list.id, line: line.id }, rulebook)
              stand(draft, shipped, open[ARMIES], open[row.file] ?? {}, line.id)
            },
          },
        ]
      })
    })
    .slice(0, MOST_BACK)
}

/** Places a thing as in the rulebook's scenario that is most like the draft: on the map, left out, or nowhere. */
function stand(
  { system, ground, document }: DraftAsItIs,
  shipped: CampaignFiles,
  armies: OpenObject | undefined,
  scenario: OpenObject,
  thing: string,
): void {
  const { editing } = system
  const now = placesIn(editing.placements(ground, document))
  const likeness = (other: JsonObject): number =>
    [...placesIn(editing.placements(shipped, other))].filter((one) => now.has(one)).length
  const [best] = Object.entries(shipped)
    .flatMap(([file, other]) => {
      const [, id] = /^scenarios\/(.+)\.json$/.exec(file) ?? []
      if (id === undefined || !isJsonObject(other)) return []
      return [{ id, file, other, likeness: likeness(other) }]
    })
    .toSorted((a, b) => b.likeness - a.likeness)
  if (best === undefined) return
  const placed = editing.placements(shipped, best.other).find((one) => one.thing === thing)
  if (placed === undefined) return
  const files = { ...ground, [ARMIES]: JSON.parse(JSON.stringify(armies ?? {})) as Json, [best.file]: best.other }
  if (placed.at === 'absent') editing.applyEdit(files, scenario, { do: 'leave-out', things: [thing] })
  else editing.applyEdit(files, scenario, { do: 'take-over', scenario: best.id, things: [thing] })
}

const placesIn = (
  placements: readonly { readonly thing: string; readonly place: string | null }[],
): ReadonlySet<string> => new Set(placements.map(({ thing, place }) => `${thing} ${place}`))
