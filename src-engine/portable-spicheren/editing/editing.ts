import { numberedTurns } from '../../campaigns/editing/turns.ts'
import { applyEditBy } from '../../campaigns/editing/sheets.ts'
import type { Edit, Editing, OpenObject } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Tables } from '../campaign/campaign.ts'
import { groundsOf } from '../campaign/compile.ts'
import { charts } from '../charts/charts.ts'
import type { G } from '../state/kit.ts'
import { armies } from './armies.ts'
import { standard } from './standard.ts'
import { place, placements, mayNotStand } from './placing.ts'
import { remedies, subjects } from './remedies.ts'
import { report } from './report.ts'
import { map } from './map.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'
import { palette, rollOf } from './roll.ts'
import { added, sheets } from './sheets.ts'

/** Editing of Portable Spicheren's scenarios. */
export const editing: Editing<G> = {
  empty(files: CampaignFiles, id: string, title: Title): JsonObject {
    const { entries } = rollOf(files)
    const [gate] = entries.filter(({ side }) => side === 'french')
    return {
      ...{ format: 2, id, title: { ...title }, turns: 12, firstPlayer: 'prussian', start: [] },
      pool: { side: 'prussian', units: [] },
      reserve: { side: 'french', units: [], entry: gate?.id ?? entries[0]?.id ?? '' },
      dark: { heldAtStart: 'french', holds: { prussian: [], french: [] } },
    }
  },
  renamed: (document, id, title) => ({ ...document, id, title: { ...title } }),
  palette,
  placements,
  mayNotStand,
  calendar: (_files, document) => numberedTurns(document, 99, { en: english, fr: french }),
  sheets,
  applyEdit: (files: CampaignFiles, document: OpenObject, edit: Edit) =>
    applyEditBy(document, edit, {
      sheets: () => sheets(files, document as JsonObject),
      added: () => added(files, document as JsonObject),
      place: (placing) => place(files, document, placing),
    }),
  subjects,
  remedies,
  report,
  armies,
  standard,
  map,
  aid(files) {
    const { map, hexes } = rollOf(files)
    if (map === undefined || hexes === undefined) return undefined
    const terrain = groundsOf(map, hexes)
    return (tables) => charts({ tables: tables as unknown as Tables, terrain }) // tables that match their schema
  },
}
