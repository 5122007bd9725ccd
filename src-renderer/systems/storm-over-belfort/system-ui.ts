import { counterWords } from '../../counters/words.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { piece, sameVerbsWith, thingsByNoun, zone } from '../../system-ui/answers.ts'
import type { SystemUiFor } from '../../system-ui/system-ui.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import { readUnits, unitPieces } from './counters/counters.ts'
import { gunsLayer } from './layers/guns.ts'
import { ringLayer } from './layers/ring.ts'
import { contactLayer, worthLayer } from './layers/zones.ts'
import { markerKey, markersOf } from './counters/markers.ts'
import { marks } from './counters/marks.ts'
import { siegeOrdering, siegeQuickOrders } from './orders/ordering.ts'
import { playNote } from './panels/effects.ts'
import { panelFor, Strip } from './panels/index.ts'
import { wordsIn } from './panels/words.ts'
import { aboutOf, factOf, nothing, viewIn } from './reads/reads.ts'
import { shotChancesIn } from './reads/shot-chances.ts'
import { whyNow } from './why-now.ts'

export const stormOverBelfortUi: SystemUiFor = (setting, language) => {
  const units = readUnits(setting, language)
  const words = counterWords(setting, language)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  return {
    sheet: sheetOf(setting, language),
    // Everything on the map is open: every view has it.
    piecesOf: ({ views: [view] }) =>
      view === undefined ? [] : unitPieces(viewIn(view.known), units, setting.dress, words),
    overlayOf: ({ views: [view] }) => (view === undefined ? noOverlay : markersOf(viewIn(view.known))),
    signs: { map: markerKey[language], counters: marks[language] },
    thingsOf: (answer) => thingsByNoun(answer, { zone: (name) => [zone(name)], unit: (name) => [piece(name)] }),
    isRepeated: ({ verb }, { answers }) => {
      const ofOne = ofEach[verb]
      return ofOne !== undefined && answers.filter((answer) => answer.verb === ofOne).length === 1
    },
    noteOf: ({ verb, things: [thing, face] }, { question, table }, odds) => {
      if (verb === 'play') return playNote(thing?.name, face?.name, setting, language)
      if (verb === 'draw-another') return wordsIn(language).costs(aboutOf(question, 'purchase')?.drawn ?? 0)
      if (verb === 'strike') {
        const [view] = table.views
        const status = view && viewIn(view.known).unit[thing?.name ?? '']?.status
        return wordsIn(language).afterHit[status ?? -1] ?? null
      }
      const retreat = aboutOf(question, 'retreat')
      if (verb === 'leave-map' && retreat !== undefined) return wordsIn(language).leavesMap[retreat.off]
      const way = retreat?.ways.find((one) => one.zone === thing?.name)
      if (way !== undefined) return wordsIn(language).retreatNote(way.bonus, way.enemyOff)
      const isShot = verb === 'bombard' || question.kind === 'counter-battery'
      const chances = isShot ? shotChancesIn(odds) : null
      return chances === null ? null : wordsIn(language).shotNote(chances)
    },
    subjectsOf: ({ question }) => {
      const places = [factOf(question, 'zone'), factOf(question, 'source'), factOf(question, 'target')]
      const unit = factOf(question, 'unit')
      const isThere = (name: string | undefined): name is string => name !== undefined && name !== nothing
      return [...(isThere(unit) ? [piece(unit)] : []), ...places.filter(isThere).map(zone)]
    },
    actionsOf: (thing, asked, pieces) => {
      const place = placeOf(thing, pieces)
      const unit = thing.kind === 'piece' ? thing.id : undefined
      return [
        ...(unit === undefined ? [] : sameVerbsWith(asked, { unit })),
        ...(place === undefined ? [] : sameVerbsWith(asked, { zone: place })),
        ...(place === undefined ? [] : [`activate ${place}`, `to ${place}`]),
      ]
    },
    answerKeys: {
      fixed: {},
      ends: [
        'end-operations',
        'stop',
        'pass',
        'ready',
        'end-march',
        'end-works',
        'end-stratagems',
        'end-guns',
        'keep-none',
        'decline',
        'remain',
        'hold-fire',
      ],
      loses: ['strike', 'give-up', 'retire', 'leave-map', 'desert', 'sicken', 'balk', 'call-off'],
    },
    ordering: siegeOrdering(language, named),
    quickOrdersOf: (asked, odds) => siegeQuickOrders(asked, odds, language, named),
    whyNow,
    strip: Strip,
    asideFor: panelFor,
    layers: [
      ringLayer(setting, language, named),
      gunsLayer(language, named),
      contactLayer(setting, language),
      worthLayer(setting, language),
    ],
  }
}

/** Verbs that take all who are left, with those that take one: for a last one both are the same. */
const ofEach: Readonly<Record<string, string>> = { 'depart-all': 'depart' }

const placeOf = ({ kind, id }: Thing, pieces: readonly { readonly id: string; readonly place: string }[]) =>
  kind === 'zone' ? id : kind === 'piece' ? pieces.find((one) => one.id === id)?.place : undefined
