import type { Entry } from '../../src-main/contract/games.ts'
import { isDraw, kindOf } from './lines.ts'
import type { SystemJournal } from './system-journal.ts'

/** Whether an entry is news that no player should miss: a loss, an elimination or arrival, or what decides the game. */
export function isNews({ entry }: Entry, { news = [], entries }: Pick<SystemJournal, 'news' | 'entries'>): boolean {
  const kind = kindOf({ entry, sentence: null, stop: 0 })
  const loss = entries[kind]?.loss
  const lost = typeof loss === 'string' ? entry[loss] : loss
  return news.includes(kind) || (typeof lost === 'number' && lost > 0)
}

/** Whether an entry only repeats the act that caused it, while its results say more. */
export const isEcho = ({ entry }: Entry, { echoes = [] }: Pick<SystemJournal, 'echoes'>): boolean =>
  echoes.includes(kindOf({ entry, sentence: null, stop: 0 }))

/** The outcome of an act: news first, then other results, then dice; otherwise in the order of the journal. */
export const outcomeFirst = <T extends { readonly entry: Entry }>(
  told: readonly T[],
  system: Pick<SystemJournal, 'news' | 'entries'>,
): readonly T[] => {
  const [dice, others] = [told.filter(({ entry }) => isDraw(entry)), told.filter(({ entry }) => !isDraw(entry))]
  return [...newsFirst(others, ({ entry }) => isNews(entry, system)), ...dice]
}

/** News first, then the rest, otherwise in the order of the journal: a player who stops reading early has read the news. */
export const newsFirst = <T>(told: readonly T[], is: (one: T) => boolean): readonly T[] => [
  ...told.filter(is),
  ...told.filter((one) => !is(one)),
]
