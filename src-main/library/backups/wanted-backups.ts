import type { Backup } from './backups.ts'

const DAY = 24 * 60 * 60 * 1000
const dayOf = ({ index }: Backup): number => Math.floor(index.made / DAY)
/** Days are counted from a Thursday, the first of January 1970; weeks begin on Mondays. */
const weekOf = (backup: Backup): number => Math.floor((dayOf(backup) - 4) / 7)

/** All backups together may take so many times the room of the last one. */
const MOST_ROOM = 8

/**
 * Which backups are to be kept, of a list with the newest first: the last, the last of another day, and the last of each of two
 * other weeks; and, for a game that is damaged in the last one, the newest that has it whole. What came later is told by the
 * numbers: a clock that was set back makes no backup old.
 */
export function wantedBackups(backups: readonly Backup[]): Backup[] {
  const [last] = backups
  if (last === undefined) return []
  const yesterday = backups.find((one) => dayOf(one) !== dayOf(last))
  const lastWeek = backups.find((one) => weekOf(one) !== weekOf(last))
  const weekBefore =
    lastWeek && backups.find((one) => one.index.number < lastWeek.index.number && weekOf(one) !== weekOf(lastWeek))
  const wanted = [last, yesterday, lastWeek, weekBefore, ...holdersOfDamaged(backups, last)]
  const most = last.index.size * MOST_ROOM
  let room = 0
  return backups.filter((one) => {
    if (!wanted.includes(one)) return false
    room += one.index.size
    return one === last || room <= most
  })
}

function holdersOfDamaged(backups: readonly Backup[], last: Backup): (Backup | undefined)[] {
  const damaged = last.index.games.filter(({ whole }) => !whole)
  return damaged.map(({ uid }) =>
    backups.find(({ index }) => index.games.some((game) => game.uid === uid && game.whole)),
  )
}
