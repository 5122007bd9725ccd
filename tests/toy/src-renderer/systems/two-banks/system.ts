import { noOverlay } from '../../map/board/overlay.ts'
import { piece, sameVerbsWith, thingsByNoun } from '../../system-ui/answers.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import type { SystemWindow } from '../../system-ui/system-ui.ts'
import { piecesOf } from './counters.ts'
import { CrossingPanel } from './CrossingPanel.tsx'
import { journal } from './journal.ts'

/** What the window shows of Two Banks of its own: boats on counters, and a panel for the bridge. */
export const twoBanks: SystemWindow = {
  uiFor: (setting, language) => ({
    sheet: sheetOf(setting, language),
    piecesOf: (table) => piecesOf(table, setting, language),
    overlayOf: () => noOverlay,
    thingsOf: (answer) => thingsByNoun(answer, { counter: (name) => [piece(name)] }),
    subjectsOf: () => [],
    actionsOf: ({ kind, id }, asked) => (kind === 'piece' ? sameVerbsWith(asked, { counter: id }) : []),
    whyNow: () => ({ en: 'Turn by turn the sides have the bridge.', fr: 'Tour à tour, les camps ont le pont.' }),
    asideFor: ({ question }) => (question?.kind === 'crossing' ? CrossingPanel : undefined),
  }),
  journal,
}
