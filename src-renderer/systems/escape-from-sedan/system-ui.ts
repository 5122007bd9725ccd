import { counterWords } from '../../counters/words.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import { piece, sameVerbsWith, thingsByNoun } from '../../system-ui/answers.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import type { SystemUiFor } from '../../system-ui/system-ui.ts'
import { piecesFor } from './bases.ts'
import { factOf, viewIn } from './reads.ts'
import { whyNow } from './why-now.ts'
import { tableWords } from './words.ts'

export const escapeFromSedanUi: SystemUiFor = (setting, language) => {
  const piecesIn = piecesFor(setting, counterWords(setting, language))
  return {
    sheet: sheetOf(setting, language),
    // What stands on the table is seen by everybody.
    piecesOf: ({ views: [view] }) => (view === undefined ? [] : piecesIn(viewIn(view.known))),
    overlayOf: () => noOverlay,
    thingsOf: (answer, { question }) => {
      const things = thingsByNoun(answer, {
        unit: (name) => (answer.verb === 'bring-back' ? [] : [piece(name)]),
        leader: (name) => [piece(name)],
      })
      const unit = factOf(question, 'unit')
      // Ways of going are ways of the unit that goes.
      return things.length > 0 || unit === undefined || !goes.has(answer.verb) ? things : [piece(unit)]
    },
    inHandOf: ({ question }) => {
      const [unit, leader, target] = [factOf(question, 'unit'), factOf(question, 'leader'), factOf(question, 'target')]
      return [unit, leader, target].flatMap((id) => (id === undefined ? [] : [piece(id)]))
    },
    wishesOf: (thing, asked) =>
      thing.kind === 'piece' ? sameVerbsWith(asked, { unit: thing.id, leader: thing.id, target: thing.id }) : [],
    answerKeys: {
      fixed: {},
      ends: ['end-phase', 'halt', 'stop-riding', 'cease-fire', 'no-reactions', 'hold-on', 'no-more', 'stay'],
      loses: ['withdraw'],
    },
    signs: { map: [], counters: tableWords[language].marks },
    layers: [],
    whyNow,
  }
}

/** What a unit may do with its move once its dice have fallen. */
const goes: ReadonlySet<string> = new Set(['advance', 'pivot', 'follow', 'leave-table'])
