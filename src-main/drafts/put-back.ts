import { ARMIES, linesOf, nameOfLine } from '#engine/campaigns/editing/armies/armies.ts'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { carryOut } from './carry-out.ts'
import type { OpenFiles } from './desk.ts'
import type { DraftAsItIs } from './open-draft.ts'
import type { Rulebook } from './rulebook.ts'

/** What a fault says is not there can be put back into the order of battle as the rulebook has it, and where it was. */
export function putBack(
  draft: DraftAsItIs,
  { message, subject = '' }: Problem,
  rulebook: Rulebook,
): readonly { readonly title: Title; carryOut(open: OpenFiles): void }[] {
  if (!message.startsWith('There is no ')) return []
  const { system, ground, row } = draft
  const lists = system.editing.armies(ground)
  if (lists.some((list) => linesOf(ground[ARMIES], list).some(({ id }) => id === subject))) return []
  const shipped = rulebook()
  const { formations, things } = system.editing.palette(shipped)
  const called = [...things, ...formations]
  return lists.flatMap((list) => {
    const line = linesOf(shipped[ARMIES], list).find(({ id }) => id === subject)
    if (line === undefined) return []
    const { en, fr } = called.find(({ id }) => id === subject)?.name ?? nameOfLine(list, line)
    return [
      {
        title: { en: `Put back into the order of battle: ${en}`, fr: `Remettre dans l’ordre de bataille : ${fr}` },
        carryOut(open: OpenFiles): void {
          void carryOut(draft, open, { do: 'put-line-back', list: list.id, line: subject }, rulebook)
          stand(draft, shipped, open[ARMIES], open[row.file] ?? {}, subject)
        },
      },
    ]
  })
}

/** Puts something where the scenario of the rulebook has it that has most in common with the draft. */
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
      const isThere = editing.placements(shipped, other).some((one) => one.thing === thing && one.at === 'map')
      return isThere ? [{ id, file, other, likeness: likeness(other) }] : []
    })
    .toSorted((a, b) => b.likeness - a.likeness)
  if (best === undefined) return
  const files = { ...ground, [ARMIES]: JSON.parse(JSON.stringify(armies ?? {})) as Json, [best.file]: best.other }
  editing.carryOut(files, scenario, { do: 'take-over', scenario: best.id, things: [thing] })
}

const placesIn = (
  placements: readonly { readonly thing: string; readonly place: string | null }[],
): ReadonlySet<string> => new Set(placements.map(({ thing, place }) => `${thing} ${place}`))
