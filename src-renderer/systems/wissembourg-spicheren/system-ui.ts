import type { CalendarRequest } from '#engine/wissembourg-spicheren/window-types.ts'
import { counterWords } from '../../counters/words.ts'
import { indexBoard } from '../../map/board/board.ts'
import { noOverlay, type ZoneNote } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { piece, sameVerbsWith, thingsByNoun, zone } from '../../system-ui/answers.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import type { SystemUiFor } from '../../system-ui/system-ui.ts'
import { formationOf, marks, piecesIn, readCounters } from './counters/counters.ts'
import { commandLayer } from './layers/command.ts'
import { BookSheet } from './intelligence/BookSheet.tsx'
import { gunsLayer } from './layers/guns.ts'
import { reachLayer } from './layers/reach.ts'
import { zonesLayer } from './layers/zones.ts'
import { meansFor } from './orders/means.ts'
import { hasOddsBeside, oddsNote } from './orders/odds-notes.ts'
import { unitOrdering } from './orders/ordering.ts'
import { quickOrders } from './orders/quick-orders.ts'
import { orderWords } from './orders/words.ts'
import { Strip } from './panels/Strip.tsx'
import { hexTowards } from '../../system-ui/facings.ts'
import { factOf, known, nothing, viewIn } from './reads/reads.ts'
import { reportsFor } from './reports/reports.tsx'
import { whyNow } from './why-now.ts'

export const wissembourgSpicherenUi: SystemUiFor = (setting, language) => {
  const counters = readCounters(setting, language)
  const formation = formationOf(setting)
  const sheet = sheetOf(setting, language)
  const index = sheet === null ? undefined : indexBoard(sheet.board)
  const liveries = setting.dress
  const words = counterWords(setting, language)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  return {
    sheet,
    // The only hidden fact is which column is the division: both are face down for both sides.
    piecesOf: ({ views: [view] }) =>
      view === undefined ? [] : piecesIn(viewIn(view.known), counters, formation, liveries, words),
    overlayOf: ({ views: [view], sides }) => {
      if (view === undefined || index === undefined) return noOverlay
      const { place, hour } = viewIn(view.known)
      const zones = Object.entries(place).map(([id, { holder }]): ZoneNote => ({
        id,
        tone: liveries[sides.indexOf(holder) === 0 ? 0 : 1],
      }))
      return { ...noOverlay, zones, turn: `${hour}.00` }
    },
    thingsOf: (answer, { question }) =>
      thingsByNoun(answer, {
        hex: (name) => [zone(name)],
        unit: (name) => (counters.has(name) ? [piece(name)] : []),
        // While a counter may still step into an adjacent hex, the hex means that step; its facing has a button.
        direction: (name) =>
          question.kind === 'move' || index === undefined
            ? []
            : hexTowards(index, factOf(question, 'hex') ?? '', name).map(zone),
        // The columns are placed on the map only after the player has chosen which of them is the division.
        column: (name) => (question.kind === 'choosing' ? [] : [piece(name)]),
      }),
    notesOdds: hasOddsBeside,
    noteOf: ({ verb, things: [towards] }, { question, table }, odds) => {
      if (odds !== undefined && hasOddsBeside(question)) return oddsNote(odds, language)
      const turning = verb === 'face' && mayStayAsItIs.has(question.kind) ? factOf(question, 'unit') : undefined
      const facing = known(table)?.unit[turning ?? nothing]?.facing
      return facing !== undefined && facing === towards?.name ? orderWords(language).unturned : null
    },
    subjectsOf: ({ question, table }) => {
      // All counters of the formation that may act, because the answers do not list them yet.
      if (question.kind === 'activation') {
        const acting = factOf(question, 'formation')
        const onMap = Object.entries(known(table)?.unit ?? {}).filter(([, { hex }]) => hex !== nothing)
        return onMap.flatMap(([id]) => (formation(id) === acting ? [piece(id)] : []))
      }
      const [unit, hex] = [factOf(question, 'unit'), factOf(question, 'hex')]
      return [
        ...(unit === undefined || unit === nothing ? [] : [piece(unit)]),
        ...(hex === undefined || hex === nothing ? [] : [zone(hex)]),
      ]
    },
    actionsOf: (thing, asked, pieces) => {
      const place = placeOf(thing, pieces)
      const unit = thing.kind === 'piece' && counters.has(thing.id) ? thing.id : undefined
      return [
        ...(unit === undefined ? [] : sameVerbsWith(asked, { unit })),
        ...(place === undefined ? [] : sameVerbsWith(asked, { hex: place })),
        ...(unit === undefined ? [] : [`move ${unit}`]),
        ...(place === undefined ? [] : [`step ${place}`]),
      ]
    },
    answerKeys: {
      fixed: {},
      ends: [
        'end-barrage',
        'end-moves',
        'begin-attacks',
        'end-rally',
        'end-directing',
        'end-march',
        'stop',
        'decline',
        'bide',
        'receive',
        'hold-back',
      ],
      loses: ['bear', 'leave', 'refuse', 'yield', 'retreat'],
    },
    signs: { map: [], counters: marks[language] },
    layers: [
      zonesLayer(setting, language, counters, named),
      commandLayer(language, named),
      gunsLayer(language, counters, named),
      reachLayer(language, named),
    ],
    strip: Strip,
    stripStudy: { study: 'calendar' } satisfies CalendarRequest,
    ...(index === undefined ? {} : { ordering: unitOrdering(meansFor(language, index, counters, named)) }),
    quickOrdersOf: ({ question }) => quickOrders(question, orderWords(language)),
    orderInWords: ({ unit }) => (typeof unit === 'string' ? named(unit) : null),
    reports: reportsFor(counters, named, language),
    ...(setting.hasBook ? { intelligence: { sheet: BookSheet, isAbout: ({ id }) => !counters.has(id) } } : {}),
    whyNow,
  }
}

/** The questions at which a unit may keep its facing. */
const mayStayAsItIs: ReadonlySet<string> = new Set(['turning', 'move'])

const placeOf = ({ kind, id }: Thing, pieces: readonly { readonly id: string; readonly place: string }[]) =>
  kind === 'zone' ? id : kind === 'piece' ? pieces.find((one) => one.id === id)?.place : undefined
