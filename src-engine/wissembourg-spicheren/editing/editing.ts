import { numberAt } from '../../campaigns/editing/loose.ts'
import { editSheets } from '../../campaigns/editing/sheets.ts'
import { both } from '../../campaigns/problems.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { fill } from '../../kernel/system/words.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/campaign.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { armies } from './armies.ts'
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
    const turns = Math.max(0, Math.min(40, numberAt(document, 'turns') ?? 0))
    const first = numberAt(document, 'firstHour') ?? 0
    return Array.from({ length: turns }, (_, index) => {
      const facts = { turn: index + 1, hour: first + index }
      return {
        turn: index + 1,
        title: both(fill(english['calendar']!, facts), fill(french['calendar']!, facts, 'fr')),
        weather: null,
      }
    })
  },
  sheets,
  carryOut(files: CampaignFiles, document: OpenObject, edit: Edit) {
    if (edit.do === 'set' || edit.do === 'add' || edit.do === 'drop')
      return editSheets(sheets(files, document as JsonObject), document, edit, (to, kind) =>
        added(files, document as JsonObject, to, kind),
      )
    return place(files, document, edit)
  },
  subjects,
  remedies,
  report,
  armies,
  standard,
  map,
  aid: () => (tables) => charts({ tables: tables as unknown as Tables }), // in their shape, as is asked for
}
