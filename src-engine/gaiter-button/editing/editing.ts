import { openList, rowsAt, textAt } from '../../campaigns/editing/loose.ts'
import { applyEditBy } from '../../campaigns/editing/sheets.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { armies } from './armies.ts'
import { armyRemedies } from './army-remedies.ts'
import { map } from './map.ts'
import { standard } from './standard.ts'
import { dayTitles, daysAfter, daysBetween } from './days.ts'
import { mayNotStand, place } from './placing.ts'
import { mapRemedies } from './map-remedies.ts'
import { remedies, subjects } from './remedies.ts'
import { report } from './report.ts'
import { palette, rosterOf } from './roster.ts'
import { added, sheets } from './sheets.ts'
import { datesIn, placements } from './standing.ts'

/** Editing of Gaiter Button scenarios. */
export const editing: Editing<G> = {
  empty(files: CampaignFiles, id: string, title: Title): JsonObject {
    const { map } = rosterOf(files)
    const edges = (side: string): string[] =>
      Object.entries(map?.edges ?? {}).flatMap(([edge, owner]) => (owner === side ? [edge] : []))
    const dates = Object.entries(files).flatMap(([file, content]) =>
      file.startsWith('scenarios/') && isJsonObject(content) ? datesIn(content) : [],
    )
    return {
      ...{ format: 2, id, title: { ...title }, turns: [{ date: dates.toSorted()[0] ?? '1870-08-25' }] },
      sides: { french: { edges: edges('french') }, german: { edges: edges('german') } },
      setUp: { french: [], german: [] },
      victory: { division: { points: 4, arms: ['infantry', 'artillery', 'mitrailleuses'] }, levels: [] },
    }
  },
  renamed: (document, id, title) => ({ ...document, id, title: { ...title } }),
  palette,
  placements,
  mayNotStand,
  calendar(_files, document) {
    const turns = rowsAt(document, 'turns')
    const titles = dayTitles(turns.map(({ row }) => textAt(row, 'date') ?? ''))
    return turns.map(({ row, index }, n) => ({
      turn: index + 1,
      title: titles[n]!,
      weather:
        row['weather'] === 'rain' ? both('rain', 'pluie') : row['weather'] === 'normal' ? both('dry', 'sec') : null,
    }))
  },
  sheets,
  applyEdit(files: CampaignFiles, document: OpenObject, edit: Edit) {
    const first = datesIn(document as JsonObject)[0] ?? ''
    const edited = applyEditBy(document, edit, {
      sheets: () => sheets(files, document as JsonObject),
      added: (to, kind) => added(files, document as JsonObject, to, kind),
      place: (placing) => place(files, document, placing),
    })
    if (edited.ok && edit.do === 'set' && edit.field === 'turns.0.date') moveDays(document, first)
    return edited
  },
  subjects,
  remedies,
  report,
  armies,
  armyRemedies,
  map,
  mapRemedies,
  standard,
  aid(files) {
    const { map } = rosterOf(files)
    return map && ((tables) => charts({ tables: tables as unknown as Tables, data: { map } })) // in their shape, as is asked for
  },
}

/** After a change of the first day, moves all later turns and the reinforcements accordingly. */
function moveDays(document: OpenObject, first: string): void {
  const now = datesIn(document as JsonObject)[0] ?? ''
  const days = daysBetween(first, now)
  for (const { index } of rowsAt(document as JsonObject, 'turns')) {
    const turn = openList(document, 'turns')[index] as OpenObject // a row, as was just read
    turn['date'] = daysAfter(now, index)
  }
  for (const { row, index } of rowsAt(document as JsonObject, 'reinforcements')) {
    const line = openList(document, 'reinforcements')[index] as OpenObject // a row, as was just read
    line['date'] = daysAfter(textAt(row, 'date') ?? now, days)
  }
}
