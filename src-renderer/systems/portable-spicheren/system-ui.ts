import { indexBoard } from '../../map/board/board.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/thing.ts'
import { piece, sameVerbsWith, thingsByNoun, zone } from '../../system-ui/answers.ts'
import type { SystemUiFor } from '../../system-ui/system-ui.ts'
import { liveriesOf } from '../../system-ui/plain.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import { placesHeld, readUnits, unitPieces, unitText } from './units.ts'
import { hexTowards } from './facings.ts'
import { whyNow } from './why-now.ts'

export const portableSpicherenUi: SystemUiFor = (setting, language) => {
  const units = readUnits(setting.files['order-of-battle.json'] ?? null, setting, language)
  const sheet = sheetOf(setting, language)
  const index = sheet === null ? undefined : indexBoard(sheet.board)
  const liveries = liveriesOf(setting)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  return {
    sheet,
    // Nothing is hidden in this game: one view tells all.
    piecesOf: ({ views: [view] }) =>
      view === undefined ? [] : unitPieces(view.known, units, liveries, named, language),
    overlayOf: ({ views: [view], sides }) =>
      view === undefined || index === undefined
        ? noOverlay
        : {
            zones: placesHeld(view.known, sides, liveries),
            ways: [],
            marks: [],
          },
    thingsOf: (answer, { question: { about, prompt } }) =>
      thingsByNoun(answer, {
        hex: (name) => [zone(name)],
        unit: (name) => [piece(name)],
        // While a unit still may move, the hexes round it are where it goes; afterwards they are where it looks.
        direction: (name) =>
          prompt === 'movement' || index === undefined ? [] : hexTowards(index, unitText(about, 'hex'), name).map(zone),
      }),
    inHandOf: ({ question: { about } }) => {
      const [unit, hex] = [unitText(about, 'unit'), unitText(about, 'hex')]
      return [...(unit === '' ? [] : [piece(unit)]), ...(hex === '' ? [] : [zone(hex)])]
    },
    wishesOf: (thing, asked, pieces) => {
      const place = placeOf(thing, pieces)
      const unit = thing.kind === 'piece' ? thing.id : undefined
      return [
        ...(unit === undefined ? [] : sameVerbsWith(asked, { unit })),
        ...(place === undefined ? [] : sameVerbsWith(asked, { hex: place })),
        ...(unit === undefined ? [] : [`activate ${unit}`, `assault ${unit}`]),
        ...(place === undefined ? [] : [`step ${place}`]),
      ]
    },
    signs: { map: [], counters: ['engaged', 'suppressed', 'fired'] },
    whyNow,
  }
}

const placeOf = ({ kind, id }: Thing, pieces: readonly { readonly id: string; readonly place: string }[]) =>
  kind === 'zone' ? id : kind === 'piece' ? pieces.find((one) => one.id === id)?.place : undefined
