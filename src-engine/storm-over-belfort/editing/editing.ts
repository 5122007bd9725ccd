import { applyEditBy } from '../../campaigns/editing/sheets.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/campaign.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { armies } from './armies.ts'
import { map } from './map.ts'
import { standard } from './standard.ts'
import { mayNotStand, place, placements } from './placing.ts'
import { remedies, subjects } from './remedies.ts'
import { report } from './report.ts'
import { palette } from './roll.ts'
import { added, sheets } from './sheets.ts'
import { calendar } from './turns.ts'

/** How scenarios of Storm over Belfort are edited. */
export const editing: Editing<G> = {
  empty: (_files: CampaignFiles, id: string, title: Title): JsonObject => ({
    ...{ format: 2, id, title: { ...title }, turns: { first: 1, last: 7 }, start: [] },
  }),
  renamed: (document, id, title) => ({ ...document, id, title: { ...title } }),
  palette,
  placements,
  mayNotStand,
  calendar,
  sheets,
  applyEdit: (files: CampaignFiles, document: OpenObject, edit: Edit) =>
    applyEditBy(document, edit, {
      sheets: () => sheets(files, document as JsonObject),
      added: (_to, kind) => added(files, document as JsonObject, kind),
      place: (placing) => place(files, document, placing),
    }),
  subjects,
  remedies,
  report,
  armies,
  map,
  standard,
  aid: () => (tables) => charts({ tables: tables as unknown as Tables }), // the caller has checked their shape
}
