import { numberAt } from '../../campaigns/editing/loose.ts'
import { numberedTurns } from '../../campaigns/editing/turns.ts'
import { applyEditBy } from '../../campaigns/editing/sheets.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/campaign.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { armies } from './armies.ts'
import { armyRemedies } from './army-remedies.ts'
import { standard } from './standard.ts'
import { map } from './map.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'
import { mayNotStand, place, placements } from './placing.ts'
import { remedies, subjects } from './remedies.ts'
import { report } from './report.ts'
import { palette } from './roll.ts'
import { added, sheets } from './sheets.ts'
import { objective } from './victory.ts'

/** How scenarios of Wissembourg – Spicheren are edited. */
export const editing: Editing<G> = {
  empty: (files: CampaignFiles, id: string, title: Title): JsonObject => ({
    ...{ format: 2, id, title: { ...title }, turns: 8, firstHour: 9, setUp: [], demoralisedAt: {} },
    victory: {
      objectives: [objective(files, new Set())],
      demoralised: { each: 1 },
      exits: { side: 'french', per: 0, from: 1, edges: ['south'] },
      levels: [1, 2, 3],
    },
  }),
  renamed: (document, id, title) => ({ ...document, id, title: { ...title } }),
  palette,
  placements,
  mayNotStand,
  calendar(_files, document) {
    const first = numberAt(document, 'firstHour') ?? 0
    const words = { en: english, fr: french }
    return numberedTurns(document, 40, words, (turn) => ({ turn, hour: first + turn - 1 }))
  },
  sheets,
  applyEdit: (files: CampaignFiles, document: OpenObject, edit: Edit) =>
    applyEditBy(document, edit, {
      sheets: () => sheets(files, document as JsonObject),
      added: (to, kind) => added(files, document as JsonObject, to, kind),
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
