import { counterWords } from '../../counters/words.ts'
import { indexBoard } from '../../map/board/board.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { piece, sameVerbsWith, thingsByNoun, zone } from '../../system-ui/answers.ts'
import type { SystemUiFor } from '../../system-ui/system-ui.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import { percentIn } from '../../text/chances.ts'
import { hexTowards } from '../../system-ui/facings.ts'
import { factOf, meleeOddsIn, shotOddsIn, viewIn } from './reads/reads.ts'
import { fireLayer } from './layers/fire.ts'
import { goInWords } from './orders/in-words.ts'
import { unitOrdering } from './orders/ordering.ts'
import { orderWords } from './orders/words.ts'
import { marks } from './marks.ts'
import { TurnStrip } from './strip/TurnStrip.tsx'
import { placesHeld, readUnits, unitPieces } from './units.ts'
import { whyNow } from './why-now.ts'

export const portableSpicherenUi: SystemUiFor = (setting, language) => {
  const units = readUnits(setting, language)
  const sheet = sheetOf(setting, language)
  const index = sheet === null ? undefined : indexBoard(sheet.board)
  const liveries = setting.dress
  const words = counterWords(setting, language)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  const percent = percentIn(language)
  const ordering = orderWords(language)
  return {
    sheet,
    // Nothing is hidden in this game: every view has everything.
    piecesOf: ({ views: [view] }) =>
      view === undefined ? [] : unitPieces(viewIn(view.known), units, liveries, named, words),
    overlayOf: ({ views: [view], sides }) =>
      view === undefined || index === undefined
        ? noOverlay
        : { ...noOverlay, zones: placesHeld(viewIn(view.known), sides, liveries), turn: viewIn(view.known).turn },
    thingsOf: (answer, { question }) =>
      thingsByNoun(answer, {
        hex: (name) => [zone(name)],
        unit: (name) => [piece(name)],
        // While a unit may still move, a hex beside it is a step; afterwards it is a facing.
        direction: (name) =>
          question.prompt === 'movement' || index === undefined
            ? []
            : hexTowards(index, factOf(question, 'hex') ?? '', name).map(zone),
      }),
    // The notes give the chance that a shot hits, or that each of the two in a melee does.
    notesOdds: ({ answers }) => answers.some(({ verb }) => verb === 'fight' || isShot(verb)),
    noteOf: ({ verb }, _asked, odds) => {
      if (odds === undefined) return null
      if (isShot(verb)) return ordering.hits(percent(shotOddsIn(odds).hit))
      if (verb !== 'fight') return null
      const { attacker, defender } = meleeOddsIn(odds)
      return ordering.hitsAndIsHit(percent(1 - defender.hits.none), percent(1 - attacker.hits.none))
    },
    subjectsOf: ({ question }) => {
      const [unit, hex] = [factOf(question, 'unit'), factOf(question, 'hex')]
      return [...(unit === undefined ? [] : [piece(unit)]), ...(hex === undefined ? [] : [zone(hex)])]
    },
    actionsOf: (thing, asked, pieces) => {
      const place = placeOf(thing, pieces)
      const unit = thing.kind === 'piece' ? thing.id : undefined
      return [
        ...(unit === undefined ? [] : sameVerbsWith(asked, { unit })),
        ...(place === undefined ? [] : sameVerbsWith(asked, { hex: place })),
        ...(unit === undefined ? [] : [`activate ${unit}`, `assault ${unit}`]),
        ...(place === undefined ? [] : [`step ${place}`]),
      ]
    },
    answerKeys: {
      fixed: {},
      ends: ['hold-fire', 'end-moves', 'cease-fire'],
      loses: ['lose', 'leave', 'suppress', 'withdraw'],
    },
    signs: { map: [], counters: marks[language] },
    strip: TurnStrip,
    layers: [fireLayer(language, named)],
    ...(index === undefined ? {} : { ordering: unitOrdering(language, index, (unit) => units.get(unit)?.side, named) }),
    orderInWords: (order) => goInWords(order, language, named),
    whyNow,
  }
}

const isShot = (verb: string): boolean => verb === 'aim' || verb === 'fire'

const placeOf = ({ kind, id }: Thing, pieces: readonly { readonly id: string; readonly place: string }[]) =>
  kind === 'zone' ? id : kind === 'piece' ? pieces.find((one) => one.id === id)?.place : undefined
