import type { Entry } from '../../src-main/contract/games.ts'
import { isDraw, kindOf } from './lines.ts'
import type { SystemJournal } from './system-journal.ts'

/** Whether an entry tells what nobody may miss: a loss, somebody eliminated or come, what decides the game. */
export function isNews({ entry }: Entry, { news = [], entries }: Pick<SystemJournal, 'news' | 'entries'>): boolean {
  const kind = kindOf({ entry, sentence: null, stop: 0 })
  const loss = entries[kind]?.loss
  const lost = typeof loss === 'string' ? entry[loss] : loss
  return news.includes(kind) || (typeof lost === 'number' && lost > 0)
}

/** Whether an entry only repeats the act that it came of: results say more. */
export const isEcho = ({ entry }: Entry, { echoes = [] }: Pick<SystemJournal, 'echoes'>): boolean =>
  echoes.includes(kindOf({ entry, sentence: null, stop: 0 }))

/** What came of an act: what nobody may miss, what else came of it, and then the dice that showed it, each as it was told. */
export const outcomeFirst = <T extends { readonly entry: Entry }>(
  told: readonly T[],
  system: Pick<SystemJournal, 'news' | 'entries'>,
): readonly T[] => {
  const [dice, others] = [told.filter(({ entry }) => isDraw(entry)), told.filter(({ entry }) => !isDraw(entry))]
  return [...newsFirst(others, ({ entry }) => isNews(entry, system)), ...dice]
}

/** What nobody may miss, and then the rest, each as it was told: who reads no further has read that. */
export const newsFirst = <T>(told: readonly T[], is: (one: T) => boolean): readonly T[] => [
  ...told.filter(is),
  ...told.filter((one) => !is(one)),
]
