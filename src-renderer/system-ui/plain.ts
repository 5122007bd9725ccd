import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Livery } from '../counters/face.ts'
import type { Piece } from '../counters/piles.ts'
import { counterTitle } from '../counters/title.ts'
import { counterWords, type CounterWords } from '../counters/words.ts'
import { noOverlay } from '../map/board/overlay.ts'
import { sameVerbsWith, thingsByNoun, way, zone } from './answers.ts'
import type { SystemUiFor, SystemWindow } from './system-ui.ts'
import { sheetOf } from './sheets.ts'

/** Shows counters face down, and finds answers by their places. */
export const plainSystemUi: SystemUiFor = (setting, language) => {
  const words = counterWords(setting, language)
  const kinds = { zone: (name: string) => [zone(name)], hex: (name: string) => [zone(name)] }
  return {
    sheet: sheetOf(setting, language),
    piecesOf: ({ pieces }) => pieces.flatMap((one) => faceDown(one, setting.dress[one.side === 0 ? 0 : 1], words)),
    overlayOf: () => noOverlay,
    thingsOf: (answer) => thingsByNoun(answer, { ...kinds, connection: (name) => [way(name)] }),
    subjectsOf: () => [],
    actionsOf: ({ kind, id }, asked) =>
      kind === 'piece' ? [] : sameVerbsWith(asked, kind === 'way' ? { connection: id } : { zone: id, hex: id }),
    whyNow: () => null,
  }
}

/** A rule system that the window has no module for. Every line of its journal is of kind “other”, and no draw counts as luck. */
export const plainSystem: SystemWindow = {
  uiFor: plainSystemUi,
  journal: { beginnings: [], nouns: {}, draws: {}, sidesOf: () => () => null },
}

function faceDown(
  { place, side, count }: GameSnapshot['pieces'][number],
  livery: Livery,
  words: CounterWords,
): Piece[] {
  const face = { livery, sign: 'unknown' } as const
  const title = counterTitle(face, words)
  return Array.from({ length: count }, (_, i) => ({ id: `${place} ${side} ${i}`, place, side, face, title }))
}
