import { numberedTurns } from '../../campaigns/editing/turns.ts'
import { applyEditBy } from '../../campaigns/editing/sheets.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/campaign.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'
import { armies } from './armies.ts'
import { armyRemedies } from './army-remedies.ts'
import { map } from './map.ts'
import { mayNotStand, place } from './placing.ts'
import { remedies, subjects } from './remedies.ts'
import { report } from './report.ts'
import { palette, rollOf } from './roll.ts'
import { added, newVictory, sheets } from './sheets.ts'
import { standard } from './standard.ts'
import { placements } from './standings.ts'

const MOST_TURNS = 40

/** How scenarios of Escape from Sedan are edited. */
export const editing: Editing<G> = {
  empty(files: CampaignFiles, id: string, title: Title): JsonObject {
    const roll = rollOf(files)
    return {
      ...{ format: 2, id, title: { ...title }, frame: [0, 0, ...(roll.table?.size ?? [0, 0])], turns: 8 },
      victory: newVictory(roll, 'hold', {}),
      cards: { french: [], german: [] },
      ...{ commanders: [], units: [] },
    }
  },
  renamed: (document, id, title) => ({ ...document, id, title: { ...title } }),
  palette,
  placements,
  mayNotStand,
  calendar: (_files, document) => numberedTurns(document, MOST_TURNS, { en: english, fr: french }),
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
  armyRemedies,
  standard,
  map,
  aid: () => (tables) => charts({ tables: tables as unknown as Tables }), // the caller has checked their shape
}
