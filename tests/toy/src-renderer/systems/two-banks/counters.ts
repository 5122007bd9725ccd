import type { GameSnapshot, Setting } from '../../../src-main/contract/games.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { CounterFace } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { knownIn, orderOfBattleIn } from './told.ts'

/** A boat, with a flag for the strong. */
const boat = (strength: number): string =>
  `<path d="M8 58H92L76 84H24Z" fill="#6b4a2b"/><path d="M50 58V12" stroke="#3b2a18" stroke-width="5"/>${
    strength > 2 ? '<path class="flag" d="M50 12L84 24L50 36Z" fill="#b3322b"/>' : ''
  }`

const words = {
  en: { hidden: 'Counter face down', strength: 'strength' },
  fr: { hidden: 'Pion face cachée', strength: 'force' },
}

/** Counters as those who look see them: their own and those turned up with a boat, all others face down. */
export function piecesOf({ views }: GameSnapshot, setting: Setting, language: Language): Piece[] {
  const counters = new Map(orderOfBattleIn(setting).counters.map((one) => [one.id, one]))
  const pieces = new Map<string, Piece>()
  const add = (side: number, place: string, token: string, counter: string | undefined): void => {
    const known = counters.get(counter ?? '')
    const id = known?.id ?? token
    const livery = setting.dress[side === 0 ? 0 : 1]
    const face: CounterFace =
      known === undefined
        ? { livery, sign: 'unknown' }
        : { livery, sign: 'infantry', picture: boat(known.strength), figure: known.strength }
    const title =
      known === undefined
        ? `${words[language].hidden}, ${setting.sides[side === 0 ? 0 : 1][language]}`
        : `${known.name[language]}, ${words[language].strength} ${known.strength}`
    pieces.set(id, { id, place, side, face, title })
  }
  for (const view of views) {
    const { counter, token } = knownIn(view)
    for (const [id, { zone }] of Object.entries(counter)) add(view.side, zone, id, id)
    // Where everything lies open, the other view has these counters by their names.
    if (views.length === 1) for (const [id, row] of Object.entries(token)) add(1 - view.side, row.zone, id, row.counter)
  }
  return [...pieces.values()]
}
